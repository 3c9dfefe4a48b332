// The costs of a month told anew or left out, where figures are read back or doubted.
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { saleUnitNamed } from '../../sectors/sale-units.ts';
import type { Amount, Ground } from './amount.ts';
import { factsAs } from './collect-facts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { SOMEBODY, workersKnown } from './tells-wage.ts';

export interface Corrected {
  readonly facts: readonly Fact[];
  /** What these words, read so, cannot mean besides. */
  readonly not: readonly FactId[];
}

export const NOTHING: Corrected = { facts: [], not: [] };
/** So much is said of another line where figures are read back, and of the next one in a list. */
const BESIDES = /(?<![a-z])(?:ademas|tambien|aparte|plus|also|on top)(?![a-z])/;
export const COSTS =
  /(?<![a-z])(?:gastos?|fijos|costes?|costos?|costs?|overheads?|outgoings|expenses|bills|al mes|mensual\w*|a month|monthly)(?![a-z])/;
const WHOLE = /(?<![a-z])(?:en total|total|suman|todo junto|in all|in total|altogether|all together|all in|all told)(?![a-z])/;
const ALL_COSTS = new RegExp(COSTS, 'g');
const LEAST_COST = 5;
const MOST_TIMES_LESS = 8;

/** The costs stated anew: what follows is all of them. */
const STATES =
  /(?<![a-z])(?:gastos?|fijos|costes|costos|costs|overheads?|outgoings|expenses|bills)(?![a-z])(?![^.;\d]*(?<![a-z])(?:falt\w+|missing|left out|forg\w+)(?![a-z]))[^.;\d]{0,40}?(?:(?<![a-z])(?:son|suman|serian?|salen?|quedan?|are|is|come|comes|should|add|run)(?![a-z])[^.;\d]{0,24}|[:=] ?)[$€£]?$/;
const FURTHER = /(?<![a-z])(?:plus|mas|and|y|also|aparte|ademas|tambien|otr[oa]s|another|on top)(?![a-z])[^.;\d]{0,50}$/;
const OF_WHICH =
  /(?<![a-z])(?:de (?:l[oa]s? (?:que|cuales)|es[oa]s?|ell[oa]s)|of (?:which|that|it|those)|incluid[oa]s?|incluyendo|including|contando|counting)(?![a-z])/;
/** What else is told in the same breath, and no cost of a month. */
const OF_ELSE =
  /(?<![a-z])(?:preci\w+|prices?|charg\w+|inversion|investment|obras?|muebles|prestamo|credito|loan|banco|bank|ahorr\w+|savings?|own (?:money|funds|cash)|dinero|capital|ponemos|pongo|vend\w+|ventas|sales?|sell\w*|soci[oa]s|members?|client\w+|customers?|ticket\w*|yo cobro|lo mio|(?:mi|nuestro) (?:sueldo|salario)|me pago|i draw|i pay myself|(?:my|our) (?:own )?(?:pay|salary|wages?))(?![a-z])/g;

/**
 * "Faltan los 850 y los 600": on top of what is known. "Son 2.285 en total", "fixed costs are 2,044 plus Bev 1,390": the sum, whatever was known.
 * Only what is told of costs counts, and only in the sentence that tells it.
 */
