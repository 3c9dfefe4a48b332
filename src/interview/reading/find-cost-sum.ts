// «69 mil al mes: renta 18 mil, sueldos 37 mil y otros 14 mil»: what a month costs and what it is made of, known by its arithmetic, the total first or last.
import type { Amount, Ground } from './amount.ts';
import { EMPLOYEE, MONTHLY_NOUN } from './cost-words.ts';
import { countsTo, upTo } from './counts-to.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** A sum of a month, as many times as it was told to count. */
export interface Part {
  readonly start: number;
  /** Where its number ends: what is said of it may follow. */
  readonly end: number;
  readonly value: number;
  readonly times: number;
}

export interface CostSum {
  readonly total: Part;
  readonly parts: readonly Part[];
  /** Whether the parts come to the total; else they are some of it. */
  readonly isWhole: boolean;
}

const LEAST = 10;
const LEAST_PARTS = 2;
/** Fewer parts may come to another number by chance. */
const SURE_PARTS = 3;
const MOST_TIMES = 5;
const THOUSAND = 1_000;
/** Right after a sum: it is told of each. */
export const EACH = /^[^,;.]{0,14}?(?<![a-z])(?:each|apiece|cada un[oa]|cada soci[oa]|por persona|per person|c\/u)(?![a-z])/;
const COUNTED = /(?<![a-z])(dos|tres|cuatro|cinco|two|three|four|five|[2-5]) [a-z][^,;.\d]{2,40}$/;
const COUNTS: Readonly<Record<string, number>> = { dos: 2, two: 2, tres: 3, three: 3, cuatro: 4, four: 4, cinco: 5, five: 5 };
const OF_A_MONTH =
  /(?<![a-z])(?:gastos|costos?|costes?|fijos|fijas|mensual(?:es|mente)?|al mes|cada mes|por mes|fixed|overheads?|outgoings|monthly|(?:a|per|each|every) month|running costs)(?![a-z])/;
/** «El costo variable por pedido es de 92.000»: no month's. */
const OF_A_SALE =
  /(?<![a-z])(?:variables?|unitari[oa]s?|direct[oa]?s?|(?:por|cada) (?!mes|todo|lo |si |favor|ahora|hora|soci|un[oa]|quien|cual|persona|fundador|emplead)[a-z]{3,}|(?:per|each|every) (?!month|partner|founder|person|of )[a-z]{3,}|(?:a|an) (?:sale|visit|job|cup|order|piece|unit|head|customer|client))(?![a-z])/;
