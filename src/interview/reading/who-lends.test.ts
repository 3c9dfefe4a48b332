// Everybody who lends or gives is counted once, and a thing that is lent is no money.
import { expect, test } from 'vitest';
import { namedFigures, type Told } from './read-fixture.ts';

const CASES: readonly Told[] = [
  ['funding', 'en', 'bank 5k, brother 3k, mother-in-law 2k', { loan: 10_000, ownFunds: undefined }],
  [
    'funding',
    'es',
    '10.000 propios, 8.000 de la caja Arequipa a 2 años y mi tío pone 2.500 y no los devuelvo',
    { ownFunds: 12_500, loan: 8000 },
  ],
  ['funding', 'es', '12 mil de una tanda y lo demás me lo presta mi comadre', { ownFunds: 12_000 }],
  ['funding', 'en', 'we put in 4k each, there are two of us, and 2,250 on the card', { ownFunds: 8000, loan: 2250 }],
  ['funding', 'es', '3.700 tengo y 4.000 de préstamo del banco en 12 cuotas', { ownFunds: 3700, loan: 4000, loanYears: 1 }],
  ['funding', 'en', 'SBA microloan 15k over 6 years at 8.5%, savings 12k, my aunt gifts me 4,500', { ownFunds: 16_500, loan: 15_000 }],
  ['resources', 'en', 'my uncle lends me his trailer', { familyLoan: undefined }],
  ['resources', 'es', 'mi cuñado me presta su camioneta', { familyLoan: undefined }],
  ['fixed-costs', 'es', 'autónomos 87, seguro 22 y móvil 18. Yo necesito 1.400 limpios', { fixedCosts: 127, founderPay: 1400 }],
  ['fixed-costs', 'en', 'lot 400 a month, two part time kids at 12 an hour 15 hours a week each', { staffPay: 1560, rent: 400 }],
  ['fixed-costs', 'en', 'insurance 80, phone 40; second instructor 15 hours a week at $35', { staffPay: 2275, fixedCosts: 2395 }],
  [
    'fixed-costs',
    'es',
    'renta 14 mil, dos educadoras a 8 mil cada una, cocinera 6 mil',
    { staffPay: 22_000, fixedCosts: 36_000, team: undefined },
  ],
  [
    'fixed-costs',
    'es',
    'Renta del terreno 6,000; gas 3,200; dos taqueros a 9,000 c/u; mesera 5,500',
    { rent: 6000, staffPay: 23_500, fixedCosts: 32_700 },
  ],
  ['fixed-costs', 'en', 'room £200 a month, insurance £9, wage for me £1,600', { rent: 200, fixedCosts: 209, founderPay: 1600 }],
  ['fixed-costs', 'es', 'nafta 120.000, seguro 55.000, publicidad 40.000', { fixedCosts: 215_000, marketingBudget: 40_000 }],
  ['fixed-costs', 'en', '$220 coworking, $60 phone, $150 marketing', { fixedCosts: 430, marketingBudget: 150 }],
  ['fixed-costs', 'en', 'Insurance 180, phone and software 90, truck 350, ads 200', { fixedCosts: 820, marketingBudget: 200 }],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});
