import { describe, expect, it } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const KNOWN: FactSheet = withFacts({}, [makeFact('investment', 30_000, { unit: 'EUR' }), makeFact('currency', 'EUR')]);
const sourcesIn = (text: string, language: Language = 'es') => figures('funding', text, language, KNOWN).moneySources;

describe('who gives the money', () => {
  it.each([
    ['es', 'mi madre pone 8.000 sin intereses, a devolver en dos años', [['mi madre', 'familyLoan', 8000, 0, 2]]],
    ['es', 'mis padres me dan 10.000, yo pongo 5.000', [['mis padres', 'gift', 10_000]]],
    ['es', '15.000, que me los deja mi cuñado', [['mi cuñado', 'familyLoan', 15_000]]],
    ['es', 'mi cuñado, que tiene un bar, pone 15.000', [['mi cuñado', 'gift', 15_000]]],
    ['es', 'Yo pongo 12.000, mi hermano 5.000 y no pido nada', [['mi hermano', 'gift', 5000]]],
    ['es', 'Pongo 10.000, un socio pone 15.000 por el 30 %', [['socio', 'partner', 15_000]]],
    ['es', '5.000 míos, 9.000 de capitalizar el paro', [['capitalizar el paro', 'unemployment', 9000]]],
    [
      'es',
      'Una subvención LEADER de 4.000 y 20.000 de Banco Sabadell',
      [
        ['subvención LEADER', 'grant', 4000],
        ['Banco Sabadell', 'bank', 20_000],
      ],
    ],
    ['es', 'pongo 2 millones y 1,9 millones de capital semilla de Sercotec', [['capital semilla de Sercotec', 'grant', 1_900_000]]],
    ['es', 'tengo 12.000 y el resto, de CaixaBank a 7 años', [['CaixaBank', 'bank', null, undefined, 7]]],
    [
      'en',
      'I have 8k, my brother-in-law lends 10k at 3% and the rest from the credit union over 5 years',
      [
        ['my brother-in-law', 'familyLoan', 10_000, 3],
        ['credit union', 'bank', null, undefined, 5],
      ],
    ],
    [
      'en',
      '£5,000 savings, £3,000 from my mum, £10,000 Start Up Loan',
      [
        ['my mum', 'gift', 3000],
        ['Start Up Loan', 'bank', 10_000],
      ],
    ],
    ['en', 'I have 4k and the rest from TTCU credit union', [['TTCU credit union', 'bank', null]]],
    ['en', 'My dad is giving us 12k and we have 8k saved', [['My dad', 'gift', 12_000]]],
    ['en', 'I’ve £7,000 of my own and mum’s giving us £3,000 as a gift', [['mum', 'gift', 3000]]],
  ] as const)('%s: %s', (language, text, sources) => {
    expect(sourcesIn(text, language)).toEqual(
      sources.map(([who, kind, amount, rate, years]: readonly (string | number | null | undefined)[]) => ({
        who,
        kind,
        amount,
        ...(rate === undefined ? {} : { rate }),
        ...(years === undefined ? {} : { years }),
      })),
    );
  });

  it.each([
    '12.000 de mis ahorros y 18.000 del banco',
    'El horno lo compré a mi tío por 3.000 y pongo 20.000',
    'mi hermana cobra 900 al mes',
    'tengo 20.000 € y vivo con mis padres',
  ])('nobody in particular: %s', (text) => {
    expect(sourcesIn(text)).toBeUndefined();
  });
});

describe('what their sums are', () => {
  it.each([
    ['mi madre pone 8.000 sin intereses, a devolver en dos años', { loan: 8000, familyLoan: true, loanRate: 0, loanYears: 2 }],
    ['pongo 4.000, mi madre pone 8.000 y se los devuelvo en dos años', { ownFunds: 4000, loan: 8000, familyLoan: true, loanYears: 2 }],
    ['1.900 de mi padre', { ownFunds: 1900 }],
    ['un préstamo de 6.000 de mis padres', { loan: 6000, familyLoan: true }],
    [
      'Capitalizo el paro y son 9.000, mis suegros me dan 4.000, un socio pone 5.000 por el 15 % y el resto lo pido a Abanca',
      { ownFunds: 13_000, investorFunds: 5000, loan: 12_000 },
    ],
    ['mi cuñado me presta 10.000 al 3 % y yo tengo 20.000', { ownFunds: 20_000, loan: 10_000, loanRate: 3 }],
    ['Capitalizo el paro 9.000 y 6.000 míos, el resto del ICO a 7 años', { ownFunds: 15_000, loan: 15_000, loanYears: 7 }],
    [
      'mis padres me dan 10.000, yo pongo 5.000 y el banco 15.000 a 5 años al 6 %',
      { ownFunds: 15_000, loan: 15_000, loanRate: 6, loanYears: 5 },
    ],
  ])('%s', (text, expected) => {
    expect(figures('funding', text, 'es', KNOWN)).toMatchObject(expected);
  });
});

