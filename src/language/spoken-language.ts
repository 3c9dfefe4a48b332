import { keptForTheTurn } from './kept-for-the-turn.ts';
import type { Language } from './language.ts';

/** Without those that are words of English too: no, me, son. */
const SPANISH = new Set(
  'el la los las de del que y en un una unos unas es por para con al mi se lo su como mas pero cada hay somos tengo yo mes ano euros'.split(
    ' ',
  ),
);
const ENGLISH = new Set(
  'the of and to in is are for with my i we you it at on by our that be have has from per each about this they will month year dollars'.split(
    ' ',
  ),
);

/** The language most small words of a folded text belong to; the fallback where neither leads. */
export function spokenLanguage(folded: string, fallback: Language): Language {
  const lead = leadOf(folded);
  if (lead === 0) return fallback;
  return lead > 0 ? 'es' : 'en';
}

/** By how many words Spanish leads. */
const leadOf = keptForTheTurn((folded: string): number => {
  let lead = 0;
  for (const [word] of folded.matchAll(/[a-z]+/g)) {
    if (SPANISH.has(word)) lead++;
    if (ENGLISH.has(word)) lead--;
  }
  return lead;
});
