// "Twenty stores, each taking six cases a month", «6 cortes por sillón al día» with three of them: as many as all of them come to.
import type { Amount, AmountPeriod, Count, Ground } from './amount.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';

const PER_EACH =
  /^(?: [a-z]+){1,2} (?:per|por|each|cada|every|a) (?!dia|day|semana|week|mes|month|ano|year|hora|hour|persona|person|cliente|customer)([a-z]{3,}),? (?:per|a|al|por|each|every|cada|a la) (day|dia|week|semana|month|mes)(?![a-z])/;
const PERIODS: Readonly<Record<string, AmountPeriod>> = {
  day: 'day',
  dia: 'day',
  week: 'week',
  semana: 'week',
  month: 'month',
  mes: 'month',
};
const BUYS = '(?:tak(?:es?|ing)|buy(?:s|ing)?|order(?:s|ing)?|compra[n]?|pide[n]?|se llevan?|llevan?|comprando|pidiendo|encargan?)';
/** From those who buy to what each of them does. */
const EACH_BUYS = new RegExp(
  `^ [a-z]{3,}(?: [a-z]+)?,? (?:(?:and|y|que|who|that) )?(?:(?:each|every one|cada un[oa])(?: of (?:them|those)| de ell[oa]s)? (?:(?:will|would|me|nos|may|might) )*${BUYS}|(?:(?:me|nos|will|would) )*${BUYS})(?: (?:about|around|like|unas|unos|como))* $`,
);
const EACH_AFTER = /^,? ?(?:each|cada un[oa]|apiece)(?![a-z])/;
const NO_HOLDER =
  /^ (?:dias?|days?|semanas?|weeks?|mes(?:es)?|months?|horas?|hours?|anos?|years?|minut\w*|veces|times|euros?|pesos|dollars|pounds)(?![a-z])/;

/** The count of all, where one is told of each of several that are counted before it. */
export function countPerHolder(ground: Ground, amounts: readonly Amount[]): Count | undefined {
  const counts = amounts.filter((amount): amount is Count => amount.kind === 'count');
  for (const count of counts) {
    const told = perThing(ground, count) ?? perBuyer(ground, count);
    if (told) return told;
  }
  return undefined;
}

/** "4 chairs, 9 cuts per chair per day". */
function perThing({ folded, numerals }: Ground, count: Count): Count | undefined {
  const own = numerals.find(({ start }) => start >= count.start);
  const match = PER_EACH.exec(folded.slice(own?.end ?? count.end));
  const [, thing = '', period = ''] = match ?? [];
  const per = PERIODS[period];
  if (!match || per === undefined) return undefined;
  const named = new RegExp(`^ (?:[a-z]+ )?${thing}e?s(?![a-z])`);
  const holder = numerals.find((numeral) => isSeveral(numeral) && named.test(folded.slice(numeral.end)));
  return holder && timesHolder(count, holder, per);
}

function perBuyer({ folded, numerals }: Ground, count: Count): Count | undefined {
  const { per } = count;
  const holder = numerals.findLast(({ end }) => end <= count.start);
  if (per === null || holder === undefined || !isSeveral(holder)) return undefined;
  const between = folded.slice(holder.end, count.start);
  const isEach = /(?<![a-z])(?:each|every one|cada un[oa])(?![a-z])/.test(between) || EACH_AFTER.test(folded.slice(count.end));
  return isEach && EACH_BUYS.test(between) && !NO_HOLDER.test(between) ? timesHolder(count, holder, per) : undefined;
}

function isSeveral({ low, high, isArticle }: Numeral): boolean {
  return !isArticle && low === high && low >= 2 && Number.isInteger(low);
}

function timesHolder(count: Count, holder: Numeral, per: AmountPeriod): Count {
  const value = middle(count) * holder.low;
  return { ...count, low: value, high: value, per };
}
