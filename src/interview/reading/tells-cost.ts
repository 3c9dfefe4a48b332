// Whether words tell what a sale costs.

/** What is bought for a sale, by its verb or as a list of things: "soap and courier comes to 14 a tent". */
export function tellsCost(folded: string): boolean {
  return COSTS_TOLD.test(folded) || (THINGS.test(folded) && !PRICED.test(folded));
}

const THINGS = /(?<![a-z])(?!(?:si|yes|no|son|es|it|its|the|el|la)(?![a-z]))[a-z]{4,} (?:y|e|and|&) [a-z]{4,}/;
const PRICED =
  /^(?:si|no|yes|perdon|sorry|son|es|it'?s)(?![a-z])|(?<![a-z])(?:precios?|cobr\w+|vend\w+|tarifas?|prices?|charg\w+|sell\w*)(?![a-z])/;
/** "La pieza me cuesta 310 y la gasolina 20 por pedido". */
const COSTS_TOLD =
  /(?<![a-z])(?:(?:me|nos) (?:cuesta|sale)n?|costs? (?:me|us)|materiales?|materials?|parts|gasolina|nafta|luz|ingredient(?:e?s)|packaging|envases?)(?![a-z])(?!.*(?<![a-z])(?:precio|cobr\w+|price|charge))/;
