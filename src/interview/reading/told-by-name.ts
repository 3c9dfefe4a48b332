// «¿No serían 45 el coste?», "parts are 95", "it's 195 a cleaning", "50 clinics": one number of which nothing else was made, and a clause whose
// own words leave but one figure that it can be.
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { clauseAround } from './clauses.ts';
import { isSum, type Sum } from './correct-costs.ts';
import { CALLED } from './correct-figure.ts';
import { findAmounts } from './find-amounts.ts';
import { fitsWords } from './fits-words.ts';
import { LENDER } from './funding-words.ts';
import { isTakenBack } from './is-taken-back.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const NAMED: readonly FactId[] = ['price', 'unitCost', 'fixedCosts', 'investment', 'ownFunds', 'loan'];
const OF_ONE_SALE: readonly FactId[] = ['price', 'unitCost'];
/** What only goes with a number: a share, a time, a day, somebody. */
const OF_ELSE =
  /(?<![a-z])(?:seguro|insurance|gestor\w*|accountant|luz|power|phone|telefono|alquiler|renta|rent|sueldos?|salar\w+|wages?|pay|horas?|hours?|minut\w*|anos|years?|socio|partner|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december|descuento|discount|competencia|competitors?|they charge|cobran)(?![a-z])/;
const OWN_PAY =
  /(?<![a-z])(?:i(?:'ll| will| would|'d)? (?:take|draw|get|earn|keep|pay myself|live on)|(?:yo )?(?:me )?(?:pago|llevo|quedo con|saco|asigno)|yo cobro|cobro yo|para mi|(?:for|to) (?:me|myself)|mi (?:sueldo|salario)|my (?:pay|salary|wage|draw))(?![a-z])/;
/** "Just cash I keep in the bank": no pay. */
const KEPT = /(?<![a-z])(?:cash|in the bank|cushion|reserve|buffer|colchon|en el banco|en la cuenta|de reserva|por si acaso)(?![a-z])/;
/** Asked of a bank, whether or not anything was to be borrowed before. */
const BORROWS = new RegExp(
  `(?<![a-z])(?:(?:pido|pedimos|pedire|pediremos|pedir|pediria|solicito|saco|nos? presta[n]?|me presta[n]?) (?:[^;]* )?(?:al|el|del|un) (?:banco|prestamo|credito)|(?:pido|pedimos|pedire|pediremos|pedir|pediria|solicito) (?:[^;]* )?a (?:la|mi|una?) ${LENDER}|(?:borrow(?:ing)?|(?:the|my|our) bank (?:is |will )?lend\\w*|(?:el|mi|un) banco (?:me|nos) (?:presta|deja|da)|a bank loan of|bank loan of))(?![a-z])`,
);
const SHARE_AFTER = /^ ?(?:%|por ?ciento|per ?cent)/;
const TARGET = /(?<![a-z])(?:llegar|alcanzar|meta|objetivo|reach|get to|target|goal|aim)(?![a-z])/;
/** So far from what is known, a figure is another one. */
const MOST_TIMES = 4;
/** Nearer than this to the one and not to the other. */
const NEAR = 2;
const FEWEST_LETTERS = 4;

/** At most one figure of each clause; `isHeard` tells what was read already. */
export function toldByName(ground: Ground, isHeard: (start: number, end: number) => boolean, context: ReadingContext): readonly Fact[] {
  const sums = findAmounts(ground).filter((amount): amount is Sum => isSum(amount) && !isTakenBack(ground, amount));
  return sums.flatMap((sum) => {
    const span = clauseAround(ground.text, sum);
    const inClause = sums.filter(({ start, end }) => start >= span.start && end <= span.end);
    if (isHeard(sum.start, sum.end) || inClause.length > 1) return [];
    const fact = factOf(ground, sum, ground.folded.slice(span.start, span.end), context);
    return fact && isWithinBounds(fact.id, fact.value) && fitsWords(fact, ground, context.known) ? [fact] : [];
  });
}

