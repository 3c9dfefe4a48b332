import { countryOf, countryOfCurrency } from '../countries/countries.ts';
import type { Country } from '../countries/country.ts';
import { withLocalWage } from '../countries/local-wages.ts';
import { inProvince } from '../countries/provincial-taxes.ts';
import { buysFromPeople } from '../facts/buys-from-people.ts';
import { type FactSheet, factValue } from '../facts/fact.ts';
import { spaceLet } from '../facts/lets-space.ts';
import { findWorkInCost } from '../facts/work-in-cost.ts';
import { foldText } from '../language/fold-text.ts';
import type { SectorId } from '../sectors/sector.ts';
import { tradeOf } from '../sectors/trades.ts';
import { addMonths, daysInMonth } from './add-months.ts';
import { assumeCosts } from './assume-costs.ts';
import type { Business } from './assume-funding.ts';
import { assumeHands, salesThatFit } from './assume-hands.ts';
import { assumeOffer } from './assume-offer.ts';
import { assumeOpening } from './assume-opening.ts';
import { registerForTax } from './assume-registration.ts';
import { assumeShape } from './assume-shape.ts';
import { assumeTaxes } from './assume-taxes.ts';
import type { Assumed, TaxAssumptions } from './assumption.ts';
import { closeMonths } from './close-months.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { isPassedThrough } from './is-passed-through.ts';
import { assumeLaterPay } from './later-pay.ts';
import { limitWinning } from './limit-winning.ts';
import { localSeason } from './local-season.ts';
import type { OpeningDay } from './opening-day.ts';
import { saidFigure, saidStart } from './said-figure.ts';
import { AS_FACTS_TELL, type Timing } from './timing.ts';
import { SERVICE, untoldKind } from './untold-kind.ts';
import { usualOfBusiness } from './usual-of-business.ts';

const MONTHS_UNTIL_OPENING = 3;

/**
 * The business without the question of who pays for it, which takes a projection: what a conversation needs to offer and to doubt.
 * Facts never change: what was made of a sheet is kept with it, as one turn of a conversation asks for it a dozen times.
 */
export function assumeBusiness(facts: FactSheet, today: string, timing: Timing = AS_FACTS_TELL): Business {
  if (timing !== AS_FACTS_TELL) return assume(facts, today, timing);
  const known = made.get(facts) ?? new Map<string, Business>();
  const start = assumeStart(facts, today, null).value;
  const day = `${start} ${isBegun(start, today)}`;
  const business = known.get(day) ?? assume(facts, today, timing);
  made.set(facts, known.set(day, business));
  return business;
}

/** By what the day they are asked on changes: when the business opens, and whether it has. */
const made = new WeakMap<FactSheet, Map<string, Business>>();

function isBegun(start: string, today: string): boolean {
  return start <= today.slice(0, 7);
}

function assume(facts: FactSheet, today: string, { opening = null, marketingPace = null }: Timing): Business {
  const ground = groundOf(facts);
  const shape = assumeShape(ground);
  const team = assumeTeam(ground);
  const trade = tradeWithin(facts, ground.sector.id);
  const offer = assumeOffer(ground, shape, team.origin === 'sector' ? null : salesThatFit(ground, { ...shape, trade, team }));
  const start = assumeStart(facts, today, opening);
  const season = closeMonths(facts, localSeason(ground.sector, ground.country, foldText(facts.city?.value ?? '')));
  const costs = { ...assumeCosts(ground, { ...offer, shape: shape.shape, start, season }, team), ...leastWageOf(ground) };
  return limitWinning({
    sector: ground.sector.id,
    trade,
    sectorOrigin: facts.sector?.origin ?? 'sector',
    country: ground.country.code,
    currency: ground.currency,
    start,
    ...(opening !== null && opening.day > 1 ? { firstDays: daysFrom(opening) } : {}),
    season,
    ...shape,
    ...offer,
    ...costs,
    ...(marketingPace && { marketingPace }),
    ...assumeLaterPay(facts, costs, start.value),
    ...assumeHands(ground, { ...shape, trade, team }, costs),
    ...assumeOpening(ground, costs, offer, isBegun(start.value, today)),
    ...ground.taxes,
    isPassedThrough: isPassedThrough(ground),
    ...(ground.facts.founderPay?.isNet ? { isPayNet: true as const } : {}),
    team,
  });
}

/** The law's least for a month where it opens, in the plan's money. */
function leastWageOf({ country, currency }: Ground): Pick<Business, 'leastWageCents'> {
  return country.leastWage && currency === country.currency ? { leastWageCents: inHundredths(country.leastWage.base) } : {};
}

/** The narrower trade, when it belongs to that sector. */
function tradeWithin(facts: FactSheet, sector: SectorId): string | null {
  const trade = tradeOf(kindOf(facts).trade ?? '');
  return trade?.sector === sector ? trade.id : null;
}

/** The trade, the country and its money: the country said, else the one its currency gives away, else the fallback. */
export function groundOf(facts: FactSheet): Ground {
  const known = grounds.get(facts) ?? layGround(facts);
  grounds.set(facts, known);
  return known;
}

const grounds = new WeakMap<FactSheet, Ground>();

function layGround(facts: FactSheet): Ground {
  const place = foldText(facts.city?.value ?? '');
  const country = withLocalWage(countryFrom(facts), place);
  const kind = kindOf(facts);
  const sector = usualOfBusiness(facts, kind.sector, kind.trade);
  const currency = factValue(facts, 'currency') ?? country.currency;
  const province = inProvince(country, place);
  const taxes = assumeTaxes(sector, province, buysFromPeople(facts, sector.id));
  return registerForTax({ facts, sector, country, currency, taxes: withoutTaxOnWork(taxes, facts) });
}

/** Pay bears no tax on sales: what of a sale's cost is pay brings none back. */
function withoutTaxOnWork(taxes: TaxAssumptions, facts: FactSheet): TaxAssumptions {
  const work = findWorkInCost(facts);
  return work === null ? taxes : { ...taxes, vatOnGoods: usual(Math.round(taxes.vatOnGoods.value * (1 - work.share))) };
}

/** The kind of business that was told, or what it is taken for. */
function kindOf(facts: FactSheet) {
  if (spaceLet(facts)) return SERVICE;
  const sector = factValue(facts, 'sector');
  return sector ? { sector, trade: factValue(facts, 'trade') ?? null } : untoldKind(facts);
}

function countryFrom(facts: FactSheet): Country {
  const said = factValue(facts, 'country');
  if (said) return countryOf(said);
  const currency = factValue(facts, 'currency');
  return (currency && countryOfCurrency(currency)) ?? countryOf('ZZ');
}

function assumeTeam({ facts, sector }: Ground): Assumed {
  const team = saidFigure(facts, 'team');
  return team ? saidAs(team, team.value) : usual(sector.usualTeam ?? 1);
}

function assumeStart(facts: FactSheet, today: string, opening: OpeningDay | null): Assumed<string> {
  const said = saidStart(facts);
  if (opening !== null && opening.month !== said?.value) return { value: opening.month, origin: said ? 'derived' : 'sector' };
  if (said) return { value: said.value, origin: said.origin, fact: said };
  return { value: addMonths(today.slice(0, 7), MONTHS_UNTIL_OPENING), origin: 'sector' };
}

function daysFrom({ month, day }: OpeningDay): Assumed {
  return { value: daysInMonth(month) - day + 1, origin: 'derived' };
}
