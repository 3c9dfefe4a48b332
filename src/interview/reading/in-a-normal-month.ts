// «En un mes normal esperamos 160 consultas», "six projects in a normal month": the time as the question asked it, apart from the count.
import type { Amount, AmountPeriod, Ground } from './amount.ts';

const TIME =
  '(?:un|una|an?|cada|each|every) (?:(?:normal|typical|average|ordinary|regular) )?(?<time>mes|month|semana|week|dia|day)(?: (?:normal(?:it[oa])?|tipic[oa]|corriente|cualquiera|promedio|medi[oa]))?(?![a-z])';
const BEFORE = new RegExp(`(?<![a-z])(?:en|in|on|during|durante) ${TIME}[^.;!?\\n\\d]*$`);
const AFTER = new RegExp(`^[^.;,!?\\n\\d]{0,30}(?<![a-z])(?:en|in|on) ${TIME}`);
const PERIODS: Readonly<Record<string, AmountPeriod>> = {
  mes: 'month',
  month: 'month',
  semana: 'week',
  week: 'week',
  dia: 'day',
  day: 'day',
};

/** The counts that say no time of their own with the one their sentence says. */
export function inANormalMonth({ folded }: Pick<Ground, 'folded'>, amounts: readonly Amount[]): readonly Amount[] {
  return amounts.map((amount) => {
    if (amount.kind !== 'count' || amount.per !== null) return amount;
    const time = (BEFORE.exec(folded.slice(0, amount.start)) ?? AFTER.exec(folded.slice(amount.end)))?.groups?.time;
    return time === undefined ? amount : { ...amount, per: PERIODS[time] ?? null };
  });
}
