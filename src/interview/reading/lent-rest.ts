// What is lent, known by what is missing: «12.500 es plata mía y quince mil me da la cooperativa», of 27,500; «el 60 % restante lo presta el banco».
import { type Fact, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { findLoanTerm } from './find-loan-figures.ts';
import { LENDER, OWED, OWNED } from './funding-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const LENT = new RegExp(`(?<![a-z])(?:${OWED}|${LENDER}|cooperativa)(?![a-z])`);
const OWN = new RegExp(`(?<![a-z])(?:${OWNED}|ahorr\\w+|savings?)(?![a-z])`);
/** The thousands or millions may be left out. */
const SCALES = [1, 1e3, 1e6] as const;
const NEARLY = 1;

/** The facts with the loan that makes what opening takes, where somebody lends and no loan was read. */
export function lentRest(ground: Ground, amounts: readonly Amount[], facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const need = factValue(context.known, 'investment');
  if (context.question !== 'funding' || need === undefined || facts.some(({ id }) => id === 'loan')) return facts;
  const all = facts.some(({ id }) => id === 'ownFunds') ? facts : [...facts, ...ownShare(ground, amounts, need, context)];
  const put = ['ownFunds', 'investorFunds'].map((id) => all.find((fact) => fact.id === id)?.value);
  const rest = put.reduce<number>((left, value) => left - (typeof value === 'number' ? value : 0), need);
  if (rest <= 0 || rest >= need || !LENT.test(ground.folded)) return facts;
  const [left, lent] = lentOf(amounts, rest, need) ?? [];
  if (lent === undefined || left === undefined) return facts;
  const asMoney: Money = {
    kind: 'money',
    low: left,
    high: left,
    currency: null,
    isShared: true,
    per: null,
    start: lent.start,
    end: lent.end,
  };
  const unit = all.find(({ id }) => id === 'ownFunds')?.unit ?? null;
  const loan = makeFact('loan', left, { unit, quote: quoteOf(ground.text, context.answer, lent.start, lent.end), origin: 'derived' });
  const term = all.some(({ id }) => id === 'loanYears') ? [] : findLoanTerm(ground, amounts, asMoney, context);
  return [...all, loan, ...term];
}

/** What is missing, or what is missing beside a grant: «la alcaldía nos da 12 millones y el banco los 36 restantes». */
function lentOf(amounts: readonly Amount[], rest: number, need: number): readonly [number, Amount] | null {
  const given = amounts.flatMap((amount) => (amount.kind === 'money' && amount.low === amount.high && amount.low < rest ? [amount] : []));
  for (const grant of [null, ...given]) {
    const left = rest - (grant?.low ?? 0);
    const lent = amounts.find((amount) => amount !== grant && comesTo(amount, left, need));
    if (lent) return [left, lent];
  }
  return null;
}

function comesTo(amount: Amount, rest: number, need: number): boolean {
  if (amount.kind === 'percent') return Math.abs((amount.low * need) / 100 - rest) <= NEARLY;
  if (amount.kind !== 'money' && amount.kind !== 'plain' && amount.kind !== 'count') return false;
  return amount.low === amount.high && SCALES.some((scale) => Math.abs(amount.low * scale - rest) <= NEARLY);
}

/** «El 40 % de la inversión sale de mis ahorros». */
function ownShare(ground: Ground, amounts: readonly Amount[], need: number, { answer }: ReadingContext): readonly Fact[] {
  const { folded, text } = ground;
  const own = amounts.find(({ kind, end }) => kind === 'percent' && OWN.test(folded.slice(end).split(/[.;](?=\s|$)/)[0] ?? ''));
  if (own?.kind !== 'percent') return [];
  const quote = quoteOf(text, answer, own.start, own.end);
  return [makeFact('ownFunds', Math.round((own.low * need) / 100), { quote, origin: 'derived' })];
}
