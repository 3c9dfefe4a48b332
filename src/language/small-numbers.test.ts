import { expect, it } from 'vitest';
import { countWord, numberWord } from './small-numbers.ts';

it.each([
  [2, 'dos', 'two'],
  [12, 'doce', 'twelve'],
  [21, 'veintiún', 'twenty-one'],
  [25, 'veinticinco', 'twenty-five'],
  [31, 'treinta y un', 'thirty-one'],
  [55, 'cincuenta y cinco', 'fifty-five'],
  [60, 'sesenta', 'sixty'],
])('%i in words', (value, es, en) => {
  expect(numberWord(value, 'es')).toBe(es);
  expect(numberWord(value, 'en')).toBe(en);
});

it('writes others in digits', () => {
  expect([1, 100, 2.5].map((value) => numberWord(value, 'en'))).toEqual([null, null, null]);
});

it('counts in words up to twelve', () => {
  expect([countWord(12, 'es'), countWord(13, 'es')]).toEqual(['doce', null]);
});
