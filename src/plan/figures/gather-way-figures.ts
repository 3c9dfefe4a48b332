import { asTold } from '../../finance/as-told.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { findRemedy } from '../../finance/find-remedy.ts';
import type { Way } from '../../finance/funding.ts';
import { coverYear } from '../../finance/weigh-way.ts';
import { countedWay, lightenWay, recommendWay } from '../../finance/weigh-ways.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** What each way of finding the missing money takes a month, and how well it is covered; the lighter one beside them, and what would have to change where none holds. */
export function gatherWayFigures(model: FinancialModel): FigureTable {
  if (model.ways.length === 0) return {};
  const told = asTold(model);
  const way = countedWay(told);
  const lighter = way && lightenWay(told, way);
  return {
    ...Object.assign({}, ...model.ways.map((one) => figuresOf(one.id, one, told))),
    ...(lighter ? { ...figuresOf('lighter', lighter, told), 'way-lighter-missing': derived('money', raisedIn(lighter)) } : {}),
    ...(recommendWay(told) ? {} : remedyFigures(told)),
    'way-missing': derived('money', model.funding.gap),
    'way-pace': derived('count', Math.round(model.years[coverYear(model)].units / 12)),
  };
}

function raisedIn({ raisedLoan, raisedOwn }: Way): number {
  return raisedLoan + raisedOwn;
}

function figuresOf(name: string, way: Way, { assumptions }: FinancialModel): FigureTable {
  const covers = { '-cover': way.cover, '-cover-first': way.coverYear1, '-cover-bare': way.bareCover, '-cover-low': way.lowCover };
  return {
    [`way-${name}-loan`]: derived('money', way.loan),
    [`way-${name}-own`]: derived('money', way.raisedOwn),
    [`way-${name}-instalment`]: derived('money', way.instalment),
    ...(way.graceMonths > assumptions.graceMonths.value ? { [`way-${name}-grace`]: derived('count', way.graceMonths) } : {}),
    ...(way.breakEven === null ? {} : { [`way-${name}-break-even`]: derived('count', way.breakEven) }),
    ...Object.fromEntries(
      Object.entries(covers).flatMap(([end, cover]) => (cover === null ? [] : [[`way-${name}${end}`, derived('ratio', cover / 100)]])),
    ),
  };
}

/** `remedy-price`, percent; `remedy-cut`, money a month: either alone would be enough. */
function remedyFigures(told: FinancialModel): FigureTable {
  const { pricePct = null, monthlyCut = null } = findRemedy(told) ?? {};
  return {
    ...(pricePct === null ? {} : { 'remedy-price': derived('percent', pricePct) }),
    ...(monthlyCut === null ? {} : { 'remedy-cut': derived('money', monthlyCut) }),
  };
}
