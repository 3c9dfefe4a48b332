/** What stands for a character that no font can show. */
export const UNPRINTABLE = '□';

/** Controls, direction overrides, joiners and selectors without a shape: they print nothing and can fail or mislead a page. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const ODD_SPACE = /[\u2000-\u200a\u202f\u205f]/g;
const LINE_END = /[\t\n\f\r\u0085\u2028\u2029]+/g;
const LONGEST_WORD = 28;
const LONG_WORDS = new RegExp(`\\S{${LONGEST_WORD},}`, 'g');
/** No word of any language is longer: what is past it, as in the endless address of a link, was not written to be read. */
const LONGEST_PRINTED = 120;
/** Latin letters, figures and signs: each face that documents are set in has every one of them. */
const BASIC = /^[\u0020-\u007e\u00a0-\u00ff\u2013\u2014\u2018-\u201d\u2026\u20ac\u2212]*$/;

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/**
 * Text that can be set whatever a visitor wrote: what has no shape is taken out, what no font shows becomes `□`, accents that no font
 * sets on their letter are dropped. `canSet` says whether one font has every character of a cluster.
 */
export function replaceUnprintable(text: string, canSet: (cluster: string) => boolean): string {
  if (isBasic(text)) return text;
  const clean = text
    .toWellFormed()
    .replaceAll('\ufffd', UNPRINTABLE)
    .normalize('NFC')
    .replace(LINE_END, ' ')
    .replace(ODD_SPACE, '\u00a0')
    .replace(INVISIBLE, '');
  if (isBasic(clean)) return clean;
  return Array.from(clusters.segment(clean), ({ segment }) => printable(segment, canSet)).join('');
}

/** Whether a text is set as it is, in the faces of the text and of the tools, without another font. */
export function isBasic(text: string): boolean {
  return BASIC.test(text);
}

function printable(cluster: string, canSet: (cluster: string) => boolean): string {
  if (canSet(cluster)) return cluster;
  const letters = [...cluster].filter((character) => !/\p{M}|\p{Emoji_Modifier}/u.test(character));
  return letters.map((letter) => (canSet(letter) ? letter : UNPRINTABLE)).join('') || UNPRINTABLE;
}

/**
 * Gives words too long for a line places to break: a space without width after each cluster. One that would fill pages ends in an ellipsis.
 */
export function loosenLongWords(text: string): string {
  if (text.length < LONGEST_WORD) return text;
  return text.replace(LONG_WORDS, loosen);
}

function loosen(word: string): string {
  const letters = Array.from(clusters.segment(word), ({ segment }) => segment);
  const printed = letters.length > LONGEST_PRINTED ? [...letters.slice(0, LONGEST_PRINTED - 1), '…'] : letters;
  return printed.join('\u200b');
}
