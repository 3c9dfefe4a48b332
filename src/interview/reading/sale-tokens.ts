// The numbers of an answer on sales, as the parts that lines of sale are made of.
import { type Amount, type AmountPeriod, type Ground, leftOf, type Money, rightOf } from './amount.ts';
import { isPackOrPlace } from './find-counts.ts';
import { periodAfter } from './find-period.ts';
import { roleOf } from './money-roles.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';

/** `rest`: what is left of the hundred ("el resto", "the others"), its value null. */
export interface SaleToken {
  readonly kind: 'price' | 'count' | 'share' | 'rest' | 'cost';
  readonly value: number;
  readonly per: AmountPeriod | null;
  readonly start: number;
  /** Where the number itself ends, and where what is read with it does. */
  readonly numberEnd: number;
  readonly end: number;
  /** What is counted, in the visitor's words; '' for none. */
  readonly noun: string;
}

/** What a price or a cost may be told for: each, a visit, an hour, a month of a subscription. */
const PRICED: ReadonlySet<AmountPeriod | null> = new Set([null, 'unit', 'hour', 'month']);
const OTHER_MONEY: ReadonlySet<string> = new Set([
  'fixedCosts',
  'founderPay',
  'ownFunds',
  'loan',
  'given',
  'invested',
  'investment',
  'turnover',
]);
const COST_BEFORE =
  /(?<![a-z])(?:(?:me|nos) (?:cuestan?|salen?(?: a| por)?|viene a costar)|se (?:me|nos) van?(?: en [a-z]+)?|(?:l[oa]s?|que|me l[oa]s?|nos l[oa]s?) compr(?:o|amos)(?: a| por| en)?|(?:i|we) (?:buy|get|source) (?:it|them|those|these)(?: in)?(?: at| for)?|costes?(?: directo)?(?: de)?|costos?(?: de)?|gasto(?: de)?|materiales?|material|ingredientes|genero|insumos|pag(?:o|amos)(?: a)?|(?:i|we) pay|(?<=\d[^.;\n\d]{0,25}, )(?:costs?|cuestan?)|costs? (?:me|us)|(?:unit |direct |food )?costs? (?:of|is|are|me|us)|materials?|ingredients|supplies|parts|food)(?: (?:son|es|is|are|unos|unas|about|around|de|of|como))* ?[$€£]?$/;
const COST_AFTER =
  /^ (?:de|en|in|of|for) (?:costes?|costos?|material(?:es)?|ingredientes|genero|producto|insumos|materia prima|materials?|ingredients|parts|supplies|stock|food|cost)(?![a-z])/;
