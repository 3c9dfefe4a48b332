import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

test.each([
  [
    'es',
    27_500,
    'Doce mil quinientos es plata mía, y quince mil me da la cooperativa JEP a cuatro años.',
    { ownFunds: 12_500, loan: 15_000, loanYears: 4 },
  ],
  [
    'es',
    41_000_000,
    'Veintiséis millones son ahorros míos. Los otros quince me los presta Bancamía a tres años.',
    { ownFunds: 26e6, loan: 15e6, loanYears: 3 },
  ],
  [
    'es',
    18_000_000,
    'El 40 % de la inversión sale de mis ahorros. El 60 % restante lo presta una cooperativa en 36 cuotas mensuales.',
    { ownFunds: 7.2e6, loan: 10.8e6 },
  ],
  [
    'en',
    30_000,
    'Ten thousand is my own savings, and twenty from the credit union over six years.',
    { ownFunds: 10_000, loan: 20_000, loanYears: 6 },
  ],
] as const)('what is missing is what is lent, %s, %i: %s', (language, investment, text, expected) => {
  const known = withFacts({}, [makeFact('investment', investment), makeFact('price', 40)]);
  expect(figures('funding', text, language, known)).toMatchObject(expected);
});

test('nothing is lent where nobody lends', () => {
  const known = withFacts({}, [makeFact('investment', 27_500), makeFact('price', 40)]);
  expect(figures('funding', 'Doce mil quinientos son míos y vendo unas quince mil camisetas al año', 'es', known).loan).toBeUndefined();
});
