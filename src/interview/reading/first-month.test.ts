import { describe, expect, test } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';
import { figures } from './read-fixture.ts';

const at = (volume: number | null): FactSheet =>
  withFacts({}, [
    makeFact('price', 30, { unit: 'EUR', period: null }),
    ...(volume === null ? [] : [makeFact('volume', volume, { unit: 'units', period: 'month' })]),
  ]);
const read = (question: QuestionId, language: Language, text: string, volume: number | null) => {
  const { facts } = readAnswer(text, { answer: 8, question, language, known: at(volume), today: '2026-11-20' });
  const value = (id: string) => facts.find((fact) => fact.id === id)?.value;
  return [value('volume'), value('volumeFromStart'), value('targetVolume'), value('targetMonths')];
};

describe('what the first month sells and by which month the rest is sold', () => {
  test.each<readonly [QuestionId, Language, string, number | null, readonly number[]]>([
    ['volume', 'en', "First month just one, and it'd take until about month six to get to the four", null, [1, 4, 6]],
    ['volume', 'en', 'The first month will be just one, and I should reach four by the sixth month', null, [1, 4, 6]],
    ['volume', 'en', 'First month maybe 10 cuts a week, getting to 40 a week by the eighth month', null, [43, 173, 8]],
    ['volume', 'es', 'El primer mes unos 10 cortes a la semana, y llegaremos a 40 a la semana en el octavo mes', null, [43, 173, 8]],
    ['start', 'en', 'Next April. Figure 80 walks the first month and 3 to 6 months to fill up', 480, [80, 480, 5]],
    ['read-back', 'en', 'First month half of that, and the rest by month four', 40, [20, 40, 4]],
    ['read-back', 'en', "The first month I'll do a third of that and be at full pace by month seven", 90, [30, 90, 7]],
    ['read-back', 'es', 'El primer mes la mitad, y para el mes cinco ya todo', 150, [75, 150, 5]],
    ['start', 'es', 'En abril. El primer mes haré la mitad y hasta el sexto mes no llegaré a ese ritmo', 90, [45, 90, 6]],
  ])('%s (%s): %s', (question, language, text, volume, [first, full, months]) => {
    expect(read(question, language, text, volume)).toEqual([first, true, full, months]);
  });

  test.each<readonly [QuestionId, Language, string]>([
    ['read-back', 'en', 'The first month is free of rent, and I pay the rest by month four'],
    ['read-back', 'es', 'El primer mes no cobro nada y desde el cuarto mes cobro 1.500'],
  ])('nothing of it in what else a month is told of (%s, %s): %s', (question, language, text) => {
    expect(read(question, language, text, 90).slice(1)).toEqual([undefined, undefined, undefined]);
  });

  test('a month in which so much is sold, told without the first, is when full pace is reached', () => {
    expect(
      read('revenue', 'es', 'El corte son 30 euros y, cuando vayamos rodadas, hacia el noveno mes, serán unos 96 al mes', null),
    ).toEqual([96, undefined, undefined, 9]);
  });
});

test.each([
  [
    'es',
    '78 euros la noche, y unas 75 noches al mes. A lo de las 75 no llegamos hasta el octavo mes, el primero con 30 noches voy contenta',
  ],
  ['es', 'Corte a 20 euros, unos 75 al mes. A los 75 llegamos en el octavo mes, el primero con 30 me vale'],
] as const)('a first one told after a month is the first month, in %s: %s', (language, text) => {
  expect(figures('revenue', text, language)).toMatchObject({ volume: 30, volumeFromStart: true, targetVolume: 75, targetMonths: 8 });
});
