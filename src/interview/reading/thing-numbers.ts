// The numbers of an answer on several things sold, told one thing after the other in whatever form: what each is for the thing that it is told of.
import type { Amount, AmountPeriod, Ground } from './amount.ts';
import { periodAfter } from './find-period.ts';
import { isTakenBack } from './is-taken-back.ts';
import { middle } from './monthly-amount.ts';
import type { Numeral } from './numeral.ts';
import { isOpeningLevel, isReachedLevel } from './opening-level.ts';
import { countedAfter } from './sale-tokens.ts';
import { sentencesOf } from './split-sentences.ts';

/** `first`: how many are sold at the opening. `span`: an end of a range of prices, told with what they come to on average. */
export type ThingNumberKind = 'price' | 'count' | 'first' | 'cost' | 'span' | 'days' | 'total' | 'open';

export interface ThingNumber {
  readonly kind: ThingNumberKind;
  readonly value: number;
  readonly per: AmountPeriod | null;
  /** What is counted, in the visitor's words; '' for none. */
  readonly noun: string;
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Where the words between it and the number before it begin, of its own sentence. */
  readonly from: number;
}

const REACH = 60;
/** «75 está bien»: a price that was said back is told to be right. */
export const CONFIRMED =
  /^ ?(?:€|euros?|pesos|pounds|quid|dollars)? ?(?:(?:is|are|es|son|esta|estan) (?:right|fine|correct|ok|bien|correct[oa]s?))(?![a-z])/;
const MARK_BEFORE = /[€$£] ?$/;
const MARK_AFTER = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks|lucas)(?![a-z])/;
const ABOUT = '(?: (?:about|around|roughly|like|some|unos|unas|como|casi|nearly|maybe|say))*';
const PRICE_BEFORE = new RegExp(
  `(?:(?<![a-z])(?:a|at|@|en|for|por|call it|cobr[a-z]+(?: a)?|charg[a-z]+|pric(?:e|es|ed)(?: is| at)?|precio(?: de| es)?|vale[n]?|sale[n]?(?: a| por)?|saldria[n]? a|sell(?:s)? (?:for|at)|go(?:es)? (?:for|at)|is|are|son|es|run(?:s)?|cuota de)${ABOUT} |[:=] ?)$`,
);
const PRICE_AFTER =
  /^ ?(?:each|apiece|cada un[oa]|la unidad|a (?:head|piece|pop|go)|por (?:persona|cabeza|cliente)|de media|en promedio|on average)(?![a-z])/;
const COST_BEFORE = new RegExp(
  `(?<![a-z])(?:cost(?:s|ing|ando)?|(?:me |nos )?cuesta[n]?|(?:me|nos) salen?(?: a| en| por)?|cost[eo](?: de)?|se (?:me |nos )?van?|gast(?:o|amos)|spend|(?:ingredients?|ingredientes|materials?|material(?:es)?|insumos|parts)(?: are| is| son)?)(?: (?:me|us|of|de|en|in|on))?${ABOUT} ?[$€£]?$`,
);
const COST_AFTER =
  /^[^.;,\d]{0,16}(?<![a-z])(?:de (?:coste|costo|material\w*|ingredientes|producto|insumos)|(?:in|of|for|on) (?:parts|materials?|ingredients|supplies|stock|costs?)|(?:to|para) (?:make|hacerl[oa]s?)|cost)(?![a-z])/;
/** «De material, en cada consulta se van…», "on the cost side": all that the sentence tells after it. */
const COSTS_OPEN =
  /(?<![a-z])(?:on the cost side|(?:de|en) (?:materiales?|costes?|costos?|producto|ingredientes|insumos)|(?:the )?(?:materials?|ingredients|parts|costs)(?: are)?|cada [a-z]+ (?:me |nos )?cuesta|se (?:me |nos )?van?)(?![a-z])/;
const TOTAL_BEFORE =
  /(?<![a-z])(?:en total|in total|total|altogether|suma[n]?|sumando|comes? (?:out )?(?:to|at)|makes?(?: it)?|o sea|so that'?s|that'?s|which is|factur[a-z]+|ingres[a-z]+)(?: [a-z]+){0,4} ?[€$£]?$/;
const TOTAL_AFTER =
  /^[^.;,\d]{0,26}(?<![a-z])(?:in all|in total|en total|altogether|total|de facturacion|in sales|in revenue|de ventas)(?![a-z])/;
