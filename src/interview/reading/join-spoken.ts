// Two numbers said for one: "un euro y veinte" (1.20), "siete mil y pico, 7.400" (7,400), "one in fifty" (2 %).
import { periodAfter } from './find-period.ts';
import type { Numeral } from './numeral.ts';

const COIN = '(?:€|£|\\$|euros?|eurillos?|pavos?|pounds?|quid|libras?|dollars?|bucks?|dolar(?:es)?|sol(?:es)?|pesos?)';
const COINED = new RegExp(`^[ -]?${COIN}(?: (y|and|con))?[ -]?$`);
const CENTS_AFTER = /^ ?(?:centimos?|centavos?|cents?|cts?|pence|p)(?![a-z])/;
/** What may follow hundredths: nothing that they would count. */
const FREE_AFTER =
  /^(?: ?$| ?[,;:.!?)/\n+]| (?:y|and|o|or|pero|but|entre|between|en|in|on|con|with|sin|without|for|para|que|cada|each|apiece|a pop|por|per|an?|la|el|lo|mas|plus|menos|aprox\w*|or so|iva|vat|incl\w*|me|nos|which|when|cuando|todo|all|as|como|at)(?![a-z]))/;
const ARTICLE_AFTER = /^ (?:la|el|los|las|the)(?![a-z])/;
const EACH_BEFORE = /(?<![a-z])(?:cada|por|de|each|every|per) $/;
/** "Euro y medio", «euro con veinte»: one of them. */
const LONE_COIN = /(?<![\p{L}\d€£$])(euro|dolar|libra|dollar|pound|quid|buck)(?:[ -](?:(y medio)|(?=(?:y |con |and )?(?:\d|[a-z]))))/gu;

const VAGUE_BETWEEN = new RegExp(
  `^(?: ?${COIN})? (?:y (?:pico|algo|tant[oa]s|poc[oa]s|much[oa]s)|larg[oa]s|odd|something|or so|ish|and (?:a bit|change|something|some))(?: ${COIN})?(?: al mes| a month)?(?:[,;:(]| -| –|,? (?:o sea|es decir|vamos|digamos|pongamos|ponle|that is|well|let's say|say|call it),?) ?(?:(?:exactamente|en concreto|concretamente|para ser exactos|exactly|to be exact),? )?(?:[$€£] ?)?$`,
);
const EXACT_BETWEEN = new RegExp(`^(?: ?${COIN})?[,;:(] ?(?:[$€£] ?)?$`);
const EXACT_AFTER = new RegExp(
  `^(?: ?${COIN})?,? (?:exactamente|exact[oa]s?|exactly|to be (?:exact|precise)|para ser (?:exact|precis)[oa]s?|en concreto|just[oa]s)(?![a-z])`,
);

const OF_EACH = /^ (?:de cada|in every|out of(?: every)?|of every|in) $/;
/** Only of those who leave is it told to be read as a share. */
const LEAVES =
  /(?<![a-z])(?:leav(?:e|es|ing)|quits?|cancels?|churns?|drops? (?:out|off)|los[et]|loses|losing|se (?:nos |me )?(?:va[n]?|marchan?|borran?|dan? de baja)|bajas?|cancelan?|perdemos|pierdo|abandonan?)(?![a-z])/;
const NEAR = 60;
const MEASURED_AFTER =
  /^ ?(?:%|km|metros?|kilos?|kg|minut\w*|horas?|hours?|hrs?|dias?|days?|semanas?|weeks?|mes(?:es)?|months?|anos?|years?|places|cities|countries|shops|stores|locations)(?![a-z])/;
const MOST_OF_EACH = 1000;

/** The numbers of a text, those said in two joined into one. */
export function joinSpoken(singles: readonly Numeral[], folded: string): readonly Numeral[] {
  const joined: Numeral[] = [];
  for (const single of withLoneCoins(singles, folded)) {
    const next = withHalf(single, folded);
    const last = joined.at(-1);
    const one =
      last &&
      (withPoint(last, next, folded) ??
        inHundreds(last, next, folded) ??
        withCents(last, next, folded) ??
        restated(last, next, folded) ??
        shareOf(last, next, folded));
    if (one) joined[joined.length - 1] = one;
    else joined.push(next);
  }
  return joined;
}

