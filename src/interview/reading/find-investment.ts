// What opening costs: the sum that was said, or the sum of the purchases told one by one.
import type { CurrencyCode } from '../../countries/country.ts';
import type { Fact } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Ground, Money } from './amount.ts';
import { findItems, isTotalOf } from './investment-items.ts';
import { makeFact } from './make-fact.ts';
import { moneyDetails, roundMoney, unitOf } from './money-details.ts';
import { middle } from './monthly-amount.ts';
import { isPayOrDues } from './pay-or-dues.ts';
import { WORKER } from './people-words.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { FEWEST_SUMMED, runWithSum } from './run-with-sum.ts';
import { isAfterFunds, isNeededWhole } from './told-of-means.ts';

/** Beside larger purchases a bare number below this share of the largest, and below a hundred, counts something else. */
const SMALLEST_SHARE = 0.01;

/** The investment and its parts; wages, what is paid every month and money that comes in must have been set aside before. */
export function findInvestment(
  ground: Ground,
  all: readonly RoledMoney[],
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const roled = withoutProducts(ground, all).filter((entry) => !isPayOfHours(ground, entry) && !isPayOrDues(ground, entry.money));
  const isAsked = context.question === 'investment';
  const named = roled.filter(({ role }) => role === 'investment').map(({ money }) => money);
  const open = roled.filter(
    ({ role, money }) => (role === null || (role === 'spend' && isOfLaunch(ground, money))) && (money.per === null || money.per === 'unit'),
  );
  const bare = withoutStrays(open.map(({ money }) => money));
  const isMultiplied = open.some((entry) => entry.isMultiplied);
  // "Seguro por adelantado 1.800" beside something dearer is a part.
  const largest = Math.max(0, ...bare.map(middle));
  const whole = context.question === 'read-back' ? named.at(-1) : [...named].sort((a, b) => middle(b) - middle(a))[0];
  const inOrder = [...bare, ...named].sort((a, b) => a.start - b.start);
  const isWhole =
    whole !== undefined &&
    !isLessThanParts(whole, bare) &&
    middle(whole) >= largest &&
    !opensList(ground, whole, inOrder) &&
    !isFirstOfThings(ground, whole, inOrder);
  const run =
    runWithSum(ground, inOrder) ??
    runWithSum(
      ground,
      roled.map(({ money }) => money).filter(({ per }) => per === null || per === 'unit'),
    );
  const total =
    run?.total ?? (isWhole ? whole : undefined) ?? sumFirst(ground, inOrder) ?? sumNeeded(ground, inOrder) ?? sumLast(ground, inOrder);
  const isItsSum =
    total !== null &&
    isTotalOf(
      total,
      inOrder.filter((money) => money !== total),
    );
  const others = total === null || isItsSum || !named.includes(total) ? inOrder : bare;
  const parts = run
    ? run.parts
    : context.question === 'read-back'
      ? partsOf(total, bare)
      : others.filter((money) => money !== total && isBought(ground, money, total));
  const items = findItems(
    ground,
    parts,
    all.map(({ money }) => money),
  );
  const details = (money: Money, isDerived: boolean) =>
    moneyDetails(ground, money, context, unitOf(money, currency), isDerived, 'investment');
  const first = parts[0];
  const needed = total === null && context.question !== 'read-back' ? neededWhole(ground, inOrder) : null;
  if (needed && !items.some(({ amount }) => amount === middle(needed)))
    return [makeFact('investment', middle(needed), details(needed, needed.low !== needed.high))];
  // «Sí, es que la mantecadora es usada, 18 millones»: asked about the sum of a list, one sum is theirs.
  const isSumOfKnown = isAsked && parts.length === 1 && (context.known.investmentItems?.value.length ?? 0) > 1;
  const list = items.length > 0 && first && !isSumOfKnown ? [makeFact('investmentItems', items, details(first, false))] : [];
  if (total) {
    // One line that is all of it names nothing that is bought.
    const isList = items.length > 1 || items[0]?.amount !== middle(total);
    return [makeFact('investment', middle(total), details(total, total.low !== total.high)), ...(isList ? list : [])];
  }
  if (first === undefined || (items.length === 0 && !isAsked && !isBareNeed(ground, parts, context))) return [];
  const sum = parts.reduce((so, money) => so + middle(money), 0);
  return [makeFact('investment', roundMoney(sum), details(first, isMultiplied || parts.length > 1 || first.low !== first.high)), ...list];
}

