// From amounts to figures of the plan: what each one is for, by the words around it and by the question that was asked.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact, FactId } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import { addFurtherCosts } from './add-further-costs.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { averageFirst } from './average-first.ts';
import { tellsMeanSale } from './average-price.ts';
import { roleOfOthers } from './charged-by-others.ts';
import { chargesOnTop } from './charges-on-top.ts';
import { costOfThePrice, withoutItsPrice } from './cost-beside-price.ts';
import { costInParts } from './cost-in-parts.ts';
import { costOfBatch } from './cost-of-batch.ts';
import { findAdsCost } from './find-ads-cost.ts';
import { findRent } from './find-cost-lines.ts';
import { goalFigures } from './find-goal-figures.ts';
import { findGrowth } from './find-growth.ts';
import { findInvestment } from './find-investment.ts';
import { channelFigures } from './find-launch-purchases.ts';
import { findLoanTerm, findNoLoan, findOtherPart } from './find-loan-figures.ts';
import { inNights } from './find-lodging.ts';
import { meansFacts, withoutMeans } from './find-means.ts';
import { findModelTerms } from './find-model-terms.ts';
import { isFounderPay } from './find-pay.ts';
import { findPriceSpread } from './find-price-spread.ts';
import { findSaleUnit, weighedAlike } from './find-sale-unit.ts';
import { findVolume } from './find-sales-figures.ts';
import { findSeason } from './find-season.ts';
import { findTeam } from './find-team.ts';
import { findTrend } from './find-trend.ts';
import { isOfOneLine } from './is-of-one-line.ts';
import { makeFact } from './make-fact.ts';
import { isPerPayer, isPerUnit, moneyDetails, monthOf, priceValue, roundMoney, unitOf } from './money-details.ts';
import { roleOf } from './money-roles.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { markNetPay } from './net-pay.ts';
import { isFarFromPrice, isLacking, namesThings } from './no-such-figure.ts';
import { paidByMonth } from './price-by-week.ts';
import { pricedThenCounted } from './priced-then-counted.ts';
import type { ReadingContext } from './reading-context.ts';
import { rentInMonths } from './rent-by-the-hour.ts';
import type { RoledMoney } from './roled-money.ts';
import { findSalesTotal, totalOfSales, withoutAmounts } from './sales-total.ts';
import { soldInMonths } from './season-tokens.ts';
import { seasonalPrice } from './seasonal-price.ts';
import { settleCosts, settleWages } from './settle-costs.ts';
import { settleLines } from './settle-lines.ts';
import { settleMeans } from './settle-means.ts';
import { settleRole, settleSales } from './settle-roles.ts';
import { shareOfPrice } from './share-of-price.ts';
import { soldAside } from './sold-aside.ts';
import { solutionPrice } from './solution-price.ts';
import { sumFixedCosts } from './sum-fixed-costs.ts';
import { withSummedCost } from './summed-cost.ts';
import { tellsHowFull } from './tells-how-full.ts';
import { partsOfLast } from './total-said-last.ts';
import { countedByTurnover } from './turnover-told.ts';

/** Their answers may give any figure, named by its cue words. */
const OPEN: ReadonlySet<QuestionId> = new Set([
  'revenue',
  'resources',
  'price',
  'volume',
  'unit-cost',
  'fixed-costs',
  'investment',
  'funding',
  'team',
  ...(['start', 'read-back', 'identity'] as const),
]);

/** They tell what is sold, at what price and how often. */
const OF_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);

/** They tell where the money comes from and where it goes. */
const TELLS_MEANS: ReadonlySet<QuestionId> = new Set(['resources', 'investment', 'funding']);

