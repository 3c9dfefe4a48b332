// An answer that tells a total and its parts is read total by total: no part is taken for another figure, and no figure for the sum of all.
import { type Fact, type FactId, factValue, withFacts } from '../../facts/fact.ts';
import type { ScriptQuestion } from '../interview.ts';
import type { Ground, Money } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { collectFacts } from './collect-facts.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findToldSums, type ToldSum } from './find-told-sums.ts';
import { labelParts } from './label-parts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { isPerPayer } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

type Collected = ReturnType<typeof collectFacts>;

/** The questions whose answers tell totals with what is in them. */
const TELLS_SUMS: ReadonlySet<string> = new Set([
  'resources',
  'investment',
  'fixed-costs',
  'funding',
  'unit-cost',
  'read-back',
  'odd-investment',
  'odd-fixed-costs',
]);
/** The figure a total is of, by the question that asks for it. */
const FIGURE: Partial<Record<ScriptQuestion, FactId>> = {
  investment: 'investment',
  'fixed-costs': 'fixedCosts',
  funding: 'ownFunds',
  'unit-cost': 'unitCost',
};
/** Of these a total is told; its parts tell none. */
const TOTALS: ReadonlySet<FactId> = new Set<FactId>([
  ...(['price', 'volume', 'unitCost', 'fixedCosts', 'investment', 'ownFunds', 'loan', 'investorFunds', 'moneySources'] as const),
]);

interface Part {
  readonly sum: ToldSum;
  /** All that is told of the total, from its own words to those of its last part. */
  readonly all: Span;
  /** What is told before the first part. */
  readonly head: Span;
}

/** The facts of an answer, as `collectFacts`, each total with its parts by itself. */
export function collectToldSums(ground: Ground, context: ReadingContext): Collected {
  const sums = TELLS_SUMS.has(context.question) ? findToldSums(ground.folded, findAmounts(ground), context.question === 'unit-cost') : [];
  const read = partsOf(ground, sums).flatMap((part) => {
    const facts = readPart(ground, part, context);
    return facts ? [{ part, facts }] : [];
  });
  if (read.length === 0) return collectFacts(ground, context);
  const rest = blankOut(
    ground.text,
    read.map(({ part }) => part.all),
  );
  const told = read.flatMap(({ facts }) => facts);
  // Who pays for it may leave out the thousands that opening was told in.
  const known = withFacts(
    context.known,
    told.filter(({ id }) => id === 'investment'),
  );
  const others = collectFacts(prepareGround(rest, context.question, context.language, context.today), { ...context, known });
  const isTold = ({ id }: Fact) => told.some((fact) => fact.id === id);
  return { ...others, facts: [...others.facts.filter((fact) => !isTold(fact)), ...lastOfEach(told)] };
}

