import { expect, test } from 'vitest';
import { read } from './read-fixture.ts';

test.each([
  [
    'en',
    '75 members by the end of the year, breaking even by month six. We open in February by the way.',
    '75 members by the end of the year, breaking even by month six.',
  ],
  ['es', 'Llegar a 80 socios y cubrir gastos. Por cierto, abrimos en marzo.', 'Llegar a 80 socios y cubrir gastos.'],
] as const)('when it opens is no goal: %s %s', (language, text, goals) => {
  const { facts } = read('goals', text, language);
  expect(facts.find(({ id }) => id === 'goals')?.value).toBe(goals);
  expect(facts.some(({ id }) => id === 'start')).toBe(true);
});

test('an opening that is a goal stays', () => {
  const text = 'To have 75 members. Open a second studio in March.';
  expect(read('goals', text, 'en').facts.find(({ id }) => id === 'goals')?.value).toBe(text);
});
