// Whether the strongest and the weakest month of the forecast are so by the season.
import type { Draft } from '../draft.ts';

/** From so far off the mean month on, it is the season and neither growth nor the first weeks. */
const CLEAR_SEASON = 0.08;
/** Whether the first month is the weakest because sales still climb. */
export const isClimbing = ({ figures: f }: Draft) =>
  f['target-months'] !== undefined && f['weakest-month']?.value === f['m01-month']?.value;

/** Whether growth makes another month the strongest of the first year than the season's own. */
export function isPeakMoved({ figures }: Draft): boolean {
  const monthOf = (id: string) => String(figures[id]?.value).slice(5, 7);
  return figures['season-high-month'] !== undefined && monthOf('strongest-month') !== monthOf('season-high-month');
}

/** Whether the strongest or the weakest month of the forecast is so by the season. */
export function isOfSeason(id: 'strongest-month' | 'weakest-month', { figures, model, diagnosis }: Draft): boolean {
  const index = (model.assumptions.season.value[Number(String(figures[id]?.value).slice(5, 7)) - 1] ?? 10_000) / 10_000;
  return !diagnosis.isRecurring && (id === 'strongest-month' ? index >= 1 + CLEAR_SEASON : index <= 1 - CLEAR_SEASON);
}
