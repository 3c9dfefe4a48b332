// One of several things sold only in some months: "the minis are 175 but only October and November, like 40 each of those months", «las cestas solo en
// diciembre, unas 60». Its number is told for one of them; the year's average and the season of all that is sold follow from it.
import type { Fact, FactSheet, SaleLine } from '../../facts/fact.ts';
import { isTold, lineNamed, type ToldLine } from '../../facts/sale-lines.ts';
import { splitByShares } from '../../finance/split-by-shares.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import type { QuestionId, Reading } from '../interview.ts';
import { blankOut, clauseAround, type Span } from './clauses.ts';
import { asMonthly, togetherFacts } from './lines-together.ts';
import { makeFact } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back', 'volume-above-capacity']);
const MONTHS_A_YEAR = 12;
const AVERAGE = 10_000;

const MONTH = `(?:${MONTH_NAMES})(?![a-z])`;
const SPAN = `${MONTH}(?:(?: (?:a|to|through|thru|hasta|until)|-| -) ${MONTH})?`;
const LIST = `${SPAN}(?:(?:,? (?:and|y|e|or|o) |, )(?:in |en |during |durante )?${SPAN})*`;
const ONLY = new RegExp(
  `,? ?(?:(?:but|pero|y|and) )?(?:(?:they|it|eso|esas|esos|se) (?:only |solo )?(?:happen|run|are|is|hacen|venden|hago) )?(?:only|just|solo|solamente|unicamente)(?: (?:happen|in|en|during|durante|for|de|los meses de))* (${LIST})`,
);
/** "40 minis at 175 in October and 40 in November": the same number told of each. */
const IN_BOTH = new RegExp(
  `(?<=(?<![\\d.,])(\\d[\\d.,]*) [^.;,\\d]{2,30}(?:(?:at|a|x|for|por) [$€£]?\\d[\\d.,]*[^.;,\\d]{0,12})?) (?:in|en) (${MONTH}(?:,? (?:(?:and|y) )?\\1 (?:in|en) ${MONTH})+)`,
);
/** «40 cada uno de esos meses»: the words after its number, and what stands for them in a month. */
const IN_EACH =
  /(?:(?:in )?each(?: (?:one|of (?:those|these|the two|the three|them)(?: months)?|month))?|(?:en )?cada (?:uno(?: de (?:esos|los dos|los tres|ellos)(?: meses)?)?|mes|uno de (?:esos|los) meses)|(?:those|esos) months?|esos meses|per month|a month|al mes|por mes)(?![a-z])/;

/** Reads the answer as if it were sold all year; then the line gets its months. `read` reads the rest. */
export function readWithLineOfMonths(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const found = TELLS_SALES.has(context.question) ? findOnly(words) : null;
  if (found === null) return withNumbersOfMonths(read(words), context.known);
  const reading = read(found.rest);
  const lines = linesIn(reading, context.known);
  const at = lines === null ? null : whichOf(lines.value, found.clause);
  if (lines === null || at === null) return read(words);
  if (lines.value[at]?.months?.join() === found.months.join()) return reading;
  return placed(reading, lines, at, found.months);
}

/** The number told anew of a line that has its months is of one of them. */
function withNumbersOfMonths(reading: Reading, known: FactSheet): Reading {
  const lines = linesIn(reading, {});
  const at = lines?.value.findIndex(({ label, units, months }) => {
    const before = known.lines?.value.find((line) => line.label === label);
    return months !== undefined && before !== undefined && before.units !== units;
  });
  return lines && at !== undefined && at >= 0 ? placed(reading, lines, at, lines.value[at]?.months ?? []) : reading;
}

/** The reading with that line sold in these months alone, so many in each as it tells. */
function placed(reading: Reading, lines: Fact<'lines'>, at: number, months: readonly number[]): Reading {
  const value = lines.value.map(
    (line, index): SaleLine =>
      index === at ? { ...line, units: asMonthly(((line.units ?? 0) * months.length) / MONTHS_A_YEAR), months } : line,
  );
  const fact = { ...lines, value } as Fact<'lines'>;
  const areNew = reading.facts.some(({ id }) => id === 'lines');
  const others = reading.facts.filter(({ id }) => !REPLACED.has(id));
  const season = makeFact('season', seasonOf(lines.value.filter(isTold), at, months), { quote: lines.quote, origin: 'derived' });
  return { ...reading, kind: areNew ? reading.kind : 'correction', facts: [...others, fact, ...togetherFacts(fact), season] };
}

