// "Invertimos 55 millones, 30 nuestros y 25 de Bancolombia": the bare numbers of a breakdown are in the millions and the money of their sum.
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { GIVEN, INVESTOR, LENDER, RELATIVE } from './funding-words.ts';
import type { Numeral } from './numeral.ts';

/** How far from the sum its parts are looked for. */
const REACH = 180;
const MOST_PARTS = 4;
const MOST_BARE = 1_000;
/** Nothing bought beside another is dearer by more, told in millions. */
const MOST_TIMES = 3;
const LEAST_IN_FULL = 100;
const MOST_TIMES_IN_FULL = 20;
const OWN_OR_LENT = new RegExp(
  `^,? (?:l[oa]s? |son |es |are |is |me l[oa]s? |nos l[oa]s? |me |nos )*(?:nuestr[oa]s?|mi[oa]s?|propi[oa]s?|ours|mine|ahorrad[oa]s?|pong[oa](?: yo)?|ponemos|aport\\w+|pid\\w+|pedimos|prest\\w+|dej\\w+|(?:de|del|con|from|a|al) (?:un |una |el |la |los |mi |mis |nuestr[oa]s? |my |our |a |an |the )?(?:ahorros?|savings|bolsillo|prestamo|credito|loan|${GIVEN}|${INVESTOR}|${LENDER}|${RELATIVE}))(?![a-z])`,
);
const SAID_BEFORE = new RegExp(
  `(?<![a-z])(?:pon(?:e|en|go|emos|dria[n]?)|aport\\w+|mete[n]?|prest(?:a|e|o|ar|ara|aria|ase)n?|dej(?:a|e|ar|ara|aria)n?|nos dan?|me dan?|den|pid(?:o|a|amos|iendo)|pedimos|pedir(?:ia|iamos|emos)?|puts? in|lends?|lending|lent|borrow(?:ing)?|sueldo de|salario de|(?:credito|prestamo|loan)(?: (?!de|of)[a-z]+| del?(?= banco)){0,4} (?:de|of|for|por)|pay of|salary of|yo|nosotr[oa]s|i've(?: got)?|(?:(?:el|la|los|un|una|the|a|mi|mis|my|our) )?(?:${LENDER}|${RELATIVE}))(?: (?:me|us|nos))?(?: (?:otr[oa]s|another|unos|los|about|around|como))? $`,
);
const BESIDE = /^[^.;\d]{0,60}?(?:[,;:]| y | and ) ?(?:[a-z']+ ){0,7}$/;

/** The amounts, the bare ones that belong to a breakdown turned into money of its scale and currency. */
export function inheritScale(ground: Ground, amounts: readonly Amount[]): readonly Amount[] {
  const scales = amounts.map((amount) => scaleOf(ground, amount));
  if (!scales.some((scale) => scale >= 1e3) || !amounts.some((amount, at) => isBare(amount, scales[at] ?? 1))) return amounts;
  const whole = new Map<number, number>();
  for (const [at, amount] of amounts.entries()) {
    const scale = scales[at] ?? 1;
    if (amount.kind !== 'money' || scale < 1e3) continue;
    for (const part of partsOf(ground, amounts, scales, at)) whole.set(part, at);
  }
  return amounts.map((amount, at) => {
    const source = whole.get(at) ?? sourceBeside(ground, amounts, scales, at);
    const model = source === undefined ? undefined : amounts[source];
    if (model?.kind !== 'money' || !('start' in amount)) return amount;
    // «El kilo 8.50»: told to the cent, it is no thousands.
    if (TO_THE_CENT.test(ground.text.slice(amount.start, amount.end))) return amount;
    const scale = scales[source ?? 0] ?? 1;
    // «Camión en 8 palos y medio, medidor de humedad 90»: no meter costs ten lorries.
    const isOfList = BUYS.has(ground.question) || ground.question === 'fixed-costs';
    const isTooMuch = scale >= 1e6 && !whole.has(at) && isOfList && amountOf(amount) * scale > MOST_TIMES * model.low;
    // «4 mil de renta, 800 de luz y 500 de internet»: told in full.
    const isInFull =
      scale === 1e3 && !whole.has(at) && amountOf(amount) >= LEAST_IN_FULL && amountOf(amount) * scale > MOST_TIMES_IN_FULL * model.low;
    return isInFull ? amount : scaled(amount, model, isTooMuch ? scale / 1e3 : scale);
  });
}

const TO_THE_CENT = /\d[.,]\d{2}(?!\d)/;

/** "Mum's putting in five", «mi madre pone cinco y yo tres»: so many thousands or millions, by what opening takes. */
export function isHandedOver({ folded }: Ground, { start, end, isArticle }: Numeral): boolean {
  return !isArticle && HANDS_OVER.test(folded.slice(Math.max(0, start - 40), start)) && HANDED.test(folded.slice(end));
}

const HANDS_OVER =
  /(?<![a-z])(?:pon(?:e|en|go|emos|dria)|met(?:e|en|o|emos)|dej(?:a|an)|prest(?:a|an)|aporta[n]?|aporto|dan?|yo|puts?|putting|chuck(?:s|ing)?|chip(?:s|ping)?|throw(?:s|ing)?|giv(?:e|es|ing)|daria[n]?|lend(?:s|ing)|lent|got|i have|i've)(?: (?:in|me|us|nos|unos|otros|about|another|like))* $/;
const HANDED = /^(?: ?$| ?[,.;)]| (?:y|and|the|el|lo|from|de mis?|from my|each|cada|between|entre|over|at|for|en|al|por)(?![a-z]))/;

/** "Pongo diez y me prestan quince", beside an investment of 25,000: the thousands or millions that are left out, where those alone make sense. */
export function scaleToNeed(money: Money, investment: number | undefined): Money {
  if (investment === undefined || money.currency !== null || money.low !== money.high || money.low >= MOST_BARE) return money;
  if (money.low === 0 || money.low * LEAST_PART > investment) return money;
  const scale = [1e6, 1e3].find((one) => money.low * one <= investment * MOST_PART && money.low * one * LEAST_PART_SCALED >= investment);
  return scale === undefined ? money : { ...money, low: money.low * scale, high: money.high * scale };
}

/** Nobody opens with less than this part of what it takes. */
const LEAST_PART = 200;
const LEAST_PART_SCALED = 50;
const MOST_PART = 1.5;

/** Indexes of the bare numbers which, at the scale of the sum, add up to it with their neighbours: two to four in a row, after it or before it. */
function partsOf(ground: Ground, amounts: readonly Amount[], scales: readonly number[], at: number): readonly number[] {
  const sum = amounts[at] as Money;
  const scale = scales[at] ?? 1;
  const valueAt = (index: number) => {
    const amount = amounts[index];
    if (amount === undefined || Math.max(amount.start - sum.end, sum.start - amount.end) > REACH) return null;
    if (isBare(amount, scales[index] ?? 1)) return amountOf(amount) * scale;
    return amount.kind === 'money' && (scales[index] ?? 1) >= 1e3 ? amount.low : null;
  };
  for (const first of [at + 1, at + 2, at - 2, at - 3, at - 4]) {
    const row: number[] = [];
    let total = 0;
    for (let index = first; index < first + MOST_PARTS && index !== at; index++) {
      const value = valueAt(index);
      if (value === null) break;
      row.push(index);
      total += value;
      if (row.length > 1 && Math.abs(total - sum.low) <= 0.001 * sum.low && isOneBreath(ground, amounts, at, row))
        return row.filter((part) => isBare(amounts[part] as Amount, scales[part] ?? 1));
    }
  }
  return [];
}

function isOneBreath({ folded }: Ground, amounts: readonly Amount[], at: number, row: readonly number[]): boolean {
  const spans = [at, ...row].map((index) => amounts[index] as Amount);
  const words = folded.slice(Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end)));
  return [...words.matchAll(/[.!?](?=\s)|\n/g)].length <= 1;
}

