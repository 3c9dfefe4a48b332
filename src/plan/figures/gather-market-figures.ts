import { countryOf } from '../../countries/countries.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { toldOpenDays } from '../../facts/open-days.ts';
import { costsLeftOut } from '../../finance/costs-left-out.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { localCents } from '../../finance/local-amount.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Benchmark } from '../../sectors/benchmark.ts';
import type { Sector } from '../../sectors/sector.ts';
import { isAcquiring } from '../marketing/channel-strength.ts';
import { countBrought } from '../marketing/count-brought.ts';
import { type SharedChannel, shareChannels } from '../marketing/gather-channels.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';
import { numbersIn } from '../told/quoted-numbers.ts';
import { isFrequencyAsSaid, type Uses, usesOf } from '../told/uses-of.ts';
import { daysOfMonth, WEEKS_A_MONTH } from './days-of-month.ts';
import { amountOf, type FigureTable } from './figure.ts';
import { channelFigure, channelFigures } from './gather-channel-figures.ts';
import { customerFlowFigures, customersOf, leavingFigures, regularFigures } from './gather-customer-figures.ts';
import { gapFigures } from './gather-gap-figures.ts';
import { measureFigures } from './gather-measure-figures.ts';
import { monthFigure } from './gather-month-figures.ts';
import { ownedFigures } from './gather-owned-figures.ts';
import { reachFigures } from './gather-reach-figures.ts';
import { rewardFigures } from './gather-reward-figures.ts';
import { sourceFigures } from './gather-source-figures.ts';
import { gatherTraitFigures } from './gather-trait-figures.ts';
import { derived, fromCents } from './make-figure.ts';
import { countWon } from './share-customers.ts';

const MONTHS_A_YEAR = 12;
/** Customers counted backwards from the forecast, and the usual split of costs and of the marketing budget. */
export function gatherMarketFigures(model: FinancialModel, sector: Sector, facts: FactSheet): FigureTable {
  const uses = usesOf(facts, sector.id, model.assumptions.trade, sector.revenueModel === 'service');
  const funnel = funnelFigures(model, sector, facts, uses);
  const reach = reachFigures(model, sector, facts, funnel);
  return {
    ...customerFigures(model, facts, uses),
    ...funnel,
    ...gapFigures(model, funnel),
    ...sourceFigures(model, funnel),
    ...reach,
    ...gatherTraitFigures(reach),
    ...ownedFigures(facts, { ...funnel, ...customerFigures(model, facts, uses) }),
    ...rewardFigures(model),
    ...standingFigures(model, sector),
    ...costFigures(model, facts),
    ...marketingFigures(model, sector),
  };
}

function customerFigures(model: FinancialModel, facts: FactSheet, [, sometimes, seldom]: Uses): FigureTable {
  const { units } = model.years[0];
  const { priceCents, unitCostCents } = model.assumptions;
  const days = daysOfMonth(facts);
  return {
    'uses-sometimes': { kind: 'count', value: sometimes, origin: isFrequencyAsSaid(facts, sometimes) ? 'said' : 'derived' },
    'uses-seldom': derived('count', seldom),
    'customers-seldom': derived('count', countWon(customersOf(model, facts, seldom))),
    'customer-year': derived('money', Math.round(fromCents(priceCents.value - unitCostCents.value) * sometimes)),
    'days-month': { kind: 'count', value: Math.round(days), origin: toldOpenDays(facts) === null ? 'sector' : 'derived' },
    'units-day': derived('count', Math.max(1, Math.round(units / MONTHS_A_YEAR / days))),
    // With one day of the week less.
    'units-day-without': derived('count', Math.max(1, Math.round(units / MONTHS_A_YEAR / Math.max(1, days - WEEKS_A_MONTH)))),
  };
}

/** Of those who ask, one in so many buys; of those who see it, one in so many asks. Our own conventions, by how the trade charges. */
const FUNNELS: Readonly<Record<NonNullable<Sector['revenueModel']>, readonly [asks: number, sees: number]>> = {
  transaction: [2, 20],
  product: [10, 5],
  service: [3, 15],
  subscription: [3, 20],
  capacity: [5, 20],
  retainer: [4, 10],
  project: [4, 10],
  commission: [5, 10],
  'take-rate': [5, 20],
};

/** From the customers of the first year back to those who must ask and to those who must see it, and the channels they come by. */
export function funnelFigures(model: FinancialModel, sector: Sector, facts: FactSheet, [, common]: Uses): FigureTable {
  const [asks, sees] = FUNNELS[sector.revenueModel ?? 'transaction'];
  const months = customersOf(model, facts, common);
  const customers = countWon(months);
  const followers = countBrought(
    facts,
    months.map(({ won }) => won),
  );
  const usual = (value: number) => ({ kind: 'count' as const, value, origin: 'sector' as const });
  const shared = shareChannels(facts, sector);
  const isWalkIn = saleKindOf({ facts, sector, model }) === 'counter';
  const channels = channelFigures({ facts, sector, model, channels: shared }, shared, {
    customers,
    asksEach: asks,
    uses: common,
    seesEach: sees,
    won: months.map(({ won }) => won),
  });
  return {
    'funnel-customers': derived('count', customers),
    'funnel-asks': derived('count', (customers - sumOf(followers)) * asks),
    'one-in-asks': usual(asks),
    ...channels,
    ...customerFlowFigures(months, { asksEach: asks, isWalkIn, followers }),
    ...leavingFigures(model, facts, common),
    ...regularFigures(model, months, common),
    ...measureFigures(model, { customers, asksEach: asks, uses: common, months, ...broughtByChannels(channels, shared) }),
  };
}

