// «11 mil cocina, 5,500 la moto y 4 mil caja», of the 20,500 told before or after: what opening takes is known by its arithmetic, whatever each is called.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Amount, Ground } from './amount.ts';
import { completeItems } from './complete-items.ts';
import { countsTo, upTo } from './counts-to.ts';
import { EACH } from './find-cost-sum.ts';
import { labelSums } from './label-sums.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { isCalledTotal, withSecondTotal } from './second-total.ts';

interface Sum {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Told of each of several. */
  readonly isEach: boolean;
}

interface Purchases {
  readonly total: number;
  readonly parts: readonly Sum[];
}

const LEAST_PARTS = 2;
/** Among the means, smaller numbers count things. */
const LEAST_BESIDE = 100;
const MOST_EACH = 12;
/** From how many to what each costs. */
const NEAR = 24;
/** The thousands or millions that are left out after the first: of what is below how much. */
const LEFT_OUT = [
  [1, 0],
  [1e3, 1e3],
  [1e3, 1e4],
  [1e6, 1e3],
] as const;
const NO_SUM = /^ ?(?:%|horas?|hours?|hrs?|dias?|days?|meses|months|anos?|years?|personas?|people|m2|km)(?![a-z])/;

/** Who pays for the opening comes to as much as what it goes on. */
const TELLS_GIVERS =
  /(?<![a-z])(?:ahorr\w+|me (?:presta|deja|regala)n?|nos (?:presta|deja|regala)n?|prestamo|(?:micro)?credito|savings?|saved|lend(?:s|ing)?|lent|loan|borrow\w*|dinero propio|own money)(?![a-z])/;

/** The facts with the purchases as they add up; as they are where nothing adds up, or they say the same. */
export function settlePurchases(
  ground: Ground,
  amounts: readonly Amount[],
  facts: readonly Fact[],
  context: ReadingContext,
): readonly Fact[] {
  if (context.question !== 'resources' && context.question !== 'investment') return facts;
  const settled =
    context.question === 'resources' ? withoutDoubled(ground, amounts, facts, context) : asAddedUp(ground, amounts, facts, context);
  const sums = sumsIn(ground, amounts, false);
  return completeItems(ground, sums, withSecondTotal(ground, sums, settled, context));
}

/** Asked what opening takes, all that is told may be it. */
function asAddedUp(ground: Ground, amounts: readonly Amount[], facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const known = factValue(context.known, 'investment');
  const told = TELLS_GIVERS.test(ground.folded) ? null : purchasesIn(ground, amounts, known);
  const read = facts.find(({ id }) => id === 'investment');
  if (told === null) return facts;
  const items = itemsOf(ground, told.parts);
  const listed = facts.find(({ id }) => id === 'investmentItems')?.value as readonly MoneyItem[] | undefined;
  const isSame =
    read?.value === told.total && (items === null || (listed !== undefined && sumOf(listed.map(({ amount }) => amount)) === told.total));
  if (isSame) return facts;
  const [first, last] = [told.parts[0], told.parts.at(-1)];
  const quote = quoteOf(ground.text, context.answer, first?.start ?? 0, last?.end ?? 0);
  const unit = read?.unit ?? null;
  return [
    ...facts.filter(({ id }) => id !== 'investment' && id !== 'investmentItems'),
    makeFact('investment', roundMoney(told.total), { unit, quote, origin: known === told.total ? 'said' : 'derived' }),
    ...(items ? [makeFact('investmentItems', items, { unit, quote })] : []),
  ];
}

/** «12.300, 8.600, 4.700 y 5.800. En conjunto, 31.400»: among the means too, what the others come to is no purchase beside them. */
function withoutDoubled(ground: Ground, amounts: readonly Amount[], facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const read = facts.find(({ id }) => id === 'investment');
  if (read === undefined) return headedByTotal(ground, amounts, facts, context);
  if (typeof read.value !== 'number') return facts;
  const sums = sumsIn(ground, amounts, false).filter(({ value }) => value >= LEAST_BESIDE);
  const listed = (facts.find(({ id }) => id === 'investmentItems')?.value ?? []) as readonly MoneyItem[];
  const isListed = sumOf(listed.map(({ amount }) => amount)) === read.value;
  const runs = sums.flatMap((total, at) => {
    const run = runBefore(ground, sums.slice(0, at), total);
    const beside = Number(read.value) - total.value;
    // What is read besides the total is all of what makes it, or the last of it.
    const isDoubled = run?.some((_, first) => sumOf(run.slice(first).map(({ value }) => value)) === beside);
    return run && (isDoubled || (!isListed && beside === 0)) ? [{ run, total }] : [];
  });
  const [found] = runs;
  if (!found) return facts;
  const { run, total } = found;
  const quote = quoteOf(ground.text, context.answer, run[0]?.start ?? 0, total.end);
  const items = itemsOf(ground, run);
  return [
    ...facts.filter(({ id }) => id !== 'investment' && !(items && id === 'investmentItems')),
    { ...read, value: total.value, quote } as Fact,
    ...(items ? [makeFact('investmentItems', items, { unit: read.unit, quote })] : []),
  ];
}