const CALLED_TOTAL =
  /(?<![a-z])(?:total|totales|suman?|todo junto|en total|all told|in all|in total|altogether|so|asi que|o sea|that's|comes? to)(?![a-z])/;
const NAMED = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN}|${EMPLOYEE})(?: [a-z'’]+){0,2} ?[$€£]?$`);
/** "Lease on the second car is". */
const OPENS_NAMED = new RegExp(
  `^ ?(?:(?:the|my|our|el|la|los|las|mi|y|and) )*(?:${MONTHLY_NOUN})(?: (?:on|of|for|de|del|en) [a-z'’ ]{2,30})? (?:is|are|es|son)(?: (?:about|unos|around))? ?[$€£]?$`,
);
const NO_SUM = /^ ?(?:%|horas?|hours?|hrs?|h(?![a-z])|dias?|days?|meses|months|anos?|years?|personas?|people|m2|km)/;
const MONTHLY_QUESTIONS: ReadonlySet<string> = new Set(['fixed-costs', 'odd-fixed-costs']);

/** The month's costs told whole with their parts; null where no total is told with them. */
export function findCostSum(ground: Ground, amounts: readonly Amount[], { question }: ReadingContext): CostSum | null {
  const parts = withoutUnits(ground, partsIn(ground, amounts));
  const isAsked = MONTHLY_QUESTIONS.has(question);
  for (const [at, total] of parts.entries()) {
    // «Renta 11.000, luz 2.500 y el ayudante 8.500»: what is called one of the costs is one of them, whatever the others come to.
    const lead = leadOf(ground, parts, at);
    const clause = lead.replace(/^.*[,;:.](?=\s)/s, '');
    if ((NAMED.test(clause) || OPENS_NAMED.test(clause)) && !CALLED_TOTAL.test(lead) && !OF_A_MONTH.test(lead)) continue;
    if (OF_A_SALE.test(around(ground, parts, at))) continue;
    const isMonth =
      isAsked || OF_A_MONTH.test(around(ground, parts, at)) || (CALLED_TOTAL.test(lead) && isOfMonthBefore(ground, parts, at));
    if (!isMonth) continue;
    // «Limpieza 120, lavandería 60, cuotas 45, datáfono 15»: a line amid others that is as much as the next ones is so by chance.
    const isSaid =
      at === 0 ||
      OPENS_PARTS.test(ground.folded.slice(total.end)) ||
      CALLED_TOTAL.test(around(ground, parts, at)) ||
      OF_A_MONTH.test(around(ground, parts, at));
    const after = isSaid ? runAfter(parts.slice(at + 1), total.value) : [];
    const before = runFrom(parts.slice(0, at).reverse(), total.value).toReversed();
    const least = isAsked ? LEAST_PARTS : SURE_PARTS;
    const run =
      after.length >= least
        ? after
        : before.length >= (CALLED_TOTAL.test(lead) ? least : SURE_PARTS) &&
            (CALLED_TOTAL.test(lead) || isClosing(ground, parts, at)) &&
            (isAsked || isOfMonthBefore(ground, parts, at))
          ? before
          : inThousands(parts.slice(at + 1), total.value);
    if (run.length >= least) return { total, parts: run, isWhole: true };
  }
  return isAsked ? someOf(ground, parts) : null;
}

/** What a total is made of comes after it. */
const OPENS_PARTS =
  /^ ?(?:€|euros?|pesos|dollars|pounds|quid)?(?: (?:al mes|a month|en total|in total|in all))? ?(?:[:(]|= ?|,? (?:de l[oa]s? (?:que|cuales)|of which|made up of|which is|que son)(?![a-z]))/;

/** The last sum, or the last of its sentence. */
function isClosing({ folded }: Ground, parts: readonly Part[], at: number): boolean {
  const next = parts[at + 1];
  return next === undefined || /[.;!?](?=\s)|\n/.test(folded.slice(parts[at]?.end ?? 0, next.start));
}

/** «…, en total 42.000. Cada mes pago 950»: what the next sentence says of a month is none of the sum that closes the one before. */
function isOfMonthBefore(ground: Ground, parts: readonly Part[], at: number): boolean {
  const { end } = parts[at] as Part;
  const own = ground.folded.slice(parts[0]?.start ?? 0, end).replace(/^.*[.!?](?=\s)/s, '');
  const [rest = ''] = ground.folded.slice(end, parts[at + 1]?.start).split(/[.;!?](?=\s|$)|\n/);
  const opens = ground.folded.slice(0, parts[0]?.start).replace(/^.*[.;!?](?=\s)/s, '');
  return OF_A_MONTH.test(`${opens} ${own} ${rest}`);
}

/** «Dos muchachas a diez quinientos cada una, o sea veintiún mil»: two of them, and no other sum. */
function withoutUnits({ folded }: Ground, parts: readonly Part[]): readonly Part[] {
  const timesAt = (at: number) => {
    const [part, next] = [parts[at], parts[at + 1]];
    const times = part && next ? next.value / part.value : 0;
    const isProduct = part && next && Number.isInteger(times) && times >= 2 && times <= MOST_TIMES;
    return isProduct && THAT_IS.test(folded.slice(part.end, next.start)) ? times : 0;
  };
  return parts.flatMap((part, at) => (timesAt(at - 1) > 0 ? [] : [timesAt(at) > 0 ? { ...part, times: timesAt(at) } : part]));
}

const THAT_IS =
  /(?<![a-z])(?:each|apiece|cada un[oa])(?![a-z])[^.;\d]*(?<![a-z])(?:o sea|es decir|que son|so|that's|which is|son|=)[^.;\d]*$/;

/** «2.820 € al mes. Lucía 900; mi sueldo 900; local 650»: a total, and then some of what is in it. */
function someOf(ground: Ground, parts: readonly Part[]): CostSum | null {
  const [total, ...rest] = parts;
  const [first] = rest;
  if (!total || !first) return null;
  const isBareWhole = BARE_MONTH.test(ground.folded.slice(total.end, first.start)) && NO_LABEL.test(leadOf(ground, parts, 0));
  if (rest.length < LEAST_PARTS && !isBareWhole) return null;
  const sum = rest.reduce((so, { value, times }) => so + value * times, 0);
  const isOpened =
    isBareWhole ||
    /^[^\d]{0,40}?[.:;(]|(?<![a-z])(?:de l[oa]s? (?:que|cuales)|of which|incluid[oa]s?|including)(?![a-z])/.test(
      ground.folded.slice(total.end, first.start),
    );
  const holds = HOLDS_MINE.test(ground.folded.slice(total.end, first.start));
  const isWithin = holds || (IN_IT.test(ground.folded.slice(rest.at(-1)?.end ?? first.end)) && parts.length > 2);
  const isBare = isWithin || (OF_A_MONTH.test(around(ground, parts, 0)) && NO_LABEL.test(leadOf(ground, parts, 0)));
  return (isOpened || isWithin) && isBare && sum < total.value && rest.every(({ value }) => value < total.value)
    ? { total, parts: rest, isWhole: false }
    : null;
}

/** "2100 a month, rent is 1350": a bare sum of a month, and then one of its costs by its name. */
const BARE_MONTH = new RegExp(
  `^ ?(?:€|euros?|pesos|dollars|pounds|quid)?(?: (?:al mes|a month|each month|per month|cada mes|por mes|en total|in total|altogether))+,? (?:and |y )?(?:(?:the|my|el|la|con el|con la|with the) )*(?:${MONTHLY_NOUN})(?: (?:is|are|es|son|de|a|at|being|siendo))* ?[$€£]?$`,
);

/** "£3,100, my 1,500 and the apprentice's 700 are in that". */
const IN_IT =
  /^[^.;\d]{0,30}(?<![a-z])(?:(?:are|is|both|all|already|estan?|ya|van?) )+(?:(?:in|inside|within) (?:it|that|there|those)|included|incluid[oa]s?|dentro|ahi)(?![a-z])/;
/** "4,350 incl my 2,200. Lease 640". */
const HOLDS_MINE =
  /^[^.;,\d]{0,20}(?<![a-z])(?:with|includ(?:es?|ing)|incl\.?|counting|con|contando|incluyendo|incluid[oa]s?|incluyen?) (?:my|mis?)(?: own)? [$€£]?$/;
const NO_LABEL =
  /^[\s,.:;]*(?:(?:pues|unos|unas|about|around|son|gastos?|costos?|costes?|fijos|fijas|de|los|the|are|is|my|mis|nuestros|our|fixed|costs?|monthly|total|en|in|sobre|aproximadamente|al|mes|cada|month|a|some|s\/|[$€£])[\s,:]*)*$/;

function runFrom(parts: readonly Part[], whole: number): readonly Part[] {
  const counts = countsTo(
    parts.map(({ value, times }) => ({ value, times: times > 0 ? [times] : upTo(MOST_TIMES) })),
    whole,
  );
  return counts.map((times, at) => ({ ...(parts[at] as Part), times }));
}

/** The run right after the total; what is told to come on top may stand between: "2,900, and I'd take 1,800 on top. It's 1,140 for …". */
function runAfter(parts: readonly Part[], whole: number): readonly Part[] {
  const run = runFrom(parts, whole);
  if (run.length > 0) return run;
  const further = runFrom(parts.slice(1), whole);
  return further.length >= SURE_PARTS ? further : [];
}

/** «2 palos 300: alquiler 620 lucas, el pibe 480, luz 110»: the thousands were left out after the first. */
function inThousands(parts: readonly Part[], whole: number): readonly Part[] {
  const run = runFrom(
    parts.map((part) => (part.value * THOUSAND < whole ? { ...part, value: part.value * THOUSAND } : part)),
    whole,
  );
  return run.length >= SURE_PARTS ? run : [];
}

/** Runs of sums that come to one of them: «sueldos 37 mil», told person by person elsewhere. */
export function runComingTo(parts: readonly Part[], whole: number): readonly Part[] {
  for (let from = 0; from < parts.length; from += 1) {
    const run = runFrom(parts.slice(from), whole);
    if (run.length >= LEAST_PARTS) return run;
  }
  return [];
}

/** The sums of an answer; `times` is 0 where a part is told of each, and nobody said of how many. */
export function partsIn(ground: Ground, amounts: readonly Amount[]): readonly Part[] {
  return amounts.flatMap((amount) => {
    if (amount.kind !== 'money' && amount.kind !== 'plain') return [];
    if (amount.low !== amount.high || amount.low < LEAST) return [];
    const numeral = ground.numerals.find(({ start, end }) => start >= amount.start && end <= Math.max(amount.end, start + 1) + 12);
    const end = numeral?.end ?? amount.end;
    if (NO_SUM.test(ground.folded.slice(end, end + 12))) return [];
    const per = amount.kind === 'money' ? amount.per : null;
    if (per === 'hour' || per === 'day') return [];
    const value = per === null || per === 'unit' ? amount.low : (toMonthly(middle(amount), per) ?? amount.low);
    return [{ start: amount.start, end, value, times: timesOf(ground.folded, amount.start, end) }];
  });
}

function timesOf(folded: string, start: number, end: number): number {
  if (
    !EACH.test(folded.slice(end, end + 40)) &&
    !/(?<![a-z])(?:each|cada un[oa])(?: [a-z]+){0,2} [$€£]?$/.test(folded.slice(Math.max(0, start - 24), start))
  )
    return 1;
  const told = COUNTED.exec(folded.slice(Math.max(0, start - 60), start))?.[1];
  return told === undefined ? 0 : (COUNTS[told] ?? Number(told));
}

/** From the sentence's start or the sum before, to a few words after. */
function around(ground: Ground, parts: readonly Part[], at: number): string {
  const part = parts[at] as Part;
  const next = parts[at + 1]?.start ?? ground.folded.length;
  return `${leadOf(ground, parts, at)}|${ground.folded.slice(part.end, Math.min(next, part.end + 24)).split(/[:;]/)[0]}`;
}

function leadOf({ folded }: Ground, parts: readonly Part[], at: number): string {
  const start = parts[at]?.start ?? 0;
  const from = Math.max(0, parts[at - 1]?.end ?? 0, start - 80);
  return folded.slice(from, start).replace(/^.*[.;!?](?=\s)/s, '');
}
