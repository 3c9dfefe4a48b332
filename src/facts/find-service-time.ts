import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { worksAtCustomers } from './works-at-customers.ts';

const SHORTEST = 5;
const LONGEST = 40 * 60;
const LONGEST_VISIT = 4 * 60;

const NUMBER =
  '(\\d{1,3}(?:[.,]\\d{1,2})?|media|half an?|una?|an?|one|dos|tres|cuatro|cinco|seis|ocho|diez|two|three|four|five|six|eight|ten|quince|veinte|treinta|cuarenta|fifteen|twenty|thirty|forty)';
const UNIT = '(min(?:uto|ute)?s?|horas?|hours?|hrs?|h)';
/** «Y media», "and a quarter", "10 minutes" after the hours. */
const REST =
  '(?:(?: (?:y media|y cuarto|and a half|and a quarter)|(?:,? ?(?:y|and)? ?|:)\\d{1,2} ?(?:min(?:uto|ute)?s?|(?=[ ,.;]|$)))(?![a-z]))?';
const LASTS = `${NUMBER}(?: and a half)?[ -]?${UNIT}(?![a-z])${REST}`;
const SERVED =
  '(?:sesion(?:es)?|clases?|visitas?|consultas?|tratamientos?|citas?|sessions?|lessons?|classes|visits?|appointments?|treatments?|groom|haircut|cut)';

/** «Una hora uno a uno», "75 minutes each", «clases de 45 minutos», "each sofa takes six hours": not how soon, nor how far. */
const WAYS = [
  new RegExp(
    `\\b${LASTS} (?:one.(?:on|to).one|uno a uno|a solas|con cada \\w+|por \\w+|para cada \\w+|cada \\w+|per \\w+|each|with each \\w+|an? (?:job|order|piece|client|customer|garment|dress|sofa|car|bike|dog|cake|pair|house|room)|de (?:sesion|clase|terapia|masaje|atencion))\\b`,
  ),
  new RegExp(`\\b${SERVED} (?:de|of) ${LASTS}\\b`),
  new RegExp(
    `\\b(?:sales|salen|te vas|se van|you leave|you walk out|out the door|in and out)(?: \\w+){0,2}? (?:en|in|within)(?: menos de| under)? ${LASTS}`,
  ),
  new RegExp(`\\b${LASTS} ${SERVED}\\b`),
  new RegExp(
    `\\b(?:(?:cada|each|every|one|un|una) (?:\\w+ ){0,3}?(?:(?:me |nos )?(?:lleva|dura|cuesta|pide|ocupa)n?|takes?(?: me| us)?|lasts?)|tard(?:o|amos)(?: unas?| unos)?|dedic(?:o|amos)|(?:done|hech[oa]) in|(?:cambiad|reparad|arreglad|montad|hech)[oa]s? en|(?:changed|fixed|repaired|swapped|fitted) in|i spend|we spend)(?: about| around| unos| unas)? ${LASTS}\\b`,
  ),
];
/** “I come to the house, 50 minutes, always me”: of whoever does the work where the customer is, a time that stands alone is that of the visit. */
const ALONE = new RegExp(`(?<=[,;:] )${LASTS}(?=[,;.]|$)`);
/** A rate, or a time of travel or of the week: «20 euros por hora», "open 8 hours a day". */
const ELSE = /^(?:por|per) (?:dia|semana|mes|ano|hora|day|week|month|year|hour)/;

const WORDS: Readonly<Record<string, number>> = { media: 0.5, 'half a': 0.5, 'half an': 0.5, un: 1, una: 1, a: 1, an: 1, one: 1 };

/** Minutes that the founder said one sale takes; null where nobody told. */
export const findServiceTime = keptWithFacts((facts): number | null => {
  for (const topic of ['solution', 'revenue', 'resources', 'goals'] as const) {
    const told = foldText(factValue(facts, topic) ?? '');
    for (const way of WAYS) {
      const match = way.exec(told);
      if (!match || ELSE.test(match[0].replace(new RegExp(`^${LASTS} `), ''))) continue;
      const minutes = minutesOf(match[1] ?? '', match[2] ?? '', match[0]);
      if (minutes >= SHORTEST && minutes <= LONGEST) return minutes;
    }
  }
  const visit = worksAtCustomers(facts) ? ALONE.exec(foldText(factValue(facts, 'solution') ?? '')) : null;
  const minutes = visit ? minutesOf(visit[1] ?? '', visit[2] ?? '', visit[0]) : 0;
  return minutes >= SHORTEST && minutes <= LONGEST_VISIT ? minutes : null;
});

function minutesOf(number: string, unit: string, all: string): number {
  const count = WORDS[number] ?? smallNumber(number) ?? Number(number.replace(',', '.'));
  return Math.round(unit.startsWith('m') ? count : count * 60 + restOf(all));
}

/** Minutes told after the hours, or between their number and the word for them. */
function restOf(all: string): number {
  if (/y media|and a half/.test(all)) return 30;
  if (/y cuarto|and a quarter/.test(all)) return 15;
  const rest = Number(/(?:horas?|hours?|hrs?|h)(?:,? ?(?:y|and)? ?|:)(\d{1,2})(?!\d)/.exec(all)?.[1] ?? 0);
  return rest < 60 ? rest : 0;
}
