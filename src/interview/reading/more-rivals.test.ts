import { expect, test } from 'vitest';
import { withFacts } from '../../facts/fact.ts';
import type { Language } from '../../language/language.ts';
import { makeFact } from './make-fact.ts';
import { readAnswer } from './read-answer.ts';

const KNOWN = withFacts({}, [
  makeFact('price', 65, { unit: 'EUR', period: 'unit' }),
  makeFact('volume', 62, { unit: 'units', period: 'month' }),
  makeFact('competitors', 'Tapicerías Lozano cobra 75 la silla.'),
  makeFact('rivals', ['Tapicerías Lozano']),
]);
const read = (text: string, language: Language) =>
  Object.fromEntries(
    readAnswer(text, { answer: 9, question: 'read-back', language, known: KNOWN, today: '2026-11-20' }).facts.map(({ id, value }) => [
      id,
      value,
    ]),
  );

test('one more who competes is added, and what they charge is no figure of the business', () => {
  const told = read('Te falta la señora que hace cojines por Wallapop a 20, esa también me quita clientes.', 'es');
  expect(told).not.toHaveProperty('volume');
  expect(told).not.toHaveProperty('price');
  expect(told.competitors).toContain('Wallapop a 20');
  expect(read("You forgot Petco, they're a competitor too, $60 a wash.", 'en')).toMatchObject({ rivals: ['Tapicerías Lozano', 'Petco'] });
  expect(read('Petco is a competitor too. The price is 70', 'en')).toMatchObject({ rivals: ['Tapicerías Lozano', 'Petco'], price: 70 });
});
