// How sales of one thing climb, once several are known to be sold: what was told of it stays told, as the part of a normal month that the first one sells.
import { type Fact, type FactSheet, factValue } from '../facts/fact.ts';
import { makeFact } from './reading/make-fact.ts';

const PCT = 100;

/** The facts laid with those told now: lines that come to a normal month take the place of the one thing that climbed to its own. */
export function withRampOfLines(sheet: FactSheet, laid: FactSheet, told: readonly Fact[]): FactSheet {
  const isOfLines = told.some(({ id }) => id === 'lines') && told.some(({ id }) => id === 'volume');
  if (!isOfLines || told.some(({ id }) => id === 'targetVolume')) return laid;
  const { volumeFromStart, targetVolume, ...rest } = laid;
  const [first, full] = [factValue(sheet, 'volume'), targetVolume?.value];
  if (volumeFromStart?.value !== true || targetVolume === undefined || first === undefined || full === undefined) return laid;
  const share = Math.round((PCT * first) / full);
  if (laid.openingShare || sheet.lines || !(share > 0 && share < PCT)) return rest;
  const { quote } = targetVolume;
  const opening = makeFact('openingShare', share, { unit: 'percent', quote, origin: 'derived' }) as Fact<'openingShare'>;
  const months = makeFact('openingMonths', 1, { unit: 'months', quote, origin: 'derived' }) as Fact<'openingMonths'>;
  return { ...rest, openingShare: opening, openingMonths: months };
}
