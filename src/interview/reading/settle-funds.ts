// The money of an answer as its arithmetic says it is shared: what the words alone say gives way to what comes to the sum.
import { type Fact, type FactId, factValue, type MoneyItem, type MoneySource, withFacts } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { factsOfShares, isOwed, type Side, sharesIn, type ToldFunds } from './balance-funds.ts';
import { clauseAround } from './clauses.ts';
import { comesTo } from './counts-to.ts';
import { findAmounts } from './find-amounts.ts';
import { REST } from './funding-words.ts';
import { withGranted } from './granted-since.ts';
import { makeFact } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import type { Share } from './share-out.ts';
import { sourceOf } from './source-told-again.ts';

const FUNDS: ReadonlySet<FactId> = new Set<FactId>(['ownFunds', 'loan', 'investorFunds', 'moneySources']);
const LEAST_TOLD = 2;
/** Of what opening takes: nobody gives less, and a price told beside the loan is no share. */
const LEAST_SHARE = 0.005;

/** The facts of an answer with its funds as they balance; as they are where nothing balances. */
export function settleFunds(ground: Ground, read: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const found = read.filter((fact) => !isSumOfFunds(ground, fact, context));
  const settled = balancedFunds(ground, withKnown(found, context));
  if (settled === null)
    return context.question === 'read-back'
      ? withGranted(
          found.map((fact) => withOtherKinds(fact, context)),
          context.known,
        )
      : found;
  const isSettled = ({ id, value }: Fact) =>
    settled.facts.some((fact) => fact.id === id) || (settled.side === 'all' && FUNDS.has(id) && !(id === 'loan' && value === 0));
  return [
    ...found.filter((fact) => !isSettled(fact)).map((fact) => withoutShares(fact, ground, settled.shares)),
    ...withTerms(settled.facts, found),
  ];
}

/** "20,000 mine, 18,000 lent and 5,000 raised, so that's 43,000": what they come to is not what opening takes, which was told before. */
function isSumOfFunds(ground: Ground, { id, value, quote }: Fact, context: ReadingContext): boolean {
  if (id !== 'investment' || context.known.investment === undefined || quote === null) return false;
  const { shares } = sharesIn(ground, findAmounts(ground), context, true);
  const words = clauseAround(ground.folded, quote);
  const isTold = shares.length >= LEAST_TOLD && comesTo(sumOf(shares.map(({ amount }) => amount)), Number(value), EXACTLY);
  return isTold && !TAKEN.test(ground.folded.slice(words.start, words.end));
}

const EXACTLY = 1e-6;
/** What the sum is called where it is what opening takes. */
const TAKEN = /(?<![a-z])(?:inver\w+|invest\w*|presupuesto|budget|necesit\w+|need\w*|cuesta|costs?|to open|para abrir)(?![a-z])/;

/** One who gives, put right by itself, takes nobody's place who gives otherwise. */
function withOtherKinds(fact: Fact, { known }: ReadingContext): Fact {
  if (fact.id !== 'moneySources') return fact;
  const told = fact.value as readonly MoneySource[];
  const earlier = factValue(known, 'moneySources') ?? [];
  const others = earlier.filter(({ kind }) => !told.some((one) => one.kind === kind));
  // Named again with the same sum: at the rate and for the years that were told before.
  const anew = told.map((one): MoneySource => {
    const same = earlier.find(({ kind, amount }) => kind === one.kind && amount === one.amount);
    const [rate, years] = [one.rate ?? same?.rate, one.years ?? same?.years];
    return { ...one, ...(rate !== undefined && { rate }), ...(years !== undefined && { years }) };
  });
  return { ...fact, value: [...others, ...anew] } as Fact;
}

/** What somebody gives was bought by nobody. */
function withoutShares(fact: Fact, { text }: Ground, shares: readonly Share[]): Fact {
  if (fact.id !== 'investmentItems') return fact;
  const isShare = ({ label, amount }: MoneyItem) =>
    shares.some((share) => share.amount === amount && text.slice(share.portion.start, share.portion.end).includes(label));
  return { ...fact, value: (fact.value as readonly MoneyItem[]).filter((item) => !isShare(item)) } as Fact;
}

/** «Le pago 2.000 al mes»: a term that is told by its instalments stays with its lender. */
function withTerms(settled: readonly Fact[], found: readonly Fact[]): readonly Fact[] {
  const told = found.filter(({ id }) => id === 'moneySources').flatMap(({ value }) => value as readonly MoneySource[]);
  return settled.map((fact) => {
    if (fact.id !== 'moneySources') return fact;
    const sources = (fact.value as readonly MoneySource[]).map((source) => {
      const same = told.find(({ kind, amount }) => kind === source.kind && amount === source.amount);
      const [rate, years] = [source.rate ?? same?.rate, source.years ?? same?.years];
      return { ...source, ...(rate === undefined ? {} : { rate }), ...(years === undefined ? {} : { years }) };
    });
    return { ...fact, value: sources } as Fact;
  });
}

