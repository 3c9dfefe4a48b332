// Who pays for the opening, known by its arithmetic: what each gives, taken once, comes to what opening takes.
import { type Fact, factValue, type MoneySource, type MoneySourceKind } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Amount, Ground } from './amount.ts';
import { comesTo } from './counts-to.ts';
import { isAnyBank } from './find-money-sources.ts';
import { type Portion, portionsOf } from './fund-portions.ts';
import type { Giver } from './giver-words.ts';
import { scaleToNeed } from './inherit-scale.ts';
import { isTakenBack } from './is-taken-back.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { asShares, type Share, shareOut } from './share-out.ts';
import { sourceOfPortion } from './source-of-portion.ts';
import { isThere, sourceOf } from './source-told-again.ts';

/** The shares of an answer. */
export interface ToldFunds {
  readonly shares: readonly Share[];
  /** Whether a total of them is told with its parts. */
  readonly isSummed: boolean;
  /** Whether nothing else in the answer may be a share. */
  readonly isWhole: boolean;
}

/** `isTotalled`: whether a total gives way to its parts, or all stand beside one another. */
export function sharesIn(ground: Ground, amounts: readonly Amount[], { known }: ReadingContext, isTotalled: boolean): ToldFunds {
  const need = factValue(known, 'investment');
  const sentences = portionsOf(ground, amounts)
    .map((portions) =>
      portions
        .filter(({ money }) => !isTakenBack(ground, money))
        .map((portion) => ({ ...portion, money: scaleToNeed(portion.money, need) })),
    )
    .map((portions) => portions.filter((portion, at) => !isSameIn(ground, portions[at - 1], portion)))
    .filter((portions) => portions.length > 0);
  const whole = isTotalled ? wholeOf(ground, sentences.flat()) : undefined;
  const told = sentences
    .map((portions) => portions.filter((portion) => portion !== whole))
    .filter((portions) => isOfFunds(ground, portions))
    .map((portions) => (isTotalled ? shareOut(ground, portions) : asShares(portions)));
  const ofFunds = told.filter(({ shares, isWhole }) => shares.length > 0 && isWhole);
  return {
    shares: ofFunds.flatMap(({ shares }) => shares),
    isSummed: whole !== undefined || ofFunds.some(({ isSummed }) => isSummed),
    isWhole: told.every(({ shares, isWhole }) => isWhole || shares.length === 0),
  };
}

/** "20,000 mine and 18,000 lent. On top of that we raised 5,000, so that's 43,000": what all of them come to, told after them and given by nobody. */
function wholeOf({ folded }: Ground, portions: readonly Portion[]): Portion | undefined {
  return portions.find(({ giver, money }, at) => {
    const before = portions.slice(0, at);
    const isCalled = SUMS_UP.test(folded.slice(before.at(-1)?.money.end ?? 0, money.start));
    const isGiven = before.length >= (isCalled ? LEAST_SUMMED : LEAST_GIVEN) && before.every((one) => one.giver !== null);
    const isTotal = giver === null || (isCalled && giver === 'own');
    return isTotal && isGiven && comesTo(sumOf(before.map((one) => middle(one.money))), middle(money), EXACTLY);
  });
}

