// Prices typed or said in haste: the number that opens an answer on income, with nothing to say that it is money.
import { type Ground, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

/** "Unos 600 por marca", "70 la noche", "35 al mes cada uno": typed in haste, the first number of a short answer on income is the price. */
export function isShortPrice(ground: Ground, numeral: Numeral): boolean {
  const { folded, question } = ground;
  return (
    (question === 'revenue' || question === 'competitors') &&
    (folded.length < 80 || (question === 'revenue' && OPENS.test(folded.slice(0, numeral.start)))) &&
    !numeral.isArticle &&
    numeral.low >= 3 &&
    LEADING.test(question === 'revenue' ? folded.slice(0, numeral.start) : (folded.slice(0, numeral.start).split(/[,;:]/).at(-1) ?? '')) &&
    (FOR_EACH.test(rightOf(ground, numeral)) || (AT.test(folded.slice(0, numeral.start)) && FOR_ANY.test(rightOf(ground, numeral))))
  );
}

/** Nothing before it but a sigh. */
const OPENS = /^[^a-z\d]*(?:pues |bueno |so |ok |it'?s |a |at |unos |unas |como |about |around )*$/;
export const LEADING =
  /^[^a-z\d]*(?:(?:pues|bueno|unos|unas|como|casi|sobre|so|ok|it'?s|a|at|like|bout|about|around|roughly|maybe|alrededor de|aprox\.?|son|seran|es) )*$/;
const FOR_EACH =
  /^ (?:(?:la|el|por|cada|x|per|each|an?) (?!(?:la|las|los|el|un|una|unos|dos|tres|dias?|semanas?|mes|meses|anos?|days?|weeks?|months?|years?|grupos?|clases?|turnos?|mesas?|class|group|table)\b)[a-z]{2}|(?:al mes|a la semana|por semana|al dia|a month|a week|a day) (?:cada [a-z]|x |por [a-z]|per [a-z]|each\b))/;

/** "A 60 la clase": so many would come to one, and none go at it. */
const AT = /(?<![a-z])(?:a|at) $/;
const FOR_ANY = /^ (?:(?:la|el|por|cada|per|each|an?) (?:clase|grupo|mesa|class|group|table)|each)(?![a-z])/;
