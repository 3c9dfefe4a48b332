import { expect, it } from 'vitest';
import type { FigureTable } from '../figures/figure.ts';
import { rises } from './break-even-words.ts';

it('says that another reading asks for more sales only where both are known', () => {
  const count = (value: number) => ({ kind: 'count', value, origin: 'derived' }) as const;
  const figures = (values: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(values).map(([id, value]) => [id, count(value)])) as unknown as FigureTable;
  expect(rises(figures({ 'units-to-pay-all': 40, 'discount-break-even': 52 }), 'discount-break-even')).toBe(true);
  expect(rises(figures({ 'units-to-pay-all': 40, 'discount-break-even': 40 }), 'discount-break-even')).toBe(false);
  expect(rises(figures({ 'discount-break-even': 52 }), 'discount-break-even')).toBe(false);
  expect(rises(figures({ 'units-to-pay-all': 40 }), 'discount-break-even')).toBe(false);
});
