import type { FactSheet } from '../../facts/fact.ts';
import { splitTeam } from '../../facts/split-team.ts';
import { asTold } from '../../finance/as-told.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { findRemedy, type Mended } from '../../finance/find-remedy.ts';
import type { Way } from '../../finance/funding.ts';
import { termInMonths } from '../../finance/repay-loan.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { weighLessPay } from '../../finance/weigh-less-pay.ts';
import { coverYear } from '../../finance/weigh-way.ts';
import { countedWay, lengthenWay, lightenWay, recommendWay, USUAL_YEARS } from '../../finance/weigh-ways.ts';
import { asCharged } from './as-charged.ts';
import type { FigureTable } from './figure.ts';
import { outcomeFigures } from './gather-case-figures.ts';
import { monthFigure } from './gather-month-figures.ts';
import { derived, fromCents, monthOf } from './make-figure.ts';

/** What each way of finding the missing money takes a month, and how well it is covered; the lighter one beside them, and what would have to change where none holds. */
export function gatherWayFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  if (model.ways.length === 0) return {};
  const told = asTold(model);
  const way = countedWay(told);
  const lighter = way && lightenWay(told, way);
  const longer = lengthenWay(told);
  return {
    ...Object.assign({}, ...model.ways.map((one) => figuresOf(one.id, one, told))),
    ...(lighter ? { ...figuresOf('lighter', lighter, told), 'way-lighter-missing': derived('money', raisedIn(lighter)) } : {}),
    ...(model.shorter ? shorterFigures(model.shorter, told) : {}),
    ...(longer ? { ...figuresOf('longer', longer, told), 'way-longer-term': derived('term', USUAL_YEARS * 12) } : {}),
    ...lessPayFigures(told, facts),
    ...(recommendWay(told) ? {} : remedyFigures(told, facts)),
    'way-missing': derived('money', model.funding.gap),
    'way-pace': derived('count', Math.round(model.years[coverYear(model)].units / 12)),
  };
}

/** Half pay that spares less than this part of what is missing is no way out, percent. */
const WORTH_SPARING_PCT = 10;

/** `way-pay-…`: the owners take half, `way-pay-half` a month, up to `way-pay-until`. */
function lessPayFigures(told: FinancialModel, facts: FactSheet): FigureTable {
  const { assumptions: a } = told;
  const own = told.ways.find(({ id }) => id === 'own')?.raisedOwn ?? 0;
  const found = weighLessPay(told, splitHiredPay(a, splitTeam(facts, Math.ceil(a.team.value))).founders);
  if (found === null || (own - found.way.raisedOwn) * 100 < own * WORTH_SPARING_PCT) return {};
  return {
    ...figuresOf('pay', found.way, told),
    'way-pay-half': derived('money', found.half),
    'way-pay-until': derived('month', monthOf(told, found.until)),
  };
}

/** `way-shorter-…`: everything borrowed over the term told. */
function shorterFigures({ years, way }: NonNullable<FinancialModel['shorter']>, told: FinancialModel): FigureTable {
  return { ...figuresOf('shorter', way, told), 'way-shorter-term': derived('term', termInMonths({ years })) };
}

/** The lesser of two covers; null where neither is told. */
function leastOf(covers: Way['taxedCovers']): number | null {
  const told = (covers ?? []).flatMap((cover) => cover ?? []);
  return told.length === 0 ? null : Math.min(...told);
}

function raisedIn({ raisedLoan, raisedOwn }: Way): number {
  return raisedLoan + raisedOwn;
}

/** `way-longer-loan` and the rest of one way, under that name; `-taxed`, the lesser of its first two years' cover after the owner's own tax; `-short…`, what each year takes beyond what it makes. */
function figuresOf(name: string, way: Way, { assumptions }: FinancialModel): FigureTable {
  const covers = {
    ...{ '-cover': way.cover, '-cover-first': way.coverYear1, '-cover-bare': way.bareCover },
    ...{ '-cover-low': way.lowCover, '-cover-low-first': way.lowCoverYear1, '-taxed': leastOf(way.taxedCovers) },
  };
  const shorts = { '-first': way.shorts.year1, '': way.shorts.whole, '-low-first': way.shorts.lowYear1, '-low': way.shorts.lowWhole };
  return {
    [`way-${name}-loan`]: derived('money', way.loan),
    [`way-${name}-own`]: derived('money', way.raisedOwn),
    [`way-${name}-instalment`]: derived('money', way.instalment),
    ...(way.graceMonths > assumptions.graceMonths.value ? { [`way-${name}-grace`]: derived('count', way.graceMonths) } : {}),
    ...(way.breakEven === null ? {} : { [`way-${name}-break-even`]: derived('count', way.breakEven) }),
    ...Object.assign({}, ...Object.entries(covers).map(([end, cover]) => coverFigure(`way-${name}${end}`, cover))),
    ...Object.fromEntries(Object.entries(shorts).map(([end, short]) => [`way-${name}-short${end}`, derived('money', short)])),
  };
}

