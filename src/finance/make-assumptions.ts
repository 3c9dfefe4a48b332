import { countryOf, countryOfCurrency } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import type { SectorId } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { addMonths } from './add-months.ts';
import { assumeOffer, type Ground } from './assume-offer.ts';
import { assumeOutlay } from './assume-outlay.ts';
import type { Assumed, Assumptions } from './assumption.ts';
import { saidStart } from './said-figure.ts';

/** The trade taken when no answer revealed one. */
const DEFAULT_SECTOR: SectorId = 'retail_shop';
const MONTHS_UNTIL_OPENING = 3;

/**
 * Everything the model stands on: the visitor's figures where there are any, the trade's where not, each with its origin.
 * `today` is `YYYY-MM-DD`. The sheet may be empty. A figure the model cannot carry is left out, and found as a contradiction.
 */
export function makeAssumptions(facts: FactSheet, today: string): Assumptions {
  const ground = groundOf(facts);
  const offer = assumeOffer(ground);
  return {
    sector: ground.sector.id,
    sectorOrigin: facts.sector?.origin ?? 'sector',
    country: ground.country.code,
    currency: ground.currency,
    start: assumeStart(facts, today),
    season: { value: seasonOf(ground), origin: 'sector' },
    ...offer,
    ...assumeOutlay(ground, offer),
  };
}

/** The trade, the country and its money: the country said, else the one its currency gives away, else the fallback. */
function groundOf(facts: FactSheet): Ground {
  const country = countryFrom(facts);
  return {
    facts,
    sector: sectorOf(factValue(facts, 'sector') ?? DEFAULT_SECTOR),
    country,
    currency: factValue(facts, 'currency') ?? country.currency,
  };
}

function countryFrom(facts: FactSheet): Country {
  const said = factValue(facts, 'country');
  if (said) return countryOf(said);
  const currency = factValue(facts, 'currency');
  return (currency && countryOfCurrency(currency)) ?? countryOf('ZZ');
}

/** The trade's calendar, January first, in ten-thousandths; one that follows the weather starts in July south of the equator. */
function seasonOf({ sector, country }: Ground): readonly number[] {
  const season = sector.season.map((index) => Math.round(index * 10_000));
  return sector.weatherDriven && country.southern ? [...season.slice(6), ...season.slice(0, 6)] : season;
}

function assumeStart(facts: FactSheet, today: string): Assumed<string> {
  const said = saidStart(facts);
  if (said) return { value: said.value, origin: said.origin, fact: said };
  return { value: addMonths(today.slice(0, 7), MONTHS_UNTIL_OPENING), origin: 'sector' };
}