/** The figures said in an answer, later ones last. Bounds are not looked at here. */
export function findFigures(
  whole: Ground,
  found: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { question } = context;
  const all = OF_SALES.has(question) ? pricedThenCounted(whole, found) : found;
  const aside = [...soldAside(whole, all, question), ...partsOfLast(whole, all)];
  const sold = all.filter((amount) => !aside.includes(amount));
  const sum = findSalesTotal(whole, sold, question);
  const total = sum?.total ?? totalOfSales(whole, sold, question);
  const left = total ? [...aside, total] : aside;
  const [ground, told] = [withoutAmounts(whole, left), sold.filter((amount) => amount !== total)];
  const amounts = rentInMonths(ground, paidByMonth(ground, soldInMonths(ground, told), context), context);
  const each = figuresOf(question, ground, amounts, context, currency);
  if (each === null) return [];
  const lines = settleLines({ whole, all, ground, amounts, pairs: sum?.pairs }, context, currency);
  const isLeftOut = (fact: Fact) =>
    lines.some(({ id }) => id === fact.id || (id === 'lines' && isHowMany(fact))) || isOfOneLine(fact, lines, context);
  const read = costOfThePrice(ground, [...each.filter((fact) => !isLeftOut(fact)), ...lines], context);
  const price = read.find(({ id }) => id === 'price');
  const figures = countedByTurnover(ground, amounts, read, { sum, total }, context);
  return markNetPay(ground, [
    ...weighedAlike(figures, amounts, findSaleUnit(ground, price)),
    ...(figures.some(({ id }) => id === 'saleUnit') ? [] : findSaleUnit(ground, price, context.known.sector?.value)),
    ...findTrend(ground, amounts, figures, context),
    ...findOtherPart(ground, figures, context, currency),
    ...findModelTerms(ground, amounts, figures, context),
    ...findPriceSpread(ground, amounts, figures, context, currency),
    ...findSeason(ground, amounts, figures, context),
  ]);
}

/** "Boxes, that's a dozen, $42": how many are in one, and no cost. */
function isHowMany({ id, quote }: Fact): boolean {
  return id === 'unitCost' && /^(?:an?|una) (?:dozen|docena)$/i.test(quote?.text ?? '');
}

/** Null for a question whose answers hold no figures. */
function figuresOf(
  question: QuestionId,
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] | null {
  if (question === 'goals') return goalFigures(ground, amounts, context, currency);
  if (question === 'marketing') return marketingFigures(ground, amounts, context, currency);
  if (question === 'solution') return solutionPrice(ground, amounts, context, currency);
  if (!OPEN.has(question)) return null;
  const each = withoutItsPrice(amounts, context)
    .filter((amount) => amount.kind === 'money')
    .filter((money) => !tellsHowFull(ground, money))
    .map((money, at, all) => {
      const isPay = isFounderPay(ground, money, all[at - 1]?.end ?? 0, context);
      const asked = isPay ? ('founderPay' as const) : roleOfOthers(ground, money, context);
      return { money, role: asked ?? settleRole(roleOf(ground, money, amounts), money, ground, context) };
    });
  const isOfMeans = TELLS_MEANS.has(question);
  const roled = chargesOnTop(ground, settleRoles(ground, each, amounts, context), context);
  const means = isOfMeans || question === 'team' ? meansFacts(ground, roled, context, currency) : [];
  const sums = moneyFacts(ground, isOfMeans ? withoutMeans(roled) : roled, context, currency, means);
  return [
    ...sums,
    ...findLoanTerm(ground, amounts, roled.find(({ role }) => role === 'loan')?.money, context),
    ...findVolume(ground, inNights(ground, amounts, context), context),
    ...findGrowth(ground, amounts, context),
    ...findNoLoan(ground, sums, context, currency),
    ...shareOfPrice(ground, amounts, context, currency),
    ...costInParts(ground, amounts, context, currency),
    ...costOfBatch(ground, amounts, context, currency),
    ...seasonalPrice(ground, amounts, context, currency),
    ...findTeam(ground, amounts, context),
    ...findRent(ground, amounts, context, currency),
    ...findAdsCost(ground, amounts, context, currency),
  ];
}

/** What getting known costs; and what is charged, where that is said along with it. */
function marketingFigures(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const isPriced = (amount: Amount) => amount.kind === 'money' && CHARGED.test(ground.folded.slice(0, amount.start));
  const unpriced = amounts.filter((amount) => !isPriced(amount));
  const channels = channelFigures(ground, unpriced, context, currency);
  const sales = amounts.some(isPriced) ? figuresOf('revenue', ground, amounts, { ...context, question: 'revenue' }, currency) : null;
  return [...channels, ...(sales ?? []).filter(({ id }) => id === 'price' || id === 'volume')];
}

