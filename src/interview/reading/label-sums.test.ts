import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { readAnswer } from './read-answer.ts';

const linesOf = (text: string, language: Language) =>
  readAnswer(text, { answer: 6, question: 'fixed-costs', language, known: {}, today: '2026-11-20' }).facts.find(
    ({ id }) => id === 'costLines',
  )?.value;

test('what opens the sentence is no part of what a cost is called, and the State’s share of whoever talks is nobody’s wage', () => {
  expect(linesOf('De alquiler pago 950, de luz unos 160. Aparte está mi cuota de autónoma, que se queda en 88.', 'es')).toEqual([
    { label: 'alquiler', amount: 950, kind: 'rent' },
    { label: 'luz', amount: 160, kind: 'other' },
    { label: 'cuota de autónoma', amount: 88, kind: 'other' },
  ]);
  expect(linesOf('Each month it’s rent £1,350, electricity £260, insurance £70.', 'en')).toContainEqual({
    label: 'rent',
    amount: 1350,
    kind: 'rent',
  });
});
