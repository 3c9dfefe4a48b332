// How far a figure may lie from what is usual in its trade before it is doubted.
import { countryOf } from '../countries/countries.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import { saleLines } from '../facts/sale-lines.ts';
import { worksAtCustomers } from '../facts/works-at-customers.ts';
import { worksInOwnPlace } from '../facts/works-in-own-place.ts';
import type { Business } from '../finance/assume-funding.ts';
import { localCents } from '../finance/local-amount.ts';
import { foldText } from '../language/fold-text.ts';
import type { Benchmark } from '../sectors/benchmark.ts';
import { SALE_UNITS, type SaleUnitId } from '../sectors/sale-units.ts';
import type { Sector, SectorId } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import type { OddFigure } from './interview.ts';

/** Money in the plan's currency: what was said, and between what it usually lies. */
interface UsualRange {
  readonly said: number;
  readonly low: number;
  readonly high: number;
}

const BELOW_LOW = 0.5;
const ABOVE_HIGH = 2;
const MONTHS_TO_GROW = 11;

/** Whether the figure lies below half of what is usually low, or above twice what is usually high. */
export function isOdd({ said, low, high }: UsualRange): boolean {
  return said < low * BELOW_LOW || said > high * ABOVE_HIGH;
}

/** The range of a figure that was said, in a trade that is known; null where there is nothing to compare. */
export function usualRange(
  figure: OddFigure,
  facts: FactSheet,
  { currency, country }: Pick<Business, 'currency' | 'country'>,
): UsualRange | null {
  const sectorId = factValue(facts, 'sector');
  if (sectorId === undefined) return null;
  const sector = sectorOf(sectorId, factValue(facts, 'trade'));
  const local = (euros: number) => localCents(euros, countryOf(country), currency) / 100;
  const price = factValue(facts, 'price');
  // The price of a founder who lives on a commission is the size of somebody else's sale.
  const isOwnPrice = price !== undefined && factValue(facts, 'commission') === undefined;
  switch (figure) {
    case 'odd-price':
      return isOwnPrice && isUsualUnit(facts, sector) && !isMeanOfTold(facts) && !isMeanByMeasure(facts)
        ? rangeOf(price, sector.price, local)
        : null;
    case 'odd-unit-cost':
      return isOwnPrice && facts.unitCost?.unit !== 'percent' && !isCostListed(facts) && !isPayOfSale(facts, sector)
        ? rangeOf(factValue(facts, 'unitCost'), sector.variableCostPct, (pct) => (price * pct) / 100)
        : null;
    case 'odd-fixed-costs': {
      const revenue = isOwnPrice ? revenueAfterAYear(facts, price) : null;
      // Pay told apart is no part of what is compared.
      const isApart = factValue(facts, 'payIncluded') === false || isPayBeside(facts);
      const pay = isApart ? [] : [isPaidBySale(facts, sector) ? { ...sector.staffPct, low: 0 } : sector.staffPct];
      const parts = [...pay, sector.rentPct, sector.marketingPct, sector.otherFixedPct];
      const range = revenue === null ? null : rangeOf(factValue(facts, 'fixedCosts'), sumOf(parts), (pct) => (revenue * pct) / 100);
      // Nobody runs a business of the trade on the costs that a first handful of sales would bear.
      const smallest = (local(sector.price.base) * sector.monthlyUnits.low * sumOf(parts).high) / 100;
      return range && { ...range, high: Math.max(range.high, smallest) };
    }
    case 'odd-investment':
      return factValue(facts, 'littleToBuy') || isListed(facts)
        ? null
        : withoutPlace(rangeOf(factValue(facts, 'investment'), sector.capex, local), facts);
  }
}

/** Purchases that come to the sum bear it out: a sum with its parts was not misread. */
function isListed(facts: FactSheet): boolean {
  const [items, total] = [factValue(facts, 'investmentItems') ?? [], factValue(facts, 'investment')];
  const sum = items.reduce((so, { amount }) => so + amount, 0);
  return items.length > 1 && total !== undefined && Math.abs(sum - total) <= total / 100;
}

/** The same of what a sale costs, where less than it is charged. */
function isCostListed(facts: FactSheet): boolean {
  const [items, cost, price] = [factValue(facts, 'unitCostItems') ?? [], factValue(facts, 'unitCost'), factValue(facts, 'price')];
  const sum = items.reduce((so, { amount }) => so + amount, 0);
  const lines = saleLines(facts);
  if (lines?.every(({ price: charged, unitCost }) => unitCost !== undefined && unitCost < charged)) return true;
  return items.length > 1 && cost !== undefined && cost < (price ?? 0) && Math.abs(sum - cost) <= cost / 100;
}

