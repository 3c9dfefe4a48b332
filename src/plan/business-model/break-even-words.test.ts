import { expect, it } from 'vitest';
import type { FigureTable } from '../figures/figure.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
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

it('no number is told that pays for a month where none pays for it whole', () => {
  const pay = { ...fact('founderPay', 1300), ...fact('payIncluded', false), ...fact('fixedCosts', 853) };
  const told = { ...SAMPLE_FACTS, ...pay, ...fact('volume', 62), ...fact('minutesPerSale', 540), ...fact('team', 1) };
  const plan = compose(told);
  expect(plan.figures['break-even-units-all']).toBeUndefined();
  const texts = textsOf(plan).map(({ text }) => `${text.es} ${text.en}`);
  expect(texts.filter((text) => /\{\{fig:(?:break-even-units|break-even-revenue)\*?\}\}/.test(text))).toEqual([]);
  expect(texts.join(' ')).toContain('{{fig:costs-to-cover*}}');
});
