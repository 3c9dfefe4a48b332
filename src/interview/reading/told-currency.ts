// In which money the figures are: what corrects it («es todo en pesos, no en dólares»), and what was told in another beside it.
import { countryOf } from '../../countries/countries.ts';
import type { CountryCode, CurrencyCode } from '../../countries/country.ts';
import { type Fact, type FactId, type FactSheet, factValue } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';
import { currencyAfter, type FoundCurrency } from './find-currency.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { countMonthly } from './monthly-words.ts';
import type { ReadingContext } from './reading-context.ts';

/** Where a bare $ is the country's own. */
const SIGN_COUNTRIES: ReadonlySet<CountryCode> = new Set(['MX', 'CO', 'AR', 'UY', 'CL', 'DO', 'CA', 'AU', 'NZ']);
/** Where a dollar is, by whatever name. */
const DOLLAR_CURRENCIES: ReadonlySet<CurrencyCode> = new Set(['CAD', 'AUD', 'NZD']);
const LONGEST = 120;
const DENIED =
  /(?<![a-z])(?:no|not|nunca|ni|never|nor|aren't|isn't|instead of|en vez de|rather than)(?: (?:en|in|son|es|eran?|are|de|the|us|american))* $/;
const STATED =
  /(?<![a-z])(?:tod[oa]s?|son|es|estan?|eran?|hablo (?:de|en)|quise decir|me refiero a|queria decir|all|everything|those|these|they(?:'re)?|it'?s|that'?s|i mean|i meant|prices?|precios?|cifras|numeros|figures|numbers|cuentas|moneda|currency)(?![a-z])/;

/** The money of all figures, where an answer without an amount says which it is. */
export function currencyCorrected({ folded, text, numerals }: Ground, { known, answer, question }: ReadingContext): readonly Fact[] {
  if (folded.length > LONGEST || numerals.some(({ isArticle }) => !isArticle) || !STATED.test(folded)) return [];
  const named = [...folded.matchAll(/(?<=^|[ ,.;(])[a-z€£$]/g)].flatMap(({ index }) => {
    const found = currencyAfter(` ${folded.slice(index, index + 30)}`, ` ${text.slice(index, index + 30)}`);
    return found ? [{ currency: localOf(found, known), isDenied: DENIED.test(folded.slice(0, index)) }] : [];
  });
  const isPlain =
    question === 'read-back' || named.some(({ isDenied }) => isDenied) || /(?<![a-z])(?:todo|all|everything)(?![a-z])/.test(folded);
  const meant = new Set(named.filter(({ isDenied }) => !isDenied).map(({ currency }) => currency));
  const [currency] = meant;
  return isPlain && meant.size === 1 && currency ? [makeFact('currency', currency, { quote: quoteOf(text, answer, 0, text.length) })] : [];
}

/** "$" and "pesos" are those of the country where one is known. */
export function localOf(
  { currency, isShared, isAnyDollar = false }: Pick<FoundCurrency, 'currency' | 'isShared' | 'isAnyDollar'>,
  known: FactSheet,
  found?: CountryCode,
): CurrencyCode {
  const country = found ?? factValue(known, 'country');
  if (country === undefined) return currency;
  const own = countryOf(country).currency;
  return (isShared && SIGN_COUNTRIES.has(country)) || (isAnyDollar && DOLLAR_CURRENCIES.has(own)) ? own : currency;
}

/** "800 dollars", "forty bucks": amounts in the dollar of the country, where it has one of its own and no other was said. */
export function inOwnDollars(
  { folded }: Ground,
  amounts: readonly Amount[],
  known: FactSheet,
  found: CountryCode | undefined,
): readonly Amount[] {
  const country = found ?? factValue(known, 'country');
  const own = country === undefined ? null : countryOf(country).currency;
  if (own === null || !DOLLAR_CURRENCIES.has(own)) return amounts;
  return amounts.map((amount) => {
    if (amount.kind !== 'money' || amount.currency !== 'USD') return amount;
    const isAmerican = AMERICAN.test(folded.slice(Math.max(0, amount.start - 1), amount.end + 1));
    return isAmerican ? amount : { ...amount, currency: own, isShared: false };
  });
}

const AMERICAN = /(?<![a-z])(?:us|usd|u\$s|american)(?![a-z])/;

/** Money told in another currency than the plan's: at which rate it would count nobody said. */
export function otherMoney(
  amounts: readonly Amount[],
  unit: CurrencyCode | null,
  known: FactSheet,
  country?: CountryCode,
): readonly Money[] {
  return amounts.filter(
    (amount): amount is Money =>
      amount.kind === 'money' &&
      amount.currency !== null &&
      unit !== null &&
      localOf({ currency: amount.currency, isShared: amount.isShared }, known, country) !== unit,
  );
}

/** The sums that lack what was told in another money: they are asked for rather than added up without it. */
export function lackingIt({ folded }: Ground, others: readonly Money[]): ReadonlySet<FactId> {
  return new Set(
    others.flatMap(({ start, end, per }): readonly FactId[] => {
      const clause =
        folded.slice(Math.max(0, start - 50), start).replace(/^.*[.;!?\n,]/s, '') +
        folded.slice(end, end + 30).replace(/[.;!?\n,].*$/s, '');
      if (SAVED.test(clause)) return ['ownFunds'];
      if (LENT.test(clause)) return ['loan'];
      return per === 'month' || countMonthly(clause) > 0 ? ['fixedCosts'] : ['investment', 'investmentItems'];
    }),
  );
}

const SAVED = /(?<![a-z])(?:ahorr\w+|tengo|tenemos|pongo|ponemos|savings?|saved|i have|i've)(?![a-z])/;
const LENT = /(?<![a-z])(?:prestamo|credito|prest\w+|loan|borrow\w*|bank|banco)(?![a-z])/;
