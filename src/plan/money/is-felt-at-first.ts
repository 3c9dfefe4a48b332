// Whether the calendar's strongest or weakest month is one in the first year's forecast too.
import type { Draft } from '../draft.ts';

/** A month this far off the mean of the year sells so much more or less that advice for it is worth giving. */
const WORTH_ADVICE = 0.05;

/** Whether the season's highest or lowest calendar month is a strong or a weak one of the first year's forecast too, growth and first weeks counted. */
export function isFeltAtFirst(id: 'season-high-month' | 'season-low-month', { figures, model }: Draft): boolean {
  const calendarMonth = String(figures[id]?.value).slice(5, 7);
  const year = model.months.slice(0, 12);
  const mean = year.reduce((sum, { units }) => sum + units, 0) / year.length;
  const units = year.find(({ month }) => month.slice(5, 7) === calendarMonth)?.units ?? mean;
  return id === 'season-high-month' ? units >= mean * (1 + WORTH_ADVICE) : units <= mean * (1 - WORTH_ADVICE);
}