function withKnown(found: readonly Fact[], context: ReadingContext): ReadingContext {
  const investment = found.filter(({ id }) => id === 'investment' || id === 'currency');
  return { ...context, known: withFacts(context.known, investment) };
}

export interface Balanced {
  readonly facts: readonly Fact[];
  readonly side: Side;
  readonly shares: readonly Share[];
}

/** Null where the sums told are not known to be all there is. */
export function balancedFunds(ground: Ground, context: ReadingContext): Balanced | null {
  const amounts = findAmounts(ground);
  const [asTotal, asParts] = [true, false].map((isTotalled) => sharesIn(ground, amounts, context, isTotalled));
  if (!asTotal || !asParts) return null;
  const side = sideByNeed(asTotal, context) ?? sideByNeed(asParts, context) ?? sideByWords(ground, asTotal, context);
  if (side === null) return null;
  const { shares } = side;
  if (side.side === 'more') return { facts: addShares(ground, amounts, shares, context), side: 'paid', shares };
  return { facts: factsOfShares(ground, amounts, shares, side.side, context), side: side.side, shares };
}

/** On top of what was told before. */
function addShares(ground: Ground, amounts: readonly Amount[], shares: readonly Share[], context: ReadingContext): readonly Fact[] {
  const { known } = context;
  const [paid, owed] = [shares.filter((share) => !isOwed(share)), shares.filter(isOwed)];
  const told = [
    ...(paid.length > 0 ? factsOfShares(ground, amounts, paid, 'paid', context) : []),
    ...(owed.length > 0 ? factsOfShares(ground, amounts, owed, 'owed', context) : []),
  ].filter(({ id }) => id === 'ownFunds' || id === 'loan' || id === 'investorFunds');
  const added = told.map(
    (fact) => ({ ...fact, value: Number(fact.value) + (Number(known[fact.id]?.value) || 0), origin: 'derived' }) as Fact,
  );
  const named = shares.flatMap((share) => sourceOf(ground, amounts, share, context) ?? []);
  const isToldAgain = (earlier: MoneySource) => named.some(({ kind, amount }) => kind === earlier.kind && amount === earlier.amount);
  const sources = [...(factValue(known, 'moneySources') ?? []).filter((one) => !isToldAgain(one)), ...named];
  return named.length === 0 ? added : [...added, makeFact('moneySources', sources, { quote: added[0]?.quote ?? null })];
}

interface Sided {
  readonly side: Side | 'more';
  readonly shares: readonly Share[];
}

/** What each gives comes to what opening takes, alone or with what was told before. */
function sideByNeed({ shares }: ToldFunds, { known, question }: ReadingContext): Sided | null {
  const need = factValue(known, 'investment');
  const sum = sumOf(shares.map(({ amount }) => amount));
  if (shares.length >= LEAST_TOLD && comesTo(sum, need)) return { side: 'all', shares };
  if (shares.length === 0 || shares.some(({ amount }) => amount < (need ?? 0) * LEAST_SHARE)) return null;
  const [own, loan] = [factValue(known, 'ownFunds') ?? 0, factValue(known, 'loan') ?? 0];
  if (loan > 0 && !shares.some(isOwed) && comesTo(sum + loan, need)) return { side: 'paid', shares };
  if (own > 0 && shares.every(isOwed) && comesTo(sum + own, need)) return { side: 'owed', shares };
  // Asked where the rest is to come from.
  return question === 'funding' && own + loan > 0 && comesTo(own + loan + sum, need) ? { side: 'more', shares } : null;
}

function sideByWords({ folded }: Ground, { shares, isSummed, isWhole }: ToldFunds, { question, known }: ReadingContext): Sided | null {
  // What opening takes is given by nobody.
  if (shares.some(({ amount }) => comesTo(amount, factValue(known, 'investment')) && shares.length > 1)) return null;
  const paid = shares.filter((share) => !isOwed(share));
  // "My own money is 27,000: my 20,000 plus dad's 7,000".
  if (isSummed && isWhole && paid.length === shares.length && paid.length >= LEAST_TOLD) return { side: 'paid', shares };
  const hasRest = HAS_REST.test(folded);
  return ASKS_MEANS.has(question) && isWhole && !hasRest && paid.length > 0 && shares.length > LEAST_TOLD ? { side: 'all', shares } : null;
}

/** Asked for everything at once, pay and purchases stand among the shares: there only the sum tells. */
const ASKS_MEANS: ReadonlySet<QuestionId> = new Set(['funding', 'investment']);
const HAS_REST = new RegExp(`(?<![a-z])${REST}(?![a-z])`);
