// The months in which something is bought time and again, told with how often: «every week april till mid november», «cada semana de abril a octubre».
import { foldText } from '../language/fold-text.ts';
import { MONTH_NAMES, monthOfName } from '../language/month-names.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const MONTHS_A_YEAR = 12;
const PART = '(?:principios de |mediados de |finales de |early |mid[ -]?|late |the end of |end of |the middle of |middle of )?';
const MONTH = `${PART}(${MONTH_NAMES})(?![a-z])`;
const RANGE = `(?:desde |de |from |entre |between )?${MONTH} ?(?:a|al|hasta|to|until|till|through|thru|-|–|y|and) ?${MONTH}`;
const OFTEN =
  '(?:every (?:other )?(?:week|month|day|fortnight)|(?:bi-?)?weekly|monthly|(?:once|twice) a (?:week|month)|cada (?:semana|mes|quincena|dia|15 dias|quince dias)|todas las semanas|semanal(?:es|mente)?|mensual(?:es|mente)?|quincenal(?:es|mente)?|(?:una|dos) (?:vez|veces) (?:a la semana|por semana|al mes))';
/** How often, and what: between the two stands at most the thing. */
const WORKED = [
  new RegExp(`(?<![a-z])${OFTEN}((?: (?:for|de|para|of|el|la|the)? ?[a-z]+){0,3}?),? ${RANGE}`, 'g'),
  new RegExp(`(?<![a-z])${RANGE},? ()${OFTEN}(?![a-z])`, 'g'),
];
/** A verb of what is done for customers, and when. */
const DONE = new RegExp(
  `(?<![a-z])(?:(?:we|i)(?: only| just)? (?:mow|cut|work|do|run|serve|sell|clean|plow|teach|guide)|(?:solo |solamente )?(?:cort(?:o|amos)|seg(?:o|amos)|trabaj(?:o|amos)|atend(?:emos)|hac(?:emos)|limpi(?:o|amos)))((?: [a-z]+){0,2}?),? (?:from |desde |de )${RANGE}`,
  'g',
);
const FEWEST = 3;
const ELSE =
  /(?<![a-z])(?:resto|rest of|otros meses|other months|sobre todo|mas que nada|mostly|mainly|especially|principalmente|an hour|la hora|por hora|helpers?|ayudantes?|sueldos?|wages?|contrat[a-z]+|hir(?:e|ing))(?![a-z])/;
const TOLD_IN = ['customer', 'solution'] as const;

/** `whole`: of all that is sold; `part`: of one of several things, the others going on. Months from 0, January; none where nothing is told so. */
export const monthsWorked = keptWithFacts((facts, of: 'whole' | 'part'): readonly number[] => {
  const labels = (factValue(facts, 'lines') ?? []).map(({ label }) => foldText(label));
  return TOLD_IN.flatMap((topic) => sentencesOf(factValue(facts, topic) ?? '')).flatMap((sentence) => {
    const matches = [...WORKED, DONE].flatMap((pattern) => [...sentence.matchAll(pattern)]);
    return matches.flatMap((match) => {
      const names = match.slice(1).flatMap((group = '') => (monthOfName(group) > 0 ? [group] : []));
      const thing = match.slice(1).find((group = '') => monthOfName(group) === 0) ?? '';
      const isPart = labels.length > 1 && labels.some((label) => isNamed(label, thing));
      const months = spanOf(names[0] ?? '', names[1] ?? '');
      return isPart === (of === 'part') && months.length >= FEWEST && months.length < MONTHS_A_YEAR ? months : [];
    });
  });
});

function sentencesOf(words: string): readonly string[] {
  return foldText(words)
    .replaceAll('’', "'")
    .split(/[.;!?](?=\s|$)|\n/)
    .filter((sentence) => !ELSE.test(sentence));
}

/** By the first letters of a word of its label. */
function isNamed(label: string, thing: string): boolean {
  return (thing.match(/[a-z]{4,}/g) ?? []).some((word) => label.includes(word.slice(0, 4)));
}

function spanOf(from: string, to: string): readonly number[] {
  const [first, last] = [monthOfName(from) - 1, monthOfName(to) - 1];
  return first < 0 || last < 0
    ? []
    : Array.from({ length: ((last - first + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1 }, (_, at) => (first + at) % MONTHS_A_YEAR);
}
