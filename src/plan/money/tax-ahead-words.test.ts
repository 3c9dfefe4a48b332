import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

const SHOP = SHEETS['money to spare'] ?? {};
const told = (facts: typeof SHOP) => textsOf(compose(facts)).map(({ text }) => text.es);
const isTold = (facts: typeof SHOP, words: string) =>
  told(facts).some((text) => text.includes('{{fig:profit-tax-due*}}') && text.includes(words));

it('the year’s tax that the months do not pay is told, with the month in which the sums do and how the country has it paid ahead', () => {
  const { figures } = compose(SHOP);
  // Seven months into the second year, which begins in March 2028.
  expect(figures['profit-tax-month']?.value).toBe('2028-09');
  expect(Number(figures['profit-tax-due']?.value)).toBe(-Number(figures['tax-out-y1']?.value));
  expect(isTold(SHOP, 'no es la fecha de la ley. En España, una sociedad lo paga en julio')).toBe(true);
  expect(isTold({ ...SHOP, ...fact('country', 'MX') }, 'pagos provisionales')).toBe(true);
});

it('a year without a profit owes none', () => {
  expect(told({ ...SHOP, ...fact('fixedCosts', 30_000) }).some((text) => text.includes('profit-tax-due'))).toBe(false);
});
