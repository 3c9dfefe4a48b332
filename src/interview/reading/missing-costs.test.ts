import { expect, test } from 'vitest';
import type { CostLine } from '../../facts/fact.ts';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const known = (fixedCosts: number) =>
  withFacts({}, [
    makeFact('price', 47, { unit: 'USD', period: 'unit' }),
    makeFact('volume', 550, { unit: 'units', period: 'month' }),
    makeFact('fixedCosts', fixedCosts, { unit: 'USD', period: 'month' }),
    makeFact('costLines', [{ label: 'fuel', amount: fixedCosts, kind: 'other' }]),
  ]);

test.each<readonly [Language, string, number, number, readonly string[]]>([
  [
    'en',
    "And the monthly costs are missing the two part-time handlers at 5,600, marketing at 500 and the accountant at 200, so it's 12,885 a month before my own pay.",
    6585,
    12_885,
    ['two part-time handlers 5600 hired', 'marketing 500 marketing', 'accountant 200 other'],
  ],
  [
    'en',
    'The monthly costs are missing marketing at 500 and the accountant at 200.',
    6585,
    7285,
    ['marketing 500 marketing', 'accountant 200 other'],
  ],
  [
    'en',
    'You also left out the 650 rent for the storage yard, so fixed costs are 2,300 a month.',
    1650,
    2300,
    ['rent for the storage yard 650 rent'],
  ],
  ['es', 'A los gastos les faltan la gestoría, 95, y publicidad, 80.', 1563, 1738, ['gestoría 95 other', 'publicidad 80 marketing']],
  ['es', 'Te faltan 95 de la gestoría y 80 de publicidad al mes.', 1563, 1738, ['gestoría 95 other', 'publicidad 80 marketing']],
])('%s: %s', (language, text, before, total, told) => {
  const { facts } = readAnswer(text, { answer: 9, question: 'read-back', language, known: known(before), today: '2026-11-20' });
  const value = (id: string) => facts.find((fact) => fact.id === id)?.value;
  const lines = (value('costLines') as readonly CostLine[]).slice(1);
  expect([value('fixedCosts'), ...lines.map(({ label, amount, kind }) => `${label} ${amount} ${kind}`)]).toEqual([total, ...told]);
});

test('told with something else that was asked, people and the founder’s own pay among them', () => {
  const read = (question: QuestionId, text: string) =>
    Object.fromEntries(
      readAnswer(text, { answer: 7, question, language: 'en', known: known(6585), today: '2026-11-20' }).facts.map(({ id, value }) => [
        id,
        value,
      ]),
    );
  const funding = read(
    'funding',
    'We put in 34,000 and borrow 50,000. Oh, and I forgot the people: two part-time handlers, about 5,600 a month for the pair, and I’d pay myself 3,800.',
  );
  expect(funding).toMatchObject({ ownFunds: 34_000, loan: 50_000, staffPay: 5600, founderPay: 3800, fixedCosts: 12_185 });
  const start = read('start', "Next April. And there's an accountant at 200 a month I didn't mention.");
  expect(start).toMatchObject({ start: '2027-04', fixedCosts: 6785 });
});

test('what was counted before is not counted twice', () => {
  const text =
    "The monthly costs are missing the two part-time handlers at 5,600, marketing at 500 and the accountant at 200, so it's 12,885 a month before my own pay.";
  const total = (before: number) =>
    readAnswer(text, { answer: 9, question: 'read-back', language: 'en', known: known(before), today: '2026-11-20' }).facts.find(
      ({ id }) => id === 'fixedCosts',
    )?.value;
  expect([6585, 12_385, 12_885].map(total)).toEqual([12_885, 12_885, 12_885]);
});

test('the parts of a sum told on top of what is known count once', () => {
  const { facts } = readAnswer(
    "The fixed costs aren't £1,130, that's only Joss; on top there's £2,160 a month: rent £1,350, utilities £240, insurance £70, accountant £110 and software £390.",
    { answer: 9, question: 'read-back', language: 'en', known: known(1130), today: '2026-11-20' },
  );
  expect(facts.find(({ id }) => id === 'fixedCosts')?.value).toBe(3290);
});
