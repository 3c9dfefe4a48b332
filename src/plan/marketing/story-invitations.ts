// The sixth scene, as customers of that kind of business are asked in: whoever walks past, whoever books, whoever reads a quotation.
import { saleLines } from '../../facts/sale-lines.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import { isAverageSpend } from '../customer/tell-price.ts';
import type { Draft } from '../draft.ts';
import { channelFigure } from '../figures/gather-channel-figures.ts';
import type { Message } from '../message.ts';
import { type SaleKind, saleKindOf } from './sale-kind.ts';

interface Asked {
  /** What is asked of whoever is ready. */
  readonly direct: Bilingual;
  /** What may be done with no commitment, where it is done. */
  readonly lowKey: Bilingual;
}

const ASKED_IN: Readonly<Record<SaleKind, Asked>> = {
  counter: {
    direct: { es: '«Hoy, {{promiseOne}}»', en: '“Today: {{promiseOne}}”' },
    lowKey: {
      es: 'entrar a mirar y salir sin comprar, que también es una visita',
      en: 'come in, look and leave without buying, which is a visit too',
    },
  },
  shelf: {
    direct: {
      es: 'llenar la cesta y ver el total antes de pagar, con esto por delante, {{promiseOne}}',
      en: 'fill the basket and see the total before paying, leading with {{promiseOne}}',
    },
    lowKey: {
      es: 'en la propia página, guardar lo que gustó y volver otro día',
      en: 'on the page itself, save what they liked and come back',
    },
  },
  care: {
    direct: {
      es: 'pedir hora sabiendo ya lo que se paga{{paidFor}}, con esto por delante, {{promiseOne}}',
      en: 'book, already knowing what it costs{{paidFor}}, leading with {{promiseOne}}',
    },
    lowKey: {
      es: 'por mensaje, preguntar cuándo hay sitio y decidirlo después',
      en: 'by message, ask when there is a slot and decide later',
    },
  },
  class: {
    direct: {
      es: 'guardar plaza con fecha y precio, con esto por delante, {{promiseOne}}',
      en: 'take a place, with a date and a price, leading with {{promiseOne}}',
    },
    lowKey: { es: 'en la sala, ver una sesión antes de decidir', en: 'in the room, watch a session before deciding' },
  },
  stay: {
    direct: {
      es: 'elegir noche y reservar, con esto por delante, {{promiseOne}}',
      en: 'pick a night and book, leading with {{promiseOne}}',
    },
    lowKey: { es: 'guardar la página y volver cuando haya fechas', en: 'save the page and come back once dates are settled' },
  },
  account: {
    direct: {
      es: 'una reunión con día y hora y el precio por escrito al acabar, con esto por delante, {{promiseOne}}',
      en: 'a meeting with a date and the price in writing after it, leading with {{promiseOne}}',
    },
    lowKey: {
      es: 'por correo, recibir una hoja con lo que se incluye y lo que cuesta, y contestar cuando convenga',
      en: 'by e-mail, receive one page with what is included and what it costs, and answer when it suits',
    },
  },
  work: {
    direct: {
      es: 'contar qué hace falta y recibir precio y día, con esto por delante, {{promiseOne}}',
      en: 'say what is needed and get a price and a day, leading with {{promiseOne}}',
    },
    lowKey: { es: 'ver un trabajo terminado y preguntar sin encargar nada', en: 'see a finished job and ask without ordering' },
  },
};
/** Nobody comes into a van. */
const AT_A_HATCH: Bilingual = {
  es: 'leer desde fuera lo que hay y lo que cuesta, y seguir de largo sin que nadie insista',
  en: 'read what there is and what it costs from outside, and walk on with nobody insisting',
};

/** One for each kind, where something is promised. */
export const INVITED_BY_KIND: readonly Message[] = Object.entries(ASKED_IN).map(
  ([kind, { direct }]): Message => ({
    id: `scene.invitation.${kind}`,
    when: (draft) => draft.slots.promiseOne !== undefined && saleKindOf(draft) === kind,
    variants: [
      {
        es: `La directa ({{channelAsk}}): ${direct.es}. La tranquila: {{lowKey}}.`,
        en: `Direct ({{channelAsk}}): ${direct.en}. Low-key: {{lowKey}}.`,
      },
    ],
  }),
);

/** `channelAsk`: the channel that brings most customers; `lowKey`: what may be done with no commitment. */
export function invitationSlot(draft: Draft): Readonly<Record<string, Bilingual>> {
  const { channels, figures, slots } = draft;
  const customersBy = (at: number) => Number(figures[`${channelFigure(at)}-customers`]?.value ?? 0);
  const [first] = channels.map((channel, at) => ({ channel, count: customersBy(at) })).sort((a, b) => b.count - a.count);
  const channelAsk = first && first.count > 0 && first.channel.isNamed ? first.channel.name : (slots.channelShow ?? NO_WORDS);
  const lowKey = draft.sector.id === 'food_truck' ? AT_A_HATCH : ASKED_IN[saleKindOf(draft)].lowKey;
  return { channelAsk, lowKey };
}

/** `paidFor`: the price, where one is told that everybody pays; nothing where it is an average or there are several. */
export function paidForSlot({ facts }: Pick<Draft, 'facts'>): Readonly<Record<'paidFor', Bilingual>> {
  const isOne = saleLines(facts) === null && !isAverageSpend(facts);
  return { paidFor: isOne ? { es: ', {{fig:price-charged}}', en: ', {{fig:price-charged}}' } : { es: '', en: '' } };
}
