// "€34,000: kiln 20,000 and fit-out 14,000. On top of that €56,000 working capital, so €90,000 altogether": the total of the first total and the rest.
import type { Fact, MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground } from './amount.ts';
import { comesTo } from './counts-to.ts';
import { labelSums } from './label-sums.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { namesThing } from './names-thing.ts';
import type { ReadingContext } from './reading-context.ts';

interface Sum {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

const MOST_FURTHER = 4;
const CALLED_BEFORE =
  /(?<![a-z])(?:total|suman?|so|that's|makes?|o sea|asi que|es decir|en total|todo junto|altogether|in all|comes? to|call it|=)(?: (?:it|that|is|es|son|que|de|of|about|bout|around|like|unos|como|a|all|in|the|whole))*[,:]? ?[$€£]?$/;
const CALLED_AFTER =
  /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|millones|mil|k)? ?(?:en total|in total|in all|altogether|all in|all told|total|todo junto|en conjunto)(?![a-z])/;

/** The facts with the last total in the place of the one that it holds. */
export function withSecondTotal(ground: Ground, sums: readonly Sum[], facts: readonly Fact[], { answer }: ReadingContext): readonly Fact[] {
  const read = facts.find(({ id }) => id === 'investment');
  if (typeof read?.value !== 'number') return facts;
  const found = sums.flatMap((total, at) => {
    const further = isCalledTotal(ground, total) ? furtherOf(sums.slice(0, at), total.value, Number(read.value)) : null;
    return further ? [{ total, further }] : [];
  })[0];
  if (!found) return facts;
  const { total, further } = found;
  const quote = quoteOf(ground.text, answer, total.start, total.end);
  const listed = facts.find(({ id }) => id === 'investmentItems');
  const items = itemsWith(ground, (listed?.value ?? []) as readonly MoneyItem[], further, { read: Number(read.value), until: total.start });
  return [
    ...facts.filter((fact) => fact !== read && !(items && fact === listed)),
    { ...read, value: total.value, quote } as Fact,
    ...(items ? [makeFact('investmentItems', items, { unit: read.unit, quote: listed?.quote ?? quote })] : []),
  ];
}

/** Whether the words beside it say that it is what others come to. */
export function isCalledTotal({ folded }: Ground, { start, end }: Pick<Sum, 'start' | 'end'>): boolean {
  return CALLED_BEFORE.test(folded.slice(Math.max(0, start - 40), start)) || CALLED_AFTER.test(folded.slice(end));
}

/** The sums right before the total that, with the total that was read, come to it. */
function furtherOf(before: readonly Sum[], whole: number, read: number): readonly Sum[] | null {
  const first = before.findIndex(({ value }) => value === read);
  for (let many = 1; many <= Math.min(MOST_FURTHER, before.length - first - 1); many += 1) {
    const further = before.slice(-many);
    const sum = sumOf(further.map(({ value }) => value));
    if (first >= 0 && sum > 0 && comesTo(read + sum, whole, 1 / whole)) return further;
  }
  return null;
}

function itemsWith(
  { text }: Ground,
  listed: readonly MoneyItem[],
  further: readonly Sum[],
  { read, until }: { readonly read: number; readonly until: number },
): readonly MoneyItem[] | null {
  const known = listed.filter(({ amount }) => !further.some(({ value }) => value === amount));
  if (sumOf(known.map(({ amount }) => amount)) !== read) return null;
  const labels = labelSums(text, further, { start: 0, end: until });
  const added = further.map(({ value }, at): MoneyItem => ({ label: labels[at] ?? '', amount: value }));
  return added.every(({ label }) => /\p{L}{3}/u.test(label) && namesThing(label)) ? [...known, ...added] : null;
}
