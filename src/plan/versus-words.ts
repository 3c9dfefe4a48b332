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
    es: '**Frente a {{rival}}**, {{point}}: {{theirs}}. Este plan propone otra cosa: {{ours}}.',
    en: '**Against {{rival}}**, {{point}}: {{theirs}}. This plan proposes otherwise: {{ours}}.',
  },
];

export const UNANSWERED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, {{point}}: {{theirs}}. Lo que se le opone: {{ours}}.',
    en: '**Against {{rival}}**, {{point}}: {{theirs}}. What stands against it: {{ours}}.',
  },
];

/** It is ahead on the one thing told of it. */
export const AHEAD: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, que va por delante en esto, {{point}} ({{theirs}}), no se discute ese punto. Enfrente: {{ours}}.',
    en: '**Against {{rival}}**, which is ahead on this, {{point}} ({{theirs}}), that point is not disputed. Set against it: {{ours}}.',
  },
];

/** Words about it that fit no point. */
export const QUOTED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}** se dijo esto: {{told}}. Lo que se ofrece aquí: {{ours}}.',
    en: '**Against {{rival}}** this was said: {{told}}. What is offered here: {{ours}}.',
  },
];

/** Only its kind is known. */
export const KIND: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**. A favor de esa opción: {{why}}. En contra: {{fails}}. Aquí: {{ours}}.',
    en: '**Against {{rival}}**. In favour of that choice: {{why}}. Against it: {{fails}}. Here: {{ours}}.',
  },
  {
    es: '**Frente a {{rival}}** no se gana en esto, {{why}}, sino en lo que esa clase suele dejar: {{fails}}. Aquí: {{ours}}.',
    en: '**Against {{rival}}** nothing is won on this, {{why}}, but on what that kind tends to leave: {{fails}}. Here: {{ours}}.',
  },
];

/** Only the name is known, and the problem tells how long one waits in the area. */
export const MARKET: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: en la zona se espera {{theirs}}, según se contó; aquí, {{ours}}; y también {{also}}. Si allí lo igualan, no hay motivo para cambiar: se pide cita antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**: the wait in the area is {{theirs}}, as it was told; here, {{ours}}; and also {{also}}. If they match it there is no reason to switch: ask for a date before {{fig:go-by}}.',
  },
];

/** Only the name is known, and the problem tells what cannot be had. */
export const MISSED: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**: si en la zona falta {{lack}}, allí tampoco se encuentra; aquí es lo primero; lo segundo, {{ours}}. Se pide allí antes del {{fig:go-by}}: si lo tienen, queda solo lo segundo.',
    en: '**Against {{rival}}**: if the area lacks {{lack}}, it is not to be had there either; here it comes first; second, {{ours}}. Ask for it there before {{fig:go-by}}: if they have it, only the second is left.',
  },
];

/** Only the name is known. */
export const BARE: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, mismo oficio y clientela ya hecha, el motivo para cambiar ha de ser este: {{ours}}. Una compra allí antes del {{fig:go-by}} dirá si ya lo dan; entonces hay que buscar otro.',
    en: '**Against {{rival}}**, same trade and customers already won, the reason to switch has to be this: {{ours}}. One purchase there before {{fig:go-by}} will tell whether they give it; then another is needed.',
  },
  {
    es: '**Frente a {{rival}}** consta el nombre y poco más. Lo que se le opone, {{ours}}, vale si allí no se encuentra: se compra una vez antes del {{fig:go-by}} y se anota.',
    en: '**Against {{rival}}** there is a name to go by and little else. What is set against it, {{ours}}, counts if it is not to be had there: buy once before {{fig:go-by}} and write it down.',
  },
];

/** Dear, as it was told: the own price is an answer. */
export const DEAR: readonly Bilingual[] = [
  {
    es: '**Frente a {{rival}}**, de precio {{theirs}} según se contó: aquí, {{fig:price-charged}} por {{unit}}; además, {{ours}}. Se pide allí presupuesto de lo mismo antes del {{fig:go-by}}.',
    en: '**Against {{rival}}**, {{theirs}} in price as it was told: here, {{fig:price-charged}} for each {{unit}}; besides, {{ours}}. Ask there for a quote for the same before {{fig:go-by}}.',
  },
];
