import type { CurrencyCode } from '../../countries/country.ts';
import type { CostLine, Fact } from '../../facts/fact.ts';
import type { Ground, Money } from './amount.ts';
import { EMPLOYEE, MONTHLY_NOUN } from './cost-words.ts';
import { isHeldIn } from './further-costs.ts';
import { isTotalOf } from './investment-items.ts';
import { labelOfHired } from './label-hired.ts';
import { linesToldBefore } from './lines-told-before.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { moneyDetails, monthOf, roundMoney, unitOf } from './money-details.ts';
import { middle, toMonthly } from './monthly-amount.ts';
import { linesOf } from './name-cost-lines.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { findUnknownCost } from './unknown-cost.ts';

/** Fixed costs told one by one ("alquiler 900, luz 120"): their sum for one month, and what of it somebody hired gets. */
export function sumFixedCosts(
  ground: Ground,
  roled: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const lines = roled.filter(({ role }) => role === 'fixedPart').filter((line, at, all) => !isWithinNext(ground, line, all[at + 1]));
  const [first] = lines;
  // Asked for the cost of a sale, one sum of a month is not all of them.
  if (first === undefined || (context.question === 'unit-cost' && lines.length < 2)) return [];
  const whole = wholeOf(ground, lines, roled);
  const parts = whole ? [whole] : lines;
  const tellsWages = lines.some(({ isWage }) => isWage);
  const before = whole || lines.length < 2 ? [] : linesToldBefore(ground, tellsWages, context);
  const sum = parts.reduce((so, line) => so + monthOfLine(line), 0) + before.reduce((so, { amount }) => so + amount, 0);
  const isDerived = parts.length > 1 || sum !== parts[0]?.money.low;
  const wages = lines.filter(({ isWage }) => isWage);
  const fact = (id: 'fixedCosts' | 'staffPay', value: number, { money }: RoledMoney, derived: boolean) =>
    makeFact(id, roundMoney(value), moneyDetails(ground, money, context, unitOf(money, currency), derived, id));
  const [wage] = wages;
  const paid = wages.reduce((so, line) => so + monthOfLine(line), 0);
  const listed = whole ? [] : costLines(ground, lines, roled, context).map((told) => withLines(told, before));
  const isPaid = before.some(({ kind }) => kind === 'own');
  return [
    fact('fixedCosts', sum, whole ?? first, isDerived),
    ...(wage ? [fact('staffPay', paid, wage, wages.length > 1 || wage.isMultiplied === true || paid !== wage.money.low)] : hiredIn(listed)),
    ...(isPaid ? [makeFact('payIncluded', true, { quote: listed[0]?.quote ?? null, origin: 'derived' })] : []),
    ...(whole ? [] : [...openCosts(ground, lines.length, context), ...listed]),
  ];
}

function withLines(told: Fact, before: readonly CostLine[]): Fact {
  return { ...told, value: [...(told.value as readonly CostLine[]), ...before] } as Fact;
}

/** «Son 1.715, y con la cuota 1.803»: the second is all of them. */
function isWithinNext(ground: Ground, { money }: RoledMoney, next: RoledMoney | undefined): boolean {
  return next !== undefined && isHeldIn(ground, { ...money, value: middle(money) }, { ...next.money, value: middle(next.money) });
}

/** «26.000 de la empleada»: a line that names whom it pays is a wage, whatever else its words say. */
export function hiredIn([told]: readonly Fact[]): readonly Fact[] {
  const lines = told?.id === 'costLines' ? (told.value as readonly CostLine[]) : [];
  const paid = lines.reduce((so, { kind, amount }) => so + (kind === 'hired' ? amount : 0), 0);
  return paid > 0 ? [makeFact('staffPay', roundMoney(paid), { period: 'month', quote: told?.quote ?? null, origin: 'derived' })] : [];
}

const LISTS: ReadonlySet<string> = new Set(['fixed-costs', 'resources']);
/** Said of a sum, and no name of a cost. */
const NO_COST = /^(?:i|we|it|which|that|with|included|including|yo|que|con|incluid[oa]s?|incluyendo|y a)(?!\p{L})/iu;

/** The costs that make up the sum, each with its words; none where one has no words of its own. */
export function costLines(
  ground: Ground,
  lines: readonly RoledMoney[],
  roled: readonly RoledMoney[],
  context: ReadingContext,
): readonly Fact[] {
  const [first, last] = [lines[0], lines.at(-1)];
  // Elsewhere sums told together are no list of a month's costs.
  if (!first || !last || first === last || !LISTS.has(context.question)) return [];
  const spanOf = ({ money }: RoledMoney) => ({ start: money.start, end: numberEnd(ground, money) });
  const parts = lines.map((line) => ({ ...spanOf(line), value: monthOfLine(line), times: 1 }));
  const told = linesOf(ground, parts, roled.map(spanOf), context)
    .map((line, at) =>
      lines[at]?.isWage && line.kind !== 'own'
        ? { ...line, label: labelOfHired(line.label, ground.text.slice(0, parts[at]?.start)), kind: 'hired' as const }
        : line,
    )
    .reduce<CostLine[]>((so, line, at) => withLine(so, line, ground.text.slice(parts[at - 1]?.end ?? 0, parts[at]?.start)), []);
  const isNamed = told.every(
    ({ label, amount, kind }) => /\p{L}{2}/u.test(label) && amount > 0 && (kind !== 'other' || !NO_COST.test(label)),
  );
  return isNamed ? [makeFact('costLines', told, { quote: quoteOf(ground.text, context.answer, first.money.start, last.money.end) })] : [];
}

