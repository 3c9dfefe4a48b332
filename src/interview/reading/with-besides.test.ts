import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import type { QuestionId } from '../interview.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [
  makeFact('price', 126, { unit: 'MXN', period: 'unit' }),
  makeFact('volume', 295, { unit: 'units', period: 'month' }),
]);
const read = (question: QuestionId, language: Language, text: string) => {
  const { kind, facts } = readAnswer(text, { answer: 9, question, language, known: KNOWN, today: '2026-11-20' });
  return { kind, ...Object.fromEntries(facts.map(({ id, value }) => [id, value])) };
};

test.each<readonly [QuestionId, Language, string, object]>([
  [
    'read-back',
    'es',
    'Podemos hacer hasta 18 trabajos al día, de lunes a sábado.',
    { kind: 'correction', soFar: 'Podemos hacer hasta 18 trabajos al día, de lunes a sábado' },
  ],
  [
    'read-back',
    'es',
    'Y no te he contado que llevo 14 años de tapicera. Cobro un 40 % de señal y el resto al entregar.',
    { experience: 'llevo 14 años de tapicera', soFar: 'Cobro un 40 % de señal y el resto al entregar' },
  ],
  [
    'team',
    'en',
    'Just me. Customers pay a 40% deposit and the rest when we finish.',
    { kind: 'answer', team: 1, soFar: 'Customers pay a 40% deposit and the rest when we finish' },
  ],
  ['read-back', 'en', "The loan's from Centris, I'm a single member LLC.", { soFar: "The loan's from Centris, I'm a single member LLC" }],
])('%s (%s): %s', (question, language, text, told) => {
  const reading = read(question, language, text);
  expect(reading).toMatchObject(told);
  expect(reading).not.toHaveProperty('volume');
});

test('a yes tells nothing besides', () => {
  expect(read('read-back', 'es', 'Sí, todo correcto')).toEqual({ kind: 'confirmation' });
});
