// What opening takes, told again or put right where a month's costs are asked: «a mí me salen 87.300 contando los 5 mil del colchón. De gastos fijos…» holds
// no cost of a month.
import { type Fact, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { MONTHLY_NOUN } from './cost-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

const ASKED: ReadonlySet<QuestionId> = new Set(['fixed-costs', 'odd-fixed-costs']);
const OF_A_MONTH = new RegExp(
  `(?<![a-z])(?:${MONTHLY_NOUN}|gastos fijos|costes fijos|al mes|mensual(?:es)?|a month|monthly|per month)(?![a-z])`,
);
const COMES_TO =
  /(?<![a-z])(?:(?:a mi |a nosotros )?(?:me|nos) (?:salen?|sale|da|dan|suman?)|(?<!no )(?:son|suman?|hacen)|i (?:make|get) (?:it|that)|we (?:make|get) (?:it|that)|it(?:'s| is| comes to)|comes to|that's)(?: (?:unos|unas|about|around|en total))* [$€£]?$/;
const THOUSAND = 1000;
const LEAST = 100;

/** Reads the rest; the investment as it was put right, where it was. */
export function readWithoutKnownOpening(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!ASKED.has(context.question) || context.known.investment === undefined) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const told = sentencesOf(words).filter((sentence) => isOfOpening(ground, sentence, context));
  if (told.length === 0) return read(words);
  const right = told.flatMap((sentence) => putRight(ground, sentence, context)).slice(-1);
  const rest = read(blankOut(words, told.map(spanOf)));
  if (right.length === 0) return rest;
  return {
    ...rest,
    facts: [...rest.facts.filter(({ id }) => id !== 'investment'), ...right],
    corrected: [...(rest.corrected ?? []), 'investment'],
  };
}

function numbersIn({ numerals }: Ground, sentence: Sentence): Ground['numerals'] {
  const { start, end } = spanOf(sentence);
  return numerals.filter((one) => !one.isArticle && one.low === one.high && one.start >= start && one.end <= end);
}

/** A sentence with a sum of the opening, and with no cost of a month. */
function isOfOpening(ground: Ground, sentence: Sentence, { known }: ReadingContext): boolean {
  const { start, end } = spanOf(sentence);
  if (OF_A_MONTH.test(ground.folded.slice(start, end))) return false;
  const items = factValue(known, 'investmentItems') ?? [];
  const sums = new Set([factValue(known, 'investment'), ...items.map(({ amount }) => amount), sumOf(items.map(({ amount }) => amount))]);
  const numbers = numbersIn(ground, sentence);
  // «Pon 1.200», and a sign for 1.200 among the purchases: nobody named it.
  const said = ground.folded.slice(start, end);
  const isBare = numbers.length === 1 && items.some(({ amount }) => amount === numbers[0]?.low) && oneNamed(said, items) === undefined;
  if (isBare) return false;
  return (
    numbers.some(({ low }) => low >= LEAST && sums.has(low)) || (numbers.length > 1 && numbers.some(({ low }) => isDenied(low, known)))
  );
}

/** The investment, or its thousands. */
function isDenied(value: number, known: ReadingContext['known']): boolean {
  const total = factValue(known, 'investment') ?? 0;
  return value > 0 && (value === total || (total >= THOUSAND && value === Math.floor(total / THOUSAND)));
}

/** «Uy, 95 no, a mí me salen 87.300». */
function putRight(ground: Ground, sentence: Sentence, { known, answer }: ReadingContext): readonly Fact[] {
  const { folded, text } = ground;
  const from = sentence.start;
  const total = numbersIn(ground, sentence).find(
    ({ low, start }) => low >= LEAST && !isDenied(low, known) && COMES_TO.test(folded.slice(from, start).replaceAll('’', "'")),
  );
  const before = known.investment;
  if (total === undefined || before === undefined) return [];
  return [makeFact('investment', total.low, { unit: before.unit, quote: quoteOf(text, answer, total.start, total.end) })];
}
