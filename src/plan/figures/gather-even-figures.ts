// What the channels would bring if each brought as many every month as the season allows, against what the forecast asks of them.
import type { FinancialModel } from '../../finance/financial-model.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { WEEKS_A_MONTH } from './days-of-month.ts';
import type { FigureTable } from './figure.ts';
import { WEEKS_BEFORE } from './gather-calendar-figures.ts';
import { derived, monthOf } from './make-figure.ts';

const MONTHS_A_YEAR = 12;
/** Of the year's customers, percent, from which such a delay is worth telling. */
const LEAST = 10;

/**
 * `even-short`: how many customers an even pace would leave missing where it does most, `even-month` at whose end, and `even-sales` what those first
 * purchases come to. The same money runs every month, and the first begins four weeks before opening. None where the forecast asks for hardly more.
 */
export function evenFigures(won: readonly number[], model: FinancialModel): FigureTable {
  const { months, assumptions } = model;
  const season = assumptions.season.value;
  const pace = months.slice(0, MONTHS_A_YEAR).map(({ month }, at) => {
    const index = season[Number(month.slice(-2)) - 1] ?? 0;
    return index * (at === 0 ? 1 + WEEKS_BEFORE / WEEKS_A_MONTH : 1);
  });
  const [all, paces] = [sumOf(won), sumOf(pace)];
  if (all === 0 || paces === 0) return {};
  const short = won.map((_, at) => sumOf(won.slice(0, at + 1)) - (all * sumOf(pace.slice(0, at + 1))) / paces);
  const most = Math.max(...short);
  const missing = Math.round(most);
  if (missing * 100 < all * LEAST) return {};
  return {
    'even-short': derived('count', missing),
    'even-month': derived('month-name', monthOf(model, short.indexOf(most) + 1)),
    'even-sales': derived('money', Math.round((missing * assumptions.priceCents.value) / 100)),
  };
}