function coverFigure(id: string, cover: number | null): FigureTable {
  return cover === null ? {} : { [id]: derived('ratio', cover / 100) };
}

/** `remedy-price`, percent; `remedy-cut`, money a month: either alone would be enough. `mended-…`: what comes of it. */
function remedyFigures(told: FinancialModel, facts: FactSheet): FigureTable {
  const { pricePct = null, monthlyCut = null, mended = null } = findRemedy(told) ?? {};
  return {
    ...(monthlyCut === null ? {} : cutFigures(monthlyCut, told, facts)),
    ...(pricePct === null ? {} : { 'remedy-price': derived('percent', pricePct) }),
    ...(monthlyCut === null ? {} : { 'remedy-cut': derived('money', monthlyCut) }),
    ...(mended ? mendedFigures(mended, told) : {}),
  };
}

/** Of their pay, what founders can be asked to live on at the least: our own bar. */
const LEAST_OF_PAY = 0.4;

/**
 * `cut-share`: what of a month's costs and pay it is; `cut-hired`: what those who are hired cost in one; `cut-shut`: the same over the months of a
 * year without sales; `cut-pay`: what each founder would take if it all came from their pay, where that leaves enough of it.
 */
function cutFigures(cut: number, { assumptions: a }: FinancialModel, facts: FactSheet): FigureTable {
  const team = splitTeam(facts, Math.ceil(a.team.value));
  const { founders, wages, charges } = splitHiredPay(a, team);
  const left = founders - cut;
  const shut = a.season.value.filter((index) => index === 0).length;
  return {
    ...(left >= founders * LEAST_OF_PAY && team.founders > 0 ? { 'cut-pay': derived('money', Math.floor(left / team.founders)) } : {}),
    'cut-share': derived('percent', Math.round((cut * 100) / Math.max(1, a.fixedCosts.value + a.extraPay.value))),
    'cut-hired': derived('money', wages + charges),
    ...(shut > 0 && wages > 0 ? { 'cut-shut': derived('money', shut * (wages + charges)) } : {}),
  };
}

/** Percent of sales that may be lost at this price before it earns less than the one told, rounded down: 1 − (margin told ÷ margin at it). */
function salesToLose({ assumptions: a }: FinancialModel, priceCents: number): number {
  const margin = (cents: number) => cents - a.unitCostCents.value;
  return Math.floor(100 * (1 - margin(a.priceCents.value) / margin(priceCents)));
}

/** The second year's cover only where the loan lasts so long. */
function mendedFigures({ priceCents, monthlyCosts, missing, outcome, covers, cash, fewer }: Mended, told: FinancialModel): FigureTable {
  const closing = cash.map((amount, at): FigureTable => ({ [monthFigure(at + 1, 'mended-cash')]: derived('money', amount) }));
  return {
    ...Object.assign({}, ...closing),
    'mended-cash-end': derived('money', cash.at(-1) ?? 0),
    'mended-fewer': derived('percent', 100 - fewer.volumePct),
    ...coverFigure('mended-fewer-cover', fewer.cover),
    'mended-price': derived('price', fromCents(asCharged(told, priceCents))),
    'mended-loses': derived('percent', salesToLose(told, priceCents)),
    'mended-costs': derived('money', monthlyCosts),
    'told-costs': derived('money', told.assumptions.fixedCosts.value + told.assumptions.extraPay.value),
    'mended-missing': derived('money', missing),
    'mended-result-y1': derived('money', outcome.resultYear1),
    'mended-result-y2': derived('money', outcome.resultYear2),
    ...outcomeFigures('mended', outcome, told),
    ...coverFigure('mended-cover-y1', covers[0]),
    ...(coverYear(told) === 1 ? coverFigure('mended-cover-y2', covers[1]) : {}),
  };
}
