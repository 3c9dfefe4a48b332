// The words of which numbers are made in an answer, folded, and what each does to a number. A word that is a number in one language only and
// common in the other ("once", "ten") is kept apart.
import type { Language } from '../../language/language.ts';
import { smallNumber } from '../../language/small-numbers.ts';

/** Words that multiply what stands before them. */
export const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  centenar: 100,
  centenares: 100,
  cientos: 100,
  docena: 12,
  docenas: 12,
  dozen: 12,
  dozens: 12,
  mil: 1e3,
  millar: 1e3,
  millares: 1e3,
  thousand: 1e3,
  grand: 1e3,
  luca: 1e3,
  lucas: 1e3,
  palo: 1e6,
  palos: 1e6,
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

/** Words of one language that are common words of the other. */
const OWN: Readonly<Record<string, Language>> = { once: 'es', ten: 'en' };
const MISSPELT: Readonly<Record<string, number>> = { fourty: 40 };

/** The number a word stands for in a text of this language, or null. */
export function numberWord(word: string, language: Language): NumberWord | null {
  if (Object.hasOwn(OWN, word) && OWN[word] !== language) return null;
  const value = smallNumber(word) ?? (Object.hasOwn(MISSPELT, word) ? MISSPELT[word] : undefined);
  return value === undefined ? null : { value, rank: rankOf(value) };
}

function rankOf(value: number): NumberWord['rank'] {
  if (value < 10) return 'unit';
  if (value >= 100) return 'hundred';
  return value >= 20 && value % 10 === 0 ? 'ten' : 'teen';
}
