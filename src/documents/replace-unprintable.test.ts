import { describe, expect, test } from 'vitest';
import { createCanSet } from './font-coverage.server.ts';
import { FONT_FILES } from './font-files.server.ts';
import { loosenLongWords, replaceUnprintable } from './replace-unprintable.ts';

const canSet = createCanSet(FONT_FILES);
const clean = (text: string) => replaceUnprintable(text, canSet);

describe('replaceUnprintable', () => {
  test('what the fonts have stays as it is', () => {
    for (const text of ['Café «Ñandú», 12,50 €', 'Αθήνα Москва', 'مقهى', 'קפה', '咖啡店', 'カフェ', '커피', '☕🌷', 'Łódź ő ş']) {
      expect(clean(text)).toBe(text);
    }
  });

  test('what no font has becomes a box', () => {
    expect(clean('a\u{e000}b')).toBe('a□b');
    expect(clean('\u{12000}\u{12001}')).toBe('□□');
    expect(clean('\ud83c')).toBe('□');
  });

  test('controls, direction overrides and joiners leave no trace', () => {
    expect(clean('a\u0000b\u202ec\u200bd\ufeffe')).toBe('abcde');
    expect(clean('👩\u200d🍳')).toBe('👩🍳');
    expect(clean('uno\r\ndos\ttres\u2028cuatro')).toBe('uno dos tres cuatro');
  });

  test('accents are joined to their letter; those that no font sets there are dropped', () => {
    expect(clean('cafe\u0301')).toBe('café');
    expect(clean('x\u0e49')).toBe('x');
  });
});

describe('loosenLongWords', () => {
  test('only words too long for a line get places to break', () => {
    expect(loosenLongWords('una frase de palabras que caben en su línea')).toBe('una frase de palabras que caben en su línea');
    expect(loosenLongWords(`a ${'x'.repeat(40)}`)).toBe(`a ${Array(40).fill('x').join('\u200b')}`);
  });

  test('a word that would fill pages ends in an ellipsis', () => {
    expect(loosenLongWords('x'.repeat(4_000)).replaceAll('\u200b', '')).toBe(`${'x'.repeat(119)}…`);
  });
});
