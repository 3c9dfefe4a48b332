// "4 people two days at $140 each", «dos camareros tres noches a 90 €»: so much for each of them and each of their days.
import type { Amount, Ground } from './amount.ts';
import { WORKER } from './people-words.ts';

const PEOPLE = new RegExp(
  `^ (?:[a-z-]+ )?(?:${WORKER}|personas?|people|helpers?|ayudantes?|extras?|crew|hands|hombres|men|women|mujeres)(?![a-z])(?:,? (?:for|during|durante|por|de|x))? $`,
);
const DAYS =
  /^ (?:dias?|days?|noches?|nights?|jornadas?|turnos?|shifts?)(?: (?:completos?|full|enteros?|de trabajo|each|cada un[oa]))?(?: ?(?:(al|por|cada|a la|a|per|every|each) (?:mes|month)))?,? ?(?:(?:a|at|x|por|@|de|on|que cobran|who get|paid)(?: about| around| unos)? )?[$€£]?$/;
const OF_EACH =
  /^ ?(?:€|euros?|pesos|soles|dollars|pounds|quid|bucks)?,? ?(?:cada un[oa]|cada quien|each|apiece|per person|por persona|por cabeza|a head|(?:al|por|el|cada|a|per) (?:dia|day|jornada|turno|noche|night|shift))(?![a-z])/;
const MOST_PEOPLE = 50;
const MOST_DAYS = 31;

/** The amounts, one told for each person and day turned into what all of them come to. */
export function forPeopleAndDays({ folded, numerals }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  return amounts.map((amount) => {
    if (amount.kind !== 'money' || !OF_EACH.test(folded.slice(amount.start).replace(/^[$€£]?\s?[\d.,]+/, ''))) return amount;
    const before = numerals.filter(({ end, isArticle }) => end <= amount.start && !isArticle);
    const [people, days] = before.slice(-2);
    if (people === undefined || days === undefined || people.low !== people.high || days.low !== days.high) return amount;
    const months = DAYS.exec(folded.slice(days.end, amount.start));
    const isCrew = PEOPLE.test(folded.slice(people.end, days.start)) && people.low <= MOST_PEOPLE && days.low <= MOST_DAYS;
    if (months === null || !isCrew) return amount;
    const times = people.low * days.low;
    const per = months[1] === undefined ? null : ('month' as const);
    return { ...amount, low: amount.low * times, high: amount.high * times, per };
  });
}
