// What is known after some exchanges. Answers wander: what was said to one question must not be lost to a misread aside in another.
import { type Fact, type FactId, type FactSheet, type FactValues, factValue, withFacts } from '../facts/fact.ts';
import { ownAlone } from '../facts/money-sources.ts';
import { settleKind } from '../facts/settle-kind.ts';
import type { Topic } from '../facts/topic.ts';
import { costWords } from '../finance/costs-left-out.ts';
import { tradeOf } from '../sectors/trades.ts';
import type { QuestionId } from './interview.ts';
import { keptWithSteps } from './kept-with-steps.ts';
import { withRampOfLines } from './ramp-of-lines.ts';
import { isTopic, TOLD_ANYWHERE } from './script.ts';
import { withoutStaleLines } from './stale-lines.ts';
import { type Exchange, type Step, traceSteps } from './trace-steps.ts';
import { withLaunchPurchases } from './with-launch-purchases.ts';
import { withoutDoubtfulKind, withoutOtherKind } from './without-doubtful-kind.ts';

/** What changes how sales are counted. */
const SALES_TERMS: readonly FactId[] = ['taxIncluded', 'revenueShape', 'commission', 'churn', 'rooms', 'occupancy'];

/** How sales get on from where they start. */
const SALES_TREND: readonly FactId[] = [
  'volumeFromStart',
  'season',
  'targetVolume',
  'targetMonths',
  'openingShare',
  'openingMonths',
  'wonPerMonth',
  'customersBrought',
];

/** When those hired are first paid. */
const STAFF_PAY_LATER: readonly FactId[] = ['staffPayFrom', 'staffPayDate', 'staffPayLater'];

/** Any of these answers may correct what the trade was taken for. */
const TRADE: readonly FactId[] = ['sector', 'trade'];

/** What each question is about. Anything else said in its answer fills a blank, and never replaces what is known. */
const SUBJECTS: Readonly<Record<Exclude<QuestionId, 'read-back'>, readonly FactId[]>> = {
  problem: ['problem', 'sector', 'trade', 'city', 'country', 'currency'],
  customer: ['customer', 'city'],
  solution: ['solution', 'sector', 'trade', 'name', 'city', 'country'],
  identity: ['name', 'sector', 'trade', 'city', 'country', 'currency'],
  marketing: ['marketing', 'marketingBudget'],
  revenue: [
    'revenue',
    ...TRADE,
    'lines',
    'price',
    'priceSpread',
    'saleUnit',
    'volume',
    ...SALES_TREND,
    'growth',
    'unitCost',
    'unitCostItems',
    'chargedApart',
    'currency',
    ...SALES_TERMS,
  ],
  price: [
    ...TRADE,
    'price',
    'priceSpread',
    'lines',
    'season',
    'chargedApart',
    'saleUnit',
    'currency',
    'taxIncluded',
    'revenueShape',
    'commission',
  ],
  volume: ['volume', 'lines', ...SALES_TREND, 'growth', 'churn', 'rooms', 'occupancy'],
  'unit-cost': [...TRADE, 'unitCost', 'unitCostItems', 'lines', 'chargedApart'],
  resources: [
    ...TRADE,
    'resources',
    'investment',
    'investmentItems',
    'littleToBuy',
    'takeover',
    'fixedCosts',
    'costsOpen',
    'costLines',
    'staffPay',
    'rent',
    'ownFunds',
    'investorFunds',
    'investorShare',
    'moneySources',
    'loan',
    'loanYears',
    'loanRate',
    'graceMonths',
    'familyLoan',
    'team',
    'founderPay',
    'founderPayFrom',
    'founderPayFirst',
    ...STAFF_PAY_LATER,
    'payIncluded',
    'rooms',
  ],
  'fixed-costs': [
    'fixedCosts',
    'costsOpen',
    'costLines',
    'staffPay',
    ...STAFF_PAY_LATER,
    'rent',
    'founderPay',
    'founderPayFrom',
    'founderPayFirst',
    'payIncluded',
  ],
  investment: [...TRADE, 'investment', 'investmentItems', 'littleToBuy', 'takeover'],
  funding: ['ownFunds', 'investorFunds', 'investorShare', 'moneySources', 'loan', 'loanYears', 'loanRate', 'graceMonths', 'familyLoan'],
  team: ['team', 'founderPay', 'founderPayFrom', 'founderPayFirst', 'staffPay', ...STAFF_PAY_LATER, 'payIncluded'],
  goals: ['goals'],
  start: ['start', 'volume', ...SALES_TREND],
  competitors: ['competitors', 'rivals'],
  'odd-price': ['price', 'currency', 'taxIncluded', 'revenueShape'],
  'odd-unit-cost': ['unitCost', 'unitCostItems', 'price'],
  'odd-fixed-costs': ['fixedCosts', 'costsOpen', 'costLines', 'staffPay', 'founderPay', 'payIncluded'],
  'odd-investment': ['investment', 'investmentItems'],
  'price-below-cost': ['price', 'unitCost', 'unitCostItems', 'taxIncluded'],
  'volume-above-capacity': ['volume', 'team', 'rooms', 'occupancy'],
  'fixed-costs-above-mature-revenue': ['fixedCosts', 'payIncluded', 'price', 'volume'],
  'founder-unpaid': ['founderPay', 'founderPayFrom', 'founderPayFirst', 'payIncluded'],
  'own-pay': ['founderPay', 'founderPayFrom', 'founderPayFirst', 'staffPay', ...STAFF_PAY_LATER, 'payIncluded'],
  tax: ['taxIncluded', 'price'],
  currency: ['currency', 'country'],
  period: ['price', 'revenueShape'],
  'service-time': ['minutesPerSale', 'volume', 'team'],
};