/** "12 millones de ahorros y 8 con Bancamía": no sum, but the same kind of money said right after. */
function sourceBeside({ folded, question }: Ground, amounts: readonly Amount[], scales: readonly number[], at: number): number | undefined {
  const amount = amounts[at];
  // One bare number may stand between: "10 millones nuestros, 5 del banco y 7 de mi padre".
  const source =
    [at - 1, at - 2].find((index) => amounts[index]?.kind === 'money' && (scales[index] ?? 1) >= 1e3) ?? inSlang(folded, amounts, at);
  const before = source === undefined ? undefined : amounts[source];
  if (amount === undefined || before === undefined || !isBare(amount, scales[at] ?? 1)) return undefined;
  const isFunding =
    OWN_OR_LENT.test(folded.slice(amount.end, amount.end + 60)) ||
    SAID_BEFORE.test(folded.slice(Math.max(0, amount.start - 40), amount.start));
  const between = folded.slice(amounts[at - 1]?.end ?? before.end, amount.start);
  const isNextThing =
    (scales[source ?? 0] ?? 1) >= 1e6 && /[a-z]{4,} $/.test(between) && /^(?: ?$|[,.;]| (?:y|and) )/.test(folded.slice(amount.end));
  const isSlang =
    NEXT_IN_LIST.test(between) &&
    !OF_MONTHS.test(between) &&
    (IS_SLANG.test(folded.slice(before.start, before.end)) ||
      (question === 'fixed-costs' && before.kind === 'money' && isFarAbove(before, amount)) ||
      (question === 'resources' && before.kind === 'money' && isBillBeside(folded, before, amount)));
  const isLastThing = isFarAbove(before as Money, amount, LEAST_RATIO_BOUGHT) && THING_BEFORE.test(between);
  const isBought =
    BUYS.has(question) &&
    amount.kind !== 'headcount' &&
    (isNextThing || isLastThing || THING_AFTER.test(folded.slice(amount.end, amount.end + 40)));
  const isWithin = /^ (?:con|incluido|incluyendo|with|including) (?:[a-z]+ ){1,3}(?:de|of) $/.test(between) && SAID_BEFORE.test(between);
  const isMore = /^[^.;\d]{0,60}(?<![a-z])(?:otr[oa]s|another|a further) $/.test(between);
  // What each takes or costs stands in a list like the rest; elsewhere a sum for each is no part of one.
  const isEach = amount.kind === 'money' && amount.per === 'unit';
  return isSlang || (!isEach && (isWithin || isMore || ((isFunding || isBought) && BESIDE.test(between)))) ? source : undefined;
}

