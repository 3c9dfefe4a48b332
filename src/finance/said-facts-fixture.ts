import type { Fact, FactId, FactSheet, FactValues } from '../facts/fact.ts';
import { isTold, takeTogether } from '../facts/sale-lines.ts';

/** A sheet on which the visitor said all this. */
export function said(values: Partial<FactValues>): FactSheet {
  const facts = Object.entries(values).map(([id, value]) => ({ id, value, period: null, unit: null, quote: null, origin: 'said' }));
  return Object.fromEntries(facts.map((fact) => [fact.id, fact as Fact<FactId>]));
}

/** The same sheet of whoever sells several things, with what they come to. */
export function withLines(facts: FactSheet, value: FactValues['lines']): FactSheet {
  const { price, units, unitCost } = takeTogether(value.filter(isTold));
  const derived = (values: Partial<FactValues>): FactSheet =>
    Object.fromEntries(Object.entries(said(values)).map(([id, fact]) => [id, { ...(fact as Fact), origin: 'derived' }]));
  return {
    ...facts,
    ...said({ lines: value }),
    ...derived({ price, volume: units, saleUnit: 'sale', ...(unitCost === undefined ? {} : { unitCost }) }),
  };
}

/** A neighbourhood florist in Valencia who knows every figure. */
export const FLORIST = {
  sector: 'retail_shop',
  country: 'ES',
  price: 32,
  volume: 310,
  growth: 3,
  unitCost: 12.5,
  fixedCosts: 3950,
  investment: 24_000,
  ownFunds: 10_000,
  loan: 14_000,
  loanYears: 5,
  team: 2,
  start: '2027-03',
} as const satisfies Partial<FactValues>;

/** A bicycle workshop in a van, in Portland. */
export const BIKE_REPAIR = {
  sector: 'repair_shop',
  country: 'US',
  price: 85,
  volume: 120,
  growth: 4,
  unitCost: 23,
  fixedCosts: 4700,
  investment: 28_000,
  ownFunds: 12_000,
  loan: 16_000,
  loanYears: 5,
  team: 2,
  start: '2027-04',
} as const satisfies Partial<FactValues>;

export const TODAY = '2026-11-20';
