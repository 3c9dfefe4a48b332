// One purchase told anew among the figures read back: «no, la furgoneta son 17.500».
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import { factsAs } from './collect-facts.ts';
import { isSum, type Sum } from './correct-costs.ts';
import { isTakenBack } from './is-taken-back.ts';
import { labelParts } from './label-parts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

const FEWEST_LETTERS = 4;
const ROUNDING = 1;

/**
 * The purchases with those that are named at their new amounts, and what they come to, or the sum told beside them; nothing where none is named alone.
 * "Investment: 15,000, the van is 9,200": the van is within. "Change the van from 8,500 to 9,200": to the latter.
 */
export function correctItem(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  const again = listedAgain(ground, amounts, context);
  if (again.length > 0) return again;
  const { known, answer } = context;
  const items = factValue(known, 'investmentItems') ?? [];
  const sums = amounts.filter(
    (amount): amount is Sum => (amount.kind === 'money' || amount.kind === 'plain') && amount.high >= LEAST && !isTakenBack(ground, amount),
  );
  const told = itemsTold(ground, sums, items, context);
  const [first] = told;
  if (first === undefined) return [];
  const fresh = items.map((item): MoneyItem => ({ ...item, amount: told.find((one) => one.item === item)?.sum.high ?? item.amount }));
  const whole = sums.find((sum) => TOTAL_BEFORE.test(ground.folded.slice(0, sum.start)));
  const isWhole = Math.abs(totalOf(items) - (factValue(known, 'investment') ?? 0)) <= ROUNDING;
  const quoteTo = (sum: Sum) => ({ unit: known.investment?.unit ?? null, quote: quoteOf(ground.text, answer, sum.start, sum.end) });
  const derived = isWhole ? [makeFact('investment', totalOf(fresh), { ...quoteTo(first.sum), origin: 'derived' })] : [];
  return [
    makeFact('investmentItems', fresh, quoteTo(first.sum)),
    ...(whole ? [makeFact('investment', whole.low, quoteTo(whole))] : derived),
  ];
}

/** All of them told again, with or without what they come to: known by their sum, and each with its new name. */
function listedAgain(ground: Ground, amounts: readonly Amount[], { known, answer }: ReadingContext): readonly Fact[] {
  const total = factValue(known, 'investment') ?? 0;
  const isTotal = (sum: number) => total > 0 && Math.abs(sum - total) <= ROUNDING;
  const sums = amounts.filter((amount): amount is Sum => isSum(amount));
  for (const { start, words } of sentencesOf(ground.text)) {
    const end = start + words.length;
    const run = sums.filter((sum) => sum.start >= start && sum.end <= end && !isTotal(sum.low));
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last || run.length < 2 || !isTotal(run.reduce((so, { low }) => so + low, 0))) continue;
    const told = sums.find((sum) => isTotal(sum.low) && sum.end <= first.start && sum.start >= start);
    const items = labelParts(ground.text, { total: told ?? { end: start }, run }, end);
    const quote = quoteOf(ground.text, answer, first.start, last.end);
    if (items) return [makeFact('investmentItems', items, { unit: known.investment?.unit ?? null, quote })];
  }
  return [];
}

interface ItemTold {
  readonly item: MoneyItem;
  readonly sum: Sum;
}

/** Each sum with the one purchase that its own words name; where a single sum is told, its sentence may name it after it. */
function itemsTold(ground: Ground, sums: readonly Sum[], items: readonly MoneyItem[], context: ReadingContext): readonly ItemTold[] {
  const told: ItemTold[] = [];
  for (const [at, sum] of sums.entries()) {
    const lead = ground.folded.slice(sums[at - 1]?.end ?? 0, sum.start);
    if (TOTAL_BEFORE.test(lead) || isOfTheMonth(sum) || sum.low === factValue(context.known, 'investment')) continue;
    const item = itemIn(sums.length === 1 ? ground.folded : lead.replace(/^.*[;.!?\n]\s/s, ''), items, context);
    // "From 8,500 to 9,200" is read as a range.
    const isAnew = sum.low === sum.high || sum.low === item?.amount;
    if (item === undefined || !isAnew || !isOfItsSize(sum, item)) continue;
    told.push({ item, sum });
  }
  return told;
}

