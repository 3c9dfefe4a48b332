import type { FinancialModel } from '../finance/financial-model.ts';
import { amountToFind, asTold } from '../finance/measure-missing.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents, monthOf } from './make-figure.ts';

/** A hole in the cash that opens sooner cannot be filled by spending less or charging more until then. */
const FEWEST_MONTHS_TO_ACT = 4;
/** No customer would stay at a price that much higher. */
const HIGHEST_RISE_PCT = 30;

/** What opening costs, who pays it and what is missing. */
export function gatherFundingFigures(model: FinancialModel): FigureTable {
  const { funding } = model;
  return {
    reserve: derived('money', funding.reserve),
    ...reserveFigures(model),
    'before-tax-opened': derived('money', model.years[0].profitBeforeTax - funding.preOpening),
    'opening-stock': derived('money', funding.openingStock),
    'opening-vat': derived('money', funding.openingVat),
    deposit: { kind: 'money', value: funding.deposit, origin: 'sector' },
    'pre-opening': { kind: 'money', value: funding.preOpening, origin: 'sector' },
    'opening-uses': derived('money', funding.openingUses),
    'start-up-losses': derived('money', funding.startUpLosses),
    need: derived('money', funding.need),
    sources: derived('money', funding.ownFunds + funding.loan),
    'raised-own': derived('money', funding.raisedOwn),
    'raised-loan': derived('money', funding.raisedLoan),
    'loan-asked': derived('money', funding.loan + funding.raisedLoan),
    gap: derived('money', funding.gap),
    spare: derived('money', funding.spare),
    'opening-cash': derived('money', funding.openingCash),
    instalment: derived('money', funding.instalment),
    'to-find': derived('money', amountToFind(asTold(model))),
    ...toldFigures(asTold(model)),
    ...lowWayFigures(model),
  };
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

/** Three ways of covering what the low scenario lacks at its worst month: raise it, spend less each month until then, or charge more. */
function lowWayFigures({ scenarios, months, assumptions }: FinancialModel): FigureTable {
  const [low] = scenarios;
  const short = -low.lowestCash;
  if (short <= 0 || low.lowestCashMonth < FEWEST_MONTHS_TO_ACT) return {};
  const until = months.slice(0, low.lowestCashMonth);
  const sold = Math.max(1, Math.floor((until.reduce((sum, { units }) => sum + units, 0) * low.volumePct) / 100));
  const rise = Math.ceil((short * 100) / sold);
  if (rise * 100 > assumptions.priceCents.value * HIGHEST_RISE_PCT) return {};
  return {
    'low-way-months': derived('count', until.length),
    'low-way-cut': derived('money', Math.ceil(short / until.length)),
    'low-way-price': derived('price', fromCents(assumptions.priceCents.value + rise)),
  };
}
