// A number said and put right in the same breath: "12 grand, no wait 11 and a half", «80 botes, no, perdona, 90».
import type { Numeral } from './numeral.ts';

const AT_ONCE =
  /^(?: ?(?:€|euros?|pesos|pounds|quid|dollars|bucks))?(?: (?!but |pero |y |and )[a-z]+)?(?: (?:a la|al|a|per|por) (?:day|dia|week|semana|month|mes|year|ano))?[,.;… ]*(?:(?:ay|uy|oh|ah|no|nah|nope|actually|bueno|well)[, ]+)*(?:(?<=[,;. ])no,(?= ?[$€£]?$)|no,? wait|wait|no,? espera|espera|perdon(?:a|e)?|disculpa|sorry|digo|miento|corrijo|i meant?|quiero decir|mejor dicho|make that|scratch that)[,: ]+(?:(?:no|it'?s|es|son|que|a|de|unos|unas|about|like|more like)[, ]+)*[$€£]?$/;
const THOUSAND = 1000;

/** The numbers that stand: of two, the one said last, from where the first began, in its thousands where they were left out. */
export function putRightAtOnce(folded: string, numerals: readonly Numeral[]): readonly Numeral[] {
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const later = new Map(
    told.flatMap((last, at) => {
      const first = putRightLater(folded, told.slice(0, at), last);
      return first === undefined ? [] : [[first, last] as const];
    }),
  );
  const isLater = new Set(later.values());
  const replaced = new Map(
    told.flatMap((numeral, at) => {
      const next = told[at + 1];
      if (next === undefined || isLater.has(next)) return [];
      const between = folded.slice(numeral.end, next.start).replaceAll('’', "'");
      return AT_ONCE.test(between) || isSettled(numeral, next, between) ? [[next, numeral] as const] : [];
    }),
  );
  const gone = new Set([...replaced.values(), ...later.values()]);
  return numerals
    .filter((numeral) => !gone.has(numeral))
    .map((numeral) => {
      const { low, high, scale, hasDecimals } = later.get(numeral) ?? numeral;
      return scaledAs(folded, replaced.get(numeral), { ...numeral, low, high, scale, hasDecimals });
    });
}

/**
 * «Le doy 8 la hora, 20 horas al mes, no, 9 la hora», "a loan of 6k over 4 years at 6%. actually make that 5k": after other numbers, the one
 * it puts right is that of the same rate, or of the same thousands.
 */
function putRightLater(folded: string, before: readonly Numeral[], last: Numeral): Numeral | undefined {
  const words = folded.slice(0, last.start);
  const rate = RATE.exec(folded.slice(last.end))?.[0];
  const isOfRate = ({ end }: Numeral) => rate !== undefined && RATE.exec(folded.slice(end))?.[0] === rate;
  if (DENIES.test(words) && rate !== undefined) return before.findLast(isOfRate);
  if (!MAKES_IT.test(words)) return undefined;
  return before.findLast((one) => (rate !== undefined ? isOfRate(one) : last.scale >= THOUSAND && one.scale === last.scale));
}

const RATE =
  /^ ?(?:€|euros?|pesos|pounds|quid|dollars|bucks)? ?(?:la hora|por hora|an hour|per hour|al mes|a month|per month|al dia|a day|per day|cada un[oa]|each)(?![a-z])/;
const DENIES = /[,;.] (?:no|nah|nope|uy|ay),? (?:perdon,? |sorry,? |wait,? |espera,? |mejor |son |it's )?[$€£]?$/;
const MAKES_IT =
  /(?:^|[,;.] )(?:(?:no|actually|oh|well|bueno|mejor|sorry|perdon),? )*(?:make (?:that|it)|pon(?:le|gamos|me|lo)?(?: mejor)?|que sean|dejalo en|mejor) [$€£]?$/;

/** «Con 1.200 o 1.300 me apaño, pon 1.200»: which of the two it is. */
function isSettled(first: Numeral, last: Numeral, between: string): boolean {
  return first.low < first.high && last.low >= first.low && last.high <= first.high && SETTLES.test(between);
}

const SETTLES =
  /^[^.;\d]{0,30}[,;.]? (?:pon(?:gamos|le|me)?|digamos|dejalo en|put(?: it at| me down for)?|call it|let's say|say|go with) [$€£]?$/;

function scaledAs(folded: string, first: Numeral | undefined, last: Numeral): Numeral {
  if (first === undefined) return last;
  const isLeftOut = first.scale >= THOUSAND && last.scale === 1 && last.high < THOUSAND;
  const { start } = first;
  // «40 a la semana, no, perdona, 45»: so many a week all the same.
  if (PERIOD.test(folded.slice(first.end, last.start)) && CLOSES.test(folded.slice(last.end))) return { ...last, start, end: first.end };
  if (!isLeftOut) return { ...last, start };
  const half = AND_A_HALF.exec(folded.slice(last.end))?.[0] ?? '';
  const more = half === '' ? 0 : 0.5;
  const [low, high] = [(last.low + more) * first.scale, (last.high + more) * first.scale];
  return { ...last, start, low, high, scale: first.scale, end: last.end + half.length };
}

const PERIOD = /^(?: [a-z]+)? (?:a la|al|a|per|por) (?:day|dia|week|semana|month|mes|year|ano)(?![a-z])/;
const CLOSES = /^ ?(?:[.,;:!\n]|$)/;
const AND_A_HALF = /^ and a half(?![a-z])/;
