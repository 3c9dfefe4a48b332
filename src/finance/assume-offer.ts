// What is sold: price, unit cost and volume, as said or as the trade usually has them.
import type { Fact, FactSheet } from '../facts/fact.ts';
import { findBuyer } from '../facts/find-buyer.ts';
import { isTakenOver } from '../facts/is-taken-over.ts';
import { paysBySchoolYear } from '../facts/pays-by-school-year.ts';
import { rewardEvery } from '../facts/read-reward.ts';
import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { isFirm } from '../sectors/buyer.ts';
import { assumeLines } from './assume-lines.ts';
import type { Assumed, Assumptions, Origin, ShapeAssumptions } from './assumption.ts';
import { type Ground, inHundredths, originFrom, saidAs, usual } from './ground.ts';
import { localCents, roundToTwoDigits } from './local-amount.ts';
import { MONTHS } from './month-count.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure } from './said-figure.ts';
import { inThousandths, settledUnits, wholeWhenLarge } from './volume-trend.ts';

type Offer = Pick<
  Assumptions,
  'lines' | 'priceCents' | 'taxIncluded' | 'unitCostCents' | 'rewardCents' | 'monthlyUnits' | 'ramp' | 'growthBasisPoints'
>;

/** A new business is taken to open at this share of the trade's normal pace. Our own assumption, percent. */
const OPENING_PACE_PCT = 35;
const MONTHS_TO_NORMAL_WITH_GROWTH = 12;

/** `most`: what the people of the business have time for in a month, where that is known. */
export function assumeOffer(ground: Ground, shape: ShapeAssumptions, most: number | null = null): Offer {
  const taxIncluded = assumeTaxReading(ground);
  const priceCents = assumePrice(ground, shape, taxIncluded.value);
  const alone = assumeUnitCost(ground, priceCents);
  const rewardCents = assumeReward(ground, shape, alone.value);
  const lines = assumeLines(ground);
  return {
    ...(lines && { lines }),
    priceCents,
    taxIncluded,
    unitCostCents: withReward(alone, rewardCents.value),
    rewardCents,
    ...assumeVolume(ground, shape, priceCents, most),
  };
}

/** Of what is sold, the part that is stamped on a card. Our own assumption, percent. */
const STAMPED_PCT = 50;

/** Every tenth one free is one given for nine that are paid, at its direct cost; a subscription and a commission have nothing to stamp. */
function assumeReward({ facts }: Ground, { shape }: ShapeAssumptions, unitCostCents: number): Assumed {
  const every = shape.value === 'transaction' || shape.value === 'project' ? rewardEvery(facts) : null;
  return usual(every === null ? 0 : roundedShare(unitCostCents, STAMPED_PCT, 100 * (every - 1)));
}

function withReward(alone: Assumed, rewardCents: number): Assumed {
  if (rewardCents === 0) return alone;
  return { ...alone, value: alone.value + rewardCents, origin: alone.origin === 'sector' ? 'sector' : 'derived' };
}

/** A price is read without the tax on sales unless somebody says that it is inside, or it is told to people where prices are said with it. */
function assumeTaxReading({ facts, sector, country }: Ground): Assumed<boolean> {
  const said = facts.taxIncluded;
  if (said) return saidAs(said, said.value);
  return usual(country.pricesWithTax === true && !isFirm(findBuyer(facts, sector.pack)));
}

/** What is left of a price once the tax inside it is taken out, in cents. `rate` in hundredths of a percent. */
export function netOfTax(cents: number, rate: number): number {
  return roundedShare(cents, 10_000, 10_000 + rate);
}

