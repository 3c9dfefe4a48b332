import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { fact } from '../plan-fixtures.ts';
import { lineSlots } from './name-lines.ts';

const FACTS = {
  ...fact('lines', [
    { label: 'hems', price: 20, units: 90 },
    { label: 'zippy quibbles', price: 30, units: 10 },
  ]),
  ...fact('price', 21),
  ...fact('volume', 100),
};
const QUOTES = { 'line-1': { text: 'hems', language: 'en' as const }, 'line-2': { text: 'zippy quibbles', language: 'en' as const } };

it('an advertisement quotes nobody: what only one language has a name for is left out of it, in both editions', () => {
  const { linesPriced, linesAdvertised } = lineSlots(
    { ...FACTS, price: { ...FACTS.price, origin: 'derived' } } as FactSheet,
    QUOTES,
    'repair_shop',
  );
  expect(linesPriced?.es).toContain('{{quote:line-2}}');
  expect(linesAdvertised).toEqual({ es: 'dobladillos a {{fig:line-1-price}}', en: 'hems at {{fig:line-1-price}}' });
});
