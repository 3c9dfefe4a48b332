import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Figure, FigureKind } from './figure.ts';

export function derived(kind: FigureKind, value: number | string): Figure {
  return { kind, value, origin: 'derived' };
}

/** `YYYY-MM` of the n-th month of trading, the first being 1. */
export function monthOf(model: FinancialModel, number: number): string {
  return model.months[number - 1]?.month ?? model.assumptions.start.value;
}

/** Money in cents to at most two decimals of the unit. */
export function fromCents(cents: number): number {
  return Math.round(cents) / 100;
}

/** Minus zero is zero. */
export function unsigned(value: number): number {
  return value === 0 ? 0 : value;
}
