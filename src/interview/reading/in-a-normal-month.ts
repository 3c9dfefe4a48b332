// «En un mes normal esperamos 160 consultas», "six projects in a normal month": the time as the question asked it, apart from the count.
import type { Amount, AmountPeriod, Count, Ground } from './amount.ts';
import { isOtherAmount } from './find-target.ts';
import type { Numeral } from './numeral.ts';

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
    const per = timeAround(folded, amount);
    return per === null ? amount : { ...amount, per };
  });
}

function timeAround(folded: string, { start, end }: Pick<Numeral, 'start' | 'end'>): AmountPeriod | null {
  const time = (BEFORE.exec(folded.slice(0, start)) ?? AFTER.exec(folded.slice(end)))?.groups?.time;
  return time === undefined ? null : (PERIODS[time] ?? null);
}

/** «En un mes normal, 14 muebles», "75 offices in a normal month": whatever is counted in a time that is called normal is what is sold. */
export function countedInNormalTime({ folded, numerals }: Ground, amounts: readonly Amount[]): Count | undefined {
  const found = numerals.find(
    ({ start, end, low, isArticle }) =>
      !isArticle &&
      low >= 1 &&
      !isOtherAmount(amounts, start, end) &&
      IS_NORMAL.test(folded.slice(Math.max(0, start - FAR), end + FAR)) &&
      timeAround(folded, { start, end }) !== null &&
      THINGS.test(folded.slice(end)),
  );
  if (!found) return undefined;
  const { low, high, start, end } = found;
  return { kind: 'count', low, high, noun: '', per: timeAround(folded, found), start, end };
}

const FAR = 60;
const IS_NORMAL =
  /(?:(?:normal|typical|average|ordinary|regular) (?:mes|month|semana|week|dia|day)|(?:mes|semana|dia) (?:normal|tipic|corriente|promedio))/;
/** Neither money nor time nor people who work. */
const THINGS =
  /^(?: ?(?:$|[.,;])| (?!(?:euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|horas?|hours?|dias?|days?|semanas?|weeks?|mes|meses|months?|minut\w*|por|per|de|of|personas? (?:en|trabaj)|empleados|employees|staff)(?![a-z]))[a-z]{3,})/;