/** "Tres y medio", "two and a half". */
function withHalf(numeral: Numeral, folded: string): Numeral {
  const half = AND_A_HALF.exec(folded.slice(numeral.end, numeral.end + 30))?.[0];
  if (half === undefined || numeral.isArticle || !isPlainInteger(numeral) || numeral.low >= 100) return numeral;
  return { ...numeral, low: numeral.low + 0.5, high: numeral.high + 0.5, end: numeral.end + half.length, hasDecimals: true };
}

const AND_A_HALF =
  /^ (?:y medio|and a half)(?= ?$| ?[,;:.!?)%]| (?:por|per|each|cada|la|el|a|al|an|de|y|and|o|or|entre|between|en|in|on|con|with|para|for|que|which|pero|but|si|if|mas|plus|como|or so|aprox\w*|fijo|percent|anual|euros?|pounds?|quid|dollars?|bucks?|soles)(?![a-z]))/;

/** A coin without its number, before a half or cents, is one of them. */
function withLoneCoins(singles: readonly Numeral[], folded: string): readonly Numeral[] {
  const coins = [...folded.matchAll(LONE_COIN)].flatMap(({ index, 0: whole, 2: half }): readonly Numeral[] => {
    const isCounted = singles.some(({ end }) => end === index - 1 || end === index);
    const cents = singles.find(({ start }) => start > index);
    const isCent =
      cents !== undefined && cents.high < 100 && /^[ -]?(?:y |con |and )?$/.test(folded.slice(index + whole.length, cents.start));
    if (isCounted || /(?:medio|half a|half|cuarto de) $/.test(folded.slice(0, index)) || !(half || isCent)) return [];
    const value = half ? 1.5 : 1;
    const end = half ? index + whole.length : index;
    return [{ low: value, high: value, start: index, end, isArticle: !half, scale: 1, hasDecimals: Boolean(half), leadsTo: false }];
  });
  const all = coins.length === 0 ? singles : [...singles, ...coins].sort((a, b) => a.start - b.start);
  return withLoneMillions(all, folded);
}

/** «A millón 900», said as «millón novecientos»: one, and so many thousands. */
function withLoneMillions(singles: readonly Numeral[], folded: string): readonly Numeral[] {
  const told = [...folded.matchAll(LONE_MILLION)].map(({ index, 0: whole, 1: thousands = '' }): Numeral => {
    const value = MILLION + Number(thousands) * 1000;
    return {
      ...{ low: value, high: value, start: index, end: index + whole.length },
      ...{ isArticle: false, scale: 1000, hasDecimals: false, leadsTo: false },
    };
  });
  const isWithin = ({ start }: Numeral) => told.some((one) => start >= one.start && start < one.end);
  return told.length === 0 ? singles : [...singles.filter((one) => !isWithin(one)), ...told].sort((a, b) => a.start - b.start);
}

const MILLION = 1_000_000;
const LONE_MILLION = /(?<![\p{L}\d])(?<!\d )(?:un )?millon (\d{3})(?![\d.,]*\d| ?(?:mil|millones)(?!\p{L}))/gu;

/** "Fourteen five", said of a sum: fourteen and a half thousand. */
function inHundreds(first: Numeral, second: Numeral, folded: string): Numeral | null {
  const isOpen =
    isPlainInteger(first) && isPlainInteger(second) && first.low >= 10 && first.low < 100 && second.low >= 1 && second.low < 10;
  const words = [first, second].map(({ start, end }) => folded.slice(start, end));
  const isSaid = folded.slice(first.end, second.start) === ' ' && words.every((word) => IN_ENGLISH.test(word));
  if (!isOpen || !isSaid || !SUM_AFTER.test(folded.slice(second.end))) return null;
  const value = first.low * 1000 + second.low * 100;
  return { ...first, low: value, high: value, end: second.end, scale: 1000 };
}

/** "One point two million", «uno coma cinco millones». */
function withPoint(first: Numeral, second: Numeral, folded: string): Numeral | null {
  const isWhole = isPlainInteger(first) && first.low >= 0 && first.low < 1000;
  const digit = second.low / second.scale;
  const isDigit = second.low === second.high && Number.isInteger(digit) && digit >= 0 && digit < 10;
  const isInWords = /^[a-z]/.test(folded.slice(second.start, second.end));
  if (!isWhole || !isDigit || !isInWords || !/^ (?:point|coma|punto) $/.test(folded.slice(first.end, second.start))) return null;
  const value = Math.round((first.low * 10 + digit) * second.scale) / 10;
  return { ...second, low: value, high: value, start: first.start, isArticle: false, hasDecimals: !Number.isInteger(value) };
}

