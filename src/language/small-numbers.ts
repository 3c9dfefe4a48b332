// The words for the numbers up to ninety and for the hundreds, folded: the one table of whoever reads numbers in words.
import type { Bilingual, Language } from './language.ts';

/** In steps from the first value; `/` parts the forms of one number. */
const count = (from: number, step: number, words: string): [string, number][] =>
  words.split(' ').flatMap((forms, at) => forms.split('/').map((word): [string, number] => [word, from + at * step]));

/** «Un» and "one" are left out: they are articles and pronouns far more often than amounts. */
export const SMALL_NUMBERS: Bilingual<ReadonlyMap<string, number>> = {
  es: new Map([
    ...count(0, 1, 'cero'),
    ...count(2, 1, 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho'),
    ...count(19, 1, 'diecinueve veinte veintiun/veintiuno/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis'),
    ...count(27, 1, 'veintisiete veintiocho veintinueve'),
    ...count(30, 10, 'treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento'),
    ...count(200, 100, 'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas'),
    ...count(600, 100, 'seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas'),
  ]),
  en: new Map([
    ...count(0, 1, 'zero'),
    ...count(
      2,
      1,
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    ),
    ...count(20, 10, 'twenty thirty forty fifty sixty seventy eighty ninety'),
  ]),
};

/** What the word counts in either language, for texts whose language is not told. */
export function smallNumber(word: string): number | undefined {
  return SMALL_NUMBERS.es.get(word) ?? SMALL_NUMBERS.en.get(word);
}

/** The table is folded: these are written with an accent. */
const ACCENTED: Readonly<Record<string, string>> = {
  dieciseis: 'dieciséis',
  veintiun: 'veintiún',
  veintidos: 'veintidós',
  veintitres: 'veintitrés',
  veintiseis: 'veintiséis',
};

/** A number from two to ninety-nine in words; null for others, which are written in digits. */
export function numberWord(value: number, language: Language): string | null {
  if (!Number.isInteger(value) || value < 2 || value > 99) return null;
  const word = wordFor(value, language);
  if (word) return word;
  const [tens, rest] = [wordFor(value - (value % 10), language), wordFor(value % 10, language)];
  return language === 'es' ? `${tens} y ${rest ?? 'un'}` : `${tens}-${rest ?? 'one'}`;
}

const LARGEST_COUNT = 12;

/** The same up to twelve, which agrees with whatever is counted; more is written in digits. */
export function countWord(value: number, language: Language): string | null {
  return value > LARGEST_COUNT ? null : numberWord(value, language);
}

function wordFor(value: number, language: Language): string | undefined {
  for (const [word, counted] of SMALL_NUMBERS[language]) if (counted === value) return ACCENTED[word] ?? word;
  return undefined;
}
