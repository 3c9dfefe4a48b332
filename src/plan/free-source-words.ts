// Where those customers come from whom no money of the budget brings: proposals, each with what is counted every week.

import { factValue } from '../facts/fact.ts';
import type { Topic } from '../facts/topic.ts';
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
  /** With the id of its weekly count. */
  readonly work: (week: string) => PlanText;
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

function isPassedBy({ facts, sector, model, buyer }: Draft): boolean {
  if (!WITH_A_DOOR.includes(sector.id) || model.assumptions.rent.value <= 0 || isFirm(buyer)) return false;
  const told = foldText(
    ['resources', 'solution', 'marketing', 'customer'].map((topic) => factValue(facts, topic as Topic) ?? '').join(' '),
  );
  return FRONT.test(told) || (OPEN_TO_ALL.includes(sector.id) && !FETCHED.test(told));
}

const isOnline = ({ facts, sector }: Draft) => findReach(facts, sector) === 'online';

const SOURCES: readonly FreeSource[] = [
  {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: (week) => ({
      es: `Precios legibles desde la calle; se apuntan {{fig:${week}}} por semana`,
      en: `Prices readable from the street; {{fig:${week}}} a week, counted`,
    }),
    unless: 'front',
    when: isPassedBy,
  },
  {
    name: { es: 'Quien busca y entra', en: 'Found by searching' },
    work: (week) => ({
      es: `Una página por pregunta de cliente; {{fig:${week}}} por semana`,
      en: `A page for each customer’s question; {{fig:${week}}} a week`,
    }),
    unless: 'search',
    when: isOnline,
  },
  {
    name: { es: 'Cuenta propia', en: 'Its own account' },
    work: (week) => ({
      es: `Lo mismo que se vende, hecho para la casa, dos veces por semana; {{fig:${week}}} por semana`,
      en: `The very thing that is sold, done for itself twice a week; {{fig:${week}}} a week`,
    }),
    unless: 'social',
    when: ({ sector }) => sector.id === 'agency',
  },
  {
    name: { es: 'Ficha de Google', en: 'Google profile' },
    work: (week) => ({
      es: `Horario, fotos, precio y una reseña pedida a cada uno; {{fig:${week}}} por semana`,
      en: `Hours, pictures, price and a review asked of each; {{fig:${week}}} a week`,
    }),
    unless: 'search',
    when: (draft) => !isOnline(draft) && !isFirm(draft.buyer),
  },
  {
    name: { es: 'Visitas de quien dirige', en: 'Calls by the founder' },
    work: (week) => ({
      es: `Una lista con nombres: {{fig:${week}}} síes por semana`,
      en: `A list of names: {{fig:${week}}} a week who say yes`,
    }),
    unless: 'visits',
    when: ({ buyer }) => isFirm(buyer),
  },
];

/** Where no source is told that could bring as many: they are to be found, one by one. */
const LOOKED_FOR: Pick<FreeSource, 'name' | 'work'> = {
  name: { es: 'Sin canal todavía', en: 'No channel yet' },
  work: (week) => ({
    es: `Se buscan uno a uno, por su nombre: {{fig:${week}}} por semana`,
    en: `Looked for one by one, by name: {{fig:${week}}} a week`,
  }),
};

/** It takes customers to be sent any: from the second month on. */
const SENT: Pick<FreeSource, 'name' | 'work'> = {
  name: { es: 'Los manda un cliente', en: 'Sent by a customer' },
  work: (week) => ({
    es: `Desde {{fig:m02-name}}, a cada uno se le pide un nombre; {{fig:${week}}} por semana`,
    en: `From {{fig:m02-name}} each is asked for a name; {{fig:${week}}} a week`,
  }),
};

/** What fits the business and is no paid channel of it, then those whom customers send. */
export function findFreeSources(draft: Draft): readonly { readonly name: PlanText; readonly work: PlanText }[] {
  const fitting = SOURCES.filter(({ when, unless }) => when(draft) && !draft.channels.some(({ kind }) => kind === unless));
  const [first = LOOKED_FOR] = fitting;
  const sources = draft.figures[freeFigure(1)] ? [first, SENT] : [first];
  return sources.map(({ name, work }, at) => ({ name, work: work(`${freeFigure(at)}-week`) }));
}
