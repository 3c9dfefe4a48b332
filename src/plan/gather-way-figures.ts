import type { FinancialModel } from '../finance/financial-model.ts';
import type { Way } from '../finance/funding.ts';
import { coverYear } from '../finance/weigh-ways.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** What each way of finding the missing money takes a month, and how well it is covered. */
export function gatherWayFigures(model: FinancialModel): FigureTable {
  if (model.ways.length === 0) return {};
  return {
    ...Object.assign({}, ...model.ways.map(figuresOf)),
    'way-missing': derived('money', model.funding.gap),
    'way-pace': derived('count', Math.round(model.years[coverYear(model)].units / 12)),
  };
}

function figuresOf({ id, loan, raisedOwn, instalment, breakEven, cover, coverYear1 }: Way): FigureTable {
  return {
    [`way-${id}-loan`]: derived('money', loan),
    [`way-${id}-own`]: derived('money', raisedOwn),
    [`way-${id}-instalment`]: derived('money', instalment),
    ...(breakEven === null ? {} : { [`way-${id}-break-even`]: derived('count', breakEven) }),
    ...(cover === null ? {} : { [`way-${id}-cover`]: derived('ratio', cover / 100) }),
    ...(coverYear1 === null ? {} : { [`way-${id}-cover-first`]: derived('ratio', coverYear1 / 100) }),
  };
}
