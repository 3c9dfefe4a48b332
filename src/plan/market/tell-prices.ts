// The price line of the matrix: what was told of each, else what is usual in the trade or in its kind.
import { perLanguage } from '../../language/language.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { withApart } from '../customer/tell-price.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { PlanText } from '../plan.ts';
import { add, label } from '../say.ts';
import type { AlternativeId } from './alternative-words.ts';
import { isOfAnother } from './compare-line.ts';
import type { Comparison } from './compare-rivals.ts';
import { isOneOfTheTrade } from './find-rival-kind.ts';
import { KIND_WORDS } from './kind-words.ts';
import { ASKED_AROUND, HEARD, OWN_PRICE, USUAL_PRICE, USUAL_TAXED } from './matrix-words.ts';
import { OTHER_UNIT } from './price-thing.ts';
import { checkOf, type Known, usual } from './tell-lines.ts';

/** What was told of each price; else the usual one of the trade for its own kind, and what the kind is known for. */
export function tellPrices(draft: Draft, { columns, price, market }: Comparison): Known {
  const asked = market.get('price');
  const usualUnit = sectorOf(draft.sector.id, draft.model.assumptions.trade).unit;
  const isUsualUnit = isCountedAs(draft.sector.unit.es.one, usualUnit.es.one);
  const isTaxed = draft.figures['price-charged']?.value !== draft.figures.price?.value;
  const isByLaw = hasFixedPrice(draft);
  const theirs = columns.map(({ kind, rival }, at): PlanText | null => {
    const told = price.theirs[at];
    if (told) return isOfAnother(draft, columns[at] ?? null, told) ? add(told, OTHER_UNIT) : told;
    if (isByLaw && SELLS_TITLES.has(kind.id)) return usual(kind.id === 'online' ? SAME_BY_LAW_SENT : SAME_BY_LAW);
    if (kind.usualPrice) return usual(kind.usualPrice);
    const isTrade = kind.id === 'same-trade' || kind.id === 'neighbour' || (rival !== null && isOneOfTheTrade(rival));
    if (isTrade && isUsualUnit) return isTaxed ? USUAL_TAXED : USUAL_PRICE;
    return usual(KIND_WORDS[kind.id].usual.price);
  });
  const name = label(draft, price.point.name);
  const heard = asked
    ? perLanguage((language) => `${name[language]} (${ASKED_AROUND[language]} ${asked[language]}${HEARD[language]})`)
    : name;
  return {
    point: 'price',
    name: heard,
    isPromise: false,
    isTold: true,
    isToldOfThem: price.theirs.some(Boolean),
    ours: draft.slots.linesShort ?? withApart(draft, OWN_PRICE),
    theirs,
    check: isByLaw ? BY_LAW : checkOf(draft, price.point),
  };
}

/** «Corte con barba» of a trade that counts «cortes»: the usual price is that of the same thing. */
function isCountedAs(own: string, usualOne: string): boolean {
  return own === usualOne || own.startsWith(`${usualOne} `) || [own, usualOne].every((unit) => ONE_BILL.has(unit));
}

/** What one customer pays at once. */
const ONE_BILL: ReadonlySet<string> = new Set(['ticket', 'consumición', 'venta', 'compra', 'cuenta']);

/** Whoever sells the same titles. */
const SELLS_TITLES: ReadonlySet<AlternativeId> = new Set(['same-trade', 'neighbour', 'chain', 'online']);
const SAME_BY_LAW: PlanText = { es: 'el mismo, fijado por ley', en: 'the same, fixed by law' };
const SAME_BY_LAW_SENT: PlanText = { es: `${SAME_BY_LAW.es}, más portes`, en: `${SAME_BY_LAW.en}, plus carriage` };

/** The price of one title is the same in every shop. */
const BY_LAW: PlanText = {
  es: 'el precio de un título lo fija la editorial: se mira la rebaja que hace, los portes y los días',
  en: 'a title costs what its publisher says: look at the reduction given, carriage and days',
};
