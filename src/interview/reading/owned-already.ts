// What is there already is no purchase, whatever it is worth: «la furgoneta, que vale 9.000, ya la tengo», "a truck worth $15,000 that I already own".
import type { Amount, Ground } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';

const MONEY = '(?:ahorr\\w+|dinero|capital|savings?|money|cash|prestamo|credito|loan|grant|subvencion|inversor\\w*|investor\\w*)';
const A_THING = `(?:el|la|los|las|un|una|unos|unas|mi|mis|the|an?|my|our|some)(?! ${MONEY}(?![a-z])) [a-z]{3,}`;
const HAVE = "(?:tengo|tenemos|i(?:'ve| have)?(?: already)? (?:have|own|got|bought)|i already have|we (?:already )?(?:have|own)|own)";
const ALREADY =
  "(?:ya (?:tengo|tenemos|compre|compramos|lo compre|la compre)|(?:tengo|tenemos) ya|(?:i|we)(?:'ve)? already (?:have|own|got|bought)|already own)";
const WORTH =
  '(?:vale[n]?|valorad[oa]s?|worth|valued|que (?:me|nos) cost(?:o|aron)|cost (?:me|us)|que (?:ya )?(?:pague|compre)|i paid|we paid|paid)';
const UP_TO = '[^.;:$€£\\d]{0,40}';
/** «Ya tengo la furgoneta de 9.000», «tengo una furgoneta que vale 9.000». */
const BEFORE = [
  new RegExp(`(?<![a-z])${ALREADY} ${A_THING}${UP_TO}[$€£]?$`),
  new RegExp(`(?<![a-z])${HAVE} ${A_THING}${UP_TO}(?<![a-z])${WORTH}${UP_TO}[$€£]?$`),
];
/** «… de 9.000 que ya tengo», "$15,000 that I already own". */
const AFTER =
  /^(?:[^.,;:$€£\d]{0,30}|, ?)(?<![a-z])(?:que ya (?:tengo|tenemos)|(?:y )?ya l[oa]s? (?:tengo|tenemos|compre|pague)|(?:that|which) (?:i|we)(?:'ve)? (?:already )?(?:own|have|got)|(?:i|we) already (?:own|have|got|bought))(?! ahorrad| saved| set aside| put aside)(?= ?(?:[.,;:)]|$|y |and |pero |but ))/;
const TO_BUY = /(?<![a-z])(?:compr(?:ar|o|are|amos|aremos)|necesit\w+|falta[n]?|need|buy|want|quiero)(?![a-z])/;
/** «Ya tengo un socio que pone 9.000». */
const GIVES =
  /(?<![a-z])(?:pone|aporta|presta|deja|puts?|lends?|gives?|invests?|inviert\w+|alquil\w+|rent|sueldo|wages?|al mes|a month)(?![a-z])/;

/** Whether an amount of an answer on means is what something is worth that the founder has. */
export function isOwnedAlready({ folded }: Ground, amount: Amount, { question }: ReadingContext): boolean {
  if (amount.kind !== 'money' || (question !== 'resources' && question !== 'investment')) return false;
  if (amount.per !== null && amount.per !== 'unit') return false;
  const before = folded.slice(Math.max(0, amount.start - 90), amount.start);
  const told = BEFORE.map((pattern) => pattern.exec(before)?.[0]).find((words) => words !== undefined);
  if (told !== undefined) return !TO_BUY.test(told) && !GIVES.test(told);
  return AFTER.test(folded.slice(amount.end)) && !GIVES.test(before.slice(-40));
}