/** «84k. Obra 38.000, 14.500 de jaulas…»: a sum that opens the answer, and a row right after it that comes to it. */
function headedByTotal(ground: Ground, amounts: readonly Amount[], facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const [total, ...sums] = sumsIn(ground, amounts, false).filter(({ value }) => value >= LEAST_BESIDE);
  const many = sums.findIndex(
    (_, at) => at >= LEAST_PARTS && total !== undefined && countedTo(sums.slice(0, at + 1), total.value) !== null,
  );
  const parts = sums.slice(0, many + 1);
  const items = many < 0 || TELLS_GIVERS.test(ground.folded.slice(0, parts.at(-1)?.end)) ? null : itemsOf(ground, parts);
  if (total === undefined || items === null || /\d/.test(ground.folded.slice(0, total.start))) return facts;
  const unit = facts.find(({ id }) => id === 'currency')?.value ?? factValue(context.known, 'currency') ?? null;
  const quote = quoteOf(ground.text, context.answer, total.start, parts.at(-1)?.end ?? total.end);
  return [
    ...facts.filter(({ id }) => id !== 'investmentItems'),
    makeFact('investment', total.value, { unit: unit as Fact['unit'], quote }),
    makeFact('investmentItems', items, { unit: unit as Fact['unit'], quote }),
  ];
}

/** The sums right before a total that come to it; two of them where its words call it so. */
function runBefore(ground: Ground, before: readonly Sum[], total: Sum): readonly Sum[] | null {
  const least = isCalledTotal(ground, total) ? LEAST_PARTS : LEAST_PARTS + 1;
  const from = before.findIndex((_, first) => before.length - first >= least && countedTo(before.slice(first), total.value) !== null);
  return from < 0 ? null : before.slice(from);
}

function itemsOf({ text }: Ground, parts: readonly Sum[]): readonly MoneyItem[] | null {
  const labels = labelSums(text, parts, { start: 0, end: text.length });
  const items = parts.map(({ value }, at): MoneyItem => ({ label: labels[at] ?? '', amount: roundMoney(value) }));
  return items.every(({ label }) => /\p{L}{3}/u.test(label)) ? items : null;
}

function purchasesIn(ground: Ground, amounts: readonly Amount[], known: number | undefined): Purchases | null {
  for (const hasCounts of [false, true]) {
    const sums = withoutCounts(sumsIn(ground, amounts, hasCounts));
    const largest = Math.max(0, ...sums.map(({ value }) => value));
    for (const [scale, below] of LEFT_OUT) {
      if (largest < scale * 2) break;
      const scaled = sums.map((sum) => (sum.value < below ? { ...sum, value: sum.value * scale } : sum));
      const found = addedUp(ground, withoutProducts(scaled), known);
      if (found) return found;
    }
  }
  return null;
}

function sumsIn({ folded, numerals }: Ground, amounts: readonly Amount[], hasCounts: boolean): readonly Sum[] {
  return amounts.flatMap((amount) => {
    const isSum = amount.kind === 'money' || amount.kind === 'plain' || (hasCounts && amount.kind === 'count');
    if (!isSum || middle(amount) < LEAST_PARTS || (amount.kind !== 'plain' && amount.per !== null && amount.per !== 'unit')) return [];
    const end = numerals.find((numeral) => numeral.start >= amount.start && numeral.start <= amount.end)?.end ?? amount.end;
    if (NO_SUM.test(folded.slice(end))) return [];
    return [{ start: amount.start, end, value: middle(amount), isEach: EACH.test(folded.slice(end, end + 40)) }];
  });
}

/** "Two vans at thirty-one thousand each": how many is no sum. */
function withoutCounts(sums: readonly Sum[]): readonly Sum[] {
  return sums.filter((sum, at) => {
    const next = sums[at + 1];
    return !(next?.isEach && sum.value <= MOST_EACH && next.start - sum.end < NEAR);
  });
}

/** "Three vans, 32 thousand apiece, so that's 96": the product is the part. */
function withoutProducts(sums: readonly Sum[]): readonly Sum[] {
  return sums.filter((sum, at) => {
    const next = sums[at + 1];
    const times = next && next.value / sum.value;
    return !(sum.isEach && times !== undefined && Number.isInteger(times) && times >= 2 && times <= MOST_EACH);
  });
}

/** One of a list may be as much as the others by chance: a total is told apart from them. */
const CLOSES = /[.:;=\n](?=\s)|=|(?<![a-z])(?:total|suman?|so|that's|o sea|asi que|todo junto|all in|comes to)(?![a-z])/;
const OPENS = /[.:;=(\n]|(?<![a-z])(?:que son|which is|of which|de l[oa]s (?:que|cuales)|made up of)(?![a-z])/;

/** A total known before, told last or told first, and all the others that come to it. */
function addedUp({ folded }: Ground, sums: readonly Sum[], known: number | undefined): Purchases | null {
  const [first, last] = [sums[0], sums.at(-1)];
  if (first === undefined || last === undefined) return null;
  const tries: readonly (readonly [number | undefined, readonly Sum[]])[] = [
    [known, sums],
    [known, sums.slice(0, -1)],
    [known, sums.slice(0, -2)],
    [CLOSES.test(folded.slice(sums.at(-2)?.end ?? 0, last.start)) ? last.value : undefined, sums.slice(0, -1)],
    [OPENS.test(folded.slice(first.end, sums[1]?.start ?? first.end)) ? first.value : undefined, sums.slice(1)],
  ];
  for (const [total, parts] of tries) {
    const least = total === known ? LEAST_PARTS : LEAST_PARTS + 1;
    const counted = total !== undefined && parts.length >= least ? countedTo(parts, total) : null;
    if (counted && total !== undefined) return { total, parts: counted };
  }
  return null;
}

/** The parts, what is told of each as often as makes the total; null where nothing does. */
function countedTo(parts: readonly Sum[], total: number): readonly Sum[] | null {
  const each = parts.findIndex(({ isEach }) => isEach);
  const counts = countsTo(
    parts.map(({ value }, at) => ({ value, times: at === each ? upTo(MOST_EACH) : [1] })),
    total,
    1 / total,
  );
  return counts.length === parts.length ? parts.map((part, at) => ({ ...part, value: part.value * (counts[at] ?? 1) })) : null;
}
