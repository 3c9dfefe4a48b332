// An amount told of each of several: «dos motos a 9 millones cada una», «8 acordeones de 9.500», "we put in 10,000 each".
import type { Ground, Money } from './amount.ts';
import { isSize } from './is-size.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { isForAll, tellsPayOfEach } from './pay-words.ts';
import type { RoledMoney } from './roled-money.ts';
import type { Breath } from './split-breaths.ts';

const EACH =
  /(?<![a-z])(?:cada un[oa]|cada quien|cada cual|cada soci[oa]|c\/u|each|apiece|a piece|per person|por persona|por cabeza|por soci[oa])(?![a-z])/;
/** "We both take 1,500": each does; what is said «for both» afterwards is the sum. */
const BOTH_BEFORE = /(?<![a-z])(?:both|amb[oa]s)(?![a-z])/;
const TWO_OR_MORE = 500;
/** «Queremos sacar 600 cada uno», before anybody was counted. */
const LEAST_OF_US = 2;

/** "Dos motos a 9 millones cada una", "dos ayudantes a 9 mil", "ponemos 10.000 cada una": so many times the amount. */
export function multiply(
  { folded, numerals }: Ground,
  entry: RoledMoney,
  { lead, longLead, tail }: Breath,
  { founders, next }: { readonly founders: number | null; readonly next: Money | undefined },
): RoledMoney {
  const { money, role } = entry;
  if (entry.isMultiplied) return entry;
  const said = `${folded.slice(money.start, money.end)}${tail.slice(0, 16)}`;
  if (isForAll(said) && !EACH.test(said)) return entry;
  const isToldBefore = EACH.test(longLead) || BOTH_BEFORE.test(longLead);
  const isEach = EACH.test(said) || ((role === 'founderPay' || role === 'ownFunds') && isToldBefore);
  const from = money.start - (isEach ? longLead : lead).length;
  const number = numerals.findLast(
    ({ low, high, start, end, isArticle, scale }) =>
      !isArticle &&
      low === high &&
      scale === 1 &&
      Number.isInteger(low) &&
      low >= 2 &&
      low <= TWO_OR_MORE &&
      start >= from &&
      end < money.start &&
      !isSize(folded.slice(end)),
  );
  const isPurchase = (role === null || role === 'investment') && (money.per === null || money.per === 'unit');
  const after = number === undefined ? '' : folded.slice(number.end, money.start);
  // «Autónomos dos, 88 cada uno».
  const isPriced =
    ((/^ [a-z]/.test(after) && !OF_TIME.test(after)) || (isEach && /^, ?[$€£]?$/.test(after))) &&
    (isEach ||
      / (?:a|at|@) [$€£]?$/.test(after) ||
      (isPurchase && number !== undefined && isPriceOfCounted({ folded }, number, money.start))) &&
    !isSaidAfter(next, money, number?.low ?? 1);
  const isFounders = role === 'ownFunds' || role === 'given' || role === 'invested' || role === 'founderPay' || role === 'loan';
  const isOurs = isEach && isFounders && (WE.test(`${longLead}|${tail}`) || tellsPayOfEach({ lead, tail }));
  const isOwnQuota = isEach && role === 'fixedPart' && OWN_QUOTA.test(longLead);
  const counted = isFounders ? 1 : countedAfter({ folded, numerals }, money);
  const times =
    counted > 1
      ? counted
      : isPriced && !isFounders
        ? (number?.low ?? 1)
        : isOurs
          ? (founders ?? LEAST_OF_US)
          : isOwnQuota
            ? (founders ?? 1)
            : 1;
  if (times === 1) return entry;
  const timed: Money = { ...money, low: money.low * times, high: money.high * times, per: money.per === 'unit' ? null : money.per };
  return { ...entry, money: timed, isMultiplied: true };
}

/** «8 acordeones de 9.500»: among purchases, what one of them costs. A number that tells how large one thing is counts none («horno de 4 bandejas de 3.000»). */
export function isPriceOfCounted({ folded }: Pick<Ground, 'folded'>, { start, end }: Numeral, priced: number): boolean {
  if (priced - end > LONGEST_NAME || !OF_ITS_PRICE.test(folded.slice(end, priced))) return false;
  return start === 0 || OPENS_THING.test(folded.slice(Math.max(0, start - LEAD), start));
}

const LONGEST_NAME = 60;
const LEAD = 20;

const OF_ITS_PRICE =
  /^ (?!(?:soci[oa]s|personas|emplead[oa]s|puestos|fases|partes|pagos|plazas|cuotas|veces|anos|dias|horas|meses|semanas|euros|pesos|soles|dolares) )[a-z]{3,}s(?: [a-z]+){0,3} de [$€£]?$/;
/** With nothing before it that the number could tell of. */
const OPENS_THING =
  /(?:[.,;:(\n] ?|(?<![a-z])(?:y|e|mas|plus|los|las|unos|unas|otr[oa]s|compr\w+|necesit\w+|ocup\w+|faltan|en|son|invert\w+|inviert\w+|tambien) )$/;

/** «Sillas a 650 mil, son dos»: how many of them, told after what each costs; else one. */
function countedAfter({ folded, numerals }: Pick<Ground, 'folded' | 'numerals'>, { end, per }: Money): number {
  const number = numerals.find(({ start, isArticle }) => !isArticle && start >= end && SO_MANY.test(folded.slice(end, start)));
  const isCount = number !== undefined && number.low === number.high && Number.isInteger(number.low) && number.low <= TWO_OR_MORE;
  const isAlone = number !== undefined && /^ ?(?:$|[.,;:)])/.test(folded.slice(number.end));
  return isCount && isAlone && (per === null || per === 'unit') ? number.low : 1;
}

const SO_MANY = /^[^.;,\d]{0,12}, (?:y )?(?:son|serian|necesito|necesitamos|hacen falta|quiero|i need|we need|need|there are) $/;

/** «Zapatero hace 20 años y una muchacha a 900 mil»: so long, and not so many. */
const OF_TIME =
  /^ (?:anos?|years?|meses|mes|months?|semanas?|weeks?|dias?|days?|horas?|hours?|minutos?|minutes?|mananas?|tardes?|mornings?|afternoons?|evenings?)(?![a-z])/;

const WE =
  /(?<![a-z])(?:cada un[oa] (?:saca\w*|cobra\w*|gana\w*|pone|aporta)|for the (?:two|three) of us|[a-z]+mos|we|us|our|ourselves|nos|soci[oa]s?|founders|partners|both)(?![a-z])/;

/** What the law has each founder pay. */
const OWN_QUOTA = /(?<![a-z])(?:autonom[oa]s?|monotributos?)(?![a-z])/;

/** "Tres sillones a 650 €, o sea 1.950 €". */
function isSaidAfter(next: Money | undefined, money: Money, times: number): boolean {
  return next !== undefined && Math.abs(middle(next) - times * middle(money)) < 0.01;
}
