// Costs of a month that are known one by one, told anew by their names or by what they were; the total goes with them.
import { expect, test } from 'vitest';
import { type CostLine, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const lines = (told: Record<string, number>): readonly CostLine[] =>
  Object.entries(told).map(([label, amount]) => ({ label, amount, kind: /alquiler/.test(label) ? 'rent' : 'other' }));
const sheet = (told: Record<string, number>): FactSheet =>
  withFacts({}, [
    makeFact('costLines', lines(told)),
    makeFact(
      'fixedCosts',
      Object.values(told).reduce((so, one) => so + one, 0),
      { period: 'month' },
    ),
    makeFact('price', 28),
    makeFact('volume', 120),
    makeFact('unitCost', 6),
  ]);
const SHOP = sheet({ gasolina: 300, seguro: 200, alquiler: 900 });
const FIRM = sheet({ office: 600, tools: 400, insurance: 500 });

test.each([
  ['es', 'la gasolina son 350, no 300', [350, 200, 900], SHOP],
  ['es', 'la gasolina no son 300, son 350', [350, 200, 900], SHOP],
  ['es', 'no son 300, son 350', [350, 200, 900], SHOP],
  ['es', 'el alquiler es 850 y el seguro 250', [300, 250, 850], SHOP],
  ['en', 'office is 700 and tools 500', [700, 500, 500], FIRM],
  ['en', 'Insurance is 550, not 500', [600, 400, 550], FIRM],
] as const)('%s: %s', (language, words, amounts, known) => {
  const { facts } = read('read-back', words, language, known);
  const after = withFacts(known, facts);
  expect(factValue(after, 'costLines')?.map(({ amount }) => amount)).toEqual(amounts);
  expect(factValue(after, 'fixedCosts')).toBe(amounts.reduce((so, one) => so + one, 0));
  expect(after).toMatchObject({ price: { value: 28 }, volume: { value: 120 }, unitCost: { value: 6 } });
  expect(after.lines).toBeUndefined();
});

test.each([
  ['es', 'El precio es 32, con el seguro incluido', SHOP],
  ['en', 'the loan for the office is 6,000', FIRM],
] as const)('what is told of something else is none of them: %s: %s', (language, words, known) => {
  expect(read('read-back', words, language, known).facts.some(({ id }) => id === 'costLines')).toBe(false);
});

test('one that was left out, told with the total it makes', () => {
  const told = (words: string) => factValue(withFacts(SHOP, read('read-back', words, 'es', SHOP).facts), 'fixedCosts');
  expect(told('Los gastos fijos son 1.600, me faltaban 200 del almacén')).toBe(1600);
  expect(told('se te ha olvidado la gestoría, 80 al mes')).toBe(1480);
});

test('one is told anew and another is gone, in one sentence', () => {
  const { facts } = read('read-back', 'insurance is 560 and we dropped the tools', 'en', FIRM);
  expect(facts.filter(({ id }) => id === 'fixedCosts').map(({ value }) => value)).toEqual([1160]);
  expect(factValue(withFacts(FIRM, facts), 'costLines')).toHaveLength(2);
});

test('who is hired is told by what they are called', () => {
  const known = withFacts(FIRM, [
    makeFact('costLines', [...lines({ office: 600 }), { label: 'assistant', amount: 900, kind: 'hired' }]),
    makeFact('staffPay', 900, { period: 'month' }),
  ]);
  const after = withFacts(known, read('read-back', 'my assistant costs 1,000 now', 'en', known).facts);
  expect(after).toMatchObject({ staffPay: { value: 1000 }, fixedCosts: { value: 1600 }, unitCost: { value: 6 } });
});
