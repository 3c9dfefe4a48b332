// All the facts in an answer, read as one to a question: who and where, the figures, the opening month, the rivals' names.
import { countryOf } from '../../countries/countries.ts';
import type { CountryCode, CurrencyCode } from '../../countries/country.ts';
import { type Fact, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { isOfCustomers } from '../../facts/find-gathered.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { byWeekday } from './by-weekday.ts';
import { carryCents } from './carry-cents.ts';
import { cleanWords } from './clean-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findBrought } from './find-brought.ts';
import { findCostItems } from './find-cost-items.ts';
import { findFigures } from './find-figures.ts';
import { findIdentity } from './find-identity.ts';
import { takeInstalments } from './find-instalments.ts';
import { findMoneySources } from './find-money-sources.ts';
import { findPayStart, withoutNoPay } from './find-pay-start.ts';
import { findRivals } from './find-rivals.ts';
import { findStart } from './find-start.ts';
import { inThousands } from './in-thousands.ts';
import { isTakenBack } from './is-taken-back.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { isOwnedAlready } from './owned-already.ts';
import { payWithTeam } from './pay-with-team.ts';
import { forPeopleAndDays } from './people-and-days.ts';
import { withProductOfDays, withSoldEachDay } from './product-of-days.ts';
import { quoteCostList } from './quote-cost-list.ts';
import type { ReadingContext } from './reading-context.ts';
import { settleBySources } from './settle-by-sources.ts';
import { tellsNone } from './tells-none.ts';
import { currencyCorrected, inOwnDollars, lackingIt, localOf, otherMoney } from './told-currency.ts';

/** At most one fact of each kind; what is out of all bounds is left out, and said to be. */
export function collectFacts(said: Ground, context: ReadingContext): { facts: readonly Fact[]; isOutOfBounds: boolean } {
  const identity = findIdentity(said, context);
  const country = identity.find(({ id }) => id === 'country')?.value as CountryCode | undefined;
  const spoken = carryCents(
    said,
    withProductOfDays(said, withSoldEachDay(said, forPeopleAndDays(said, byWeekday(said, findAmounts(said))))),
    context,
  );
  const { ground, amounts: paidOnce } = takeInstalments(said, spoken, context);
  const dollars = inOwnDollars(ground, paidOnce, context.known, country);
  const told = inThousands(ground, dollars, context, country).filter((amount) => !isTakenBack(ground, amount));
  const currency = currencyOf(ground, told, context, country);
  const others = otherMoney(told, currency.unit, context.known, country);
  const isAside = (amount: Amount) => others.some((other) => other === amount) || isOwnedAlready(ground, amount, context);
  // «90 al día, y arrancamos con los 18 que ya tenemos»: who is there already is no pace of the sales.
  const served = told.filter((amount) => amount.kind !== 'money' && 'low' in amount && isOfCustomers(ground.text, amount.start));
  const isPaced = told.some((amount) => amount.kind === 'count' && amount.per !== null && !served.includes(amount));
  const amounts = told.filter((amount) => !isAside(amount) && !(isPaced && served.includes(amount)));
  const lacking = lackingIt(ground, others);
  // The sector may be told in this very answer: rooms are read as rooms to let only in a business that lets them.
  const sector = identity.filter(({ id }) => id === 'sector');
  const read = settleBySources(
    payWithTeam(findFigures(ground, amounts, { ...context, known: withFacts(context.known, sector) }, currency.unit), ground, context),
    findMoneySources(ground, amounts, context),
  );
  const payStarts = findPayStart(ground, read, context);
  const figures = [...withoutNoPay(read, payStarts, context), ...payStarts, ...findCostItems(ground, amounts, read, context)];
  const found = [
    ...identity,
    ...findBrought(ground, context),
    ...tellsNone(ground, amounts, figures, context),
    ...(currency.said && figures.some(({ id, value, unit }) => unit === currency.said && isWithinBounds(id, value))
      ? [makeFact('currency', currency.said)]
      : []),
    ...currencyCorrected(ground, context),
    ...figures
      .filter(({ id }) => !lacking.has(id) && !(id === 'volumeFromStart' && isPaced && served.length > 0))
      .map((fact) => quoteCostList(fact, said, context)),
    ...findStart(ground, amounts, context),
    ...rivalFacts(ground, context),
  ];
  const facts = found.filter(({ id, value }) => isWithinBounds(id, value));
  return {
    facts: lastOfEach(facts),
    isOutOfBounds: facts.length < found.length || amounts.some((amount) => 'low' in amount && amount.low < 0),
  };
}

/** The facts in a text as the answer to this question, whatever was asked. */
export function factsAs(question: QuestionId, text: string, context: ReadingContext): readonly Fact[] {
  return collectFacts(prepareGround(text, question, context.language, context.today), { ...context, question }).facts;
}

interface AnswerCurrency {
  /** What the answer says, if it says any. */
  readonly said: CurrencyCode | null;
  /** What its amounts are taken to be in. */
  readonly unit: CurrencyCode | null;
}

/** "$" and "pesos" are those of the country where one is known. */
function currencyOf(
  { folded }: Ground,
  amounts: readonly Amount[],
  { known, question }: ReadingContext,
  foundCountry: CountryCode | undefined,
): AnswerCurrency {
  const country = foundCountry ?? factValue(known, 'country');
  const local = country === undefined || country === 'ZZ' ? null : countryOf(country).currency;
  const monies = amounts.filter((amount) => amount.kind === 'money').filter(({ currency }) => currency !== null);
  const isLocalTold = monies.some(
    ({ currency, isShared }) => localOf({ currency: currency as CurrencyCode, isShared }, known, country) === local,
  );
  const named = monies[0];
  const settled = factValue(known, 'currency') ?? local;
  if (named === undefined || named.currency === null) return { said: null, unit: settled };
  // «La camioneta 4.500 dólares y las herramientas 900 mil pesos»: the business counts in its country's money.
  const isSettled = question !== 'read-back' && settled !== null && settled === local && (isLocalTold || isPriced(known, local));
  if (isSettled && DOLLARIZED.has(settled)) return { said: isLocalTold ? settled : null, unit: settled };
  // "Mil pesos" are Mexico's no more than Colombia's.
  if (named.isShared && named.currency === 'MXN' && country === undefined)
    return { said: null, unit: factValue(known, 'currency') ?? null };
  // In Ireland a quid is a euro.
  const isQuid = country === 'IE' && named.currency === 'GBP' && !folded.includes('£');
  const said = isQuid && local !== null ? local : localOf({ currency: named.currency, isShared: named.isShared }, known, country);
  return { said, unit: said };
}

/** Where large things are told in dollars and the rest in the country's own money. */
const DOLLARIZED: ReadonlySet<CurrencyCode> = new Set(['ARS', 'UYU', 'MXN', 'COP', 'CLP', 'PEN', 'DOP', 'GTQ', 'CRC']);

/** Whether the price is in that money. */
function isPriced({ price }: FactSheet, currency: CurrencyCode | null): boolean {
  return price !== undefined && (price.unit === currency || price.unit === null);
}

function rivalFacts({ text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (question !== 'competitors') return [];
  const rivals = findRivals(text)
    .map(cleanWords)
    .filter((name) => name !== '');
  return rivals.length > 0 ? [makeFact('rivals', rivals, { quote: quoteOf(text, answer, 0, text.length) })] : [];
}

/** One fact of each kind: the last. */
function lastOfEach(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}