export function addCosts(ground: Ground, amounts: readonly Amount[], context: ReadingContext): Corrected {
  const { folded, text } = ground;
  const { known, answer, question } = context;
  const before = factValue(known, 'fixedCosts');
  const read = factsAs('fixed-costs', text, { ...context, known: {} });
  const paid = read.find(({ id }) => id === 'staffPay')?.value as number | undefined;
  // "$38 is for two kids": nobody's month, where one is told to be 1,200.
  const wage = paid !== undefined && paid * MOST_TIMES_LESS < (factValue(known, 'staffPay') ?? 0) ? undefined : paid;
  const told = toldOfCosts(ground, amounts, context);
  const isOfCosts = question === 'fixed-costs' || COSTS.test(folded) || wage !== undefined || told.sums.some((sum) => wasTold(sum, known));
  const isNamed = told.sums.some((sum) => isNamedCost(ground, sum, context));
  const [first] = told.sums;
  const last = told.sums.at(-1);
  if (before === undefined || first === undefined || last === undefined || !(told.isStated || isOfCosts || isNamed)) {
    return wage === undefined || question === 'fixed-costs' ? NOTHING : withWage(wage, read, context);
  }
  // «Falta el contador, 200, o sea 12.885», of 12,685: with it in.
  const makesWhole = (sum: Sum) => {
    const others = told.sums.filter((other) => other !== sum);
    return others.length > 0 && Math.abs(before + others.reduce((so, other) => so + lowOf(other), 0) - lowOf(sum)) < 1;
  };
  const isWithThem = told.isStated && told.sums.length > 1 && WITH_THEM.test(folded.slice(first.end));
  const whole = isWithThem ? first : (told.sums.find((sum) => isCalledWhole(folded, sum)) ?? told.sums.find(makesWhole));
  const listed = listedUnder(told.sums);
  const added = told.sums.filter((sum) => sum !== whole && !listed.includes(sum)).reduce((so, sum) => so + lowOf(sum), 0);
  // What was left out is asked about where it is many times all the others.
  if (!whole && !told.isStated && !isNamed && added > before * MOST_TIMES_MORE) return NOTHING;
  const value = whole ? lowOf(whole) : roundMoney((told.isStated ? 0 : before) + added);
  const quote = quoteOf(text, answer, first.start, last.end);
  const details = { unit: known.fixedCosts?.unit ?? null, period: 'month' as const, quote };
  return {
    facts: [
      makeFact('fixedCosts', value, { ...details, origin: whole ? 'said' : 'derived' }),
      ...read.filter(({ id }) => id === 'staffPay' || id === 'rent'),
    ],
    not: told.isAlone
      ? ['price', 'unitCost', 'volume', 'investment', 'investmentItems', 'team', 'ownFunds', 'loan']
      : ['unitCost', ...(told.isCounted ? [] : (['volume'] as const))],
  };
}

const MOST_TIMES_MORE = 5;

/** «2.150 al mes con Marta, mi cuota de 80 y los 60 de publicidad»: all of them are in it. */
const WITH_THEM =
  /^ ?(?:€|euros?|pesos|dollars|pounds)?(?: (?:al mes|a month|per month))?(?: en total| in total| in all)?,? (?:ya )?(?:con|incluyendo|contando|including|with|counting|which includes)(?! (?:el )?(?:iva|impuesto))(?![a-z])/;

/** "On top there's 2,160: rent 1,350, utilities 240…": those that come to one told right before them count once. */
function listedUnder(sums: readonly Sum[]): readonly Sum[] {
  for (const [at, total] of sums.entries()) {
    const after = sums.slice(at + 1);
    const end = after.findIndex((_, nth) => Math.abs(sumOf(after.slice(0, nth + 1).map(lowOf)) - lowOf(total)) < 1);
    if (end >= 1) return after.slice(0, end + 1);
  }
  return [];
}

interface ToldCosts {
  readonly sums: readonly Sum[];
  /** They are all the costs, and come on top of none. */
  readonly isStated: boolean;
  /** No other sum is told beside them. */
  readonly isAlone: boolean;
  /** Something is counted beside them. */
  readonly isCounted: boolean;
}

