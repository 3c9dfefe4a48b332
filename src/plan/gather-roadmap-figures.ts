import type { FactSheet } from '../facts/fact.ts';
import { addMonths } from '../finance/add-months.ts';
import type { Assumptions } from '../finance/assumption.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Figure, FigureTable } from './figure.ts';
import { laySteps, type Steps } from './lay-steps.ts';

const MONTHS_AFTER = 12;

/** The way to opening, and the months that the roadmap draws: from the first step, or from opening where that is past, to the end of the first year. */
export interface Road {
  readonly steps: Steps;
  readonly months: readonly string[];
}

export function layRoad(facts: FactSheet, assumptions: Assumptions, sector: Sector, date: string): Road {
  const steps = laySteps(facts, assumptions, sector, date);
  const start = assumptions.start.value;
  const first = [...steps.list.map(({ from }) => from.slice(0, 7)), start].sort()[0] ?? start;
  const begins = isOpenAlready(assumptions, date) ? start : first;
  const last = addMonths(start, MONTHS_AFTER - 1);
  const months: string[] = [];
  for (let month = begins; month <= last; month = addMonths(month, 1)) months.push(month);
  return { steps, months };
}

/** Whether it opened before the plan was written: then nothing is left to be done before. */
export function isOpenAlready({ start }: Assumptions, date: string): boolean {
  return `${start.value}-01` <= date;
}

/** The months the roadmap draws. */
export function gatherRoadmapFigures({ assumptions }: FinancialModel, sector: Sector, facts: FactSheet, date: string): FigureTable {
  const { months } = layRoad(facts, assumptions, sector, date);
  return Object.fromEntries(
    months.map((value, at): [string, Figure] => [roadFigure(at), { kind: 'month-name', value, origin: 'derived' }]),
  );
}

/** The id of a month of the roadmap, counted from 0. */
export function roadFigure(at: number): string {
  return `road-${at + 1}`;
}
