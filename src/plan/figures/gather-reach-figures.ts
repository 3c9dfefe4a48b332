import { type FactSheet, factValue } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Sector } from '../../sectors/sector.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { isCountedOnTheSpot } from '../market/trait-sources.ts';
import { findFrequency } from '../told/find-frequency.ts';
import { findReach, shareOfAges } from '../told/find-reach.ts';
import { findToldCount } from '../told/find-told-count.ts';
import { findTrait, type Trait } from '../told/find-trait.ts';
import { isHabitShared } from '../told/uses-of.ts';
import { yearsBetween } from '../told/years-between.ts';
import { amountOf, type Figure, type FigureTable } from './figure.ts';
import { customersOf } from './gather-customer-figures.ts';
import { derived } from './make-figure.ts';
import { countWon } from './share-customers.ts';

const MONTHS_A_YEAR = 12;
/** So many firms counted are a list to sell to; fewer are examples. */
const FEWEST_TO_SHARE = 5;
/** Of those within reach, one in so many buys, and no more than one in so many so much as asks: what the plan supposes. */
const ONE_BUYS_IN = 10;
const ONE_ASKS_IN = 4;
/** Of those who look for it in a year, where it is bought once in years. */
const ONE_CHOOSES_IN = 4;

/** From the customers of the year to how many people, firms or searches there must be, and what other counts would ask of the plan. */
export function reachFigures(model: FinancialModel, sector: Sector, facts: FactSheet, funnel: FigureTable): FigureTable {
  const reach = findReach(facts, sector);
  const share = shareOfAges(facts, reach);
  const trait = reach === 'people' ? findTrait(facts) : null;
  const areCalledOn = reach === 'firms' || reach === 'owners';
  const customers = amountOf(funnel, 'funnel-customers');
  const visits = Math.ceil(amountOf(funnel, 'funnel-reached') / MONTHS_A_YEAR);
  // Whoever follows the founder is found already.
  const sought = Math.max(1, customers - amountOf(funnel, 'free-brought'));
  const from = reach === 'online' ? visits : sought;
  const asks = Number(funnel['one-in-asks']?.value ?? 1);
  const years = reach === 'people' || areCalledOn ? yearsBetween(facts, model.assumptions.trade, trait?.id ?? null) : null;
  const counted = areCalledOn || (reach === 'people' && !trait && share === null) ? findToldCount(facts) : null;
  // Where the founder counted them, the plan asks for so many of those there are: what nobody counted is supposed.
  const told = counted !== null && counted >= 2 * sought ? counted : null;
  const oneIn = told
    ? Math.floor(told / sought)
    : years
      ? Number(years.value) * ONE_CHOOSES_IN
      : reach === 'online'
        ? ONE_BUYS_IN
        : Math.max(ONE_BUYS_IN, ONE_ASKS_IN * asks);
  const [tight, loose] = [Math.max(1, Math.floor(oneIn / 2)), oneIn * 2];
  // Whom the founder told of narrower than by their ages are themselves what is counted.
  const among = (each: number) => Math.ceil((from * each * 100) / (trait ? 100 : (share ?? 100)));
  const named = countNamed(facts);
  const usual = (value: number): Figure => ({ kind: 'count', value, origin: 'sector' });
  return {
    'reach-sought': derived('count', from),
    'reach-group': derived('count', from * oneIn),
    'reach-tight': derived('count', told ? Math.ceil(told / 2) : among(tight)),
    'reach-base': told ? { kind: 'count', value: told, origin: 'said' } : derived('count', among(oneIn)),
    'reach-loose': derived('count', told ? told * 2 : among(loose)),
    ...(told ? { 'reach-told': { kind: 'count', value: told, origin: 'said' } satisfies Figure } : {}),
    'one-in-tight': usual(tight),
    'one-in-base': usual(oneIn),
    'one-in-loose': usual(loose),
    'one-in-asking': usual(Math.max(1, Math.round(oneIn / asks))),
    'visits-month': derived('count', visits),
    ...(years && !told ? { 'years-between': years, 'one-in-choosing': usual(ONE_CHOOSES_IN) } : {}),
    ...habitFigures(model, sector, facts),
    ...(trait ? traitFigures(trait, from * oneIn) : {}),
    ...(share === null ? {} : { 'age-share': { kind: 'percent', value: share, origin: 'sector' } satisfies Figure }),
    ...(named > 0 ? { 'customers-named': { kind: 'count', value: named, origin: 'said' } satisfies Figure } : {}),
    ...(named > 0 && named < customers
      ? {
          'customers-to-find': derived('count', customers - named),
        }
      : {}),
    ...(named >= FEWEST_TO_SHARE && !isRecurring(model) ? { 'named-each': derived('count', Math.ceil(model.years[0].units / named)) } : {}),
  };
}

/** The habit that was told, and how many customers it would take if all of it were bought here. */
function habitFigures(model: FinancialModel, { id }: Sector, facts: FactSheet): FigureTable {
  const told = findFrequency(facts);
  if (told === null || !isHabitShared(facts, id)) return {};
  return { 'uses-told': derived('count', told), 'customers-told': derived('count', countWon(customersOf(model, facts, told))) };
}

/** How many there must be in all for so many of them to be such; where they are counted on the spot, which shares of those counted decide. */
function traitFigures({ id, share }: Trait, group: number): FigureTable {
  return {
    ...(isCountedOnTheSpot(id) ? { 'share-tight': derived('percent', share / 2), 'share-loose': derived('percent', share * 2) } : {}),
    'trait-share': { kind: 'percent', value: share, origin: 'sector' },
    'reach-all': derived('count', Math.ceil((group * 100) / share)),
  };
}

const NAMED =
  /(?<!(?:\b(?:a|to|con|with|de|between|entre|hasta)|-) )\b(\d{1,4}|[a-z]{3,13}) (?:pequen[oa]s |independent |local )?(bar(?:es)?|restaurantes?|tiendas?|hotel(?:es)?|empresas|colegios|cafeterias|cafes|rotiserias|oficinas|clinicas|comunidades|pubs|shops|stores|grocery stores|schools|companies|firms|hotels|offices|gyms|restaurants|peluquerias|panaderias|farmacias|talleres|bodegas|fabricas|pastelerias|escuelas|academias)\b/g;

const A_COUPLE_OF = /\b(?:an? couple of|un par de) /g;

/** Customers counted by the founder: «seis colegios», "fifteen cafes and two grocery stores"; 0 where none were. */
export function countNamed(facts: FactSheet): number {
  const said = foldText(factValue(facts, 'customer') ?? '').replace(A_COUPLE_OF, 'dos ');
  const counts = [...said.matchAll(NAMED)].map(([, count = '']) => smallNumber(count) ?? Number(count));
  return counts.filter((count) => Number.isFinite(count) && count > 1).reduce((sum, count) => sum + count, 0);
}
