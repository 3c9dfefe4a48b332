// Where people go today for what is missing nearby, as the problem tells it: somebody sells it there, and nobody’s name was given.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const GOES =
  '\\b(?:va|van|voy|ir|vamos|iba|coge|cogen|cojo|toma|toman|agarra|cruza|cruzan|baja|bajan|sube|viaja|viajan|conduce|maneja|go|goes|going|gets?|takes?|took|drives?|drove|driving|travels?|travell?ing|crosses)\\b';

const PLACES: readonly (readonly [RegExp, string, string])[] = [
  [
    new RegExp(
      `${GOES}[^.;]{0,30}\\b(?:al|hasta el|into the|to the|into|to) (?:centro|city cent(?:re|er)|town cent(?:re|er)|cent(?:re|er)|downtown|town)\\b`,
    ),
    'del centro',
    'in the centre',
  ],
  [
    new RegExp(
      `${GOES}[^.;]{0,30}\\b(?:a|hasta|to) (?:otr[ao] (?:ciudad|pueblo|barrio)|another (?:town|city|neighbou?rhood)|the next town)\\b`,
    ),
    'de fuera',
    'away from here',
  ],
  [
    new RegExp(`${GOES}[^.;]{0,30}\\b(?:la otra punta|al otro lado de la ciudad|across town|the other side of (?:town|the city))\\b`),
    'de la otra punta de la ciudad',
    'on the other side of town',
  ],
];

/** The place, where the problem tells of going and the answer on rivals of nobody there. */
export function findElsewhere(facts: FactSheet): Bilingual | null {
  const told = foldText(factValue(facts, 'problem') ?? '');
  const found = PLACES.find(([clue]) => clue.test(told));
  const isNamed = /\b(?:centro|downtown|cent(?:re|er)|town)\b/.test(foldText(factValue(facts, 'competitors') ?? ''));
  return found && !isNamed ? { es: found[1], en: found[2] } : null;
}
