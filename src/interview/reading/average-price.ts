// «De 8 a 30 euros, de media 14», "averages out to about $92": of several prices, the one that says what they come to.
import type { Fact } from '../../facts/fact.ts';
import type { Amount, Ground, Money } from './amount.ts';

type Told = Pick<Ground, 'folded'>;

const ABOUT = '(?: (?:unos|unas|como|about|around|roughly|to|at|of|out|de|a|en|is|es|son|seria|sale|it|:))*';
/** «El trabajo medio», "the average visit": what all sales come to, each as much as the other. */
const MEAN_SALE =
  '(?:(?:ticket|tique|gasto|pedido|venta|trabajo|encargo|arreglo|servicio|visita|compra|consumo|evento|precio|cuota|mensualidad|alquiler|sesion|clase|reserva|boleta|factura|cuenta|reparacion) (?:medi[oa]|promedio)|average (?:ticket|spend|sale|order|basket|bill|check|tab|job|visit|event|purchase|booking|project|price|fee|session|tour|stay|invoice|transaction))';
const AVERAGE = `(?:en promedio|de media|de promedio|promedio|media(?= de)|por termino medio|on average|averag(?:es?|ing)(?: out)?|works out|comes out|typically|usually|normally|normalmente|lo normal|lo habitual|lo tipico|suele ser|the usual is|(?:el |la |the |my |our )?${MEAN_SALE})(?: (?:me|nos)(?= sale))?(?: (?:(?:me|nos) )?(?:sale|queda|viene a ser|comes to|is)(?: en| por)? (?:un|una|el|la|a|an|the) (?:ticket|tique|gasto|cuenta|venta|precio|bill|sale|spend|order|price))?`;
/** Whether what a sale comes to on average is told by its name: «el ticket promedio», "an average order". */
export function tellsMeanSale(folded: string): boolean {
  return MEAN_NAMED.test(folded);
}

const MEAN_NAMED = new RegExp(`(?<![a-z])${MEAN_SALE}(?![a-z])`);
/** «En promedio», and no word that may say what something comes to. */
const SAID_AVERAGE = /[,;] ?(?:(?:en|de) )?(?:promedio|media|on average|average)(?: (?:unos|unas|of|about|around|de))* ?[$€£]?$/;
/** Said of all of them, in a breath of its own. */
const OF_ALL_BEFORE = new RegExp(
  `(?:^|[,.;:(]|(?<![a-z])(?:y|and|so|pero|but|it|which|que|(?:entre|con) todo)) *(?:(?:it|that|all|cobro|charge|i'd say|diria|eso|todo|which|que) )*${AVERAGE}${ABOUT},? ?[$€£]?$`,
);
const AVERAGE_AFTER = new RegExp(
  `^ ?(?:€|euros?|pesos|soles|dollars|pounds|quid|bucks)? ?(?:(?:(?:a|per|each|por|cada|el|la) )?[a-z]+ )?,? ?(?:en promedio|de media|de promedio|promedio|on average|average|typically|normalmente)(?![a-z])(?!${ABOUT},? ?[$€£]?\\d)`,
);
/** "£45 profit on average": what is left is no price. */
const KEPT_AFTER = /^[^.;,\d]{0,20}(?<![a-z])(?:left|profit|margin|clear|margen|beneficio|limpi[oa]s|ganancia)(?![a-z])/;

/** Which of these prices, in order, is told as the average of the others; -1 where none is, or nothing else is told beside it. */
export function averageAt(ground: Told, monies: readonly Money[]): number {
  if (monies.length < 2) return -1;
  const named = monies.findIndex((money, at) => isMeanNamed(ground, money) && isInReach(monies, at));
  if (named >= 0) return named;
  const amid = monies.findIndex((_, at) => isMeanAmid(ground, monies, at));
  if (amid >= 0) return amid;
  const folded = ground.folded.replace(MEAN_OF_ONE, (words) => ' '.repeat(words.length));
  return monies.findIndex((money, at) => {
    const lead = folded.slice(Math.max(0, money.start - 60), money.start);
    if (KEPT_AFTER.test(folded.slice(money.end))) return false;
    if (!isOfAll(monies, at)) return monies.length === 2 && SAID_AVERAGE.test(lead);
    if (monies.length > 2 && MEAN_BEFORE.test(lead)) return true;
    return OF_ALL_BEFORE.test(lead) || AVERAGE_AFTER.test(folded.slice(money.end, money.end + 40));
  });
}

