import type { Ground } from './amount.ts';
import { findDates } from './find-dates.ts';

/** "En septiembre", "January": when, and nothing of what was asked. */
export function isBareDate({ folded }: Pick<Ground, 'folded'>): boolean {
  const [date] = findDates({ folded });
  if (date === undefined) return false;
  const rest = `${folded.slice(0, date.start)} ${folded.slice(date.end)}`;
  return (
    rest.replace(
      /(?<![a-z])(?:ya|en|in|by|para|hacia|sobre|around|early|late|next year|this year|del|de|proximo|que viene|el|the)(?![a-z])|[^a-z\d]/g,
      '',
    ) === ''
  );
}
