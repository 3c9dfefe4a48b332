import { expect, test } from 'vitest';
import type { CostLine, FactSheet, MoneyItem } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { figures, read } from './read-fixture.ts';

const ROWS: readonly (readonly [QuestionId, Language, string, number])[] = [
  [
    'resources',
    'en',
    'To open: the floor is $4,800 and mats 2,600. I teach most of it, and Priya teaches 8 classes a week at 35 dollars a class, so around twelve hundred a month, as a contractor.',
    1200,
  ],
  [
    'resources',
    'es',
    'Espejos 900 y suelo 4.800. Marta da 10 clases a la semana a 20 euros la clase, unos 860 al mes, como autónoma.',
    860,
  ],
  ['team', 'en', 'Me, Dana Whitlock. And Priya Nair, who gets 35 a class for her 8 classes a week.', 1213],
  ['resources', 'es', 'Le pago a una monitora 25 euros la sesión por 12 sesiones al mes.', 300],
];

test.each(ROWS)('what somebody is paid by the class is a cost of every month: %s %s %s', (question, language, text, staffPay) => {
  const found = figures(question, text, language);
  expect(found.staffPay).toBe(staffPay);
  expect(found.price).toBeUndefined();
  const bought = (found.investmentItems as readonly MoneyItem[] | undefined) ?? [];
  expect(bought.every(({ label }) => !/Priya|Marta|clas|sesi/i.test(label))).toBe(true);
});

const sheet = (values: Record<string, unknown>): FactSheet =>
  Object.fromEntries(
    Object.entries(values).map(([id, value]) => [id, { id, value, period: null, unit: null, quote: null, origin: 'said' }]),
  ) as FactSheet;

test('told where figures are read back it is no price, and joins the costs that held none', () => {
  const costLines: readonly CostLine[] = [
    { label: 'rent', amount: 1900, kind: 'rent' },
    { label: 'power', amount: 674, kind: 'other' },
  ];
  const known = sheet({ price: 35.75, fixedCosts: 2574, costLines });
  const found = Object.fromEntries(
    read('read-back', 'Priya is $1,200 a month, 35 dollars a class.', 'en', known).facts.map(({ id, value }) => [id, value]),
  );
  expect(found).toMatchObject({
    staffPay: 1200,
    fixedCosts: 3774,
    costLines: [...costLines, { label: 'Priya', amount: 1200, kind: 'hired' }],
  });
  expect(found.price).toBeUndefined();
});

test('a month’s total told without them has them added', () => {
  const known: FactSheet = {
    ...sheet({}),
    staffPay: {
      id: 'staffPay',
      value: 1200,
      unit: 'USD',
      period: 'month',
      origin: 'said',
      quote: { answer: 1, start: 0, end: 22, text: 'Priya teaches 8 classes' },
    },
  };
  const text = 'Every month: rent 1,900, power 230, insurance 65, ads 150, so about 2,345, and that’s without Priya.';
  expect(figures('fixed-costs', text, 'en', known).fixedCosts).toBe(3545);
});

test('classes sold are no pay', () => {
  expect(figures('resources', 'Students take 8 classes a week at 35 dollars a class.', 'en').staffPay).toBeUndefined();
});

test('taken out of the purchases, whoever the costs hold stays in them', () => {
  const costLines: readonly CostLine[] = [
    { label: 'rent', amount: 1900, kind: 'rent' },
    { label: 'Priya', amount: 1200, kind: 'hired' },
  ];
  const known = sheet({
    staffPay: 1200,
    fixedCosts: 3100,
    costLines,
    investment: 12_125,
    investmentItems: [{ label: 'floor', amount: 12_125 }],
  });
  const said = 'Investment: $12,125. Take Priya out of it. Priya is $1,200 a month, 35 dollars a class.';
  expect(figures('read-back', said, 'en', known)).toEqual({ investment: 12_125 });
});
