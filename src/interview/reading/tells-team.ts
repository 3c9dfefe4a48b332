// Who will work, or since when it is open, told where something else was asked.
import type { QuestionId } from '../interview.ts';
import { KIN, WORKER } from './people-words.ts';

const ELSEWHERE: ReadonlySet<QuestionId> = new Set([
  'goals',
  'competitors',
  'start',
  'funding',
  'fixed-costs',
  'investment',
  'unit-cost',
  'marketing',
]);
const WHO = new RegExp(
  `^(?:pues |bueno |well |so |de momento |at first )*(?:(?:just |only |it's |it is |solo |solamente )?(?:me|yo|us)|(?:mi|my) ${KIN}|somos|seremos|we are|we're|nosotr[oa]s|estoy|estare|i'm on my own|i work)(?![a-z])`,
);
const AT_WORK = new RegExp(
  `(?<![a-z])(?:part[- ]?tim\\w*|full[- ]?tim\\w*|on weekends|(?:at|the) weekends?|(?:does|do|works?) (?:saturdays?|sundays?)|media jornada|jornada completa|medio tiempo|tiempo completo|(?:los )?fin(?:es)? de semana|los findes|(?:los )?(?:sabados|domingos)|por las (?:tardes|mananas)|y yo|yo y|, yo|and (?:me|i)|just me|only me|yo sol[oa]|estoy sol[oa]|(?:una?|dos|tres|cuatro|two|three|four|\\d) (?:[a-z-]+ ){0,2}?${WORKER})(?![a-z])`,
);
const MONEY =
  /[€$£]|\d{3}|\d ?k(?![a-z])|(?<![a-z])(?:mil|millon\w*|lucas?|palos?|grand|quid|bucks|prest\w+|lend\w*|lent|dej[ao]n?|pon[eg]\w*|put|puts|putting|give[sn]?|giving|ahorr\w+|savings)(?![a-z])/;

/** "Me full time, husband on weekends": people, and no money. */
export function tellsTeam(folded: string, question: QuestionId): boolean {
  return ELSEWHERE.has(question) && WHO.test(folded) && AT_WORK.test(folded) && !MONEY.test(folded);
}

/** There, when somebody began is part of the story. */
const BEFORE_FIGURES: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'solution', 'identity', 'start', 'read-back']);
const STARTED =
  /^(?:pues |bueno |ya |we |i |we've |i've |it )*(?:arran(?:que|camos)|abri(?:mos)?|empe(?:ce|zamos)|estoy abiert[oa]|llevo abiert[oa]|started|opened|been (?:open|trading|going))(?![a-z])[^,;]{0,40}$/;

/** "Ya arranqué en octubre". */
export function tellsOpening(folded: string, question: QuestionId): boolean {
  return !BEFORE_FIGURES.has(question) && STARTED.test(folded);
}
