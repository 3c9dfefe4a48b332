// «La gasolina son 350, no 300», "office is 700 and tools 500": costs of a month that are known one by one, told anew by their names.
import { type CostLine, type Fact, type FactSheet, factValue } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import { blankOut, clauseAround } from './clauses.ts';
import { isSum, type Sum } from './correct-costs.ts';
import { findAmounts } from './find-amounts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { factsOfLines } from './told-cost-lines.ts';

const ROUNDING = 1;
/** A sum many times another is one of something else. */
const MOST_TIMES = 10;
/** What a sum is told of where no line of costs is meant. */
const OF_ELSE =
  /(?<![a-z])(?:preci\w+|prices?|inversion|investment|gastos fijos|fixed costs|overheads?|prestamo|prest(?:a|an|aria)|lends?|lent|puts? in|pone|loan|ahorr\w+|savings?|per (?!month)[a-z]+|por (?!mes)[a-z]+|each|cada)(?![a-z])/;

const WHOLE = /(?<![a-z])(?:gastos|fixed|overheads?|outgoings|in total|altogether|all in|en total|suman)(?![a-z])/;

interface Told {
  readonly line: CostLine;
  readonly sum: Sum;
  /** The sum it takes the place of, said after it. */
  readonly taken: Sum | undefined;
}

interface CorrectedLines {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the clauses that tell them. */
  readonly rest: string;
}

/** The lines known with those named here put right, and what they come to; none where these words name none of them, or tell the whole anew. */
export function correctNamedCosts(ground: Ground, context: ReadingContext): CorrectedLines {
  const { known, answer } = context;
  const lines = factValue(known, 'costLines') ?? [];
  const total = known.fixedCosts;
  const told = total === undefined || WHOLE.test(ground.folded) || LEFT_OUT.test(ground.folded) ? [] : toldOf(ground, lines, known);
  const [first] = told;
  const last = told.at(-1);
  if (total === undefined || first === undefined || last === undefined) return { facts: [], rest: ground.text };
  const fresh = lines.map((line) => ({ ...line, amount: told.findLast((one) => one.line === line)?.sum.low ?? line.amount }));
  const quote = quoteOf(ground.text, answer, first.sum.start, last.sum.end);
  const value = roundMoney(total.value + totalOf(fresh) - totalOf(lines));
  const changed = new Set(told.map(({ line }) => line.kind));
  const isOfChanged = ({ id }: Fact) =>
    id === 'costLines' ||
    (id === 'rent' && changed.has('rent')) ||
    (id === 'staffPay' && changed.has('hired')) ||
    (id === 'marketingBudget' && changed.has('marketing'));
  return {
    facts: [
      ...factsOfLines(fresh, quote).filter(isOfChanged),
      makeFact('fixedCosts', value, { unit: total.unit, period: total.period, quote, origin: total.origin }),
    ],
    rest: blankOut(
      ground.text,
      told.map(({ sum, taken }) => clauseAround(ground.text, { start: sum.start, end: taken?.end ?? sum.end })),
    ),
  };
}

/** Each sum with the one line its own words name, before it or else after it, or whose amount it takes back. */
function toldOf(ground: Ground, lines: readonly CostLine[], known: FactSheet): readonly Told[] {
  const all = findAmounts(ground).filter(isPlain);
  const sums = all.filter((sum) => !isTakenBack(ground, sum));
  const told = sums.flatMap((sum): Told[] => {
    const from = sums.findLast(({ end }) => end <= sum.start)?.end ?? 0;
    const before = ground.folded.slice(from, sum.start).replace(/^.*(?:[.;!?](?=\s)|\n)/s, '');
    const after = ground.folded.slice(sum.end).split(/[.;,!?\n]| y | and /)[0] ?? '';
    if (OF_ELSE.test(before) || OF_ELSE.test(after) || isPrice(sum, known)) return [];
    const taken = all.find((one) => !sums.includes(one) && one.start >= from && isNear(ground, one, sum));
    const named = namedIn(before, lines) ?? (sums.length === 1 ? namedIn(after, lines) : undefined) ?? atAmount(taken, lines, known);
    return named && isOfItsSize(sum, named) ? [{ line: named, sum, taken: taken && taken.end > sum.end ? taken : undefined }] : [];
  });
  return told.filter((one, at) => told.findIndex(({ line }) => line === one.line) === at);
}

/** «La cuota de 75 lleva el IVA dentro», of what is sold. */
function isPrice({ low }: Sum, known: FactSheet): boolean {
  return factValue(known, 'price') === low || (factValue(known, 'lines') ?? []).some(({ price }) => price === low);
}

function isNear({ folded }: Ground, one: Sum, sum: Sum): boolean {
  const [first, second] = one.start < sum.start ? [one, sum] : [sum, one];
  return !/[.;!?\n](?=\s)/.test(folded.slice(first.end, second.start));
}

/** "Not 400, 500": where nothing else that is known is as much. */
function atAmount(taken: Sum | undefined, lines: readonly CostLine[], known: FactSheet): CostLine | undefined {
  const same = lines.filter(({ amount }) => taken !== undefined && Math.abs(amount - taken.low) < ROUNDING);
  const isOther = Object.values(known).some(({ id, value }) => value === taken?.low && id !== 'rent' && id !== 'marketingBudget');
  return same.length === 1 && !isOther && same[0]?.kind !== 'own' ? same[0] : undefined;
}

function isPlain(amount: Amount): amount is Sum {
  return isSum(amount) && !(amount.kind === 'money' && amount.per !== null && amount.per !== 'month');
}

/** Who is paid is told apart by whose pay it is. */
function namedIn(words: string, lines: readonly CostLine[]): CostLine | undefined {
  return oneNamed(
    words,
    lines.filter(({ kind }) => kind !== 'own' && kind !== 'pay'),
  );
}

function isOfItsSize({ low }: Sum, { amount }: CostLine): boolean {
  return low * MOST_TIMES >= amount && low <= amount * MOST_TIMES && Math.abs(low - amount) >= ROUNDING;
}

function totalOf(lines: readonly CostLine[]): number {
  return lines.reduce((so, { amount }) => so + amount, 0);
}
