// The hours that whoever has the problem loses in a year: the wait told, as often as they buy. Only where both were told.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { FigureTable } from '../figures/figure.ts';
import { findFrequency, isFrequencyPerCase } from '../told/find-frequency.ts';
import { tellsWait } from './wait-promise.ts';

const HOUR = 60;
/** Fewer hours than these in a year weigh on nobody. */
const FEWEST = 3;
/** Minutes, by how people say them. */
const SAID: readonly (readonly [RegExp, number])[] = [
  [/\b(?:(?:una )?hora y media|(?:an )?hour and a half)\b/, 1.5 * HOUR],
  [/\b(?:media hora|half an hour)\b/, HOUR / 2],
  [/\b(?:(?:mas de|casi) )?(?:una hora|an hour)\b/, HOUR],
  [/\b(?:tres cuartos de hora|three quarters of an hour)\b/, 0.75 * HOUR],
];
const COUNTED = /\b(\d{1,3}|[a-z-]{3,12}) (minutos?|mins?|minutes?|horas?|hours?)\b/;

/** `lost-hours`: hours a year, whole. */
export function lostHoursFigures(facts: FactSheet): FigureTable {
  const times = findFrequency(facts);
  const minutes = waitTold(facts);
  if (times === null || minutes === null || isFrequencyPerCase(facts)) return {};
  const hours = Math.floor((times * minutes) / HOUR);
  return hours >= FEWEST ? { 'lost-hours': { kind: 'count', value: hours, origin: 'derived' } } : {};
}

/** In minutes; null where none was told by the clock. */
function waitTold(facts: FactSheet): number | null {
  if (!tellsWait(facts)) return null;
  const said = foldText(factValue(facts, 'problem') ?? '');
  const known = SAID.find(([words]) => words.test(said));
  if (known) return known[1];
  const [, number = '', unit = ''] = COUNTED.exec(said) ?? [];
  const count = smallNumber(number) ?? Number(number);
  return Number.isFinite(count) && count > 0 ? count * (/^h/.test(unit) ? HOUR : 1) : null;
}