const LEAST_GIVEN = 3;
/** Called so: «así que contamos con 30.000», "so I've got 14,000". */
const LEAST_SUMMED = 2;
const SUMS_UP =
  /(?<![a-z])(?:so|asi que|o sea|es decir|con (?:eso|esto|ello)|en total|total|in all|altogether|(?:that|which|it) (?:makes|gives|comes to)|that's|(?:lo que |que )?(?:hace[n]?|suma[n]?))(?![a-z])/;
const EXACTLY = 1e-6;

/** What a month costs, what people are paid and what is bought are no funds, whatever they come to. */
function isOfFunds({ folded }: Ground, portions: readonly Portion[]): boolean {
  const said = folded.slice(portions[0]?.start, portions.at(-1)?.end);
  return FUNDED.test(said) || (!OTHERWISE.test(said) && portions.some(({ giver }) => giver !== null));
}

const FUNDED =
  /(?<![a-z])(?:ahorr\w+|saved|savings?|own (?:money|funds)|dinero propio|fondos propios|prest\w+|(?:micro)?loans?|borrow\w*|lend\w*|lent|grants?|subvencion\w*|subsidio\w*|(?:micro)?creditos?|banc\w+|banks?|pongo|ponemos|(?:put|putting) in|aport\w+|gift\w*|regal\w+)(?![a-z])/;
const OTHERWISE =
  /(?<![a-z])(?:sueldos?|salarios?|nominas?|cobr\w+|wages?|salar(?:y|ies)|pay(?! back)|paid|fixed costs?|gastos?|costes?|costos?|costs?|precios?|prices?|al mes|mensual\w*|a month|monthly|ventas|sales|inversion|invest\w*|factur\w+)(?![a-z])/;

/** «9 millones, que los tengo en dólares, unos 6.000»: the same money in another coin. */
function isSameIn({ folded }: Ground, before: Portion | undefined, { money, giver }: Portion): boolean {
  if (before === undefined || giver !== null) return false;
  const between = folded.slice(before.money.end, money.start);
  const isOther = money.currency !== null && before.money.currency !== null && money.currency !== before.money.currency;
  return isOther || IN_ANOTHER.test(between) || /^ ?(?:dolares|dollars|usd|u\$s|euros)(?![a-z])/.test(folded.slice(money.end));
}

const IN_ANOTHER = /(?<![a-z])(?:en|in) (?:dolares|dollars|usd|us\$|euros)(?![a-z])[^.;]{0,20}$/;

const OWED: ReadonlySet<Giver> = new Set<Giver>(['familyLoan', 'bank']);

export function isOwed({ giver }: Share): boolean {
  return OWED.has(giver);
}

/** Told of what is owed, of what is not, or of both. */
export type Side = 'all' | 'paid' | 'owed';

/** The facts that shares make: nothing of a side they do not tell. */
export function factsOfShares(
  ground: Ground,
  amounts: readonly Amount[],
  shares: readonly Share[],
  side: Side,
  context: ReadingContext,
): readonly Fact[] {
  const { text } = ground;
  const { known, answer } = context;
  const unit = known.ownFunds?.unit ?? known.loan?.unit ?? known.investment?.unit ?? factValue(known, 'currency') ?? null;
  const [start, end] = [
    Math.min(...shares.map(({ portion }) => portion.money.start)),
    Math.max(...shares.map(({ portion }) => portion.money.end)),
  ];
  const quote = quoteOf(text, answer, start, end);
  const sumFor = (isOf: (share: Share) => boolean) => roundMoney(sumOf(shares.filter(isOf).map(({ amount }) => amount)));
  const isPaid = (share: Share) => !isOwed(share) && share.giver !== 'invested' && isThere(ground, share, context);
  const fact = (id: 'ownFunds' | 'loan' | 'investorFunds', isOf: (share: Share) => boolean) => {
    const [first, ...others] = shares.filter(isOf);
    const own = first && others.length === 0 ? quoteOf(text, answer, first.portion.money.start, first.portion.money.end) : quote;
    return makeFact(id, sumFor(isOf), { unit, quote: own, origin: others.length > 0 ? 'derived' : 'said' });
  };
  // Nothing borrowed, where something was counted so before.
  const isLoanTold = shares.some(isOwed) || known.loan !== undefined;
  const invested = shares.some(({ giver }) => giver === 'invested');
  return [
    ...(side === 'owed' ? [] : [fact('ownFunds', isPaid)]),
    ...(side === 'owed' || !invested ? [] : [fact('investorFunds', ({ giver }) => giver === 'invested')]),
    ...(side === 'paid' || !isLoanTold ? [] : [fact('loan', isOwed), ...termsOf(ground, amounts, shares, context)]),
    ...sourcesOf(ground, amounts, shares, side, context),
  ];
}

/** The rate and the term of the bank, else of the only one who lends. */
function termsOf(ground: Ground, amounts: readonly Amount[], shares: readonly Share[], { answer }: ReadingContext): readonly Fact[] {
  const owed = shares.filter(isOwed);
  const banks = owed.filter(({ giver }) => giver === 'bank');
  const [lender] = banks.length === 1 ? banks : owed.length === 1 ? owed : [];
  const source = lender && sourceOfPortion(ground, amounts, lender);
  const quote = lender && quoteOf(ground.text, answer, lender.portion.start, lender.portion.end);
  return [
    ...(owed.length > 0 ? [makeFact('familyLoan', banks.length === 0, { quote: quote ?? null })] : []),
    ...(source?.years === undefined ? [] : [makeFact('loanYears', source.years, { unit: 'years', quote: quote ?? null })]),
    ...(source?.rate === undefined ? [] : [makeFact('loanRate', source.rate, { unit: 'percent', period: 'year', quote: quote ?? null })]),
  ];
}

/** Those who are named, with those known of the other side. */
function sourcesOf(
  ground: Ground,
  amounts: readonly Amount[],
  shares: readonly Share[],
  side: Side,
  context: ReadingContext,
): readonly Fact[] {
  const { answer, known } = context;
  const earlier = factValue(known, 'moneySources') ?? [];
  const told = shares.flatMap((share) => sourceOf(ground, amounts, share, context) ?? []);
  const isKept = ({ kind }: MoneySource) => side !== 'all' && LENT.has(kind) === (side === 'paid');
  const sources = [...earlier.filter(isKept), ...told];
  const last = shares.at(-1)?.portion;
  if (!last || sources.every(isAnyBank)) return [];
  return [makeFact('moneySources', sources, { quote: quoteOf(ground.text, answer, shares[0]?.portion.start ?? 0, last.end) })];
}

const LENT: ReadonlySet<MoneySourceKind> = new Set<MoneySourceKind>(['familyLoan', 'bank']);
