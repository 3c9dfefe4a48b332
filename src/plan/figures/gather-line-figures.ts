import type { FactSheet } from '../../facts/fact.ts';
import { inNormalMonth, normalOf } from '../../facts/sales-of-normal-month.ts';
import { netOfTax } from '../../finance/assume-offer.ts';
import type { LineAssumption } from '../../finance/assumption.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { FigureTable } from './figure.ts';
import { derived, fromCents } from './make-figure.ts';

type LineFigure = 'price' | 'units' | 'revenue' | 'share' | 'margin';

/** The id of a figure of one of the things sold, counted from 0. */
export function lineFigure(at: number, what: LineFigure): string {
  return `line-${at + 1}-${what}`;
}

/**
 * Each of the things sold: its price as told, how many in a normal month, what that brings in before the tax on sales and which part of all it is,
 * and what one leaves where its cost was told; then their sum. Nothing where one thing is sold.
 */
export function gatherLineFigures({ assumptions: a }: FinancialModel, facts: FactSheet): FigureTable {
  const { lines } = a;
  if (!lines) return {};
  // As told: what is kept is the average month of the season told.
  const normal = normalOf(facts);
  const told = lines.map(({ units }) => inNormalMonth(units.value, normal));
  const netCents = ({ priceCents }: LineAssumption) =>
    a.taxIncluded.value && a.vatOnSales.value > 0 ? netOfTax(priceCents.value, a.vatOnSales.value) : priceCents.value;
  const revenues = lines.map((line, at) => Math.round(fromCents(netCents(line) * (told[at] ?? 0))));
  const total = revenues.reduce((sum, revenue) => sum + revenue, 0);
  const units = told.reduce((sum, count) => sum + count, 0);
  const each = lines.flatMap((line, at) => {
    const count = told[at] ?? 0;
    return [
      [lineFigure(at, 'price'), { kind: 'price' as const, value: fromCents(line.priceCents.value), origin: line.priceCents.origin }],
      [lineFigure(at, 'units'), { kind: countKind(count), value: count, origin: line.units.origin }],
      [lineFigure(at, 'revenue'), derived('money', revenues[at] ?? 0)],
      [lineFigure(at, 'share'), derived('percent', Math.round(((revenues[at] ?? 0) * 100) / Math.max(1, total)))],
      ...(line.unitCostCents
        ? [[lineFigure(at, 'margin'), derived('price', fromCents(netCents(line) - line.unitCostCents.value))] as const]
        : []),
    ] as const;
  });
  return {
    ...Object.fromEntries(each),
    'lines-units': derived(countKind(units), Math.round(units * 100) / 100),
    'lines-revenue': derived('money', total),
    'lines-share': derived('percent', WHOLE_PCT),
  };
}

const WHOLE_PCT = 100;

function countKind(units: number): 'count' | 'ratio' {
  return Number.isInteger(units) ? 'count' : 'ratio';
}
