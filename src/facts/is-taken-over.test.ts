import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { priceOfTakeover } from './is-taken-over.ts';

const TAKEN = { takeover: { id: 'takeover', value: true, period: null, unit: null, quote: null, origin: 'said' } } as FactSheet;
const items = (...labels: readonly string[]) => labels.map((label, at) => ({ label, amount: (at + 1) * 1000 }));

it.each([
  [['traspaso con el horno', 'una vitrina'], 1000],
  [['vitrina', 'fondo de comercio'], 2000],
  [['the business', 'a van'], 1000],
  [['buying the practice', 'goodwill'], 3000],
  [['una furgoneta', 'horno'], 0],
])('of %j the business itself costs %d', (labels, price) => {
  expect(priceOfTakeover(TAKEN, items(...labels))).toBe(price);
  expect(priceOfTakeover({}, items(...labels))).toBe(0);
});