function factOf(ground: Ground, sum: Sum, clause: string, { known, answer }: ReadingContext): Fact | null {
  const after = ground.folded.slice(sum.end, sum.end + 12);
  const quote = quoteOf(ground.text, answer, sum.start, sum.end);
  if (OWN_PAY.test(clause) && !KEPT.test(clause) && isPayLike(sum, known)) return ownPay(ground, sum, known, answer);
  if (BORROWS.test(clause) && sum.kind !== 'count') return makeFact('loan', sum.low, { unit: factValue(known, 'currency') ?? null, quote });
  if (OF_ELSE.test(clause) || SHARE_AFTER.test(after) || isKnown(sum.low, known)) return null;
  const sold = soldIn(sum, { before: ground.folded.slice(0, sum.start), after: ground.folded.slice(sum.end) }, clause, known);
  if (sold !== null) return makeFact('volume', sold, { unit: 'units', period: 'month', quote });
  const isTimed = sum.kind === 'count' || (sum.kind === 'money' && sum.per !== null && sum.per !== 'unit');
  const named = calledIn(clause, known);
  const each = named.length === 0 && isOfOneSale(clause, known) ? OF_ONE_SALE.filter((id) => isNear(id, sum.low, known)) : [];
  const [id] = named.length === 1 ? named : each.length === 1 ? each : [];
  if (id === undefined || (isTimed && id !== 'fixedCosts' && known[id]?.period !== 'month') || !isOfItsSize(id, sum.low, known))
    return null;
  return makeFact(id, sum.low as never, { unit: known[id]?.unit ?? null, period: known[id]?.period ?? null, quote });
}

/** By the month, or with no period, and of the size of what is known of pay, or of the month's costs. */
function isPayLike(sum: Sum, known: FactSheet): boolean {
  const isMonthly = sum.kind === 'plain' || sum.per === null || sum.per === 'month';
  const isCounted = sum.kind === 'count' && sum.noun !== '';
  const [pay, costs] = (['founderPay', 'fixedCosts'] as const).map((id) => factValue(known, id));
  if (!isMonthly || isCounted || isKnown(sum.low, known)) return false;
  return pay ? timesOf(sum.low, pay) <= MOST_TIMES : costs !== undefined && sum.low <= costs * 2 && sum.low * FEWEST_OF_COSTS >= costs;
}

const FEWEST_OF_COSTS = 20;

function ownPay({ text }: Ground, { low, start, end }: Sum, known: FactSheet, answer: number): Fact {
  const unit = known.founderPay?.unit ?? known.fixedCosts?.unit ?? null;
  return makeFact('founderPay', low, { unit, period: 'month', quote: quoteOf(text, answer, start, end) });
}

/** Which of the figures these words call by a name of theirs, or by what the founder told one of a sale with. */
function calledIn(clause: string, known: FactSheet): readonly FactId[] {
  const called = NAMED.filter((id) => known[id] !== undefined && CALLED[id]?.test(clause));
  const costs = known.unitCost !== undefined && !called.includes('unitCost') && wordsOfCost(known).some((word) => has(clause, word));
  const all = costs ? [...called, 'unitCost' as const] : called;
  const not: readonly FactId[] = all.includes('fixedCosts') ? ['price', 'unitCost'] : all.includes('unitCost') ? ['price'] : [];
  return all.filter((id) => !not.includes(id));
}

/** «6 € en tinte y productos», "parts come to $80": the words beside the sum in what was told of sales. */
function wordsOfCost(known: FactSheet): readonly string[] {
  const cost = factValue(known, 'unitCost');
  const told = foldText(factValue(known, 'revenue') ?? '');
  const clauses = told.split(/[.;](?=\s|$)|,(?=\s)/);
  const digits = (words: string) => words.replace(/(?<=\d)[.,](?=\d{3})/g, '').replace(',', '.');
  const own = clauses.filter((words) => new RegExp(`(?<![\\d.])${cost}(?![\\d]|[.]\\d)`).test(digits(words)));
  const others = clauses.filter((words) => !own.includes(words)).join(' ');
  return own
    .flatMap((words) => words.split(/[^a-z]+/))
    .filter((word) => word.length >= FEWEST_LETTERS && !has(others, word) && !NO_NAME.test(word));
}

