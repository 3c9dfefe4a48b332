// What the money for those who are hired buys at the law's least, where that is fewer hours than the plan counts.
import type { FactSheet } from '../../facts/fact.ts';
import { FULL_MONTH } from '../../facts/part-hours.ts';
import { hasExactHours, splitTeam, type Team } from '../../facts/split-team.ts';
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { costsToCover, unitsToPay } from '../../finance/find-break-even.ts';
import { findHoursPaid, type HoursPaid, limitedHours } from '../../finance/hours-paid.ts';
import { inflate } from '../../finance/inflate.ts';
import { roundedShare } from '../../finance/round-half-away.ts';
import { yearsWithOpening } from '../../finance/years-with-opening.ts';
import { isHelpAmongCosts } from '../told/find-paid-help.ts';
import { asCharged } from './as-charged.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

const MONTHS_A_YEAR = 12;

/**
 * Where those who are hired are paid for fewer hours than are counted: `legal-paid`, what they get in a month with charges, `legal-hour`, `legal-bought`
 * and `legal-counted`, the hours it pays and those counted, `legal-cost` of all of these; what paying them does to a month's costs (`legal-month`), to
 * break-even (`legal-break-even`), the price (`legal-price`) and both years before tax; and the hours and sales that are left (`legal-team`, `legal-work`, `legal-units`).
 */
export function gatherLegalHoursFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  const team = splitTeam(facts, Math.ceil(model.assumptions.team.value));
  const short = findShort(model, facts, team);
  if (short === null) return {};
  const cost = roundedShare(short.counted, short.hourCents, 100);
  return {
    'legal-paid': derived('money', short.paid),
    'legal-hour': { kind: 'price', value: fromCents(short.hourCents), origin: 'sector' },
    'legal-bought': derived('count', short.bought),
    'legal-counted': derived('count', short.counted),
    'legal-cost': derived('money', cost),
    ...outcomeFigures(model, cost - short.paid),
    ...leftFigures(model, team.founders * FULL_MONTH + short.bought, capacity),
  };
}

/** Null where the hours counted are those that are paid, or whose hours and pay they are is a guess. */
function findShort({ assumptions: a }: FinancialModel, facts: FactSheet, team: Team): HoursPaid | null {
  if (limitedHours(facts, a, Math.ceil(a.team.value)) !== null) return null;
  const isHelpOnly = team.full === team.founders;
  if (isHelpOnly && (!hasExactHours(facts) || isHelpAmongCosts(facts) || a.staff.fact?.id === 'staffPay')) return null;
  return findHoursPaid(facts, a, Math.ceil(a.team.value));
}

/** What so much more a month takes: of the costs, of break-even, of the price at the second year's sales, and of the first two years. */
function outcomeFigures(model: FinancialModel, missing: number): FigureTable {
  const { assumptions: a, breakEven, years } = model;
  const [first, second] = yearsWithOpening(model);
  const units = unitsToPay(a, costsToCover(a, breakEven) + missing, a.priceCents.value - a.unitCostCents.value);
  const rise = Math.ceil((missing * 100 * MONTHS_A_YEAR) / Math.max(1, years[1].units));
  const inSecond = inflate(missing, a.inflationBasisPoints.value, 1);
  return {
    'legal-missing': derived('money', missing),
    'legal-month': derived('money', a.fixedCosts.value + costsLeftOut(a) + missing),
    ...(units === null ? {} : { 'legal-break-even': derived('count', units) }),
    'legal-price': derived('price', fromCents(asCharged(model, a.priceCents.value + rise))),
    'before-tax-least-wage': derived('money', first.profitBeforeTax - MONTHS_A_YEAR * missing),
    'legal-result-y2': derived('money', second.profitBeforeTax - MONTHS_A_YEAR * inSecond),
  };
}

/** The hours of the founders and those that are paid, what the work itself has of them by the same shares, and how many sales fit where that is known. */
function leftFigures({ assumptions: { hands } }: FinancialModel, hours: number, capacity: FigureTable): FigureTable {
  const all = amountOf(capacity, 'hours-month');
  if (all === 0 || capacity['day-most'] || capacity['role-1'] === undefined) return {};
  const work = roundedShare(amountOf(capacity, 'role-1'), hours, all);
  return {
    'legal-team': derived('count', hours),
    'legal-work': derived('count', work),
    ...(hands && capacity['service-units'] ? { 'legal-units': derived('count', Math.floor((work * 60) / hands.minutes.value)) } : {}),
  };
}
