// What an amount is for, where its own words do not say or mislead: by the question, and by what else was said.
import { factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Ground, Money } from './amount.ts';
import { averageFirst } from './average-first.ts';
import { MONTHLY_NOUN } from './cost-words.ts';
import { namesSale, namesSold } from './find-sale-unit.ts';
import { isPerPayer, isPerUnit } from './money-details.ts';
import type { MoneyRole } from './money-roles.ts';
import { middle } from './monthly-amount.ts';
import { opensItsParts, withoutItsParts } from './parts-of-cost.ts';
import { PLANNED_BEFORE } from './planned-count.ts';
import { isPriceOfOne, withoutThings } from './price-of-one.ts';
import type { ReadingContext } from './reading-context.ts';
import type { RoledMoney } from './roled-money.ts';
import { isToldAsInput } from './told-as-input.ts';

const HALF = 2;
/** Said after the sum and its currency. */
const PER_BASKET =
  /^(?:[^a-z]|pesos|euros?|soles|dolares|dollars|pounds|quid|bucks|lucas)*(?:por|per|cada|each|a) (?:ticket|tique|compra|cesta|canasta|basket|purchase)(?![a-z])/;
const BASKET_WITHIN = 16;

/** The question decides where the words do not, and between cost and price where they say "cuesta". */
export function settleRole(
  role: MoneyRole | null,
  money: Money,
  { folded }: Ground,
  { question, known }: ReadingContext,
): MoneyRole | null {
  if (role !== 'founderPay' && isPriceOfOne({ folded }, money, known)) return 'spend';
  const isSold = role === null && money.per === 'unit' && namesSold({ folded }, money, known);
  if (question === 'read-back' && role === null && (isSold || namesSale({ folded }, money))) return 'price';
  // "Brushes and fuel £8 a sweep", beside a price of 75.
  const isSmall = middle(money) * HALF < (factValue(known, 'price') ?? 0);
  if (isSold && isSmall && (question === 'revenue' || question === 'volume')) return 'unitCost';
  // "£75 a sweep", asked what is bought: sold, and no purchase.
  if (isSold && (question === 'resources' || question === 'investment' || question === 'funding')) return 'spend';
  // «La paleta a 28 y el agua a 30, unos 80 por ticket»: what a sale of several things comes to is the price.
  if (
    (question === 'revenue' || question === 'price') &&
    role === null &&
    PER_BASKET.test(folded.slice(money.start, money.end + BASKET_WITHIN))
  )
    return 'price';
  // "I charge 42 a ton and pay 19 a ton at the quarry", «la pago a 105 la tonelada»: what whoever sells pays for one.
  if (OF_SALE.has(question) && (role === null || role === 'price') && money.per !== 'month' && WE_PAY.test(folded.slice(0, money.start)))
    return 'unitCost';
  // "$150 to set up, then $49 a month": what is paid by the month opens nothing.
  if (question === 'revenue' && role === 'investment' && money.per !== null) return null;
  // "A pack of ten days up front for $390": what customers pay ahead opens nothing.
  if (role === 'investment' && PACK_AHEAD.test(folded.slice(0, money.start)))
    return question === 'revenue' && factValue(known, 'price') === undefined ? 'price' : 'spend';
  // "Ahora tengo 14": customers, where sales are asked for.
  if (question === 'revenue' && role === 'ownFunds' && middle(money) < LEAST_FUNDS) return 'spend';
  const price = factValue(known, 'price');
  // «El alquiler son 75 euros»: asked what customers pay, the hire is what is sold.
  if (
    (question === 'revenue' || question === 'price') &&
    role === 'fixedPart' &&
    HIRE_LEAD.test(folded.slice(0, money.start)) &&
    price === undefined
  )
    return 'price';
  // What is bought to open "vale" or "cuesta" so much; none of it is sold.
  const isOfOpening = money.per === null || (money.per === 'unit' && middle(money) > Math.max(price ?? 0, LEAST_FUNDS));
  const isBought = question === 'resources' && isOfOpening && (role === 'price' || role === 'unitCost' || role === 'cost');
  if (isBought && !PRICE_NAMED.test(folded)) return null;
  // "7 in credit a basket": of one sale, nothing lent to open.
  if (question === 'unit-cost' && role === 'loan' && middle(money) < (price ?? LEAST_UNLENT)) return 'unitCost';
  if (question === 'unit-cost' && (role === null || role === 'price' || role === 'fixedPart') && !PRICE_NAMED.test(folded))
    return middle(money) === price && isWholeOf(folded, money) ? 'price' : 'unitCost';
  if (question === 'price' && (role === null || role === 'cost' || role === 'spend' || role === 'turnover')) return 'price';
  if (question === 'unit-cost' && (role === null || role === 'cost' || role === 'spend' || role === 'investment')) return 'unitCost';
  const lead = folded.slice(Math.max(0, money.start - 50), money.start).replace(/^.*[,.;:]/s, '');
  if (question === 'fixed-costs' && role === 'loan' && FINANCED.test(lead)) return 'fixedPart';
  // "PTA membership 260 a year": what is paid, where the price is known.
  if (question === 'fixed-costs' && role === 'price' && price !== undefined && !PRICE_NAMED.test(folded)) return 'fixedPart';
  if (
    question === 'fixed-costs' &&
    role !== 'founderPay' &&
    role !== 'fixedCosts' &&
    role !== 'price' &&
    role !== 'loan' &&
    role !== 'turnover'
  )
    return 'fixedPart';
  // "Water tank 1,400", "lease premium 4,000": asked what opening takes, what a bill only goes before is a thing.
  if (question === 'investment' && role === 'fixedPart' && money.per === null && !BILL_LAST.test(lead)) return null;
  // "Initial parts 1500": asked what opening takes, the first goods are bought once.
  if (question === 'investment' && role === 'unitCost' && money.per !== 'unit' && middle(money) > (price ?? LEAST_FUNDS)) return null;
  if (question === 'investment' && (role === null || role === 'cost' || role === 'ownFunds' || role === 'price' || role === 'spend')) {
    return role === null || role === 'cost' || role === 'price' || role === 'spend' ? null : role;
  }
  if (question === 'resources' && role === 'cost' && money.per === 'month' && COSTS_RUN.test(lead)) return 'fixedCosts';
  // What a loan takes each month is worked out from the loan.
  if (role === 'loan' && money.per === 'month') return 'spend';
  if (role !== 'cost') return role;
  if (question === 'revenue' && (price === undefined || middle(money) >= price)) return 'cost';
  return money.per === 'unit' ? 'unitCost' : role;
}

