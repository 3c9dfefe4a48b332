import type { FinancialModel } from '../../finance/financial-model.ts';
import { findEscape, founderPayOf, monthlyCostsOf } from '../../finance/find-escape.ts';
import { asCharged } from './as-charged.ts';
import type { Figure, FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

/** `escape-…`: what each thing alone would have to come to for the months to pay their way; `…-now`, what it is, the price as it is charged. None where they do. */
export function gatherEscapeFigures(model: FinancialModel, charged: Figure): FigureTable {
  const found = findEscape(model);
  if (!found) return {};
  const { assumptions: a, years } = model;
  const money = (value: number) => derived('money', value);
  const cents = (value: number) => derived('price', fromCents(value));
  return {
    ...ifFound('escape-price', found.priceCents, (value) => cents(asCharged(model, value))),
    ...ifFound('escape-units', found.units, (value) => derived('count', value)),
    ...ifFound('escape-unit-cost', found.unitCostCents, cents),
    ...ifFound('escape-costs', found.monthlyCosts, money),
    ...ifFound('escape-pay', found.founderPay, money),
    ...ifFound('escape-together', found.togetherPct, (value) => derived('percent', value)),
    'escape-price-now': charged,
    'escape-units-now': derived('count', Math.round(years[1].units / 12)),
    'escape-unit-cost-now': cents(a.unitCostCents.value),
    'escape-costs-now': money(monthlyCostsOf(a)),
    ...(founderPayOf(a) > 0 ? { 'escape-pay-now': money(founderPayOf(a)) } : {}),
  };
}

function ifFound(id: string, value: number | null, make: (value: number) => Figure): FigureTable {
  return value === null ? {} : { [id]: make(value) };
}
