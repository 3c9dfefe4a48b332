// An answer that lists a month's costs is read list by list: what the list holds is no purchase, no price and nobody's money.
import type { Fact, FactId } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import type { collectFacts } from './collect-facts.ts';
import { collectToldSums } from './collect-told-sums.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { type ListedPurchases, listedPurchases } from './listed-purchases.ts';
import { makeFact } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { toldCostLines } from './told-cost-lines.ts';
import { settlePurchases } from './told-purchases.ts';
import { withPurchases } from './with-purchases.ts';

type Collected = ReturnType<typeof collectFacts>;

const LISTS_COSTS: ReadonlySet<string> = new Set([
  'resources',
  'investment',
  'fixed-costs',
  'funding',
  'team',
  'goals',
  'unit-cost',
  'read-back',
]);
const LISTS_PURCHASES: ReadonlySet<string> = new Set(['resources', 'investment', 'funding']);
/** Of these a list of costs tells nothing but what it was read for. */
const MONEY: ReadonlySet<FactId> = new Set<FactId>([
  ...([
    'price',
    'priceSpread',
    'lines',
    'volume',
    'unitCost',
    'unitCostItems',
    'fixedCosts',
    'costsOpen',
    'costList',
    'costLines',
    'staffPay',
  ] as const),
  ...(['rent', 'marketingBudget', 'investment', 'investmentItems', 'ownFunds', 'loan', 'investorFunds', 'moneySources'] as const),
  ...(['founderPay', 'payIncluded', 'targetVolume', 'growth'] as const),
]);

/** The facts of an answer, a month's costs by themselves. */
export function collectToldCosts(ground: Ground, context: ReadingContext): Collected {
  const told = LISTS_COSTS.has(context.question) ? toldCostLines(ground, context) : null;
  if (told === null) return collectSettled(ground, context);
  const whole = collectToldSums(ground, context);
  const rest = prepareGround(blankOut(ground.text, told.spans), context.question, context.language, context.today);
  const others = collectSettled(rest, context, true).facts.filter(({ id }) => MONEY.has(id) && !told.facts.some((fact) => fact.id === id));
  const unit = whole.facts.find(({ id, unit: said }) => MONEY.has(id) && said !== null)?.unit ?? null;
  return {
    ...whole,
    facts: [
      ...whole.facts.filter(({ id }) => !MONEY.has(id)),
      ...others,
      ...told.facts.map((fact) => (typeof fact.value === 'number' ? ({ ...fact, unit } as Fact) : fact)),
      ...paidApart(told.facts, others),
    ],
  };
}

/** What opening takes as it adds up, whatever else the answer tells; a list of it is read by itself. */
function collectSettled(ground: Ground, context: ReadingContext, isBesideCosts = false): Collected {
  const whole = collectBought(ground, context);
  const list = purchasesIn(ground, context, isBesideCosts);
  if (list === null) return whole;
  const rest = prepareGround(blankOut(ground.text, list.spans), context.question, context.language, context.today);
  const beside = collectBought(rest, context).facts.filter(({ id }) => MONEY.has(id));
  const unit = whole.facts.find(({ id, unit: said }) => MONEY.has(id) && said !== null)?.unit ?? null;
  const money = whole.facts.filter(({ id }) => MONEY.has(id));
  return {
    ...whole,
    facts: [...whole.facts.filter(({ id }) => !MONEY.has(id)), ...withPurchases(ground, list, { whole: money, beside, unit }, context)],
  };
}

/** In answers on something else only with its total, and asked for a month's costs only beside them. */
function purchasesIn(ground: Ground, { question }: ReadingContext, isBesideCosts: boolean): ListedPurchases | null {
  const isSure = LISTS_PURCHASES.has(question);
  if (!isSure && question !== 'read-back' && !(question === 'fixed-costs' && isBesideCosts)) return null;
  const list = listedPurchases(ground, findAmounts(ground));
  return isSure || list?.isProven ? list : null;
}

function collectBought(ground: Ground, context: ReadingContext): Collected {
  const read = collectToldSums(ground, context);
  return { ...read, facts: settlePurchases(ground, findAmounts(ground), read.facts, context) };
}

/** Costs listed whole hold no pay that is told beside them. */
function paidApart(told: readonly Fact[], others: readonly Fact[]): readonly Fact[] {
  const isWhole = told.some(({ id }) => id === 'fixedCosts');
  const pay = others.find(({ id }) => id === 'founderPay' || id === 'staffPay');
  const isSaid = told.some(({ id }) => id === 'payIncluded') || others.some(({ id }) => id === 'payIncluded');
  return isWhole && pay && !isSaid ? [makeFact('payIncluded', false, { quote: pay.quote, origin: 'derived' })] : [];
}
