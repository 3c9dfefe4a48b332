// What is done in a channel where a customer walks in, comes to be treated or taught, or stays: a case and its doubts are a workshop's.
import type { Bilingual } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { ChannelKind } from './channel-clues.ts';
import { CHANNEL_WORK } from './channel-words.ts';
import type { SaleKind } from './sale-kind.ts';

type Works = readonly [Bilingual, ...Bilingual[]];

const TODAY_AND_HOW: Works = [
  {
    es: 'Dos piezas por semana: lo que hay ese día y cómo se hace',
    en: 'Two posts a week: what is on that day, and how it is made',
  },
];
const IN_GROUPS: Works = [
  {
    es: 'Se contesta a quien pregunta dónde ir y, una vez por semana, se dice qué hay y a cuánto',
    en: 'Replies to anyone asking where to go and, once a week, what is on and the price',
  },
  ...CHANNEL_WORK.groups.slice(1),
];

/** A shop whose goods wait on the shelf has no hour by which to order. */
const NEW_IN_THE_SHOP: Works = [
  {
    es: 'Una novedad por semana a quien dio permiso, con su precio; quien contesta la tiene apartada en la tienda',
    en: 'One new arrival a week to those who asked, with its price; whoever replies has it set aside in the shop',
  },
  ...CHANNEL_WORK.messages.slice(1),
];
const BEFORE_SELLING: Works = [
  {
    es: 'Antes de cada día de venta: qué hay, a cuánto y hasta qué hora se pide',
    en: 'Before each selling day: what is on, the price and the order deadline',
  },
  ...CHANNEL_WORK.messages.slice(1),
];
/** Food that is made and sold by the day. */
const BY_THE_DAY: ReadonlySet<SectorId> = new Set<SectorId>(['food_manufacturing', 'agriculture']);

const OWN: Readonly<Partial<Record<SaleKind, Partial<Record<ChannelKind, Works>>>>> = {
  counter: { social: TODAY_AND_HOW, groups: IN_GROUPS, messages: BEFORE_SELLING },
  shelf: {
    social: [
      {
        es: 'Dos piezas por semana: el producto en uso y la duda de quien compra',
        en: 'Two posts a week: the product in use, and a buyer’s question',
      },
    ],
  },
  care: {
    social: [
      {
        es: 'Dos piezas por semana: una duda frecuente con su respuesta y cómo es la primera visita',
        en: 'Two posts a week: a common question with its answer, and what a first visit is like',
      },
    ],
    groups: [
      {
        es: 'Se contesta a quien pide una recomendación y se anuncian las horas libres de la semana, con su precio',
        en: 'Replies to anyone asking for a recommendation, and the week’s free slots, with their price',
      },
    ],
  },
  class: {
    social: [
      {
        es: 'Dos piezas por semana: un momento de clase y lo que cuenta un alumno',
        en: 'Two posts a week: a clip of a class, and what a student has to say',
      },
    ],
    mouth: [
      {
        es: 'A fin de mes se pide a cada alumno el nombre de otro y se le agradece',
        en: 'At the end of the month each student is asked for another’s name, and thanked for it',
      },
      ...CHANNEL_WORK.mouth.slice(1),
    ],
    groups: [
      {
        es: 'Se contesta a quien busca clase y, una vez por semana, se dicen las plazas libres y su hora',
        en: 'Replies to anyone looking for a class and, once a week, the places left and their times',
      },
    ],
  },
  stay: {
    social: [
      {
        es: 'Dos piezas por semana: el lugar tal como está hoy y qué se hace cerca',
        en: 'Two posts a week: the place as it is today, and what there is to do nearby',
      },
    ],
  },
  account: {
    social: [
      {
        es: 'Un antes y después por semana, y la duda de un cliente',
        en: 'One before-and-after a week, and a client’s question',
      },
    ],
  },
};

/** How a patient got on is nobody else's to know, whoever sent them. */
const OF_PATIENTS: Works = [
  CHANNEL_WORK.partners[0],
  {
    es: 'Se agradece cada nombre y no se cuenta nada de nadie; a quien no envía a nadie se le sustituye',
    en: 'Thank them for each name and tell them nothing about anybody; drop any that send nobody',
  },
  ...CHANNEL_WORK.partners.slice(2),
];

/** What is done to somebody is shown with their leave. */
const BEFORE_AND_AFTER: Works = [
  {
    es: 'Dos piezas por semana: un trabajo, antes y después, con permiso y con su precio',
    en: 'Two posts a week: a job before and after, with permission and its price',
  },
  ...CHANNEL_WORK.social.slice(1),
];

/** What is done in a channel of that kind, by how customers meet the business. */
export function workIn(sale: SaleKind, kind: ChannelKind, sector: SectorId): Works {
  if (kind === 'social' && sale === 'work' && sector === 'food_manufacturing') return TODAY_AND_HOW;
  if (kind === 'social' && sale === 'care' && sector === 'beauty_salon') return BEFORE_AND_AFTER;
  if (kind === 'messages' && BY_THE_DAY.has(sector)) return BEFORE_SELLING;
  if (kind === 'messages' && sector === 'retail_shop') return NEW_IN_THE_SHOP;
  if (kind === 'partners' && sector === 'health_clinic') return OF_PATIENTS;
  return OWN[sale]?.[kind] ?? CHANNEL_WORK[kind];
}
