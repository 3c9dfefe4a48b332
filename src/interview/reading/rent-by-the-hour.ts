// A place paid by the hour: "church hall is £18 an hour, 3.5 hours a day", «la sala a 15 € la hora, 3 horas al día».
import { toldDaysAWeek } from '../../facts/open-days.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { toMonthly } from './monthly-amount.ts';
import { hoursPaidIn } from './pay-for-hours.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_COSTS: ReadonlySet<QuestionId> = new Set<QuestionId>(['resources', 'fixed-costs', 'unit-cost', 'read-back']);
/** The place right before what its hour costs. */
const PLACE =
  /(?<![a-z])(?:halls?|rooms?|studios?|kitchens?|pitch(?:es)?|courts?|pools?|gyms?|spaces?|venue|premises|classrooms?|rent|hire|salas?|salon|salones|aulas?|locales|local|pistas?|espacios?|gimnasios?|cocinas?|piscinas?|canchas?|despachos?|consultas?|estudios?|gabinetes?|alquiler|renta|arriendo)(?:['’]s)?(?: [a-z]+){0,4}[ :,$€£]*$/;
/** Whoever is paid stands nearer than the room where they work. */
const PAID =
  /(?<![a-z])(?:i|we) (?:charge|sell)|(?<![a-z])(?:cobr\w+ a|charge|monitor\w*|profes?\w*|teachers?|assistants?|helpers?|cleaners?|coach(?:es)?|ayudante\w*|limpiador\w*)(?![a-z])/;

/** The amounts, with what such a place costs in a month in place of what its hour does. */
export function rentInMonths(ground: Ground, amounts: readonly Amount[], { question, known }: ReadingContext): readonly Amount[] {
  if (!TELLS_COSTS.has(question)) return amounts;
  let from = 0;
  return amounts.map((amount) => {
    if (amount.kind !== 'money') return amount;
    const lead = ground.folded.slice(from, amount.start).replace(/^.*[.;!?\n](?=\s)/s, '');
    from = amount.end;
    if (amount.per !== 'hour' || !PLACE.test(lead) || PAID.test(lead.replace(/^.*[,;]/s, ''))) return amount;
    return monthOfHours(ground, amount, amounts, known) ?? amount;
  });
}

function monthOfHours(ground: Ground, rate: Money, amounts: readonly Amount[], known: ReadingContext['known']): Money | null {
  const hours = hoursPaidIn(ground, rate, amounts, toldDaysAWeek(known));
  const factor = hours && toMonthly(hours.count, hours.per, hours.days);
  if (!factor) return null;
  const [low, high] = [rate.low, rate.high].map((value) => Math.round(value * factor * 100) / 100) as [number, number];
  return { ...rate, low, high, per: 'month', isOfHours: true, end: Math.max(rate.end, hours.end) };
}
