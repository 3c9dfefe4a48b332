// How long whoever pays by the month goes on: «suelen quedarse unos diez meses», "most stay about a year".
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';

const NUMBER = `(\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')}|un|one|an?)`;
const ABOUT =
  '(?: (?:unos|unas|como|casi|alrededor de|about|around|roughly|some|for|on average|de media|con nosotros|with (?:me|us)|mas o menos|sobre))*';
const STAYS = new RegExp(
  `(?<![a-z])(?:(?:se )?queda(?:n|ra|ran|rse)|duran|siguen|(?:they|people|pupils|students|members|clients|customers|most|families|patients|kids|everyone|each)(?: (?:of them|usually|normally|tend to|generally|will|would))* (?:stays?|keeps? coming|sticks? around|lasts?)|(?:the )?average (?:stay|member|client|pupil|student) (?:is|stays|lasts))${ABOUT} ${NUMBER}(?: (?:o|a|or|to|y|and) ${NUMBER})? (mes(?:es)?|months?|anos?|years?)(?![a-z])`,
);
const MONTHS_A_YEAR = 12;
const MOST_MONTHS = 120;
/** What is told of a stay of theirs elsewhere, or of the founder. */
const TOLD_IN = ['customer', 'revenue', 'solution'] as const;

/** Months that one goes on paying on average; null where nothing tells. */
export function findStay(facts: FactSheet): number | null {
  for (const topic of TOLD_IN) {
    const match = STAYS.exec(foldText(factValue(facts, topic) ?? ''));
    if (!match) continue;
    const [low, high] = [numberOf(match[1]), numberOf(match[2] ?? match[1])];
    const months = ((low + high) / 2) * (/^(?:ano|year)/.test(match[3] ?? '') ? MONTHS_A_YEAR : 1);
    if (months > 1 && months <= MOST_MONTHS) return months;
  }
  return null;
}

function numberOf(word: string | undefined): number {
  return /^(?:un|one|an?)$/.test(word ?? '') ? 1 : (smallNumber(word ?? '') ?? Number(word));
}
