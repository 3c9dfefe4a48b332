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
/** «Cinco camillas»: smaller numbers count things. */
const LEAST_PRICE = 50;
/** A list of so many at least tells that it is one. */
const LEAST_ITEMS = 2;

/** The facts with the list made whole; as they are where no sums come to what it leaves. */
export function completeItems(ground: Ground, sums: readonly Sum[], facts: readonly Fact[]): readonly Fact[] {
  const sheet = Object.fromEntries(facts.map((fact) => [fact.id, fact]));
  const [total, items] = [factValue(sheet, 'investment'), factValue(sheet, 'investmentItems')];
  if (total === undefined || items === undefined || items.length < LEAST_ITEMS) return facts;
  const bought = sums.filter(({ value }) => value >= LEAST_PRICE);
  const parts = runTo(sums, items, total) ?? runTo(bought, items, total) ?? withChosen(sums, items, total);
  const whole = parts && itemsOf(ground, parts, items);
  return whole ? facts.map((fact) => (fact.id === 'investmentItems' ? { ...fact, value: whole } : fact)) : facts;
}

/** Sums one after another that come to the total, all of those that were read among them: each of the row is a purchase, however often a sum is in it. */
function runTo(sums: readonly Sum[], items: readonly MoneyItem[], total: number): readonly Sum[] | null {
  for (const first of sums.keys()) {
    let so = 0;
    for (let last = first; last < sums.length && so < total - NEARLY; last++) {
      so += sums[last]?.value ?? 0;
      const run = sums.slice(first, last + 1);
      if (Math.abs(so - total) < NEARLY && run.length > items.length && holdsAll(run, items)) return run;
    }
  }
  return null;
}

function holdsAll(run: readonly Sum[], items: readonly MoneyItem[]): boolean {
  const times = (amount: number, all: readonly number[]) => all.filter((one) => Math.abs(one - amount) < NEARLY).length;
  const [told, read] = [run.map(({ value }) => value), items.map(({ amount }) => amount)];
  return read.every((amount) => times(amount, told) >= times(amount, read));
}

/** Those that were read, and a few of the others that come to what they leave. */
function withChosen(sums: readonly Sum[], items: readonly MoneyItem[], total: number): readonly Sum[] | null {
  const rest = total - sumOf(items.map(({ amount }) => amount));
  const isListed = ({ value }: Sum) => items.some(({ amount }) => Math.abs(amount - value) < NEARLY);
  const listed = sums.filter(isListed);
  const left = sums.filter((sum) => !isListed(sum) && sum.value !== total).slice(0, MOST_CANDIDATES);
  const found = rest > NEARLY ? chosenOf(left, rest, MOST_LEFT) : null;
  return found === null || listed.length !== items.length ? null : [...listed, ...found].sort((a, b) => a.start - b.start);
}

/** Each by the name it was read with, where its sum is told once; null where one has no name. */
function itemsOf({ text }: Ground, parts: readonly Sum[], items: readonly MoneyItem[]): readonly MoneyItem[] | null {
  const labels = labelSums(text, parts, { start: 0, end: text.length });
  const nameOf = (value: number) => {
    const [same, ...others] = parts.filter((part) => part.value === value);
    return same && others.length === 0 ? items.find(({ amount }) => amount === value)?.label : undefined;
  };
  const whole = parts.map(
    ({ value }, at): MoneyItem => ({ label: nameOf(value) ?? labels[at]?.replace(PRAISED, '') ?? '', amount: roundMoney(value) }),
  );
  return whole.every(({ label }) => /\p{L}{3}/u.test(label)) ? whole : null;
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
