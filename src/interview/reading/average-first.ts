// Of several prices, what all sales come to on average goes before them.
import { isPricePeriod } from '../../facts/price-period.ts';
import type { Ground, Money } from './amount.ts';
import { averageAt, isMeanAmid, namesMeanSale } from './average-price.ts';
import type { RoledMoney } from './roled-money.ts';
import { OF_ONE_THING } from './sales-total.ts';
import { SO_SAY } from './so-say.ts';

/** "Un service 45 y la instalación 120, en promedio 70": the price is what they come to on average. */
export function averageFirst({ folded, numerals }: Ground, told: readonly RoledMoney[]): readonly RoledMoney[] {
  const leadOf = ({ start }: Money) => folded.slice(Math.max(0, start - 30), start);
  const isNamed = ({ start }: Money) => AVERAGE_SALE.test(folded.slice(Math.max(0, start - 60), start));
  // "Twelve jars, four fifty a jar, so a case is fifty-four".
  const isOfSeveral = (whole: Money) =>
    OF_ONE_THING.test(folded.slice(0, whole.start)) &&
    told.some(
      ({ money }) =>
        money.end <= whole.start && numerals.some(({ low, end }) => end <= whole.start && low >= 2 && low * money.low === whole.low),
    );
  const isSummed = (money: Money) =>
    (SO_SAY.test(leadOf(money)) || isNamed(money) || isOfSeveral(money)) && !KEPT_AFTER.test(folded.slice(money.end, money.end + 30));
  const at = told.findIndex(
    ({ money }) =>
      AVERAGE_BEFORE.test(leadOf(money)) ||
      SPENT_BY_ALL.test(leadOf(money)) ||
      isSummed(money) ||
      AVERAGE_AFTER.test(folded.slice(money.end, money.end + 20)),
  );
  const monies = told.map(({ money }) => money);
  const ofAll = averageAt({ folded }, monies);
  const mean = told[ofAll];
  // «El servicio cuesta, depende, el chico tres cincuenta, el grande ocho, pero el promedio son cinco cuarenta».
  const isOneOfThem = ({ money, role }: RoledMoney, of: Money) =>
    role === 'cost' &&
    money.end <= of.start &&
    isMeanAmid({ folded }, monies, ofAll) &&
    !COSTS_ME.test(folded.slice(0, money.start).replace(/^.*[.;!?](?=\s)/s, ''));
  const isSaid = mean?.role === null || mean?.role === 'price' || mean?.role === 'spend';
  if (mean !== undefined && (isSaid || isMeanAmid({ folded }, monies, ofAll) || namesMeanSale(leadOf(mean.money))))
    return [
      { money: inItsTime(mean.money, told[0]?.money), role: 'price' },
      ...told
        .filter((_, index) => index !== ofAll)
        .map((entry) => (isOneOfThem(entry, mean.money) ? { ...entry, role: 'spend' as const } : ofOneThing(leadOf(entry.money), entry))),
    ];
  const average = told[at];
  const isSold = average?.role === null || average?.role === 'price';
  const isOfAll = average !== undefined && (isSummed(average.money) || SPENT_BY_ALL.test(leadOf(average.money)));
  if (average === undefined || at < (isOfAll ? 1 : 2) || !isSold) return told;
  const others = told.filter((entry, index) => index > at || (entry.role !== null && entry.role !== 'price'));
  return [{ money: inItsTime(average.money, told[0]?.money), role: 'price' }, ...others];
}

/** "£39 a month each, so call it £85 a clinic": by the month too. */
function inItsTime(sum: Money, { per }: Pick<Money, 'per'> = { per: null }): Money {
  const isTimed = per === 'month' || (isPricePeriod(per) && per !== 'week');
  return isTimed && (sum.per === null || sum.per === 'unit') ? { ...sum, per } : sum;
}

const KEPT_AFTER = /^[^.;,\d]{0,20}(?<![a-z])(?:left|profit|margin|clear|margen|beneficio|limpi[oa]s|ganancia)(?![a-z])/;
/** "El plato a 28, pero la gente se gasta unos 35". */
const SPENT_BY_ALL =
  /(?<![a-z])(?:la gente|cada (?:uno|cliente|persona|mesa)|la mayoria|people|most|everyone|they)(?: (?:se|me))? (?:gastan?|dejan?|spends?|leaves?)(?: (?:unos|unas|como|about|around))* ?[$€£]?$/;
const AVERAGE_AFTER = /^ (?:en promedio|de media|de promedio|on average)(?![a-z])/;
const AVERAGE_BEFORE =
  /(?<![a-z])(?:en promedio|de media|promedio|on average|average|averaging)(?: (?:unos|unas|about|around|of|de|is|es|son))* ?[$€£]?$/;
/** "Day rate 220, average bathroom comes out about 900". */
const AVERAGE_SALE =
  /(?<![a-z])(?:average|typical) [a-z]{3,}(?: [a-z]{3,})? (?:comes (?:out|to)|works out|ends up|runs|is)(?: (?:at|to|about|around|like|roughly))* ?[$€£]?$/;

/** «Una hogaza cuesta 4,20», beside what all of them come to: what is charged for one thing, and no cost. */
function ofOneThing(lead: string, entry: RoledMoney): RoledMoney {
  const isCharged = (entry.role === 'cost' || entry.role === 'unitCost') && COSTS_ANYBODY.test(lead);
  return isCharged ? { ...entry, role: 'spend' } : entry;
}

const COSTS_ME = /(?<![a-z])(?:(?:me|nos) (?:cuesta|sale|gast|va)|gast|costs? (?:me|us)|my cost|mi costo|coste)/;
const COSTS_ANYBODY = /(?<!(?:me|nos|us) )(?<![a-z])(?:cuestan?|costaran?|(?:will )?costs?|valen?|valdran?) ?[$€£]?$/;
