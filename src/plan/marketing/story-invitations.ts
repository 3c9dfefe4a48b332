// The sixth scene, as customers of that kind of business are asked in: whoever walks past, whoever books, whoever reads a quotation.
import { saleLines } from '../../facts/sale-lines.ts';
import type { Bilingual } from '../../language/language.ts';
import { isAverageSpend } from '../customer/tell-price.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { type SaleKind, saleKindOf } from './sale-kind.ts';

interface Asked {
  /** What whoever is ready may do at once. */
  readonly ready: Bilingual;
  /** What may be done with no commitment, where it is done. */
  readonly lowKey: Bilingual;
}

const ASKED_IN: Readonly<Record<SaleKind, Asked>> = {
  counter: {
    ready: { es: 'entrar y comprar en el momento', en: 'come in and buy there and then' },
    lowKey: { es: 'entrar solo a mirar', en: 'just come in and look around' },
  },
  shelf: {
    ready: { es: 'llenar la cesta y ver el total antes de pagar', en: 'fill the basket and see the total before paying' },
    lowKey: {
      es: 'guardar en la página lo que le gustó y volver otro día',
      en: 'save what they liked on the page and come back another day',
    },
  },
  care: {
    ready: { es: 'pedir hora sabiendo de antemano lo que va a pagar', en: 'book, knowing beforehand what it will cost' },
    lowKey: {
      es: 'preguntar por mensaje cuándo hay sitio',
      en: 'send a message to ask when there is a slot',
    },
  },
  class: {
    ready: { es: 'reservar plaza con fecha y precio', en: 'book a place, with a date and a price' },
    lowKey: { es: 'ver una sesión en la sala antes de decidir', en: 'sit in on a session before deciding' },
  },
  stay: {
    ready: { es: 'elegir noche y reservar', en: 'choose a night and book' },
    lowKey: { es: 'guardar la página y volver cuando tenga fechas', en: 'save the page and come back once the dates are settled' },
  },
  account: {
    ready: {
      es: 'concertar una reunión y recibir el precio por escrito',
      en: 'arrange a meeting and get the price in writing',
    },
    lowKey: {
      es: 'pedir por correo una hoja con lo que se incluye y lo que cuesta',
      en: 'ask for one page by e-mail with what is included and what it costs',
    },
  },
  work: {
    ready: { es: 'contar qué necesita y recibir un precio y una fecha', en: 'say what is needed and be given a price and a date' },
    lowKey: {
      es: 'ver un trabajo terminado sin encargar nada',
      en: 'look at a finished job without ordering anything',
    },
  },
};

/** Nobody comes into a van. */
const AT_A_HATCH: Asked = {
  ready: { es: 'pedir en el momento', en: 'order there and then' },
  lowKey: {
    es: 'leer desde fuera lo que hay y lo que cuesta, y seguir su camino',
    en: 'read from outside what there is and what it costs, and walk on',
  },
};

/** What is promised, then what whoever is ready may do and what whoever is not. */
export const INVITATIONS: readonly Message[] = [
  {
    id: 'scene.invitation.remedy',
    when: ({ slots }) => slots.remedy !== undefined,
    variants: [
      {
        es: 'Este plan propone prometerle {{remedy}}. Si lo tiene claro, puede {{ready}}. Si aún duda, puede {{lowKey}}.',
        en: 'This plan proposes promising {{remedy}}. Whoever is ready can {{ready}}. Whoever is still unsure can {{lowKey}}.',
      },
    ],
  },
  {
    id: 'scene.invitation.promise',
    when: ({ slots }) => slots.promiseOne !== undefined,
    variants: [
      {
        es: '{{name^}} le promete {{promiseOne}}. Este plan propone que, si lo tiene claro, pueda {{ready}}. Si aún duda, podrá {{lowKey}}.',
        en: '{{name^}} promises {{promiseOne}}. This plan proposes that anyone ready can {{ready}}. Anyone still unsure can {{lowKey}}.',
      },
      {
        es: 'La invitación parte de lo que {{name}} promete, {{promiseOne}}. Este plan propone que quien lo tenga claro pueda {{ready}}. Quien aún dude podrá {{lowKey}}.',
        en: 'The invitation starts from what {{name}} promises: {{promiseOne}}. This plan proposes that anyone ready can {{ready}}. Anyone still unsure can {{lowKey}}.',
      },
    ],
  },
  {
    id: 'scene.invitation',
    variants: [
      {
        es: 'Este plan propone dos invitaciones. Si lo tiene claro, puede {{ready}}. Si aún duda, puede {{lowKey}}.',
        en: 'This plan proposes two invitations. Whoever is ready can {{ready}}. Whoever is still unsure can {{lowKey}}.',
      },
    ],
  },
];

/** `ready`: what may be done at once, with the price where everybody pays one; `lowKey`: what may be done with no commitment. */
export function invitationSlot(draft: Draft): Readonly<Record<'ready' | 'lowKey', Bilingual>> {
  const kind = saleKindOf(draft);
  const { ready, lowKey } = draft.sector.id === 'food_truck' ? AT_A_HATCH : ASKED_IN[kind];
  return { ready: kind === 'care' ? withPrice(draft, ready) : ready, lowKey };
}

/** The price, where one is told that everybody pays; nothing where it is an average or there are several. */
function withPrice({ facts }: Draft, { es, en }: Bilingual): Bilingual {
  const isOne = saleLines(facts) === null && !isAverageSpend(facts);
  return isOne ? { es: `${es}, {{fig:price-charged}}`, en: `${en}, {{fig:price-charged}}` } : { es, en };
}
