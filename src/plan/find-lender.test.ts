import { expect, it } from 'vitest';
import { findLender } from './find-lender.ts';
import { compose } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};

it('is the family where it lends, and a bank only where there is no loan', () => {
  expect(findLender({ ...fact('loan', 6_200_000), ...fact('familyLoan', true) }).es).toBe('la familia que presta');
  expect(findLender(fact('loan', 15_000)).en).toBe('the lender');
  expect(findLender(fact('loan', 0)).es).toBe('el banco');
});

it('is asked on the page of risks, not a bank nobody named', () => {
  const pages = JSON.stringify(compose({ ...ALL_SAID, ...fact('familyLoan', true) }).pages.find(({ id }) => id === 'risks'));
  expect(pages).toContain('the family who lend');
  expect(pages).not.toMatch(/\b(?:tell|to|ask) the bank\b|the bank is|the bank hears/);
});
