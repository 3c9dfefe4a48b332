import { describe, expect, test } from 'vitest';
import { type FactSheet, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const sheet = (facts: Readonly<Record<string, number>>): FactSheet =>
  withFacts(
    {},
    Object.entries(facts).map(([id, value]) => makeFact(id as 'loan', value, { unit: 'USD' })),
  );
const read = (question: QuestionId, language: Language, text: string, known: FactSheet) =>
  Object.fromEntries(
    readAnswer(text, { answer: 6, question, language, known, today: '2026-11-20' }).facts.map(({ id, value }) => [id, value]),
  );

describe('what is left over is nobody’s money', () => {
  const funded = sheet({ price: 9500, volume: 4, investment: 101_000, ownFunds: 22_000, loan: 20_000 });

  test.each<readonly [Language, string]>([
    ['en', 'The opening costs are 31,500 in total, and with 42,000 I have about 10,500 left over as a cushion.'],
    ['en', 'Opening costs 31,500, so with the 42,000 I have a cushion of 10,500.'],
    ['es', 'Abrir cuesta 31.500 en total, y con los 42.000 me quedan 10.500 de colchón.'],
  ])('%s: %s', (language, text) => {
    const told = read('funding', language, text, funded);
    expect(told).toMatchObject({ investment: 31_500 });
    expect(told).not.toHaveProperty('ownFunds');
    expect(told).not.toHaveProperty('unitCost');
  });

  test('told with what is put in', () => {
    expect(
      read('funding', 'es', 'Pongo 7.000 y pido 5.000 al banco, así me quedan 3.710 de colchón', sheet({ investment: 8290 })),
    ).toMatchObject({
      ownFunds: 7000,
      loan: 5000,
    });
  });
});

describe('what opening takes is the investment, whatever words tell it', () => {
  const known = sheet({ price: 9500, volume: 4, unitCost: 5200, fixedCosts: 1650, investment: 101_000, founderPay: 4500 });

  test.each<readonly [Language, string]>([
    ['en', 'Opening costs are 31,500.'],
    ['en', 'It takes 31,500 to open'],
    ['en', 'The 31,500 is what it takes to open, in all.'],
    ['es', 'Los gastos de apertura son 31.500.'],
    ['es', 'Los 31.500 son lo que hace falta para abrir, en total.'],
    ['es', 'Abrir cuesta 31.500.'],
  ])('%s: %s', (language, text) => {
    expect(read('read-back', language, text, known)).toEqual({ investment: 31_500 });
  });

  test('told with a list that a stray sum stands before', () => {
    const told = read(
      'resources',
      'en',
      'Hold on, 38,000 is dollars, I only do four yards a month. To open I need a used pickup at 18,000, a trailer for 4,200, the license 1,200 and 2,000 of initial stock, so 25,400 in total. Every month there’s 650 rent for the storage yard, 420 for truck insurance and 380 for fuel.',
      sheet({ price: 9500, volume: 4 }),
    );
    expect(told).toMatchObject({ investment: 25_400, fixedCosts: 1450 });
    expect((told.investmentItems as readonly unknown[]).length).toBe(4);
  });
});

test('the month’s sales put right beside the costs are no number of sales', () => {
  const known = withFacts(sheet({ price: 9500, volume: 1, targetVolume: 4, targetMonths: 6 }), [makeFact('volumeFromStart', true)]);
  const told = read(
    'unit-cost',
    'en',
    "No, it's more like 38,000 a month once we're going, because that's four yards. On costs, each yard eats about 1,900 in plants, 1,100 in stone and 2,200 for the crew, so 5,200 all in.",
    known,
  );
  expect(told).toMatchObject({ unitCost: 5200 });
  expect(told).not.toHaveProperty('volume');
  expect(told).not.toHaveProperty('price');
});
