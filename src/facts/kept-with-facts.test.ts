import { expect, test } from 'vitest';
import type { Fact, FactSheet } from './fact.ts';
import { factValue, withFacts } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const told = <Id extends Fact['id']>(id: Id, value: Fact<Id>['value']) =>
  ({ id, value, period: null, unit: null, quote: null, origin: 'said' }) as unknown as Fact<Id>;
const inValencia: FactSheet = { city: told('city', 'Valencia'), name: told('name', 'Ceiba') };

function counting() {
  let times = 0;
  const find = keptWithFacts((facts) => {
    times += 1;
    return factValue(facts, 'city')?.length ?? 0;
  });
  return { find, times: () => times };
}

test('is found once for a sheet, and for all that agree in what was looked at', () => {
  const { find, times } = counting();
  expect([find(inValencia), find(inValencia), find(withFacts(inValencia, [told('name', 'Raíz')]))]).toEqual([8, 8, 8]);
  expect(times()).toBe(1);
});

test('is found anew where what was looked at is another fact, or none', () => {
  const { find, times } = counting();
  expect([find(inValencia), find(withFacts(inValencia, [told('city', 'Gijón')])), find({})]).toEqual([8, 5, 0]);
  expect(times()).toBe(3);
});

test('is no other sheet’s where all of a sheet was gone through', () => {
  const count = keptWithFacts((facts) => Object.keys(facts).length);
  expect([count(inValencia), count({})]).toEqual([2, 0]);
});

test('looks into what another finding looked at', () => {
  const { find, times } = counting();
  const twice = keptWithFacts((facts) => 2 * find(facts));
  expect([twice(inValencia), twice(withFacts(inValencia, [told('city', 'Gijón')]))]).toEqual([16, 10]);
  expect(times()).toBe(2);
});

test('is kept by what else is asked', () => {
  const isLongerThan = keptWithFacts((facts, letters: number) => (factValue(facts, 'city')?.length ?? 0) > letters);
  expect([isLongerThan(inValencia, 7), isLongerThan(inValencia, 8)]).toEqual([true, false]);
});

test('leaves nothing to other sheets when the turn is over', async () => {
  const { find, times } = counting();
  find(inValencia);
  await Promise.resolve();
  find(withFacts(inValencia, [told('name', 'Raíz')]));
  expect(times()).toBe(2);
});
