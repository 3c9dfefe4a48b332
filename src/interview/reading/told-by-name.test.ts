// One number, and a clause whose own words leave but one figure that it can be; where they leave two, or none, it is asked about.
import { expect, test } from 'vitest';
import { type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { read } from './read-fixture.ts';

const KNOWN: FactSheet = withFacts({}, [
  makeFact('revenue', 'A cleaning is $180 and I expect 60 cleanings a month. Soap and fuel come to $26.'),
  makeFact('price', 180, { period: 'unit' }),
  makeFact('volume', 60, { period: 'month' }),
  makeFact('unitCost', 26, { period: 'unit' }),
  makeFact('fixedCosts', 4200, { period: 'month' }),
  makeFact('payIncluded', true),
]);

test.each([
  ["no wait, it's 195 a cleaning", 'price', 195],
  ["it's 30 a cleaning", 'unitCost', 30],
  ["shouldn't it be 45 for the cost?", 'unitCost', 45],
  ['soap is 31', 'unitCost', 31],
  ['it should be 75 cleanings', 'volume', 75],
  ['sorry, I said 180 but I meant 210', 'price', 210],
] as const)('%s', (text, id, value) => {
  const { facts } = read('read-back', text, 'en', KNOWN);
  expect(factValue(withFacts(KNOWN, facts), id)).toBe(value);
  const others = (['price', 'volume', 'unitCost', 'fixedCosts'] as const).filter((one) => one !== id);
  expect(others.map((one) => factValue(withFacts(KNOWN, facts), one))).toEqual(others.map((one) => factValue(KNOWN, one)));
});

test('what may be either is asked about', () => {
  const { facts, mayMean } = read('read-back', 'that one is 90', 'en', KNOWN);
  expect(facts).toEqual([]);
  expect(mayMean).toContain('price');
});

test('a remark with no number is asked about by what it names, and no other counts as a yes', () => {
  expect(read('read-back', 'the price seems low to me', 'en', KNOWN).mayMean).toEqual(['price']);
  expect(read('read-back', 'I do not like how this sounds', 'en', KNOWN)).toEqual({ kind: 'correction', facts: [] });
});

test.each(["my pay isn't in the fixed costs", 'my salary is not included'])('%s', (text) => {
  expect(factValue(withFacts(KNOWN, read('read-back', text, 'en', KNOWN).facts), 'payIncluded')).toBe(false);
});