function assumePrice(ground: Ground, { commission }: ShapeAssumptions, taxIncluded: boolean): Assumed {
  const { facts, sector, country, currency, taxes } = ground;
  if (commission) {
    const earned = roundedShare(commission.ticketCents.value, commission.basisPoints.value, 10_000);
    return { value: Math.max(1, earned), origin: 'derived' };
  }
  const price = saidFigure(facts, 'price');
  if (price) {
    const cents = inHundredths(price.value);
    const inside = taxIncluded && taxes.vatOnSales.value > 0;
    return inside ? { value: Math.max(1, netOfTax(cents, taxes.vatOnSales.value)), origin: 'derived', fact: price } : saidAs(price, cents);
  }
  const unitCost = saidFigure(facts, 'unitCost');
  if (unitCost && unitCost.unit !== 'percent' && inHundredths(unitCost.value) > 0) {
    // The trade's usual price says little about a product whose cost is known: its usual margin says more.
    const cents = roundedShare(inHundredths(unitCost.value), 10_000, inHundredths(sector.variableCostPct.base));
    return usual(roundToTwoDigits(cents));
  }
  return usual(localCents(sector.price.base, country, currency));
}

function assumeUnitCost({ facts, sector }: Ground, priceCents: Assumed): Assumed {
  const unitCost = saidFigure(facts, 'unitCost');
  if (unitCost?.unit === 'percent') {
    const value = roundedShare(priceCents.value, inHundredths(unitCost.value), 10_000);
    const origin = originFrom(priceCents.origin);
    return origin === 'sector' ? usual(value) : { value, origin, fact: unitCost };
  }
  if (unitCost) return saidAs(unitCost, inHundredths(unitCost.value));
  return usual(roundedShare(priceCents.value, inHundredths(sector.variableCostPct.base), 10_000));
}

type Volume = Pick<Offer, 'monthlyUnits' | 'ramp' | 'growthBasisPoints'>;

function assumeVolume(ground: Ground, shape: ShapeAssumptions, priceCents: Assumed, most: number | null): Volume {
  const volume = saidFigure(ground.facts, 'volume');
  const growth = saidFigure(ground.facts, 'growth');
  const growthBasisPoints = growth ? saidAs(growth, inHundredths(growth.value)) : usual(0);
  if (volume) {
    const monthlyUnits = saidAs(volume, inThousandths(volume.value));
    const ramp = saidRamp(ground, shape, monthlyUnits.value);
    if (ramp) return { monthlyUnits, ramp, growthBasisPoints: usual(0) };
    // «Al principio la mitad» tells both where sales start and that it is less than a normal month.
    const isFromStart = ground.facts.volumeFromStart?.value && saidFigure(ground.facts, 'openingShare') === undefined;
    return growth || isFromStart || isTakenOver(ground.facts)
      ? { monthlyUnits, growthBasisPoints }
      : { ...climbTo(ground, volume), growthBasisPoints };
  }
  const { units: normalUnits, origin } = normalPace(ground, shape, priceCents, most);
  if (growth && growth.value > 0) {
    // Only the growth was said: start where that growth reaches the normal pace at the end of the first year.
    const start = normalUnits / (1 + growth.value / 100) ** (MONTHS_TO_NORMAL_WITH_GROWTH - 1);
    return { monthlyUnits: { value: wholeWhenLarge(start), origin }, growthBasisPoints };
  }
  if (growth) return { monthlyUnits: { value: normalUnits, origin }, growthBasisPoints };
  const first = wholeWhenLarge((normalUnits * OPENING_PACE_PCT) / 100);
  return {
    monthlyUnits: { value: first, origin: 'sector' },
    ramp: { normalUnits, months: ground.sector.rampMonths, origin: 'sector' },
    growthBasisPoints,
  };
}

/** Whoever pays by the school year enrols as it begins: by the third month the groups are made. Our own estimate. */
const ENROLMENT_MONTHS = 3;

/** A volume that was said, and nothing of how it begins: it opens at the share told, or the usual one, and climbs in the months told, or in the trade's. */
function climbTo({ sector, facts }: Ground, fact: Fact<'volume'>): Pick<Offer, 'monthlyUnits' | 'ramp'> {
  const normalUnits = inThousandths(fact.value);
  const told = saidFigure(facts, 'targetMonths');
  const share = saidFigure(facts, 'openingShare');
  const held = (share && saidFigure(facts, 'openingMonths')?.value) ?? 1;
  // Told to last some months and no more was said of the climb: from the next one on it is a normal month.
  const untold = held > 1 ? held + 1 : paysBySchoolYear(facts) ? Math.min(ENROLMENT_MONTHS, sector.rampMonths) : sector.rampMonths;
  const first = wholeWhenLarge((normalUnits * (share?.value ?? OPENING_PACE_PCT)) / 100);
  return {
    monthlyUnits: share ? { value: first, origin: 'derived' } : usual(first),
    ramp: {
      normalUnits,
      months: Math.max(held + 1, told?.value ?? untold),
      ...(held > 1 ? { holdMonths: held } : {}),
      ...(told ? { monthsOrigin: monthsOrigin(facts, told.value) } : held > 1 ? { monthsOrigin: 'derived' as const } : {}),
      origin: fact.origin,
      fact,
    },
  };
}