const DENIED =
  /(?<![a-z])(?:never said|did ?n.t say|no dije|no he dicho|nunca dije|ningun[oa]?|there(?:'s| is) no|not|isn'?t|aren'?t|instead of|en vez de)(?: (?:the|el|la|los|un|una|a|of|de|at))* ?[$€£]?$/;
const DAYS =
  /^ (?:days?|dias(?! sueltos)|nights?|noches|tardes|evenings)(?: (?:an?|al?|a la|per|por|each|every|cada|in the) (?:week|semana|month|mes))?(?![a-z])/;
const OPEN_DAYS = /(?<![a-z])(?:abr\w+|abiert\w+|open)(?: [a-z]+)? $/;
const KINDS =
  /^ (?:(?:other|otr[oa]s|different|more|main) )?(?:kinds?|types?|things?|cosas|tipos?|productos?|products?|services?|servicios?|lineas?|lines?|precios?|prices?|planes|plans|tarifas?|ventas)(?![a-z])/;
const MOST_KINDS = 8;
const MEASURE =
  /^[ -]?(?:minut\w*|mins?|horas?|hours?|hrs?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|km|miles|%|por ciento|per ?cent|gr?|gramos|grams?|kg|ml|cl|oz|m2|metros?|personas? en|employees|empleados|of us|seats|plazas|sillas|chairs|mesas|tables|stools)(?![a-z])/;
const COUNT_BEFORE =
  /(?<![a-z])(?:about|around|maybe|say|some|roughly|another|unos|unas|como|sobre|quizas?|otr[oa]s|hago|hare|haremos|hacemos|vend\w+|sell|do|get to|expect|figure|calculo|espero) $/;
const RANGE_FROM = /(?<![a-z])(?:from|de|desde|between|entre|go from|van de) [$€£]?$/;
const RANGE_TO = /^ ?(?:€|euros?|pesos|pounds|quid|dollars)? ?(?:to|a|y|and|up to|hasta|-|–) ?[$€£]?$/;
const MEAN = /(?<![a-z])(?:call it|average|averag\w+|de media|en promedio|promedio|media|medio)(?![a-z])/;
const SKIPPED: ReadonlySet<Amount['kind']> = new Set<Amount['kind']>(['percent', 'age', 'date', 'duration', 'headcount']);

/** In the order in which they stand; what is told of no sale at all is left out, and what may be anything is `open`. */
export function thingNumbers(ground: Ground, amounts: readonly Amount[]): readonly ThingNumber[] {
  const { folded, text } = ground;
  const sentences = sentencesOf(text);
  const numerals = ground.numerals.filter(({ isArticle }) => !isArticle);
  return numerals.flatMap((numeral, at): readonly ThingNumber[] => {
    const sentence = sentences.findIndex(({ start, words }) => numeral.start >= start && numeral.start < start + words.length);
    const { start: opens = 0, words = '' } = sentences[sentence] ?? {};
    const from = Math.max(opens, numerals[at - 1]?.end ?? 0);
    const until = Math.min(opens + words.length, numerals[at + 1]?.start ?? folded.length);
    const amount = amounts.find(({ start, end }) => numeral.start >= start && numeral.end <= end);
    if ((amount && (SKIPPED.has(amount.kind) || isTakenBack(ground, amount))) || middle(numeral) <= 0) return [];
    const beside = {
      left: folded.slice(from, numeral.start),
      right: folded.slice(numeral.end, until),
      before: folded.slice(opens, numeral.start),
    };
    const mean = MEAN.test(folded.slice(numeral.end, opens + words.length));
    const [last, next] = [numerals[at - 1], numerals[at + 1]];
    const isSpan =
      mean &&
      (numeral.low < numeral.high ||
        (next !== undefined && RANGE_FROM.test(beside.left) && RANGE_TO.test(folded.slice(numeral.end, next.start))) ||
        (last !== undefined && RANGE_TO.test(beside.left) && RANGE_FROM.test(folded.slice(opens, last.start))));
    const kind = isSpan ? 'span' : kindOf(ground, numeral, amount, beside);
    if (kind === null) return [];
    const { noun, length } = counted(ground, numeral);
    const told = amount?.kind === 'money' || amount?.kind === 'count' ? amount.per : null;
    const per = told ?? periodAfter(folded.slice(numeral.end + length, numeral.end + length + REACH))?.per ?? null;
    const value = amount?.kind === 'money' ? middle(amount) : middle(numeral);
    const end = Math.max(numeral.end, kind === 'price' || kind === 'cost' ? (amount?.end ?? 0) : numeral.end + length);
    return [
      {
        kind,
        value,
        per: per === 'unit' ? null : per,
        noun: kind === 'count' || kind === 'first' ? noun : '',
        start: numeral.start,
        end,
        sentence,
        from,
      },
    ];
  });
}

/** What is counted; «a 75 costing», «65 entre anestesia y fungible» count nothing. */
function counted(ground: Ground, numeral: Numeral): ReturnType<typeof countedAfter> {
  const found = countedAfter(ground, numeral);
  return COUNTS_NOTHING.test(found.noun) ? { noun: '', length: 0 } : found;
}

const COUNTS_NOTHING =
  /^(?:cost\w*|cuestan?|entre|between|que|which|incl\w*|once|cuando|una vez|mas o menos|or so|after|before|by|ya|then|luego|something|probably|roughly|porque|because|on average|de media|going|rising|plus|extra|net|gross|iva|vat)(?![a-z])/i;
/** "By month twelve". */
const NUMBERED = /(?<![a-z])(?:by|at|in|from|until|till|para|hacia|en|al|desde|hasta)(?: el)? (?:month|mes)(?: (?:number|numero))? $/;
/** "The unlimited membership is eighty-nine a month", «la cuota es de cuarenta al mes»: the dues of one, and no number of them. */
const DUES_BEFORE = new RegExp(
  `(?<![a-z])(?:membership|subscription|dues|cuota|mensualidad|suscripcion|membresia|abono|bono|pass|fee|plan)(?: [a-z]+){0,2} (?:is|at|costs?|es(?: de)?|a|sale a|vale|cuesta|runs)${ABOUT} $`,
);
const AT_BEFORE = new RegExp(`(?<![a-z])(?:a|at|@|por|for)${ABOUT} $`);
const SOLD_HOURS = /^ (?:horas?|hours?) (?:an?|al|a la|per|por|each|cada) /;
const PER_HOUR = /^ ?(?:€|euros?|pounds|dollars)? ?(?:la|por|an|per|\/|each|cada) ?(?:hora|hour|h)(?![a-z])/;

interface Beside {
  /** Up to the number before it, and up to the next one, within its sentence. */
  readonly left: string;
  readonly right: string;
  /** All of its sentence that stands before it. */
  readonly before: string;
}

function kindOf(ground: Ground, numeral: Numeral, amount: Amount | undefined, { left, right, before }: Beside): ThingNumberKind | null {
  const isMarked = MARK_BEFORE.test(left) || MARK_AFTER.test(right) || (amount?.kind === 'money' && amount.currency !== null);
  if (DENIED.test(left)) return null;
  if (DAYS.test(right)) return isMarked ? 'price' : 'days';
  if (OPEN_DAYS.test(left) && numeral.high <= 7) return null;
  if (!isMarked && NUMBERED.test(left) && counted(ground, numeral).noun === '') return null;
  if (numeral.high <= MOST_KINDS && KINDS.test(right)) return null;
  const isHour = SOLD_HOURS.test(right) && ground.numerals.some(({ end }) => PER_HOUR.test(ground.folded.slice(end)));
  if (!isMarked && MEASURE.test(right) && !isHour) return null;
  const bare = right.replace(MARK_AFTER, '');
  if (COST_BEFORE.test(left) || COST_AFTER.test(bare)) return 'cost';
  if ((TOTAL_BEFORE.test(left) || TOTAL_AFTER.test(bare)) && (isMarked || counted(ground, numeral).noun === '')) return 'total';
  const isTimed = periodAfter(right) !== null && periodAfter(right)?.per !== 'unit' && periodAfter(right)?.per !== 'hour';
  const { noun } = counted(ground, numeral);
  if (DUES_BEFORE.test(left) && isTimed && noun === '') return 'price';
  const isCounted = !isMarked && (isTimed || noun !== '' || (amount?.kind === 'count' && amount.per !== null));
  if (!isCounted && COSTS_OPEN.test(before) && !/(?<![a-z])(?:vend|cobr|sell|charge|price|precio)/.test(left)) return 'cost';
  if (isMarked || CONFIRMED.test(right)) return 'price';
  if (isCounted && AT_BEFORE.test(left) && noun === '' && amount?.kind === 'money' && amount.per === 'month') return 'open';
  if (isCounted) return isOpeningLevel(ground, numeral) ? 'first' : 'count';
  if (isOpeningLevel(ground, numeral)) return 'first';
  if (isReachedLevel(ground, numeral)) return 'count';
  if (PRICE_BEFORE.test(left) || PRICE_AFTER.test(right))
    return COUNT_BEFORE.test(left) && !/(?:a|at|en|for|por) [a-z]+ $/.test(left) ? 'open' : 'price';
  return COUNT_BEFORE.test(left) ? 'count' : 'open';
}
