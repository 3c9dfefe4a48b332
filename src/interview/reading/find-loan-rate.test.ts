import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['funding', 'es', 'pido 16.000 al banco al 5 % a 5 años', { loan: 16_000, loanYears: 5, loanRate: 5 }],
  ['funding', 'en', 'I have 10k and a bank loan of 15k at 7% over 5 years', { ownFunds: 10_000, loan: 15_000, loanYears: 5, loanRate: 7 }],
  ['funding', 'en', 'my brother lends me 5k at 2%', { loan: 5000, familyLoan: true, loanRate: 2 }],
  ['funding', 'es', 'un crédito de 3 millones al 1,8% mensual', { loan: 3_000_000, loanRate: 21.6 }],
  ['funding', 'es', 'préstamo de 10 millones, 24% anual, 3 años', { loan: 10_000_000, loanRate: 24, loanYears: 3 }],
  ['resources', 'es', 'Préstamo de 14.000 € a 5 años al 6,5 % TAE y 6.000 de ahorros', { loan: 14_000, loanRate: 6.5, ownFunds: 6000 }],
  [
    'resources',
    'en',
    '$20,000 from the bank, 9.5% interest, and $8k saved. Rent is 1,200 a month',
    { loan: 20_000, loanRate: 9.5, ownFunds: 8000, investment: undefined, rent: 1200 },
  ],
  ['resources', 'es', 'mi padre me presta 5.000 sin intereses', { loan: 5000, loanRate: 0, familyLoan: true }],
  ['read-back', 'es', 'el interés es del 4,5 %, no del 6,5', { loanRate: 4.5 }],
  ['read-back', 'en', 'the rate is 7%', { loanRate: 7 }],
  [
    'funding',
    'es',
    'Nosotros ponemos 32.300 de lo ahorrado y los otros 55 mil los pedimos, en caja rural o donde nos los den, a diez años al cinco y medio.',
    {
      ownFunds: 32_300,
      loan: 55_000,
      loanYears: 10,
      loanRate: 5.5,
      moneySources: [{ who: 'caja rural', kind: 'bank', amount: 55_000, rate: 5.5, years: 10 }],
    },
    withFacts({}, [makeFact('investment', 87_300)]),
  ],
  ['funding', 'en', 'we put in 30,000 and borrow 50,000 over ten years at five and a half', { loan: 50_000, loanYears: 10, loanRate: 5.5 }],
  [
    'funding',
    'es',
    'no, el préstamo es de 55.000 y el 5,5 es el interés. 32.300 más 55.000 son 87.300',
    { loan: 55_000, ownFunds: 32_300, loanRate: 5.5 },
  ],
  ['funding', 'es', 'el banco nos deja 20.000 a un interés del 7 a 5 años', { loan: 20_000, loanYears: 5, loanRate: 7 }],
  ['funding', 'en', '60,000 from the bank, over 8 years at 6', { loan: 60_000, loanYears: 8, loanRate: 6 }],
  ['read-back', 'en', '5.5 is the interest, not money', { loanRate: 5.5, loan: undefined }],
  ['resources', 'es', 'la máquina vale 12.000 y dura diez años al menos', { loanRate: undefined }],
  ['funding', 'en', 'I have saved 12,000 over six years at 200 a month', { loanRate: undefined }],
  ['funding', 'es', 'el banco me presta el 70% de la inversión', { loanRate: undefined }],
  ['funding', 'es', 'el 60% de un préstamo y el resto mío', { loanRate: undefined }],
  ['resources', 'es', 'pido 8.000 al banco. La furgoneta vale 12.000, con el 21% de IVA', { loanRate: undefined }],
];

test.for(CASES)('%s in %s: %s', (told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
