import { expect, test } from 'vitest';
import { type Fact, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const read = (text: string, language: Language, question: QuestionId, known: FactSheet = {}) =>
  withFacts({}, readAnswer(text, { answer: 1, question, language, known, today: '2026-11-30' }).facts as Fact[]);
const DOUBTED = withFacts({}, [makeFact('fixedCosts', 60, { unit: 'GBP', period: 'month' })] as Fact[]);

test.each<[Language, string, number]>([
  ['en', 'rent 1350, electric 160, water 25, cleaner 120, laundry 60 for the towels, HCPC about 45, card terminal 15', 1775],
  ['en', 'rent is 1350, insurance 95 thats indemnity and contents, accountant 110, laundry 60, HCPC 45, card machine 15', 1675],
  ['es', 'alquiler 1.350, luz 160, agua 25, lavandería 60, colegio profesional 45, datáfono 15', 1655],
  ['es', 'en total 2.100: alquiler 1.350, luz 450 y seguro 300', 2100],
  ['en', 'rent 1350, power 450, insurance 300, so 2100', 2100],
  ['en', '2100 a month, rent is 1350', 2100],
  ['es', '2.100 al mes, el alquiler son 1.350', 2100],
  ['es', '1.350 al mes de alquiler, luz 160', 1510],
])('one line that is as much as the next ones is no total unless it is said to be (%s: %s)', (language, text, sum) => {
  expect(factValue(read(text, language, 'fixed-costs'), 'fixedCosts')).toBe(sum);
});

test.each<[Language, string, number]>([
  ['en', 'No!! 60 is just the laundry. all of it adds up to 2100 a month, rent 1350 and the rest I just told you', 2100],
  ['en', 'no that is only one of them, everything together comes to about 2,100', 2100],
  ['es', 'no, 60 es solo la lavandería, todo junto suma 2.100 al mes', 2100],
  ['es', 'qué va, en total son 2.100 €', 2100],
  ['en', 'No, it all comes to 1,640 a month, and with the van lease 1,890.', 1890],
])('a total told where it was doubted is the total (%s: %s)', (language, text, sum) => {
  expect(factValue(read(text, language, 'odd-fixed-costs', DOUBTED), 'fixedCosts')).toBe(sum);
});

test.each<[Language, string]>([
  ['en', 'Tom 1820 a month from june'],
  ['es', 'Tomás 1.820 al mes desde junio'],
])('who is paid from a month on is no season (%s: %s)', (language, text) => {
  const known = withFacts({}, [makeFact('price', 58), makeFact('volume', 130)] as Fact[]);
  expect(read(text, language, 'read-back', known).season).toBeUndefined();
});

test('a percent says how dead the dead months are', () => {
  const known = withFacts({}, [makeFact('price', 58), makeFact('volume', 130)] as Fact[]);
  const season = factValue(read('august and december are dead, about 30% down', 'en', 'read-back', known), 'season') ?? [];
  expect((season[7] ?? 0) / (season[0] ?? 1)).toBeCloseTo(0.7, 2);
});
