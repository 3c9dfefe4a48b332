import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import { foldText } from './fold-text.ts';
import { keptForTheTurn } from './kept-for-the-turn.ts';
import { ownStem } from './same-stem-words.ts';

const SMALL_WORDS = new Set(
  'de la el los las que en un una y o a con por para del al se su sus mi es son muy mas no si lo le les como sin sobre the of and to in a an for with on at is are it that this our we my i you your be by from or as no not people gente personas cliente clientes customers business negocio hay tiene have has where when quiere need necesita'.split(
    ' ',
  ),
);

/** The words of a text, folded, one letter words away. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1);
}

/** One stem of each word that says something and is at least so long. */
export function stemsIn(text: string, shortest: number): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= shortest)
    .flatMap((word) => bothStems(word)?.slice(0, 1) ?? []);
}

/** Each once, the stems in either language of the words that say something and are at least so long. */
export function bothStemsIn(text: string, shortest: number): ReadonlySet<string> {
  return new Set(wordsOf(text).flatMap((word) => (word.length < shortest ? [] : (bothStems(word) ?? []))));
}

const bothStems = keptForTheTurn((word): string[] | null => {
  if (SMALL_WORDS.has(word)) return null;
  return [...new Set([stemSpanish(word), stemEnglish(word)])];
});

/**
 * A word counts by its stem in both languages, since nobody says which one it is, but for those that share one with a word of a trade and
 * mean something else; null for one that says nothing of a trade.
 */
export function stemsOf(word: string): string[] | null {
  const own = ownStem(word);
  return own === undefined ? bothStems(word) : [own];
}
