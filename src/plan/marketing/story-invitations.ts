// The sixth scene, as customers of that kind of business are asked in: whoever walks past, whoever books, whoever reads a quotation.
import { saleLines } from '../../facts/sale-lines.ts';
import type { Bilingual } from '../../language/language.ts';
import { isAverageSpend } from '../customer/tell-price.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { type SaleKind, saleKindOf } from './sale-kind.ts';

const WHERE: Bilingual = { es: ' Dónde: {{channelShow}}.', en: ' Where: {{channelShow}}.' };

const ASKED_IN: Readonly<Record<SaleKind, Bilingual>> = {
  counter: {
    es: 'La directa: «Hoy, {{promiseOne}}». La tranquila: entrar a mirar y salir sin comprar, que también es una visita.',
    en: 'Direct: “Today: {{promiseOne}}”. Low-key: come in, look and leave without buying, which is a visit too.',
  },
  shelf: {
    es: 'La directa: llenar la cesta y ver el total antes de pagar. La tranquila: guardar lo que gustó y volver otro día. Lo que se lee primero: {{promiseOne}}.',
    en: 'Direct: fill the basket and see the total before paying. Low-key: save what they liked and come back. What they read first: {{promiseOne}}.',
  },
  care: {
    es: 'La directa: pedir hora sabiendo ya lo que se paga{{paidFor}}. La tranquila: preguntar cuándo hay sitio y pensarlo en casa. Lo que se dice primero: {{promiseOne}}.',
    en: 'Direct: book, already knowing what it costs{{paidFor}}. Low-key: ask when there is a slot and think it over at home. What is said first: {{promiseOne}}.',
  },
  class: {
    es: 'La directa: guardar plaza, con fecha y precio. La tranquila: ver una clase antes de decidir. Lo que se cuenta primero: {{promiseOne}}.',
    en: 'Direct: take a place, with a date and a price. Low-key: watch a class before deciding. What is told first: {{promiseOne}}.',
  },
  stay: {
    es: 'La directa: elegir noche y reservar. La tranquila: guardar la página y volver cuando haya fechas. Lo que se enseña primero: {{promiseOne}}.',
    en: 'Direct: pick a night and book. Low-key: save the page and come back once dates are settled. What is shown first: {{promiseOne}}.',
  },
  account: {
    es: 'La directa: una reunión con día y hora, y después el precio por escrito. La tranquila: leer qué se incluye y contestar cuando toque. Lo que encabeza el papel: {{promiseOne}}.',
    en: 'Direct: a meeting with a date and, after it, the price in writing. Low-key: read what is included and reply in good time. What heads the page: {{promiseOne}}.',
  },
  work: {
    es: 'La directa: contar qué hace falta y recibir precio y día. La tranquila: ver un trabajo terminado y preguntar sin encargar nada. Lo que se enseña primero: {{promiseOne}}.',
    en: 'Direct: say what is needed and get a price and a day. Low-key: see a finished job and ask without ordering. What is shown first: {{promiseOne}}.',
  },
};

/** One for each kind, where something is promised. */
export const INVITED_BY_KIND: readonly Message[] = Object.entries(ASKED_IN).map(
  ([kind, { es, en }]): Message => ({
    id: `scene.invitation.${kind}`,
    when: (draft) => draft.slots.promiseOne !== undefined && saleKindOf(draft) === kind,
    variants: [{ es: `${es}${WHERE.es}`, en: `${en}${WHERE.en}` }],
  }),
);

/** `paidFor`: the price, where one is told that everybody pays; nothing where it is an average or there are several. */
export function paidForSlot({ facts }: Pick<Draft, 'facts'>): Readonly<Record<'paidFor', Bilingual>> {
  const isOne = saleLines(facts) === null && !isAverageSpend(facts);
  return { paidFor: isOne ? { es: ', {{fig:price-charged}}', en: ', {{fig:price-charged}}' } : { es: '', en: '' } };
}
