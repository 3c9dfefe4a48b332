// How many weeks one job takes from start to end: «un proyecto en diez semanas», "from first sketch to permission in ten weeks".
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const NUMBER = `(\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const UNIT = '(semanas?|weeks?|meses|months?)';
const WAYS = [
  new RegExp(
    `\\b(?:en|in|within|tarda(?:n|mos)?|takes?|plazo de|lista en|listo en|terminad[oa] en|done in|ready in)(?: unas?| unos| about| around| menos de| under)? ${NUMBER} ${UNIT}\\b`,
  ),
  new RegExp(`\\b${NUMBER}[ -]${UNIT} (?:turnaround|de plazo)\\b`),
];
/** Opening, or paying, in so many weeks is no job. */
const ELSE = /\b(?:abr\w+|open\w*|pag\w+|paid|pay\w*|cuotas?|instal\w+)\b[^.;,]{0,25}$/;
const [FEWEST, MOST] = [2, 52];
const WEEKS_A_MONTH = 52 / 12;

/** As told of what is offered; null where it is not, or is of days. */
export const findJobWeeks = keptWithFacts((facts): number | null => {
  const told = foldText(factValue(facts, 'solution') ?? '');
  for (const way of WAYS) {
    const match = way.exec(told);
    if (!match || ELSE.test(told.slice(0, match.index))) continue;
    const count = smallNumber(match[1] ?? '') ?? Number(match[1]);
    const weeks = Math.round(/^(?:mes|month)/.test(match[2] ?? '') ? count * WEEKS_A_MONTH : count);
    if (weeks >= FEWEST && weeks <= MOST) return weeks;
  }
  return null;
});
