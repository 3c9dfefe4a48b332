// One more thing sold, told with the costs or among the figures read back: a line beside what was known, and the cost of each its own.
import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const known = (cost?: number) =>
  withFacts({}, [
    makeFact('price', 4.2, { unit: 'EUR', period: 'unit' }),
    makeFact('volume', 2470, { unit: 'units', period: 'month' }),
    ...(cost === undefined ? [] : [makeFact('unitCost', cost, { unit: 'EUR', period: 'unit' })]),
  ]);
const read = (question: QuestionId, language: Language, text: string, cost?: number) => {
  const { facts } = readAnswer(text, { answer: 5, question, language, known: known(cost), today: '2026-11-20' });
  const lines = (facts.find(({ id }) => id === 'lines')?.value ?? []) as readonly {
    price: number;
    units: number;
    unitCost?: number;
    label: string;
  }[];
  return [
    ...lines.slice(1).map(({ label, price, units, unitCost }) => `${label} ${units} ${price} ${unitCost}`),
    `${lines[0]?.units} ${lines[0]?.price} ${lines[0]?.unitCost}`,
    facts.find(({ id }) => id === 'unitCost')?.value,
    facts.some(({ id }) => id === 'fixedCosts'),
  ];
};

test.each<readonly [QuestionId, Language, string, string, number | undefined]>([
  [
    'unit-cost',
    'es',
    'Se me va 1,35 en harina, mantequilla y bolsas. Ah, y aparte haré tartas por encargo a 24 euros, unas seis a la semana, que me cuestan 8 de ingredientes.',
    'tartas por encargo',
    undefined,
  ],
  [
    'read-back',
    'es',
    'Además vendo tartas por encargo a 24 euros, seis a la semana, que me cuestan 8 de ingredientes.',
    'tartas por encargo',
    1.35,
  ],
  ['read-back', 'en', "And you've left the cakes out: 26 a month at $24, costing us $8 each.", 'cakes', 1.35],
  ['read-back', 'en', 'You forgot the cakes, 26 a month at $24, they cost $8.', 'cakes', 1.35],
])('%s (%s): %s', (question, language, text, label, cost) => {
  expect(read(question, language, text, cost)).toEqual([`${label} 26 24 8`, '2470 4.2 1.35', 1.42, false]);
});

test.each<readonly [Language, string]>([
  [
    'en',
    'We sell three things. Daycare at $42, 440 days a month, costing $3 each; boarding at $68, 110 nights a month, costing $6; and baths at $35, 40 a month, costing $7.',
  ],
  [
    'es',
    'Vendo tres cosas: guardería a 42 euros, 440 días al mes y con 3 de material; noches a 68, 110 al mes y con 6 de material; y baños a 35, 40 al mes y con 7 de material.',
  ],
])('all of them told anew with what each costs (%s)', (language, text) => {
  const { facts } = readAnswer(text, { answer: 9, question: 'read-back', language, known: known(3.6), today: '2026-11-20' });
  const lines = facts.find(({ id }) => id === 'lines')?.value as readonly { price: number; units: number; unitCost?: number }[];
  expect(lines.map(({ price, units, unitCost }) => [price, units, unitCost])).toEqual([
    [42, 440, 3],
    [68, 110, 6],
    [35, 40, 7],
  ]);
});
