// What is said of the way to opening: the day of the decision, and that the told opening is too soon.
import { isTakenOver } from '../../facts/is-taken-over.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import { isTold, isUnsigned } from '../money/way-words.ts';
import { isTitleOnly } from './licence-words.ts';

/** Where a running business is taken over, its books decide and no count does. */
export const TAKE_OR_NOT: Message = {
  id: 'steps.go.takeover',
  when: ({ steps, facts }) => !steps.isOpen && isTakenOver(facts),
  variants: [
    {
      es: 'La decisión se toma antes del {{fig:go-by}}. Si el dinero está prometido por escrito y los libros prueban {{fig:units-start}} {{units}} al mes, el {{fig:sign-by}} se firma el traspaso. Si prueban menos, hay que rehacer la previsión y negociar un precio más bajo.',
      en: 'The decision is due before {{fig:go-by}}. If the money is promised in writing and the books prove {{fig:units-start}} {{units}} a month, the transfer is signed on {{fig:sign-by}}. If they prove less, the forecast has to be redone and a lower price negotiated.',
    },
  ],
};

/** The same where nobody should sign on these figures: a price or costs that hold come before the money. */
export const MEND_OR_NOT: Message = {
  id: 'steps.go.mended',
  when: (draft) => isCounted(draft) && isUnsigned(draft),
  variants: [
    {
      es: 'La decisión se toma antes del {{fig:go-by}}. El {{fig:sign-by}} se firma solo con {{mendedBy}}, y además con el dinero prometido por escrito y {{countEnough}} o más en el recuento. Si falta una de las tres cosas, no se firma ningún compromiso mensual.',
      en: 'The decision is due before {{fig:go-by}}. Signing is on {{fig:sign-by}} only with {{mendedBy}}, and with the money promised in writing and a count of {{countEnough}} or more. If one of the three is missing, no monthly commitment is signed.',
    },
  ],
};

const isCounted = ({ steps, facts }: Draft) => !steps.isOpen && !isTakenOver(facts);

/** Either of what would mend the plan, or all at once where neither alone does. */
export function mendSlots(draft: Draft): Draft['slots'] {
  const [first = hasFixedPrice(draft) ? ALL_BUT_PRICE : ALL_AT_ONCE, second] = [
    ...(isTold(draft, 'remedy-price') && !hasFixedPrice(draft) ? [HIGHER_PRICE] : []),
    ...(isTold(draft, 'remedy-cut') ? [LOWER_COSTS] : []),
  ];
  return { mendedBy: second ? { es: `${first.es}, o ${second.es}`, en: `${first.en}, or ${second.en}` } : first };
}

const HIGHER_PRICE: Bilingual = {
  es: 'un precio un {{fig:remedy-price*}} más alto que diez personas hayan pagado en una prueba, con fecha y lugar',
  en: 'a price {{fig:remedy-price*}} higher that ten people have paid at a dated trial',
};
const LOWER_COSTS: Bilingual = {
  es: '{{fig:remedy-cut*}} menos al mes de gastos y sueldos',
  en: 'costs and pay {{fig:remedy-cut*}} a month lower',
};
const ALL_AT_ONCE: Bilingual = {
  es: 'otro precio, otro volumen y otros gastos que den estas cuentas',
  en: 'another price, volume and costs with which these figures hold',
};

const ALL_BUT_PRICE: Bilingual = {
  es: 'otro descuento del distribuidor, otro volumen y otros gastos que den estas cuentas',
  en: 'another distributor’s discount, volume and costs with which these figures hold',
};

/** The day before which nothing is signed, and what has to be on the table by then. */
export const GO_OR_NOT: Message = {
  id: 'steps.go',
  when: (draft) => isCounted(draft) && !isUnsigned(draft),
  variants: [
    {
      es: 'La decisión se toma antes del {{fig:go-by}}. Con el dinero prometido por escrito{{licenceToo}} y {{countEnough}} o más en el recuento, se firma el {{fig:sign-by}}. Con menos hay que rehacer la previsión, y con {{countShort}} o menos no se firma ningún compromiso mensual.',
      en: 'The decision is due before {{fig:go-by}}. With the money promised in writing{{licenceToo}} and a count of {{countEnough}} or more, signing is on {{fig:sign-by}}. Below that the forecast has to be redone, and at {{countShort}} or below no monthly commitment is signed.',
    },
    {
      es: 'El primer compromiso mensual se firma el {{fig:sign-by}}, y solo si antes del {{fig:go-by}} está el dinero por escrito{{licenceToo}} y el recuento da {{countEnough}} o más, que es lo que necesita la previsión. Con menos hay que rehacerla, y con {{countShort}} o menos el negocio no se abre.',
      en: 'The first monthly commitment is signed on {{fig:sign-by}}, and only if by {{fig:go-by}} the money is promised in writing{{licenceIs}} and the count reaches the {{countEnough}} the forecast needs. Below that the forecast has to be redone, and at {{countShort}} or below the business does not open.',
    },
  ],
};

/** What has to be in force beside the money, where the work takes a licence; nothing elsewhere. */
export function licenceSlots(draft: Draft): Draft['slots'] {
  return draft.sector.isLicensed === true && !isTitleOnly(draft)
    ? { licenceToo: LICENSED, licenceIs: IS_LICENSED }
    : { licenceToo: NO_WORDS, licenceIs: NO_WORDS };
}

const LICENSED: Bilingual = { es: ', la licencia profesional en vigor o pedida', en: ', the professional licence in force or applied for' };
const IS_LICENSED: Bilingual = { es: LICENSED.es, en: ', the professional licence is in force or applied for' };

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
        es: 'Si se firma el {{fig:sign-by}}, el negocio abrirá el {{fig:ready-by}}, y ese mes cuenta {{fig:first-days}} días de ventas y los gastos enteros.',
        en: 'Signing on {{fig:sign-by}}, the business opens on {{fig:ready-by}}, and that month counts {{fig:first-days}} days of sales and its costs in full.',
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
      es: 'Si se firma el {{fig:sign-by}}, el negocio abrirá el **{{fig:ready-by}}**. El primer mes cuenta por eso {{fig:first-days}} días de ventas y los gastos enteros.',
      en: 'Signing on {{fig:sign-by}}, the business opens on **{{fig:ready-by}}**. The first month therefore counts {{fig:first-days}} days of sales and its costs in full.',
    },
  ],
};

/** What is waited for because of a place. */
const OF_A_PLACE: ReadonlySet<string> = new Set(['permit-works', 'permit-town', 'permit-zoning']);
