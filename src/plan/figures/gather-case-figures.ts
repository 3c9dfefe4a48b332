import type { FactSheet } from '../../facts/fact.ts';
import { splitTeam } from '../../facts/split-team.ts';
import type { FinancialModel, Outcome } from '../../finance/financial-model.ts';
import { runOtherCase } from '../../finance/run-other-case.ts';
import { splitHiredPay } from '../../finance/split-hired-pay.ts';
import { asCharged } from './as-charged.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived, fromCents, monthOf } from './make-figure.ts';

/** `case-…`: the plan with one thing changed beside its volume; `case-pay`, what each owner then takes a month, or `case-charge`, the price then charged. */
export function gatherCaseFigures(model: FinancialModel, facts: FactSheet): FigureTable {
  const { assumptions: a } = model;
  const team = splitTeam(facts, Math.ceil(a.team.value));
  const found = runOtherCase(model, { owners: team.founders, ownersPay: splitHiredPay(a, team).founders });
  if (found === null) return {};
  const { id, amount, outcome } = found;
  return {
    ...outcomeFigures('case', outcome, model),
    ...(id === 'least-pay'
      ? { 'case-pay': { kind: 'money', value: amount, origin: 'sector' } }
      : { 'case-charge': derived('price', fromCents(asCharged(model, amount))) }),
  };
}

/** `…-revenue`, `…-result` and the rest of what comes of one course; what it never reaches is left out. */
export function outcomeFigures(name: string, outcome: Outcome, model: FinancialModel): FigureTable {
  const month = (value: number) => derived('month', monthOf(model, value));
  const cover = (value: number) => derived('ratio', value / 100);
  return {
    [`${name}-revenue`]: derived('money', outcome.revenueYear1),
    [`${name}-margin`]: derived('money', outcome.grossMarginYear1),
    [`${name}-operating`]: derived('money', outcome.operatingResultYear1),
    [`${name}-result`]: derived('money', outcome.resultYear1),
    [`${name}-cash`]: derived('money', outcome.lowestCash),
    [`${name}-cash-month`]: month(outcome.lowestCashMonth),
    ...ifThere(`${name}-cover`, outcome.debtCoverYear1, cover),
    ...ifThere(`${name}-cover-second`, outcome.debtCoverYear2, cover),
    ...ifThere(`${name}-recovered-month`, outcome.recoveredMonth, month),
    ...ifThere(`${name}-break-even-month`, outcome.breakEvenMonth, month),
  };
}

function ifThere(id: string, value: number | null, make: (value: number) => Figure): FigureTable {
  return value === null ? {} : { [id]: make(value) };
}
