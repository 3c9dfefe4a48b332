import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';

const SHORTEST = 5;
const LONGEST = 40 * 60;

const NUMBER =
  '(\\d{1,3}|media|half an?|una?|an?|one|dos|tres|cuatro|cinco|seis|ocho|diez|two|three|four|five|six|eight|ten|quince|veinte|treinta|cuarenta|fifteen|twenty|thirty|forty)';
const UNIT = '(min(?:uto|ute)?s?|horas?|hours?|hrs?|h)(?: (?:y media|and a half))?';
const LASTS = `${NUMBER}[ -]?${UNIT}`;
const SERVED =
  '(?:sesion(?:es)?|clases?|visitas?|consultas?|tratamientos?|citas?|sessions?|lessons?|classes|visits?|appointments?|treatments?|groom|haircut|cut)';

/** «Una hora uno a uno», "75 minutes each", «clases de 45 minutos», "each sofa takes six hours": not how soon, nor how far. */
const WAYS = [
  new RegExp(
    `\\b${LASTS} (?:one.(?:on|to).one|uno a uno|a solas|con cada \\w+|por \\w+|para cada \\w+|per \\w+|each|with each \\w+|de (?:sesion|clase|terapia|masaje|atencion))\\b`,
  ),
  new RegExp(`\\b${SERVED} (?:de|of) ${LASTS}\\b`),
  new RegExp(
    `\\b(?:sales|salen|te vas|se van|you leave|you walk out|out the door|in and out)(?: \\w+){0,2}? (?:en|in|within)(?: menos de| under)? ${LASTS}`,
  ),
  new RegExp(`\\b${LASTS} ${SERVED}\\b`),
  new RegExp(
    `\\b(?:(?:cada|each|every|one|un|una) (?:\\w+ ){1,3}?(?:(?:me |nos )?(?:lleva|dura|cuesta|pide|ocupa)n?|takes?(?: me| us)?|lasts?)|tard(?:o|amos)(?: unas?| unos)?|dedic(?:o|amos)|(?:done|hech[oa]) in|i spend|we spend)(?: about| around| unos| unas)? ${LASTS}\\b`,
  ),
];
/** A rate, or a time of travel or of the week: «20 euros por hora», "open 8 hours a day". */
const ELSE = /^(?:por|per) (?:dia|semana|mes|ano|hora|day|week|month|year|hour)/;

const WORDS: Readonly<Record<string, number>> = { media: 0.5, 'half a': 0.5, 'half an': 0.5, un: 1, una: 1, a: 1, an: 1, one: 1 };

/** Minutes that the founder said one sale takes; null where nobody told. */
export function findServiceTime(facts: FactSheet): number | null {
  for (const topic of ['solution', 'revenue', 'resources', 'goals'] as const) {
    const told = foldText(factValue(facts, topic) ?? '');
    for (const way of WAYS) {
      const match = way.exec(told);
      if (!match || ELSE.test(match[0].replace(new RegExp(`^${LASTS} `), ''))) continue;
      const minutes = minutesOf(match[1] ?? '', match[2] ?? '', match[0]);
      if (minutes >= SHORTEST && minutes <= LONGEST) return minutes;
    }
  }
  return null;
}

function minutesOf(number: string, unit: string, all: string): number {
  const count = WORDS[number] ?? smallNumber(number) ?? Number(number);
  const minutes = unit.startsWith('m') ? count : count * 60;
  return Math.round(minutes + (/y media|and a half/.test(all) && !unit.startsWith('m') ? 30 : 0));
}
