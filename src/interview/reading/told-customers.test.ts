import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [
  makeFact('price', 35, { unit: 'USD', period: 'unit' }),
  makeFact('volume', 188, { unit: 'units', period: 'month' }),
  makeFact('customer', 'a storefront on Maple Street'),
]);
const read = (language: Language, text: string) =>
  Object.fromEntries(
    readAnswer(text, { answer: 9, question: 'read-back', language, known: KNOWN, today: '2026-11-20' }).facts.map(({ id, value }) => [
      id,
      value,
    ]),
  );

test.each<readonly [Language, string, object]>([
  [
    'en',
    "You never asked who my customers are. It's working women 25 to 55 around Benson and Midtown, plus brides.",
    { customer: 'working women 25 to 55 around Benson and Midtown, plus brides' },
  ],
  [
    'es',
    'Mis clientes son oficinistas y maestras del centro. El precio son 40',
    { customer: 'oficinistas y maestras del centro', price: 40 },
  ],
  [
    'es',
    'No me has preguntado por mis clientes. Son gente de 40 a 70 años con muebles buenos.',
    { customer: 'gente de 40 a 70 años con muebles buenos' },
  ],
])('%s: %s', (language, text, told) => {
  expect(read(language, text)).toEqual(told);
});

test('a number of them is none of it', () => {
  expect(read('en', 'My customers are 200 a month')).not.toHaveProperty('customer');
});