const OF_SALE: ReadonlySet<string> = new Set(['revenue', 'price', 'unit-cost']);
const WE_PAY =
  /(?<![a-z])(?:(?:i|we)(?:'d| would|'ll)? pay|(?:i|we) (?:charge|sell|get)[^.;]{0,60} and pay|(?:pago|pagamos|compro|compramos))(?: (?:them|him|the [a-z]+|about|around|a|al [a-z]+|unos|como))* ?[$€£]?$/;

const PACK_AHEAD =
  /(?<![a-z])(?:packs?|bundles?|book|pass(?:es)?|cards?|bonos?|paquetes?|carnets?|[a-z0-9]+-(?:day|class|session|visit|lesson)) (?!of (?:tools|supplies))[^.;!?\d]*(?:up ?front|in total|en total|altogether)[^.;!?\d]*$/;

/** "Car finance 185": an instalment among the costs of a month. */
const FINANCED =
  /(?<![a-z])(?:car|van|truck|vehicle|equipment|machine|coche|furgo\w*|moto|camion\w*|maquin\w*) (?:finance|loan|payment|lease|financiad[oa])|(?:cuota|letra|renting|leasing) (?:del? )?(?:la )?(?:coche|furgo\w*|moto|camion\w*|maquin\w*|carro|auto)/;
/** "Costs run me two grand a month". */
const COSTS_RUN =
  /(?:^|(?<![a-z])(?:and|so|y|my|our|the|all|mis|los) ) ?(?:costs|costos|costes|gastos) (?:run|come|are|will be|son|seran|me|us|nos|salen)(?: [a-z]+){0,3} ?[$€£]?$/;