/** «Menú a 12 € (me cuesta 4)»: the cost is told after the price. */
const COST_NEXT = /^[ ,;(]+(?:y |and )?(?:(?:que )?(?:me|nos) (?:cuesta|sale|viene)|costs? (?:me|us)|it costs)/;
const NOT_SOLD =
  /^(?:dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|horas?|hours?|minut\w*|mins?|personas? en|empleados|employees|seguidores|followers|mesas?|tables?|sillas|chairs|turnos|shifts|things|cosas|tipos|kinds|types|lines?|lineas?|productos?|products?|servicios?|services|precios?|prices|planes|plans|tarifas|km|kilometros|miles|anos|%|por ciento|per cent|euros?|pesos|soles|dolares|dollars|pounds|-)(?![a-z])/;
const GOAL_BEFORE =
  /\b(?:llegar(?:emos|e|ia)? a|alcanzar|objetivo|meta|reach(?:ing)?|hit(?:ting)?|goal|target|maximo|capacidad|capacity)\b[^.;]{0,25}$/;
const REST =
  /(?<![a-z])(?:el resto|lo demas|los demas|las demas|la otra mitad|the rest|the others?|the other half|the remainder)(?![a-z])/g;

/** In the order they stand; null where one of them makes the answer something else than lines of sale. */
export function saleTokens(ground: Ground, amounts: readonly Amount[]): readonly SaleToken[] | null {
  const tokens: SaleToken[] = [];
  for (const amount of amounts) {
    const token = tokenOf(ground, amount, amounts);
    if (token === 'other') return null;
    if (token !== 'nothing') tokens.push(token);
  }
  const hasShares = tokens.some(({ kind }) => kind === 'share');
  return [...tokens, ...(hasShares ? restTokens(ground) : [])].sort((a, b) => a.start - b.start);
}

function tokenOf(ground: Ground, amount: Amount, all: readonly Amount[]): SaleToken | 'nothing' | 'other' {
  const numeral = ground.numerals.find(({ start, end }) => start >= amount.start && end <= amount.end);
  if (numeral === undefined) return 'nothing';
  const token = (kind: SaleToken['kind'], value: number, per: AmountPeriod | null, end = amount.end, noun = ''): SaleToken => ({
    kind,
    value,
    per,
    start: amount.start,
    numberEnd: numeral.end,
    end,
    noun,
  });
  if (amount.kind === 'percent') {
    const isShare =
      SHARE_AFTER.test(ground.folded.slice(amount.end)) || SHARE_IN.test(`${leftOf(ground, numeral)}|${rightOf(ground, numeral)}`);
    return isShare ? token('share', middle(amount), null) : 'nothing';
  }
  if (amount.kind === 'money') {
    if (isCostOfSale(ground, amount, numeral)) return token('cost', middle(amount), amount.per);
    const role = roleOf(ground, amount, all);
    if (role !== null && OTHER_MONEY.has(role)) return 'nothing';
    if (amount.currency === null && !/\d/.test(ground.folded.slice(numeral.start, numeral.end))) return 'nothing';
    const isCostBeside = role === 'unitCost' && !COST_NEXT.test(ground.folded.slice(amount.end));
    return PRICED.has(amount.per) && !isCostBeside ? token('price', middle(amount), amount.per) : 'other';
  }
  if (amount.kind !== 'count' && amount.kind !== 'plain') return 'nothing';
  if (GOAL_BEFORE.test(leftOf(ground, numeral)) || middle(amount) <= 0) return 'nothing';
  const { noun, length } = countedAfter(ground, numeral);
  const after = ground.folded.slice(numeral.end);
  const sold = OF_THOSE.exec(after);
  if (sold && amount.kind !== 'count')
    return token('count', middle(amount), periodAfter(after.slice(sold[0].length))?.per ?? null, numeral.end + sold[0].length);
  if (NOT_SOLD.test(after.trimStart())) return 'nothing';
  if (noun === '' && (amount.kind === 'plain' || amount.per === null)) return 'nothing';
  if (amount.kind === 'plain' && (isPackOrPlace(ground, numeral) || SIZE_BEFORE.test(leftOf(ground, numeral)) || SIZE_AFTER.test(after)))
    return 'nothing';
  const per = amount.kind === 'count' ? amount.per : null;
  if (per === 'hour' || per === 'quarter') return 'other';
  return token('count', middle(amount), per === 'unit' ? null : per, Math.max(amount.end, numeral.end + length), noun);
}

/** "Repairs are $30, around 60 of those", «cremalleras a 12, unas 60 de esas»: of what was priced just before. */
export const OF_THOSE = /^ (?:of (?:those|these|them)|de (?:es[oa]s|est[oa]s|ell[oa]s))(?![a-z])/;

/** «La bolsa de 500 gramos», "a box of 12 bottles": how much is in one. */
const SIZE_BEFORE = /(?<![a-z])(?:de|of|with|con) $/;
const SIZE_AFTER =
  /^ ?(?:gr?|gramos|grams?|kg|kilos?|ml|cl|litros?|lit(?:er|re)s?|onzas?|oz|lbs?|pounds?|m2|metros?|met(?:er|re)s?|cm|mm|inch\w*|pulgadas|pages?|paginas)(?![a-z])/;

/** "70 % son cortes", "60% of sales are". */
const SHARE_AFTER =
  /^ ?(?:de (?:las|los|mis|nuestr[oa]s) [a-z]+ |of (?:the |my |our )?[a-z]+ )?(?:son|seran|es|are|is|will be|vienen a|come for|piden|compran|eligen|buy|choose|want|take|[a-z]{4,})(?![a-z])/;
/** "Cortes a 18 (70 %)": right after a price, by itself. */
const SHARE_IN = /\(\s*\|\s*\)/;

/** Told to be what it costs, right before the number or after it. */
export function isCostOfSale({ folded }: Ground, money: Pick<Money, 'start' | 'end'>, numeral: Numeral): boolean {
  return (
    COST_BEFORE.test(folded.slice(Math.max(0, money.start - 60), money.start)) ||
    COST_AFTER.test(folded.slice(numeral.end, money.end + 40).replace(/^ ?(?:[€$£]|euros?|pesos|soles|dolares|dollars)/, ''))
  );
}

/** Up to two words after a number, before any period or price: "12 companies", «40 tintes completos al mes». */
export function countedAfter({ folded, text }: Ground, { end }: Numeral): { readonly noun: string; readonly length: number } {
  const match = COUNTED.exec(folded.slice(end, end + 60));
  if (match === null || periodAfter(match[0])) return { noun: '', length: 0 };
  const words = match[0].split(' ').slice(1);
  const stop = words.findIndex(
    (word, at) =>
      at > 0 &&
      (STOPS.has(word) ||
        periodAfter(` ${words.slice(at).join(' ')}${folded.slice(end + match[0].length, end + match[0].length + 20)}`) !== null),
  );
  const kept = (stop === -1 ? words : words.slice(0, stop)).join(' ');
  return kept === '' || STOPS.has(words[0] ?? '')
    ? { noun: '', length: 0 }
    : { noun: text.slice(end + 1, end + 1 + kept.length), length: 1 + kept.length };
}

const COUNTED = /^(?: [a-z][a-z'-]+){1,4}/;
const STOPS: ReadonlySet<string> = new Set(
  'a al at de del of for por para on in en y e o and or but pero con with each cada per the el la los las un una que who which to son are is mas more plus every from desde so asi porque because if si when cuando but then luego diarios diarias mensuales semanales daily weekly monthly paying que as'.split(
    ' ',
  ),
);

function restTokens({ folded }: Ground): readonly SaleToken[] {
  return [...folded.matchAll(REST)].map(({ index, 0: words }) => ({
    kind: 'rest',
    value: 0,
    per: null,
    start: index,
    numberEnd: index + words.length,
    end: index + words.length,
    noun: '',
  }));
}
