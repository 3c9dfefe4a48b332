// What is set against one rival: `rival` its name, `theirs` what is known of it, `ours` what the offer has.
import type { Bilingual } from '../language/language.ts';

/** Something is known of both on one point. */
export const SHARED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, {{point}}: allí, {{theirs}}; aquí, {{ours}}.',
    en: '**Against {{rival}}**, {{point}}: there, {{theirs}}; here, {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}** se compite en una cosa, {{point}}: {{theirs}} allí, {{ours}} aquí.',
    en: '**Against {{rival}}** the contest is over one thing, {{point}}: {{theirs}} there, {{ours}} here.',
  },
];

/** It was said not to do what the business promises. */
export const BROKEN: readonly Bilingual[] = [
  { es: 'Tampoco da, según se contó, esto otro: {{edge}}.', en: 'Nor does it give this, as it was told: {{edge}}.' },
];

/** A failing told of it, on which the offer has said nothing and the trade has an answer. */
export const TOLD: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** se contó esto, {{point}}: {{theirs}}. Este plan propone otra cosa: {{ours}}.',
    en: '**Against {{rival}}** this was told, {{point}}: {{theirs}}. This plan proposes otherwise: {{ours}}.',
  },
];

export const UNANSWERED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** se contó esto, {{point}}: {{theirs}}. Lo que se le opone es {{ours}}.',
    en: '**Against {{rival}}** this was told, {{point}}: {{theirs}}. What stands against it is {{ours}}.',
  },
];

/** It is ahead on the one thing told of it. */
export const AHEAD: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que va por delante en esto, {{point}} ({{theirs}}), no se discute ese punto: se pone enfrente {{ours}}.',
    en: '**Against {{rival}}**, which is ahead on this, {{point}} ({{theirs}}), that point is not disputed: what is set against it is {{ours}}.',
  },
];

/** Words about it that fit no point. */
export const QUOTED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** se dijo esto: {{told}}. Lo que ahí falta y aquí se ofrece es {{ours}}.',
    en: '**Against {{rival}}** this was said: {{told}}. What is missing there and offered here is {{ours}}.',
  },
];

/** Only its kind is known. */
export const KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** (a favor, {{why}}; en contra, {{fails}}) se pone {{ours}}.',
    en: '**Against {{rival}}** (for it, {{why}}; against it, {{fails}}) stands {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}** no se gana en lo suyo ({{why}}), sino donde suele fallar: {{fails}}. Ahí entra {{ours}}.',
    en: '**Against {{rival}}** nothing is won on its own ground ({{why}}) but where it usually fails: {{fails}}. That is the place for {{ours}}.',
  },
];

/** Only the name is known, and the problem tells how long one waits in the area. */
export const MARKET: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: en la zona se espera {{theirs}}, según se contó; aquí, {{ours}}, con {{also}}. Si allí lo igualan, no hay motivo para cambiar: se pide cita antes del {{fig:week-1}}.',
    en: '**Against {{rival}}**: the wait in the area is {{theirs}}, as it was told; here, {{ours}}, with {{also}}. If they match it there is no reason to switch: ask for a date before {{fig:week-1}}.',
  },
];

/** Only the name is known, and the problem tells what cannot be had. */
export const MISSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: si en la zona falta {{lack}}, allí tampoco se encuentra; aquí es lo primero, y además {{ours}}. Se pide allí antes del {{fig:week-1}}: si lo tienen, queda solo lo segundo.',
    en: '**Against {{rival}}**: if the area lacks {{lack}}, it is not to be had there either; here it comes first, and then {{ours}}. Ask for it there before {{fig:week-1}}: if they have it, only the second is left.',
  },
];

/** Only the name is known. */
export const BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que ya venden lo mismo y tienen clientela, el motivo para cambiar ha de ser este: {{ours}}. Se compra allí antes del {{fig:week-1}}; si ya lo dan, hay que buscar otro.',
    en: '**Against {{rival}}**, already selling the same to customers of their own, the reason to switch has to be this: {{ours}}. Buy there before {{fig:week-1}}; if they give it already, another is needed.',
  },
  {
    es: '**Frente a {{rival}}** solo se sabe que existen y que ya tienen a quién vender. Lo que se les opone, {{ours}}, vale si allí no se encuentra: una compra antes del {{fig:week-1}} lo dirá.',
    en: '**Against {{rival}}** all that is known is that they exist and have customers. What is set against them, {{ours}}, counts if it is not to be had there: one purchase before {{fig:week-1}} will tell.',
  },
];
