// What a price is for: «9 euros por persona», "€149 per clinic", «cada clase a 12».
import type { Fact, FactSheet } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { isDeed, type SaleUnitId, saleUnitNamed } from '../../sectors/sale-units.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Amount, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const AFTER =
  /^\s*(?:(?:euros?|eur|pesos?|mxn|cop|clp|dolares|dollars?|usd|pounds?|gbp|libras?)\s*)?(?:(?:al mes|mensual(?:es)?|a month|per month|monthly|al año|a year|iva incluido|(?:mas|con|sin|y|y el) iva|(?:plus|and|ex|inc) vat|\+ ?(?:iva|vat))\s*,?\s*)*(?:por cada|por|cada|per|for (?:each|every|a|one)|each|an?|\/|la|el)\s+((?:\p{L}|-)+(?: \p{L}+)?)/u;
const BEFORE =
  /(?:^|[\s,.;(])(?:cada|each|every|per|el|la|una?|los|las|the|an?|por)\s+((?:\p{L}|-)+(?: \p{L}+)?)(?:\s+(?:es|sera|seria|me|nos|lo|la|is|are|at|will be|would be|cuesta|costara|sale|vale|cobro|cobramos|cobrare|vendo|a|de|unos|en|por|about|around|cost|costs))*[\s:$€£]*$/u;
/** "Mil pesos por corte". */
const AT_END = /\s(?:por|per|cada|each|an?|la|el)\s((?:\p{L}|-)+)$/u;
const REACH = 60;

/** What is paid at the till, whatever it holds. */
const SPENT =
  /(?<![a-z])(?:se (?:dejan?|gastan?|llevan?)|gasta[nr]?|dejan|spends?|spending|drops?|leaves?)(?: (?!(?:en|on|de|of)(?![a-z]))[a-z']+){0,4}[\s$€£]*$/u;

/** "People spend £18 a visit": a purchase, whoever comes. */
const WHO_COMES: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>(['visit', 'person', 'customer']);

/** The unit of a price that was just read, by the words around it; none where they name no unit. */
export function findSaleUnit({ folded }: Ground, price: Fact | undefined, sector?: SectorId): readonly Fact[] {
  if (price?.quote === null || price?.quote === undefined) return [];
  const { inside, after, before } = namedBeside(folded, price.quote);
  const isSpent = SPENT.test(folded.slice(Math.max(0, price.quote.start - REACH), price.quote.start));
  const beside = [inside, after, before];
  const isDoneOnce = sector === 'cleaning' && beside.some((words) => DONE_ONCE_TO.test(words ?? '') || isDeed(words?.split(' ')[0] ?? ''));
  const named = beside.flatMap((words) => unitIn(words)).at(0) ?? (isDoneOnce ? 'service' : undefined);
  const spent = isSpent && (named === undefined || WHO_COMES.has(named)) ? 'purchase' : named;
  const told = spent === undefined || spent === 'purchase' ? (countedIn(folded) ?? spent) : spent;
  // «18.000 el corte», of a lawn.
  const found = told === 'haircut' && sector !== undefined && sector !== 'beauty_salon' ? 'service' : told;
  const isWhereWorked = found === 'home' && sector !== undefined && WORKS_AT_HOMES.has(sector);
  return found && !isWhereWorked ? [makeFact('saleUnit', found, { quote: price.quote })] : [];
}

/** «El ticket es de 28 soles… empezaría con 45 almuerzos al día», "an average event brings us $4,000": what a ticket is of. */
function countedIn(folded: string): SaleUnitId | undefined {
  return [...folded.matchAll(COUNTED)]
    .flatMap(({ 1: sold, 2: average }) => unitIn(sold ?? average))
    .find((unit) => unit !== 'purchase' && OF_A_TICKET.has(unit));
}

const COUNTED =
  /(?:\d|\bmil) (\p{L}+) (?:al|a la|por|en el primer|a|per|in (?:the|our) first) (?:dia|semana|mes|day|week|month)\b|\b(?:average|typical) (\p{L}+) (?:brings|pays|is|costs|leaves)\b/gu;
const OF_A_TICKET: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>(['lunch', 'booking', 'event', 'meal', 'menu', 'dish', 'coffee', 'order']);

/** "£70 a flue", «130 soles por tanque»: each is one job, and no contract by the month. */
const DONE_ONCE_TO =
  /^(?:chimneys?|flues?|tanks?|cisterns?|carpets?|rugs?|sofas?|couch|mattress|ovens?|gutters?|septic|chimeneas?|tanques?|cisternas?|tinacos?|pozos?|alfombras?|tapetes?|moquetas?|sofas?|sillon|colchon|hornos?|campanas?|canalon)(?![a-z])/;

/** "15 quid a house": there the visit is sold, and the house is where it is made. */
const WORKS_AT_HOMES: ReadonlySet<SectorId> = new Set<SectorId>(['cleaning', 'construction_trades']);

/** "Son compras, no panes", "per clinic, not per practitioner": what a sale is, told in place of what it was taken for. */
export function correctSaleUnit({ folded, text }: Ground, { answer }: ReadingContext): readonly Fact[] {
  const match = UNIT_NOT.exec(folded);
  const found = unitIn(match?.[1]).at(0);
  return match && found ? [makeFact('saleUnit', found, { quote: quoteOf(text, answer, match.index, match.index + match[0].length) })] : [];
}

const UNIT_NOT =
  /(?<![a-z])(?:son|es|por|per|it's|it is|they're|they are|each|cada)(?: (?:por|per|cada|a|las?|los?|the))* ((?:\p{L}|-)+)(?: (?:de|of|a|at) [^,;.]{0,12})?(?:[.,]\d\d)?(?: ?(?:€|euros))?,? (?:y |and )?(?:no|not)(?: (?:por|per|cada|a|an|de))* \p{L}{3,}/u;

/** Whether an amount is told by what is sold: «780 por pedido», "£85 a clinic", «cada pedido son 780». */
export function namesSale({ folded }: Pick<Ground, 'folded'>, span: { readonly start: number; readonly end: number }): boolean {
  const { inside, after, before } = namedBeside(folded, span);
  const isSingle = (words: string | undefined) => {
    const [word = ''] = (words ?? '').split(' ');
    return unitIn(words).some((unit) => EVERYDAY.has(unit)) && !/[^s]s$/.test(word);
  };
  const isEach = [inside, after].some((words) => unitIn(words).length > 0) && EACH_AFTER.test(folded.slice(span.start, span.end + REACH));
  return isEach || [inside, after, before].some(isSingle);
}

/** Whether an amount is told for what the known price, sales or cost were told for: "£75 a sweep", after "35 sweeps a week". */
export function namesSold(
  ground: Pick<Ground, 'folded'>,
  span: { readonly start: number; readonly end: number },
  known: FactSheet,
): boolean {
  const { inside, after } = namedBeside(ground.folded, span);
  return [inside, after].some((words) => words !== undefined && isSoldThing(words.split(' ')[0] ?? '', known));
}

/** Whether the figures of sales were told of this thing, folded. */
export function isSoldThing(thing: string, { price, volume, unitCost }: FactSheet): boolean {
  const told = [price, volume, unitCost].map((fact) => foldText(fact?.quote?.text ?? '')).join(' ');
  const stem = thing.replace(/(?:es|s)$/, '');
  return stem.length > 2 && !ANY_ONE.test(thing) && new RegExp(`(?<![a-z])${stem}(?:es|s)?(?![a-z])`).test(told);
}

/** «A 3.200.000 cada una»: each of whatever was told before. */
const ANY_ONE = /^(?:una?s?|unos?|ones?)$/;
const EACH_AFTER = /^[\d\s.,$€£a-z]*? ?(?:por|per|cada|each|an?|\/) ?\p{L}{3,}/u;
/** Sold by all kinds of business, and bought by none to open. */
const EVERYDAY: ReadonlySet<SaleUnitId> = new Set<SaleUnitId>([
  ...(['purchase', 'order', 'customer', 'person', 'class', 'session', 'child', 'pupil', 'family', 'user', 'visit'] as const),
  ...(['consultation', 'treatment', 'massage', 'haircut', 'repair', 'meal', 'menu', 'dish', 'coffee'] as const),
]);

/** The words that may name a unit: among those of the amount, after it and before it. */
function namedBeside(folded: string, { start, end }: { readonly start: number; readonly end: number }) {
  return {
    inside: AFTER.exec(` ${folded.slice(start, end).replace(/^[\d\s.,$€£]+/, '')}`)?.[1] ?? AT_END.exec(folded.slice(start, end))?.[1],
    after: AFTER.exec(folded.slice(end, end + REACH))?.[1],
    before: BEFORE.exec(folded.slice(Math.max(0, start - REACH), start))?.[1],
  };
}

/** Two words name a unit better than their first alone ("set menu", «ticket medio»). */
function unitIn(words: string | undefined): readonly SaleUnitId[] {
  if (words === undefined) return [];
  const found = saleUnitNamed(words) ?? saleUnitNamed(words.split(' ')[0] ?? '');
  return found ? [found] : [];
}

const KILOS_A_TONNE = 1000;
const TONNES = /^(?:toneladas?|tonnes?)(?![a-z])/;
const KILOS = /^(?:kilos?|kgs?)(?![a-z])/;

/** «A 0,21 el kilo, unas 60 toneladas al mes»: how many are sold, counted in what the price is for. */
export function weighedAlike(facts: readonly Fact[], amounts: readonly Amount[], [found]: readonly Fact[]): readonly Fact[] {
  const unit = facts.find(({ id }) => id === 'saleUnit')?.value ?? found?.value;
  const [other, times] = unit === 'kilo' ? [TONNES, KILOS_A_TONNE] : unit === 'tonne' ? [KILOS, 1 / KILOS_A_TONNE] : [null, 1];
  if (other === null) return facts;
  const isOther = ({ quote }: Fact) =>
    amounts.some(
      (one) => one.kind === 'count' && quote !== null && one.start >= quote.start && one.end <= quote.end && other.test(one.noun),
    );
  return facts.map((fact) =>
    fact.id === 'volume' && isOther(fact) ? ({ ...fact, value: Number(fact.value) * times, origin: 'derived' } as Fact) : fact,
  );
}
