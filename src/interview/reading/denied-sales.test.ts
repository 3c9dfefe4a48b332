import { expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { read } from './read-fixture.ts';

const fact = (id: string, value: unknown) => ({ id, value, period: null, unit: null, quote: null, origin: 'said' });
const KNOWN = { price: fact('price', 75), volume: fact('volume', 39) } as unknown as FactSheet;

test.each([
  [
    'resources',
    'en',
    "No, that's only the celebration cakes. With the coffees and slices on top it's about 7,350 a month, coffee's roughly 2,400 of that and slices about two thousand.",
  ],
  ['unit-cost', 'en', "No, that's just the repairs, with the rentals on top it's more like 5,200 a month."],
  ['resources', 'es', 'No, eso es solo los cortes. Con los tintes en total son unos 6.400 al mes.'],
] as const)('%s, %s: what is denied of the sales is no other sum: %s', (question, language, text) => {
  const { kind, facts, about } = read(question, text, language, KNOWN);
  expect([kind, about, facts]).toEqual(['change', 'lines', []]);
});

test('what is bought, told besides, is read', () => {
  const { kind } = read('resources', "No, that's only the cakes. For the oven I need 3,000 and the fit-out is 8,000.", 'en', KNOWN);
  expect(kind).toBe('answer');
});

test('so is what is denied where several things are known', () => {
  const lines = [
    { label: 'cakes', price: 75, units: 39 },
    { label: 'coffee', price: 3.4, units: 704 },
  ];
  const known = { ...KNOWN, lines: fact('lines', lines), price: { ...fact('price', 7.16), origin: 'derived' } } as unknown as FactSheet;
  const told = read(
    'unit-cost',
    "No, that's only the cakes. With the coffees on top it's about 7,350 a month, roughly 2,400 of that coffee.",
    'en',
    known,
  );
  expect([told.kind, told.facts]).toEqual(['change', []]);
});
