import { expect, test } from 'vitest';
import { type Fact, type FactId, type FactValues, factValue } from '../facts/fact.ts';
import type { QuestionId, ReadingKind } from './interview.ts';
import { layFacts } from './lay-facts.ts';

function said<Id extends FactId>(id: Id, value: FactValues[Id]): Fact<Id> {
  return { id, value, period: null, unit: null, quote: null, origin: 'said' };
}

function exchange(question: QuestionId, facts: readonly Fact[], kind: ReadingKind = 'answer') {
  return { question, reading: { kind, facts } };
}

const PRICED = exchange('revenue', [said('price', 32)]);

test('an aside fills a blank', () => {
  expect(factValue(layFacts([exchange('marketing', [said('price', 32)])]), 'price')).toBe(32);
});

test('an aside never replaces what was said where it was asked for', () => {
  expect(factValue(layFacts([PRICED, exchange('resources', [said('price', 1_500_000)])]), 'price')).toBe(32);
});

test('the question about it, a correction and the read-back do replace it', () => {
  const again = [said('price', 35)];
  for (const later of [exchange('price', again), exchange('goals', again, 'correction'), exchange('read-back', again, 'correction')]) {
    expect(factValue(layFacts([PRICED, later]), 'price')).toBe(35);
  }
});

test('a second answer to a topic goes on from the first', () => {
  const told = layFacts([
    exchange('customer', [said('customer', 'jubilados.')]),
    exchange('customer', [said('customer', 'cada mes, en Soria')]),
  ]);
  expect(factValue(told, 'customer')).toBe('jubilados. cada mes, en Soria');
});

test('a new total drops the parts that no longer add up to it, and keeps those that do', () => {
  const parts = [said('investment', 300), said('investmentItems', [{ label: 'horno', amount: 300 }])];
  const opened = exchange('resources', parts);
  expect(layFacts([opened, exchange('read-back', [said('investment', 500)], 'correction')]).investmentItems).toBeUndefined();
  expect(layFacts([opened, exchange('read-back', [said('investment', 300)], 'correction')]).investmentItems).toBeDefined();
});

test('a list stays with a larger total, and goes with a smaller one', () => {
  const items = [
    { label: 'horno', amount: 300 },
    { label: 'vitrina', amount: 100 },
  ];
  const opened = exchange('resources', [said('investment', 400), said('investmentItems', items)]);
  expect(factValue(layFacts([opened, exchange('read-back', [said('investment', 500)], 'correction')]), 'investmentItems')).toEqual(items);
  expect(layFacts([opened, exchange('read-back', [said('investment', 350)], 'correction')]).investmentItems).toBeUndefined();
});

test('costs listed one by one are kept where their sum is put right, and not where it is another altogether', () => {
  const text = 'Alquiler 950, luz 280 y la contadora 140';
  const listed = { ...said('fixedCosts', 1370), origin: 'derived' as const, quote: { answer: 4, start: 0, end: text.length, text } };
  const corrected = (value: number) =>
    layFacts([exchange('fixed-costs', [listed]), exchange('read-back', [said('fixedCosts', value)], 'correction')]);
  expect(factValue(corrected(1400), 'costList')).toContain(text);
  expect(corrected(4000).costList).toBeUndefined();
});

test('another sector takes the narrower trade of the old one away, an aside does not', () => {
  const florist = exchange('solution', [said('sector', 'retail_shop'), said('trade', 'florist')]);
  expect(factValue(layFacts([florist]), 'trade')).toBe('florist');
  expect(layFacts([florist, exchange('read-back', [said('sector', 'gym')], 'correction')]).trade).toBeUndefined();
  expect(factValue(layFacts([florist, exchange('identity', [said('sector', 'retail_shop')])]), 'trade')).toBe('florist');
  expect(factValue(layFacts([florist, exchange('marketing', [said('sector', 'gym')])]), 'trade')).toBe('florist');
  expect(
    layFacts([exchange('solution', [said('sector', 'gym')]), exchange('marketing', [said('trade', 'florist')])]).trade,
  ).toBeUndefined();
});

test('an offer that is none of the trades takes back the one the problem told', () => {
  const cars = exchange('problem', [said('sector', 'repair_shop'), said('trade', 'car_garage')]);
  const rental = layFacts([cars, exchange('solution', [said('solution', 'A small car rental with twelve cars')])]);
  expect([rental.sector, rental.trade]).toEqual([undefined, undefined]);
  const knives = layFacts([cars, exchange('solution', [said('solution', 'Afilado de cuchillos a domicilio')])]);
  expect([factValue(knives, 'sector'), knives.trade]).toEqual(['repair_shop', undefined]);
});

test('a new total that leaves out one of the parts takes only that part away', () => {
  const items = [
    { label: 'machines', amount: 4300 },
    { label: 'sign', amount: 1200 },
    { label: 'cushion', amount: 6750 },
  ];
  const first = exchange('investment', [said('investment', 12_250), said('investmentItems', items)]);
  const told = layFacts([first, exchange('read-back', [said('investment', 5500)], 'correction')]);
  expect(factValue(told, 'investmentItems')).toEqual(items.slice(0, 2));
});

test('what getting known costs once goes with the purchases that are listed later', () => {
  const quote = { answer: 4, start: 0, end: 9, text: 'channels' };
  const launch = { ...said('investmentItems', [{ label: 'web', amount: 600 }]), quote };
  const told = exchange('marketing', [{ ...said('marketing', 'channels'), quote }, launch]);
  const list = [{ ...said('investment', 2250), origin: 'derived' as const }, said('investmentItems', [{ label: 'kit', amount: 2250 }])];
  const laid = layFacts([told, exchange('resources', list)]);
  expect(factValue(laid, 'investment')).toBe(2850);
  expect(factValue(laid, 'investmentItems')?.map(({ label }) => label)).toEqual(['kit', 'web']);
  const total = layFacts([told, exchange('resources', [said('investment', 9000)])]);
  expect(factValue(total, 'investment')).toBe(9000);
});