function isOfTheMonth(sum: Sum): boolean {
  return sum.kind === 'money' && sum.per !== null && sum.per !== 'unit';
}

/** A price of what is sold is no new price of what makes it. */
function isOfItsSize({ high }: Sum, { amount }: MoneyItem): boolean {
  return high * MOST_TIMES >= amount && high <= amount * MOST_TIMES;
}

const MOST_TIMES = 10;
const LEAST = 5;

/** By the first word of its label that says something, else by the noun of it: the van, of a "second-hand Caddy van". */
function itemIn(folded: string, items: readonly MoneyItem[], { known }: ReadingContext): MoneyItem | undefined {
  const by = (wordOf: (label: string) => string | undefined) =>
    items.filter(({ label }) => {
      const word = wordOf(label);
      const isSold = (factValue(known, 'lines') ?? []).some((line) => word !== undefined && foldText(line.label).includes(word));
      return word !== undefined && !isSold && new RegExp(`(?<![a-z])${word}s?(?![a-z])(?! (?:insurance|tax|hire|rent))`).test(folded);
    });
  const first = by(firstWord);
  const named = first.length > 0 ? first : by(nounOf);
  const isSold = (item: MoneyItem) => (factValue(known, 'lines') ?? []).some((line) => foldText(line.label) === foldText(item.label));
  return named.length === 1
    ? named[0]
    : named.length === 0
      ? oneNamed(
          folded,
          items.filter((item) => !isSold(item)),
        )
      : undefined;
}

/** Whether purchases are told with what they come to: all of them, whatever was known. */
export function listsAll(facts: readonly Fact[]): boolean {
  const total = facts.find(({ id }) => id === 'investment')?.value;
  const items = facts.find(({ id }) => id === 'investmentItems')?.value as readonly MoneyItem[] | undefined;
  return typeof total === 'number' && items !== undefined && items.length > 1 && Math.abs(totalOf(items) - total) <= ROUNDING;
}

/** «Son 21.900: la furgo 19.500, carretillas 800…»: the purchases told with a sum corrected, where they come to it. */
export function listedWithTotal(told: readonly Fact[], text: string, context: ReadingContext): readonly Fact[] {
  const total = told.find(({ id }) => id === 'investment')?.value;
  if (typeof total !== 'number' || listsAll(told)) return [];
  const listed = factsAs('investment', text, { ...context, known: {} }).find(({ id }) => id === 'investmentItems');
  if (listed === undefined) return [];
  const items = listed.value as readonly MoneyItem[];
  return items.length > 1 && Math.abs(totalOf(items) - total) <= ROUNDING ? [listed] : [];
}

/** «La inversión son 139 mil, la renta no es inversión»: all of them together. */
const TOTAL_BEFORE =
  /(?<![a-z])(?:inversion|investment)(?: (?:total|inicial))?(?: (?:es|son|seria[n]?|is|should be|comes to)| de|:)?(?: (?:unos|unas|about|around|de|like))* ?[$€£]?$/;

function firstWord(label: string): string | undefined {
  return foldText(label)
    .split(/[^a-z]+/)
    .find(
      (one) =>
        one.length >= FEWEST_LETTERS &&
        !/^(?:para|with|from|adaptar|hacer|doing|that|this|these|those|unos|unas|some|first|initial|primer[ao]?s?|other|otr[ao]s|extra)$/.test(
          one,
        ),
    );
}

/** The last word before what it comes with, as English names a thing. */
function nounOf(label: string): string | undefined {
  const [thing = ''] = foldText(label).split(/,| (?:with|for|from|and|para|con|de|del|y) /);
  return thing.split(/[^a-z]+/).findLast((one) => one.length >= SHORTEST_NOUN && !/^(?:son|era|que|los|las|una|the|are|was)$/.test(one));
}

const SHORTEST_NOUN = 3;

function totalOf(items: readonly MoneyItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
