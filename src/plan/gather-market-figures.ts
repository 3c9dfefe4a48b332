import type { FinancialModel } from '../finance/financial-model.ts';
import { splitByShares } from '../finance/split-by-shares.ts';
import { splitPay } from '../finance/split-pay.ts';
import type { Sector } from '../sectors/sector.ts';
import type { FigureTable } from './figure.ts';
import { monthFigure } from './gather-month-figures.ts';
import { derived } from './make-figure.ts';

const MONTHS_A_YEAR = 12;
/** Working days in a month and hours in a full-time month: usual values, printed as such. */
const DAYS_A_MONTH = 26;
const HOURS_A_MONTH = 160;
/** Units a year from one customer, for which the customers needed are worked out; more of them where a unit is an hour or a delivery. */
const USES = ['often', 'sometimes', 'seldom'] as const;
const UNITS_A_YEAR = [12, 4, 1] as const;
const UNITS_OF_SERVICE_A_YEAR = [60, 24, 6] as const;
const ONE_IN = 10;

/** Customers counted backwards from the forecast, the time there is for each unit, and the usual split of costs and of the marketing budget. */
export function gatherMarketFigures(model: FinancialModel, sector: Sector): FigureTable {
  return {
    ...customerFigures(model, sector),
    ...capacityFigures(model),
    ...costFigures(model),
    ...marketingFigures(model, sector),
  };
}

function customerFigures(model: FinancialModel, sector: Sector): FigureTable {
  const { units } = model.years[0];
  const perCustomer = sector.revenueModel === 'service' ? UNITS_OF_SERVICE_A_YEAR : UNITS_A_YEAR;
  const rows = USES.map((use, at): FigureTable => {
    const each = perCustomer[at] ?? 1;
    const customers = Math.ceil(units / each);
    return {
      [`uses-${use}`]: derived('count', each),
      [`customers-${use}`]: derived('count', customers),
      [`reach-${use}`]: derived('count', customers * ONE_IN),
    };
  });
  const months = model.months
    .slice(0, MONTHS_A_YEAR)
    .map((month): FigureTable => ({ [monthFigure(month.number, 'reach')]: derived('count', month.units * ONE_IN) }));
  return {
    ...Object.assign({}, ...rows, ...months),
    'one-in': derived('count', ONE_IN),
    'days-month': { kind: 'count', value: DAYS_A_MONTH, origin: 'sector' },
    'units-day': derived('count', Math.max(1, Math.ceil(units / MONTHS_A_YEAR / DAYS_A_MONTH))),
  };
}

function capacityFigures(model: FinancialModel): FigureTable {
  const { team } = model.assumptions;
  const busiest = Math.max(1, ...model.months.slice(0, MONTHS_A_YEAR).map(({ units }) => units));
  const hours = team.value * HOURS_A_MONTH;
  return {
    'hours-person': { kind: 'count', value: HOURS_A_MONTH, origin: 'sector' },
    'hours-month': derived('count', hours),
    'minutes-unit': derived('count', Math.floor((hours * 60) / busiest)),
    'hours-unit': derived('count', Math.floor(hours / busiest)),
  };
}

/** What a month costs in its parts, split as the trade usually splits them. */
function costFigures({ assumptions: a }: FinancialModel): FigureTable {
  const usual = (value: number) => ({ kind: 'money' as const, value, origin: 'sector' as const });
  const { founder, wages, charges } = splitPay(a);
  return {
    'cost-founder': { kind: 'money', value: founder, origin: a.founderPay.origin },
    'cost-wages': usual(wages),
    'cost-charges': usual(charges),
    'cost-rent': usual(a.rent.value),
    'cost-marketing': usual(a.marketing.value),
    'cost-other': usual(a.otherCosts.value),
    'month-costs': { kind: 'money', value: a.fixedCosts.value + a.extraPay.value, origin: a.fixedCosts.origin },
    'cost-staff-person': derived('money', Math.round((a.staff.value + a.extraPay.value) / Math.max(1, a.team.value))),
  };
}

/** The marketing money inside the fixed costs, and the channels of the trade that share it. */
function marketingFigures(model: FinancialModel, sector: Sector): FigureTable {
  const budget = model.assumptions.marketing.value;
  const shares = splitByShares(
    budget,
    sector.pack.channels.map(({ share }) => share),
  );
  const channels = shares.map((amount, at): FigureTable => ({ [channelFigure(at)]: { kind: 'money', value: amount, origin: 'sector' } }));
  const perUnit = Math.round((budget * MONTHS_A_YEAR * 100) / Math.max(1, model.years[0].units)) / 100;
  return {
    ...Object.assign({}, ...channels),
    'marketing-unit': derived('price', perUnit),
    'marketing-share': derived('percent', Math.round((budget * MONTHS_A_YEAR * 1000) / Math.max(1, model.years[0].revenue)) / 10),
    'sector-marketing-low': { kind: 'percent', value: sector.marketingPct.low, origin: 'sector' },
    'sector-marketing-high': { kind: 'percent', value: sector.marketingPct.high, origin: 'sector' },
  };
}

/** The id of a channel's share of the monthly budget, channels counted from 0. */
export function channelFigure(at: number): string {
  return `channel-${at + 1}`;
}
