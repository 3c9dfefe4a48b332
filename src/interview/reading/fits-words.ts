// Whether a figure heard in a correction is of the kind that its own words tell: money where money is said, a time where minutes are. What does
// not fit is never set.
import { type Fact, type FactId, type FactSheet, type FactValues, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { saleUnitNamed } from '../../sectors/sale-units.ts';
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { CALLED } from './correct-figure.ts';
import type { Numeral } from './numeral.ts';

const SUMS: ReadonlySet<FactId> = new Set<FactId>([
  ...(['price', 'unitCost', 'fixedCosts', 'staffPay', 'founderPay', 'rent', 'marketingBudget'] as const),
  ...(['investment', 'ownFunds', 'investorFunds', 'loan'] as const),
]);
const SALES: ReadonlySet<FactId> = new Set<FactId>(['volume', 'targetVolume', 'wonPerMonth']);
/** Each of these at another's present value is that other one. */
const TOLD_APART: ReadonlySet<FactId> = new Set<FactId>(['price', 'volume', 'unitCost', 'fixedCosts', 'founderPay', 'staffPay']);

const PERIOD = '(?:al|a la|por|cada|a|per|each|every|en un|in a) (?:dia|semana|mes|ano|noche|day|week|month|year|night)(?![a-z])';
const COIN = '(?:€|\\$|£|euros?|pesos?|soles|dolares|dollars?|bucks|pounds?|quid|usd|mxn|lucas?|palos?|grand)(?![a-z])';
const TIMED_COUNT = new RegExp(
  `^ (?!${COIN}|(?:mil|thousand|millon\\w*|million|de|of|for|por|para|in|en|al|a|per|each|cada|and|y|mas|plus)(?![a-z]))(?:[a-z]+ ){1,3}${PERIOD}`,
);
const TIME = /^ ?(?:minut\w*|mins?|horas?|hours?|hrs?|h)(?![a-z])/;
const SHARE = /^ ?(?:%|por ?ciento|per ?cent|percent)/;
const COINED = new RegExp(`^ ?${COIN}`);
const SIGN_BEFORE = /[$€£] ?$/;
/** «La niña de 560»: what somebody is paid. */
const PERSON_BEFORE =
  /(?<![a-z])(?:nin[ao]|chic[ao]|muchach[ao]|chamac[ao]|senor[ao]?|ayudante|emplead[ao]|peon|girl|boy|guy|kid|lad|lady|helper)s?,? (?:de|on|at|a) (?:los |las )?$/;
/** "Three a month at 280": the price of what is counted. */
const PRICED_BEFORE = new RegExp(`${PERIOD},? (?:a|at|for|por|@) [$€£]? ?$`);
/** "12 per clinic": nobody's pay. */
const OF_EACH =
  /^ ?(?:€|euros?|pesos)? ?(?:per|por|each|cada) (?!month|mes|week|semana|hour|hora|day|dia|year|ano|person|persona|head|cabeza|un[oa]|one|of|founder|soci[oa])[a-z]{3,}/;
const BY_THE_MONTH = /^ ?(?:€|euros?|pesos)? ?(?:al mes|a month|mensual\w*|per month|monthly|por mes)(?![a-z])/;
const SOLD_BEFORE =
  /(?<![a-z])(?:vend\w+|factur\w+|ingres\w+|sell\w*|turn over|takings|ventas de|sales of|entran)(?: (?:de|of|about|around|unos|unas|como))* ?[$€£]?$/;
const PAY = /(?<![a-z])(?:cobr|sac|llev|pag|gan|sueldo|salari|viv|pay|paid|draw|take|earn|live|wage|salary)/;
/** «Me llevo 1.100 al mes». */
const TAKEN_BEFORE =
  /(?<![a-z])(?:i(?:'ll| will|'d| would)? (?:take|draw|pay myself|earn)|me (?:llevo|pago|saco|quedo con|asigno)|mi sueldo (?:es|son|seria)|my (?:pay|salary|wage) (?:is|should be))(?: (?:about|around|unos|unas|de|como))* ?[$€£]?$/;
const OF_SALES = /^.{0,25}(?<![a-z])(?:(?:in|of|on|en|de) (?:sales|ventas)|turnover|takings|revenue|ingresos)(?![a-z])/;
const SOLD_FIGURES: ReadonlySet<FactId> = new Set<FactId>(['price', 'volume', 'unitCost']);
const NAMES_PRICE = /(?<![a-z])(?:preci\w+|prices?|tarifas?|tickets?|costes?|costos?|costs?|ventas|sales)(?![a-z])/;
/** Some read a month's sales of less as many times as much. */
const FARTHEST = 50;
const NEAR = 8;
/** Nobody's pay is so many times what it was. */
const OF_PAY: ReadonlySet<FactId> = new Set<FactId>(['founderPay', 'staffPay']);
const FEWEST_DIGITS = 10;

/** "Our ceiling is five a month": what can be done is not what is sold. */
const MOST =
  /(?<![a-z])(?:ceiling|at (?:the )?most|maximum|max|limit|no more than|can'?t do more|cannot do more|tope|techo|como (?:mucho|maximo)|maximo)(?![a-z])/;
/** «Los sueldos: Lorena, 850 brutos más 270, o sea 1.120 al mes». */
const TELLS_PAY =
  /(?<![a-z])(?:sueldos?|salarios?|nominas?|brut[oa]s|seguridad social|wages?|salar(?:y|ies)|payroll|pay of|cobra[rn]?|earns?|me cuesta|costs me)(?![a-z])/;

/** What can be done at most, and what somebody is paid, in the words of the sentence before the number. */
function tellsNoSales({ folded }: Ground, { start, end }: Span): boolean {
  const before = folded.slice(0, start).replace(/^.*[.;!?\n](?=\s)/s, '');
  const after = folded.slice(end, end + REACH);
  return MOST.test(`${before} ${after}`) || (TELLS_PAY.test(before) && !TIMED_COUNT.test(after));
}

const REACH = 24;

/** Whether this fact may be read from the number it was read from, by the words on both sides of it and by what is known. */
export function fitsWords(fact: Fact, ground: Ground, known: FactSheet): boolean {
  const { id, quote } = fact;
  if (id === 'lines' && known.lines === undefined && isOfFigures(fact.value as FactValues['lines'])) return false;
  if (quote === null || (typeof fact.value !== 'number' && id !== 'investmentItems')) return true;
  if (id === 'volume' && tellsNoSales(ground, quote)) return false;
  // "At 9%, and the rest from my mam with no interest".
  if (id === 'loanRate' && fact.value === 0 && /\d ?%/.test(ground.folded)) return false;
  const numerals = ground.numerals.filter(({ start, end, isArticle }) => !isArticle && start < quote.end && end > quote.start);
  const [numeral] = numerals;
  if (numeral === undefined || numerals.length > 1) return true;
  const { before, after } = besides(ground, numeral);
  const isMoney = SIGN_BEFORE.test(before) || COINED.test(after);
  const isCalled = CALLED[id]?.test(`${before} ${after}`) === true || (SALES.has(id) && TIMED_COUNT.test(after));
  if (SUMS.has(id)) {
    if (TIME.test(after) || TIMED_COUNT.test(after)) return false;
    if (SHARE.test(after) && id !== 'unitCost') return false;
    if (PERSON_BEFORE.test(before) && id !== 'staffPay') return false;
    if ((id === 'staffPay' || id === 'founderPay') && OF_EACH.test(after)) return false;
    if (PRICED_BEFORE.test(before) && id !== 'price') return false;
  }
  if (SALES.has(id) && (isMoney || TIME.test(after) || SHARE.test(after))) return false;
  if (id === 'price' && BY_THE_MONTH.test(after) && SOLD_BEFORE.test(before) && factValue(known, 'revenueShape') !== 'subscription')
    return false;
  if ((id === 'investment' || id === 'investmentItems') && isOffered(before, known)) return false;
  if (id === 'team' && /^ (?:autonomos|cuotas)(?![a-z])/.test(after)) return false;
  if (SALES.has(id) && (TAKEN_BEFORE.test(before) || isOfMoney(before, after))) return false;
  if (id === 'founderPay' && countsSales(after, known)) return false;
  if (id === 'founderPay' && isOfSale(numeral, after, known)) return false;
  if (id === 'founderPay' && OF_SALES.test(after)) return false;
  if (SOLD_FIGURES.has(id) && isToldOfMeans(numeral, known) && !NAMES_PRICE.test(`${before} ${after}`)) return false;
  if (id === 'price' && isOfCost(numeral, known) && !NAMES_PRICE.test(`${before} ${after}`)) return false;
  if (isCalled) return true;
  if (TOLD_APART.has(id) && isAnothers(id, numeral, known) && !(id === 'founderPay' && PAY.test(`${before} ${after}`))) return false;
  return isOfItsSize(fact, numeral, after, known);
}

/** "Servers run about 12 per clinic", of 9, where the price is 120. */
function isOfCost({ low }: Numeral, known: FactSheet): boolean {
  const [price, cost] = [factValue(known, 'price') ?? 0, factValue(known, 'unitCost') ?? 0];
  return price > 0 && low * FAR < price && low < cost * 2 && low * 2 > cost;
}

const FAR = 4;

/** «Con 700 docenas me conformo»: of what was told of sales. */
function countsSales(after: string, known: FactSheet): boolean {
  const noun = /^ ([a-z]{4,})/.exec(after)?.[1];
  if (noun === undefined || /^(?:euros|pesos|dollars|pounds|soles|mensuales|monthly)$/.test(noun)) return false;
  const counted = new RegExp(`\\d (?:[a-z]+ )?${noun}(?![a-z])`);
  return saleUnitNamed(noun) !== undefined || counted.test(foldText(factValue(known, 'revenue') ?? ''));
}

/** "Overheads are 2,190 a month", "fixed costs go up to 1,090": no sales and no target. */
function isOfMoney(before: string, after: string): boolean {
  const clause = before.replace(/^.*(?:[,;.:!?] | y | and )/s, '');
  return (
    OF_MONEY.test(clause) &&
    CALLED.volume?.test(`${clause} ${after}`) !== true &&
    !/^ (?:[a-z]{4,}s)(?![a-z])/.test(after.replace(/^ (?:euros|pesos|dollars|pounds|soles|mensuales)/, ''))
  );
}

const OF_MONEY =
  /(?<![a-z])(?:gastos|fijos|fixed|overheads?|outgoings|expenses|costes?|costos?|sueldos?|salar(?:io|y)|my pay|saco|sacar|rent|alquiler|renta|inversion|investment|prestamo|loan)(?![a-z])/;

/** «No, 280 es lo que cobro», of 240 a chair: of the size of the price and a small part of a month's costs, with no month told. */
function isOfSale({ low }: Numeral, after: string, known: FactSheet): boolean {
  const [price, costs] = (['price', 'fixedCosts'] as const).map((id) => factValue(known, id) ?? 0) as [number, number];
  const month = Math.max(factValue(known, 'founderPay') ?? 0, costs);
  return low > price / 2 && low < price * 2 && low * SMALL_PART < month && !BY_THE_MONTH.test(after);
}

const SMALL_PART = 5;

/** "Price: 200. Cost: 28": what figures are called is nothing that is sold. */
function isOfFigures(lines: FactValues['lines']): boolean {
  return lines.some(({ label }) => Object.values(CALLED).some((called) => called.test(foldText(label))));
}

/** «Faltan los portes a 70»: what is told to be sold is not bought. */
function isOffered(before: string, known: FactSheet): boolean {
  const thing = /(?<![a-z])([a-z]{4,}?)(?:es|s)? (?:a|at) [$€£]? ?$/.exec(before)?.[1];
  if (thing === undefined) return false;
  const tells = (id: 'revenue' | 'resources') => new RegExp(`(?<![a-z])${thing}`).test(foldText(factValue(known, id) ?? ''));
  return tells('revenue') && !tells('resources');
}

/** "230 is what I do now": the present value of another figure says which one is meant. */
function isAnothers(id: FactId, { low }: Numeral, known: FactSheet): boolean {
  if (low < FEWEST_DIGITS || factValue(known, id) === low) return false;
  return (Object.keys(CALLED) as FactId[]).some(
    (other) => other !== id && typeof known[other]?.value === 'number' && known[other]?.value === low,
  );
}

/** A sum that stands in what was told of means, and not in what was told of sales, is none of theirs. */
function isToldOfMeans({ low }: Numeral, known: FactSheet): boolean {
  if (low < LEAST_TELLING) return false;
  const holds = (id: 'revenue' | 'resources') => {
    const digits = (factValue(known, id) ?? '').replace(/(?<=\d)[.,](?=\d{3})/g, '');
    return new RegExp(`(?<![\\d.,])${low}(?![\\d]|[.,]\\d)`).test(digits);
  };
  return holds('resources') && !holds('revenue');
}

const LEAST_TELLING = 100;

/** A bare number by the month may be many things: it is the sales, or the costs, only where it is of their size. */
function isOfItsSize({ id, value }: Fact, { low }: Numeral, after: string, known: FactSheet): boolean {
  const earlier = factValue(known, id);
  if (typeof earlier !== 'number' || typeof value !== 'number' || earlier <= 0 || value <= 0 || !TOLD_APART.has(id)) return true;
  const timesOf = (other: number) => Math.exp(Math.abs(Math.log(low / other)));
  const times = Math.exp(Math.abs(Math.log(value / earlier)));
  if (times > (OF_PAY.has(id) ? NEAR : FARTHEST)) return false;
  if (id !== 'volume' || !BY_THE_MONTH.test(after) || times <= NEAR) return true;
  const turnover = (factValue(known, 'price') ?? 0) * earlier;
  return ![turnover, factValue(known, 'fixedCosts') ?? 0].some((other) => other > 0 && timesOf(other) < timesOf(earlier));
}

/** What stands on both sides of a number in its own clause. */
function besides({ folded, edges }: Ground, numeral: Numeral): { readonly before: string; readonly after: string } {
  const { left, right } = edges.get(numeral) ?? { left: 0, right: folded.length };
  const before = folded.slice(Math.max(left, numeral.start - 60), numeral.start).replace(/^.*[.;!?\n](?=\s)/s, '');
  const after = folded.slice(numeral.end, Math.min(right, numeral.end + 60));
  return { before: foldText(before), after: after.split(/[;!?\n]|\.(?=\s|$)/)[0] ?? '' };
}
