import { asTold } from '../../finance/as-told.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { measureLean } from '../../finance/measure-lean.ts';
import { spentBeforeOpening } from '../../finance/measure-opening.ts';
import { monthlyCosts, usualReserve } from '../../finance/usual-reserve.ts';
import type { FigureTable } from './figure.ts';
import { gatherNominalFigures } from './gather-nominal-figures.ts';
import { derived, monthOf } from './make-figure.ts';

/** What opening costs, who pays it and what is missing. */
export function gatherFundingFigures(model: FinancialModel): FigureTable {
  const { funding } = model;
  return {
    purchases: { kind: 'money', value: funding.purchases, origin: model.assumptions.investment.origin },
    reserve: derived('money', funding.reserve),
    ...toldReserve(model),
    ...reserveFigures(model),
    'opening-stock': derived('money', funding.openingStock),
    'opening-vat': derived('money', funding.openingVat),
    deposit: { kind: 'money', value: funding.deposit, origin: 'sector' },
    'pre-opening': { kind: 'money', value: funding.preOpening, origin: 'sector' },
    'opening-rent': { kind: 'money', value: funding.openingRent, origin: 'sector' },
    ...rentMonths(model),
    'opening-spent': derived('money', spentBeforeOpening(funding)),
    ...gatherNominalFigures(model),
    'opening-uses': derived('money', funding.openingUses),
    'opening-beyond': derived('money', Math.max(0, funding.openingUses - funding.purchases)),
    'start-up-losses': derived('money', funding.startUpLosses),
    need: derived('money', funding.need),
    sources: derived('money', funding.ownFunds + funding.loan),
    'raised-own': derived('money', funding.raisedOwn),
    'raised-loan': derived('money', funding.raisedLoan),
    'loan-asked': derived('money', funding.loan + funding.raisedLoan),
    gap: derived('money', funding.gap),
    ...leastFigure(model),
    ...leanFigures(model),
    spare: derived('money', funding.spare),
    'opening-cash': derived('money', funding.openingCash),
    'cash-gain-y1': derived('money', model.years[0].closingCash - funding.openingCash),
    instalment: derived('money', funding.instalment),
    'to-find': derived('money', funding.gap),
    ...toldFigures(asTold(model)),
  };
}

/** What a lean opening would take, where nobody told of money. */
function leanFigures(model: FinancialModel): FigureTable {
  const lean = measureLean(model);
  if (!lean) return {};
  return {
    'lean-need': derived('money', lean.need),
    'lean-opening': derived('money', lean.parts.opening),
    ...(lean.parts.losses > 0 ? { 'lean-losses': derived('money', lean.parts.losses) } : {}),
    'lean-reserve': derived('money', lean.parts.reserve),
    'lean-result-y1': derived('money', lean.results[0]),
    'lean-result-y2': derived('money', lean.results[1]),
    ...(lean.payEach === null ? {} : { 'lean-pay': derived('money', lean.payEach) }),
  };
}

/** What of the gap keeps cash above zero; the rest of it is the reserve. Left out where all of it is. */
function leastFigure({ funding }: FinancialModel): FigureTable {
  return funding.gap > funding.reserve ? { 'gap-least': derived('money', funding.gap - funding.reserve) } : {};
}

/** The reserve that the founder named, how many months of costs it pays, and what two would be. */
function toldReserve({ assumptions, funding }: FinancialModel): FigureTable {
  const [told, monthly] = [assumptions.reserveTold.value, monthlyCosts(assumptions)];
  if (told === 0 || monthly === 0) return {};
  const months = Math.round((10 * funding.reserve) / monthly) / 10;
  return {
    'reserve-told': derived('money', told),
    'reserve-months': { kind: Number.isInteger(months) ? 'count' : 'rating', value: months, origin: 'derived' },
    'reserve-usual': derived('money', usualReserve(assumptions)),
  };
}

/** How many months of rent are paid before opening, where any are. */
function rentMonths({ funding, assumptions: { rent } }: FinancialModel): FigureTable {
  if (funding.openingRent === 0) return {};
  return { 'opening-rent-months': { kind: 'count', value: Math.round(funding.openingRent / rent.value), origin: 'sector' } };
}

/** The month from which the reserve is whole again and stays so, where the first months eat into it. */
function reserveFigures(model: FinancialModel): FigureTable {
  const { funding, months } = model;
  const last = months.findLast(({ cash }) => cash < funding.reserve)?.number ?? 0;
  return last > 0 && last < months.length ? { 'reserve-whole-month': derived('month', monthOf(model, last + 1)) } : {};
}

/** Where the cash would get on the money told alone. */
function toldFigures(told: FinancialModel): FigureTable {
  const { amount, month } = told.lowestCash;
  return {
    'told-cash-low': derived('money', amount),
    'told-cash-low-month': derived('month', monthOf(told, month)),
    ...(amount < 0 ? { 'told-cash-short': derived('money', -amount) } : {}),
  };
}
