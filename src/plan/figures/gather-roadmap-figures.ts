import { addMonths } from '../../finance/add-months.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import type { Steps } from '../operations/lay-steps.ts';
import type { Figure, FigureTable } from './figure.ts';

const MONTHS_AFTER = 12;

/** The months that the roadmap draws: from the first step, or from opening where that is past, to the end of the first year. */
export function monthsOfRoad({ start }: Assumptions, { list, isOpen }: Steps): readonly string[] {
  const [first = start.value] = [...list.map(({ from }) => from.slice(0, 7)), start.value].sort();
  const last = addMonths(start.value, MONTHS_AFTER - 1);
  const months: string[] = [];
  for (let month = isOpen ? start.value : first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The same as figures. */
export function gatherRoadmapFigures(assumptions: Assumptions, steps: Steps): FigureTable {
  return Object.fromEntries(
    monthsOfRoad(assumptions, steps).map((value, at): [string, Figure] => [
      roadFigure(at),
      { kind: 'month-name', value, origin: 'derived' },
    ]),
  );
}

/** The id of a month of the roadmap, counted from 0. */
export function roadFigure(at: number): string {
  return `road-${at + 1}`;
}
