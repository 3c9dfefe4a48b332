// The words of which numbers are made, folded. A word that is a number in one language only and common in the other ("once", "ten") is kept apart.
import type { Language } from '../../language/language.ts';

const UNITS: Readonly<Record<string, number>> = {
  cero: 0,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  zero: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};

const TEENS: Readonly<Record<string, number>> = {
  diez: 10,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  veintiun: 21,
  veintiuno: 21,
  veintiuna: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
};

const TENS: Readonly<Record<string, number>> = {
  veinte: 20,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const HUNDREDS: Readonly<Record<string, number>> = {
  cien: 100,
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  doscientas: 200,
  trescientas: 300,
  cuatrocientas: 400,
  quinientas: 500,
  seiscientas: 600,
  setecientas: 700,
  ochocientas: 800,
  novecientas: 900,
};

/** Words that multiply what stands before them. */
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  centenar: 100,
  centenares: 100,
  docena: 12,
  docenas: 12,
  dozen: 12,
  dozens: 12,
  mil: 1e3,
  thousand: 1e3,
  grand: 1e3,
  luca: 1e3,
  lucas: 1e3,
  millon: 1e6,
  millones: 1e6,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  pair: 2,
  par: 2,
  couple: 2,
};

/** "un", "one", "a": a number only where what follows makes it one. */
export const ONES: ReadonlySet<string> = new Set(['un', 'una', 'uno', 'one']);

export type NumberWord = { readonly value: number; readonly rank: 'unit' | 'teen' | 'ten' | 'hundred' };

/** The number a word stands for in a text of this language, or null. */
export function numberWord(word: string, language: Language): NumberWord | null {
  if (word === 'once') return language === 'es' ? { value: 11, rank: 'teen' } : null;
  if (word === 'ten') return language === 'en' ? { value: 10, rank: 'teen' } : null;
  if (Object.hasOwn(UNITS, word)) return { value: UNITS[word] ?? 0, rank: 'unit' };
  if (Object.hasOwn(TEENS, word)) return { value: TEENS[word] ?? 0, rank: 'teen' };
  if (Object.hasOwn(TENS, word)) return { value: TENS[word] ?? 0, rank: 'ten' };
  if (Object.hasOwn(HUNDREDS, word)) return { value: HUNDREDS[word] ?? 0, rank: 'hundred' };
  return null;
}