/** The sums told of a month's costs, sentence by sentence: those stated anew, else those that were left out. */
function toldOfCosts(ground: Ground, amounts: readonly Amount[], context: ReadingContext): ToldCosts {
  const all = amounts.filter(isSum);
  const each = sentencesOf(ground.text).map(({ start, words }) => {
    const end = start + words.length;
    const sums = all.filter((sum) => sum.start >= start && sum.end <= end && isOfCosts(ground, sum, start) && !isTakenBack(ground, sum));
    const folded = ground.folded.slice(start, end);
    const [first] = sums;
    const isStated = first !== undefined && STATES.test(ground.folded.slice(start, first.start));
    // «Los gastos son 525, que faltaban los autónomos»: with them in.
    const isLeftOut = !isStated && (LEFT_OUT.test(folded) || (context.question === 'read-back' && BESIDES.test(folded)));
    return { sums: isStated ? statedOf(ground, sums, context) : sums, isStated, isLeftOut };
  });
  const isStated = each.some(({ isStated: is, sums }) => is && (sums.length > 1 || sums.some((sum) => isCalledWhole(ground.folded, sum))));
  const counted = each.filter((one) => one.isLeftOut || (isStated && one.isStated)).flatMap(({ sums }) => sums);
  return {
    sums: counted,
    isStated,
    isAlone: counted.length === all.length,
    isCounted: all.some((sum) => sum.kind === 'count' && !counted.includes(sum)),
  };
}

/** "2.044, plus Bev 1.390" are two; "2.044, including Bev 1.390" and "900: 600 de luz y 300 de agua" are one. */
function statedOf(ground: Ground, sums: readonly Sum[], context: ReadingContext): readonly Sum[] {
  const [first, ...others] = sums;
  if (first === undefined) return [];
  const gap = (sum: Sum, at: number) => ground.folded.slice((sums[at] ?? first).end, sum.start);
  if (others[0] && OF_WHICH.test(gap(others[0], 0))) return [first];
  const further = others.filter((sum, at) => isNamedCost(ground, sum, context) || FURTHER.test(gap(sum, at)));
  const rest = further.reduce((so, sum) => so + lowOf(sum), 0);
  const isParts = further.length > 1 && Math.abs(rest - lowOf(first)) < 1;
  // «Son 1.600, me faltaban 200 del local», of 1.400: with them in.
  const isAfter = further.length > 0 && Math.abs((factValue(context.known, 'fixedCosts') ?? 0) + rest - lowOf(first)) < 1;
  return isParts || isAfter ? [first] : [first, ...further];
}

/** Whether nothing said before it in its sentence, or right after it, makes it a sum of something else. */
function isOfCosts({ folded }: Ground, { start, end, ...sum }: Sum, from: number): boolean {
  if (sum.kind === 'count' && saleUnitNamed(sum.noun) !== undefined) return false;
  if (sum.kind === 'money' && (sum.per === 'hour' || sum.per === 'unit')) return false;
  const before = folded.slice(from, start);
  // By where they end: «mi sueldo» is no «sueldo» among the costs.
  const lastOf = (pattern: RegExp) => Math.max(-1, ...[...before.matchAll(pattern)].map(({ 0: words, index }) => index + words.length));
  const last = lastOf(OF_ELSE);
  const isElse = last >= 0 && last >= Math.max(lastOf(ALL_COSTS), lastOf(ALL_PEOPLE));
  return (
    !isElse &&
    !PUT_IN.test(folded.slice(end)) &&
    !/^[^.;,\d]{0,14}(?:soci[oa]s|members|client\w+|customers|alumn\w+|anos|years|people|personas|horas|hours)(?![a-z])/.test(
      folded.slice(end),
    )
  );
}

/** «Faltan los 170.000 que ponemos mi hermano y yo», "missing the 12,000 I put in": whose money it is, told after it. */
const PUT_IN =
  /^ ?(?:€|euros?|pesos|dollars|pounds)?,? ?(?:(?:lo )?que |which |that )?(?:(?:pon(?:go|emos|dre|dremos)|aport(?:o|amos)|tengo ahorrad|tenemos ahorrad)|(?:i|we)(?:'m|'re| am| are)? (?:put(?:ting)?(?: in)?|have saved))/;

export function isNamedCost({ folded, text }: Ground, { start, end }: Sum, { known }: ReadingContext): boolean {
  const near = folded.slice(Math.max(0, start - 40), end + 40);
  return [NAMED_COST, PERSON].some((named) => named.test(near)) || workersKnown(text, known).some((name) => near.includes(name));
}

