// What is sold: price, unit cost and volume, as said or as the trade usually has them.
import type { Country, CurrencyCode } from '../countries/country.ts';
import type { Fact, FactSheet } from '../facts/fact.ts';
import type { Sector } from '../sectors/sector.ts';
import type { Assumed, Assumptions } from './assumption.ts';
import { localCents, roundToTwoDigits } from './local-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure } from './said-figure.ts';

type Offer = Pick<Assumptions, 'priceCents' | 'unitCostCents' | 'monthlyUnits' | 'ramp' | 'growthBasisPoints'>;

/** Where the founder's figures come from: the sheet, the trade, the country and its money. */
export interface Ground {
  readonly facts: FactSheet;
  readonly sector: Sector;
  readonly country: Country;
  readonly currency: CurrencyCode;
}

/** A new business is taken to open at this share of the trade's normal pace. Our own assumption, percent. */
const OPENING_PACE_PCT = 35;
const MONTHS_TO_NORMAL_WITH_GROWTH = 12;

export function assumeOffer(ground: Ground): Offer {
  const priceCents = assumePrice(ground);
  const unitCostCents = assumeUnitCost(ground, priceCents);
  return { priceCents, unitCostCents, ...assumeVolume(ground, priceCents) };
}

function assumePrice({ facts, sector, country, currency }: Ground): Assumed {
  const price = saidFigure(facts, 'price');
  if (price) return saidAs(price, inHundredths(price.value));
  const unitCost = saidFigure(facts, 'unitCost');
  if (unitCost && unitCost.unit !== 'percent' && inHundredths(unitCost.value) > 0) {
    // The trade's usual price says little about a product whose cost is known: its usual margin says more.
    const cents = roundedShare([inHundredths(unitCost.value), 10_000], inHundredths(sector.variableCostPct.base));
    return { value: roundToTwoDigits(cents), origin: 'sector' };
  }
  return { value: localCents(sector.price.base, country, currency), origin: 'sector' };
}

function assumeUnitCost({ facts, sector }: Ground, priceCents: Assumed): Assumed {
  const unitCost = saidFigure(facts, 'unitCost');
  if (unitCost?.unit === 'percent') {
    const value = roundedShare([priceCents.value, inHundredths(unitCost.value)], 10_000);
    return { value, origin: priceCents.origin === 'sector' ? 'sector' : 'derived', fact: unitCost };
  }
  if (unitCost) return saidAs(unitCost, inHundredths(unitCost.value));
  return { value: roundedShare([priceCents.value, inHundredths(sector.variableCostPct.base)], 10_000), origin: 'sector' };
}

function assumeVolume(ground: Ground, priceCents: Assumed): Pick<Offer, 'monthlyUnits' | 'ramp' | 'growthBasisPoints'> {
  const volume = saidFigure(ground.facts, 'volume');
  const growth = saidFigure(ground.facts, 'growth');
  const growthBasisPoints: Assumed = growth ? saidAs(growth, inHundredths(growth.value)) : { value: 0, origin: 'sector' };
  if (volume) return { monthlyUnits: saidAs(volume, inThousandths(volume.value)), growthBasisPoints };
  const normalUnits = normalUnitsOfTrade(ground, priceCents);
  if (growth && growth.value > 0) {
    // Only the growth was said: start where that growth reaches the trade's normal pace at the end of the first year.
    const start = normalUnits / (1 + growth.value / 100) ** (MONTHS_TO_NORMAL_WITH_GROWTH - 1);
    return { monthlyUnits: { value: wholeWhenLarge(start), origin: 'sector' }, growthBasisPoints };
  }
  if (growth) return { monthlyUnits: { value: normalUnits, origin: 'sector' }, growthBasisPoints };
  const first = wholeWhenLarge((normalUnits * OPENING_PACE_PCT) / 100);
  return { monthlyUnits: { value: first, origin: 'sector' }, ramp: { normalUnits, months: ground.sector.rampMonths }, growthBasisPoints };
}

/** The trade's usual units; under a price of the founder's own, as many as bring in the trade's usual sales (a "unit" may not be the same thing). */
function normalUnitsOfTrade({ sector, country, currency }: Ground, priceCents: Assumed): number {
  const usualCents = localCents(sector.price.base, country, currency);
  return wholeWhenLarge((sector.monthlyUnits.base * usualCents) / priceCents.value);
}

/** Whole units from ten up; below, thousandths, since rounding half a sale a month would double it or lose it. Never none at all. */
function wholeWhenLarge(units: number): number {
  return units >= 10 ? Math.round(units) : Math.max(0.001, inThousandths(units));
}

function inThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Said amounts have at most two decimals, which binary holds only nearly: rounding restores them exactly. */
function inHundredths(value: number): number {
  return Math.round(value * 100);
}

function saidAs(fact: Fact, value: number): Assumed {
  return { value, origin: fact.origin, fact };
}
