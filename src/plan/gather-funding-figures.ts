import type { FinancialModel } from '../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents, unsigned } from './make-figure.ts';

/** A hole in the cash that opens sooner cannot be filled by spending less or charging more until then. */
const FEWEST_MONTHS_TO_ACT = 4;
/** No customer would stay at a price that much higher. */
const HIGHEST_RISE_PCT = 30;

/** What opening costs, who pays it and what is missing. */
export function gatherFundingFigures(model: FinancialModel): FigureTable {
  const { funding } = model;
  const missing = amountToFind(model);
  return {
    reserve: derived('money', funding.reserve),
    'opening-stock': derived('money', funding.openingStock),
    'opening-vat': derived('money', funding.openingVat),
    deposit: { kind: 'money', value: funding.deposit, origin: 'sector' },
    'pre-opening': { kind: 'money', value: funding.preOpening, origin: 'sector' },
    'opening-uses': derived('money', funding.openingUses),
    'start-up-losses': derived('money', funding.startUpLosses),
    need: derived('money', funding.need),
    sources: derived('money', funding.ownFunds + funding.loan),
    gap: derived('money', funding.gap),
    spare: derived('money', funding.spare),
    'opening-cash': derived('money', funding.openingCash),
    instalment: derived('money', funding.instalment),
    'to-find': derived('money', missing),
    ...lowWayFigures(model),
  };
}

/**
 * What must still be raised so that no month of the three years ends below zero and two months of fixed costs are kept at the start.
 * A business that never pays its way needs no more than the opening here: money would only lengthen the loss.
 */
export function amountToFind({ funding, lowestCash, breakEven }: FinancialModel): number {
  if (breakEven.month === null) return funding.gap;
  return Math.max(funding.gap, unsigned(-lowestCash.amount), 0);
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
