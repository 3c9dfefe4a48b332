// Where those customers come from whom no money of the budget brings: proposals, each with what is counted every week.
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

/** Sectors whose customers come in by a door on the street. */
const WITH_A_DOOR: readonly SectorId[] = ['cafe_restaurant', 'retail_shop', 'food_manufacturing', 'beauty_salon', 'repair_shop', 'gym'];

const isOnline = ({ facts, sector }: Draft) => findReach(facts, sector) === 'online';

const SOURCES: readonly FreeSource[] = [
  {
    name: { es: 'Quien pasa', en: 'Passers-by' },
    work: (week) => ({
      es: `Precios legibles desde la calle; se apuntan {{fig:${week}}} por semana`,
      en: `Prices readable from the street; {{fig:${week}}} a week, counted`,
    }),
    unless: 'front',
    when: (draft) => WITH_A_DOOR.includes(draft.sector.id) && draft.model.assumptions.rent.value > 0 && !isFirm(draft.buyer),
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
    name: { es: 'Los manda un cliente', en: 'Sent by a customer' },
    work: (week) => ({
      es: `A cada uno se le pide un nombre; {{fig:${week}}} por semana`,
      en: `Each is asked for a name; {{fig:${week}}} a week`,
    }),
    unless: 'mouth',
    when: () => true,
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
  {
    name: { es: 'Buscados uno a uno', en: 'Looked for one by one' },
    work: (week) => ({
      es: `Vecinos y conocidos, con nombre: {{fig:${week}}} por semana`,
      en: `Neighbours and acquaintances, by name: {{fig:${week}}} a week`,
    }),
    unless: 'other',
    when: () => true,
  },
];

/** The two that fit the business and are no paid channel of it; one where there is a single customer to come. */
export function findFreeSources(draft: Draft): readonly { readonly name: PlanText; readonly work: PlanText }[] {
  const fitting = SOURCES.filter(({ when, unless }) => when(draft) && !draft.channels.some(({ kind }) => kind === unless));
  const others = SOURCES.filter((source) => source.when(draft) && !fitting.includes(source));
  return [...fitting, ...others]
    .slice(0, draft.figures[freeFigure(1)] ? 2 : 1)
    .map(({ name, work }, at) => ({ name, work: work(`${freeFigure(at)}-week`) }));
}
