// What is said of the way to opening: that the told opening is too soon.
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** `weeksLater`: by how many weeks the told opening is too soon; `soonerIf`: what would bring it forward. */
export function stepSlots({ figures, steps }: Draft): Draft['slots'] {
  const soonerIf = steps.list.some(({ id, isOngoing }) => OF_A_PLACE.has(id) && !isOngoing) ? SOONER_THERE : SOONER;
  if (!figures['short-weeks']) return { soonerIf };
  return figures['short-weeks'].value === 1
    ? { soonerIf, weeksLater: { es: 'una semana', en: 'one week' } }
    : { soonerIf, weeksLater: { es: '{{fig:short-weeks}} semanas', en: '{{fig:short-weeks}} weeks' } };
}

const SOONER: Bilingual = {
  es: 'Solo se podría abrir antes si el trámite más lento de la tabla tardara menos.',
  en: 'It could open sooner only if the slowest line of the table took less.',
};
const SOONER_THERE: Bilingual = {
  es: 'Solo se podría abrir antes en un local que ya tenga los permisos.',
  en: 'It could open sooner only in premises that already have their permits.',
};

/** The told opening is too soon: where the work can begin without premises, by how much; else when it opens. */
export const TOO_SOON: readonly Message[] = [
  {
    id: 'steps.short.away',
    when: (draft) => draft.figures['short-weeks'] !== undefined && draft.steps.canBeginAway,
    variants: [
      {
        es: 'No da tiempo a tener todos los permisos al abrir: si se firma el {{fig:sign-by}}, estarán el {{fig:ready-by}}, {{weeksLater}} después. Hasta entonces se trabaja sin local abierto al público, y hay que decirlo al pedir el permiso.',
        en: 'Not every permit can be ready at opening: signing on {{fig:sign-by}}, they come on {{fig:ready-by}}, {{weeksLater}} later. Until then work is done without premises open to the public, which has to be said when applying.',
      },
    ],
  },
  {
    id: 'steps.moved',
    when: ({ figures }) => figures['told-start'] !== undefined,
    variants: [
      {
        es: 'No da tiempo a abrir en {{fig:told-start}}, como se dijo: si se firma el {{fig:sign-by}}, el negocio abrirá el {{fig:ready-by}}. {{soonerIf}}',
        en: 'There is no time to open in {{fig:told-start}}, as stated: signing on {{fig:sign-by}}, the business opens on {{fig:ready-by}}. {{soonerIf}}',
      },
    ],
  },
  {
    id: 'steps.first-days',
    when: ({ figures }) => figures['first-days'] !== undefined,
    variants: [
      {
        es: 'Si se firma el {{fig:sign-by}}, el negocio abrirá el {{fig:ready-by}}, y ese mes cuenta solo desde ese día, con los gastos enteros.',
        en: 'Signing on {{fig:sign-by}}, the business opens on {{fig:ready-by}}, and that month counts only from that day, with its costs in full.',
      },
    ],
  },
];

/** The same among the news of the first page. */
export const MOVED_NEWS: Message = {
  id: 'news.moved',
  when: ({ figures }) => figures['told-start'] !== undefined,
  variants: [
    {
      es: 'No da tiempo a abrir en {{fig:told-start}}, como se dijo en la entrevista. Si se firma el {{fig:sign-by}}, el negocio abrirá el **{{fig:ready-by}}**, y todo el plan cuenta desde esa fecha.',
      en: 'There is no time to open in {{fig:told-start}}, as stated in the interview. Signing on {{fig:sign-by}}, the business opens on **{{fig:ready-by}}**, and the whole plan counts from there.',
    },
  ],
};

/** The same where the month holds, and only its first days are too soon. */
export const FIRST_DAYS_NEWS: Message = {
  id: 'news.first-days',
  when: ({ figures }) => figures['first-days'] !== undefined && figures['told-start'] === undefined,
  variants: [
    {
      es: 'Si se firma el {{fig:sign-by}}, el negocio abrirá el **{{fig:ready-by}}**. El primer mes cuenta solo desde ese día, pero paga los gastos enteros.',
      en: 'Signing on {{fig:sign-by}}, the business opens on **{{fig:ready-by}}**. The first month counts only from that day, but pays its costs in full.',
    },
  ],
};

/** What is waited for because of a place. */
const OF_A_PLACE: ReadonlySet<string> = new Set(['permit-works', 'permit-town', 'permit-zoning']);
