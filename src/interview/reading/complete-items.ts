// «84k: obra 38k, equipo 14,5k, fianza 10.400, que son dos meses, …y 15k de colchón»: where the purchases that were read leave a rest of the total, sums
// told among them that come to that rest are purchases too.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground } from './amount.ts';
import { labelSums } from './label-sums.ts';
import { roundMoney } from './money-details.ts';

interface Sum {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** The most that are looked for among the sums that no purchase was made of. */
const MOST_LEFT = 3;
const MOST_CANDIDATES = 8;
/** In the currency's units. */
const NEARLY = 1;
/** A list of so many at least tells that it is one. */
const LEAST_ITEMS = 2;

/** The facts with the list made whole; as they are where no sums come to what it leaves. */
export function completeItems({ text }: Ground, sums: readonly Sum[], facts: readonly Fact[]): readonly Fact[] {
  const sheet = Object.fromEntries(facts.map((fact) => [fact.id, fact]));
  const [total, items] = [factValue(sheet, 'investment'), factValue(sheet, 'investmentItems')];
  if (total === undefined || items === undefined || items.length < LEAST_ITEMS) return facts;
  const rest = total - sumOf(items.map(({ amount }) => amount));
  const isListed = ({ value }: Sum) => items.some(({ amount }) => Math.abs(amount - value) < NEARLY);
  const listed = sums.filter(isListed);
  const left = sums.filter((sum) => !isListed(sum) && sum.value !== total).slice(0, MOST_CANDIDATES);
  const found = rest > NEARLY ? chosenOf(left, rest, MOST_LEFT) : null;
  if (found === null || listed.length !== items.length) return facts;
  const parts = [...listed, ...found].sort((a, b) => a.start - b.start);
  const labels = labelSums(text, parts, { start: 0, end: text.length });
  const named = new Map(items.map(({ label, amount }) => [amount, label]));
  const whole = parts.map(
    ({ value }, at): MoneyItem => ({ label: named.get(value) ?? labels[at]?.replace(PRAISED, '') ?? '', amount: roundMoney(value) }),
  );
  if (!whole.every(({ label }) => /\p{L}{3}/u.test(label))) return facts;
  return facts.map((fact) => (fact.id === 'investmentItems' ? { ...fact, value: whole } : fact));
}

/** «La tostadora es lo más caro». */
const PRAISED = /\s+(?:es|is) (?:lo|the) .*$/iu;

/** So many of them at most that come to the rest. */
function chosenOf(sums: readonly Sum[], rest: number, most: number): readonly Sum[] | null {
  if (Math.abs(rest) < NEARLY) return [];
  if (rest < 0 || most === 0) return null;
  for (const [at, sum] of sums.entries()) {
    const others = chosenOf(sums.slice(at + 1), rest - sum.value, most - 1);
    if (others) return [sum, ...others];
  }
  return null;
}
