import type { Assumptions } from '../../finance/assumption.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover, unitsToPay, unitsToPayAll } from '../../finance/find-break-even.ts';
import { hiredPay } from '../../finance/hire-hours.ts';
import { unitsToStand } from '../../finance/measure-room.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { asCharged } from './as-charged.ts';
import type { FigureTable } from './figure.ts';
import { unitsThatFit } from './gather-hands-figures.ts';
import { derived, fromCents, monthOf } from './make-figure.ts';

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** How many sales pay a month, in each of the ways that is told, what moves that number, and where hired hours make each sale leave less. */
export function gatherBreakEvenFigures(model: FinancialModel): FigureTable {
  return { ...barFigures(model), ...bendFigures(model), ...discountFigures(model) };
}

function barFigures(model: FinancialModel): FigureTable {
  const { unitsPerMonth, month, unitsPerMonthWithLoan } = model.breakEven;
  const average = Math.round(model.years[0].units / MONTHS_A_YEAR);
  const room = roomOf(model);
  const [needed, standing] = [unitsToPayAll(model), unitsToStand(model)];
  return {
    'units-average-y1': derived('count', average),
    'costs-to-cover': derived('money', costsToCover(model.assumptions, model.breakEven)),
    ...(needed === null ? {} : { 'units-to-pay-all': derived('count', needed) }),
    ...(standing === null ? {} : { 'units-to-stand': derived('count', standing) }),
    'price-needed': derived('price', fromCents(asCharged(model, neededPriceCents(model, average)))),
    'price-needed-rise': derived('percent', roundedShare(neededPriceCents(model, average), 100, model.assumptions.priceCents.value) - 100),
    ...(unitsPerMonth === null ? {} : { 'break-even-units': derived('count', unitsPerMonth) }),
    ...(unitsPerMonth === null ? {} : { 'break-even-week': derived('count', Math.ceil((unitsPerMonth * MONTHS_A_YEAR) / WEEKS_A_YEAR)) }),
    ...(unitsPerMonthWithLoan === null ? {} : { 'break-even-units-loan': derived('count', unitsPerMonthWithLoan) }),
    ...(month === null ? {} : { 'break-even-month': derived('month', monthOf(model, month)) }),
    ...(room === null ? {} : { 'safety-share': derived('percent', Math.abs(room)) }),
  };
}

/** How far the first year's average month is above what pays for it, instalment included, in percent of that average. */
function roomOf(model: FinancialModel): number | null {
  const [needed, average] = [unitsToStand(model), model.years[0].units / MONTHS_A_YEAR];
  const { unitsPerMonth, safetyTenths } = model.breakEven;
  if (needed === null || average === 0) return null;
  return needed === unitsPerMonth && safetyTenths !== null ? safetyTenths / 10 : Math.round(((average - needed) * 1000) / average) / 10;
}

/** The price at which the first year's average month pays its fixed costs, what they leave out and the hours it hires, in cents, rounded up. */
function neededPriceCents({ assumptions: a, breakEven }: FinancialModel, average: number): number {
  const costs = costsToCover(a, breakEven) + hiredPay(a, average, hourOf(a));
  return a.unitCostCents.value + Math.ceil((costs * 100) / Math.max(1, average));
}

/** The line of the costs goes so many times as far as the bar, and bends on the way where hours are hired. */
const REACH = 2;

/**
 * Where the forecast or its bar hires hours beyond those of the team: `bend-units`, what fits in theirs; `bend-left`, what each one beyond
 * leaves, or `bend-lost`; `bend-pay`, what the bar itself hires; and what the two ends of the bent line of costs come to.
 */
function bendFigures(model: FinancialModel): FigureTable {
  const { assumptions: a } = model;
  const bar = unitsToPayAll(model);
  const [fits, most] = [unitsThatFit(a), Math.max(...model.months.map(({ units }) => units))];
  const far = Math.max(fits + 1, (bar ?? 0) * REACH);
  const pay = bar === null ? 0 : hiredPay(a, bar, hourOf(a));
  if (!a.hands?.hourCents || (fits >= most && pay === 0)) return {};
  const costsAt = (units: number) =>
    costsToCover(a, model.breakEven) + roundedShare(units, a.unitCostCents.value, 100) + hiredPay(a, units, hourOf(a));
  const left = a.priceCents.value - a.unitCostCents.value - roundedShare(hourOf(a), a.hands.minutes.value, 60);
  return {
    'bend-units': derived('count', fits),
    ...(left > 0 ? { 'bend-left': derived('price', fromCents(left)) } : { 'bend-lost': derived('price', fromCents(-left)) }),
    ...(pay > 0 ? { 'bend-pay': derived('money', pay) } : {}),
    'bend-costs': derived('money', costsAt(fits)),
    'far-units': derived('count', far),
    'far-costs': derived('money', costsAt(far)),
  };
}

function hourOf({ hands }: Assumptions): number {
  return hands?.hourCents?.value ?? 0;
}

const DISCOUNT_PCT = 10;

/** What a tenth off the price takes, and the break-even that a tenth more or less of each figure leaves. */
function discountFigures({ assumptions: a, breakEven }: FinancialModel): FigureTable {
  const [price, cost] = [a.priceCents.value, a.unitCostCents.value];
  const tenth = (amount: number) => Math.round((amount * DISCOUNT_PCT) / 100);
  const costs = costsToCover(a, breakEven);
  const barOf = (id: string, costs: number, marginCents: number): FigureTable => {
    const units = unitsToPay(a, costs, marginCents);
    return units === null ? {} : { [id]: derived('count', units) };
  };
  return {
    'discount-share': derived('percent', DISCOUNT_PCT),
    'discount-amount': derived('price', fromCents(tenth(price))),
    ...barOf('discount-break-even', costs, price - cost - tenth(price)),
    ...barOf('price-up-break-even', costs, price - cost + tenth(price)),
    ...barOf('cost-up-break-even', costs, price - cost - tenth(cost)),
    ...barOf('fixed-down-break-even', costs - tenth(a.fixedCosts.value), price - cost),
  };
}
