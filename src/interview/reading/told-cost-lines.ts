// The lines of a month's costs as they were told, and the facts they tell: the total, everybody's pay, the rent, what is spent on getting known.
import { type CostKind, type CostLine, type Fact, type FactId, factValue } from '../../facts/fact.ts';
import type { Amount, Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { findAmounts } from './find-amounts.ts';
import { type CostSum, findCostSum, type Part, partsIn, runComingTo } from './find-cost-sum.ts';
import { furtherCost } from './further-costs.ts';
import { isTakenBack } from './is-taken-back.ts';
import { listedCosts } from './listed-costs.ts';
import { listedPurchases } from './listed-purchases.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { linesOf } from './name-cost-lines.ts';
import type { ReadingContext } from './reading-context.ts';

export interface ToldLines {
  readonly facts: readonly Fact[];
  /** The words that tell them, from the first to the last; what comes on top may stand between. */
  readonly spans: readonly Span[];
}

/** Their answers may list a month's costs, with other sums or without. */
const LISTS: ReadonlySet<string> = new Set(['resources', 'investment', 'fixed-costs', 'funding', 'team']);
const YES = /^(?:yes|yep|yeah|correct|right|exactly|si|sip|claro|correcto|exacto|asi es)(?![a-z])/;
const BESIDES = /(?<![a-z])(?:plus|on top|besides|apart|aparte|ademas|encima|mas)(?![a-z])/;
/** What these kinds come to is a figure of its own. */
const FIGURES: Readonly<Record<Exclude<CostKind, 'pay' | 'other'>, FactId & ('founderPay' | 'staffPay' | 'rent' | 'marketingBudget')>> = {
  own: 'founderPay',
  hired: 'staffPay',
  rent: 'rent',
  marketing: 'marketingBudget',
};

/** The costs of a month told with their total, in this answer or before it; null where no total is known to hold them. */
export function toldCostLines(ground: Ground, context: ReadingContext): ToldLines | null {
  const amounts = findAmounts(ground).filter((amount) => !isTakenBack(ground, amount));
  const sum = findCostSum(ground, amounts, context);
  const list = ofList(ground, amounts, context);
  // «… y 15,000 de mercancía. Suma 272,000. De fijo la renta 13,500, …»: what the purchases come to is no month's.
  const isOfPurchases = sum !== null && list !== null && listedPurchases(ground, amounts)?.total === sum.total.value;
  if (sum && !isOfPurchases) return ofSum(ground, sum, partsIn(ground, amounts), context);
  return list ?? withinKnown(ground, partsIn(ground, amounts), context);
}

/** The costs known, told once more with what is in them. */
export function tellsWholeAgain(ground: Ground, context: ReadingContext): boolean {
  return (
    toldCostLines(ground, context)?.facts.some(({ id, value }) => id === 'fixedCosts' && value === context.known.fixedCosts?.value) ?? false
  );
}

function ofSum(ground: Ground, sum: CostSum, all: readonly Part[], context: ReadingContext): ToldLines | null {
  const further = furtherCost(ground, sum, all, context);
  const counted = [sum.total, ...sum.parts, ...all.filter(({ end }) => end === further?.end)];
  const span = spanOf(ground, counted, all);
  const lines = [...linesOf(ground, sum.parts, all, context), ...(further?.lines ?? [])];
  if (lines.some(({ label }) => label === '')) return null;
  const apart = all.filter((part) => !counted.some(({ start }) => start === part.start));
  const told = lines.flatMap((line) => (line.kind === 'pay' ? personByPerson(ground, line, apart, context) : [line]));
  const { total } = sum;
  const quote = quoteOf(ground.text, context.answer, total.start, total.end);
  return {
    spans: between(ground, sum, apart) ?? [span],
    facts: [
      makeFact('fixedCosts', further?.value ?? roundMoney(total.value), { period: 'month', quote, origin: further ? 'derived' : 'said' }),
      makeFact('costList', ground.text.slice(span.start, span.end).trim(), {
        quote: quoteOf(ground.text, context.answer, span.start, span.end),
      }),
      ...factsOfLines(told, quote),
    ],
  };
}

/** The costs of a list without its total: what they come to. */
function ofList(ground: Ground, amounts: readonly Amount[], context: ReadingContext): ToldLines | null {
  const list = LISTS.has(context.question) ? listedCosts(ground, amounts, context) : null;
  if (list === null) return null;
  const [first, last] = [list.parts[0], list.parts.at(-1)];
  const quote = quoteOf(ground.text, context.answer, first?.start ?? 0, last?.end ?? 0);
  const sum = roundMoney(list.lines.reduce((so, { amount }) => so + amount, 0));
  return {
    spans: [list.span],
    facts: [
      makeFact('fixedCosts', sum, { period: 'month', quote, origin: 'derived' }),
      makeFact('costList', ground.text.slice(list.span.start, list.span.end).trim(), {
        quote: quoteOf(ground.text, context.answer, list.span.start, list.span.end),
      }),
      ...factsOfLines(list.lines, quote),
      ...(list.own
        ? [
            makeFact('founderPay', list.own.amount, { period: 'month', quote }),
            makeFact('payIncluded', false, { quote, origin: 'derived' }),
          ]
        : []),
    ],
  };
}

/** The total and its parts by themselves, where another sum is told between them. */
function between(ground: Ground, { total, parts }: CostSum, apart: readonly Part[]): readonly Span[] | null {
  const first = parts[0];
  const inside = apart.filter(({ start, end }) => first !== undefined && start >= total.end && end <= first.start);
  if (first === undefined || inside.length === 0) return null;
  return [spanOf(ground, [total], [total, ...inside]), spanOf(ground, parts, [...inside, ...parts])];
}

/** «Sí, al mes. Lo mío son 1.200 y lo de Beth, 250»: what is in the total that was asked about. */
function withinKnown(ground: Ground, parts: readonly Part[], context: ReadingContext): ToldLines | null {
  const total = factValue(context.known, 'fixedCosts');
  if (context.question !== 'fixed-costs' || total === undefined || !YES.test(ground.folded)) return null;
  const within = parts.filter(({ value }) => value !== total);
  if (within.length === 0) return null;
  const lines = linesOf(ground, within, parts, context);
  const sum = lines.reduce((so, { amount }) => so + amount, 0);
  const isWithin = sum < total && lines.every(({ kind }) => kind !== 'other') && !BESIDES.test(ground.folded);
  if (!isWithin) return null;
  const span = spanOf(ground, within, parts);
  return { spans: [span], facts: factsOfLines(lines, quoteOf(ground.text, context.answer, span.start, span.end)) };
}

/** «Sueldos 37 mil», with who gets what of it told beside. */
function personByPerson(ground: Ground, line: CostLine, apart: readonly Part[], context: ReadingContext): readonly CostLine[] {
  const run = runComingTo(apart, line.amount);
  if (run.length === 0) return [line];
  const people = linesOf(ground, run, apart, context);
  return people.every(({ label }) => label !== '') ? people.map((one) => (one.kind === 'own' ? one : { ...one, kind: 'hired' })) : [line];
}

/** The lines, and the figures that come of them. */
export function factsOfLines(lines: readonly CostLine[], quote: Fact['quote']): readonly Fact[] {
  const sums = Object.entries(FIGURES).flatMap(([kind, id]) => {
    const ofKind = lines.filter((line) => line.kind === kind);
    const sum = ofKind.reduce((so, { amount }) => so + amount, 0);
    return sum > 0 ? [makeFact(id, roundMoney(sum), { period: 'month', quote, origin: ofKind.length > 1 ? 'derived' : 'said' })] : [];
  });
  const isPaid = lines.some(({ kind }) => kind === 'own' || kind === 'pay');
  return [
    makeFact('costLines', lines, { quote }),
    ...sums,
    ...(isPaid ? [makeFact('payIncluded', true, { quote, origin: 'derived' })] : []),
  ];
}

/** The sentences of these sums; where one of them tells another sum too, no further than up to that. */
function spanOf({ text }: Ground, parts: readonly Span[], all: readonly Span[]): Span {
  const [first, last] = [Math.min(...parts.map(({ start }) => start)), Math.max(...parts.map(({ end }) => end))];
  const opens = Math.max(0, ...[...text.slice(0, first).matchAll(/[.;!?\n](?=\s)/g)].map(({ index }) => index + 1));
  const tail = text.slice(last).search(/[.;!?\n](?=\s|$)/);
  const closes = tail < 0 ? text.length : last + tail + 1;
  const before = all.findLast((sum) => sum.start >= opens && sum.end <= first);
  const isFollowed = all.some((sum) => sum.start >= last && sum.end <= closes);
  return { start: before?.end ?? opens, end: isFollowed ? last : closes };
}
