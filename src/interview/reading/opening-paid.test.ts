// Whose money pays for the opening, in the words of those who open: what was raised already is money of one's own, an age is none.
import { expect, test } from 'vitest';
import { type Fact, type FactSheet, type MoneySource, withFacts } from '../../facts/fact.ts';
import { makeFact } from './make-fact.ts';
import { namedFigures, read, type Told } from './read-fixture.ts';

const sheet = (unit: 'EUR' | 'USD' | 'GBP', ...facts: readonly Fact[]): FactSheet => withFacts({}, [makeFact('currency', unit), ...facts]);
const UNSPLIT = sheet('GBP', makeFact('investment', 41_000, { unit: 'GBP' }));
const UNSPLIT_EUR = sheet('EUR', makeFact('investment', 42_000, { unit: 'EUR' }));
const LOAN_AT_SIX: MoneySource = { who: 'Start Up Loan', kind: 'bank', amount: 18_000, rate: 6, years: 5 };
const REFILL = sheet(
  'GBP',
  makeFact('investment', 41_000, { unit: 'GBP' }),
  makeFact('investmentItems', [
    { label: 'shop fit-out', amount: 14_000 },
    { label: 'dispensers', amount: 27_000 },
  ]),
  makeFact('ownFunds', 20_000, { unit: 'GBP' }),
  makeFact('loan', 18_000, { unit: 'GBP' }),
  makeFact('loanRate', 6),
  makeFact('loanYears', 5),
  makeFact('moneySources', [LOAN_AT_SIX]),
);
const CERAMICS = sheet(
  'EUR',
  makeFact('investment', 30_000, { unit: 'EUR' }),
  makeFact('ownFunds', 12_000, { unit: 'EUR' }),
  makeFact('loan', 14_000, { unit: 'EUR' }),
);
const CREDIT_UNION: MoneySource = { who: 'credit union', kind: 'bank', amount: 20_000, rate: 9, years: 5 };
const YARDS = sheet(
  'USD',
  makeFact('investment', 31_500, { unit: 'USD' }),
  makeFact('ownFunds', 63_000, { unit: 'USD' }),
  makeFact('loan', 20_000, { unit: 'USD' }),
  makeFact('loanRate', 9),
  makeFact('loanYears', 5),
  makeFact('moneySources', [CREDIT_UNION]),
);
const YARDS_UNLENT = withFacts(YARDS, [makeFact('ownFunds', 22_000), makeFact('loan', 0)]);
const raised = (who: string, amount: number): MoneySource => ({ who, kind: 'grant', amount });

