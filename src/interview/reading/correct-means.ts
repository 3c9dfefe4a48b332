// What is told of means where figures are read back or doubted: a cost that was left out, who puts the money in, what those who start it take.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Amount, Ground } from './amount.ts';
import { factsAs } from './collect-facts.ts';
import { addCosts, type Corrected, isSum, lowOf, NOTHING } from './correct-costs.ts';
import { addPurchase } from './correct-purchase.ts';
import { findAmounts } from './find-amounts.ts';
import { ALL_WITH_PAY } from './find-pay.ts';
import { INVESTOR } from './funding-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { tellsLiving, tellsOurPay, tellsOwnPay } from './pay-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { tellsTakeover } from './tells-takeover.ts';

/** The cost of a month that was left out, or its new sum; the investor's money; the founders' pay; a business that is taken over. */
export function correctMeans(ground: Ground, context: ReadingContext): Corrected {
  const amounts = findAmounts(ground);
  const takeover = tellsTakeover(ground, context);
  const costs = addCosts(ground, amounts, context);
  const found = [
    costs,
    costs === NOTHING ? addPurchase(ground, amounts, context) : NOTHING,
    correctInvestor(ground, amounts, context),
    correctPay(ground, amounts, context),
    takeover.length > 0
      ? { facts: takeover, not: [...(/\d/.test(ground.text) ? [] : (['investment', 'investmentItems'] as const))] }
      : NOTHING,
  ];
  return { facts: found.flatMap(({ facts }) => facts), not: found.flatMap(({ not }) => not) };
}

const OF_INVESTOR = new RegExp(`(?<![a-z])${INVESTOR}(?:'s)?(?![a-z])`);

/** "The 60k is an investor's": no own money, though it was counted so. */
function correctInvestor(ground: Ground, amounts: readonly Amount[], context: ReadingContext): Corrected {
  const { folded, text } = ground;
  const { known, answer } = context;
  if (!OF_INVESTOR.test(folded)) return NOTHING;
  const read = factsAs('funding', text, { ...context, known: {} });
  const alone = amounts.filter((amount) => (amount.kind === 'money' || amount.kind === 'plain') && isSum(amount));
  const told = read.find(({ id }) => id === 'investorFunds');
  const sum = (told?.value as number | undefined) ?? (alone.length === 1 ? lowOf(alone[0] as Amount) : undefined);
  if (sum === undefined) return NOTHING;
  const share = read.filter(({ id }) => id === 'investorShare');
  const own = read.find(({ id, value }) => id === 'ownFunds' && value !== sum);
  const before = known.ownFunds;
  const quote = quoteOf(text, answer, alone[0]?.start ?? 0, alone[0]?.end ?? text.length);
  const isWithin = own === undefined && before !== undefined && known.investorFunds === undefined && before.value >= sum;
  const rest = isWithin ? [{ ...before, value: roundMoney(before.value - sum), origin: 'derived' as const }] : [];
  const loan = known.loan?.value === sum ? [{ ...known.loan, value: 0 }] : [];
  const fact = told ?? makeFact('investorFunds', sum, { unit: before?.unit ?? factValue(known, 'currency') ?? null, quote });
  return {
    facts: [fact, ...share, ...(own ? [own] : rest), ...loan],
    not: ['investment', 'investmentItems', 'ownFunds', 'loan', 'price', 'volume'],
  };
}

const IS_PAY =
  /^ ?(?:€|euros?|pesos|pounds|dollars)?(?: al mes| a month| mensuales)? ?(?:es|son|seria[n]?|era[n]?|is|are|was|were) (?:para |de |for )?(?:lo nuestro|lo que (?:(?:yo|me|nos) ?)*(?:cobr|sac|llev|pag|asign)\w+|what (?:we|i|[a-z]+ and i|the two of us|us two)(?: each| both)?(?:'d|'ll| will| would)? (?:take|draw|pay|live|get)|(?:el |nuestr[oa]s? |our |my |mi |the )+(?:sueldos?|salarios?|pagas?|nominas?|pay|wages?|salar(?:y|ies)|draw)|nosotr[oa]s|us)(?![a-z])/;