/** "The build-out is 38,000, kennels 24,500, the deposit 10,400 and 4,200 for the sign": what is less than the others together is one of them. */
function isLessThanParts(whole: Money, bare: readonly Money[]): boolean {
  const others = bare.filter((money) => money !== whole);
  return others.length >= FEWEST_SUMMED && others.reduce((so, money) => so + middle(money), 0) > middle(whole);
}

/** "The website, sign and launch ads 4,200": advertising that is bought once, to open. */
function isOfLaunch({ folded }: Ground, { start }: Money): boolean {
  return OF_LAUNCH.test(folded.slice(Math.max(0, start - 60), start).replace(/^.*[.;!?\d](?=\s)/s, ''));
}

const OF_LAUNCH =
  /(?<![a-z])(?:launch|opening|lanzamiento|apertura|inaugura\w*|sign(?:age)?|website|web|rotulo|letrero|logo)(?![a-z])[^.;]*$/;

/** "22.5k. Me plus a part timer", «86 mil pa arrancar»: asked what it takes to open, the sum that opens the answer is that. */
function isBareNeed({ folded }: Ground, [only, ...others]: readonly Money[], { question, known }: ReadingContext): boolean {
  if (only === undefined || others.length > 0 || question !== 'resources' || known.investment !== undefined) return false;
  return middle(only) >= LEAST_NEED && NEED_LEAD.test(folded.slice(0, only.start)) && NEED_TAIL.test(folded.slice(only.end));
}

