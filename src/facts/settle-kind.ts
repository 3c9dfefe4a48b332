// What all that was told makes of the kind of business, where the words of the offer alone took it for a narrower or another one.
import { foldText } from '../language/fold-text.ts';
import type { TradeId } from '../sectors/trades.ts';
import { type Fact, type FactSheet, factValue } from './fact.ts';
import { sellsOnWheels } from './sells-on-wheels.ts';
import { worksAtCustomers } from './works-at-customers.ts';

/**
 * A café on wheels is a coffee van, a bicycle workshop that comes to the door is a mobile one, and whoever plans weddings among other celebrations is no planner of weddings alone. What was told as the
 * kind of business stands.
 */
export function settleKind(sheet: FactSheet): FactSheet {
  const { sector, trade } = sheet;
  if (sector === undefined || sector.origin === 'said') return sheet;
  if (sector.value === 'cafe_restaurant' && sellsOnWheels(sheet)) return onWheels(sheet, sector);
  const mobile = trade?.origin === 'derived' ? MOBILE[trade.value] : undefined;
  if (trade && mobile && worksAtCustomers(sheet)) return { ...sheet, trade: { ...trade, value: mobile } };
  if (sector.value === 'food_truck' && trade?.value === 'latin_street_food' && hasShop(sheet)) {
    const { trade: _, ...rest } = sheet;
    return { ...rest, sector: { ...sector, value: 'cafe_restaurant' } };
  }
  if (trade?.value !== 'wedding_planner' || !TOLD_IN.some((topic) => plansCelebrations(factValue(sheet, topic) ?? ''))) return sheet;
  const { trade: _, ...rest } = sheet;
  return rest;
}

/** Workshops whose trade is another one where the work is done at the customer's. */
const MOBILE: Readonly<Partial<Record<TradeId, TradeId>>> = {
  bicycle_workshop: 'mobile_bicycle_repair',
  car_garage: 'mobile_mechanic',
};

/** «Un local de empanadas», with its rent or its counter: sold from a shop, and from no stall. */
function hasShop(sheet: FactSheet): boolean {
  if (sellsOnWheels(sheet)) return false;
  const lines = [...(factValue(sheet, 'costLines') ?? []), ...(factValue(sheet, 'investmentItems') ?? [])].map(({ label }) => label);
  const quotes = [sheet.name, sheet.city].map((fact) => fact?.quote?.text ?? '');
  const told = foldText([...SHOP_IN.map((topic) => factValue(sheet, topic) ?? ''), ...lines, ...quotes].join('. '));
  return SHOP.test(told) && !STALL.test(told);
}

const SHOP_IN = ['solution', 'resources', 'revenue', 'marketing'] as const;
const SHOP = /\b(?:local(?:ito)?|tienda|mostrador|renta|alquiler|arriendo|shop|premises|storefront|counter|rent)\b/;
const STALL =
  /\b(?:puestos?|puestito|carrit?os?|feria[s]?|mercad\w+|ambulante|calle(?:jer[oa]s?)|food ?trucks?|stalls?|markets?|carts?|festivals?|vans?|trailers?|plaza de comidas)\b/;

const TOLD_IN = ['solution', 'customer', 'problem', 'revenue', 'name'] as const;

function onWheels(sheet: FactSheet, sector: Fact<'sector'>): FactSheet {
  const { trade, ...rest } = sheet;
  const moved = { ...rest, sector: { ...sector, value: 'food_truck' as const } };
  return trade?.value === 'coffee_shop' ? { ...moved, trade: { ...trade, value: 'coffee_van' as const } } : moved;
}

const WEDDING = '(?:bodas?|casamientos?|weddings?)';
const OTHER =
  '(?:quince(?:aneras?|anos)?|xv anos|quinceaneras?|bautizos?|comuniones|cumpleanos|aniversarios|eventos?|fiestas|part(?:y|ies)|birthdays|(?:baby )?showers|sweet sixteens|(?:bar |bat )?mitzvahs?|christenings|anniversar(?:y|ies)|events?|celebrations)';
const AND = '(?:,|,? (?:y|e|o|u|and|or|&|plus|mas|as well as|igual que)|\\/)';
const FEW = '(?: (?!(?:for|para|at|en|in|with|con|de|of)(?![a-z]))[a-z]+){0,2}';
const AMONG = new RegExp(
  `(?<![a-z])(?:${WEDDING}${AND}${FEW} ?${OTHER}|${OTHER}${FEW}${AND}${FEW} ?${WEDDING}|(?:not (?:only|just)|no (?:son |es |hacemos |hago )?(?:solo|solamente|unicamente))(?: [a-z]+){0,2} ${WEDDING})(?![a-z])`,
);

/** «Bodas, quinceañeras y eventos de empresa», "not only weddings". */
export function plansCelebrations(words: string): boolean {
  return AMONG.test(foldText(words));
}
