// The conversations before it is decided whether to go on: with whom, and what is asked.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import { isUnsigned } from '../money/way-words.ts';
import type { PlanText } from '../plan.ts';
import { saleKindOf } from './sale-kind.ts';

/** Sectors in which the same people buy day by day or week by week. */
const BOUGHT_OFTEN: readonly SectorId[] = [
  'cafe_restaurant',
  'food_truck',
  'retail_shop',
  'ecommerce',
  'food_manufacturing',
  'agriculture',
  'crafts',
];
/** Sectors that are called when something has happened. */
const NEEDED_AT_TIMES: readonly SectorId[] = ['repair_shop', 'construction_trades', 'health_clinic', 'logistics', 'cleaning'];

/** Customers who asked before there was anything to buy, and whoever sends people already. */
const AWAITED =
  /\b(?:(?:me|nos) (?:han )?(?:pregunt|pid|esperan|encarg|manda)\w*|ya (?:me|nos|tengo|tenemos|hay) \w+|asked (?:me|us)|already (?:asked|waiting|order\w*|sends?|buys?)|sends? people my way|waiting list)\b/;
const isAwaited = ({ facts }: Draft) =>
  AWAITED.test(foldText(`${factValue(facts, 'customer') ?? ''} ${factValue(facts, 'marketing') ?? ''}`));

/** Where the decision asks for people who have paid a dearer price, they are asked to pay before it, in a way that needs no place of one's own and no registration yet; one price is told meanwhile, and none advertised. */
export const PAID_TRIAL: Message = {
  id: 'week.trial.paid',
  when: (draft) => isUnsigned(draft) && draft.figures['remedy-price'] !== undefined && !hasFixedPrice(draft),
  variants: [
    {
      es: 'Esa misma semana empieza la prueba de un precio un {{fig:remedy-price}} más alto, {{fig:mended-price*}} de media: {{paidHow}}. Acaba el {{fig:go-by}}, con {{paidProof}} y antes de firmar nada. Hasta entonces no se da otro precio en las conversaciones, ni ninguno en los anuncios.',
      en: 'A trial of a price {{fig:remedy-price}} higher, {{fig:mended-price*}} on average, begins that same week: {{paidHow}}. It ends on {{fig:go-by}}, with {{paidProof}} and before anything is signed. Until then conversations give no other price, and advertisements none.',
    },
  ],
};

/** `paidHow`: how the dearer price is taken while there are no premises, permits or stock, and the business is not registered to be paid; `paidProof`: what shows it. */
export function paidHowSlot(draft: Draft): Draft['slots'] {
  return { paidHow: PAID_HOW[howPaid(draft)], paidProof: isTrialPaid(draft) ? RECEIPTS : SIGNATURES };
}

/** Whether somebody who is open already takes the money of the trial; else it is signed for, and nobody pays before the business is registered. */
export function isTrialPaid(draft: Draft): boolean {
  return ['food', 'person', 'class'].includes(howPaid(draft));
}

const RECEIPTS: PlanText = { es: 'diez recibos', en: 'ten receipts' };
const SIGNATURES: PlanText = { es: 'diez firmas', en: 'ten signatures' };

type HowPaid = 'food' | 'goods' | 'person' | 'class' | 'booking' | 'order';

function howPaid(draft: Draft): HowPaid {
  const { sector } = draft;
  if (MADE_TO_EAT.includes(sector.id)) return 'food';
  if (sector.id === 'beauty_salon' || sector.id === 'health_clinic') return 'person';
  const kind = saleKindOf(draft);
  if (kind === 'class') return 'class';
  if (kind === 'stay') return 'booking';
  return kind === 'counter' || kind === 'shelf' ? 'goods' : 'order';
}

const MADE_TO_EAT: readonly string[] = ['cafe_restaurant', 'food_truck'];
const PAID_HOW: Readonly<Record<HowPaid, PlanText>> = {
  food: {
    es: 'un local con licencia lo sirve una mañana y lo cobra en su caja',
    en: 'licensed premises serve it for one morning and take the money at their own till',
  },
  goods: {
    es: 'encargos firmados con ese precio y su fecha, sin cobrar nada antes del alta',
    en: 'orders signed at that price with a date, no money taken before registration',
  },
  person: {
    es: 'en un centro con licencia, que cobra y da el recibo',
    en: 'in a licensed centre, which takes the money and gives the receipt',
  },
  class: {
    es: 'una sesión en un centro abierto, que cobra la entrada y da el recibo',
    en: 'one session in a centre that is already open, which takes the money and gives the receipt',
  },
  booking: {
    es: 'reservas firmadas con ese precio y sus fechas, sin señal hasta el alta',
    en: 'bookings signed at that price with their dates, no deposit before registration',
  },
  order: {
    es: 'presupuestos aceptados por escrito con ese precio, sin cobrar nada antes del alta',
    en: 'quotes accepted in writing at that price, no money taken before registration',
  },
};

/** Before it is decided whether to go on: what is asked of the ten on the list. */
export const TALKS: readonly Message[] = [
  {
    id: 'week.names.waiting',
    when: isAwaited,
    variants: [
      {
        es: 'Antes de decidir, la semana del {{fig:talks-week}}, hay que dar el precio y el día de la primera entrega a quienes ya han preguntado o ya mandan gente, y pedirles un sí por escrito. Después se habla con otros, hasta diez.',
        en: 'Before deciding, in the week of {{fig:talks-week}}, give those who have already asked or already send people the price and the first delivery date, and ask for a yes in writing. Then talk to others, up to ten.',
      },
    ],
  },
  {
    id: 'week.names.bought',
    when: ({ sector }) => BOUGHT_OFTEN.includes(sector.id),
    variants: [
      {
        es: 'Antes de decidir, la semana del {{fig:talks-week}}, se pregunta a diez personas de la lista: «¿Dónde fuiste la última vez, cuánto gastaste y qué echaste de menos?»',
        en: 'Before deciding, in the week of {{fig:talks-week}}, ask ten people on the list: “Where did you go last time, what did you spend and what was missing?”',
      },
    ],
  },
  {
    id: 'week.names.needed',
    when: ({ sector }) => NEEDED_AT_TIMES.includes(sector.id),
    variants: [
      {
        es: 'Antes de decidir, la semana del {{fig:talks-week}}, se pregunta a diez personas de la lista: «¿Qué hiciste la última vez que te pasó, y cuánto costó?»',
        en: 'Before deciding, in the week of {{fig:talks-week}}, ask ten people on the list: “What did you do the last time it happened, and what did it cost?”',
      },
      {
        es: 'Antes de decidir, la semana del {{fig:talks-week}}, se pregunta a diez personas de la lista: «¿Cuándo te pasó por última vez, y a quién llamaste?»',
        en: 'Before deciding, in the week of {{fig:talks-week}}, ask ten people on the list: “When did it last happen to you, and who did you call?”',
      },
    ],
  },
  {
    id: 'week.names',
    variants: [
      {
        es: 'Antes de decidir, la semana del {{fig:talks-week}}, se pregunta a diez personas de la lista: «¿Cómo lo resuelves hoy, qué te cuesta y qué cambiarías?»',
        en: 'Before deciding, in the week of {{fig:talks-week}}, ask ten people on the list: “How do you manage today, what does it cost you and what would you change?”',
      },
    ],
  },
];
