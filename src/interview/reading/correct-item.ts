// One purchase told anew among the figures read back: «no, la furgoneta son 17.500».
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import { factsAs, isTakenBack } from './collect-facts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const FEWEST_LETTERS = 4;
const ROUNDING = 1;

/** The purchases with the one that is named at its new amount, and what they come to; nothing where none of them is named alone. */
export function correctItem(ground: Ground, amounts: readonly Amount[], { known, answer }: ReadingContext): readonly Fact[] {
  const items = factValue(known, 'investmentItems') ?? [];
  const named = items.filter(({ label }) => isNamed(label, ground.folded));
  const sums = amounts.filter(
    (amount) => (amount.kind === 'money' || amount.kind === 'plain') && amount.low === amount.high && !isTakenBack(ground, amount),
  );
  const [sum] = sums;
  if (named.length !== 1 || sums.length !== 1 || sum === undefined || !('low' in sum)) return [];
  if (TOTAL_BEFORE.test(ground.folded.slice(0, sum.start))) return [];
  const fresh = items.map((item): MoneyItem => (item === named[0] ? { ...item, amount: sum.low } : item));
  const isWhole = Math.abs(totalOf(items) - (factValue(known, 'investment') ?? 0)) <= ROUNDING;
  const details = { unit: known.investment?.unit ?? null, quote: quoteOf(ground.text, answer, sum.start, sum.end) };
  return [
    makeFact('investmentItems', fresh, details),
    ...(isWhole ? [makeFact('investment', totalOf(fresh), { ...details, origin: 'derived' })] : []),
  ];
}

/** «Son 21.900: la furgo 19.500, carretillas 800…»: the purchases told with a sum corrected, where they come to it. */
export function listedWithTotal(told: readonly Fact[], text: string, context: ReadingContext): readonly Fact[] {
  const total = told.find(({ id }) => id === 'investment')?.value;
  if (typeof total !== 'number' || told.some(({ id }) => id === 'investmentItems')) return [];
  const listed = factsAs('investment', text, { ...context, known: {} }).find(({ id }) => id === 'investmentItems');
  if (listed === undefined) return [];
  const items = listed.value as readonly MoneyItem[];
  return items.length > 1 && Math.abs(totalOf(items) - total) <= ROUNDING ? [listed] : [];
}

/** «La inversión son 139 mil, la renta no es inversión»: all of them together. */
const TOTAL_BEFORE =
  /(?<![a-z])(?:inversion|investment)(?: (?:total|inicial))?(?: (?:es|son|seria[n]?|is|should be|comes to)| de|:)?(?: (?:unos|unas|about|around|de|like))* ?[$€£]?$/;

/** By the first word of its label that says something. */
function isNamed(label: string, folded: string): boolean {
  const word = foldText(label)
    .split(/[^a-z]+/)
    .find(
      (one) => one.length >= FEWEST_LETTERS && !/^(?:para|with|from|adaptar|hacer|doing|that|this|these|those|unos|unas|some)$/.test(one),
    );
  return word !== undefined && new RegExp(`(?<![a-z])${word}(?![a-z])`).test(folded);
}

function totalOf(items: readonly MoneyItem[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0);
}
