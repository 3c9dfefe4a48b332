import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

test.each([
  [
    'es',
    'Para abrir: 14.500 de obra, 13.500 de cinco reformers, 4.600 de dos camillas, 3.200 del mobiliario, 1.900 de fianza, 1.900 de licencia y 2.400 de la web, en total 42.000. Cada mes pago 950 de alquiler, 160 de luz y agua, 65 de seguros y 110 de la gestoría.',
    { investment: 42_000, fixedCosts: 1285, rent: 950 },
  ],
  [
    'en',
    'To open I need a used pickup for 18,000, a trailer for 4,200, tools for 3,600, the LLC and my license at 1,200, the website 2,500, and 2,000 of starting stock. That’s 31,500. Every month there’s the yard, 650, truck insurance 420, fuel 380, software and phone 160, advertising 500 and a bookkeeper 190.',
    { investment: 31_500, fixedCosts: 2300 },
  ],
] as const)('what opening takes and what a month costs are told one after the other (%s)', (language, text, told) => {
  const { facts } = readAnswer(text, { answer: 6, question: 'resources', language, known: {}, today: '2026-11-20' });
  expect(Object.fromEntries(facts.map(({ id, value }) => [id, value]))).toMatchObject(told);
});
