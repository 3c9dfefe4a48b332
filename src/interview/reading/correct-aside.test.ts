import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [
  makeFact('price', 81, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 62, { unit: 'units', period: 'month' }),
  makeFact('fixedCosts', 900, { unit: 'EUR', period: 'month' }),
  makeFact('ownFunds', 3710, { unit: 'EUR' }),
  makeFact('loan', 12_000, { unit: 'EUR' }),
]);

test.each<readonly [QuestionId, Language, string, object, string | undefined]>([
  [
    'goals',
    'es',
    'Eso está mal: el préstamo son 5.000 y mis ahorros 7.000. Y las tres cosas: cobrar mis 1.300 todos los meses, tener 40 reseñas y tres bares fijos.',
    { loan: 5000, ownFunds: 7000 },
    'las tres cosas: cobrar mis 1.300 todos los meses, tener 40 reseñas y tres bares fijos.',
  ],
  ['start', 'en', "That's wrong, the loan is 5,000. We open in March", { loan: 5000, start: '2027-03' }, undefined],
  ['team', 'en', "It's just me. You've got it wrong though: the fixed costs are 1,200 a month", { team: 1, fixedCosts: 1200 }, undefined],
])('a complaint puts right what is known, whatever was asked (%s, %s): %s', (question, language, text, told, goals) => {
  const reading = readAnswer(text, { answer: 7, question, language, known: KNOWN, today: '2026-11-20' });
  const facts = Object.fromEntries(reading.facts.map(({ id, value }) => [id, value]));
  expect(facts).toMatchObject(told);
  expect(facts.goals).toBe(goals);
  expect(reading.corrected).toEqual(Object.keys(told).filter((id) => id in KNOWN));
});

test('a thing that is bad where it is bought is no complaint', () => {
  const { facts } = readAnswer('El pan de la zona está mal hecho, el 80 % es congelado.', {
    answer: 1,
    question: 'problem',
    language: 'es',
    known: KNOWN,
    today: '2026-11-20',
  });
  expect(facts.map(({ id }) => id)).toEqual(['problem']);
});