/** What a sale costs may hold the pay of who serves it: no more than goods and pay together take in the trade. */
function isPayOfSale(facts: FactSheet, { variableCostPct, staffPct }: Pick<Sector, 'variableCostPct' | 'staffPct'>): boolean {
  const [cost, price] = [factValue(facts, 'unitCost') ?? 0, factValue(facts, 'price') ?? 0];
  return (
    cost > 0 && cost < price && isPaidBySale(facts, { variableCostPct }) && cost * 100 <= price * (variableCostPct.high + staffPct.high)
  );
}

/** Of several things, one of them sold by the kilo: what the trade sells by the piece is no measure of their mean. */
function isMeanByMeasure(facts: FactSheet): boolean {
  return saleLines(facts)?.some(({ label }) => BY_MEASURE.test(foldText(label))) ?? false;
}

const BY_MEASURE =
  /(?<![a-z])(?:kilos?|kgs?|libras?|gramos|litros?|metros?|m2|pounds?|lbs?|lit(?:er|re)s?|met(?:er|re)s?|yards?|feet|onzas?|ounces?|oz)(?![a-z])/;

/** Among the prices it was told as the mean of, it was not misread. */
function isMeanOfTold(facts: FactSheet): boolean {
  const [price, spread] = [factValue(facts, 'price'), factValue(facts, 'priceSpread')];
  return price !== undefined && spread !== undefined && spread[0] <= price && price <= spread[1];
}

/** A sale that costs more than its goods do in the trade holds the pay of who serves it: the month has less of it. */
function isPaidBySale(facts: FactSheet, { variableCostPct }: Pick<Sector, 'variableCostPct'>): boolean {
  const [cost, price] = [factValue(facts, 'unitCost'), factValue(facts, 'price')];
  return cost !== undefined && price !== undefined && cost * 100 > price * variableCostPct.high;
}

/** Whoever goes to the customer, works from home or sells from afar has no premises to fit out, which is most of what opening usually takes. */
function withoutPlace(range: UsualRange | null, facts: FactSheet): UsualRange | null {
  return range && (worksAtCustomers(facts) || worksInOwnPlace(facts) || isSoldFromAfar(factValue(facts, 'sector')))
    ? { ...range, low: 0 }
    : range;
}

function isSoldFromAfar(sector: SectorId | undefined): boolean {
  return sector !== undefined && SOLD_FROM_AFAR.has(sector);
}

/** The trades whose service needs no place that customers come to. */
const SOLD_FROM_AFAR: ReadonlySet<SectorId> = new Set([
  'saas',
  'ecommerce',
  'marketplace_app',
  'agency',
  'consulting_freelance',
  'cleaning',
]);

/** How goods are put up. */
const MEASURES: ReadonlySet<SaleUnitId> = new Set([
  'keg',
  'box',
  'pack',
  'bottle',
  'jar',
  'kilo',
  'litre',
  'pound',
  'tonne',
  'ton',
  'metre',
  'sack',
  'pallet',
  'bale',
]);

/** A keg is no litre, and a month no box: a price told of something else than the trade counts is compared with nothing. */
function isUsualUnit(facts: FactSheet, { unit, revenueModel }: Pick<Sector, 'unit' | 'revenueModel'>): boolean {
  const said = factValue(facts, 'saleUnit');
  if (facts.price?.period === 'month' && revenueModel !== 'subscription') return false;
  if (COUNTED_IN_MEASURES.has(unit.es.one)) return said !== undefined && SALE_UNITS[said].unit.es.one === unit.es.one;
  return said === undefined || !MEASURES.has(said) || SALE_UNITS[said].unit.es.one === unit.es.one;
}

const COUNTED_IN_MEASURES: ReadonlySet<string> = new Set((['keg', 'kilo', 'litre'] as const).map((id) => SALE_UNITS[id].unit.es.one));

function isPayBeside(facts: FactSheet): boolean {
  const pay = factValue(facts, 'founderPay');
  const fixed = factValue(facts, 'fixedCosts');
  return factValue(facts, 'payIncluded') === undefined && pay !== undefined && fixed !== undefined && pay > 0 && pay >= fixed;
}

type Spread = Pick<Benchmark, 'low' | 'high'>;

function rangeOf(said: number | undefined, { low, high }: Spread, scale: (value: number) => number): UsualRange | null {
  return said === undefined ? null : { said, low: scale(low), high: scale(high) };
}

function sumOf(parts: readonly Spread[]): Spread {
  return { low: parts.reduce((sum, { low }) => sum + low, 0), high: parts.reduce((sum, { high }) => sum + high, 0) };
}

/** A month's revenue once the first year's growth is done: fixed costs are heavy at the start in any trade. */
function revenueAfterAYear(facts: FactSheet, price: number): number | null {
  const volume = factValue(facts, 'volume');
  return volume === undefined ? null : price * volume * (1 + (factValue(facts, 'growth') ?? 0) / 100) ** MONTHS_TO_GROW;
}
