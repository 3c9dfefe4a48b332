import { expect, it } from 'vitest';
import { LANGUAGES } from '../../language/language.ts';
import { PROBLEM_TESTS, VALUES } from './value-words.ts';

it.each(LANGUAGES)('lists what people do today after a colon: it may be a thing, somebody or something done (%s)', (language) => {
  const told = PROBLEM_TESTS.flatMap(({ variants }) => variants.map((text) => text[language]));
  const listed = told.filter((text) => text.includes('{{substitutes}}'));
  expect(listed.length).toBeGreaterThan(2);
  for (const text of listed) expect(text).toContain(': {{substitutes}}.');
});

it('speaks of what is paid for each month as neither he nor she nor somebody: a place, a student or a contract', () => {
  const recurring = VALUES.filter(({ id }) => id === 'cust.value.recurring').flatMap(({ variants }) => variants);
  expect(recurring).not.toHaveLength(0);
  for (const { es, en } of recurring) {
    expect(es).not.toMatch(/(conseguir|ganar|vender)(lo|la)\b/);
    expect(en).not.toMatch(/\{\{unit\}\} who\b/);
  }
});
