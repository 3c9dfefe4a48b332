import { expect, test } from 'vitest';
import { countryOf } from '../../countries/countries.ts';
import { fact } from '../plan-fixtures.ts';
import { piecesRunIn } from './pieces-language.ts';

const runIn = (code: 'ES' | 'US' | 'GB', customer: string) => piecesRunIn({ facts: fact('customer', customer), country: countryOf(code) });

test('pieces run in what their readers read', () => {
  expect(runIn('ES', 'Retired Brits on the coast')?.es).toMatch(/^Las piezas salen en inglés/);
  expect(runIn('US', 'Hispanic families in Hialeah')?.en).toMatch(/^The pieces run in Spanish/);
  expect(runIn('ES', 'Familias del barrio')).toBeNull();
  expect(runIn('GB', 'British families')).toBeNull();
});
