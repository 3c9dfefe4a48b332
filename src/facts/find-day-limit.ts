// How many a day the founder can do at most: «seis al día como mucho», "six a day, tops".
import { foldText } from '../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { toldDaysAWeek } from './open-days.ts';

const NUMBER = `(\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
/** Who or what is served one by one. A limit of loaves is none of the sales that take several. */
const SERVED =
  '(?: (?:dogs?|cats?|pets?|clients?|customers?|patients?|people|visits?|appointments?|grooms?|jobs?|repairs?|houses?|homes?|cars?|bikes?|sessions?|perros?|gatos?|clientes?|pacientes?|personas?|visitas?|citas?|servicios?|reparaciones|trabajos?|casas?|coches?|autos?|bicis?|sesiones|cortes?))?';
const A_DAY = '(?: (?:al dia|por dia|diari[oa]s?|a day|per day|each day|daily))';
const AT_MOST = '(?:como (?:mucho|maximo)|a lo (?:mas|sumo)|maximo|max|de tope|y no mas|tops|at (?:the )?most|maximum)';
const UP_TO =
  '(?:(?:no|not|never) (?:\\w+ ){0,2}?(?:mas de|more than)|como (?:mucho|maximo)|a lo (?:mas|sumo)|un maximo de|maximo|at (?:the )?most|up to|a maximum of|max)';
const WAYS = [
  new RegExp(`(?<![a-z\\d.,])${NUMBER}${SERVED}${A_DAY},? ${AT_MOST}(?![a-z])`),
  new RegExp(`(?<![a-z])${UP_TO} (?:a |de |unos |unas |about )?${NUMBER}${SERVED}${A_DAY}(?![a-z])`),
];
/** Days a week, where none was told. Our own assumption. */
const USUAL_DAYS = 5;
const WEEKS_A_MONTH = 52 / 12;

/** How many a day at most, as told; null where no such limit was. */
export function findDayLimit(facts: FactSheet): number | null {
  for (const topic of ['revenue', 'resources', 'solution', 'goals'] as const) {
    const told = foldText(factValue(facts, topic) ?? '');
    for (const way of WAYS) {
      const said = way.exec(told)?.[1];
      const count = said === undefined ? 0 : (smallNumber(said) ?? Number(said));
      if (count > 0) return count;
    }
  }
  return null;
}

/** What that is in a month, on the days it works; null where no limit was told. */
export function monthOfDayLimit(facts: FactSheet): number | null {
  const limit = findDayLimit(facts);
  return limit === null ? null : Math.floor(limit * (toldDaysAWeek(facts) ?? USUAL_DAYS) * WEEKS_A_MONTH);
}
