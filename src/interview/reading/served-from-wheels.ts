// Whether a dish is served from a vehicle: a curry van is no carrier, and a pizza horsebox no restaurant.
import type { SectorId } from '../../sectors/sector.ts';

const DISH =
  '(?:fish and chips?|chip|chippy|curry|curries|pizzas?|burgers?|hamburguesas?|crepes?|crepas|waffles?|gofres|pancakes?|tacos?|tortas|noodles?|ramen|sushi|bao|dumplings?|kebabs?|falafel|pies?|pasties|hot dogs?|perritos|perros calientes|grilled cheese|toasties|sandwich(?:es)?|bocadillos|bocatas|wings|alitas|bbq|barbecue|hog roast|paella|arepas|empanadas|ice creams?|helados?|raspados|granizados|juices?|jugos|smoothies|donuts?|doughnuts?|churros|chili|soups?|salchipapas|salchichas?|patatas|papas fritas|choripan(?:es)?|ceviches?|mariscos|elotes|coffee|cafe|food|comida)';
const VEHICLE = '(?:van|truck|trailer|cart|wagon|horsebox|bus|rickshaw|tuk ?tuk)';
const VEHICLE_ES = '(?:remolque|carrito|carro|furgoneta|camioneta|camion|caravana|triciclo|food ?truck|bus)';
/** “A curry van”, «un remolque de crepes», “pizza out of a converted horsebox”. */
const SERVED = [
  new RegExp(`(?<![a-z])${DISH} (?!delivery)(?:[a-z]+ )?${VEHICLE}(?![a-z])`),
  new RegExp(`(?<![a-z])${VEHICLE_ES} (?:[a-z]+ )?(?:de|con) (?:[a-z]+ )?${DISH}(?![a-z])`),
  new RegExp(`(?<![a-z])${DISH}(?![a-z])[^.;]{0,50} (?:out of|off|from) (?:an?|my|our|the) (?:[a-z]+ ){0,2}${VEHICLE}(?![a-z])`),
  new RegExp(`(?<![a-z])${DISH}(?![a-z])[^.;]{0,50} (?:en|desde) (?:una?|mi|nuestr[oa]|el|la) ${VEHICLE_ES}(?![a-z])`),
];
/** It is brought to whoever ordered it. */
const DELIVERED = /(?<![a-z])(?:deliver\w*|a domicilio|repart\w*|entreg\w*|enviamos)(?![a-z])/;
/** Those whose words a dish or a vehicle is. */
const TAKEN_FOR: ReadonlySet<SectorId | null> = new Set<SectorId | null>([
  'cafe_restaurant',
  'food_manufacturing',
  'food_truck',
  'logistics',
  'event_services',
  null,
]);

/** Whether folded words tell of food served from a vehicle, though they sounded like a business of `sector`. */
export function isServedFromWheels(words: string, sector: SectorId | null): boolean {
  return TAKEN_FOR.has(sector) && !DELIVERED.test(words) && SERVED.some((pattern) => pattern.test(words));
}
