// How many a day or a month the founder can do at most: «seis al día como mucho», "six a day, tops", "five a month is our ceiling".
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { toldDaysAWeek } from './open-days.ts';

const NUMBER = `(\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
/** Who or what is served one by one. A limit of loaves is none of the sales that take several. */
const SERVED =
  '(?: (?:dogs?|cats?|pets?|clients?|customers?|patients?|people|visits?|appointments?|grooms?|jobs?|repairs?|houses?|homes?|cars?|bikes?|sessions?|perros?|gatos?|clientes?|pacientes?|personas?|visitas?|citas?|servicios?|reparaciones|trabajos?|casas?|coches?|autos?|bicis?|sesiones|cortes?))?';
const A_DAY = '(?: (?:al dia|por dia|diari[oa]s?|en un dia|cada dia|a day|in a day|per day|each day|every day|daily))';
const AT_MOST = '(?:como (?:mucho|maximo)|a lo (?:mas|sumo)|maximo|max|de tope|y no mas|tops|at (?:the )?most|maximum)';
const UP_TO =
  '(?:(?:no|not|never) (?:\\w+ ){0,2}?(?:mas de|more than)|como (?:mucho|maximo)|a lo (?:mas|sumo)|un maximo de|maximo|at (?:the )?most|(?:podemos|puedo|podria(?:mos)?)(?: [a-z]+)? hasta|hasta|up to|a maximum of|max)';
/** "I can do about 6 dogs a day by myself", «puedo atender unas ocho al día». */
const CAN_DO =
  '(?:(?:i|we) (?:can|could) (?:(?:comfortably|only|just|easily) )?(?:do|handle|take|see|fit|serve|groom|clean|manage|get through)|(?:puedo|podemos|podria(?:mos)?) (?:hacer|atender|sacar|ver|coger|tomar|recibir|limpiar|arreglar|reparar)|(?:doy|damos) abasto para)(?: (?:about|around|like|roughly|maybe|unos|unas|como))?';
const WAYS = [
  new RegExp(`(?<![a-z\\d.,])${NUMBER}${SERVED}${A_DAY},? ${AT_MOST}(?![a-z])`),
  new RegExp(`(?<![a-z])${UP_TO} (?:a |de |unos |unas |about )?${NUMBER}${SERVED}${A_DAY}(?![a-z])`),
  new RegExp(`(?<![a-z])${CAN_DO} ${NUMBER}${SERVED}${A_DAY}(?![a-z])`),
];
const NOUN = '(?: (?!a |al |is |es )[a-z]+){0,2}';
const OF_MONTH = [
  new RegExp(
    `(?<![a-z\\d.,])${NUMBER}${NOUN} (?:al mes|por mes|a month|per month)(?:,? ${AT_MOST}|,? (?:is|es) (?:our|my|the|nuestro|mi|el) (?:ceiling|limit|most|max(?:imum)?|tope|maximo|limite|techo))(?![a-z])`,
  ),
  new RegExp(`(?<![a-z\\d.,])${NUMBER}(?: is|'s|,) the most (?:i|we)(?:'d| can| could|'ll)(?![a-z])`),
  new RegExp(
    `(?<![a-z])(?:no (?:puedo|podemos)(?: [a-z]+)? mas de|can't (?:do|take|handle) more than) ${NUMBER}${NOUN} (?:al mes|por mes|a month|per month)(?![a-z])`,
  ),
];
/** Days a week, where none was told. Our own assumption. */
const USUAL_DAYS = 5;
const WEEKS_A_MONTH = 52 / 12;

/** How many a day at most, as told; null where no such limit was. */
export const findDayLimit = keptWithFacts((facts): number | null => {
  return findLimit(facts, WAYS);
});

/** What that is in a month, on the days it works, or the limit told of a month; null where none was. */
export const monthOfDayLimit = keptWithFacts((facts): number | null => {
  const limit = findDayLimit(facts);
  return limit === null ? findLimit(facts, OF_MONTH) : Math.floor(limit * (toldDaysAWeek(facts) ?? USUAL_DAYS) * WEEKS_A_MONTH);
});

function findLimit(facts: FactSheet, ways: readonly RegExp[]): number | null {
  for (const topic of ['revenue', 'resources', 'solution', 'goals', 'soFar'] as const) {
    const told = foldText(factValue(facts, topic) ?? '').replaceAll('’', "'");
    for (const way of ways) {
      const said = way.exec(told)?.[1];
      const count = said === undefined ? 0 : (smallNumber(said) ?? Number(said));
      if (count > 0) return count;
    }
  }
  return null;
}
