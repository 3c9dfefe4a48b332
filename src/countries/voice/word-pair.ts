// How a word of one place is exchanged for that of another, its article and number with it.

/** What is found, and what stands for it; the capital of the first letter is kept. */
export type LocalWords = readonly LocalWord[];
interface LocalWord {
  /** The pattern of what is found, as it is written. */
  readonly source: string;
  /** That pattern, compiled when it is first looked for: a plan needs the words of one country, and thousands of patterns would hold up each start. */
  readonly found: RegExp;
  readonly said: string;
  /** What a text in small letters must hold for it to be looked for at all; '' where that cannot be told. */
  readonly hint: string;
}
const PLAIN = /^([\p{L} ]+)(?:\(\?[=!].*\))?$/u;
const hintOf = (found: string): string => PLAIN.exec(found)?.[1]?.toLowerCase() ?? '';

/** Words, and one pattern that a text in small letters fits where it may hold any of them: most hold none. */
export interface Vocabulary {
  readonly words: LocalWords;
  readonly any: RegExp;
}

export function vocabulary(words: LocalWords): Vocabulary {
  let any: RegExp | undefined;
  return {
    words,
    get any() {
      any ??= new RegExp(words.map(({ source, hint }) => hint || source).join('|'), 'u');
      return any;
    },
  };
}

function localWord(source: string, said: string, hint: string): LocalWord {
  let found: RegExp | undefined;
  return {
    source,
    said,
    hint,
    get found() {
      found ??= new RegExp(source, 'giu');
      return found;
    },
  };
}

/** Word by word: `\b` counts no accented letter, so borders are written out. */
export const word = (found: string, said: string): LocalWord => localWord(`(?<!\\p{L})(?:${found})(?!\\p{L})`, said, hintOf(found));
/** The beginning of a word: what follows it stays. */
export const part = (found: string, said: string): LocalWord => localWord(`(?<!\\p{L})(?:${found})`, said, hintOf(found));

/** Found by a pattern of its own, in any letters. */
export const pattern = (found: RegExp, said: string): LocalWord => ({ source: found.source, found, said, hint: '' });

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
