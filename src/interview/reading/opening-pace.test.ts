import { describe, expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const lines = [
  { label: 'Hems', price: 20, units: 110 },
  { label: 'Dresses', price: 150, units: 18 },
];
const known = withFacts({}, [
  makeFact('price', 38.28, { unit: 'USD', period: null }),
  makeFact('volume', 128, { unit: 'units', period: 'month' }),
  makeFact('lines', lines, { unit: 'USD', period: 'unit' }),
]);
const read = (question: QuestionId, language: Language, text: string) => {
  const { facts } = readAnswer(text, { answer: 8, question, language, known, today: '2026-11-20' });
  const value = (id: string) => facts.find((fact) => fact.id === id)?.value;
  return [value('openingShare'), value('openingMonths')];
};

describe('what the first months sell of a normal one', () => {
  test.each<readonly [QuestionId, Language, string, readonly number[]]>([
    ['start', 'en', "March 1, 2027. The first three months I'd say about half of normal, and prom season is March to May.", [50, 3]],
    ['start', 'en', 'In June, at 60% for the first two months', [60, 2]],
    ['start', 'en', 'Next April. First couple of months we expect maybe a third of that, then normal.', [33, 2]],
    ['read-back', 'en', 'For the first month it will only be half', [50, 1]],
    ['start', 'es', 'En abril. Los tres primeros meses calculo que a la mitad, y luego ya normal', [50, 3]],
    ['start', 'es', 'En marzo, el primer mes haría como la mitad y al sexto ya lo normal', [50, 1]],
    ['start', 'es', 'En septiembre, y los primeros seis meses serán un 70 % de eso', [70, 6]],
    ['read-back', 'es', 'Los dos primeros meses, a la mitad', [50, 2]],
  ])('%s (%s): %s', (question, language, text, told) => {
    expect(read(question, language, text)).toEqual(told);
  });

  test.each<readonly [QuestionId, Language, string, readonly number[]]>([
    ['revenue', 'es', '620 al mes a 95. Eso yo creo que por el octavo mes, al principio ha de ser como la tercera parte', [33, 1, 8]],
    ['read-back', 'es', 'empiezo con la tercera parte y llego hasta el mes 8', [33, 1, 8]],
    ['read-back', 'es', 'El primer mes vendo la tercera parte y llego a lo normal en el mes 8', [33, 1, 8]],
    ['read-back', 'en', 'At first about a third of that, all of it by month eight', [33, 1, 8]],
    ['revenue', 'en', "620 a month at 9. That's by month eight, to start with more like a third", [33, 1, 8]],
    ['read-back', 'en', "we'd start at 40% and get there in month 6", [40, 1, 6]],
  ])('at first, with the month by which all of it is sold (%s, %s): %s', (question, language, text, told) => {
    const { facts } = readAnswer(text, { answer: 8, question, language, known, today: '2026-11-20' });
    expect(['openingShare', 'openingMonths', 'targetMonths'].map((id) => facts.find((fact) => fact.id === id)?.value)).toEqual(told);
  });

  test.each<readonly [QuestionId, Language, string]>([
    ['read-back', 'es', 'al principio pago la mitad de renta'],
    ['revenue', 'es', 'al principio eran 20 clientes, ahora la mitad son fijos. Vendo 200 al mes a 10'],
  ])('nothing of what was or is paid at first (%s, %s): %s', (question, language, text) => {
    expect(read(question, language, text)).toEqual([undefined, undefined]);
  });

  test('is of no month of the year, and goes with the month by which all of it is sold', () => {
    const { facts } = readAnswer('En marzo, el primer mes haría como la mitad y al sexto ya lo normal', {
      answer: 8,
      question: 'start',
      language: 'es',
      known,
      today: '2026-11-20',
    });
    expect(facts.map(({ id }) => id)).toEqual(expect.not.arrayContaining(['season']));
    expect(facts.find(({ id }) => id === 'targetMonths')?.value).toBe(6);
  });

  test.each<readonly [QuestionId, Language, string]>([
    ['start', 'es', 'En abril. Los tres primeros meses pagaré la mitad de alquiler'],
    ['read-back', 'es', 'Los tres primeros meses cobraré la mitad'],
    ['read-back', 'en', 'The first three months I only pay half the rent'],
    ['start', 'en', 'In May. Half of them come from the first shop.'],
  ])('nothing of it where something else is told (%s, %s): %s', (question, language, text) => {
    expect(read(question, language, text)).toEqual([undefined, undefined]);
  });

  test('told in number, of one thing whose normal month is known', () => {
    const yards = withFacts({}, [
      makeFact('price', 9500, { unit: 'USD', period: null }),
      makeFact('volume', 4, { unit: 'units', period: 'month' }),
    ]);
    const told = (language: Language, text: string) =>
      readAnswer(text, { answer: 9, question: 'read-back', language, known: yards, today: '2026-11-20' }).facts.map(({ id, value }) => [
        id,
        value,
      ]);
    expect(told('en', 'The first month I would sell one garden only.')).toEqual([
      ['openingShare', 25],
      ['openingMonths', 1],
    ]);
    expect(told('es', 'El primer mes haré solo un jardín')).toEqual([
      ['openingShare', 25],
      ['openingMonths', 1],
    ]);
    expect(Object.fromEntries(told('en', "Almost. The first month I'd only do one yard, and I get to four by month six."))).toEqual({
      volume: 1,
      volumeFromStart: true,
      targetVolume: 4,
      targetMonths: 6,
    });
  });
});

describe('what the first month sells of several things, each in a number', () => {
  test.each<readonly [Language, string]>([
    ['en', 'In March. The first month I figure 60 hems and 9 dresses, and the rest comes by month nine.'],
    ['es', 'En marzo. El primer mes calculo 60 hems y 9 dresses, y en seis meses lo normal.'],
    ['es', 'En marzo. El primer mes calculo 60 hems y 9 dresses, y llegaremos a lo normal hacia el noveno mes.'],
  ])('%s: %s', (language, text) => {
    expect(read('start', language, text)).toEqual([52, 1]);
  });

  test('by the day it is no number of the month', () => {
    expect(read('start', 'en', 'In March. The first month 3 hems and 1 dress a day.')).toEqual([undefined, undefined]);
  });
});
