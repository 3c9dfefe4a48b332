// On how many days it sells, told once what is sold by the day is known: «solo abro de lunes a viernes», "I only do weekdays".
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { asMonthly } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import { relaid } from './name-sale-lines.ts';
import { offerNumbers } from './offer-numbers.ts';
import { offerThings } from './offer-things.ts';
import type { ReadingContext } from './reading-context.ts';
import { withoutSlips } from './without-slips.ts';

const ASKED: ReadonlySet<QuestionId> = new Set<QuestionId>([
  'read-back',
  'price',
  'odd-price',
  'volume',
  'volume-above-capacity',
  'unit-cost',
  'period',
  'tax',
]);
const TELLS_DAYS = /(?<![a-z])(?:only|just|solo|solamente|nada mas|abr[a-z]+|trabaj[a-z]+|vend[a-z]+|open|work|sell)(?![a-z])/;
const WEEKDAYS = /(?<![a-z])(?:weekdays(?: only)?|entre semana|dias laborables|dias de semana)(?![a-z])/;
const WORKDAYS = 5;

/** What is sold by the day, in so many days; nothing where no days are told, or nothing is sold by the day. */
export function daysAnew(words: string, { question, known, language, today, answer }: ReadingContext): readonly Fact[] {
  const folded = foldText(words);
  const days = TELLS_DAYS.test(folded) ? (findOpenDays(folded) ?? (WEEKDAYS.test(folded) ? WORKDAYS : null)) : null;
  const text = factValue(known, 'revenue');
  if (!ASKED.has(question) || days === null || text === undefined || findOpenDays(foldText(text)) !== null) return [];
  const ground = prepareGround(withoutSlips(prepareGround(text, 'revenue', language, today)), 'revenue', language, today);
  const numbers = offerNumbers(ground, findAmounts(ground));
  const inMonth = (value: number, perWeek: number | null) => asMonthly(toMonthly(value, 'day', perWeek) ?? value);
  if (known.lines !== undefined) {
    const lines = known.lines;
    const { things } = offerThings(ground, numbers, lines.value, { bare: 'price', mayName: true, isBeside: false });
    const retold = lines.value.map((line): SaleLine => {
      const count = things.find(({ label }) => label === line.label)?.told.count;
      const isDaily = count?.per === 'day' && line.units === inMonth(count.value, null);
      return isDaily ? { ...line, units: inMonth(count.value, days) } : line;
    });
    return retold.some((line, at) => line.units !== lines.value[at]?.units) ? relaid(lines, retold) : [];
  }
  const daily = numbers.find(
    ({ role, per, value }) => role === 'count' && per === 'day' && inMonth(value, null) === factValue(known, 'volume'),
  );
  const quote = quoteOf(words, answer, 0, words.length);
  return daily ? [makeFact('volume', inMonth(daily.value, days), { unit: 'units', period: 'month', quote, origin: 'derived' })] : [];
}
