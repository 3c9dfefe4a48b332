// How a word of one place is exchanged for that of another, its article and number with it.

/** What is found, and what stands for it; the capital of the first letter is kept. */
export type LocalWords = readonly LocalWord[];
/** The last is what a text in small letters must hold for the first to be looked for at all; none where that cannot be told. */
type LocalWord = readonly [found: RegExp, said: string, hint?: string];
const PLAIN = /^([\p{L} ]+)(?:\(\?[=!].*\))?$/u;
const hintOf = (found: string): string => PLAIN.exec(found)?.[1]?.toLowerCase() ?? '';

/** Words, and one pattern that a text in small letters fits where it may hold any of them: most hold none. */
export interface Vocabulary {
  readonly words: LocalWords;
  readonly any: RegExp;
}

export const vocabulary = (words: LocalWords): Vocabulary => ({
  words,
  any: new RegExp(words.map(([found, , hint]) => hint || found.source).join('|'), 'u'),
});

/** Word by word: `\b` counts no accented letter, so borders are written out. */
export const word = (found: string, said: string): LocalWord => [
  new RegExp(`(?<!\\p{L})(?:${found})(?!\\p{L})`, 'giu'),
  said,
  hintOf(found),
];
/** The beginning of a word: what follows it stays. */
export const part = (found: string, said: string): LocalWord => [new RegExp(`(?<!\\p{L})(?:${found})`, 'giu'), said, hintOf(found)];

/** A noun that is feminine elsewhere, with the words before it that agree. */
export const toFeminine = (found: string, said: string): LocalWords => [
  word(`del ${found}`, `de la ${said}`),
  word(`al ${found}`, `a la ${said}`),
  ...(['el la', 'un una', 'los las', 'unos unas', 'este esta', 'ese esa', 'otro otra', 'el mismo la misma'] as const).flatMap((pair) => {
    const [before = '', after = ''] = pair.split(' ');
    return [word(`${before} ${found}`, `${after} ${said}`), word(`${before} ${found}s`, `${after} ${said}s`)];
  }),
  word(found, said),
  word(`${found}s`, `${said}s`),
];
/** A noun that is masculine elsewhere, with the words before it that agree. */
export const toMasculine = (found: string, said: string, sayings = `${said}s`): LocalWords => [
  word(`de la ${found}`, `del ${said}`),
  word(`a la ${found}`, `al ${said}`),
  ...(
    ['la el', 'una un', 'las los', 'unas unos', 'esta este', 'esa ese', 'otra otro', 'la misma el mismo', 'misma mismo'] as const
  ).flatMap((pair) => {
    const [before = '', after = ''] = pair.split(' ');
    return [word(`${before} ${found}`, `${after} ${said}`), word(`${before} ${found}s`, `${after} ${sayings}`)];
  }),
  word(found, said),
  word(`${found}s`, sayings),
];
/** A noun of the same gender and its plural. */
export const noun = (found: string, said: string, sayings = `${said}s`): LocalWords => [word(found, said), word(`${found}s`, sayings)];