/** The facts of these exchanges, laid one over the other in order; what the visitor took back is left out. */
export function layFacts(exchanges: readonly Exchange[]): FactSheet {
  return layAll(traceSteps(exchanges).steps);
}

const layAll = keptWithSteps(layStep);

function layStep(sheet: FactSheet, step: Step): FactSheet {
  const { question, reading } = step;
  const facts = reading.facts
    .filter(
      ({ id }) =>
        reading.kind === 'correction' ||
        reading.corrected?.includes(id) ||
        question === 'read-back' ||
        SUBJECTS[question].includes(id) ||
        factValue(sheet, id) === undefined ||
        goesOn(id) ||
        isOfLines(reading, id),
    )
    .map((fact) =>
      step.isRevision || reading.kind === 'correction' || reading.corrected?.includes(fact.id) ? fact : goOn(sheet, question, fact),
    );
  const given = facts.map((fact) => withGiven(sheet, facts, fact));
  const told = withLaunchPurchases(sheet, given);
  const known = withoutDisputed(withoutOtherKind(sheet, step), step);
  const laid = withRampOfLines(sheet, withFacts(known, [...keptList(sheet, told), ...told]), told);
  return withoutDoubtfulKind(settleKind(withoutForeignTrade(withoutStaleLines(withoutStaleItems(laid, facts), facts), step)));
}

/** «Mi dinero son 15.000», of 20.000 of which others give 5.000: what is known, told without them. */
function withGiven(sheet: FactSheet, told: readonly Fact[], fact: Fact): Fact {
  const isAlone = fact.id === 'ownFunds' && fact.value === ownAlone(sheet) && !told.some(({ id }) => id === 'moneySources');
  return isAlone && sheet.ownFunds ? sheet.ownFunds : fact;
}

/** What several things sold come to goes with them. */
function isOfLines({ facts }: Step['reading'], id: FactId): boolean {
  return (id === 'price' || id === 'volume' || id === 'saleUnit' || id === 'unitCost') && facts.some((fact) => fact.id === 'lines');
}

/** A name that is told to another question is told outright. */
function goesOn(id: FactId): boolean {
  return id === 'name' || id === 'rivals' || TOLD_ANYWHERE.has(id);
}