const NO_NAME =
  /^(?:cada|each|every|cuesta[n]?|costs?|coste|costo|sale[n]?|come[s]?|vale[n]?|unos|unas|about|around|with|para|euros?|pesos|dollars|pounds|month|venta|sale|sales|price|precio|vend\w+|sell\w*|pongo|gasto|gastamos|spend|that|this|from|when|have|need|unit|unidad)$/;

function has(words: string, word: string): boolean {
  return new RegExp(`(?<![a-z])${word.replace(/(?<=[a-z]{3})s$/, '')}(?:s|es)?(?![a-z])`).test(words);
}

/** "195 a cleaning", «la docena está a 20 mil»: by what the price was told for. */
function isOfOneSale(clause: string, known: FactSheet): boolean {
  const told = foldText(factValue(known, 'revenue') ?? '');
  const each =
    /\d ?(?:€|euros?|pesos|dollars|pounds|\$|£)? (?:an?|per|each|por|la|el|cada) ([a-z]{3,})/.exec(clause)?.[1] ??
    /(?<![a-z])(?:an?|each|the|per|la|el|cada) ([a-z]{4,}) (?:is|costs?|should be|goes for|es|esta|sale|vale|cuesta|va)(?: [a-z]+){0,2} [$€£]?\d/.exec(
      clause,
    )?.[1];
  return each !== undefined && !/^(?:month|mes|week|semana|day|dia|year|ano|hour|hora)$/.test(each) && has(told, each);
}

/** "50 clinics": as many of what is sold as are not far from what is known. */
function soldIn(sum: Sum, { before, after }: Record<'before' | 'after', string>, clause: string, known: FactSheet): number | null {
  const volume = factValue(known, 'volume');
  const isMoney = sum.kind === 'money' && (sum.currency !== null || sum.per !== null);
  if (isMoney || volume === undefined || TARGET.test(clause)) return null;
  // "Cleanings: 65", «450 docenas».
  const labelled = /(?:(?:^|[\s,.;])([a-z]{4,}) ?[:=] ?|(?:^|[\n,;•-] ?)([a-z]{4,}) )$/.exec(before);
  const counted =
    sum.kind === 'count' ? foldText(sum.noun).split(' ').at(-1) : (/^ ([a-z]+)/.exec(after)?.[1] ?? labelled?.[1] ?? labelled?.[2]);
  const noun = counted ?? '';
  const told = foldText(factValue(known, 'revenue') ?? '');
  const isSold =
    noun.length >= FEWEST_LETTERS &&
    new RegExp(`${volume} (?:[a-z]+ )?${noun.slice(0, -1)}`).test(told.replace(/(?<=\d)[.,](?=\d{3})/g, ''));
  if (!isSold) return null;
  const value =
    sum.kind === 'plain' || sum.per === null || sum.per === 'unit' || sum.per === 'hour' ? sum.low : toMonthly(sum.low, sum.per);
  return value !== null && timesOf(value, volume) <= MOST_TIMES ? Math.round(value) : null;
}

function isOfItsSize(id: FactId, value: number, known: FactSheet): boolean {
  const before = factValue(known, id);
  return typeof before === 'number' && before > 0 && value > 0 && timesOf(value, before) <= MOST_TIMES;
}

function isNear(id: FactId, value: number, known: FactSheet): boolean {
  const before = factValue(known, id);
  return typeof before === 'number' && before > 0 && timesOf(value, before) <= NEAR;
}

function timesOf(value: number, other: number): number {
  return Math.exp(Math.abs(Math.log(value / other)));
}

/** The present value of a figure only says which one is meant. */
function isKnown(value: number, known: FactSheet): boolean {
  return Object.values(known).some((fact) => fact.value === value);
}
