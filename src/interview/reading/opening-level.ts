// Whether a number is what is sold at the opening, told beside that of later: «al empezar irá más flojo, unas 90 consultas, 50 vacunas y 8 cirugías», "I'd
// start with five a week and get to nine", "12 jobs to begin with".
import type { Ground } from './amount.ts';
import type { Numeral } from './numeral.ts';

const OPENING =
  '(?:al (?:principio|empezar|comienzo|inicio|abrir|arrancar|partir)|(?:para|de) (?:empezar|arrancar|entrada)|(?:el|los|mis|nuestros)(?: (?:dos|tres|cuatro|seis))? primer(?:os)?(?: (?:dos|tres|cuatro|seis|par de))? mes(?:es)?|(?:empez|empiez|arranc|comenz|abri|abro)[a-z]* (?:con|en|por|vendiendo|haciendo)|to (?:start|begin)(?: off)?(?: with)?|at (?:first|the (?:start|beginning)|launch|opening)|initially|(?:the|my|our) (?:first|opening)(?: (?:two|three|four|six|few|couple of))? months?|(?:start|open|begin)(?:s|ing)?(?: off| out| up)? (?:with|at|on|from|doing|selling|by)|(?:start|begin)(?:s|ing)?(?: off| out)?(?= (?:about |around )?$))';
const LATER =
  "(?:(?:get|getting|got|grow|growing|build|building|work|working|climb|climbing|go|going|move|up) (?:up )?to|reach[a-z]*|lleg[a-z]+|alcanz[a-z]+|sub[a-z]+ a|pas[a-z]+ a|luego|despues|then|later|after that|hasta|(?:un|el|en) mes normal|a normal month|once (?:i|we|it|up|going|under|that|things)[a-z' ]*|rodad[oa]s?|rodando|en marcha|a pleno ritmo|ya en ritmo|at full pace|(?:by|at|towards|in) (?:the end|month)|a final(?:es)? de|(?:para|hacia) el mes)";
const BEGUN = new RegExp(`(?<![a-z])${OPENING}(?![a-z])(?<tail>.*)$`, 's');
const BEGUN_AFTER = new RegExp(`^(?: (?!y |and |but |pero |then |luego )[a-z]+){0,5} ${OPENING}(?![a-z])`);
const BEGUN_AT_ONCE =
  /^ (?:(?:of|de) (?:them|those|ell[oa]s|es[oa]s) )?(?:the|my|our|el|en el) (?:first|opening|primer) (?:month|mes)(?![a-z])/;
const GOES_ON = new RegExp(`(?<![a-z])${LATER}(?![a-z])`);
/** "75 by month twelve", «75 para el mes doce». */
const LATER_AFTER =
  /^(?: [a-z][a-z-]*){0,2}? (?:by|at|in|towards|para|hacia|en|al)(?: the| el)? (?:end of|month|mes|final(?:es)?|year end|fin de)(?! (?:a|al|per|each|normal)(?![a-z]))/;
/** "Up to 75" right after those of the opening. */
const RISES_TO = /(?<![a-z])(?:up to|rising to|growing to|going to|hasta|subiendo a|llegando a)(?: (?:about|around|unos|unas))? $/;
/** Where what was said of the opening ends. */
const CUT = /[.;!?](?=\s|$)|\n/;

export function isOpeningLevel({ folded }: Ground, { start, end }: Pick<Numeral, 'start' | 'end'>): boolean {
  const plain = folded.replaceAll('’', "'");
  const clause = plain.slice(0, start).split(CUT).at(-1) ?? '';
  const begun = lastBegun(clause);
  const after = plain.slice(end, end + 60);
  if (LATER_AFTER.test(after)) return false;
  // "60 the first month", told of the next thing where another has climbed already.
  if (BEGUN_AT_ONCE.test(after)) return true;
  if (begun !== null && !GOES_ON.test(begun)) return true;
  return BEGUN_AFTER.test(after) && begun === null;
}

/** Whether a number is what is sold after the opening, told beside that of the opening: "20 the first month, up to 75", "75 by month twelve". */
export function isReachedLevel({ folded }: Ground, { start, end }: Pick<Numeral, 'start' | 'end'>): boolean {
  const plain = folded.replaceAll('’', "'");
  const clause = plain.slice(0, start).split(CUT).at(-1) ?? '';
  if (lastBegun(clause) === null) return false;
  return RISES_TO.test(clause) || LATER_AFTER.test(plain.slice(end, end + 60));
}

/** What was said since the last word of the opening; null where there was none. */
function lastBegun(clause: string): string | null {
  let tail: string | null = null;
  for (let rest = clause; ; ) {
    const match = BEGUN.exec(rest);
    if (match === null) return tail;
    rest = match.groups?.tail ?? '';
    tail = rest;
  }
}
