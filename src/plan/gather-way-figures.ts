import type { FinancialModel } from '../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { amountToFind } from './gather-funding-figures.ts';
import { derived } from './make-figure.ts';
import { coverYear, recommendWay, type Way, weighWays } from './weigh-ways.ts';

/** What each way of finding the missing money costs a month, and what becomes of cover and cash with the one that is recommended. */
export function gatherWayFigures(model: FinancialModel): FigureTable {
  const ways = weighWays(model);
  const told = recommendWay(model) ?? ways.at(-1);
  if (!told) return {};
  const [low] = model.scenarios;
  const lowest = low.lowestCash + amountToFind(model) - (told.instalment - model.funding.instalment) * low.lowestCashMonth;
  return {
    ...Object.assign({}, ...ways.map(figuresOf)),
    'way-missing': derived('money', amountToFind(model)),
    'cash-low-covered': derived('money', told.lowestCash),
    'low-left': derived('money', lowest),
    'way-pace': derived('count', Math.round(model.years[coverYear(model)].units / 12)),
  };
}

function figuresOf({ id, loan, own, instalment, breakEven, cover }: Way): FigureTable {
  return {
    [`way-${id}-loan`]: derived('money', loan),
    [`way-${id}-own`]: derived('money', own),
    [`way-${id}-instalment`]: derived('money', instalment),
    ...(breakEven === null ? {} : { [`way-${id}-break-even`]: derived('count', breakEven) }),
    ...(cover === null ? {} : { [`way-${id}-cover`]: derived('ratio', cover / 100) }),
  };
}