/** Called the mean, and it lies among the others: the price, whatever the verb beside it. */
export function isMeanAmid(ground: Told, monies: readonly Money[], at: number): boolean {
  return isAmid(monies, at) && isCalledMean(ground, monies, at);
}

/** Whatever the words: more than the least of the others and less than the most. */
function isAmid(monies: readonly Money[], at: number): boolean {
  const others = monies.filter((_, index) => index !== at);
  const { low, high } = monies[at] as Money;
  const areSeveral = others.length >= 2 || others.some((other) => other.low < other.high);
  return areSeveral && others.some((other) => other.low < low) && others.some((other) => other.high > high);
}

/** «Ya promediado salen 550», "across the mix the figure is $149", "24 quid a bag avg": a word for the mean on either side, in the same breath. */
function isCalledMean({ folded }: Told, monies: readonly Money[], at: number): boolean {
  const { start, end } = monies[at] as Money;
  if (KEPT_AFTER.test(folded.slice(end))) return false;
  const lead = folded.slice(Math.max(0, start - 60, monies[at - 1]?.end ?? 0), start).replace(/^.*[.;:](?=\s)/s, '');
  const after = folded.slice(end, Math.min(monies[at + 1]?.start ?? folded.length, end + 40));
  const tail = after.split(/[.;:(),]|(?<![a-z])(?:y|and|pero|but)(?![a-z])/)[0] ?? '';
  return (MEAN_WORD.test(lead) && !OF_A_COST.test(lead)) || MEAN_WORD.test(tail) || THAT_IS_MEAN.test(after);
}

const MEAN_WORD =
  /(?<![a-z])(?:promedi\w*|termino medio|de media|(?:[a-z]{3,}[oa]) medi[oa]|averag\w*|avg|(?:ya |todo )?(?:re|mez)(?:vuelto|clado)|across the (?:mix|board|range)|blended)(?![a-z])/;