/**
 * From the start that was said to where it was said to get to. Customers told to be won month after month go on being won, less those who leave,
 * as long as the hours told for each leave time for one more.
 */
function saidRamp({ facts }: Ground, { shape, churnBasisPoints }: ShapeAssumptions, start: number): Offer['ramp'] {
  const target = saidFigure(facts, 'targetVolume');
  const months = saidFigure(facts, 'targetMonths');
  if (target && months && target.value > start)
    return {
      normalUnits: inThousandths(target.value),
      months: months.value,
      monthsOrigin: monthsOrigin(facts, months.value),
      origin: target.origin,
    };
  const won = saidFigure(facts, 'wonPerMonth');
  if (shape.value !== 'subscription' || !won) return undefined;
  const winning = { perMonth: saidAs(won, won.value), churnBasisPoints: churnBasisPoints?.value ?? 0, most: null };
  const settled = settledUnits(start, winning);
  return settled > start ? { normalUnits: wholeWhenLarge(settled), months: MONTHS, origin: 'derived', winning } : undefined;
}

/** Said where that number of months is in the founder's own words, or a year is; a date that was counted, or nothing at all, makes it the plan's. */
function monthsOrigin(facts: FactSheet, months: number): Origin {
  const { targetMonths, revenue, goals } = facts;
  const told = foldText([revenue?.value, goals?.value, targetMonths?.quote?.text].join('. '));
  const isThere = (words: RegExp, of: number) => of === months && words.test(told);
  const isNumber = [...told.matchAll(/[a-z]+|\d+/g)].some(([word]) => (smallNumber(word) ?? Number(word)) === months);
  return targetMonths?.origin === 'said' && (isNumber || isThere(A_YEAR, MONTHS_A_YEAR)) ? 'said' : 'derived';
}

const MONTHS_A_YEAR = 12;
/** «El segundo año» is no year from the opening. */
const A_YEAR = /(?<!\b(?:segundo|tercer|second|third) )\b(?:anos?|years?)\b/;

/** Rooms × nights × occupancy where rooms are let; else the trade's usual units. */
function normalPace(
  ground: Ground,
  { lodging }: ShapeAssumptions,
  priceCents: Assumed,
  most: number | null,
): { units: number; origin: Assumed['origin'] } {
  if (!lodging) return { units: withTimeFor(normalUnitsOfTrade(ground, priceCents), most), origin: 'sector' };
  const { rooms, occupancyBasisPoints } = lodging;
  return {
    units: wholeWhenLarge((rooms.value * 365 * occupancyBasisPoints.value) / (12 * 10_000)),
    origin: originFrom(rooms.origin, occupancyBasisPoints.origin),
  };
}

/** Of the hours there are, what a forecast may fill: the rest is for holidays, illness and what goes wrong. Our own assumption, percent. */
const FILLED_PCT = 85;

/** A pace that nobody told leaves room in the hours of whoever does the work. */
function withTimeFor(units: number, most: number | null): number {
  const room = most === null ? units : (most * FILLED_PCT) / 100;
  return units <= room ? units : wholeWhenLarge(Math.floor(room) || room);
}

/** The trade's usual units; under a price of the founder's own, as many as bring in the trade's usual sales (a "unit" may not be the same thing). */
function normalUnitsOfTrade({ sector, country, currency }: Ground, priceCents: Assumed): number {
  const usualCents = localCents(sector.price.base, country, currency);
  return wholeWhenLarge((sector.monthlyUnits.base * usualCents) / priceCents.value);
}
