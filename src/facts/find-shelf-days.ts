import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';

/** Food that is sold as it was made or picked, and the same frozen; what is dried or preserved keeps. */
const FOOD =
  '(?:comidas?|platos?|menus?|guisos?|tuppers?|ensaladas?|sopas?|pan(?:es)?|tartas?|pasteles|bolleria|reposteria|queso fresco|pescados?|carnes?|mariscos?|frutas?|verduras?|hortalizas|zumos?|jugos?|meals?|dishes|food|ready meals|salads?|soups?|bread|cakes?|pastries|fish|meat|fruit|vegetables|veg|juices?|flores|ramos|flowers|bouquets)';
const PERISHES = new RegExp(
  `\\b${FOOD}(?: [a-z]+){0,3}? (?:frescas?|frescos?|caser[oa]s?|cocinad[oa]s?|cocid[oa]s?|cortad[oa]s?|del dia|recien [a-z]+)\\b|\\b(?:fresh(?:ly)?|home.?cooked|home.?made|cooked|cut|chilled)(?: [a-z]+){0,2}? ${FOOD}\\b|\\b${FOOD}(?: [a-z]+){0,2}? (?:cooked|baked|made) (?:fresh|daily|that day|every day|to order)\\b`,
);
const FROZEN = /\b(?:congelad[oa]s?|frozen)\b/;
const KEEPS =
  /\b(?:deshidratad[oa]s?|liofilizad[oa]s?|en conserva|conservas?|enlatad[oa]s?|en lata|sec[oa]s?|curad[oa]s?|mermeladas?|dried|freeze.?dried|canned|tinned|cured|preserves?|jams?|pienso|kibble)\b/;
const DAYS = { fresh: 5, frozen: 15 } as const;

/** Days for which food of the kind that was told keeps; null where none was, or what is told keeps long. Our own assumption. */
export function findShelfDays(facts: FactSheet): number | null {
  const told = foldText(factValue(facts, 'solution') ?? '');
  if (!PERISHES.test(told) || KEEPS.test(told)) return null;
  return FROZEN.test(told) ? DAYS.frozen : DAYS.fresh;
}
