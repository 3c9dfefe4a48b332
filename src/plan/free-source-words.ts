// Where those customers come from whom no money of the budget brings: proposals, each with what is counted every week.

import { factValue } from '../facts/fact.ts';
import { foldText } from '../language/fold-text.ts';
import { isFirm } from '../sectors/buyer.ts';
import type { SectorId } from '../sectors/sector.ts';
import type { ChannelKind } from './channel-clues.ts';
import type { Draft } from './draft.ts';
import { findReach } from './find-reach.ts';
import { freeFigure } from './gather-channel-figures.ts';
import type { PlanText } from './plan.ts';

interface FreeSource {
  readonly name: PlanText;
  /** With what is counted of it in the opening months. */
  readonly work: (pace: PlanText) => PlanText;
  /** What its week of the calendar says. */
  readonly piece: PlanText;
  /** The channel that is this source already, with money. */
  readonly unless: ChannelKind;
  readonly when: (draft: Draft) => boolean;
}

/** Sectors whose premises are open to the public; a workshop's are where a front was told. */
const OPEN_TO_ALL: readonly SectorId[] = ['cafe_restaurant', 'retail_shop', 'beauty_salon'];
const WITH_A_DOOR: readonly SectorId[] = [...OPEN_TO_ALL, 'food_manufacturing', 'repair_shop', 'gym'];

/** A front on the street, as it is told; and work that is fetched and brought back, whose customers pass by no door. */
const FRONT =
  /\b(?:escaparate|vitrina|vidriera|mostrador|a pie de calle|planta baja|tienda|acera|vereda|rotulo|shop ?front|shop window|storefront|high street|street level|ground floor|counter|pavement)\b/;
const FETCHED = /\b(?:recoge\w*|recogida|a domicilio|en casa|collect\w*|pick(?:ed)? (?:it )?up|to your door|at home)\b/;

/** The answers in which a place is told. */
const TOLD_IN = ['resources', 'solution', 'marketing', 'customer'] as const;

function isPassedBy({ facts, sector, model, buyer }: Draft): boolean {
  if (!WITH_A_DOOR.includes(sector.id) || model.assumptions.rent.value <= 0 || isFirm(buyer)) return false;
  const told = foldText(TOLD_IN.map((topic) => factValue(facts, topic) ?? '').join(' '));
  return FRONT.test(told) || (OPEN_TO_ALL.includes(sector.id) && !FETCHED.test(told));
}

const isOnline = ({ facts, sector }: Draft) => findReach(facts, sector) === 'online';

const SOURCES: readonly FreeSource[] = [
  {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: (pace) => ({ es: `Precios a la vista; ${pace.es}`, en: `Prices in sight; ${pace.en}` }),
    piece: {
      es: 'Precio y horario, legibles desde la calle; a quien entra se le pregunta qué le hizo pararse.',
      en: 'Price and hours, readable from the street; whoever walks in is asked what made them stop.',
    },
    unless: 'front',
    when: isPassedBy,
  },
  {
    name: { es: 'Quien busca y entra', en: 'Found by searching' },
    work: (pace) => ({ es: `Una página por pregunta de cliente; ${pace.es}`, en: `A page for each customer’s question; ${pace.en}` }),
    piece: {
      es: 'La primera página que contesta a un cliente, con el precio y cómo pedir.',
      en: 'The first page that answers a customer, with the price and how to order.',
    },
    unless: 'search',
    when: isOnline,
  },
  {
    name: { es: 'Cuenta propia', en: 'Its own account' },
    work: (pace) => ({
      es: `Lo mismo que se vende, hecho para la casa, dos veces por semana; ${pace.es}`,
      en: `The very thing that is sold, done for itself twice a week; ${pace.en}`,
    }),
    piece: {
      es: 'El primer trabajo hecho para la casa, a la vista: qué se hizo y qué trajo.',
      en: 'The first piece of work done for itself, in sight: what was done and what it brought.',
    },
    unless: 'social',
    when: ({ sector }) => sector.id === 'agency',
  },
  {
    name: { es: 'Ficha de Google', en: 'Google profile' },
    work: (pace) => ({
      es: `Horario, fotos, precio y reseñas; ${pace.es}`,
      en: `Hours, pictures, prices, reviews; ${pace.en}`,
    }),
    piece: {
      es: 'Fotos de lo primero que se hizo, con su precio; a cada cliente se le pide una reseña.',
      en: 'Pictures of the first work done, with its price; each customer is asked for a review.',
    },
    unless: 'search',
    when: (draft) => !isOnline(draft) && !isFirm(draft.buyer),
  },
  {
    name: { es: 'Visitas de quien dirige', en: 'Calls by the founder' },
    work: (pace) => ({ es: `Una lista con nombres: ${pace.es}`, en: `A list of names: ${pace.en}` }),
    piece: {
      es: 'Los nombres que siguen en la lista: una llamada a cada uno, con el precio y una fecha para la respuesta.',
      en: 'The next names on the list: a call to each, with the price and a date for the answer.',
    },
    unless: 'visits',
    when: ({ buyer }) => isFirm(buyer),
  },
];

/** Where no source is told that could bring as many: they are to be found, one by one. */
const LOOKED_FOR: Pick<FreeSource, 'name' | 'work' | 'piece'> = {
  name: { es: 'Sin canal todavía', en: 'No channel yet' },
  work: (pace) => ({ es: `Uno a uno, con nombre: ${pace.es}`, en: `One by one, by name: ${pace.en}` }),
  piece: {
    es: 'Una visita a donde ya se reúnen esos clientes; se vuelve con nombres y se llama a cada uno.',
    en: 'A visit to where such customers already meet; one comes back with names, and each is called.',
  },
};

/** It takes customers to be sent any: from the second month on. */
const SENT: Pick<FreeSource, 'name' | 'work'> = {
  name: { es: 'Los manda un cliente', en: 'Sent by a customer' },
  work: (pace) => ({
    es: `Desde {{fig:m02-name}} se pide un nombre; ${pace.es}`,
    en: `From {{fig:m02-name}} a name is asked for; ${pace.en}`,
  }),
};

/** What fits the business and is no paid channel of it, then those whom customers send. */
export function findFreeSources(draft: Draft): readonly { readonly name: PlanText; readonly work: PlanText }[] {
  const first = findMainSource(draft);
  const sources = draft.figures[freeFigure(1)] ? [first, SENT] : [first];
  return sources.map(({ name, work }, at) => ({ name, work: work(paceOf(draft, at)) }));
}

/** The first that fits the business and is no paid channel of it. */
export function findMainSource(draft: Draft): Pick<FreeSource, 'name' | 'work' | 'piece'> {
  return SOURCES.find(({ when, unless }) => when(draft) && !draft.channels.some(({ kind }) => kind === unless)) ?? LOOKED_FOR;
}

/** New customers bunch in the opening months: what those ask for, by the week or by the month. */
function paceOf({ figures }: Draft, at: number): PlanText {
  const [week, month] = [`${freeFigure(at)}-week`, `${freeFigure(at)}-month`];
  return figures[week]
    ? { es: `{{fig:${week}}} por semana hasta {{fig:m03-name}}`, en: `{{fig:${week}}} a week until {{fig:m03-name}}` }
    : { es: `{{fig:${month}}} al mes hasta {{fig:m03-name}}`, en: `{{fig:${month}}} a month until {{fig:m03-name}}` };
}
