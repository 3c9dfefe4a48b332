import { countryOf } from '../../countries/countries.ts';
import type { FactSheet } from '../../facts/fact.ts';
import { splitTeam } from '../../facts/split-team.ts';
import type { FinancialModel, Scenario, SensitivityBar } from '../../finance/financial-model.ts';
import { LATE_DAYS } from '../../finance/price-mishaps.ts';
import { ALARM_MONTH, type Rescue, type RescueId, rescueCash } from '../../finance/rescue-cash.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { gatherExitFigures, owedPay } from '../risks/gather-exit-figures.ts';
import { asCharged } from './as-charged.ts';
import type { FigureTable } from './figure.ts';
import { lostByTenth } from './gather-outcome-figures.ts';
import { derived, fromCents, monthOf, unsigned } from './make-figure.ts';

const A_TENTH = 10;
const MONTHS_A_YEAR = 12;

/** What the risks would cost: `hit-goods`, `hit-month`… What costs nothing, or would even help where each sale loses money, is left out. */
export function gatherMishapFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  const { assumptions: a, mishaps } = model;
  const [low, base] = model.scenarios;
  const rescue = rescueCash(model, splitHiredPay(a, splitTeam(facts, Math.ceil(a.team.value))).founders);
  const exits = gatherExitFigures(model, rescue);
  const yearly = (monthly: number) => roundedShare(monthly * 12, A_TENTH, 100);
  const costs = {
    'hit-price': lostInYearOne(model, 'price', 'less'),
    'hit-sales': lostByTenth(model),
    'hit-goods': lostInYearOne(model, 'unit-cost', 'more'),
    'hit-costs': lostInYearOne(model, 'fixed-costs', 'more'),
    'hit-rent': yearly(a.rent.value),
    'hit-wages': yearly(a.staff.value + a.extraPay.value),
    // Of a customer who pays every month.
    'hit-client': Math.round(((a.priceCents.value - a.unitCostCents.value) * 12) / 100),
    'hit-month': mishaps.monthMargin,
    'hit-week': mishaps.weekMargin,
    'hit-slow': lostInSlowMonth(model),
    'hit-late': mishaps.latePayment,
    'hit-start': mishaps.lateStart,
    'hit-inflation': givenAway(model),
  };
  return {
    ...Object.fromEntries(Object.entries(costs).flatMap(([id, value]) => (value > 0 ? [[id, derived('money', value)]] : []))),
    ...unpaidFigure(model),
    ...cutFigures(model),
    ...exits,
    ...discountFigure(model),
    ...(rescue ? { ...rescueFigures(model, rescue), ...untilExit(model, rescue, exits) } : {}),
    ...(runsOutSooner(low, base) ? { 'low-out-month': derived('month', monthOf(model, low.outOfCashMonth ?? 0)) } : {}),
    ...shortFigure('cash-short', model.lowestCash.amount),
    ...shortFigure('opening-short', model.funding.openingCash),
    'late-days': derived('count', LATE_DAYS),
  };
}

/** How far from its part the lower year's sales may be before what they cost is brought to it, percent of the sales. */
const SLACK_PCT = 0.5;

/**
 * What a month of lower sales leaves less, in the accounts, since fewer sales also take fewer hired hours. Whole jobs fall by another part than the one that is named:
 * there it is taken in proportion; not where customers stay, whose sales fall by more than the customers won.
 */
function lostInSlowMonth({ scenarios: [low, base], assumptions }: FinancialModel): number {
  const lost = base.operatingResultYear1 - low.operatingResultYear1;
  const [fallen, meant] = [base.revenueYear1 - low.revenueYear1, (base.revenueYear1 * (100 - low.volumePct)) / 100];
  const isOff = fallen > 0 && Math.abs(fallen - meant) * 100 > SLACK_PCT * base.revenueYear1;
  const inProportion = isOff && assumptions.shape.value !== 'subscription' ? (lost * meant) / fallen : lost;
  return Math.round(inProportion / MONTHS_A_YEAR);
}

/** From this inflation on, percent a year, a price that waits a month is a risk of its own. */
const FAST_INFLATION = 10;

/** What a price that follows the costs a month behind gives away of a year's sales, in the plan's money of today; 0 where prices rise slowly. */
function givenAway({ assumptions, years }: FinancialModel): number {
  const yearly = countryOf(assumptions.country).expectedInflation?.base ?? 0;
  if (yearly <= FAST_INFLATION) return 0;
  return Math.round(years[0].revenue * (1 - (1 + yearly / 100) ** (-1 / MONTHS_A_YEAR)));
}

