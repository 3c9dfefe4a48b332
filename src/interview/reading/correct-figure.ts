// "72 alumnos, no 85", "42 instead of 39", «cambia 2.800 por 780»: the figure read back whose value is taken back takes the other.
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { saleUnitNamed } from '../../sectors/sale-units.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { blankOut } from './clauses.ts';
import { findAmounts } from './find-amounts.ts';
import { findRamp } from './find-ramp.ts';
import { isSoldThing } from './find-sale-unit.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';
import { workersKnown } from './tells-wage.ts';

interface Swap {
  readonly old: number;
  readonly fresh: number;
  readonly start: number;
  readonly end: number;
}

const SIGN = '(?:[$€£] ?)?';
const SMALL = "(?: (?:son|es|eran?|era|de|del|a|at|of|the|los|las|el|la|un|una|que|como|about|unos|unas|it's|it is|is|are|por|for))*";
const INSTEAD = '(?:en vez de|en lugar de|instead of|rather than)';
const TAKES_BACK = new RegExp(`^[^.;\\d]{0,35}?(?:^|[ ,(])(?:(?:y |and )?(?:no|not|nunca)|${INSTEAD})${SMALL} ${SIGN}$`);
/** "We're not charging 16": with its verb. */
const VERB = '(?: (?:cobr|cuest|val|vend|gast|pag|ped|charg|sell|pay|cost|spend|tak|ask)[a-z]*)?';
const NOT_BEFORE = new RegExp(`(?:^|[ ,.;:(])(?:no|not|(?:is|are|was)n't|${INSTEAD})${VERB}${SMALL} ${SIGN}$`);
const THEN = new RegExp(
  `^[^.;\\d]{0,30}?(?:[,.;:]|,? (?:sino|but|son|es|pon|put|mejor|it's|its))(?: (?:son|es|it's|its|it is|they're|they are|we're|i'm|(?:i|we)(?:'ve got|'ve| have(?: got)?)|tengo|tenemos|we|i|sino|but|pon|put|que))*${VERB}${SMALL} ${SIGN}$`,
);
/** «13 no, 75», «a 35 a la semana no, a 20»: denied right after it. */
const DENIED_AFTER = new RegExp(`^(?:€| [a-z]+){0,4} (?:no|not)[,;:.]+${SMALL}${VERB}${SMALL} ?${SIGN}$`);
const CHANGE_BEFORE = new RegExp(
  `(?:cambi\\w+|chang\\w+|corrig\\w+|correct|replace|sustituy\\w+|(?:donde |where it )?(?:pone|dice|sale|says|said)|(?:has|had|he|habia) (?:puesto|dicho)|(?:te |os |yo |les? )?(?:dije|puse)|(?:i|you) (?:put|have|had|wrote|got|said|told you))(?: (?:el|la|los|las|the|that|de|del|from|eso|lo|que|price|precio|a|unos)){0,4} ${SIGN}$`,
);
const TO = new RegExp(
  `^[^.;\\d]{0,25}?,? (?:por|a|to|for|with|con|pon|put|(?:y |and |pero |but )?(?:es|son|it's|it is|is)|(?:it )?should (?:be|say)|(?:but |and )?(?:i )?meant(?: to (?:say|put|write))?|(?:but |and |y |pero )?(?:i said|we said|te dije|yo dije|dije)|(?:y |pero )?(?:quise|queria) (?:decir|poner)|(?:y |pero )?eran|(?:but |and )?(?:it|that) was|deberia(?:n)? (?:ser|poner)|tiene[n]? que ser)${SMALL} ${SIGN}$`,
);
const WRONG =
  /^[^.;\d]{0,25}(?:esta[n]? mal|no es|no son|is wrong|isn't right|is not right|is a mistake|equivocad[oa]s?|es un error|es (?:demasiad[oa]s?|much[oa]s?|poc[oa]s?)|is (?:too (?:many|much|high|low|few)))[^\d]{0,30}$/;

/** What each figure is called in an answer, folded. */
export const CALLED: Partial<Record<FactId, RegExp>> = {
  price:
    /(?<![a-z])(?:preci\w+|prices?|tarifas?|cuotas?|fees?|charg\w+|cobr\w+|tickets?|cuesta[n]?|vale[n]?|costs?|each|por |per |el pedido|cada)/,
  volume:
    /(?<![a-z])(?:ventas|sales|client\w*|customers?|alumn\w+|students?|pupils|soci[oa]s|members?|pedidos|orders|unidades|units|users)/,
  unitCost: /(?<![a-z])(?:cost[eo]s?(?! fij)|costs?|material\w*|ingredient\w*)/,
  fixedCosts: /(?<![a-z])(?:gastos|fijos|fixed|overheads?|outgoings)/,
  investment:
    /(?<![a-z])(?:inversion|invi?ert\w*|investment|invest|(?:para|de|cuesta) (?:la )?(?:abrir|apertura)|hace falta para abrir|to open|opening (?:costs?|takes|budget|bill|total)|the opening(?= (?:is|are|comes|costs?|totals?) )|start-?up costs?|what (?:i|we)(?:'m|'re| am| are)? (?:buying|need to buy|have to buy)|lo que (?:tengo que |hay que |voy a )?compr\w+|las compras)/,
  ownFunds:
    /(?<![a-z])(?:ahorr\w+|propi[oa]s?|savings?|saved|own money|(?:mi|nuestro) dinero|(?:my|our) money|pongo|ponemos|(?:i|we)(?:'m|'re| am| are)? put(?:ting)? in|mi bolsillo|de lo mio)/,
  loan: /(?<![a-z])(?:prestamo|credito|loan|banco|bank)/,
  founderPay: /(?<![a-z])(?:sueldo|salario|salary|my pay|pay myself|wage)/,
  staffPay: /(?<![a-z])(?:emplead\w+|ayudante|hired|helper|wages?|sueldos?|pagamos|le pago|we pay|we'd pay|a night|por noche)(?![a-z])/,
  rent: /(?<![a-z])(?:alquiler|renta|arriendo|rent)(?![a-z])/,
  marketingBudget: /(?<![a-z])(?:publicidad|marketing|anuncios|ads|advertising)/,
  team: /(?<![a-z])(?:somos|equipo|team|people|personas|emplead\w+|staff|we are|we're)/,
  churn: /(?<![a-z])(?:bajas?|churn|leav\w+|cancel\w*|se van?)/,
  growth: /(?<![a-z])(?:crec\w+|grow\w*)/,
  minutesPerSale: /(?<![a-z])(?:minut\w*|mins?)(?![a-z])/,
  loanYears: /(?<![a-z])(?:anos|years?)(?![a-z])/,
  targetVolume: /(?<![a-z])(?:llegar|reach|target|meta|objetivo)/,
};
const MONEY: ReadonlySet<FactId> = new Set<FactId>([
  ...(['price', 'unitCost', 'fixedCosts', 'investment', 'ownFunds', 'loan', 'founderPay', 'staffPay', 'rent', 'marketingBudget'] as const),
]);
const BY_THE_MONTH: ReadonlySet<FactId> = new Set<FactId>(['volume', 'fixedCosts', 'founderPay', 'staffPay', 'rent', 'marketingBudget']);

/** The figures told anew by what they were, and the answer with blanks for the words that told them. */
export function correctFigures(ground: Ground, context: ReadingContext): { readonly facts: readonly Fact[]; readonly rest: string } {
  const amounts = findAmounts(ground);
  const isRamp = findRamp(ground, amounts, context.known.price?.period === 'month') !== null;
  const facts: Fact[] = [];
  let rest = ground.text;
  for (const swap of swapsIn(ground)) {
    const fact = factOf(ground, amounts, swap, context);
    // "23 at the start and 140 after a year, not 12": two levels in place of one.
    if (isRamp && fact?.id === 'volume') continue;
    if (fact === null && namesFigure(ground, swap, context)) continue;
    if (fact !== null) facts.push(fact);
    rest = blankOut(rest, [swap]);
  }
  return { facts, rest };
}

function swapsIn({ folded, numerals }: Ground): readonly Swap[] {
  const said = numerals.filter(({ isArticle }) => !isArticle);
  const ranges = said.filter(({ low, high, start }) => low !== high && CHANGE_BEFORE.test(folded.slice(0, start)));
  const pairs: Swap[] = [];
  for (const [at, first] of said.entries()) {
    const second = said[at + 1];
    // What was just taken back takes nothing back itself.
    const isSpent = pairs.at(-1)?.end === first.end;
    const swap = second === undefined || isSpent ? null : swapOf(first, second, folded);
    if (swap !== null) pairs.push(swap);
  }
  return [...ranges.map(({ low, high, start, end }) => ({ old: low, fresh: high, start, end })), ...pairs];
}

/** What takes what back, of two numbers in a row. */
function swapOf(first: Numeral, second: Numeral, folded: string): Swap | null {
  const before = folded.slice(Math.max(0, first.start - 60), first.start);
  const gap = folded.slice(first.end, second.start);
  const span = { start: first.start, end: second.end };
  const toSecond = { old: first.low, fresh: second.low, ...span };
  const isSingle = first.low === first.high && second.low === second.high;
  if (!isSingle || gap.length > 70) return null;
  if (TAKES_BACK.test(gap)) return { old: inScaleOf(first, second), fresh: first.low, ...span };
  const isChange = CHANGE_BEFORE.test(before) && TO.test(gap);
  const isDenied = (NOT_BEFORE.test(before) && THEN.test(gap)) || DENIED_AFTER.test(gap);
  return isDenied || isChange || WRONG.test(gap) ? toSecond : null;
}

/** "20 mil por mes, no 18". */
function inScaleOf({ scale }: Numeral, { low, scale: own }: Numeral): number {
  return scale >= 1e3 && own === 1 && low < 1e3 ? low * scale : low;
}

/** Null where no figure has the old value, or several have and no word tells which. */
function factOf(ground: Ground, amounts: readonly Amount[], swap: Swap, { known, answer }: ReadingContext): Fact | null {
  const clause = clauseOf(ground.folded, swap);
  const told = amounts.filter(({ start, end }) => start < swap.end && end > swap.start);
  const isMoney = told.some((amount) => amount.kind === 'money' && amount.currency !== null);
  const isFit = (id: FactId) => (!isMoney || MONEY.has(id)) && fitsThing(ground.folded, swap, id, known);
  const perOf = (value: number): AmountPeriod | null => {
    const amount = told.find((one) => 'low' in one && one.low === value);
    return amount?.kind === 'money' || amount?.kind === 'count' ? amount.per : null;
  };
  const per = perOf(swap.fresh) ?? perOf(swap.old);
  const inMonth = (value: number, id: FactId) =>
    BY_THE_MONTH.has(id) && per !== null && per !== 'unit' && per !== 'hour' ? (toMonthly(value, per) ?? value) : value;
  const isOld = (id: FactId) => isValue(known, id, swap.old) || isMonthOf(known, id, inMonth(swap.old, id));
  const valued = (Object.keys(CALLED) as FactId[]).filter((id) => isOld(id) && isFit(id));
  const called = valued.filter((id) => CALLED[id]?.test(clause));
  const named = called.length > 0 ? called : valued.filter(() => !namesAnother(known, clause, valued));
  const [id] = named;
  if (id === undefined || named.length > 1) return null;
  const earlier = known[id];
  const value = id === 'volume' ? Math.round(inMonth(swap.fresh, id)) : inMonth(swap.fresh, id);
  const quote = quoteOf(ground.text, answer, swap.start, swap.end);
  const fact = makeFact(id, value as never, { unit: earlier?.unit ?? null, period: earlier?.period ?? null, quote });
  return isWithinBounds(id, fact.value) ? fact : null;
}

/** A figure is called by its name, or by who is paid it, so that the words may be read without the value it had. */
function namesFigure({ folded, text }: Ground, swap: Swap, { known }: ReadingContext): boolean {
  const clause = clauseOf(folded, swap);
  const isOfWorker = workersKnown(text, known).some((name) => clause.includes(name));
  return isOfWorker || swap.old < FEW || Object.values(CALLED).some((called) => called.test(clause));
}

/** "Tengo dos sillas, no tres": so few of another thing are no figure of that size. */
function fitsThing(folded: string, { old, end, start }: Swap, id: FactId, known: FactSheet): boolean {
  const thing = COUNTED.exec(folded.slice(start, end))?.[1] ?? COUNTED.exec(`0${folded.slice(end)}`)?.[1];
  if (thing === undefined || old >= FEW) return true;
  if (MONEY.has(id)) return false;
  return id === 'volume'
    ? saleUnitNamed(thing) !== undefined || isSoldThing(thing, known) || CALLED.volume?.test(thing) === true
    : CALLED[id]?.test(thing) === true;
}

/** Below it many things are as many. */
const FEW = 20;
const COUNTED =
  /^(?:\d(?:[\d.,]*\d)?|[a-z]+) (?!(?:no|not|en|y|and|al|a|in|instead|rather|por|per|cada|each|sino|but|la|el|the|of|de|is|are|es|son|esta|mas|less|lo|it|its|that|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|mil|thousand|grand)(?![a-z]))([a-z]{3,})/;

/** "La inversión son 46.000, no 85": whatever else is 85, it is called the investment. */
function namesAnother(known: FactSheet, clause: string, valued: readonly FactId[]): boolean {
  return (Object.keys(CALLED) as FactId[]).some((id) => known[id] !== undefined && !valued.includes(id) && CALLED[id]?.test(clause));
}

/** As it is kept, or as it was shown, rounded. */
function isValue(known: FactSheet, id: FactId, old: number): boolean {
  const value = factValue(known, id);
  return typeof value === 'number' && (Math.abs(value - old) < 0.005 || (value > 20 && Math.round(value) === old));
}

/** So many a week, as it is kept by the month. */
function isMonthOf(known: FactSheet, id: FactId, inMonth: number): boolean {
  const value = factValue(known, id);
  return typeof value === 'number' && value > FEW && Math.abs(value - inMonth) < 1;
}

function clauseOf(folded: string, { start, end }: Swap): string {
  const before = folded.slice(Math.max(0, start - 80), start);
  const after = folded.slice(end, end + 60);
  return `${before.slice(before.search(/[^.;!?\n]*$/))}${folded.slice(start, end)}${after.split(/[.;!?\n,]/)[0] ?? ''}`;
}
