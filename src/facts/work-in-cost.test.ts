import { expect, it } from 'vitest';
import type { FactSheet, FactValues } from './fact.ts';
import { findWorkInCost, isWorkPaidBySale } from './work-in-cost.ts';

function told(cost: number, text: string, values: Partial<FactValues> = {}): FactSheet {
  const fact = (id: string, value: unknown, words: string | null) => ({
    id,
    value,
    unit: null,
    period: null,
    quote: words === null ? null : { answer: 0, start: 0, end: words.length, text: words },
    origin: 'said',
  });
  return Object.fromEntries([
    ['unitCost', fact('unitCost', cost, text)],
    ...Object.entries(values).map(([id, value]) => [id, fact(id, value, typeof value === 'string' ? value : null)]),
  ]) as FactSheet;
}

it.each([
  [45, 'Cleaner’s wages £42 plus £3 products: £45', 0.93],
  [45, '42 la limpiadora y 3 de producto, 45', 0.93],
  [54, '54 euros: 48 son del profesor y 6 la plataforma', 0.89],
  [20, '£20 to the tutor', 1],
  [18_000, '18 mil, lo que le pago a la cuidadora por visita', 1],
  [30, '30, of which 12 is labour and 18 timber', 0.4],
])('the part of %s that «%s» pays whoever does the work', (cost, text, share) => {
  expect(findWorkInCost(told(cost, text))?.share).toBeCloseTo(share, 2);
});

it.each([
  [22, '22 € de pieza'],
  [3, '£3, mostly toilet cleaner and cloths'],
  [9, '9, sin mano de obra'],
  [40, '40 of materials, no labour in it'],
  [1.5, '1.50, the blades that barbershop cleaners sell'],
])('nobody is paid out of %s: «%s»', (cost, text) => {
  expect(findWorkInCost(told(cost, text))).toBeNull();
});

it('told with what a month costs, or of those who work, it is of the whole cost', () => {
  expect(isWorkPaidBySale(told(45, '£45', { resources: 'Cleaners’ wages sit in visit cost.' }))).toBe(true);
  expect(isWorkPaidBySale(told(54, '54 euros', { resources: 'con cinco profesores autónomos que cobran por hora' }))).toBe(true);
  expect(isWorkPaidBySale(told(54, '54 euros', { resources: 'un profesor a sueldo' }))).toBe(false);
});

it('a rider beside what is cooked does not do the work', () => {
  expect(isWorkPaidBySale(told(6, '4 of food and 2 for the rider, 6'))).toBe(false);
});
