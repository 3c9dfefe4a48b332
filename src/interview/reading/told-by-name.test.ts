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
  ['soap and fuel run about 31 per cleaning', 'unitCost', 31],
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

test.each([
  ['you put 60, I said 75 cleanings', { volume: 75 }],
  ['- price 200\n- cleanings 70\n- cost 28', { price: 200, volume: 70, unitCost: 28 }],
  ['Price: 200. Cost: 28. Cleanings: 65.', { price: 200, volume: 65, unitCost: 28 }],
  ['a cleaning is 190 now', { price: 190, volume: 60 }],
] as const)('several, and none of them twice: %s', (text, expected) => {
  const after = withFacts(KNOWN, read('read-back', text, 'en', KNOWN).facts);
  expect(Object.fromEntries(Object.keys(expected).map((id) => [id, after[id as 'price']?.value]))).toEqual(expected);
  expect([after.lines, after.targetVolume, after.volumeFromStart]).toEqual([undefined, undefined, undefined]);
});

test('pay that is told not to be in', () => {
  const { facts } = read('read-back', "I haven't included my pay: I want 1,800", 'en', KNOWN);
  expect(withFacts(KNOWN, facts)).toMatchObject({
    payIncluded: { value: false },
    founderPay: { value: 1800 },
    fixedCosts: { value: 4200 },
  });
});

const FUNDED: FactSheet = withFacts(KNOWN, [
  makeFact('currency', 'USD'),
  makeFact('investment', 17_000),
  makeFact('start', '2027-05'),
  makeFact('targetVolume', 90),
]);

test.each([
  ["fixed costs aren't 4,200, they're 4,600", 'en', 'fixedCosts', 4600],
  ['overheads are 4,600 a month', 'en', 'fixedCosts', 4600],
  ['fixed costs go up to 4,600', 'en', 'fixedCosts', 4600],
  ["isn't the cost 31?", 'en', 'unitCost', 31],
  ['¿el coste no era 31?', 'es', 'unitCost', 31],
  ['no, 210 es lo que cobro', 'es', 'price', 210],
  ['60 a month is too many, make it 50', 'en', 'volume', 50],
  ['pido 12.000 al banco', 'es', 'loan', 12_000],
  ['the bank is lending us 12,000', 'en', 'loan', 12_000],
  ['invierto 19.000', 'es', 'investment', 19_000],
  ['mejor en octubre', 'es', 'start', '2027-10'],
  ['make it October', 'en', 'start', '2027-10'],
] as const)('in a few words, and nothing else moves: %s', (text, language, id, value) => {
  const after = withFacts(FUNDED, read('read-back', text, language, FUNDED).facts);
  expect(factValue(after, id)).toBe(value);
  const others = (
    ['price', 'volume', 'unitCost', 'fixedCosts', 'investment', 'targetVolume', 'founderPay', 'loan', 'start'] as const
  ).filter((one) => one !== id);
  expect(others.map((one) => factValue(after, one))).toEqual(others.map((one) => factValue(FUNDED, one)));
});