const LEAST_FUNDS = 1000;
const LEAST_UNLENT = 100;
const BILL_LAST = new RegExp(`(?<![a-z])${MONTHLY_NOUN}(?: (?:de|of|por|for|a|at|is|es|son|about|around|unos|unas))* ?:? ?[$€£]?$`);
/** With nothing before it in the answer. */
const HIRE_LEAD =
  /^[^a-z]*(?:el |la |cada |the |a |each )?(?:alquiler|renta|arriendo|rental|rent|hire)(?: (?:son|es|sale|cuesta|lo cobro|seria|is|costs|at|a|de|por|en|unos|about|me|se|cobro))* ?[$€£]?$/;

/** "8 de 14": of the price. */
function isWholeOf(folded: string, { start }: Money): boolean {
  return /\d[^\d]{0,12}\b(?:de|of|out of)(?: los| the)? [$€£]?$/.test(folded.slice(0, start));
}

const PRICE_NAMED = /\b(?:precios?|pvp|tarifas?|prices?|corrig\w+|perdon|sorry)\b/;

/**
 * In an answer on income the first amount is the price where no other is called so; what a later sentence says of the things that go
 * into a sale ("harina, sal y bolsas son 1,35") is what one costs.
 */
export function settleSales(ground: Ground, told: readonly RoledMoney[], { known }: ReadingContext): readonly RoledMoney[] {
  const roled = withoutThings(ground, averageFirst(ground, told));
  const isPriced = known.price !== undefined || roled.some(({ role }) => role === 'price');
  const named = roled.map((entry, at) => (at === 0 && entry.role === null && !isPriced ? { ...entry, role: 'price' as const } : entry));
  const isFirstCost = known.price === undefined && named[0]?.role === 'cost';
  const price = (named.find(({ role }) => role === 'price') ?? (isFirstCost ? named[0] : undefined))?.money;
  const isCosted = named.some(({ role, money }) => role === 'unitCost' && isPerUnit(money));
  if (price === undefined) return named;
  const prices = named.filter(({ role }) => role === 'price').length;
  const costed = isCosted
    ? named
    : named.map((entry) => (isInput(ground, entry, price, prices) ? { ...entry, role: 'unitCost' as const } : entry));
  return prices > 1 ? costed : joinCosts(ground, costed, middle(price), price);
}

/** "El par nos cuesta 62 y el envío 7 más": the costs of one sale told in one breath are one cost. None is as dear as the sale. */
export function joinCosts({ folded }: Ground, roled: readonly RoledMoney[], most?: number, price?: Money): readonly RoledMoney[] {
  const first = roled.find(({ role }) => role === 'unitCost');
  if (first === undefined) return roled;
  if (opensItsParts(folded, first.money)) return withoutItsParts(folded, roled, first.money);
  const isOneBreath = (from: number, to: number) => !/[.;!?](?=\s|$)|\n/.test(folded.slice(from, to));
  const joins = (entry: RoledMoney) =>
    entry !== first &&
    entry.money !== price &&
    (entry.role === null || entry.role === 'unitCost' || entry.role === 'cost' || entry.role === 'spend') &&
    isPerUnit(entry.money) &&
    (most === undefined || middle(entry.money) < most) &&
    isBesideCost(folded, first.money, entry.money, isOneBreath);
  const others = roled.filter(joins);
  if (others.length === 0) return roled;
  const sum = sumOfParts([first, ...others].map(({ money }) => middle(money)));
  const joined: RoledMoney = { ...first, money: { ...first.money, low: sum, high: sum }, isMultiplied: true };
  return roled.flatMap((entry) => (entry === first ? [joined] : others.includes(entry) ? [] : [entry]));
}

/** «8, 1,50 y 2: 11,50»: what comes last and is all the others together is no part of its own. */
function sumOfParts(amounts: readonly number[]): number {
  const [last = 0, ...before] = amounts.toReversed();
  const sum = sumOf(before);
  return before.length > 1 && Math.abs(sum - last) < HALF_A_CENT ? last : sum + last;
}

const HALF_A_CENT = 0.005;