const CHARGED = /(?<![a-z])(?:cobr(?:o|amos|are|aria)|charge|we charge|i charge)(?: (?:unos|unas|about|around|a|them))? ?[$€£]?$/;

/** What was asked decides how the amounts of an answer are taken together. */
function settleRoles(
  ground: Ground,
  each: readonly RoledMoney[],
  amounts: readonly Amount[],
  context: ReadingContext,
): readonly RoledMoney[] {
  if (TELLS_MEANS.has(context.question) || context.question === 'team')
    return settleMeans(ground, settleWages(ground, each, amounts, context), amounts, context);
  if (context.question === 'revenue')
    return settleSales(ground, tellsMeanSale(ground.folded) ? each : withSummedCost(ground, each), context);
  if (context.question === 'price') return averageFirst(ground, each);
  const tellsCosts = context.question === 'unit-cost' || context.question === 'fixed-costs';
  return tellsCosts ? settleCosts(ground, each, amounts, context) : each;
}

/** `read` are the facts already read from the same answer. */
function moneyFacts(
  ground: Ground,
  roled: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
  read: readonly Fact[],
): readonly Fact[] {
  const facts: Fact[] = [...read];
  const known = (id: FactId) => facts.some((fact) => fact.id === id);
  const add = (
    id: 'price' | 'unitCost' | 'fixedCosts' | 'founderPay' | 'investment' | 'ownFunds' | 'loan',
    { money }: RoledMoney,
    value = middle(money),
  ) => {
    const isDerived = money.low !== money.high || value !== middle(money);
    facts.push(makeFact(id, roundMoney(value), moneyDetails(ground, money, context, unitOf(money, currency), isDerived, id)));
  };
  for (const entry of roled) {
    const { money, role } = entry;
    if (role === 'price' && !known('price') && !isFarFromPrice(money, context)) add('price', entry, priceValue(money));
    else if (role === 'unitCost' && (isPerUnit(money) || isPerPayer(ground, money))) add('unitCost', entry);
    else if (role === 'fixedCosts' || role === 'founderPay') add(role, entry, toMonthly(middle(money), monthOf(money)) ?? middle(money));
    else if (role === 'loan' || role === 'ownFunds') add(role, entry);
  }
  addFurtherCosts(ground, roled, facts);
  const costs = roled.filter(({ role }) => role === 'cost');
  const isCorrecting = context.question === 'read-back' || context.question === 'unit-cost';
  for (const entry of costs) {
    const isPrice = !known('price') && context.known.price === undefined && !isCorrecting;
    if (isPrice) add('price', entry, priceValue(entry.money));
    else if (!known('unitCost') && (isPerUnit(entry.money) || isPerPayer(ground, entry.money))) add('unitCost', entry);
  }
  return [...facts, ...unlabelled(ground, roled, context, currency, known)];
}

/** Amounts without a word of their own, taken for what the question asks; «no faltan 76» is nobody's money. */
function unlabelled(
  ground: Ground,
  roled: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
  known: (id: FactId) => boolean,
): readonly Fact[] {
  const { question } = context;
  const details = (money: Money, id: FactId, isDerived = false) =>
    moneyDetails(ground, money, context, unitOf(money, currency), isDerived, id);
  const first = roled.find(({ role, money }) => role === null && !isLacking(ground, money))?.money;
  if (question === 'revenue' && first && !known('price'))
    return [makeFact('price', roundMoney(priceValue(first)), details(first, 'price', first.low !== first.high))];
  if (question === 'funding' && first && !known('ownFunds')) return [makeFact('ownFunds', middle(first), details(first, 'ownFunds'))];
  if ((question === 'fixed-costs' || (question === 'unit-cost' && !namesThings(ground, context))) && !known('fixedCosts'))
    return sumFixedCosts(ground, roled, context, currency);
  if (question === 'resources' || question === 'investment' || question === 'read-back')
    return findInvestment(ground, roled, context, currency);
  const named = roled.filter(({ role, money }) => role === 'investment' && (money.per === null || money.per === 'unit')).at(-1)?.money;
  return named ? [makeFact('investment', middle(named), details(named, 'investment'))] : [];
}
