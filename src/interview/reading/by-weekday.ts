// «60 soles el día los jueves», "£40 a day on Saturdays": a cost of the days of a week that are named.
import { countWeekdays } from '../../language/part-of-year.ts';
import { WEEKDAYS } from '../../language/weekday-names.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';

const OF_COSTS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'investment']);
const NAMED = `(?:${WEEKDAYS.join('|')})`;
/** Right after the sum: «los jueves y domingos», "on Saturdays". */
const THOSE_DAYS = new RegExp(
  `^,? ?(?:(?:solo|solamente|only|just|on|cada|every|l[oa]s|el|the) )*${NAMED}(?:(?:,| y| e| and|, and) (?:l[oa]s |on )?${NAMED})*(?![a-z])`,
);

/** The amounts, those of a day that is paid on named days of the week turned into what the week comes to. */
export function byWeekday({ folded, question }: Ground, amounts: readonly Amount[]): readonly Amount[] {
  if (!OF_COSTS.has(question)) return amounts;
  return amounts.map((amount) => {
    if (amount.kind !== 'money' || amount.per !== 'day') return amount;
    const days = countWeekdays(THOSE_DAYS.exec(folded.slice(amount.end))?.[0] ?? '');
    return days === 0 ? amount : { ...amount, low: amount.low * days, high: amount.high * days, per: 'week' };
  });
}
