import { expect, test } from 'vitest';
import { keepLastWords, SHORT_PAIR_IN_CELL } from './keep-last-words.ts';
import type { Rich } from './sheet-data.ts';

const words = (s: string): Rich => [{ t: 'text', s }];

test('the last short word stays with the one before it', () => {
  expect(keepLastWords(words('Se decide al volumen.'))).toEqual(words('Se decide al\u00a0volumen.'));
  expect(keepLastWords(words('uno dos'))).toEqual(words('uno\u00a0dos'));
});

test('also where it is a figure, and where the figure is followed by a full stop', () => {
  const figure = { t: 'fig', s: '3.642\u00a0€', mark: 'derived' } as const;
  expect(keepLastWords([...words('les faltan '), figure, ...words('.')])).toEqual([...words('les faltan\u00a0'), figure, ...words('.')]);
});

test('long words, single words and what was said stay as they are', () => {
  for (const text of ['desaprovechadamente', 'una desaprovechadamente', 'extraordinariamente reconocida', '', 'final ']) {
    expect(keepLastWords(words(text))).toEqual(words(text));
  }
  const said: Rich = [{ t: 'quote', s: '«cada mes»', lang: 'es' }];
  expect(keepLastWords(said)).toEqual(said);
  const strong: Rich = [{ t: 'strong', spans: words('la noche') }];
  expect(keepLastWords(strong)).toEqual(strong);
});

test('in a cell fewer letters are kept together', () => {
  const name = words('Un mecánico a domicilio externo');
  expect(keepLastWords(name)).toEqual(words('Un mecánico a domicilio\u00a0externo'));
  expect(keepLastWords(words('una prestación aplazada hoy'), SHORT_PAIR_IN_CELL)).toEqual(words('una prestación aplazada\u00a0hoy'));
  expect(keepLastWords(words('domiciliación aplazada'), SHORT_PAIR_IN_CELL)).toEqual(words('domiciliación aplazada'));
});