/** «La publicidad, los 60 y 40»: the second has the first's name. */
function withLine(told: readonly CostLine[], line: CostLine, between: string): CostLine[] {
  const last = told.at(-1);
  if (last === undefined || /\p{L}{2}/u.test(line.label) || !JOINS.test(between)) return [...told, line];
  return [...told.slice(0, -1), { ...last, amount: roundMoney(last.amount + line.amount) }];
}

const JOINS = /^ ?(?:€|euros?|dollars|pounds|quid|[$£])? ?(?:y|e|and|plus|más|mas|\+) (?:(?:los|las|the|otros?|otras?|another) )?[$€£]?$/iu;

function numberEnd({ numerals }: Ground, { start, end }: Money): number {
  return numerals.find((numeral) => numeral.start >= start && numeral.end <= end)?.end ?? end;
}

function monthOfLine({ money }: RoledMoney): number {
  return toMonthly(middle(money), monthOf(money)) ?? middle(money);
}

/** The one that is the sum of the others, or is called so. */
function wholeOf({ folded }: Ground, lines: readonly RoledMoney[], roled: readonly RoledMoney[]): RoledMoney | undefined {
  const [first] = lines as readonly [RoledMoney];
  // "2.400 al mes: alquiler 900, luz 200 y mi sueldo 1.300": what the founder takes is one of those that make the total.
  const taken = roled.filter(({ role }) => role === 'founderPay').map(({ money }) => money);
  const others = (line: RoledMoney) => lines.filter((other) => other !== line).map(({ money }) => money);
  const second = roled.find(({ money }) => money.start > first.money.end)?.money;
  const isInside =
    second !== undefined &&
    WITH.test(folded.slice(first.money.end, second.start)) &&
    INCLUDED.test(folded.slice(second.end, second.end + 30));
  if (second !== undefined && (isInside || OF_WHICH.test(folded.slice(first.money.end, second.start)))) return first;
  return lines.find(
    (line, at) =>
      // A line in the middle that is as much as the others together is so by chance.
      ((at === 0 || at === lines.length - 1) && !isNamedCost(folded, line.money) && isTotalOf(line.money, others(line))) ||
      (taken.length > 0 && isTotalOf(line.money, [...others(line), ...taken])) ||
      (lines.length > 1 && isCalledWhole(folded, line.money) && others(line).every((money) => middle(money) <= middle(line.money))),
  );
}

/** «Renta 11.000, luz 2.500 y el ayudante 8.500»: what has the name of one cost is one of them, whatever the others come to. */
function isNamedCost(folded: string, { start }: Money): boolean {
  return NAMED_COST.test(folded.slice(Math.max(0, start - 60), start).replace(/^.*[.;:,](?=\s)/s, ''));
}

const NAMED_COST = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN}|${EMPLOYEE})(?: [a-z'’]+){0,3} ?[$€£]?$`);

function isCalledWhole(folded: string, { start, end }: Money): boolean {
  return WHOLE_BEFORE.test(folded.slice(Math.max(0, start - 40), start)) || WHOLE_AFTER.test(folded.slice(end, end + 30));
}

const WHOLE_BEFORE =
  /(?<![a-z])(?:en total|total|suman?|todo (?:junto|suma|son)|in all|in total|altogether|all told)(?:[ ,:]|de|son|es|seria[n]?|is|that's|about|around|unos|unas)*[$€£]?$/;
const WHOLE_AFTER =
  /^ ?(?:€|euros?|pesos|dollars|pounds)? ?(?:al mes |a month )?(?:en total|todo junto|in all|in total|altogether|all in)(?![a-z])/;

/** How many costs told one by one are a month's but for one that is named as unknown. */
const ALL_BUT_ONE = 3;

/**
 * "La renta 6.500 y la gasolina, lo demás no sé": some of the costs, and the founder does not know the others. One that is not known beside a
 * list of `told` costs leaves the list as it is.
 */
export function openCosts(
  ground: Pick<Ground, 'folded' | 'text'>,
  told: number,
  { answer }: Pick<ReadingContext, 'answer'>,
): readonly Fact[] {
  const unknown = findUnknownCost(ground);
  if (unknown === null || unknown.of === 'charges' || (unknown.of === 'one' && told >= ALL_BUT_ONE)) return [];
  return [makeFact('costsOpen', true, { quote: quoteOf(ground.text, answer, unknown.start, unknown.end) })];
}

/** "2,850 a month with Cian's 1,150 included". */
const WITH = /^[^.;\d]{0,12}(?<![a-z])(?:con|with)(?![a-z])[^.;\d]{0,30}$/;
const INCLUDED = /^[^.;,\d]{0,18}(?<![a-z])(?:incluid[oa]s?|included|dentro|inside|in it|in there)(?![a-z])/;

/** "5.790 al mes, de los que 1.500 son mi sueldo": what follows is within the first. */
const OF_WHICH =
  /(?<![a-z])(?:de (?:l[oa]s? (?:que|cuales)|es[oa]s?|ell[oa]s|ahi)|of (?:which|that|it|those)|incluid[oa]s?|incluyendo|including)(?![a-z])|^[,;:(]? ?(?:con|with) ?$/;
