import type { Draft } from '../draft.ts';
import { WEEKS_BEFORE, weekFigure } from '../figures/gather-calendar-figures.ts';
import type { CalendarWeek } from './calendar-words.ts';

/** Nobody receives a visit at Christmas: such a week changes places with one before or after it that takes none. */
export function clearOfChristmas(weeks: readonly CalendarWeek[], draft: Draft): readonly CalendarWeek[] {
  const isFestive = (at: number) => /-12-(?:2\d|3\d)$|-01-0[1-3]$/.test(String(draft.figures[weekFigure(at)]?.value));
  const takesVisit = (at: number) => weeks[at]?.visits?.(draft) ?? false;
  const from = weeks.findIndex((_, at) => takesVisit(at) && isFestive(at));
  const fits = (at: number) =>
    weeks[at]?.isMovable === true && !isFestive(at) && !takesVisit(at) && at < WEEKS_BEFORE === from < WEEKS_BEFORE;
  const to = weeks.findIndex((_, at) => fits(at));
  if (from < 0 || to < 0) return weeks;
  return weeks.map((week, at) => (at === from ? (weeks[to] ?? week) : at === to ? (weeks[from] ?? week) : week));
}
