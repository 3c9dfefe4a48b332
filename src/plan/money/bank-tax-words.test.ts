import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { BANK_TAX } from './bank-tax-words.ts';

const TOLD = SHEETS['all said, money missing'] ?? {};
const { taxIncluded: _, ...UNTOLD } = TOLD;

it.each([
  ['GB', 'GBP'],
  ['IE', 'EUR'],
  ['NZ', 'NZD'],
] as const)('in %s, where prices are said with the tax, the one asked about is the one that was told', (country, currency) => {
  const { figures, pages } = compose({ ...UNTOLD, ...fact('country', country), ...fact('currency', currency) });
  const said = JSON.stringify(pages);
  expect(figures['price-charged']?.value).toBe(UNTOLD.price?.value);
  expect(said).not.toMatch(/En ese caso,? (?:de los \{\{fig:price\}\} )?quedan|\{\{fig:other-price\}\} is left/);
});

it('what is kept is all of the price only where the tax comes on top', () => {
  const inside = BANK_TAX.find(({ id }) => id === 'bank.tax.inside');
  expect(inside?.variants.every(({ es, en }) => es.includes('price-charged') && en.includes('price-charged'))).toBe(true);
  expect(JSON.stringify(inside)).not.toContain('{{fig:price}}');
});
