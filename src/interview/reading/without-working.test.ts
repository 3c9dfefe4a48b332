// How a number was worked out stands beside it and is none of the numbers sold.
import { expect, test } from 'vitest';
import type { Language } from '../../language/language.ts';
import { readAnswer } from './read-answer.ts';

const linesOf = (language: Language, text: string) =>
  readAnswer(text, { answer: 5, question: 'revenue', language, known: {}, today: '2026-11-20' }).facts.find(({ id }) => id === 'lines')
    ?.value;

test.each<readonly [Language, string, readonly (readonly [number, number])[]]>([
  [
    'es',
    'La comida corrida en el local a 95 pesos, ya con IVA; para llevar a 100 con todo y empaque; y guisado por kilo a 190. Ya en marcha calculo 1,560 comidas en el local al mes, que son 60 al día por 26 días, 650 para llevar y unos 40 kilos de guisado.',
    [
      [95, 1560],
      [100, 650],
      [190, 40],
    ],
  ],
  [
    'en',
    'We sell set lunches at $95 and take-away boxes at $100. I expect 1,560 set lunches a month, that’s 60 a day for 26 days, and 650 take-away boxes.',
    [
      [95, 1560],
      [100, 650],
    ],
  ],
])('%s: %s', (language, text, sold) => {
  expect(linesOf(language, text)).toMatchObject(sold.map(([price, units]) => ({ price, units })));
});

test('of another product nothing is taken away', () => {
  const { facts } = readAnswer('El menú a 12 €. Espero 1.500 al mes, que son 60 al día por 25 días.', {
    ...{ answer: 5, question: 'revenue', language: 'es', known: {}, today: '2026-11-20' },
  });
  expect(facts.find(({ id }) => id === 'volume')?.value).toBe(1500);
});
