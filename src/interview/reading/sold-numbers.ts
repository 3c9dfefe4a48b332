// The numbers of an answer on several things sold, each by what it may be there, whatever order and grammar they are told in.
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { periodAfter } from './find-period.ts';
import { isTakenBack } from './is-taken-back.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { sentencesOf } from './split-sentences.ts';

export interface SoldNumber {
  /** Whether it was told bare, and is what its line lacks. */
  readonly isGuessed: boolean;
  /** `either`: a bare number, a price or how many by what the others are; none is left so. */
  readonly kind: 'price' | 'count' | 'either' | 'each' | 'cost' | 'total';
  readonly value: number;
  readonly per: AmountPeriod | null;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Where the words that belong to it begin and end: those between the numbers beside it, of its own sentence. */
  readonly from: number;
  readonly until: number;
}

/** A price and how many are sold at it. */
export interface SoldPair {
  readonly price: SoldNumber;
  readonly count: SoldNumber;
}

/** With the words between it and the number before it. */
interface Told extends SoldNumber {
  readonly left: string;
}

const MARK_BEFORE = /[€$£] ?$/;
const MARK_AFTER = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|lucas)(?![a-z])/;
const PRICE_BEFORE =
  /(?:(?<![a-z])(?:cada venta (?:de|a)|each sale (?:of|at)|a|at|@|en|for|por|cobr[a-z]+(?: a)?|charg[a-z]+|price[sd]?(?: is| at)?|precio(?: de| es)?|cuesta[n]?|vale[n]?|sale[n]?(?: a| por)?|cost(?:s|ing)?|pay(?:s|ing)?|pagan?|se dejan?|gastan?|spends?|go(?:es)? for|sell(?:s)? (?:for|at)|vend[a-z]+ a|son|is|are|run(?:s)?|cuota de|fee of)(?: (?:about|around|unos|unas|roughly|como|like))?) $|: $/;
/** «400 hogazas a cafés de 75»: after what is counted. */
const OF_PRICE = /(?<![a-z])(?:de|of) $/;
/** "Gutters are 165", «la limpieza son 90»: said of a thing. */
const NAMED_IS =
  /(?:^|[.,;] ?)(?:(?:and|y|the|las?|los|el) ){0,2}(?!they|that|those|there|we|these|es[oa]s?|est[oa]s?|que|cost|gasto)[a-z]{3,}(?: [a-z]+){0,2} (?:are|is|son|es|runs?) (?:about |around |unos )?$/;
const COUNT_BEFORE =
  /(?<![a-z])(?:about|around|maybe|say|some|roughly|another|unos|unas|como|sobre|quizas?|otr[oa]s|espero|calculo|preveo|har[eé]|haremos|hago|hacemos|vendo|vendemos|vender\w*|expect|figure|do|sell|get|have|with|con|plus|mas|y|and|seran|serian|son|damos|doy|tendre(?:mos)?|are) $/;
