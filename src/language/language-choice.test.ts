import { expect, test } from 'vitest';
import { recallLanguage, writeLanguageChoice } from './language-choice.ts';

test('a choice is written for every page of the site, for a year, and read back', () => {
  expect(writeLanguageChoice('en', false)).toBe('trama-language=en; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(writeLanguageChoice('es', true)).toBe('trama-language=es; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(recallLanguage(`trama=x; ${writeLanguageChoice('en', true).split(';')[0]}`)).toBe('en');
});

test.each([
  [undefined, null],
  ['', null],
  ['trama-language=es', 'es'],
  ['a=1;trama-language=en;b=2', 'en'],
  ['trama-language=fr', null],
  ['trama-language=', null],
  ['my-trama-language=en', null],
  ['a=trama-language=en', null],
])('of the cookies %j the language is %j', (cookies, language) => {
  expect(recallLanguage(cookies)).toBe(language);
});