/** Twenty five is another number; twenty-two five is a sum. */
const IN_ENGLISH =
  /^(?:(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -])?(?:one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|eleven|twelve)$/;
const SUM_AFTER = /^ ?(?:$|[.,;)]|(?:for|on|and|from|saved|plus|in|over|at|all|to) |(?:total|altogether|tops)(?![a-z]))/;

/** "1 euro 20", "a buck fifty", "uno con noventa y cinco". */
function withCents(first: Numeral, second: Numeral, folded: string): Numeral | null {
  const gap = folded.slice(first.end, second.start);
  const after = folded.slice(second.end, second.end + 60);
  const cents = CENTS_AFTER.exec(after)?.[0].length ?? 0;
  const isWhole = isPlainInteger(first) && first.low >= 1 && first.low < 1000;
  // "One pound five": said, it is a hundredth.
  const isSpoken = second.low >= 1 && COINED.test(gap) && [first, second].every(({ start }) => /[a-z]/.test(folded[start] ?? ''));
  const isHundredth = isPlainInteger(second) && !second.isArticle && second.low < 100 && (second.low >= 10 || cents > 0 || isSpoken);
  const isJoined = cents > 0 ? COINED.test(gap) || /^ (?:con|y|and) $/.test(gap) : isJoint(first, second, folded, after);
  if (!isWhole || !isHundredth || !isJoined) return null;
  const value = Math.round(first.low * 100 + second.low) / 100;
  return { ...first, low: value, high: value, end: second.end + cents, isArticle: false, hasDecimals: true };
}

function isJoint(first: Numeral, second: Numeral, folded: string, after: string): boolean {
  const gap = folded.slice(first.end, second.start);
  const per = periodAfter(after)?.per;
  const isFree = FREE_AFTER.test(after) && (per === undefined || per === 'unit' || per === 'hour');
  if (!isFree) return false;
  if (gap === ' con ') return !first.isArticle || folded.slice(first.start, first.end) === 'uno';
  if (gap === ' ') {
    const before = folded.slice(0, first.start);
    const isUno = folded.slice(first.start, first.end) === 'uno' && !EACH_BEFORE.test(before);
    return isUno || (/[€£$]$/.test(before) && /^\d\d$/.test(folded.slice(second.start, second.end)));
  }
  const coin = COINED.exec(gap);
  // "30 euros y 20 la niña": another price.
  const isOther = (coin?.[1] === 'y' || coin?.[1] === 'and') && second.low < first.low && ARTICLE_AFTER.test(after);
  return coin !== null && !isOther;
}

function isPlainInteger({ low, high, scale, hasDecimals }: Numeral): boolean {
  return low === high && scale === 1 && !hasDecimals && Number.isInteger(low);
}

/** "Unos siete mil y pico, 7.400", "nine grand, 9,250 to be exact": the second says the first anew. */
function restated(first: Numeral, second: Numeral, folded: string): Numeral | null {
  if (first.isArticle || second.isArticle || first.low <= 0) return null;
  const between = folded.slice(first.end, second.start);
  const times = second.low / first.low;
  const isVague = VAGUE_BETWEEN.test(between) && times >= 1 && times < 2;
  const exact = EXACT_AFTER.exec(folded.slice(second.end));
  const isExact = EXACT_BETWEEN.test(between) && exact !== null && times > 0.8 && times < 1.5;
  return isVague || isExact ? { ...second, start: first.start, end: second.end + (exact?.[0].length ?? 0) } : null;
}

/** "Se va una de cada veinte", "one in fifty leaves": a share, in percent. */
function shareOf(first: Numeral, second: Numeral, folded: string): Numeral | null {
  const isPair = isPlainInteger(first) && isPlainInteger(second) && first.low >= 1 && first.low < second.low && second.low <= MOST_OF_EACH;
  const isEach = OF_EACH.test(folded.slice(first.end, second.start));
  if (!isPair || !isEach || second.isArticle || MEASURED_AFTER.test(folded.slice(second.end))) return null;
  const before = folded.slice(Math.max(0, first.start - NEAR), first.start).replace(/^.*[.;!?\n,]/s, '');
  const after = folded.slice(second.end, second.end + NEAR).replace(/[.;!?\n,].*$/s, '');
  if (!LEAVES.test(before) && !LEAVES.test(after)) return null;
  const share = Math.round((first.low / second.low) * 1e4) / 100;
  return { ...second, low: share, high: share, start: first.start, isArticle: false, isShare: true };
}
