// Sales told as two to four things, each at a price of its own: «menú a 13,50, unos 60 al día, y cafés de 2 €, 120 al día».
import type { CurrencyCode } from '../../countries/country.ts';
import { type Fact, factValue, type SaleLine } from '../../facts/fact.ts';
import { findOpenDays } from '../../facts/open-days.ts';
import { isTold, lineNamed } from '../../facts/sale-lines.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { contradictsAverage, tellsMeanOfAll, withoutAverage } from './average-price.ts';
import { assignCosts } from './cost-of-lines.ts';
import { isLodging } from './find-lodging.ts';
import { areDistinct, between, labelAhead, labelLeft, labelOfCounted, labelRight, labelsOfPriced } from './label-lines.ts';
import { nameIn } from './line-label.ts';
import { asMonthly, meanOfOpen, togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { toMonthly } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { type SaleToken, saleTokens } from './sale-tokens.ts';
import type { SalePair } from './sales-total.ts';
import { tokensOfPairs } from './summed-pairs.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);

/** A line as it stands in the answer. */
interface FoundLine {
  readonly label: string;
  readonly price: SaleToken;
  readonly count?: SaleToken;
  /** Of each hundred sold. */
  readonly share?: number;
  readonly cost?: SaleToken;
}

/**
 * The lines of sale and what they come to (price, volume, what is sold, and the unit cost where it was told of each), or the lines alone where
 * their volumes were not told. Nothing where the answer does not say clearly which number belongs to which.
 */
export function findSaleLines(
  ground: Ground,
  amounts: readonly Amount[],
  context: ReadingContext,
  currency: CurrencyCode | null,
  summed: readonly SalePair[] = [],
): readonly Fact[] {
  if (!TELLS_SALES.has(context.question) || isLodging(ground, context.known.sector?.value)) return [];
  const isSummed = summed.length > 1;
  const single = isSummed ? amounts : withoutAverage(ground, amounts);
  if (!isSummed && single === amounts && tellsMeanOfAll(ground)) return [];
  const tokens = isSummed ? tokensOfPairs(ground, summed) : saleTokens(ground, single);
  if (tokens === null) return [];
  const sold = tokens.filter(({ kind }) => kind !== 'cost');
  const found = lineUp(ground, sold);
  if (found === null || !areDistinct(found.lines.map(({ label }) => label))) return [];
  const lines = withCosts(ground, found.lines, tokens, amounts);
  const facts = toFacts(ground, lines, found, context, currency);
  const isOfSame = new Set(lines.map(({ price }) => price.per)).size === 1;
  if (contradictsAverage(facts, amounts, single) || (facts.length === 1 && context.question === 'read-back')) return [];
  const isAverageTold = single !== amounts || !isOfSame || ONE_LEADS.test(ground.folded) || !ASKS_PRICE.has(context.question);
  return facts.length === 1 && !isAverageTold ? [...facts, ...meanOfOpen(facts[0] as Fact<'lines'>)] : facts;
}

const ASKS_PRICE: ReadonlySet<QuestionId> = new Set(['revenue', 'price']);
/** «Reparación media 38», "mostly the £24", "concessions £40": one of the prices stands for the sale, or is taken off it. */
const ONE_LEADS =
  /(?<![a-z])(?:antes|ahora|most (?:of them|people|take|go|want|pick|book|choose|get)|casi tod[oa]s|used to|medi[oa]s?|promedio|average|usual(?:ly)?|typical(?:ly)?|mostly|mainly|sobre todo|casi todo|la mayoria|lo normal|concessions?|concesion\w*|discount\w*|descuentos?|reduced|rebajad[oa]s?|students?|estudiantes|jubilad[oa]s|pensioners|oaps?|kids|children|nin[oa]s|members|bonos?|packs?|extra|suplemento)(?![a-z])/;

interface LinedUp {
  readonly lines: readonly FoundLine[];
  /** The number of all that is sold, where the lines are parts of it. */
  readonly total?: SaleToken;
}

/** Which number belongs to which thing, by the order in which they stand. */
function lineUp(ground: Ground, tokens: readonly SaleToken[]): LinedUp | null {
  const order = tokens.map(({ kind }) => LETTER[kind]).join('');
  if (order.includes('S')) return lineUpShares(ground, tokens, order);
  const labels = labelsOfPriced(ground, tokens);
  if (/^(?:PC){2,4}$/.test(order)) return named(pairsOf(tokens).map(([price, count], at) => ({ price, count, label: labels[at] ?? '' })));
  if (/^(?:CP){2,4}$/.test(order) && pairsOf(tokens).every(([count, price]) => IN_ONE_BREATH.test(between(ground, count, price))))
    return named(pairsOf(tokens).map(([count, price], at) => ({ price, count, label: labelOfCounted(ground, tokens, 2 * at) })));
  if (/^(?:PC|CP){2,4}$/.test(order)) return eachInTurn(ground, tokens);
  if (/^P{2,4}C?$/.test(order)) return openLines(ground, tokens, labels);
  const half = tokens.length / 2;
  if (/^P{2,4}C{2,4}$/.test(order) && tokens.slice(0, half).every(({ kind }) => kind === 'price')) {
    const priced = tokens.slice(0, half).map((price, at) => ({ price, label: labels[at] ?? '' }));
    return matchByName(priced, tokens.slice(half));
  }
  return null;
}

/** Each with its price and its number in an order of its own: "€115 a tuning, forty a month. Then the uprights, ten a year at 1,950 each". */
function eachInTurn(ground: Ground, tokens: readonly SaleToken[]): LinedUp | null {
  const pairs = pairsOf(tokens);
  const isApart = pairs.every(([first], at) => at === 0 || APART.test(between(ground, tokens[2 * at - 1] as SaleToken, first)));
  const isTogether = pairs.every(([one, other]) => one.kind === 'price' || IN_ONE_BREATH.test(between(ground, one, other)));
  if (!isApart || !isTogether) return null;
  return named(
    pairs.map(([one, other], at) =>
      one.kind === 'price'
        ? { price: one, count: other, label: labelLeft(ground, tokens, 2 * at) || labelRight(ground, tokens, 2 * at) || nameIn(other.noun) }
        : { price: other, count: one, label: labelOfCounted(ground, tokens, 2 * at) || labelAhead(ground, tokens, 2 * at) },
    ),
  );
}

/** What parts one thing sold from the next. */
const APART = /[.;!?\n]|,?\s(?:and|then|plus|y|e|luego|m[aá]s|adem[aá]s)\s/iu;

const BESIDE_PRICE = /^(?: (?:each|apiece|cada un[oa]))?, (?:about |around |maybe |say |unos |unas |como )?$/iu;

/** From how many to what each costs: "80 families on the $149 plan". */
const IN_ONE_BREATH = /^[^.;!?\d\n]{0,40}$/;
/** A longer name of what has a price and no number is hardly one. */
const MOST_OPEN_WORDS = 3;

const LETTER = { price: 'P', count: 'C', share: 'S', rest: 'S', cost: '' } as const;

function named(lines: readonly FoundLine[]): LinedUp | null {
  return lines.every(({ label }) => label !== '') ? { lines } : null;
}

/** Prices by name, and no number of each. */
function openLines(ground: Ground, tokens: readonly SaleToken[], labels: readonly string[]): LinedUp | null {
  if (labels.some((label) => label.split(/\s+/).length > MOST_OPEN_WORDS)) return null;
  const [price, count] = tokens.slice(-2);
  // "Catering gigs around 1,200 each, two a month": of the last alone.
  const isOfLast = price && count?.kind === 'count' && count.noun === '' && BESIDE_PRICE.test(between(ground, price, count));
  const lines = tokens.filter(({ kind }) => kind === 'price').map((one, at) => ({ price: one, label: labels[at] ?? '' }));
  return named(lines.map((line) => (isOfLast && line.price === price ? { ...line, count } : line)));
}

/** «Corte 18 €, tinte 45 €. Hago 180 cortes y 40 tintes al mes». */
function matchByName(priced: readonly FoundLine[], counts: readonly SaleToken[]): LinedUp | null {
  const labels = priced.map(({ label }) => label);
  const own = counts.map(({ noun }) => lineNamed(labels, noun));
  if (counts.length !== priced.length || own.includes(null) || new Set(own).size !== own.length) return null;
  return named(priced.map((line, at) => ({ ...line, count: counts[own.indexOf(at)] as SaleToken })));
}

/** «El 70 % son cortes a 18 y el resto tintes a 45», «cortes a 18 (70 %) y tintes a 45 (30 %)», with the number of all where it is told. */
function lineUpShares(ground: Ground, tokens: readonly SaleToken[], order: string): LinedUp | null {
  const total = tokens.find(({ kind }) => kind === 'count');
  const parts = tokens.filter((token) => token !== total);
  const isInside = total !== undefined && tokens.indexOf(total) > 0 && tokens.indexOf(total) < tokens.length - 1;
  if (isInside || !/^C?(?:(?:SP){2,4}|(?:PS){2,4})C?$/.test(order)) return null;
  const isShareFirst = parts[0]?.kind !== 'price';
  const pairs = pairsOf(parts).map(([a, b]) => (isShareFirst ? { share: a, price: b } : { share: b, price: a }));
  const told = pairs.filter(({ share }) => share.kind === 'share').reduce((sum, { share }) => sum + share.value, 0);
  const rests = pairs.filter(({ share }) => share.kind === 'rest').length;
  if (rests > 1 || (rests === 0 && Math.abs(told - 100) > 1) || (rests === 1 && told >= 100)) return null;
  const labels = labelsOfPriced(ground, parts);
  const lines = pairs.map(({ share, price }, at) => ({
    price,
    share: share.kind === 'rest' ? 100 - told : share.value,
    label: isShareFirst ? nameIn(between(ground, share, price)) : (labels[at] ?? ''),
  }));
  const lined = named(lines);
  return lined && { ...lined, ...(total && { total }) };
}

function pairsOf(tokens: readonly SaleToken[]): readonly (readonly [SaleToken, SaleToken])[] {
  return tokens.flatMap((token, at) => (at % 2 === 0 && tokens[at + 1] ? [[token, tokens[at + 1] as SaleToken] as const] : []));
}

/** What each costs, where as many costs are told as lines, each after the price or the number of its own, or by its name further on. */
function withCosts(
  ground: Ground,
  lines: readonly FoundLine[],
  tokens: readonly SaleToken[],
  amounts: readonly Amount[],
): readonly FoundLine[] {
  const costs = tokens.filter(({ kind }) => kind === 'cost');
  if (costs.length !== lines.length) return lines;
  const beside = lines.map((line, at) => {
    const [from, until] = [line.price.start, lines[at + 1]?.price.start ?? Number.POSITIVE_INFINITY];
    const cost = costs.find(({ start }) => start > from && start < until);
    return cost ? { ...line, cost } : line;
  });
  if (beside.every(({ cost }) => cost)) return beside;
  const monies = amounts.filter((amount) => amount.kind === 'money').filter(({ start }) => costs.some((cost) => cost.start === start));
  const labelled = lines.map(({ label, price }) => ({ label, price: price.value, units: null }));
  const told = assignCosts(ground, monies, labelled);
  return lines.map((line, at) => {
    const own = told.find(({ line: named }) => named === at);
    const cost = costs.find(({ start }) => start === own?.money.start);
    return cost ? { ...line, cost } : line;
  });
}

function toFacts(
  ground: Ground,
  found: readonly FoundLine[],
  { total }: LinedUp,
  context: ReadingContext,
  currency: CurrencyCode | null,
): readonly Fact[] {
  const { folded, text } = ground;
  const isMonthly = arePaidMonthly(ground, found, context);
  const counts = found.flatMap(({ count }) => (count ? [count] : []));
  const periods = periodsOf(counts.length > 0 ? counts : total ? [total] : [], found, isMonthly, context);
  const days = findOpenDays(folded);
  const inMonth = (value: number, per: AmountPeriod) => asMonthly(toMonthly(value, per, days) ?? value);
  const known = factValue(context.known, 'volume');
  const sum = total && periods ? inMonth(total.value, total.per ?? periods) : known;
  const lines: readonly SaleLine[] = found.map(({ label, price, count, share, cost }) => ({
    label,
    price: price.value,
    units:
      count && periods
        ? inMonth(count.value, count.per ?? periods)
        : share !== undefined
          ? sum === undefined
            ? share
            : (sum * share) / 100
          : null,
    ...(cost && { unitCost: cost.value }),
  }));
  const all = found.flatMap(({ price, count, cost }) => [price, count, cost].flatMap((token) => (token ? [token] : [])));
  const from = Math.min(...all.map(({ start }) => start), total?.start ?? Number.POSITIVE_INFINITY);
  const first = Math.max(0, text.slice(0, from).search(/[^.;!?\n]*$/u));
  const quote = quoteOf(text, context.answer, first, Math.max(...all.map(({ end }) => end), total?.end ?? 0));
  const told = lines.filter(isTold);
  const fact = makeFact('lines', lines, { unit: currency, period: isMonthly ? 'month' : 'unit', quote });
  if (told.length < lines.length) return [fact];
  return [fact, ...togetherFacts(fact as Fact<'lines'>, sum === undefined && total === undefined && counts.length === 0)];
}

/** The period that numbers without one of their own are told in: the only one told, a month where the question asks for it; null where nobody said. */
function periodsOf(
  counts: readonly SaleToken[],
  lines: readonly FoundLine[],
  isMonthly: boolean,
  { question }: ReadingContext,
): AmountPeriod | null {
  const told = new Set(counts.flatMap(({ per }) => per ?? []));
  const [only] = told;
  if (counts.every(({ per }) => per !== null)) return only ?? null;
  if (told.size > 0) return told.size === 1 ? (only as AmountPeriod) : null;
  return question === 'volume' || isMonthly || lines.at(-1)?.price.per === 'month' ? 'month' : null;
}

/** A fee each month: said of every price, of some where what is sold is a plan, or of the price known before. */
function arePaidMonthly({ folded }: Ground, lines: readonly FoundLine[], { known }: ReadingContext): boolean {
  const monthly = lines.filter(({ price }) => price.per === 'month').length;
  if (monthly === lines.length) return true;
  const isFee = FEE.test(folded) || factValue(known, 'revenueShape') === 'subscription';
  return isFee && lines.every(({ price }) => price.per !== 'hour');
}

const FEE =
  /(?<![a-z])(?:planes?|plans?|cuotas?|suscripci\w+|subscriptions?|subscribers?|membership\w*|members?|soci[oa]s?|abonad[oa]s?|mensualidad\w*|tiers?|retainers?|igualas?)(?![a-z])/;