const LEAST_NEED = 500;
const NEED_LEAD =
  /^[^a-z\d]*(?:(?:a ver|pues|bueno|well|so|it's|it is|son|unos|unas|about|around|like|roughly|maybe|como|necesito|necesitamos|ocupo|ocupamos|hacen falta|i need|we need|all in|en total|total|eso|me|nos|falta|faltan)[ ,:]*)*[$€£]?$/;
const NEED_TAIL =
  /^ ?(?:€|euros?|pesos|soles|d[eo]lares|dollars|bucks|pounds|quid|(?:de )?colones)? ?(?:$|[.,;]|and (?:most|it)(?![a-z])|y (?:casi|la mayor)(?![a-z])|(?:is|are|sera[n]?) (?:needed|what)|(?:pa|para|to|for|hacen) (?:arrancar|abrir|empezar|montar\w*|open|start|get going|kick off|launch|set up|falta)(?![a-z]))/;

/** «A 25 soles la hora, 24 horas al mes, 600 soles», "220 hours a month between them, so $3,080": what somebody gets, and no purchase. */
function isPayOfHours({ folded, text }: Ground, { money: { start } }: RoledMoney): boolean {
  const lead = folded.slice(Math.max(0, start - 80), start);
  const sentence = text.slice(0, start).replace(/^.*[.;!?\n](?=\s)/s, '');
  return HOURS_BEFORE.test(lead) || (HOURS_ALONE.test(lead) && (NAME.test(sentence) || SOMEBODY.test(foldText(sentence))));
}

/** «Wendy, medio tiempo, 24 horas, 5.200»: how long somebody works, and what for; "a course of 24 hours, 300" is bought. */
const HOURS_ALONE =
  /(?<!(?<![a-z])(?:de|of|por|for) )(?<![\d.,])\d{1,3} ?(?:horas?|hours?|hrs?|hs?)(?: (?:semanales|weekly|a la semana|por semana|a week|per week|cada semana))?,?(?: (?:por|for|a|at|son|unos|about))*,? ?[$€£]?$/;
const NAME = /(?<=[\p{L}\d,] )\p{Lu}\p{Ll}{2,}/u;
const SOMEBODY = new RegExp(`(?<![a-z])${WORKER}(?![a-z])`);

const HOURS_BEFORE =
  /\d (?:horas?|hours?) (?:al|a la|a|per|por|each|cada) (?:mes|month|semana|week)(?: (?:cada un[oa]|each|between (?:them|the (?:two|three))|entre l[oa]s (?:dos|tres)))?,?(?: (?:so|o sea|total|en total|that's|son|unos|about))*,? ?[$€£]?$/;

/** «Para abrir: obra 6.000, estanterías 2.400», «necesito el torno 42.000, la sierra 18.000…»: what is named is the first of a list, and no sum of the rest. */
function opensList({ folded }: Ground, money: Money, inOrder: readonly Money[]): boolean {
  const rest = inOrder.filter(({ start }) => start > money.end);
  const isNamed = AFTER_COLON.test(folded.slice(0, money.start)) && /^ ?(?:€|euros?|pesos|dollars|pounds)?,/.test(folded.slice(money.end));
  const isThing = ONE_THING.test(folded.slice(0, money.start)) && GOES_ON.test(folded.slice(money.end)) && rest.length > 1;
  return (isNamed || isThing) && rest.length > 0 && !isTotalOf(money, rest);
}

/** «Para abrir necesito el torno 42.000, la sierra 18.000 y…», "I need a bank of lockers for 4,200, …": with an article, and no word for all of it. */
const ONE_THING =
  /(?<![a-z])(?:el|la|los|las|un|una|dos|tres|the|an?|two|three) (?!(?:(?:total|capital|inversi|presupuesto|monto|suma|cantidad|minimo|maximo|fondo|budget|investment|sum|amount|minimum|pot|bit|couple)[a-z]*|gran|poco|mas|little|whole|full)(?![a-z]))[a-z'-]+(?: [a-z'&-]+){0,4} ?(?:[$€£])?$/;
const GOES_ON = /^ ?(?:€|euros?|pesos|soles|dollars|pounds)?,/;

const AFTER_COLON =
  /: ?(?!(?:(?:en |in )?total|tod[oa]|all|inversion|investment|presupuesto|budget|unos|unas|about|around|mas o menos|necesit\w+|i need)(?![a-z]))(?:[a-z'&-]+ ){1,4}[$€£]?$/;

/** «Necesito 14.000 de obra, otros 14.000 de máquinas y 4.600 de camillas»: each is told with what it buys, the first as the others. */
function isFirstOfThings({ folded }: Ground, money: Money, inOrder: readonly Money[]): boolean {
  const things = inOrder.filter(({ start, end }) => start >= money.start && OF_A_THING.test(folded.slice(end)));
  return things[0] === money && things.length > 2 && things.length === inOrder.length && !isTotalOf(money, things.slice(1));
}

const OF_A_THING =
  /^ ?(?:€|euros?|pesos|soles|dollars|pounds)? ?(?:de|del|en|of|in|for) (?!(?:inversi|total|capital|dinero|money|invest|todo|all|which|los que|las que|ell[oa]s))[a-z]/;

/** "Seis reformers a 2.500, en total 15.000": the product is the part, and what one costs is none. */
function withoutProducts({ numerals }: Ground, roled: readonly RoledMoney[]): readonly RoledMoney[] {
  const isOneOf = ({ money }: RoledMoney, next: RoledMoney | undefined, before: RoledMoney | undefined) =>
    next !== undefined &&
    numerals.some(
      ({ low, start, end }) =>
        low >= 2 &&
        end <= money.start &&
        start > Math.max(money.start - 60, (before?.money.end ?? 0) - 1) &&
        Math.abs(low * middle(money) - middle(next.money)) < 0.01,
    );
  return roled.flatMap((entry, at) => {
    const before = roled[at - 1];
    if (isOneOf(entry, roled[at + 1], before)) return [];
    return [before !== undefined && at + 1 < roled.length && isOneOf(before, entry, roled[at - 2]) ? { ...entry, role: null } : entry];
  });
}

/** "Compramos 25 y la obra cuesta 30.000": a small number without currency beside sums is no purchase. */
function withoutStrays(monies: readonly Money[]): readonly Money[] {
  const largest = Math.max(0, ...monies.map(middle));
  return monies.filter((money) => money.currency !== null || middle(money) >= 100 || middle(money) >= SMALLEST_SHARE * largest);
}

/** Where figures are read back, what stands beside the total is its parts only where it comes to them. */
function partsOf(total: Money | null, bare: readonly Money[]): readonly Money[] {
  const rest = bare.filter((money) => total !== null && money.start > total.end);
  return total !== null && isTotalOf(total, rest) ? rest : [];
}

/** «… y 1.000 de papeles. Unos 22.000», "call it 7 grand": what they come to by and large, said last; with a thing to its name it is one of them. */
function sumLast({ folded }: Ground, monies: readonly Money[]): Money | null {
  const last = monies.at(-1);
  const before = monies.slice(0, -1);
  if (last === undefined || before.length < 2) return null;
  const sum = before.reduce((so, money) => so + middle(money), 0);
  const ratio = middle(last) / sum;
  const isCalled = COMES_TO.test(folded.slice(Math.max(0, last.start - 40), last.start));
  const isSaidWhole = WHOLE_AFTER.test(folded.slice(last.end, last.end + 30)) && Math.abs(ratio - 1) <= ROUGHLY;
  const isAlone =
    STANDS_ALONE.test(folded.slice(Math.max(0, last.start - 30), last.start)) && ENDS.test(folded.slice(last.end, last.end + 20));
  return (isCalled && ratio > LEAST_TOTAL && ratio < MOST_TOTAL) || isSaidWhole || (isAlone && Math.abs(ratio - 1) <= ROUGHLY)
    ? last
    : null;
}

const COMES_TO =
  /(?<![a-z])(?:call it|say|so|o sea|asi que|en total|in total|total|all in|altogether|todo (?:junto|suma|son)|suman?|ponle|pongamos|digamos|that's|comes to)(?: (?:que|son|unos|unas|about|around|like|roughly|de|of|a|is|es))* ?[:,]? ?[$€£]?$/;
const STANDS_ALONE = /[.;\n] ?(?:(?:son|eso son|total|unos|unas|about|around|roughly|como|y|so|mas o menos) )*[$€£]?$/;
/** «20.000 todo junto», "$20,000 all together". */
const WHOLE_AFTER =
  /^ ?(?:€|euros?|pesos|dollars|pounds|quid)? ?(?:en total|in total|all together|altogether|all in|all told|in all|todo junto|entre todo|for everything|for (?:it )?all|por todo)(?![a-z])/;
const ENDS = /^ ?(?:€|euros?|pesos|dollars|pounds|quid|o asi|or so|mas o menos|all in|en total|todo|give or take| )* ?(?:[.;,]|$)/;
/** A round total beside its parts, and one that holds what had no price. */
const ROUGHLY = 0.06;
const LEAST_TOTAL = 0.95;
const MOST_TOTAL = 2;

/** "€7k: van €5,000, linen €1,500, insurance €500": the first is the sum of the others. */
function sumFirst({ folded }: Ground, [first, ...rest]: readonly Money[]): Money | null {
  if (first === undefined || !isTotalOf(first, rest)) return null;
  const isOneThing = THING_BEFORE.test(folded.slice(0, first.start)) && /^ ?[,;]/.test(folded.slice(first.end));
  return isOneThing ? null : first;
}

/** «Necesito 28.000: máquinas 9.000, sillas 5.000 y lo demás para aguantar»: all that is needed, of which some is told by its name. */
function sumNeeded({ folded }: Ground, [first, ...rest]: readonly Money[]): Money | null {
  if (first === undefined || rest.length === 0) return null;
  const isNeeded = NEEDED.test(folded.slice(Math.max(0, first.start - 40), first.start)) && OPENS_LIST.test(folded.slice(first.end));
  return isNeeded && rest.reduce((so, money) => so + middle(money), 0) < middle(first) ? first : null;
}

/** "68 grand, mostly a digger": nothing else is bought but what it is for. */
function neededWhole(ground: Ground, [first, ...rest]: readonly Money[]): Money | null {
  const isAll = first !== undefined && isNeededWhole(ground, first) && rest.every((money) => isAfterFunds(ground, first, money));
  return isAll ? first : null;
}

/** «Necesito 46.000: horno y furgoneta. 12.000 los tengo… y ahí van los 650 de una chica»: after all that is needed and who pays for it, nothing is bought. */
function isBought(ground: Ground, money: Money, whole: Money | null): boolean {
  return whole === null || money.start < whole.end || !isNeededWhole(ground, whole) || !isAfterFunds(ground, whole, money);
}

const NEEDED =
  /(?<![a-z])(?:necesit(?:o|amos|aria|ariamos)|ocup(?:o|amos)|hacen falta|me faltan|(?:i|we)(?:'d| would|'ll)? need|(?:it )?(?:takes|will take|costs))(?: (?:unos|unas|como|about|around|some|roughly))* ?[$€£]?$/;
const OPENS_LIST = /^[^.;,:\d]{0,40}:/;

/** «Obra 85.000, horno 22.000, …»: a thing with its price in a row of such is no total, whatever the others come to. */
const THING_BEFORE =
  /^(?!.*(?<![a-z])(?:necesit\w+|ocup\w+|need|total|inver\w+|invest\w*|presupuesto|budget|unos|unas|about|around|son|it|it's|para|to|all|i|we|me|nos|hace|capital|todo|everything|cuesta|costs?)(?![a-z]))(?:[a-z'&-]+ ){1,4}[$€£]?$/;
