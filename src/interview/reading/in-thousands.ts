// «Contador 40, petróleo 180» in Chile, «tela para arrancar 600» in Argentina: where nothing costs under a thousand, thousands are left out.
import type { CountryCode } from '../../countries/country.ts';
import { factValue } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground, Money } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';

/** A thousand of their money is about a dollar or less. */
const SMALL_COIN: ReadonlySet<CountryCode> = new Set(['AR', 'CL', 'CO']);
/** And where nothing that is bought to open costs under a hundred. */
const MIDDLE_COIN: ReadonlySet<CountryCode> = new Set(['MX', 'UY', 'DO', 'CR']);
const BUYS: ReadonlySet<QuestionId> = new Set(['resources', 'investment']);
const OF_MEANS: ReadonlySet<QuestionId> = new Set(['resources', 'fixed-costs', 'investment']);
const THOUSAND = 1e3;
/** Fewer may be of millions, or of things. */
const LEAST = 10;
/** What goes into a sale is no smaller part of its price. */
const LEAST_PART = 500;

/** Of prices only what is charged for one thing: among them bare numbers count things as well. */
const MOST_PRICE = 300;
const CHARGED =
  /(?<![a-z])(?:a|en|cobr\w+|vale[n]?|cuesta[n]?|sale[n]?|precio|promedio|ticket|queda)(?: (?:medio|promedio|de|es|en|a|por|son|unos|unas|como))* $/;

/** The sums of an answer, bare ones too small for the country's money taken as thousands of it. */
export function inThousands(
  { folded, numerals, question: asked }: Ground,
  told: readonly Amount[],
  { question, known }: ReadingContext,
  found: CountryCode | undefined,
): readonly Amount[] {
  const amounts = asked === 'revenue' || asked === 'price' ? besideTheirMean({ numerals }, told) : told;
  const country = found ?? factValue(known, 'country');
  const isList = country !== undefined && MIDDLE_COIN.has(country);
  if (BUYS.has(question) && !SMALL_COIN.has(country ?? 'ZZ')) return besideThousands({ folded, numerals }, amounts, isList);
  if (country === undefined || !SMALL_COIN.has(country)) return amounts;
  const price = factValue(known, 'price') ?? 0;
  const isPrice = ({ low, high, per, start }: Money) =>
    low >= LEAST &&
    high < MOST_PRICE &&
    (per === 'unit' || per === 'hour' || (per === null && CHARGED.test(folded.slice(Math.max(0, start - 40), start))));
  const isTooSmall = (money: Money) => {
    if (OF_MEANS.has(question)) return money.low >= LEAST && money.high < THOUSAND;
    if (question === 'revenue' || question === 'price') return isPrice(money);
    return question === 'unit-cost' && money.high > 0 && money.high * LEAST_PART < price;
  };
  return amounts.map((amount) => {
    if (amount.kind !== 'money' || amount.currency !== null || !isTooSmall(amount)) return amount;
    const isScaled = numerals.some(({ start, end, scale }) => start >= amount.start && end <= amount.end && scale !== 1);
    return isScaled ? amount : { ...amount, low: amount.low * THOUSAND, high: amount.high * THOUSAND };
  });
}

/** «Hay de ciento veinte y de doscientos cuarenta, el promedio queda en ciento sesenta y cinco mil»: the others in thousands too. */
function besideTheirMean({ numerals }: Pick<Ground, 'numerals'>, amounts: readonly Amount[]): readonly Amount[] {
  const monies = amounts.filter((amount): amount is Money => amount.kind === 'money' && amount.currency === null);
  const isInFull = (money: Money) =>
    numerals.some(({ start, end, scale }) => start >= money.start && end <= money.end && scale === THOUSAND);
  const [mean, ...more] = monies.filter(isInFull);
  const others = monies.filter((money) => money !== mean && money.high < THOUSAND);
  const isAmid = (whole: number) => others.some(({ low }) => low * THOUSAND < whole) && others.some(({ high }) => high * THOUSAND > whole);
  if (!mean || more.length > 0 || others.length < 2 || !isAmid(mean.low)) return amounts;
  return amounts.map((amount) =>
    others.some((other) => other === amount)
      ? { ...(amount as Money), low: (amount as Money).low * THOUSAND, high: (amount as Money).high * THOUSAND }
      : amount,
  );
}

/**
 * «Obra 12 mil, horno 26, torno 9 y medio y costales 4 mil»: in a list whose other sums are told in thousands, what is too little to buy
 * anything is of them too; in dearer money only a half, since a poster does cost 90.
 */
function besideThousands(
  { folded, numerals }: Pick<Ground, 'folded' | 'numerals'>,
  amounts: readonly Amount[],
  isSmallCoin: boolean,
): readonly Amount[] {
  const inFull = numerals.filter(({ scale }) => scale === THOUSAND);
  if (inFull.length === 0) return amounts;
  const largest = Math.max(...inFull.map(({ high }) => high));
  return amounts.map((amount) => {
    const isOpen = amount.kind === 'plain' || ((amount.kind === 'money' || amount.kind === 'count') && amount.per === null);
    if (!isOpen || !('low' in amount) || (amount.kind === 'count' && amount.noun !== '')) return amount;
    const { low, high, start, end } = amount;
    if ((amount.kind === 'money' && amount.currency !== null) || low !== high || low < 2 || high >= MOST_LEFT_OUT) return amount;
    const own = numerals.find((numeral) => numeral.start >= start && numeral.end <= end);
    const isHalf = /medi[oa]$|half$/.test(folded.slice(start, end));
    if (own?.scale !== 1 || !(isSmallCoin || isHalf) || low * THOUSAND > largest * MOST_TIMES) return amount;
    const isListed = THING_BEFORE.test(folded.slice(0, start)) && /^ ?(?:$|[,.;)]|(?:y|e|mas|and|plus) )/.test(folded.slice(end));
    return isListed
      ? { kind: 'money', low: low * THOUSAND, high: high * THOUSAND, currency: null, isShared: false, per: null, start, end }
      : amount;
  });
}

const MOST_LEFT_OUT = 100;
/** Nothing in a list is dearer than the others by more. */
const MOST_TIMES = 10;
const THING_BEFORE = /(?:^|[,;.:]|(?<![a-z])(?:y|e|mas|and|plus)) ?(?:[a-z]+ ){1,5}(?:de |en |a |por )?$/;
