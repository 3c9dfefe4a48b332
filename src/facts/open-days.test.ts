import { expect, it } from 'vitest';
import type { FactSheet } from './fact.ts';
import { closesOn } from './open-days.ts';

const SATURDAY = 5;
const told = (text: string): FactSheet => ({
  resources: { id: 'resources', value: text, period: null, unit: null, quote: null, origin: 'said' },
});

it('a span of days leaves out the others', () => {
  expect(closesOn(told('Trabajamos de lunes a viernes'), SATURDAY)).toBe(true);
  expect(closesOn(told('Open Tuesday to Saturday'), SATURDAY)).toBe(false);
  expect(closesOn(told('Dos bicis de carga'), SATURDAY)).toBe(false);
});