function runsOutSooner(low: Scenario, base: Scenario): boolean {
  return low.outOfCashMonth !== null && low.outOfCashMonth < (base.outOfCashMonth ?? Number.POSITIVE_INFINITY);
}

function lostInYearOne({ sensitivity }: FinancialModel, id: SensitivityBar['id'], end: 'less' | 'more'): number {
  return -(sensitivity.find((bar) => bar.id === id)?.[end]?.resultYear1 ?? 0);
}

function shortFigure(id: string, cash: number): FigureTable {
  return cash < 0 ? { [id]: derived('money', -cash) } : {};
}

/** How many sales leave what one unpaid takes. */
function unpaidFigure({ assumptions: { priceCents, unitCostCents } }: FinancialModel): FigureTable {
  const margin = priceCents.value - unitCostCents.value;
  return margin > 0 ? { 'unpaid-sales': derived('count', Math.ceil(priceCents.value / margin)) } : {};
}

/** `discount-point`: where the price is not the seller's to set, what one point more of the supplier's discount leaves in a year. */
function discountFigure(model: FinancialModel): FigureTable {
  return hasFixedPrice({ model }) ? { 'discount-point': derived('money', roundedShare(model.years[0].revenue, 1, 100)) } : {};
}

/** `cut-marketing`: what half the marketing comes to from the month after the alarm to the end of the year. */
function cutFigures({ assumptions: { marketing } }: FinancialModel): FigureTable {
  const cut = roundedShare(marketing.value * (MONTHS_A_YEAR - ALARM_MONTH), 50, 100);
  return cut > 0 ? { 'cut-marketing': derived('money', cut) } : {};
}

/** `rescue-hours`…: what each measure against lower sales frees; `rescue-rehired`, what of the hours busy months pay again, taken off; `rescue-total`, `rescue-low` and, where it is not enough, `rescue-short`. */
function rescueFigures(model: FinancialModel, rescue: Rescue): FigureTable {
  return {
    ...Object.fromEntries(rescue.measures.map(({ id, saved }) => [rescueFigure(id), derived('money', saved)])),
    'rescue-total': derived('money', rescue.total),
    ...(rescue.rehired > 0 ? { 'rescue-rehired': derived('money', rescue.rehired) } : {}),
    ...(rescue.open > 0 ? { 'rescue-open': derived('money', rescue.open) } : {}),
    'rescue-until': derived('month', monthOf(model, rescue.until)),
    'rescue-charge': derived('price', fromCents(asCharged(model, rescue.newPriceCents))),
    ...(rescue.coverYear1 === null ? {} : { 'rescue-cover': derived('ratio', rescue.coverYear1 / 100) }),
    ...(rescue.coverYear2 === null ? {} : { 'rescue-cover-second': derived('ratio', rescue.coverYear2 / 100) }),
    'rescue-low': derived('money', unsigned(rescue.lowestCash)),
    ...(rescue.against === 'cash' ? shortFigure('rescue-short', rescue.lowestCash) : {}),
    ...paidLater(rescue),
  };
}

/** `rescue-hours-exit` … `rescue-total-exit`: what each measure has freed by the month of closing, where that comes before the month of the lowest cash. */
function untilExit({ months }: FinancialModel, { measures, until }: Rescue, exits: FigureTable): FigureTable {
  const at = months.findIndex(({ month }) => month === exits['exit-month']?.value);
  if (at < ALARM_MONTH || at + 1 >= until) return {};
  const freed = measures.map(({ id, upTo }) => [exitFigure(id), upTo[at] ?? 0] as const);
  const total = [exitFigure('total'), sumOf(freed.map(([, amount]) => amount))] as const;
  return Object.fromEntries([...freed, total].map(([id, amount]) => [id, derived('money', amount)]));
}

/** The id of what a measure has freed when the business would close. */
export function exitFigure(id: RescueId | 'total'): string {
  return `rescue-${id}-exit`;
}

/** `rescue-low-paid`: what the lowest cash would be with the pay that waits paid out of it. */
function paidLater(rescue: Rescue): FigureTable {
  const { against, lowestCash } = rescue;
  const owed = owedPay(rescue);
  return against === 'cash' && owed > 0 && lowestCash >= 0 ? { 'rescue-low-paid': derived('money', lowestCash - owed) } : {};
}

/** The id of what a measure frees. */
export function rescueFigure(id: RescueId): string {
  return `rescue-${id}`;
}
