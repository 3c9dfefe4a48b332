import { expect, it } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { PROBLEM_TESTS, VERSUS } from './value-words.ts';

it.each(LANGUAGES)('lists what people do today after a colon: it may be a thing, somebody or something done (%s)', (language) => {
  const told = [...PROBLEM_TESTS, ...VERSUS].flatMap(({ variants }) => variants.map((text) => text[language]));
  const listed = told.filter((text) => text.includes('{{substitutes}}'));
  expect(listed.length).toBeGreaterThan(3);
  for (const text of listed) expect(text).toContain(': {{substitutes}}.');
});
