import type { FactSheet } from '../../facts/fact.ts';
import type { Assumed } from '../../finance/assumption.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { mostServed } from '../../finance/measure-capacity.ts';
import { termInMonths } from '../../finance/repay-loan.ts';
import { rampOrigin } from '../../finance/volume-trend.ts';
import type { Sector } from '../../sectors/sector.ts';
import { lostHoursFigures } from '../customer/lost-hours.ts';
import { goalFigures } from '../goals/gather-goal-figures.ts';
import { goalPathFigures } from '../goals/gather-goal-paths.ts';
import { rivalFigures } from '../market/gather-rivals.ts';
import { gatherWorkFigures } from '../operations/gather-work-figures.ts';
import type { Steps } from '../operations/lay-steps.ts';
import { evidenceFigures } from '../told/find-evidence.ts';
import { ageFigures } from '../told/gather-ages.ts';
import { detailFigures } from '../told/gather-details.ts';
import { toldFigures } from '../told/quoted-numbers.ts';
import { problemFigures } from '../told/tell-measured.ts';
import { saidFigures } from '../told/tell-said-figures.ts';
import type { Figure, FigureKind, FigureTable } from './figure.ts';
import { gatherBackerFigures } from './gather-backer-figures.ts';
import { gatherBreakEvenFigures } from './gather-break-even-figures.ts';
import { gatherCalendarFigures } from './gather-calendar-figures.ts';
import { gatherCapacityFigures } from './gather-capacity-figures.ts';
import { gatherCaseFigures } from './gather-case-figures.ts';
import { gatherCostLineFigures } from './gather-cost-line-figures.ts';
import { gatherCostPartFigures } from './gather-cost-part-figures.ts';
import { gatherCounterFigures } from './gather-counter-figures.ts';
import { gatherDayFigures, gatherHireLater } from './gather-day-figures.ts';
import { gatherEscapeFigures } from './gather-escape-figures.ts';
import { gatherFundingFigures } from './gather-funding-figures.ts';
import { gatherHeldFigures } from './gather-held-figures.ts';
import { gatherInvestorFigures } from './gather-investor-figures.ts';
import { itemFigures } from './gather-item-figures.ts';
import { gatherLegalHoursFigures } from './gather-legal-hours-figures.ts';
import { gatherLineFigures } from './gather-line-figures.ts';
import { gatherLowFigures } from './gather-low-figures.ts';
import { gatherLowerPriceFigures } from './gather-lower-price-figures.ts';
import { gatherMarketFigures } from './gather-market-figures.ts';
import { gatherMishapFigures } from './gather-mishap-figures.ts';
import { gatherMonthFigures } from './gather-month-figures.ts';
import { gatherOpeningFigures } from './gather-opening-figures.ts';
import { gatherOutcomeFigures } from './gather-outcome-figures.ts';
import { gatherOwnerTaxFigures } from './gather-owner-tax-figures.ts';
import { gatherPermitFigures } from './gather-permit-figures.ts';
import { gatherRegimeFigures } from './gather-regime-figures.ts';
import { gatherRoadmapFigures } from './gather-roadmap-figures.ts';
import { gatherSeasonFigures } from './gather-season-figures.ts';
import { gatherSpreadFigures } from './gather-spread-figures.ts';
import { gatherStatementFigures } from './gather-statement-figures.ts';
import { nearThreshold } from './gather-threshold-figures.ts';
import { gatherWageFigures } from './gather-wage-figures.ts';
import { gatherWayFigures } from './gather-way-figures.ts';
import { gatherWinningFigures } from './gather-winning-figures.ts';
import { derived, fromCents } from './make-figure.ts';

/** The day the plan is written, `YYYY-MM-DD`, and the way from it to opening. */
interface Dated {
  readonly date: string;
  readonly steps: Steps;
}

