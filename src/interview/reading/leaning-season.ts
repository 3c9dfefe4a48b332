// Strong and weak months told without a number where the words themselves are not kept: "August is quiet" as the figures are read back.
import { countryOf } from '../../countries/countries.ts';
import { type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import { findLeaningMonths } from '../../facts/find-leaning-months.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** The words of the others are kept whole, and read when the year is laid out. */
const WORDS_LOST: ReadonlySet<QuestionId> = new Set([
  'read-back',
  'volume',
  'price',
  'unit-cost',
  'fixed-costs',
  'investment',
  'funding',
  'team',
]);
const MONTHS = [...Array(12).keys()];
/** An average month. */
const AVERAGE = 10_000;

/** The months so told against an average one; those of which nothing is said are alike. */
export function leaningSeason({ text }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  if (!WORDS_LOST.has(question)) return [];
  const isSouthern = countryOf(factValue(known, 'country') ?? 'ZZ').southern === true;
  const sheet: FactSheet = { revenue: makeFact('revenue', text) as Fact<'revenue'> };
  const leaning = findLeaningMonths(sheet, isSouthern);
  if (leaning.size === 0) return [];
  const levels = MONTHS.map((month) => leaning.get(month) ?? AVERAGE);
  const mean = levels.reduce((sum, level) => sum + level, 0) / MONTHS.length;
  return [
    makeFact(
      'season',
      levels.map((level) => Math.round((level * AVERAGE) / mean)),
      { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' },
    ),
  ];
}