export function isCalledWhole(folded: string, { start, end }: Sum): boolean {
  return WHOLE.test(folded.slice(Math.max(0, start - 22), start)) || WHOLE.test(folded.slice(end, end + 18));
}

/** «Una chica que cobra 850»: told late, one more line of costs that were told one by one; else a part of their sum. */
function withWage(wage: number, read: readonly Fact[], { known }: ReadingContext): Corrected {
  const { fixedCosts, staffPay } = known;
  const pay = read.find(({ id }) => id === 'staffPay');
  const total = read.find(({ id, value }) => id === 'fixedCosts' && value !== wage);
  const isLine = fixedCosts?.origin === 'derived' && total === undefined;
  const value = (fixedCosts?.value ?? 0) - (staffPay?.value ?? 0) + wage;
  return {
    facts: [...(pay ? [pay] : []), ...(isLine && fixedCosts ? [{ ...fixedCosts, value, quote: pay?.quote ?? fixedCosts.quote }] : [])],
    not:
      total === undefined && !isLine
        ? ['price', 'unitCost', 'fixedCosts', 'investment', 'investmentItems']
        : ['price', 'unitCost', 'investment'],
  };
}

/** Of costs known line by line, whether that is one of them: wages told later stand beside them. */
function isWithin(line: 'rent' | 'staffPay', { costLines, fixedCosts }: FactSheet): boolean {
  const lines = costLines?.value ?? [];
  const isWhole = lines.length > 0 && Math.abs(sumOf(lines.map(({ amount }) => amount)) - (fixedCosts?.value ?? 0)) < 1;
  return !isWhole || lines.some(({ kind }) => (line === 'rent' ? kind === 'rent' : kind === 'hired' || kind === 'pay'));
}

/** The month's costs, added up from what was told, where a line of them is told anew and they are not. */
export function costsWithLines(told: readonly Fact[], { known }: ReadingContext): readonly Fact[] {
  const { fixedCosts } = known;
  if (fixedCosts?.origin !== 'derived' || told.some(({ id }) => id === 'fixedCosts')) return [];
  const changes = (['rent', 'staffPay'] as const).map((line) => {
    const [before, anew] = [known[line], told.findLast(({ id }) => id === line)];
    return before && anew && isWithin(line, known) ? Number(anew.value) - before.value : 0;
  });
  const change = changes.reduce((so, one) => so + one, 0);
  return change === 0 ? [] : [{ ...fixedCosts, value: roundMoney(fixedCosts.value + change) }];
}

const PERSON = new RegExp(`(?<![a-z])(?:${SOMEBODY}|girl|boy|guy|kid)(?![a-z])`);
const NAMED_COST =
  /(?<![a-z])(?:alquiler|renta|arriendo|luz|agua|gas|internet|telefono|seguros?|gestor\w*|contador|autonomos?|sueldos?|nomina|seguridad social|gasolina|limpieza|software|rent|insurance|electric\w*|power|phone|wages?|accountant|fuel|diesel|storage|hosting)(?![a-z])/;

const ALL_PEOPLE = new RegExp(`${PERSON.source}|${NAMED_COST.source}`, 'g');

export type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

export function isSum(amount: Amount): amount is Sum {
  const isSumLike = amount.kind === 'money' || amount.kind === 'plain' || amount.kind === 'count';
  return isSumLike && amount.low === amount.high && amount.low >= LEAST_COST;
}

export function lowOf(amount: Amount): number {
  return 'low' in amount ? amount.low : 0;
}

/** Whether the number stands in what was told of means. */
function wasTold({ low }: Sum, known: ReadingContext['known']): boolean {
  const digits = (factValue(known, 'resources') ?? '').replace(/(?<=\d)[.,](?=\d{3})/g, '');
  return new RegExp(`(?<![\\d.,])${low}(?![\\d]|[.,]\\d)`).test(digits);
}
