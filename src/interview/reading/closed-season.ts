// Months in which nothing is sold, told where the words themselves are not kept: "nothing comes in December or January", «la temporada va de abril a octubre».
import { countryOf } from '../../countries/countries.ts';
import { type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import { findClosedMonths } from '../../facts/find-closed-months.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** Their words are not kept, and are of what is sold. */
const OF_SALES: ReadonlySet<QuestionId> = new Set(['read-back', 'volume', 'price']);
const MONTHS = [...Array(12).keys()];
/** An average month. */
const AVERAGE = 10_000;

/** "The rent is nothing in January": no month without sales. */
const OF_COSTS =
  /(?<![a-z])(?:rent|alquiler|renta|arriendo|pay|pays|paid|paying|pago|pagamos|paga|costs?|cuesta[n]?|gastos?|insurance|seguro|power|luz|electric\w*|loan|prestamo|wages?|sueldos?|fees?|cuotas?)(?![a-z])/;

/** The other months are alike. */
export function closedSeason({ text }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  if (!OF_SALES.has(question)) return [];
  // The country tells when winter is; its school year, only what is told of the sales.
  const isSouthern = countryOf(factValue(known, 'country') ?? 'ZZ').southern === true;
  const said = blankOut(
    text,
    sentencesOf(text)
      .filter(({ words }) => OF_COSTS.test(foldText(words)))
      .map(spanOf),
  );
  const revenue = makeFact('revenue', said) as Fact<'revenue'>;
  const sheet: FactSheet = {
    ...(isSouthern && known.country && { country: known.country }),
    solution: makeFact('solution', said) as Fact<'solution'>,
    revenue,
  };
  const closed = findClosedMonths(sheet)?.months ?? [];
  if (closed.length === 0) return [];
  const open = Math.round((AVERAGE * MONTHS.length) / (MONTHS.length - closed.length));
  const levels = MONTHS.map((month) => (closed.includes(month) ? 0 : open));
  return [makeFact('season', levels, { quote: quoteOf(text, answer, 0, text.length), origin: 'derived' })];
}