const REPLACED: ReadonlySet<string> = new Set(['lines', 'price', 'volume', 'saleUnit', 'unitCost', 'season']);

interface OnlyIn {
  /** From 0, January. */
  readonly months: readonly number[];
  /** The words that say which thing it is. */
  readonly clause: string;
  /** The answer as long as it was, without the months. */
  readonly rest: string;
}

function findOnly(words: string): OnlyIn | null {
  const folded = foldText(words).replaceAll('’', "'");
  if (folded.length !== words.length) return null;
  const both = IN_BOTH.exec(folded);
  if (both) {
    const { start } = clauseAround(words, { start: both.index, end: both.index });
    const rest = blankOut(words, [{ start: both.index, end: both.index + both[0].length }]);
    return { months: monthsIn(both[2] ?? ''), clause: words.slice(start, both.index), rest };
  }
  const match = ONLY.exec(folded);
  if (!match) return null;
  const span: Span = { start: match.index, end: match.index + match[0].length };
  const sentence = /^[^.;!?\n]*/.exec(folded.slice(span.end))?.[0] ?? '';
  const each = IN_EACH.exec(sentence);
  const own =
    each &&
    !/(?:,|(?<![a-z])(?:and|y)) (?:then |luego )?(?:the|las?|los|el|an?|una?)? ?[a-z]+(?: [a-z]+)? (?:are|is|son|a|at|es) \d/.test(
      sentence.slice(0, each.index),
    )
      ? each
      : null;
  const before = clauseAround(words, { start: span.start, end: span.start });
  const clause = words.slice(before.start, span.start);
  const untilCount = own ? lastNumberIn(sentence.slice(0, own.index)) : null;
  const rest = own
    ? `${words.slice(0, span.start)}${', '.padEnd(span.end - span.start + (untilCount ?? 0), ' ')}${words.slice(span.end + (untilCount ?? 0), span.end + own.index)}${'a month'.padEnd(own[0].length, ' ')}${words.slice(span.end + own.index + own[0].length)}`
    : `${words.slice(0, span.start)}${' '.repeat(span.end - span.start)}${words.slice(span.end)}`;
  return rest.length >= words.length - 1 ? { months: monthsIn(match[1] ?? ''), clause, rest } : null;
}

/** Where the last number begins: what stands before it only works it out. */
function lastNumberIn(words: string): number | null {
  const at = [...words.matchAll(/(?<![\d.,$€£])\d[\d.,]*/g)].at(-1)?.index;
  return at ?? null;
}

function monthsIn(list: string): readonly number[] {
  const spans = [
    ...list.matchAll(
      new RegExp(`(${MONTH_NAMES})(?![a-z])(?:(?: (?:a|to|through|thru|hasta|until)|-| -) (${MONTH_NAMES})(?![a-z]))?`, 'g'),
    ),
  ];
  return spans.flatMap(([, from = '', to]) => {
    const [first, last] = [monthOfName(from) - 1, (to === undefined ? monthOfName(from) : monthOfName(to)) - 1];
    return Array.from({ length: ((last - first + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1 }, (_, at) => (first + at) % MONTHS_A_YEAR);
  });
}

/** Told now, or known before; null where it is not known of each how many are sold, or there is but one. */
function linesIn({ facts }: Reading, known: FactSheet): Fact<'lines'> | null {
  const fact = (facts.find(({ id }) => id === 'lines') ?? known.lines) as Fact<'lines'> | undefined;
  return fact && fact.value.length > 1 && fact.value.every(isTold) ? fact : null;
}

function whichOf(lines: readonly SaleLine[], clause: string): number | null {
  return lineNamed(
    lines.map(({ label }) => label),
    clause,
  );
}

/** What each month brings in of an average one: all lines every month, and this one in its own alone. */
function seasonOf(lines: readonly ToldLine[], at: number, months: readonly number[]): readonly number[] {
  const brings = lines.map(({ price, units }) => price * units);
  const base = sumOf(brings) - (brings[at] ?? 0);
  const levels = Array.from({ length: MONTHS_A_YEAR }, (_, month) => Math.round(base + (months.includes(month) ? (brings[at] ?? 0) : 0)));
  return splitByShares(AVERAGE * MONTHS_A_YEAR, levels);
}
