// A whole list of what opening takes, told at the read-back, replaces what was taken for it before, however far that was from it.
import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const read = (language: Language, text: string) => {
  const known = withFacts({}, [
    makeFact('currency', language === 'es' ? 'EUR' : 'USD'),
    makeFact('country', language === 'es' ? 'ES' : 'US'),
    makeFact('price', 110),
    makeFact('volume', 45, { period: 'month' }),
    makeFact('investment', 80),
    makeFact('fixedCosts', 1230, { period: 'month' }),
    makeFact('costLines', [
      { label: language === 'es' ? 'seguro de la furgoneta' : 'van insurance', amount: 240, kind: 'other' },
      { label: 'internet', amount: 40, kind: 'other' },
    ]),
  ]);
  const { facts } = readAnswer(text, { answer: 14, question: 'read-back', language, known, today: '2026-11-20' });
  return Object.fromEntries(facts.map(({ id, value }) => [id, value]));
};

describe('what opening takes, told whole at the read-back', () => {
  test('with its sum first', () => {
    const told = read(
      'es',
      'No, la inversión no son 80 €. Abrir cuesta 27.400 €: obra del local 6.500, furgoneta de segunda mano 8.500, herramientas 3.200, recambios 3.800, fianza 1.500, rótulo y web 1.800, licencia 1.200, y ordenador y TPV 900.',
    );
    expect(told).toMatchObject({ investment: 27_400 });
    expect(told.investmentItems).toHaveLength(8);
    expect(told.fixedCosts).toBeUndefined();
  });

  test('with its sum last, and the year of a van no sum', () => {
    const told = read(
      'en',
      "The money to open is wrong. The van, a used 2021 Transit already converted, $56,000; dryer and table $4,800; wrap and website $3,900; permits $1,500; supplies $900; and $7,000 of cash cushion. Total $74,100. I'd ask Idaho Central Credit Union for a $48,100 loan over 6 years at about 9.5%.",
    );
    expect(told).toMatchObject({ investment: 74_100, loan: 48_100, loanYears: 6, loanRate: 9.5 });
    expect(told.costLines).toBeUndefined();
  });

  test('the first of it after words of the whole list', () => {
    const told = read(
      'es',
      'Inversión: la lista de compras buena es obra 28.000, rayos X 19.000, ecógrafo 9.500, máquina de anestesia y monitor 7.800 y fianza 2.300. Total 66.600 y nada más.',
    );
    expect(told).toMatchObject({ investment: 66_600 });
    expect(told.investmentItems).toMatchObject([{ label: 'obra', amount: 28_000 }, {}, {}, { amount: 7800 }, { amount: 2300 }]);
  });

  test('a list of a month is none', () => {
    const told = read('es', 'Los gastos fijos de abrir cada mes son 1.000 €: alquiler 600, luz 150 y seguro 250 al mes.');
    expect(told.investment).toBeUndefined();
  });
});