/** Every figure a plan may print, by id. A figure that does not exist (no break-even) is left out. */
export function gatherFigures(model: FinancialModel, sector: Sector, facts: FactSheet, { date, steps }: Dated): FigureTable {
  const market = gatherMarketFigures(model, sector, facts);
  const capacity = gatherCapacityFigures(model, sector, facts);
  const legal = gatherLegalHoursFigures(model, facts, capacity);
  const charged = chargedPrice(model, facts);
  return {
    ...assumptionFigures(model),
    ...gatherWinningFigures(model),
    'price-charged': charged,
    ...unitFigures(model, sector),
    ...gatherLineFigures(model, facts),
    ...gatherBreakEvenFigures(model),
    ...gatherEscapeFigures(model, charged),
    ...gatherLowerPriceFigures(model, facts),
    ...gatherSpreadFigures(model, facts),
    ...gatherFundingFigures(model),
    ...gatherInvestorFigures(model, facts),
    ...gatherWayFigures(model, facts),
    ...gatherMonthFigures(model),
    ...gatherLowFigures(model),
    ...gatherStatementFigures(model),
    ...gatherOutcomeFigures(model),
    ...gatherCaseFigures(model, facts),
    ...gatherOwnerTaxFigures(model),
    ...gatherRegimeFigures(model),
    ...gatherMishapFigures(model, facts),
    ...gatherSeasonFigures(model),
    ...legal,
    ...gatherWageFigures(model, sector, facts),
    ...taxFigures(model, facts),
    ...itemFigures(facts),
    ...gatherBackerFigures(facts, model.assumptions),
    ...gatherCostPartFigures(facts),
    ...gatherCostLineFigures(model, facts),
    ...detailFigures(facts),
    ...lostHoursFigures(facts),
    ...evidenceFigures(facts),
    ...saidFigures(facts),
    ...toldFigures(facts),
    ...ageFigures(facts),
    ...problemFigures(facts),
    ...rivalFigures(facts),
    ...goalFigures(facts, model),
    ...market,
    ...gatherHeldFigures(model, market),
    ...goalPathFigures(facts, model, market),
    ...capacity,
    ...gatherWorkFigures(model, facts, capacity),
    ...gatherCounterFigures(model, sector, facts, { ...capacity, ...legal }),
    ...gatherDayFigures(model, facts),
    ...gatherHireLater(model, capacity),
    ...gatherOpeningFigures(model, facts),
    ...gatherPermitFigures(steps),
    ...gatherCalendarFigures(model, steps),
    ...gatherRoadmapFigures(model.assumptions, steps),
    'plan-date': derived('date', date),
    'sector-date': { kind: 'date', value: sector.asOf, origin: 'sector' },
    'said-count': derived('count', model.keyFigures.said),
    'key-count': derived('count', model.keyFigures.all),
    ...capacityFigure(model),
    'horizon-months': derived('count', model.months.length),
    'checks-passed': derived('count', model.checks.filter(({ passed }) => passed).length),
  };
}

/** The most that can be sold in a month: what the hours allow where they are counted, which every page then names. */
function capacityFigure({ capacity, assumptions: a }: FinancialModel): FigureTable {
  return capacity === null ? {} : { capacity: derived('count', mostServed(capacity, a)) };
}

function assumed(kind: FigureKind, { origin }: Assumed<unknown>, value: number | string): Figure {
  return { kind, value, origin };
}

function notSaid({ value, origin }: Assumed): Assumed {
  return { value, origin: origin === 'said' ? 'derived' : origin };
}

