// Whether goods are sold at a distance: whoever sells dog food on a website keeps no shop in the neighbourhood.
import type { SectorId } from '../../sectors/sector.ts';

const SITE = '(?:internet|instagram|facebook|whatsapp|tiktok|etsy|amazon|shopify|mercado ?libre|wallapop|vinted|ebay)';
const OWN_SITE =
  '(?:(?:(?:mi|nuestra|la|una|my|our|the|a|their) )?(?:propia |own )?(?:pagina ?)?(?:web(?:site|page)?|site|tienda online|pagina|online shop|online store))';
const SOLD_ONLINE = new RegExp(
  `(?<![a-z])(?:vend\\w+|sell(?:ing)?|sold|pid(?:e|en|es)|pedidos?|order(?:ed|s)?|compran?|buy)(?: [a-z]+){0,8}? (?:por|en|a traves de|desde|on|through|via|from|over|by) (?:${SITE}|${OWN_SITE})(?![a-z])|(?<![a-z])(?:sold|sell(?:ing)?(?:,? [a-z]+(?:-[a-z]+)?){0,7}?|vend\\w+(?:,? [a-z]+){0,7}?|venta|only) (?:online|en linea)(?![a-z])`,
);
/** «Una tienda online de ropa», “my online boutique”: what it is, and not where somebody else buys. */
const IS_ONLINE =
  /(?<!(?<![a-z])(?:en|a|de|con|contra|from|at|to|in|on|with|against) )(?<![a-z])(?:una?|mi|nuestra|an?|my|our) (?:(?:pequena|propia|own|small) )?(?:(?:tienda|boutique|shop|store) (?:online|on line|virtual|en linea|por internet)|online (?:[a-z]+ )?(?:shop|store|boutique))(?![a-z])/;
const SENT =
  /(?<![a-z])(?:by post|posted|shipped|mailed|in the post|sent (?:out )?(?:in a box|frozen|to)|(?:se )?(?:envian?|mand(?:o|amos|an)|enviamos|envio) (?:por (?:correo|mensajeria|paqueteria)|a (?:toda|todo|casa|domicilio))|a domicilio|to (?:your|the|their) doors?)(?![a-z])/;
const SELLS = /(?<![a-z])(?:vendo|vendemos|i sell|we sell|sold (?:from|on|through|via) (?:my|our)|my own|mi propia?)(?![a-z])/;
/** Customers come in, or it is others who sell. */
const HAS_PREMISES =
  /(?<![a-z])(?:local(?! de)|escaparate|mostrador|tienda (?:fisica|de barrio|en (?:la|el) (?:calle|plaza|centro|barrio))|a pie de calle|high street|shopfront|probador(?:es)?|fitting rooms?|counter|walk[- ]?in|corner shop|cafe|cafeteria|mesas|tables|conect\w+|connect\w*|comision\w*|commissions?|buyers and sellers)(?![a-z])/;
const KEPT_BY_SHOPS: ReadonlySet<SectorId | null> = new Set<SectorId | null>([
  'retail_shop',
  'cafe_restaurant',
  // What a trade works with is sold too: tools, shampoo, cleaning products.
  'repair_shop',
  'construction_trades',
  'cleaning',
  'beauty_salon',
  'marketplace_app',
  null,
]);

/** The sector, online trade where goods that shops keep are sold at a distance and nobody walks in. `words` are folded. */
export function whereSold(words: string, sector: SectorId | null): SectorId | null {
  const isShop = KEPT_BY_SHOPS.has(sector);
  const isNamed = sector === 'retail_shop' && IS_ONLINE.test(words);
  const isOnline = isNamed || (SOLD_ONLINE.test(words) && (sector === 'retail_shop' || SENT.test(words) || SELLS.test(words)));
  return isShop && isOnline && !HAS_PREMISES.test(words) ? 'ecommerce' : sector;
}
