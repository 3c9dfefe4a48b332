// What the channels would bring if each brought as many every month as the season allows, against what the forecast asks of them.
import type { FinancialModel } from '../../finance/financial-model.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { FigureTable } from './figure.ts';
import { WEEKS_BEFORE } from './gather-calendar-figures.ts';
import { derived, monthOf } from './make-figure.ts';

const MONTHS_A_YEAR = 12;
/** Of a season’s index. */
const ONE = 10_000;
/** Of the year's customers, percent, from which such a delay is worth telling. */
const LEAST = 10;

/** How each of them buys. */
interface Buying {
  readonly uses: number;
  readonly isAtOneGo: boolean;
}

/**
 * `even-short`: how many customers an even pace would leave missing where it does most, `even-month` at whose end, and `even-margin` the margin of what
 * they would have bought until then. The first month begins four weeks before opening. None where the forecast asks for hardly more.
 */
export function evenFigures(won: readonly number[], model: FinancialModel, { uses, isAtOneGo }: Buying): FigureTable {
  const { months, assumptions } = model;
  const season = assumptions.season.value;
  const seasonIn = (at: number) => (season[Number((months[at]?.month ?? '').slice(-2)) - 1] ?? 0) / ONE;
  const pace = months.slice(0, MONTHS_A_YEAR).map((_, at) => seasonIn(at) * (at === 0 ? 1 + WEEKS_BEFORE / WEEKS_A_MONTH : 1));
  const [all, paces] = [sumOf(won), sumOf(pace)];
  if (all === 0 || paces === 0) return {};
  const short = won.map((_, at) => sumOf(won.slice(0, at + 1)) - (all * sumOf(pace.slice(0, at + 1))) / paces);
  const most = Math.max(...short);
  const missing = Math.round(most);
  if (missing * 100 < all * LEAST) return {};
  const until = short.indexOf(most) + 1;
  // Whoever buys every month and is not there misses every month; of others, no more than the first time is counted.
  const monthly = sumOf(short.slice(0, until).map((count, at) => (Math.max(0, count) * uses * seasonIn(at)) / MONTHS_A_YEAR));
  const lost = isAtOneGo ? most * uses : uses >= MONTHS_A_YEAR ? monthly : most;
  return {
    'even-short': derived('count', missing),
    'even-month': derived('month-name', monthOf(model, until)),
    'even-margin': derived('money', Math.round((lost * (assumptions.priceCents.value - assumptions.unitCostCents.value)) / 100)),
  };
}
