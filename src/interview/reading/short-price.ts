// Prices typed or said in haste: the number that opens an answer on income, with nothing to say that it is money.
import { type Ground, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

/** "Unos 600 por marca", "70 la noche", "35 al mes cada uno": typed in haste, the first number of a short answer on income is the price. */
export function isShortPrice(ground: Ground, numeral: Numeral): boolean {
  const { folded, question } = ground;
  if (question === 'solution') return isOffered(ground, numeral);
  // "75 a sweep", said to what is read back.
  if (question === 'read-back') return !numeral.isArticle && numeral.low >= LEAST_EACH && FOR_EACH.test(rightOf(ground, numeral));
  return (
    (question === 'revenue' || question === 'competitors') &&
    (folded.length < 80 || (question === 'revenue' && OPENS.test(folded.slice(0, numeral.start)))) &&
    !numeral.isArticle &&
    numeral.low >= LEAST_EACH &&
    LEADING.test(question === 'revenue' ? folded.slice(0, numeral.start) : (folded.slice(0, numeral.start).split(/[,;:]/).at(-1) ?? '')) &&
    (FOR_EACH.test(rightOf(ground, numeral)) || (AT.test(folded.slice(0, numeral.start)) && FOR_ANY.test(rightOf(ground, numeral))))
  );
}

/** "Brakes 240 a job", «manicura a 28 la sesión»: in what is offered, a thing and what each time comes to. */
function isOffered(ground: Ground, numeral: Numeral): boolean {
  if (numeral.isArticle || numeral.low < LEAST_OFFERED || !FOR_EACH.test(rightOf(ground, numeral))) return false;
  const before = ground.folded.slice(0, numeral.start);
  return AT.test(before) || (AFTER_THING.test(before) && !LIMITS.test(before));
}

/** So few are people in a group, minutes or visits. */
const LEAST_OFFERED = 10;
const AFTER_THING = /(?:^|[,:] ?|[a-z]{3,} )$/;
const LIMITS =
  /(?<![a-z])(?:than|que|max\w*|most|least|hasta|about|around|unos|unas|only|solo|just|with|con|for|para|and|por|per|groups?|grupos?|sobre|como|like|caben|holds?|takes?|fit|fits|tengo|have|hago|hacemos|make|do|doy|damos|give) $/;

const LEAST_EACH = 3;

/** Nothing before it but a sigh. */
const OPENS = /^[^a-z\d]*(?:pues |bueno |so |ok |it'?s |a |at |unos |unas |como |about |around )*$/;
export const LEADING =
  /^[^a-z\d]*(?:(?:pues|bueno|unos|unas|como|casi|sobre|so|ok|it'?s|a|at|like|bout|about|around|roughly|maybe|alrededor de|aprox\.?|son|seran|es) )*$/;
const FOR_EACH =
  /^ (?:(?:la|el|por|cada|x|per|each|an?) (?!(?:la|las|los|el|un|una|unos|dos|tres|dias?|semanas?|mes|meses|anos?|days?|weeks?|months?|years?|grupos?|clases?|turnos?|mesas?|class|group|table)\b)[a-z]{2}|(?:al mes|a la semana|por semana|al dia|a month|a week|a day) (?:cada [a-z]|x |por [a-z]|per [a-z]|each\b))/;

/** "A 60 la clase": so many would come to one, and none go at it. */
const AT = /(?<![a-z])(?:a|at) $/;
const FOR_ANY = /^ (?:(?:la|el|por|cada|per|each|an?) (?:clase|grupo|mesa|class|group|table)|each)(?![a-z])/;