/** "Lo de los dos mil es nuestro sueldo, no inversión": what the founders take, and no purchase. */
function correctPay(ground: Ground, amounts: readonly Amount[], context: ReadingContext): Corrected {
  const { folded, text } = ground;
  const { known, answer } = context;
  const sums = amounts.filter((amount) => (amount.kind === 'money' || amount.kind === 'plain' || amount.kind === 'count') && isSum(amount));
  const sum = sums.find(({ start, end }) => IS_PAY.test(folded.slice(end, end + 60)) || tellsPayOf(folded, start, end));
  if (sum === undefined) return NOTHING;
  const read = factsAs('resources', text, { ...context, known: withoutCosts(context) });
  const told = read.filter(({ id }) => id === 'founderPay' || id === 'payIncluded');
  // "£1,400 is what Jem and I take, Tash is £790": the sum that is called so.
  const pay = told.find(({ id, value }) => id === 'founderPay' && (sums.length === 1 || value === lowOf(sum)));
  const quote = quoteOf(text, answer, sum.start, sum.end);
  const value = (pay?.value as number | undefined) ?? lowOf(sum);
  const unit = known.fixedCosts?.unit ?? factValue(known, 'currency') ?? null;
  const fact = pay ?? makeFact('founderPay', value, { unit, period: 'month', quote });
  return {
    facts: [fact, ...told.filter(({ id }) => id !== 'founderPay'), ...withoutItem(lowOf(sum), folded, context)],
    not: sums.length > 1 ? ['price', 'unitCost'] : ['price', 'unitCost', 'volume'],
  };
}

function tellsPayOf(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - 80), start).replace(/^.*[.;!?\n]/s, '');
  const after = folded.slice(end, end + 60);
  const isOfSale = /^ ?(?:€|euros?|\$|£|pesos)? ?(?:por|per|a cada|cada|each|la|el|an?) (?!mes|month|cabeza)/.test(after);
  const isCharged = /(?<![a-z])cobra(?:mos|remos|riamos) [^a-z]*$/.test(before) && !/^[^.;,]{0,8}(?:al mes|mensual)/.test(after);
  return (
    !isOfSale && !isCharged && !ALL_WITH_PAY.test(before) && (tellsOwnPay(before) || tellsOurPay(before) || tellsLiving(before, after))
  );
}

function withoutCosts({ known }: ReadingContext): ReadingContext['known'] {
  const { fixedCosts: _, ...rest } = known;
  return rest;
}

/** The purchases and their sum, less what was taken for one: a permit of the same sum as somebody's pay is bought all the same. */
function withoutItem(amount: number, folded: string, { known }: ReadingContext): readonly Fact[] {
  const { investment, investmentItems } = known;
  const isPaid = (label: string) => OF_PAY.test(foldText(label)) || NOT_BOUGHT.test(folded);
  const item = investmentItems?.value.find((one: MoneyItem) => one.amount === amount && isPaid(one.label));
  if (!investmentItems || !item) return [];
  const items = investmentItems.value.filter((one) => one !== item);
  const isSum = investment && Math.abs(investmentItems.value.reduce((so, one) => so + one.amount, 0) - investment.value) < 1;
  return [{ ...investmentItems, value: items }, ...(isSum ? [{ ...investment, value: roundMoney(investment.value - amount) }] : [])];
}

const OF_PAY =
  /(?<![a-z])(?:sueldos?|salarios?|nominas?|pagas?|nosotr[oa]s|nuestr[oa]s?|cobr\w+|soci[oa]s|pay|wages?|salar\w+|draw\w*|us|we|ours?|me|myself|mi|yo)(?![a-z])/;
const NOT_BOUGHT =
  /(?<![a-z])(?:no (?:es|son|va|van|como|de la)? ?(?:una? |de |en )?(?:la )?(?:inversion|compras?)|(?:not|isn't|aren't)(?: an?| the| part of the| in the)* (?:investment|purchases?|things? to buy))(?![a-z])/;