/** After it, joined by "y", a comma or "plus"; before it only where no other sentence lies between. What is earned or kept is no cost. */
function isBesideCost(folded: string, cost: Money, other: Money, isOneBreath: (from: number, to: number) => boolean): boolean {
  const [from, to] = other.start > cost.start ? [cost.end, other.start] : [other.end, cost.start];
  const between = folded.slice(from, to);
  const lead = folded.slice(Math.max(0, other.start - 50), other.start).replace(/^.*(?:[.;!?\n,]| (?:y|and) )/s, '');
  return (
    to - from < 70 &&
    isOneBreath(from, to) &&
    /(?:,| y | and | plus | mas | \+ )/.test(between) &&
    (/[a-z]{3}/.test(between) || /^ (?:de|of|for|in|en|para) [a-z]{3}/.test(folded.slice(other.end))) &&
    !/(?<![a-z])(?:gan\w+|qued\w+|margen|margin|profit|keep|left|vend\w+|cobr\w+|sell|charge|antes|before|era|was|entre|descuento|off|de|of)(?: [a-z]+){0,2} ?[$€£]?$/.test(
      lead,
    )
  );
}

const MOST_TIMES_PRICE = 3;
/** How far back the subject of an amount is looked for. */
const REACH = 160;
const SUM_OF_INPUTS =
  /(?:,| y | e | and | plus | mas | & )[^.;]*(?:\b(?:son|suman?|salen?|(?:se )?llevan?|rondan?|cuestan?|comes? to|comes? out at|costs?|runs?|eats?(?: up)?|takes?|are|is|works? out at|around|about|which)\b|:|,)[^.;:,]{0,25}$/;

function isInput(ground: Ground, { money, role }: RoledMoney, price: Money, prices: number): boolean {
  if (role === 'fixedCosts' || role === 'founderPay' || role === 'turnover' || role === 'loan' || role === 'ownFunds') return false;
  const { folded } = ground;
  if (role !== 'price' && prices < 2 && (isPerUnit(money) || money.per === price.per) && isToldAsInput(ground, money, price)) return true;
  const between = folded.slice(price.end, money.start);
  const sentence = between.slice(between.search(/[^.;!?\n]*$/));
  const isLater = money.start > price.end && sentence.length < between.length;
  // «A los doce meses, 80»: so many by then.
  const lead = folded.slice(0, money.start);
  if (money.currency === null && role === null && (BY_THEN.test(lead) || PLANNED_BEFORE.test(lead.slice(-60)))) return false;
  if (!isLater || !(isPerUnit(money) || isPerPayer({ folded }, money)) || middle(money) > MOST_TIMES_PRICE * middle(price)) return false;
  const isEach =
    (money.per === 'unit' || money.per === 'month') &&
    prices < 2 &&
    role !== 'cost' &&
    role !== 'price' &&
    middle(money) < middle(price) &&
    !BESIDES.test(sentence);
  const isBareList =
    role === null && prices < 2 && middle(money) < middle(price) && sentence.length <= REACH && LIST_OF_INPUTS.test(sentence);
  return isEach || isBareList || (SUM_OF_INPUTS.test(sentence.slice(-REACH)) && !SOLD_ON_TOP.test(sentence));
}

const BY_THEN = /(?<![a-z])(?:mes(?:es)?|ano|months?|year|verano|summer),? (?:unos |unas |about |around )?$/;

/** "Caps on about one in five jobs, another 180", «uno de cada cuatro se lleva otra, 30 más»: some buyers pay it too. */
const SOLD_ON_TOP =
  /(?<![a-z])(?:(?:one|two) (?:in|out of) (?:three|four|five|six|ten|\d+)|un[oa]s? de cada (?:dos|tres|cuatro|cinco|seis|diez|\d+)|another \d*$|add-?ons?|upsell|suplementos?|extras?)(?![a-z])/;

/** "Semilla, sustrato y bandeja $1.40": things and what they come to, nothing else in the sentence. */
const LIST_OF_INPUTS =
  /^[.;!?\n]? ?[a-z']+(?: [a-z']+){0,2}(?:, ?[a-z']+(?: [a-z']+){0,2})*,? (?:y|e|and|&) [a-z']+(?: [a-z']+){0,2}(?: unos| about| around)? ?[$€£]?$/;
/** What is sold on top of a sale, or taken off it. */
const BESIDES =
  /(?<![a-z])(?:extras?|suplementos?|propinas?|tips?|descuentos?|discounts?|off|bonos?|packs?|matricula|upgrade|add-?ons?|referral|gratis|free|tambien|also|otr[oa]s?|another|vale[ns]?|premium|basic\w*)(?![a-z])/;