/** The month's money of the channels that bring somebody, and whom they bring in each month, as the ledger has it, and how many of all those come by that money: whoever another customer sends is left out, a channel's or not. */
function broughtByChannels(
  figures: FigureTable,
  channels: readonly SharedChannel[],
): Pick<Parameters<typeof measureFigures>[1], 'spent' | 'brought' | 'byMoney'> {
  const ids = channels.map((_, at) => channelFigure(at));
  const brought = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
    sumOf(ids.map((id, at) => (channels[at]?.kind === 'mouth' ? 0 : amountOf(figures, `${id}-${monthFigure(month + 1, 'new')}`)))),
  );
  const [all, paid] = [sumOf(brought), amountOf(figures, 'paid-customers')];
  return {
    spent: sumOf(channels.map((channel, at) => (isAcquiring(channel) ? amountOf(figures, channelFigure(at)) : 0))),
    brought,
    byMoney: paid > 0 ? [Math.min(paid, all), all] : [1, 1],
  };
}

/** Where the price, the margin and the shares of the first year's costs stand in what is usual in the trade. */
function standingFigures({ assumptions: a, years: [first], otherTaxReading }: FinancialModel, sector: Sector): FigureTable {
  const country = countryOf(a.country);
  const local = (euros: number) => fromCents(localCents(euros, country, a.currency));
  // With tax where the business's own price bears it: both stand on one basis.
  const bears = a.taxIncluded.value && otherTaxReading ? otherTaxReading.priceCents / Math.max(1, a.priceCents.value) : 1;
  const charged = (euros: number) => (bears === 1 ? local(euros) : readable(local(euros) * bears));
  const share = (amount: number) => derived('percent', Math.round((amount * 1000) / Math.max(1, first.revenue)) / 10);
  const spread = (id: string, kind: 'price' | 'percent', { low, base, high }: Pick<Benchmark, 'low' | 'base' | 'high'>): FigureTable =>
    Object.fromEntries(
      Object.entries({ low, base, high }).map(([at, value]) => [`usual-${id}-${at}`, { kind, value, origin: 'sector' as const }]),
    );
  const { price, variableCostPct } = sector;
  return {
    ...spread('price', 'price', { low: local(price.low), base: local(price.base), high: local(price.high) }),
    ...spread('charged', 'price', { low: charged(price.low), base: charged(price.base), high: charged(price.high) }),
    ...spread('margin', 'percent', { low: 100 - variableCostPct.high, base: 100 - variableCostPct.base, high: 100 - variableCostPct.low }),
    ...spread('staff', 'percent', sector.staffPct),
    ...spread('rent', 'percent', sector.rentPct),
    ...spread('marketing', 'percent', sector.marketingPct),
    'staff-share': share(first.staff),
    'rent-share': share(first.rent),
  };
}

/** Whole from ten on. */
function readable(price: number): number {
  return price >= 10 ? Math.round(price) : Math.round(price * 10) / 10;
}

/** What a month costs in its parts, as they were told, else split as the trade usually splits them. */
function costFigures({ assumptions: a }: FinancialModel, facts: FactSheet): FigureTable {
  const isOtherTold = a.otherCosts.origin === 'derived' && numbersIn(factValue(facts, 'resources') ?? '').includes(a.otherCosts.value);
  return {
    'cost-rent': { kind: 'money', value: a.rent.value, origin: a.rent.origin },
    'cost-marketing': { kind: 'money', value: a.marketing.value, origin: a.marketing.origin },
    'cost-other': { kind: 'money', value: a.otherCosts.value, origin: isOtherTold ? 'said' : a.otherCosts.origin },
    'month-costs': {
      kind: 'money',
      value: a.fixedCosts.value + costsLeftOut(a),
      origin: costsLeftOut(a) > 0 ? 'derived' : a.fixedCosts.origin,
    },
    'cost-staff-person': derived('money', Math.round((a.staff.value + a.extraPay.value) / Math.max(1, a.team.value))),
  };
}

/** The marketing money inside the fixed costs. */
function marketingFigures(model: FinancialModel, sector: Sector): FigureTable {
  const budget = model.assumptions.marketing.value;
  return {
    'marketing-y1': derived('money', model.years[0].marketing),
    'marketing-share': derived('percent', Math.round((budget * MONTHS_A_YEAR * 1000) / Math.max(1, model.years[0].revenue)) / 10),
    'sector-marketing-low': { kind: 'percent', value: sector.marketingPct.low, origin: 'sector' },
    'sector-marketing-high': { kind: 'percent', value: sector.marketingPct.high, origin: 'sector' },
  };
}