/** The second answer to a topic goes on where the first stopped, and so does what another answer tells of it. */
function goOn(sheet: FactSheet, question: QuestionId, fact: Fact): Fact {
  if (fact.id === 'rivals')
    return { ...fact, value: [...new Set([...(factValue(sheet, 'rivals') ?? []), ...(fact.value as readonly string[])])] };
  if (fact.id === 'moneySources')
    return { ...fact, value: allSources(factValue(sheet, 'moneySources') ?? [], fact.value as FactValues['moneySources']) };
  if (!TOLD_ANYWHERE.has(fact.id) && (!isTopic(question) || fact.id !== question)) return fact;
  const earlier = factValue(sheet, fact.id as Topic);
  if (earlier === undefined || earlier.includes(fact.value as string)) return { ...fact, value: earlier ?? (fact.value as string) };
  return { ...fact, value: `${earlier.replace(/[\s.]+$/, '')}. ${fact.value}` };
}

/** Whoever is told anew gives what is told last; whatever was left for the rest is told now. */
function allSources(earlier: FactValues['moneySources'], told: FactValues['moneySources']): FactValues['moneySources'] {
  const kept = earlier.filter(({ who, amount }) => amount !== null && !told.some((one) => one.who === who));
  return [...kept, ...told];
}

/** The costs listed one by one are still what the month costs where their sum is put right, and no longer where it is another one altogether. */
function keptList(sheet: FactSheet, facts: readonly Fact[]): readonly Fact[] {
  const before = sheet.fixedCosts;
  const total = facts.find(({ id }) => id === 'fixedCosts');
  const isAnew = before?.origin === 'derived' && total?.origin === 'said' && Number(total.value) <= MOST_TIMES * before.value;
  if (!isAnew) return [];
  return [{ id: 'costList', value: costWords(sheet), period: null, unit: null, quote: before.quote, origin: 'said' }];
}

/** A sum so many times as large holds what the list did not, pay above all. */
const MOST_TIMES = 1.5;

/** A new total that is less than the parts told before makes them untrue; where it is more, there is something else besides, unless they were all of another sum. */
function withoutStaleItems(sheet: FactSheet, facts: readonly Fact[]): FactSheet {
  const total = facts.find(({ id }) => id === 'investment')?.value;
  const items = sheet.investmentItems;
  if (total === undefined || !items || facts.some(({ id }) => id === 'investmentItems')) return sheet;
  const sum = items.value.reduce((so, { amount }) => so + amount, 0);
  const wasAll = Math.abs(sum - Number(sheet.investment?.value)) < 1;
  const isBeside = items.value.length > 1 && sum < Number(total) && !(wasAll && Number(total) > MOST_TIMES * sum);
  if (sum === total || isBeside) return sheet;
  // What the new total leaves out is one of them: "the 6,750 is a cushion, the investment is 11,250".
  const gone = items.value.filter(({ amount }) => Math.abs(sum - amount - Number(total)) < 1);
  if (gone.length === 1) return { ...sheet, investmentItems: { ...items, value: items.value.filter((one) => one !== gone[0]) } };
  const { investmentItems: _, ...rest } = sheet;
  return rest;
}

/** What is said to be wrong is open until it is told what is right. */
function withoutDisputed(sheet: FactSheet, { reading: { disputed = [] } }: Step): FactSheet {
  if (disputed.length === 0) return sheet;
  return Object.fromEntries(Object.entries(sheet).filter(([id]) => !disputed.includes(id as FactId)));
}

/** Another sector makes the narrower trade of the old one untrue, and so does the sector put right without one. */
function withoutForeignTrade(sheet: FactSheet, { question, reading }: Step): FactSheet {
  const { trade, ...rest } = sheet;
  const isCorrected = question !== 'identity' && reading.facts.some((fact) => fact === sheet.sector && fact.origin === 'said');
  if (isCorrected && !reading.facts.some(({ id }) => id === 'trade')) return rest;
  return trade === undefined || tradeOf(trade.value)?.sector === factValue(sheet, 'sector') ? sheet : rest;
}
