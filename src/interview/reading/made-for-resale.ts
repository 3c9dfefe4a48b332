// Whether food that is eaten in cafés is made for others to sell: ice cream in tubs for shops is no parlour's.

const MADE =
  /(?<![a-z])(?:(?:we|i) (?:make|produce|bake|brew|churn|cook)|hacemos|hago|fabric(?:a|o|amos)|elabor(?:o|amos)|produc(?:imos|zco)|made (?:for|in))(?![a-z])/;
const FOR_TRADE =
  /(?<![a-z])(?:for|to|para|a) (?:(?:the|local|las|los|otr[oa]s|small|farm) )?(?:[a-z]+,? )?(?:(?:and|y|e) )?(?:shops|stores|cafes|restaurants|delis|hotels|supermarkets|tiendas|restaurantes|hoteles|bares|cafeterias|heladerias|supermercados|comercios)(?![a-z])/;

/** Whether folded words tell of food made for those who sell or serve it. */
export function isMadeForResale(words: string): boolean {
  return MADE.test(words) && FOR_TRADE.test(words);
}