const THEN_PRICED =
  /^(?: (?:de|of) (?:[a-z]+ ){1,4}| [a-z' -]{0,60}?)? ?(?:a|at|@|de|of|por|for|on the|en) (?:unos |unas |about |around )?(?:[a-z]+ )?[€$£]?\d/;
/** Beside what is priced: how long, how big, how many at once. */
const MEASURE =
  /^[ -]?(?:minut\w*|mins?|horas?|hours?|hrs?|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|km|kilometros|miles|%|por ciento|per ?cent|gr?|gramos|grams?|kg|ml|cl|oz|veces|times|clases? (?:por|a la) semana|m[aá]quinas?|machines?|plazas|seats|desks|mesas|tables|employees|empleados|of us)(?![a-z])/;
/** «Son tres cosas»: how many things are sold. */
const MOST_KINDS = 6;
const KINDS =
  /^ (?:kinds?|types?|things?|cosas|tipos?|productos?|products?|services?|servicios?|lineas?|lines?|precios?|prices?|planes|plans|tarifas?|cuotas?|sales|ventas)(?![a-z])/;
/** "Nights" and "days" are sold where a price was told for each. */
const SOLD_TIME = /^ (?:nights?|noches?|days?|dias?|(?:[a-z]+ ){1,2}(?:days|nights)|hours?|horas?)(?![a-z])/;
const PRICED_TIME =
  /(?:€|£|\$|euros?|pesos|dollars|pounds)?\d[\d.,]* ?(?:€|euros?|pesos)? ?(?:an?|la|por|per|el|al|\/) ?(?:night|noche|day|dia|hour|hora)(?![a-z])/;
const GOAL =
  /(?<![a-z])(?:llegar|alcanzar|subir|crecer|reach|hit|get up|grow)(?: a| hasta| to)? $|(?<![a-z])(?:maximo|max(?:imum)?|tope|como mucho|at most|no more than|up to|hasta|caben|capacity(?: is| of)?|capacidad(?: de| es)?)(?: (?:de|of|about|unos|unas))? $/;
const MOST =
  /^[^.;!?\d]{0,40}(?<![a-z])(?:the most|lo maximo|(?:al|como) maximo|como mucho|at most|tops|es el tope|is the (?:max|limit|ceiling))(?![a-z])/;
const COST_BEFORE =
  /(?<![a-z])(?:que (?:(?:me|nos) )?cuestan?|(?:me|nos) (?:cuestan?|salen?|cost\w+)|(?:which |that |and |it |they )?costs? (?:me|us)|costing(?: me| us)?|coste(?: de)?|costo(?: de)?|cost(?: is| are| of)?|me cuesta hacerl[oa]s?|se (?:me |nos )?van?|(?:me )?gast(?:o|amos)|(?:i |we )?spend|(?:material(?:es|s)?|ingredients?|ingredientes|insumos|parts)(?: are| is| son)?)(?: (?:about|around|like|unos|unas|como))* ?[€$£]?$/;
const COST_AFTER =
  /^[^.;,\d]{0,14}(?<![a-z])(?:de coste|de costo|de material\w*|de ingredientes|in (?:parts|materials|ingredients)|of (?:cost|materials))(?![a-z])/;
const TOTAL_BEFORE =
  /(?<![a-z])(?:total(?: (?:is|es|de|of|son))?|en total|in total|altogether|all (?:together|in)|comes? (?:out )?(?:to|at)|makes?(?: it)?|suman?|salen(?: como)?|factur[a-z]+|ingres[a-z]+|entran|pasan? de|superan?(?: los)?|rondan?(?: los)?|over|so(?: about| around)?|o sea|asi que|that'?s|which is|let me see,?)(?: (?:about|around|unos|unas|como|casi|like|some|son|a|at|mas o menos))* ?[€$£]?$/;
const TOTAL_AFTER =
  /^[^.;\d]{0,26}(?<![a-z])(?:in all|in total|en total|altogether|all together|total|once (?:i'?m|we'?re) full|overall)(?![a-z])/;
const PERCENT = /^ ?(?:%|por ciento|per ?cent)/;
const REACH = 70;

/** In the order in which they stand; what may be none of these is left out. */
export function soldNumbers(ground: Ground, amounts: readonly Amount[]): readonly SoldNumber[] {
  const sentences = sentencesOf(ground.text);
  const numerals = ground.numerals.filter(({ isArticle }) => !isArticle);
  const found = numerals.flatMap((numeral, at): readonly Told[] => {
    const sentence = sentences.findIndex(({ start, words }) => numeral.start >= start && numeral.start < start + words.length);
    const { start: opens = 0, words = '' } = sentences[sentence] ?? {};
    const from = Math.max(opens, numerals[at - 1]?.end ?? 0);
    const until = Math.min(opens + words.length, numerals[at + 1]?.start ?? ground.folded.length);
    const amount = amounts.find(({ start, end }) => numeral.start >= start && numeral.end <= end);
    // "$15 a dozen": of the price before it.
    if (amount?.kind === 'money' && numerals.some(({ start }) => start >= amount.start && start < numeral.start)) return [];
    if (SO_FAR.test(ground.folded.slice(opens, opens + words.length)) || DOZEN.test(ground.folded.slice(numeral.start, numeral.end)))
      return [];
    if (amount === undefined || NO_NUMBER.has(amount.kind) || isTakenBack(ground, amount)) return [];
    const kind = kindOf(ground, numeral, amount, { left: ground.folded.slice(from, numeral.start), until });
    if (kind === null) return [];
    const value = amount?.kind === 'money' ? middle(amount) : middle(numeral);
    const told = amount?.kind === 'count' || amount?.kind === 'money' ? amount.per : null;
    const per = told ?? periodAfter(ground.folded.slice(numeral.end, numeral.end + REACH))?.per ?? null;
    const end = Math.max(numeral.end, amount?.kind === 'money' && kind === 'price' ? signEnd(ground, numeral) : 0);
    const left = ground.folded.slice(from, numeral.start);
    const span = { start: numeral.start, end, sentence, from: opens, until: opens + words.length };
    return [{ kind, isGuessed: kind === 'either', value, per: per === 'unit' ? null : per, ...span, left }];
  });
  return settle(found).map(({ left: _, ...one }, at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    return {
      ...one,
      from: Math.max(one.from, before?.end ?? 0),
      until: Math.min(one.until, after?.start ?? one.until),
    };
  });
}

const NOUN =
  /^ (?!(?:al?|at|de|of|por|per|for|each|cada|y|and|con|with|on|en|in|la|el|the|un|una|que|which|o|or|mas|plus|cuando|once|so)(?![a-z]))[a-z][a-z'-]{2,}/;

/** «Nos cuestan 2 €, 3 € y 0,50 €»: a list of costs goes on. */
function goOn(found: readonly Told[]): readonly Told[] {
  const lasts = found.map((one) => one.kind !== 'count' && ONE_MORE.test(one.left));
  const isCost = (at: number): boolean => found[at]?.kind === 'cost' || (lasts[at] === true && at > 0 && isCost(at - 1));
  return found.map((one, at) => (isCost(at) ? { ...one, kind: 'cost' } : one));
}

const ONE_MORE = /^ ?(?:[€$£]|euros?|pesos|dollars?|pounds?)?,? ?(?:y|and|e)? ?[€$£]?$/;

/** So many pay each time: the number before it is of the times. */
function timesEach(found: readonly Told[]): readonly Told[] {
  return found.flatMap((one, at) => {
    if (one.kind === 'each') return [];
    const next = found.slice(at + 1).find(({ kind }) => kind === 'count' || kind === 'each');
    return [one.kind === 'count' && next?.kind === 'each' ? { ...one, value: one.value * next.value } : one];
  });
}

/** Where the sign or the word of money after a number ends. */
function signEnd({ folded }: Ground, { end }: Numeral): number {
  return end + (MARK_AFTER.exec(folded.slice(end))?.[0].length ?? 0);
}

/** A bare number is whichever its line still lacks; more than any price is no cost, and as many as all the others are no line of their own. */
function settle(found: readonly Told[]): readonly Told[] {
  const dearest = Math.max(0, ...found.flatMap(({ kind, value }) => (kind === 'price' ? [value] : [])));
  const counted = found.flatMap(({ kind, value }) => (kind === 'count' ? [value] : []));
  const isSum = ({ kind, value }: SoldNumber) =>
    kind === 'either' && counted.length > 1 && counted.reduce((sum, one) => sum + one, 0) === value;
  const isAlone = ({ kind, sentence, left }: Told) =>
    kind === 'either' &&
    !PRICE_BEFORE.test(left) &&
    !found.some((one) => one.sentence === sentence && (one.kind === 'price' || one.kind === 'count'));
  const told = timesEach(goOn(found))
    .filter((one) => !isSum(one) && !isAlone(one))
    .map((one) => (one.kind === 'cost' && dearest > 0 && one.value > dearest ? { ...one, kind: 'total' as const } : one));
  const [prices, counts, open] = (['price', 'count', 'either'] as const).map((kind) => told.filter((one) => one.kind === kind).length) as [
    number,
    number,
    number,
  ];
  let [turn, last]: [number, SoldNumber['kind'] | null] = [0, null];
  return told.map((one) => {
    const inTurn = last === 'price' && turn % 2 === 1 ? 'count' : 'price';
    const lacking = counts - prices >= open ? 'price' : prices - counts >= open ? 'count' : inTurn;
    const kind = one.kind === 'either' ? lacking : one.kind;
    if (kind === 'price' || kind === 'count') [turn, last] = [turn + 1, kind];
    return { ...one, kind };
  });
}

/** "That's a dozen": how many are in one. */
const DOZEN = /^(?:an? |una )?(?:dozen|docena)$/;
const NO_NUMBER: ReadonlySet<Amount['kind']> = new Set(['percent', 'age', 'duration', 'date']);

function kindOf(
  ground: Ground,
  numeral: Numeral,
  amount: Amount | undefined,
  { left, until }: { readonly left: string; readonly until: number },
): SoldNumber['kind'] | null {
  const { folded } = ground;
  const right = folded.slice(numeral.end, Math.min(until, numeral.end + REACH));
  const ahead = folded.slice(numeral.end, numeral.end + REACH);
  const isMarked = MARK_BEFORE.test(left) || MARK_AFTER.test(right) || (amount?.kind === 'money' && amount.currency !== null);
  if (!/\d/.test(folded.slice(numeral.start, numeral.end)) && NAMES_ONE.test(left)) return null;
  if (MEAN.test(left) || DENIED.test(left)) return null;
  if (EACH_OF.test(right)) return 'each';
  if (NEWLY.test(right)) return null;
  if (middle(numeral) <= 0 || PERCENT.test(right) || REPAIRED.test(ahead)) return null;
  if (COST_BEFORE.test(left) || COST_AFTER.test(right)) return 'cost';
  if (!isMarked && (GOAL.test(left) || MOST.test(right))) return null;
  const noun = NOUN.test(right);
  if (TOTAL_AFTER.test(right) || ((isMarked || !noun) && TOTAL_BEFORE.test(left) && (isMarked || !THEN_PRICED.test(ahead)))) return 'total';
  if (isMarked) return 'price';
  const isTime = SOLD_TIME.test(right) && PRICED_TIME.test(folded);
  if (MEASURE.test(right) && !isTime) return null;
  if (middle(numeral) <= MOST_KINDS && KINDS.test(right)) return null;
  // «Grupos de 6 personas», "a pack of five sessions": a part of what it is called.
  if (noun && /(?<![a-z])(?!mas |serian |son )[a-z]{3,}s? (?:de|of) $/.test(left)) return null;
  // «La caja de 24 a 780»: how many are in one.
  if (OF_PRICE.test(left) && /^ (?:a|at|por|for) [$€£]?\d/.test(ahead)) return null;
  if (noun || isTime) return 'count';
  if (THEN_PRICED.test(ahead)) return 'count';
  if (periodAfter(right) !== null && !PRICE_BEFORE.test(left)) return 'count';
  if (NAMED_IS.test(left)) return 'price';
  if (PRICE_BEFORE.test(left) || OF_PRICE.test(left))
    return COUNT_BEFORE.test(left) && !/(?<![a-z])(?:a|at|@) $/.test(left) ? 'either' : 'price';
  return COUNT_BEFORE.test(left) || OF_THOSE.test(right) ? 'count' : 'either';
}

/** «40 alumnas con la de dos»: which one it is. */
const NAMES_ONE = /(?<![a-z])(?:l[ao]s?|el|the) (?:de )?$/;
/** "So the average is somewhere around 240 a job". */
const MEAN =
  /(?<![a-z])(?:(?:the|an?|my|our|on|so|de|el|la|un|en) (?:average|mean|promedio|media|medio)|(?:average|mean|promedio|media)(?= (?:is|es|sale|of|de|price|ticket|job|seria)))(?: (?:is|es|sale|of|de|a|price|ticket|somewhere|about|around|unos|seria|son|job|in))* ?[€$£]?$/;
/** "Right now I do like 24 cakes": sold already, and no normal month. */
const SO_FAR =
  /^[^a-z]*(?:(?:and|y|but|pero) )?(?:right now|currently|at the moment|as of now|so far|today|these days|ahora mismo|ahorita|actualmente|hoy|hoy en dia|por ahora|de momento|hasta ahora)(?![a-z])/;

/** «No hay ningún precio de 45 €». */
const DENIED =
  /(?<![a-z])(?:no (?:hay|es|son|existe)|ningun[oa]?|there(?:'s| is) no|isn'?t|aren'?t|not)(?: (?!sino|but)[a-z]+){0,3} ?[€$£]?$/;
/** "Six new ones a month": those won, beside those there are. */
const NEWLY = /^ (?:[a-z]+ )?(?:new|more|nuev[oa]s|mas)(?![a-z])/;
/** "With eight people each": so many pay each time. */
const EACH_OF =
  /^ (?:people|persons?|personas?|alumn\w+|students?|kids|nin[oa]s|guests?|pax)(?: (?:each|in each|per (?:group|class|workshop|session)|cada (?:uno|una|vez|grupo|clase)|por (?:grupo|clase|taller|sesion)))(?![a-z])/;

/** "Gutters are 150, no wait, I bumped that", «a 20, perdón, a 22»: said again in the same breath. */
const REPAIRED =
  /^[^.;!?\d]{0,12}[,.…-]+ ?(?:no,? (?:wait|espera|perdon|mejor|sorry|i mean)|wait|espera|perdon|sorry,|mejor dicho|digo,|quiero decir|i mean|scratch that|make that)(?![a-z])/;
const OF_THOSE = /^ (?:of (?:those|these|them)|de (?:es[oa]s|est[oa]s|ell[oa]s))(?![a-z])/;
