// Classes for several at once: so many places in each, so many of them a week, and how often each customer comes.
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const NUMBER = `(?<![a-z\\d,.])(\\d{1,3}|una|one|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const AT_MOST = '(?:(?:hasta|como maximo|un maximo de|maximo|no mas de|up to|at most|no more than|a maximum of|max) )?';
const CLASSES = '(?:clases?|sesion(?:es)?|class(?:es)?|sessions?)';
const A_WEEK = '(?:a la semana|por semana|semanales|cada semana|a week|per week|each week|weekly)';
const NOT_PEOPLE =
  '(?![\\d,.]*\\d)(?! ?(?:€|euros?|\\$|£|pesos|soles|horas?|hours?|h\\b|min|clases|classes|sesiones|sessions|semanas?|weeks?|dias?|days?|mes|months?|%))';
const HELD = new RegExp(`${NUMBER} (?:[a-z]+ )?${CLASSES} ${A_WEEK}`, 'g');
const SIZES = [
  new RegExp(`(?:grupos|clases|groups|classes) (?:[a-z]+ )?(?:de|con|of|with|for|para) ${AT_MOST}${NUMBER}(?![a-z])${NOT_PEOPLE}`, 'g'),
  new RegExp(`${NUMBER} (?:plazas|places|spots|mats|esterillas|camillas|reformers)(?![a-z])`, 'g'),
  new RegExp(`${NUMBER} (?:[a-z]+ )?(?:por|per|en cada|in each|in a|a) (?:clase|class|sesion|session)(?![a-z])`, 'g'),
];
/** Nobody comes to more classes a week. */
const MOST_VISITS = 5;
const FEWEST_IN_A_GROUP = 2;

const TOPICS_TOLD = ['solution', 'revenue', 'resources', 'goals', 'customer'] as const;

/** How many each class takes, the most that is told; null where it is not. */
export function toldGroupSize(facts: FactSheet): number | null {
  const size = largestSize(toldOf(facts));
  return size < FEWEST_IN_A_GROUP ? null : size;
}

/** How many customers have a place, where the classes of a week, the places in each and how often each customer comes are told; null where one is not. */
export const findTimetable = keptWithFacts((facts): number | null => {
  const told = toldOf(facts);
  const counts = countsOf(told, HELD);
  const [visits, held] = [Math.min(...counts), Math.max(...counts)];
  const size = largestSize(told);
  if (counts.length < 2 || visits < 1 || visits > MOST_VISITS || held < 2 * visits || size < FEWEST_IN_A_GROUP) return null;
  return Math.floor((size * held) / visits);
});

function toldOf(facts: FactSheet): string {
  return TOPICS_TOLD.map((topic) => foldText(factValue(facts, topic) ?? '')).join('. ');
}

function largestSize(told: string): number {
  return Math.max(0, ...SIZES.flatMap((pattern) => countsOf(told, pattern)));
}

function countsOf(told: string, pattern: RegExp): readonly number[] {
  return [...told.matchAll(pattern)].flatMap(([, word = '']) => {
    const count = /^\d/.test(word) ? Number(word) : /^(?:una|one)$/.test(word) ? 1 : smallNumber(word);
    return count ? [count] : [];
  });
}