function assumptionFigures({ assumptions: a }: FinancialModel): FigureTable {
  const percent = (basisPoints: number) => basisPoints / 100;
  return {
    price: assumed('price', a.priceCents, fromCents(a.priceCents.value)),
    'unit-cost': assumed('price', a.unitCostCents, fromCents(a.unitCostCents.value)),
    // Under ten a month the model keeps fractions: half a job a month is six a year.
    'units-start': assumed(Number.isInteger(a.monthlyUnits.value) ? 'count' : 'ratio', a.monthlyUnits, a.monthlyUnits.value),
    ...(a.ramp
      ? {
          'units-target': assumed(Number.isInteger(a.ramp.normalUnits) ? 'count' : 'ratio', { ...a.ramp, value: 0 }, a.ramp.normalUnits),
          'target-months': assumed('count', { value: 0, origin: rampOrigin(a.ramp) }, a.ramp.months),
          ...(a.ramp.holdMonths ? { 'held-months': derived('count', a.ramp.holdMonths) } : {}),
        }
      : {}),
    growth: assumed('percent', a.growthBasisPoints, percent(a.growthBasisPoints.value)),
    'fixed-costs': assumed('money', a.fixedCosts, a.fixedCosts.value),
    investment: assumed('money', a.investment, a.investment.value),
    'own-funds': assumed('money', a.ownFunds, a.ownFunds.value),
    loan: assumed('money', a.loan, a.loan.value),
    // Half a year is a term too.
    'loan-term': assumed('term', a.loanYears, termInMonths({ years: a.loanYears.value })),
    // Nobody told the terms of a loan that was not asked for yet: those of the other are taken over.
    'raised-term': assumed('term', notSaid(a.raisedYears), termInMonths({ years: a.raisedYears.value })),
    'grace-months': assumed('count', a.graceMonths, a.graceMonths.value),
    'loan-rate': assumed('percent', a.loanRateBasisPoints, percent(a.loanRateBasisPoints.value)),
    'raised-rate': assumed('percent', notSaid(a.raisedRateBasisPoints), percent(a.raisedRateBasisPoints.value)),
    team: assumed('count', a.team, a.team.value),
    start: assumed('month', a.start, a.start.value),
    'extra-pay': assumed('money', a.extraPay, a.extraPay.value),
    'life-years': assumed('count', a.lifeYears, a.lifeYears.value),
    'days-collect': assumed('count', a.daysToCollect, Math.abs(a.daysToCollect.value)),
    'days-pay': assumed('count', a.daysToPay, a.daysToPay.value),
    'days-stock': assumed('count', a.daysOfStock, a.daysOfStock.value),
    ...(a.churnBasisPoints ? { churn: assumed('percent', a.churnBasisPoints, percent(a.churnBasisPoints.value)) } : {}),
    ...(a.lodging
      ? {
          rooms: assumed('count', a.lodging.rooms, a.lodging.rooms.value),
          occupancy: assumed('percent', a.lodging.occupancyBasisPoints, percent(a.lodging.occupancyBasisPoints.value)),
        }
      : {}),
    ...(a.commission
      ? {
          ticket: assumed('price', a.commission.ticketCents, fromCents(a.commission.ticketCents.value)),
          commission: assumed('percent', a.commission.basisPoints, percent(a.commission.basisPoints.value)),
        }
      : {}),
  };
}

/** What the customer pays, tax included where the price was told with it: what is compared and invited with. */
function chargedPrice({ assumptions: a, otherTaxReading }: FinancialModel, facts: FactSheet): Figure {
  const charged = a.taxIncluded.value && otherTaxReading ? otherTaxReading.priceCents : a.priceCents.value;
  const told = facts.price?.value;
  // Without its tax a price is whole cents: with it again, one may be missing.
  return told !== undefined && Math.abs(Math.round(told * 100) - charged) <= 1
    ? { kind: 'price', value: told, origin: 'said' }
    : assumed('price', a.priceCents, fromCents(charged));
}

/** What the law takes, and the yearly rise of prices. */
function taxFigures({ assumptions: a, years }: FinancialModel, facts: FactSheet): FigureTable {
  const rate = (value: Assumed) => assumed('percent', value, value.value / 100);
  return {
    'vat-sales': rate(a.vatOnSales),
    'vat-goods': rate(a.vatOnGoods),
    'vat-rest': rate(a.vatOnRest),
    'profit-tax': rate(a.profitTax.first),
    ...(a.profitTax.upTo === null
      ? {}
      : {
          'profit-tax-above': rate(a.profitTax.above),
          'profit-tax-limit': { kind: 'money' as const, value: a.profitTax.upTo, origin: 'sector' as const },
        }),
    ...(a.vatThreshold === null ? {} : { 'vat-threshold': { kind: 'money' as const, value: a.vatThreshold, origin: 'sector' as const } }),
    ...nearThreshold(a, years, facts.city?.value),
    inflation: rate(a.inflationBasisPoints),
    'employer-cost': rate(a.employerCostBasisPoints),
  };
}

function unitFigures({ assumptions: a }: FinancialModel, sector: Sector): FigureTable {
  const margin = a.priceCents.value - a.unitCostCents.value;
  const share = (cents: number) => Math.round((cents * 1000) / Math.max(1, a.priceCents.value)) / 10;
  const { low, high } = sector.variableCostPct;
  return {
    'margin-unit': derived('price', fromCents(margin)),
    'loss-unit': derived('price', fromCents(-margin)),
    'margin-share': derived('percent', share(margin)),
    'sector-margin-low': { kind: 'percent', value: 100 - high, origin: 'sector' },
    'sector-margin-high': { kind: 'percent', value: 100 - low, origin: 'sector' },
  };
}
