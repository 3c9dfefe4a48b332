// «850 brutos al mes más unos 270 de seguridad social»: what somebody costs, told as pay and charges apart, is one sum.
import type { Amount, Ground, Money } from './amount.ts';
import { roundMoney } from './money-details.ts';

const BETWEEN =
  /^ ?(?:€|euros?|pesos|pounds|dollars)?(?: ?(?:brut[oa]s?|gross|before tax|al mes|a month|per month|mensuales|de sueldo|in pay|in wages))*,? ?(?:\+|(?:y|mas|and|plus)(?![a-z]))(?: (?:otr[oa]s|unos|unas|about|around|another|like|como))* ?[$€£]?$/;
const CHARGES =
  /^ ?(?:€|euros?|pesos|pounds|dollars)?(?: (?:al mes|a month))?(?: (?:de|del?|of|in|for|a|por|para|en|la|the|his|her|their|su|sus))* ?(?:seguridad social|seg(?:uro)? social|seguros sociales|ss|cargas(?: sociales)?|cotizaciones|prestaciones|imss|parafiscales|leyes sociales|aportes patronales|payroll tax\w*|social (?:charges|security)|employer(?:'?s)? (?:charges|costs|taxes|contributions|national insurance|ni)|national insurance)(?![a-z])/;
/** What the founder takes is told before charges of their own. */
const OF_ME = /(?<![a-z])(?:yo|me|mi|mis|i|my|myself|nosotr[oa]s|nuestr[oa]s?|us|our)(?![a-z])[^.;,\d]*$/;

/** The amounts, each pay with the charges told right after it as what it costs a month. */
export function joinCharges({ folded }: Pick<Ground, 'folded'>, amounts: readonly Amount[]): readonly Amount[] {
  const joined: Amount[] = [];
  for (const amount of amounts) {
    const pay = joined.at(-1);
    const sum = pay && isSum(pay) && isSum(amount) && isPayWith(folded, pay, amount) ? sumOf(pay, amount) : null;
    if (sum) joined.splice(-1, 1, sum);
    else joined.push(amount);
  }
  return joined;
}

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  return amount.kind === 'money' || amount.kind === 'plain' || amount.kind === 'count';
}

function isPayWith(folded: string, pay: Sum, charges: Sum): boolean {
  // What was read as counted, or by the month, may reach beyond its number.
  const words = folded.slice(pay.start, charges.start).replace(/^[$€£]? ?\d[\d.,]*/, '');
  const after = folded.slice(charges.start).replace(/^[$€£]? ?\d[\d.,]*/, '');
  return charges.high < pay.low && BETWEEN.test(words) && CHARGES.test(after) && !OF_ME.test(folded.slice(0, pay.start));
}

function sumOf(pay: Sum, charges: Sum): Money {
  const told = [pay, charges].find((one): one is Money => one.kind === 'money');
  return {
    kind: 'money',
    low: roundMoney(pay.low + charges.low),
    high: roundMoney(pay.high + charges.high),
    currency: told?.currency ?? null,
    isShared: told?.isShared ?? false,
    per: 'month',
    start: pay.start,
    end: charges.end,
  };
}
