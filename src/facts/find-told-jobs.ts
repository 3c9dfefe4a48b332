// What those who are paid were told to do: «Lucía en el mostrador, media jornada», "Priya looks after customers part-time", «dos ayudantes de cocina».
import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { findPartTimers } from './part-hours.ts';
import { partTimersOf } from './split-team.ts';

/** Where the work of somebody lies; what nobody told of is left to the trade. */
export type Job = 'front' | 'kitchen' | 'delivery' | 'papers' | 'sales';

export interface ToldJob {
  readonly job: Job | null;
  readonly count: number;
  /** Hours a month of each. */
  readonly hours: number;
}

const JOBS: readonly (readonly [Job, RegExp])[] = [
  ['kitchen', /\b(?:cocin\w+|kitchen|cooks?|cooking|chef)\b/],
  ['delivery', /\b(?:repart\w+|entregas|deliver\w+|riders?|drivers?|mensajer\w+)\b/],
  ['papers', /\b(?:administra\w+|contabilidad|papeleo|facturas|admin|bookkeep\w+|paperwork|accounts)\b/],
  [
    'front',
    /\b(?:mostrador|caja|recepcion\w*|mozos?|meser[oa]s?|camarer[oa]s?|atencion|atiend\w+|clientes|telefono|citas|counter|till|front desk|reception\w*|waiters?|waitress\w*|customers|clients|support|bookings|phones?)\b/,
  ],
  ['sales', /\b(?:ventas|vende|comercial|redes|marketing|sales|sells|social media)\b/],
];

/** Those who come for some hours. */
export const jobsOfHelp = keptWithFacts((facts): readonly ToldJob[] => {
  return partTimersOf(facts).map(({ count, hours, words }) => ({ job: jobIn(words), count, hours }));
});

/** Those who are employed all week, told line by line with what they are paid; none where the lines do not come to that many. */
export function jobsOfHired(facts: FactSheet, people: number, hours: number): readonly ToldJob[] {
  const lines = (factValue(facts, 'costLines') ?? []).filter(({ kind, label }) => kind === 'hired' && !CHARGES.test(foldText(label)));
  const all = lines
    .map(({ label }) => foldText(label))
    .filter((label) => findPartTimers(label).length === 0)
    .map((label) => ({ job: jobIn(label), count: countIn(label), hours }));
  return all.reduce((sum, { count }) => sum + count, 0) === people ? all : [];
}

const CHARGES = /\b(?:cargas|cotizacion\w*|seguridad social|charges|contributions|payroll tax\w*|taxes)\b/;

function jobIn(words: string): Job | null {
  return JOBS.find(([, clue]) => clue.test(words))?.[0] ?? null;
}

function countIn(label: string): number {
  const [first = ''] = label.split(' ');
  return smallNumber(first) ?? (/^\d$/.test(first) ? Number(first) : 1);
}