const CASES: readonly Told[] = [
  // What was raised, won or granted already.
  [
    'funding',
    'en',
    "I'm putting in £20,000 of my own and taking an £18,000 Start Up Loan at 6% over five years. On top of that we've already raised £5,000 on Crowdfunder from 143 backers, so that's £43,000 altogether.",
    {
      ownFunds: 25_000,
      loan: 18_000,
      investment: undefined,
      loanRate: 6,
      loanYears: 5,
      moneySources: [LOAN_AT_SIX, raised('Crowdfunder', 5_000)],
    },
    UNSPLIT,
  ],
  [
    'read-back',
    'en',
    'The £5,000 from Crowdfunder is extra money coming in',
    { ownFunds: 25_000, loan: undefined, investment: undefined, moneySources: [LOAN_AT_SIX, raised('Crowdfunder', 5_000)] },
    REFILL,
  ],
  [
    'read-back',
    'en',
    "I can't see the £5,000 Crowdfunder money in there: it's already in the bank and doesn't have to be paid back.",
    { ownFunds: 25_000, loan: undefined, investment: undefined },
    REFILL,
  ],
  [
    'read-back',
    'en',
    "You've left out the £5,000 we raised on Crowdfunder, which makes £43,000 in all with my £20,000 and the loan.",
    { ownFunds: 25_000, loan: undefined, investment: undefined, investmentItems: undefined },
    REFILL,
  ],
  [
    'goals',
    'en',
    "We also won a £5,000 prize from the council that you haven't counted. My goals: 600 households by May.",
    { ownFunds: 25_000 },
    REFILL,
  ],
  [
    'read-back',
    'es',
    'Faltan los 4.000 del crowdfunding de Goteo, que ya los tengo cobrados.',
    { ownFunds: 16_000, investment: undefined },
    CERAMICS,
  ],
  [
    'read-back',
    'es',
    'No están los 3.000 del premio de la Cámara, que no hay que devolverlos.',
    { ownFunds: 15_000, loan: undefined },
    CERAMICS,
  ],
  [
    'funding',
    'es',
    'Pongo 20.000 míos, el banco me presta 18.000 y ya recaudé 4.000 en Verkami.',
    { ownFunds: 24_000, loan: 18_000 },
    UNSPLIT_EUR,
  ],
  [
    'funding',
    'en',
    '15k savings, 20k from the bank, plus a 6k prize I won from the enterprise agency',
    { ownFunds: 21_000, loan: 20_000 },
    UNSPLIT,
  ],
  ['read-back', 'en', 'My aunt has already given us 3,000 as a gift, that is not in there.', { ownFunds: 23_000, loan: undefined }, REFILL],
  [
    'read-back',
    'en',
    "I can't see the £5,000 Crowdfunder money in there: it's already in the bank and doesn't have to be paid back.",
    { ownFunds: 25_000, loan: undefined, investment: undefined, moneySources: undefined },
    withFacts(REFILL, [makeFact('ownFunds', 25_000), makeFact('moneySources', [LOAN_AT_SIX, raised('Crowdfunder', 5_000)])]),
  ],
  ['read-back', 'en', 'We hope to raise 6,000 on Kickstarter next year.', { ownFunds: undefined, loan: undefined }, REFILL],
  [
    'marketing',
    'en',
    'We raised 5,000 on Kickstarter from 143 backers, so a newsletter to them.',
    { ownFunds: 25_000, loan: undefined },
    REFILL,
  ],
  ['read-back', 'es', 'Falta el premio de 300 que damos a los clientes.', { ownFunds: undefined }, CERAMICS],
  [
    'funding',
    'es',
    'Yo 15.000, de la Junta ya me concedieron 7.000 y el banco 20.000 al 5%',
    { ownFunds: 22_000, loan: 20_000 },
    UNSPLIT_EUR,
  ],
  // An age is no money.
  [
    'funding',
    'en',
    "I have 22,000 of my own, and the credit union would lend me 20,000 over five years at 9%. I'm a licensed irrigator, I'm 41; Luis has eight years in stonework.",
    { ownFunds: 22_000, loan: 20_000, loanRate: 9, loanYears: 5 },
    sheet('USD', makeFact('investment', 31_500, { unit: 'USD' })),
  ],
  [
    'funding',
    'es',
    'Tengo 9.000 ahorrados y pido 6.000. Tengo 38 años y mi socia tiene 45.',
    { ownFunds: 9_000, loan: 6_000 },
    UNSPLIT_EUR,
  ],
  ['funding', 'en', "We've 18k saved, the bank lends 20k. I'm 52, Ana's 47.", { ownFunds: 18_000, loan: 20_000 }, UNSPLIT],
  // Own money told anew leaves the loan and its terms.
  [
    'goals',
    'en',
    "Hold on, not 63,000, I've got $22,000 of my own; 41 is my age. What I want: forty yards done in the first year.",
    { ownFunds: 22_000, loan: undefined },
    YARDS,
  ],
  [
    'read-back',
    'en',
    'No, a couple of things. My own money is 22,000, not 63,000.',
    { ownFunds: 22_000, loan: undefined, moneySources: undefined },
    YARDS,
  ],
  [
    'read-back',
    'en',
    "My own money is 22,000, not 63,000. And Luis costs me 3,000 a month, you've got 2,300 there.",
    { ownFunds: 22_000, loan: undefined },
    YARDS,
  ],
  ['read-back', 'es', 'Mi dinero son 22.000, no 63.000. Lo demás está bien.', { ownFunds: 22_000, loan: undefined }, YARDS],
  [
    'read-back',
    'en',
    'No, the loan is still there, $20,000 from the credit union.',
    { loan: 20_000, moneySources: [CREDIT_UNION] },
    YARDS_UNLENT,
  ],
  // The rate told beside the loan.
  [
    'funding',
    'es',
    'Yo pongo 22.000 de mis ahorros y le pediría al banco 26.000, que me han dicho al 6,2 % a cinco años.',
    { ownFunds: 22_000, loan: 26_000, loanRate: 6.2, loanYears: 5 },
    UNSPLIT_EUR,
  ],
  [
    'funding',
    'es',
    'Al banco le pido 26.000, que me lo dan al 6,2 % a cinco años',
    { loan: 26_000, loanRate: 6.2, loanYears: 5 },
    UNSPLIT_EUR,
  ],
  [
    'funding',
    'en',
    "The bank lends 20k, they've quoted me 7.4% over six years, and I put in 21k",
    { loan: 20_000, loanRate: 7.4, loanYears: 6 },
    UNSPLIT,
  ],
];

test.each(CASES.map((told) => [told.slice(0, 3).join(' · '), told] as const))('%s', (_, told) => {
  expect(namedFigures(told)).toEqual(told[3]);
});

test.each([
  ['en', "I've got $22,000 of my own, not 63,000; 41 is my age. I want forty yards done.", 'I want forty yards done.'],
  ['es', 'Tengo 22.000 míos, no 63.000. Tengo 41 años. Quiero hacer cuarenta jardines.', 'Quiero hacer cuarenta jardines.'],
] as const)('an age told before the goals is none of them: %s', (language, text, goals) => {
  expect(read('goals', text, language, YARDS).facts.find(({ id }) => id === 'goals')?.value).toBe(goals);
});