describe('who lends what on which terms', () => {
  it('does not give the bank’s loan the terms of a relative’s', () => {
    const told = figures(
      'funding',
      'my sister is lending me 4,000 with no interest, and the Credit Union 6,000 over four years',
      'en',
      KNOWN,
    );
    expect(told.loan).toBe(10_000);
    expect(told.loanRate).toBeUndefined();
    expect(figures('funding', 'my sister is lending me 4,000 with no interest', 'en', KNOWN).loanRate).toBe(0);
  });

  it('keeps one term of the loan where it is told anew', () => {
    const bank = { who: 'Community Bank', kind: 'bank', amount: 20_000, years: 6 } as const;
    const known = withFacts(KNOWN, [
      makeFact('loan', 20_000, { unit: 'EUR' }),
      makeFact('loanYears', 6, { unit: 'years' }),
      makeFact('moneySources', [{ who: 'my father in law', kind: 'gift', amount: 7500 }, bank]),
    ]);
    expect(figures('read-back', 'the bank loan is over 7 years', 'en', known)).toMatchObject({
      loanYears: 7,
      moneySources: [{ amount: 7500 }, { ...bank, years: 7 }],
    });
  });
});

describe('what is paid back at a time', () => {
  it.each([
    ['es', 'mi suegra me presta 8.000 y se los devuelvo en 20 cuotas de 400', { loan: 8000, loanYears: 1.67, price: undefined }],
    [
      'es',
      'mi hermana me deja 6.000 a devolver en 24 pagos de 250 y tengo 10.000',
      { loan: 6000, loanYears: 2, price: undefined, ownFunds: 10_000 },
    ],
    [
      'en',
      'my uncle lends me 12k which I pay back 250 a month, and 9k saved',
      { loan: 12_000, loanYears: 4, fixedCosts: undefined, ownFunds: 9000 },
    ],
    [
      'en',
      'I have $2,500, a credit union loan of $6,000 over 4 years at 9% and my mother lends me $3,000 without interest, I pay her back $100 a month',
      { loan: 9000, ownFunds: 2500, price: undefined },
    ],
    ['en', '£6,000 saved and a £10,000 bank loan at £200 a month', { ownFunds: 6000, loan: 10_000, loanYears: undefined }],
  ] as const)('%s: %s is the term of the loan, and no price', (language, text, expected) => {
    const found = figures('funding', text, language, KNOWN);
    for (const [id, value] of Object.entries(expected)) expect(found[id], id).toBe(value);
  });

  it('is the term of that loan, whatever another costs', () => {
    const text = 'Tengo 90000, el banco me presta 100000 a 4 años al 18% y mi hermano me presta 50000 y le pago 2000 al mes';
    expect(sourcesIn(text, 'es')).toEqual([
      { who: 'banco', kind: 'bank', amount: 100_000, rate: 18, years: 4 },
      { who: 'mi hermano', kind: 'familyLoan', amount: 50_000, years: 2.08 },
    ]);
  });

  it('several relatives lend together', () => {
    const text = '£6,000 saved, my dad is lending me £4,000 at £100 a month and my aunt another £2,000, no hurry';
    expect(figures('funding', text, 'en', KNOWN)).toMatchObject({ ownFunds: 6000, loan: 6000, familyLoan: true });
    expect(sourcesIn(text, 'en')).toEqual([
      { who: 'my dad', kind: 'familyLoan', amount: 4000, years: 3.33 },
      { who: 'my aunt', kind: 'familyLoan', amount: 2000 },
    ]);
  });

  it('who is good for a sum gives it', () => {
    expect(figures('funding', 'my in-laws are good for 10k and I have 5k saved', 'en', KNOWN)).toMatchObject({ ownFunds: 15_000 });
  });
});
