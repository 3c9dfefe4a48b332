import { expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { figures } from './read-fixture.ts';

const sells = (revenue: string): FactSheet => withFacts({}, [makeFact('revenue', revenue)]);
const CLUB = sells('£14 an afternoon per child. Sixteen places a day, four days a week');
const LUDOTECA = sells('9 € la tarde por niño, cuatro tardes a la semana');

const CASES: readonly (readonly [QuestionId, Language, FactSheet, string, Record<string, unknown>])[] = [
  [
    'resources',
    'en',
    CLUB,
    "Me, I'm a qualified teacher, plus a part-time assistant at £12.50 an hour for 3 hours each afternoon. Church hall is £18 an hour, 3.5 hours a day. Insurance and phone about £70 a month.",
    { fixedCosts: 1812, staffPay: 650, rent: 1092 },
  ],
  [
    'resources',
    'es',
    LUDOTECA,
    'Una monitora a 12 € la hora, 3 horas cada tarde, la sala a 15 € la hora, 3 horas al día, seguro y teléfono 70 al mes',
    { fixedCosts: 1474, staffPay: 624, rent: 780 },
  ],
  [
    'fixed-costs',
    'es',
    LUDOTECA,
    'la sala a 15 € la hora, 3 horas al día, y el seguro 40',
    { fixedCosts: 820, staffPay: undefined, rent: 780 },
  ],
  [
    'fixed-costs',
    'en',
    {},
    'hall is £15 an hour, 2 hours every evening, insurance £40',
    { fixedCosts: 690, staffPay: undefined, rent: 650 },
  ],
  [
    'fixed-costs',
    'en',
    {},
    'the studio is £12 an hour, 10 hours a week, insurance £40',
    { fixedCosts: 560, staffPay: undefined, rent: 520 },
  ],
];

test.each(CASES)('hours told as %s in %s', (question, language, known, text, expected) => {
  const { fixedCosts, staffPay, rent } = figures(question, text, language, known);
  expect({ fixedCosts, staffPay, rent }).toEqual(expected);
});

test('the afternoons of a week are no sales', () => {
  const told = figures(
    'revenue',
    '9 € la tarde por niño. Quince plazas al día, cinco tardes a la semana, calculo 11 niños al día de media',
    'es',
  );
  expect(told).toMatchObject({ price: 9, volume: 238, saleUnit: 'afternoon' });
});
