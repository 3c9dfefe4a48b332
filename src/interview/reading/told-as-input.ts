// "35 a wash, 60 a week, soap and water maybe 4 bucks each": told in haste, what goes into a sale follows its price in the same breath.
import type { Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';

const INPUT =
  '(?:soaps?|water|gas|petrol|diesel|fuel|wax|flour|milk|sugar|oil|yarn|thread|fabric|ink|paint|glue|shampoo|detergent|bleach|laundry|packaging|wrapping|labels?|postage|shipping|card fees?|ingredients|food|parts|materials?|supplies|consumables|chem(?:ical)?s|blades|cups|lids|beans|napkins|propane|firewood|seeds?|feed|jabon|agua|gasolina|bencina|nafta|cera|harina|leche|azucar|aceite|hilos?|telas?|tinta|pintura|champu|detergente|cloro|lejia|lavanderia|empaques?|envases?|envoltorios?|etiquetas?|envios?|flete|comision|insumos|ingredientes|materiales|material|producto|materia prima|repuestos|piezas|servilletas|semillas?|vasos|combustible|comida)';
const ABOUT = '(?:(?:about|around|like|maybe|roughly|another|say|unos|unas|como|otros|otras|me|us|nos|a|en|por|at) )*[$€£]?$';
/** "Food runs me", «la harina me sale», "cups, beans and pastry run". */
const RUNS = new RegExp(
  `(?<![a-z])(?:(?:runs?|costs?|eats?(?: up)?|sets?|takes?) (?:me|us)(?: back)?|(?:me|nos) (?:sale[n]?|cuesta[n]?|gasta[n]?|viene[n]? saliendo)|se (?:me|nos) va[n]?|(?:me |nos )?gast(?:o|amos)) ${ABOUT}`,
);
const IS = new RegExp(
  `(?<![a-z])${INPUT}(?![a-z])[^.;,\\d]*(?<![a-z])(?:runs?|is|are|costs?|comes? to|son|sale[n]?|cuesta[n]?|va[n]?) ${ABOUT}`,
);
const HEDGED = new RegExp(
  `(?<![a-z])${INPUT}(?: (?:and|y|plus|mas) [a-z]+)* (?:about|around|like|maybe|roughly|another|say|unos|unas|como) ${ABOUT}`,
);
/** "A dollar-eighty in wax", «80 centavos de envase». */
const IN_INPUT = new RegExp(
  `^ ?(?:€|euros?|pesos|soles|dolares|centavos|centimos|dollars|bucks|pounds|quid|pence|cents|p)? ?(?:in|of|for|on|de|en|para) (?:(?:the|el|la|l[oa]s) )?${INPUT}(?![a-z])`,
);
/** "Flowers eat about six hundred of that": of the price. */
const OF_THAT = /^ ?(?:€|euros?|pesos|soles|dollars|bucks|pounds|quid)? ?(?:of (?:that|it|those)|de es[oa]s?)(?![a-z])/;
const SOLD = /(?<![a-z])(?:sell\w*|charg\w+|vend\w+|cobr\w+|price\w*|precio\w*|also|tambien|ademas|plus|extra)(?![a-z])/;
/** A number of its own: it is sold. */
const COUNTED_NEXT =
  /^[^.;\d]{0,20}[,;] (?:about |around |maybe |like |unos |unas )?\d+ (?:[a-z]+ )?(?:a|per|al|por|a la) (?:day|week|month|dia|semana|mes)/;
const MOST_OF_PRICE = 0.8;

/** Whether an amount told after the price is said of what goes into a sale. */
export function isToldAsInput({ folded }: Ground, money: Money, price: Money): boolean {
  if (money.start < price.end || middle(money) > MOST_OF_PRICE * middle(price)) return false;
  const lead = folded.slice(price.end, money.start).replace(/^.*(?:[.;,!?\n]| pero | but )/s, '');
  const after = folded.slice(money.end);
  if (SOLD.test(lead) || COUNTED_NEXT.test(after)) return false;
  return RUNS.test(lead) || IS.test(lead) || HEDGED.test(lead) || IN_INPUT.test(after) || OF_THAT.test(after);
}