/** "Twenty-one a head, that's the average". */
const THAT_IS_MEAN = /^[^.;:(),]{0,20}, (?:that's|that is|which is|eso es|que es) (?:the|el|la) (?:average|promedio|media)(?![a-z])/;
const OF_A_COST =
  /(?<![a-z])(?:costs? (?:me|us)|cuesta|coste|costo|gast\w+|spend|se (?:me |nos )?van?|margen|margin|profit|beneficio|deja|queda limpio)(?![a-z])/;

/** «El promedio por afiliado es de», "on average a project brings in": whatever stands between, where the sum lies among several prices. */
const MEAN_BEFORE =
  /(?<![a-z])(?:en promedio|de media|on average|(?:el|la|the) (?:promedio|media|average))(?![a-z])(?![^.;:\d]*(?<![a-z])(?:costs? (?:me|us)|gast\w+|spend|se (?:me |nos )?van?|margen|margin|profit|beneficio)(?![a-z]))[^.;:\d]{0,45}$/;

/** «El ticket promedio anda en 135»: called so, it may be more than the dearest thing, of which somebody takes two. */
function isMeanNamed({ folded }: Told, { start }: Money): boolean {
  return MEAN_TELLS.test(folded.slice(Math.max(0, start - 70), start));
}

const MEAN_TELLS = new RegExp(
  `(?<![a-z])${MEAN_SALE}(?![^.;\\d]*(?<![a-z])(?:spend|costs?|cuesta|coste|costo|gast[oa]|insumos|se (?:me |nos )?van?|leaves?|left|deja|queda|margen|margin)(?![a-z]))[^.;\\d]{0,40}$`,
);
const MOST_TIMES_OTHERS = 3;
const THOUSAND = 1_000;

function isInReach(monies: readonly Money[], at: number): boolean {
  const others = monies.filter((_, index) => index !== at);
  const [low, most] = [monies[at]?.low ?? 0, MOST_TIMES_OTHERS * Math.max(...others.map(({ high }) => high))];
  // «Hay de ciento veinte y de doscientos cuarenta, pero el alquiler promedio queda en ciento sesenta y cinco mil».
  const isInThousands = low >= THOUSAND && others.every(({ high }) => high < THOUSAND && high * THOUSAND * MOST_TIMES_OTHERS >= low);
  return low <= most || (isInThousands && low <= most * THOUSAND);
}

/** Between the least and the most of the others: "$185 a visit on average, from 95 to 900". */
function isOfAll(monies: readonly Money[], at: number): boolean {
  const others = monies.filter((_, index) => index !== at);
  const [low, high] = [Math.min(...others.map((money) => money.low)), Math.max(...others.map((money) => money.high))];
  const average = monies[at];
  const [only] = others;
  if (others.length === 1 && only?.low === only?.high) return average !== undefined && average.low < 2 * low && average.low > low / 2;
  return average !== undefined && low <= average.low && average.high <= high && low < high;
}

const MEAN_OF_SALES = new RegExp(`(?<![a-z])${MEAN_SALE} (?:(?:me|nos) )?(?:sale|viene a ser|queda)${ABOUT} ?[$€£]?$`);

/** «El trabajo medio me sale a 310»: what is charged for it, though the same words tell a cost. */
export function namesMeanSale(lead: string): boolean {
  return MEAN_OF_SALES.test(lead);
}

/** Where the mean of all sales is told, or what several of them come to, that is the price. */
const MEAN = new RegExp(
  `(?<![a-z])(?:${MEAN_SALE}|(?:importe|precio|cesta) (?:medio|media|promedio)|average price|(?:€|euros?|pesos|soles|dollars|pounds|\\d) (?:de media|en promedio|on average)|(?:it|that|eso) (?:comes to|makes|sale (?:a|en|por))|call it|saldri\\w+|en total sal\\w+|o sea (?:que )?(?:cada|la|el|una?) [a-z]{3,} (?:sale|es|queda|vale)|so (?:an?|each|the) [a-z]{3,} (?:is|comes to|costs))(?![a-z])`,
);

/** «A 280 euros de media; además vendo piezas a 450»: the mean of one thing, told beside another. */
const MEAN_OF_ONE =
  /(?<=[\d€$£os]) (?:de media|en promedio|on average)(?=[^.]*?(?:ademas|tambien|aparte|also|plus|as well as|on top)[^.]*\d)/g;

/** «Unos 80 pesos por ticket». */
const BASKET =
  /(?:€|euros?|pesos|soles|dollars|pounds|\d) (?:por|per|cada|each) (?:ticket|tique|compra|cesta|canasta|basket|purchase)(?![a-z])/;

/** Whether one price stands for whatever is sold. */
export function tellsMeanOfAll({ folded }: Told): boolean {
  return BASKET.test(folded) || MEAN.test(folded.replace(MEAN_OF_ONE, ''));
}

/** The prices of the things, without the one that says what they come to on average. */
export function withoutAverage(ground: Told, amounts: readonly Amount[]): readonly Amount[] {
  const monies = amounts.filter((amount) => amount.kind === 'money');
  const average = monies[averageAt(ground, monies)];
  return average === undefined ? amounts : amounts.filter((amount) => amount !== average);
}

/** What the lines come to is not the average that was told of them: they were misread. */
export function contradictsAverage(facts: readonly Fact[], amounts: readonly Amount[], single: readonly Amount[]): boolean {
  const average = amounts.find((amount) => !single.includes(amount));
  const price = facts.find(({ id }) => id === 'price')?.value as number | undefined;
  return average?.kind === 'money' && price !== undefined && Math.abs(price - average.low) > MOST_OFF * average.low;
}

const MOST_OFF = 0.25;

/** "£18 a cut on average, 75 a week": what stands between is said of the number before. */
export const MEAN_OF_LAST = /^ (?:(?:an?|per|each|el|la|por|cada) [a-z]+ )?(?:on average|average|de media|en promedio|de promedio)(?=[, ])/;
