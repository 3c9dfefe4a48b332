// What some words of an offer weigh: those it is for, what it is made with, what is done.

import { keptForTheTurn } from '../../language/kept-for-the-turn.ts';
import { stemsOf, wordsOf } from '../../language/stem-words.ts';
import type { ClueFound } from './find-trade.ts';
import { CLUE, findTradeClues, termsOfWord } from './known-trades.ts';
import { OTHER_KIND } from './other-kind-words.ts';

const AUDIENCE = /\b(?:para|for|dirigid[oa]s? a|aimed at) ((?:[a-z]+ ?){1,3})/g;
const OF_AUDIENCE = 0.5;
/** "Marketing para restaurantes": those it is for say less of the trade than what it is. */
export const weighAudience = keptForTheTurn((folded): (readonly [string, number])[] => {
  const audience = partsOf(folded, AUDIENCE);
  const { clues } = findTradeClues(audience);
  return [
    ...wordsOf(audience).flatMap((word) => termsOfWord(word).map((term) => [term, OF_AUDIENCE] as const)),
    ...clues.map((clue) => [CLUE + clue.term, OF_AUDIENCE * weigh(clue)] as const),
  ];
});

/** «Helado con fruta»: where what it is has been said, a word of what it is made with says no trade; several words may («cocina con comida corrida»). */
export const weighIngredients = keptForTheTurn((folded): (readonly [string, number])[] => {
  const { clues: goods } = findTradeClues(headOf(folded));
  if (!goods.some(tellsSector)) return [];
  const { clues, otherWords } = findTradeClues(partsOf(folded, INGREDIENTS));
  const words = clues.filter((clue) => clue.words === 1).map(({ term }) => term);
  return [
    ...[...words, ...otherWords].flatMap((word) => termsOfWord(word).map((term) => [term, OF_INGREDIENTS] as const)),
    ...words.map((term) => [CLUE + term, OF_INGREDIENTS] as const),
  ];
});

const OF_INGREDIENTS = 0.1;
/** «Con fruta de verdad», "made with real cream". */
const INGREDIENTS = /\b(?:hech[oa]s? (?:con|de)|a base de|made (?:with|from|of)|con|with) ((?:[a-z]+ ?){1,3})/g;

function partsOf(folded: string, pattern: RegExp): string {
  return [...folded.matchAll(pattern)].map(([, words]) => words ?? '').join('. ');
}

/** «La recogemos en el portal, la reparamos»: what they say they do tells the trade; where they do it, and how it gets there, does not. */
export const weighDeeds = keptForTheTurn((folded): (readonly [string, number])[] => {
  const deeds = [...folded.matchAll(DEED)].flatMap(([, spanish, english, begun, done]) => spanish ?? english ?? begun ?? done ?? []);
  return deeds.flatMap((deed) => (stemsOf(deed) ?? []).map((stem) => [stem, DEED_WEIGHT] as const));
});

const DEED_WEIGHT = 3;
/** Verbs in the first person, but for what a business of any kind does with its goods. */
const DEED =
  /\b(?!(?:recog|entreg|llev|tra|vend|ofrec|hac|ten|pon|cobr|compr|trabaj|abr|busc|dar|envi|mand)[a-z]*\b)([a-z]{3,}(?:amos|emos|imos))\b|\b(?:we|i)(?: will|'ll|’ll)? (?!(?:collect|deliver|sell|offer|make|take|bring|send|buy|get|open|want|have|work|pick|ship|build)\b)([a-z]{3,})\b|^(?!(?:vend|ofre|hag|teng)[a-z]*)([a-z]{4,}o)(?= (?!(?:de|del|en|para|y|con)\b)[a-z])|(?<=(?:^|[ ,])(?:l[ao]s?|les?|te) )(?!(?:vend|ofre|hag|teng|llev|recoj|pong|dej|mand|entreg|moto|mano|foto|radio|mism|buen|nuev|nuestr|propi|primer|unic|otr|tod|euro|puest|barri|negoci|cas[oa]|cuent|esper)[a-z]*)([a-z]{4,}o)(?![a-z])/g;

/** Another kind of one word stands in the words of its sector already. */
export function tellsSector({ words, owners }: ClueFound): boolean {
  return words > 1 || owners.some(({ trade }) => trade !== OTHER_KIND);
}

/** A word that a trade sells says less than a word of the sector; a phrase says more, and a name most. */
export function weigh({ words, owners }: ClueFound): number {
  const isName = owners.some((owner) => owner.isName);
  return (words > 1 ? 8 : 0.7) * (isName ? 2 : 1);
}

/** What it is called by: the words up to the first pause. */
export const headOf = keptForTheTurn((words): string => {
  return (
    words
      .replace(/^[\s,:;.-]+/, '')
      .slice(0, HEAD_LENGTH)
      .split(HEAD_END)[0] ?? ''
  );
});

const HEAD_LENGTH = 80;
const HEAD_END = /[.,:;(«"“]|\b(?:con|with|para|for|que|where|donde|which|that|on|while|mientras)\b/;