function lastOfEach(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

function partsOf({ text, folded }: Ground, sums: readonly ToldSum[]): readonly Part[] {
  const sentences = sentencesOf(text).map(spanOf);
  return sums.map((sum, at) => {
    const around = (at: number) => sentences.findLast(({ start }) => start <= at) ?? { start: 0, end: text.length };
    const sentence = around(sum.total.start);
    const start = Math.max(sentence.start, sums[at - 1]?.parts.end ?? 0);
    const tail = Math.min(around(sum.parts.end - 1).end, sums[at + 1]?.total.start ?? text.length);
    const after = folded.slice(sum.parts.end, tail);
    const further = after.search(/\d/);
    const stop = further < 0 ? after.length : Math.max(0, after.slice(0, further).search(GOES_ON));
    const opened = folded.slice(sum.total.end, sum.parts.start).search(OPENS_PARTS);
    const head = { start, end: sum.total.end + Math.max(0, opened) };
    return { sum, all: { start, end: sum.parts.end + stop }, head };
  });
}

/** Where the parts begin, after the total. */
const OPENS_PARTS = /[:,(=]|\s[-–—]\s|(?<![a-z])(?:which|que son|of which|de los)(?![a-z])/;
/** Where another amount of the same sentence begins. */
const GOES_ON = /[,;:]|(?<![a-z])(?:y|and|pero|but)(?![a-z])/;

/** The total as the figure its words say it is, and what its parts tell besides; null where the words say no such figure. */
function readPart(ground: Ground, { sum, all, head }: Part, context: ReadingContext): readonly Fact[] | null {
  const question = questionOf(ground, sum, head, context);
  const figure = question && FIGURE[question];
  if (!question || !figure) return null;
  const readAlone = (kept: Span) => {
    const others = [
      { start: 0, end: kept.start },
      { start: kept.end, end: ground.text.length },
    ];
    const alone = prepareGround(blankOut(ground.text, others).trimEnd(), question, context.language, context.today);
    return collectFacts(alone, { ...context, question }).facts;
  };
  const total = readAlone(head).find(({ id }) => id === figure);
  if (total === undefined) return null;
  const details = withLabels(
    ground,
    { sum, all, head },
    total,
    readAlone(all).filter(({ id }) => !TOTALS.has(id)),
    context,
  );
  const isOwn = figure !== 'fixedCosts' || !details.some(({ id }) => id === 'investmentItems');
  const list = figure === 'fixedCosts' ? [makeFact('costList', ...listOf(ground, all, context))] : [];
  return [...(isOwn ? details : details.filter(({ id }) => id !== 'investmentItems')), ...list, total];
}

/** The purchases by the words between their sums, where each has some. */
function withLabels(
  { text }: Ground,
  { sum, all }: Part,
  total: Fact,
  details: readonly Fact[],
  { answer }: ReadingContext,
): readonly Fact[] {
  const items = total.id === 'investment' ? labelParts(text, sum, all.end) : null;
  if (items === null) return details;
  const quote = quoteOf(text, answer, sum.parts.start, sum.parts.end);
  return [...details.filter(({ id }) => id !== 'investmentItems'), makeFact('investmentItems', items, { unit: total.unit, quote })];
}

function listOf({ text }: Ground, { start, end }: Span, { answer }: ReadingContext): [string, { quote: Fact['quote'] }] {
  return [text.slice(start, end).trim(), { quote: quoteOf(text, answer, start, end) }];
}

/** What the total is of: what its words say, else what was asked. */
function questionOf({ folded }: Ground, { total, parts }: ToldSum, head: Span, { question, known }: ReadingContext): ScriptQuestion | null {
  const words = folded.slice(head.start, head.end);
  // Told again with its parts, it is known by its amount.
  if (total.low === factValue(known, 'investment')) return 'investment';
  const within = folded.slice(total.end, parts.end) + aboutIt(folded.slice(parts.end));
  if (WAGES.test(words)) return null;
  if (OF_ONE_SALE.test(words) || (isOfPayer(total, known) && isPerPayer({ folded }, total))) return 'unit-cost';
  if (total.per === 'month' || OF_A_MONTH.test(words)) return 'fixed-costs';
  if (OWN.test(words) && !LENT.test(words)) return 'funding';
  if (LENT.test(words)) return null;
  const price = factValue(known, 'price');
  if (question === 'unit-cost' && price !== undefined && total.high <= price) return 'unit-cost';
  // «68.000: 20.000 los tengo y 48.000 me los prestan»: who pays for it, and not what it goes on.
  if ((OWN.test(within) || LENT.test(within)) && question !== 'fixed-costs') return null;
  if (question === 'resources' || question === 'investment' || question === 'odd-investment') return 'investment';
  if (question === 'fixed-costs' || question === 'odd-fixed-costs') return 'fixed-costs';
  if (INVESTED.test(words)) return 'investment';
  return question === 'funding' ? 'funding' : null;
}

/** Where customers pay by the month, each may cost something every month; none costs as much as is charged. */
function isOfPayer(total: Money, known: ReadingContext['known']): boolean {
  return total.per === 'month' && total.high < (factValue(known, 'price') ?? 0);
}

/** What is said of the last part stands after it, and in a sentence without a sum of its own what is said of all: "All my own savings." */
function aboutIt(after: string): string {
  const [rest = '', next = ''] = after.split(/[.;!?\n]/);
  return /\d/.test(next) ? rest.slice(0, WITHIN) : after.slice(0, WITHIN);
}

const WITHIN = 30;
const OF_A_MONTH =
  /(?<![a-z])(?:gastos|costos?|costes?|fijos|fijas|mensual(?:es|mente)?|al mes|cada mes|por mes|fixed|overheads?|monthly|(?:a|per|each|every) month|running costs)(?![a-z])/;
/** «Por cada reserva gastamos 900: 810 de la pasarela y 90 de servidores». */
const OF_ONE_SALE =
  /(?<![a-z])(?:(?:por|en|de|para) cada|cada (?!mes|uno|una|soci)[a-z]+ (?:me |nos )?(?:cuesta|sale|gast\w+)|(?:for|on|per) (?:each|every) (?!month|partner|founder)|each (?!month|partner|founder)[a-z]+ costs?|(?:coste|costo|cost) (?:directo |variable )?(?:por|per|of (?:one|each|a)))(?![a-z])/;
const WAGES =
  /(?<![a-z])(?:sueldos?|salarios?|nominas?|wages?|salar(?:y|ies)|payroll|nos pagamos|cobramos|we (?:pay|draw|take))(?![a-z])[^:]*$/;
const OWN =
  /(?<![a-z])(?:ahorr\w+|saved|savings?|propi[oa]s|nuestr[oa]s|ours|own (?:money|funds)|(?:pongo|ponemos|pone[n]?|mete[n]?|meto|traigo|traemos|trae[n]?|aport\w+|put(?:s|ting)? in|invierto|tengo|tenemos|we have|i have))(?![a-z])/;
const LENT = /(?<![a-z])(?:grants?|subvencion\w*|subsidio\w*|prest\w+|credito|banco|loan|lend\w*|lent|bank|borrow\w*)(?![a-z])/;
const INVESTED = /(?<![a-z])(?:inver\w+|invest\w*|para abrir|to open|opening)(?![a-z])/;
