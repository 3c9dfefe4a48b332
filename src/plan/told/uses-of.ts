// How many times a year a customer buys, as the sums take it: what was told, what half of it is, and else what is usual in the trade.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { SALE_UNITS, type SaleUnitId } from '../../sectors/sale-units.ts';
import type { SectorId } from '../../sectors/sector.ts';
import { SECTORS } from '../../sectors/sectors.ts';
import { type TradeId, tradeOf } from '../../sectors/trades.ts';
import { countOf, findFrequency, isFrequencyPerCase, isRare, MOST, ONE } from './find-frequency.ts';
import { findToldHere } from './find-told-here.ts';
import { OF_SERVICE, OF_TRADES, OTHERWISE, USUAL, type Uses, YEARS_BETWEEN } from './usual-uses.ts';

export type { Uses } from './usual-uses.ts';

/** From so many a year on it is a habit. */
const A_HABIT = 12;
/** Where whoever has a habit has it in more places than one; a class or a treatment goes on where it began. */
const BOUGHT_AROUND: readonly SectorId[] = [
  'cafe_restaurant',
  'food_truck',
  'food_manufacturing',
  'retail_shop',
  'ecommerce',
  'agriculture',
  'crafts',
];

/** Whether it was told how often they buy the thing, and not how often here: of such a habit half is counted on. */
export function isHabitShared(facts: FactSheet, sector: SectorId): boolean {
  return BOUGHT_AROUND.includes(sector) && !isToldHere(facts) && (findFrequency(facts) ?? 0) >= A_HABIT && !isFrequencyPerCase(facts);
}

/** Whether it was told how often they come here. */
export function isToldHere(facts: FactSheet): boolean {
  return findToldHere(factValue(facts, 'customer') ?? '') !== null;
}

/** Whether that many a year is a number of the founder's own: «cinco veces al año», and not what «una vez por semana» comes to. */
export function isFrequencyAsSaid(facts: FactSheet, times: number): boolean {
  const said = foldText(factValue(facts, 'customer') ?? '');
  return findFrequency(facts) === times && [...said.matchAll(/\d+|[a-z]+/g)].some(([word]) => countOf(word) === times && !ONE.test(word));
}

/** Of a habit that was told all, half and a quarter; of fewer times twice what was said, what was said and half of it; else what is usual. What is counted in a unit that is not the trade's has no usual. */
export function usesOf(facts: FactSheet, sector: SectorId, trade: string | null, isService: boolean): Uses {
  const said = findFrequency(facts);
  if (said !== null && isHabitShared(facts, sector)) return [said, Math.round(said / 2), Math.max(1, Math.round(said / 4))];
  if (isRare(facts)) return [1, 1, 1];
  if (said !== null) return [Math.min(MOST, said * 2), said, Math.max(1, Math.round(said / 2))];
  if (isOfYears(facts)) return [1, 1, 1];
  const ofTrade = OF_TRADES[(trade ?? '') as TradeId];
  if (ofTrade && isOwnUnit(facts, sector, trade)) return ofTrade;
  if (isService) return OF_SERVICE;
  // What is bought once in years is bought once in its year, also where its sales are counted in a word of their own.
  if (YEARS_BETWEEN[(trade ?? '') as TradeId]) return [1, 1, 1];
  return isOwnUnit(facts, sector, trade) ? (USUAL[sector] ?? OTHERWISE) : OTHERWISE;
}

/** What lasts for years once it is done, by the words of the offer: nobody has a second roof in the year. */
const OF_YEARS =
  /(?<![a-z])(?:driveways?|(?:re)?roof(?:s|ing|ers?)?|lofts?|extensions?|resurfac\w+|block paving|patios? (?:laid|laying|built)|(?:swimming )?pools? (?:built|building)|double glazing|insulation|tejados?|techad[oa]s?|cubiertas? de|impermeabiliz\w+|fachadas?|aislamientos?|pavimentad\w+|pozos? de agua|vestidos? de novia|wedding dress(?:es)?)(?![a-z])/;
const KEPT_UP =
  /(?<![a-z])(?:clean\w*|wash\w*|limpi\w+|lavad\w+|mantenim\w+|maintain\w*|maintenance|alquil\w+|hire|rental|gutters?|extensiones de|hair|eyelash\w*|pelo|pestan\w+|unas)(?![a-z])/;

function isOfYears(facts: FactSheet): boolean {
  const offer = foldText(factValue(facts, 'solution') ?? '');
  return OF_YEARS.test(offer) && !KEPT_UP.test(offer);
}

/** Whether sales are counted as the trade counts them: a wedding of a wedding planner's, and not an hour. */
function isOwnUnit(facts: FactSheet, sector: SectorId, trade: string | null): boolean {
  const said = factValue(facts, 'saleUnit');
  const { unit } = tradeOf(trade ?? '')?.figures ?? SECTORS[sector];
  return said === undefined || ANY_SALE.has(said) || SALE_UNITS[said].unit.es.one === unit.es.one;
}

/** What each trade's own sale is called too: the average ticket of a mechanic is a job, and a dog walker's walk a visit. */
const ANY_SALE: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>(['purchase', 'service', 'visit', 'job', 'repair', 'walk']);
