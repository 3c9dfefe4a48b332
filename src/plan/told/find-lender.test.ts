import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { findLender } from './find-lender.ts';

const ALL_SAID = SHEETS['all said, money missing'] ?? {};

it('is the family where it lends, and a bank only where there is no loan', () => {
  expect(findLender({ ...fact('loan', 6_200_000), ...fact('familyLoan', true) }).es).toBe('la familia que presta');
  expect(findLender(fact('loan', 15_000)).en).toBe('the lender');
  expect(findLender(fact('loan', 0)).es).toBe('el banco');
});

it('is asked on the page of risks, not a bank nobody named', () => {
  const pages = JSON.stringify(compose({ ...ALL_SAID, ...fact('familyLoan', true) }).pages.find(({ id }) => id === 'risks'));
  expect(pages).toContain('the family lending the money');
  expect(pages).not.toMatch(/\b(?:tell|to|ask) the bank\b|the bank is|the bank hears/);
});

it('is called what it was called, where it is neither family nor a bank', () => {
  const told = (text: string) => {
    const [familyLoan] = Object.values(fact('familyLoan', false));
    return findLender({
      ...fact('loan', 4_000),
      familyLoan: { ...familyLoan, quote: { answer: 0, start: 0, end: text.length, text } },
    } as FactSheet);
  };
  expect(told('my credit union would lend me £4,000')).toEqual({ es: 'la cooperativa de crédito', en: 'the credit union' });
  expect(told('un microcrédito de 4.000 €').es).toBe('la entidad del microcrédito');
});
