import { countryOf } from '../countries/countries.ts';
import type { FactSheet } from '../facts/fact.ts';
import { findWorkInCost } from '../facts/work-in-cost.ts';
import { asTold } from '../finance/as-told.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { isPayKnown } from '../finance/is-pay-known.ts';
import { unitsToStand } from '../finance/measure-room.ts';
import { isTradeUntold } from '../finance/untold-kind.ts';
import { toldVolume } from '../finance/volume-trend.ts';
import type { Sector } from '../sectors/sector.ts';

/** What the figures say, true or false: it chooses the messages. */
export interface Diagnosis {
  readonly hasName: boolean;
  /** Each sale loses money: the price does not exceed the unit cost. */
  readonly sellsAtLoss: boolean;
  /** The margin against the sector's range; "loss" when each sale loses, "net" where its cost holds pay, which the range does not. */
  readonly margin: 'loss' | 'net' | 'thin' | 'usual' | 'high';
  /** The first month whose units reach break-even: the first, within the first year, later, or none of the 36. */
  readonly breakEven: 'from-start' | 'within-year' | 'late' | 'never';
  readonly hasLoan: boolean;
  /** The plan is written in the money of its day, without inflation. */
  readonly isInTodaysMoney: boolean;
  /** Somebody said how much money there is. */
  readonly fundingSaid: boolean;
  /** Money is missing: to open with the reserve, or to keep every month above zero. */
  readonly hasGap: boolean;
  /** The money told comes to the investment, and leaves nothing for the rest of opening. */
  readonly fundingEqualsInvestment: boolean;
  readonly cashNegative: boolean;
  /** On the money told alone. */
  readonly toldCashNegative: boolean;
  /** The plan counts on money beyond what was told. */
  readonly isRaised: boolean;
  readonly lowestAtOpening: boolean;
  readonly losesFirstYear: boolean;
  /** The average month of the first year is less than 15 % above what pays for it, instalment included. */
  readonly thinSafety: boolean;
  readonly lowLoses: boolean;
  readonly lowCashNegative: boolean;
  /** Less than half of the key figures were said. */
  readonly mostlyAssumed: boolean;
  readonly volumeSaid: boolean;
  /** No narrower trade was recognised, and the founder told the problem: a scene of the wide sector would be somebody else's. */
  readonly isToldAlone: boolean;
  /** What kind of business it is was told, or can be said by what it sells: else its name stands where its kind would. */
  readonly isKindTold: boolean;
  /** Each customer pays every month: a unit is a customer. */
  readonly isRecurring: boolean;
  readonly fixedCostsSaid: boolean;
  /** What people are paid is known in all, and may be compared with what the trade pays. */
  readonly isPayKnown: boolean;
  /** The first year pays people less than half of the least that is usual in the trade. */
  readonly staffTooLow: boolean;
}

const THIN_SAFETY = 0.15;

export function diagnosePlan(facts: FactSheet, model: FinancialModel, sector: Sector): Diagnosis {
  const { assumptions: a, breakEven, funding, lowestCash, years, scenarios } = model;
  const [low, base] = scenarios;
  const told = asTold(model);
  const average = years[0].units / 12;
  const standing = unitsToStand(model);
  return {
    hasName: facts.name !== undefined,
    sellsAtLoss: breakEven.unitsPerMonth === null,
    margin: marginOf(model, sector, facts),
    breakEven: reached(breakEven.month),
    hasLoan: funding.loan + funding.raisedLoan > 0,
    isInTodaysMoney: countryOf(a.country).constantMoney === true,
    fundingSaid: a.ownFunds.origin !== 'sector' || a.loan.origin !== 'sector',
    hasGap: funding.gap > 0,
    fundingEqualsInvestment: Math.abs(funding.ownFunds + funding.loan - funding.purchases) <= funding.purchases / 100,
    cashNegative: lowestCash.amount < 0,
    toldCashNegative: told.lowestCash.amount < 0,
    isRaised: model.told !== null,
    lowestAtOpening: lowestCash.month === 0,
    losesFirstYear: base.resultYear1 < 0,
    thinSafety: standing !== null && average >= standing && (average - standing) / average < THIN_SAFETY,
    lowLoses: low.resultYear1 < 0,
    lowCashNegative: low.lowestCash < 0,
    mostlyAssumed: model.saidPct < 50,
    isRecurring: isRecurring(model),
    volumeSaid: toldVolume(a).origin !== 'sector',
    isToldAlone: isTradeUntold(a.trade) && facts.problem !== undefined && facts.customer !== undefined,
    isKindTold: facts.sector !== undefined || sector.pack.sold !== undefined,
    fixedCostsSaid: a.fixedCosts.origin !== 'sector',
    isPayKnown: isPayKnown(facts, a),
    staffTooLow: isPayKnown(facts, a) && years[0].staff * 100 < (years[0].revenue * sector.staffPct.low) / 2,
  };
}

/** Whether each customer pays every month, so that a unit is a customer. */
export function isRecurring({ assumptions }: FinancialModel): boolean {
  return assumptions.shape.value === 'subscription';
}

function reached(month: number | null): Diagnosis['breakEven'] {
  if (month === null) return 'never';
  if (month === 1) return 'from-start';
  return month <= 12 ? 'within-year' : 'late';
}

function marginOf({ assumptions: a }: FinancialModel, sector: Sector, facts: FactSheet): Diagnosis['margin'] {
  const share = ((a.priceCents.value - a.unitCostCents.value) * 100) / Math.max(1, a.priceCents.value);
  const { low, high } = sector.variableCostPct;
  if (share <= 0) return 'loss';
  if (findWorkInCost(facts)) return 'net';
  if (share < 100 - high) return 'thin';
  return share > 100 - low ? 'high' : 'usual';
}