/** «Luz y agua 280 mil, internet y celular 95», among purchases: a bill of the month right after another. */
function isBillBeside(folded: string, before: Money, amount: Amount): boolean {
  const between = folded.slice(before.end, amount.start);
  return isFarAbove(before, amount) && amountOf(amount) >= LEAST_BILL && BILL.test(between);
}

const LEAST_BILL = 10;
const BILL =
  /(?<![a-z])(?:internet|wifi|celular|telefono|luz|agua|gas|seguro|alarma|contador|gestoria|phone|power|water|insurance|accountant)(?![a-z])/;
const IS_SLANG = /(?<![a-z])lucas?(?![a-z])/;
/** «48 lucas el conjunto; en junio 40 y el resto 15»: as many in those months. */
const OF_MONTHS = new RegExp(`(?<![a-z])(?:${MONTH_NAMES}|resto|verano|invierno|primavera|otono|temporada)(?![a-z])`);
const NEXT_IN_LIST = /^ ?(?:[,.]| ?y)(?: [a-z]+){1,4} $/;

/** "Luz 130 mil, monotributo 85": in one list of costs nothing is a thousandth of what stands before it. */
function isFarAbove({ low }: Money, bare: Amount | undefined, ratio = LEAST_RATIO): boolean {
  return bare !== undefined && low > ratio * amountOf(bare);
}

const LEAST_RATIO = 500;
/** «Compresor 15 mil y una camioneta usada de 90»: with an article and a preposition, no small thing beside the others. */
const LEAST_RATIO_BOUGHT = 100;
const THING_BEFORE =
  /(?:,|(?<![a-z])(?:y|e|and|mas|plus)) ?(?:and |y )?(?:una?|an?|la|el|the) (?:[a-z]+ ){1,4}(?:de|en|por|for|at) ?[$€£]?$/;

/** "Monotributo 70 lucas, nafta 150, celular 20, gestor 60": nobody pays 60 pesos beside 70 thousand, however long the list. */
function inSlang(folded: string, amounts: readonly Amount[], at: number): number | undefined {
  for (let index = at - 1; index >= 0; index--) {
    const [amount, next] = [amounts[index], amounts[index + 1]];
    if (amount === undefined || next === undefined || !NEXT_IN_LIST.test(folded.slice(amount.end, next.start))) return undefined;
    if (amount.kind === 'money' && (IS_SLANG.test(folded.slice(amount.start, amount.end)) || isFarAbove(amount, amounts[at]))) return index;
  }
  return undefined;
}

/** "16 millones en neveras y 3 de adecuación": another purchase. */
const THING_AFTER =
  /^ (?:de|en|para|on|for|in) (?!(?:ell[oa]s|enero|febrero|marzo|abril|mayo|junio|julio|agosto|total|them|the)(?![a-z]))[a-z]{4,}/;
const BUYS: ReadonlySet<string> = new Set(['resources', 'investment']);

function isBare(amount: Amount, scale: number): boolean {
  if (scale !== 1) return false;
  const isOpen =
    amount.kind === 'plain' ||
    (amount.kind === 'count' && amount.per === null) ||
    (amount.kind === 'headcount' && !amount.isTotal) ||
    (amount.kind === 'money' && amount.currency === null && (amount.per === null || amount.per === 'unit'));
  return isOpen && amountOf(amount) > 0 && amountOf(amount) < MOST_BARE;
}

function amountOf(amount: Amount): number {
  if (amount.kind === 'headcount') return amount.people;
  return 'low' in amount && amount.low === amount.high ? amount.low : Number.NaN;
}

function scaled(amount: Amount, { currency, isShared }: Money, scale: number): Money {
  const value = Math.round(amountOf(amount) * scale * 100) / 100;
  return {
    kind: 'money',
    low: value,
    high: value,
    currency,
    isShared,
    per: amount.kind === 'money' ? amount.per : null,
    start: amount.start,
    end: amount.end,
  };
}

function scaleOf({ numerals }: Ground, { start, end }: Amount): number {
  return numerals.find((numeral) => numeral.start >= start && numeral.end <= end)?.scale ?? 1;
}
