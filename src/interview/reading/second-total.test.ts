// What opening takes, told in two steps: a total, what comes on top, and what they make together.
import { expect, test } from 'vitest';
import { figures } from './read-fixture.ts';

test.each([
  ['en', 'Fit-out and kiln come to €34,000: €20,000 and €14,000. On top of that €56,000 working capital, so €90,000 altogether.'],
  ['en', '€34,000: kiln 20,000 and fit-out 14,000. Plus €56,000 working capital, so €90,000 in all'],
  ['en', "Kiln 20,000 and fit-out 14,000, that's 34,000. And 56,000 working capital on top. 90,000 altogether."],
  ['es', '34.000 €: horno 20.000 y obra 14.000. Además 56.000 de circulante, así que 90.000 en total'],
  ['es', 'Son 34.000 de obra y horno: 20.000 y 14.000. Encima 56.000 de caja, o sea 90.000 en total'],
] as const)('%s: %s', (language, text) => {
  for (const question of ['resources', 'investment'] as const) expect(figures(question, text, language).investment).toBe(90_000);
});

test('what comes on top is one of the purchases', () => {
  const { investmentItems } = figures(
    'resources',
    '34.000 €: horno 20.000 y obra 14.000. Además 56.000 de circulante, así que 90.000 en total',
  );
  expect(investmentItems).toEqual([
    { label: 'horno', amount: 20_000 },
    { label: 'obra', amount: 14_000 },
    { label: 'circulante', amount: 56_000 },
  ]);
});
