import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Amount, Count, Ground, Headcount, Plain } from './amount.ts';
import { ALONE, countFounders, countListed } from './count-founders.ts';
import { kinHired } from './kin-hired.ts';
import { countBeforeNames, countTeamListed, countTeamOpening, countTeamTotal, findMeAnd } from './list-team.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { countNamesAtWork } from './names-at-work.ts';
import { isOfHours } from './of-hours.ts';
import { KIN, WORKER } from './people-words.ts';
import { lengthQuoted } from './quote-team.ts';
import type { ReadingContext } from './reading-context.ts';
import { tellsGoal } from './tells-goal.ts';
import { withoutOutsiders } from './without-outsiders.ts';

const ASKED: ReadonlySet<QuestionId> = new Set(['team', 'resources', 'read-back', 'fixed-costs']);
const FOUNDER = /(?<![a-z])(?:yo|i|i'm|me|myself|conmigo|with me|contandome|una servidora|un servidor)(?![a-z])/;
const FOUNDER_ES = /(?<![a-z])(?:yo|conmigo|contandome|trabajo|trabajare|trabajaria|estare|llevo|somos)(?![a-z])/;
const FOUNDER_EN = /(?<![a-z])(?:i|i'm|i'll|me|myself)(?![a-z])/;
const KIN_MENTION = new RegExp(`\\b(?:mi|my|un|una|a) (${KIN})(?![a-z])`, 'g');
/** "Me full time, husband on weekends": kin told without a word before. */
const BARE_KIN =
  /(?:^|[,+] ?| and | plus | with | y | con | mas )(?:husband|wife|brother|sister|mum|mom|dad|son|daughter|cousin|nephew|niece|marido|esposa|esposo|hermano|hermana|hijo|hija|primo|prima|cunado|cunada|sobrino|sobrina)(?![a-z])/g;
const MORE =
  /(?<![\d.,])(?:(?:y|and|plus|mas) )?(\d{1,3}) (?:mas|more|others?|ayudas?)\b(?! (?:iva|igv|itbis|impuestos?|tax(?:es)?|vat)\b)/;
const INCLUDING_ME =
  /\b(?:contandome(?: a mi)?|incluid[oa] yo|yo incluid[oa]|conmigo|including me|including myself|counting me|me included|with me)\b/;
const HIRE_BEFORE = /\b(?:contrat\w*|hir\w*|mas|plus|ademas|recruit\w*|fich\w*)\b[^.;]{0,30}$/;
const TOTAL_NOUN = /^\d* ?(?:personas?|people|persons?|soci[oa]s?|partners|founders|cofounders|co-founders|fundador(?:es|as)|team members)/;

/** «Mi mamá me ayuda sin cobrar», "my dad helps Saturdays for nothing": who helps and is not of the team. */
const UNPAID = new RegExp(
  `(?<![a-z])(?:me (?:ayuda|echa una mano) )?(?:mi|my) (?:${KIN})(?: (?!y |and |con |with )[a-z']+){0,6}? (?:sin (?:cobrar|sueldo)|no cobra|gratis|for (?:nothing|free)|unpaid|without pay)(?![a-z])`,
  'g',
);

/** "5k of mine" counts nobody. */
const MOST_NAMED = 1_000;

/** "It's just me", told of the work where something else was asked; never against a team that is known. */
const ALONE_AT_WORK =
  /(?<![a-z])(?:(?:trabajo|trabajare|trabajaria|atiendo|lo llevo|la llevo|lo hago todo) (?:yo sol[oa]|sol[oa]|yo(?= ?(?:$|[.,;])))|(?<!not |isn't )(?:it's|it is|it'll be|just me working|only me working)(?: just| only)? (?:me|myself)(?= ?(?:$|[.,;]))|i work (?:alone|on my own|by myself))(?![a-z])/;
const OF_OTHERS: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'competitors']);

function aloneElsewhere({ folded, text }: Ground, { question, known, answer }: ReadingContext): readonly Fact[] {
  const told = ALONE_AT_WORK.exec(folded);
  if (told === null || OF_OTHERS.has(question) || known.team !== undefined) return [];
  return [makeFact('team', 1, { unit: 'people', quote: quoteOf(text, answer, told.index, told.index + told[0].length) })];
}

/** People who will work in the business, the founder included. */
export function findTeam(ground: Ground, amounts: readonly Amount[], context: ReadingContext): readonly Fact[] {
  if (!ASKED.has(context.question)) return aloneElsewhere(ground, context);
  const told = context.question === 'team' || context.question === 'resources' ? withoutOutsiders(ground) : ground;
  const left = amounts.filter(({ start, end }) => told.folded.slice(start, end).trim() !== '');
  const heads = left.filter((amount): amount is Headcount => amount.kind === 'headcount');
  const people = countPeople(told, heads, left, context);
  if (people === null) return [];
  const first = heads[0];
  const quote =
    first && context.question !== 'team'
      ? quoteOf(ground.text, context.answer, first.start, heads.at(-1)?.end ?? first.end)
      : quoteOf(ground.text, context.answer, 0, lengthQuoted(ground.text));
  const isSaid = heads.length === 1 && first?.kind === 'headcount' && first.people === people;
  return [makeFact('team', people, { unit: 'people', quote, origin: isSaid || people === 1 ? 'said' : 'derived' })];
}

function countPeople(ground: Ground, heads: readonly Headcount[], amounts: readonly Amount[], { question }: ReadingContext): number | null {
  const { folded } = ground;
  const isTeamQuestion = question === 'team';
  const named = countBeforeNames(ground) ?? (isTeamQuestion ? findMeAnd(ground)?.people : undefined) ?? null;
  if (named !== null) return named;
  const listed = isTeamQuestion
    ? (countTeamTotal(ground) ?? countTeamListed(ground))
    : question === 'resources'
      ? countTeamOpening(ground, heads)
      : null;
  const hasFounder = ground.language === 'es' ? FOUNDER_ES.test(folded) || FOUNDER.test(folded) : FOUNDER_EN.test(folded);
  const names = isTeamQuestion && hasFounder ? countNamesAtWork(ground) : 0;
  const byName = names > 0 ? names + 1 : 0;
  if (listed !== null) return Math.max(listed, byName);
  const beyond = pairAndMore(ground);
  if (isTeamQuestion && beyond !== null) return beyond;
  const total = heads.find(({ isTotal }) => isTotal);
  if (total) return total.people + hiredBesides(folded, heads, total) + (isAndMe(folded, total) ? 1 : 0);
  const paid = folded.replace(UNPAID, (words) => ' '.repeat(words.length));
  const kin = [...paid.matchAll(KIN_MENTION)].filter(
    ({ index }) => !heads.some((head) => index < head.end + 1 && index >= head.start - 1),
  ).length;
  const others = kin + (isTeamQuestion ? [...paid.matchAll(BARE_KIN)].length : 0);
  const beside = besideMe(ground, amounts);
  if (beside !== null && heads.length === 0) return beside + 1;
  const said = heads.reduce((so, { people }) => so + people, 0);
  if (byName > 0 && said === 0) return byName + others;
  if (ALONE.test(folded) && said === 0 && kin === 0) return 1;
  // Whoever is paid among a month's costs is not all who work there: that is asked.
  if (question === 'fixed-costs' && heads.length > 0 && !INCLUDING_ME.test(folded) && countFounders(folded) === null) return null;
  if (heads.length > 0) {
    const first = heads[0];
    const isWhole =
      heads.length === 1 &&
      first &&
      (INCLUDING_ME.test(folded) || (TOTAL_NOUN.test(wordsOf(folded, first)) && !besidesFounder(folded, first)));
    const areFounders = first !== undefined && first.people > 1 && FOUNDERS.test(wordsOf(folded, first));
    return isWhole || (areFounders && heads.length > 1)
      ? said
      : said + (isTeamQuestion ? 1 + others : (countFounders(folded) ?? 1 + kinAtWork(paid)));
  }
  if (!isTeamQuestion && question !== 'read-back') return countFounders(folded) ?? kinHired(paid) ?? (HELPED.test(paid) ? 2 : null);
  const more = MORE.exec(folded);
  if (more && hasFounder) return Number(more[1]) + 1;
  const row = isTeamQuestion ? countListed(folded) : null;
  if (row !== null) return Math.max(row, others + 1);
  // «Vendo veinte cajas al mes»: so many in a month are nobody.
  const bare = amounts
    .filter(
      (amount): amount is Plain | Count =>
        amount.kind === 'plain' || (amount.kind === 'count' && amount.per !== 'month' && !OF_TIME.test(amount.noun)),
    )
    .filter((amount) => !isAge(ground, amount) && !YEARS_AS.test(folded.slice(amount.end)) && !isOfHours(folded, amount));
  const number = bare[0];
  if (number && isNamed(folded, question) && !tellsGoal(folded) && Number.isInteger(number.low) && number.low < MOST_NAMED) {
    const isBesides =
      hasFounder && /\b(?:yo y|y yo|me and|and me|and i|i and|plus me|mas yo|with me)\b/.test(folded) && !INCLUDING_ME.test(folded);
    return number.low + (isBesides ? 1 : 0);
  }
  if (!isTeamQuestion) return null;
  if (others > 0) return others + 1;
  const workers = [...folded.matchAll(new RegExp(`\\b(?:un|una|a|an|one|otr[oa]|another) (?:[a-z-]+ ){0,2}?${WORKER}(?![a-z])`, 'g'))]
    .length;
  if (workers > 0) return workers + 1;
  const founders = countFounders(folded);
  if (founders !== null) return founders;
  return /^(?:yo|me|i)\b/.test(folded) && folded.length < 30 && !/\b(?:y|and|con|with)\b/.test(folded) ? 1 : null;
}

/** «Mi hermano Julio en administración», "my cousin runs the till": kin with a post of their own, where others are counted. */
function kinAtWork(folded: string): number {
  return [...folded.matchAll(KIN_AT_WORK)].length;
}

const KIN_AT_WORK = new RegExp(
  `(?<![a-z])(?:mi|my) (?:${KIN})(?:, (?:[a-z]+,)?|(?: [a-z]{3,}){0,2}) ?(?:(?<=, )(?:works?|trabaja)(?![a-z])|en (?:la |el )?(?:administracion|caja|cocina|mostrador|sala|barra|reparto|ventas|taller)|on (?:the )?(?:till|counter|floor|phones)|in (?:the )?(?:kitchen|office|shop|workshop)|lleva (?:la|el|las)|se encarga|runs the|does the (?!books|accounts|paperwork)|atiende)(?![a-z])`,
  'g',
);

/** «20 horas a la semana» are nobody; «14 años de mecánico, 9 de jefe de taller»: years, too. */
const OF_TIME = /^(?:horas?|hours?|hrs?)(?![a-z])/;
const YEARS_AS = /^ (?:de|como|as) [a-z]{4,}/;

/** "Me, Travis, 36": how old whoever was just named is. */
function isAge({ text }: Ground, amount: Amount): boolean {
  const { start, end } = amount;
  const isOld = amount.kind === 'plain' && amount.low >= YOUNGEST && amount.low <= OLDEST;
  return (
    isOld && /(?:^|[\s,])\p{Lu}\p{Ll}+, ?(?:de )?$/u.test(text.slice(0, start)) && /^ ?(?:[,.;)]|$|a[ñn]os|years)/.test(text.slice(end))
  );
}

const YOUNGEST = 16;
const OLDEST = 90;

/** "Us two and 2 yardies", "my wife and I plus a part timer": a pair who start it, and those beside them. */
function pairAndMore({ folded, numerals }: Ground): number | null {
  const pair = PAIR_AND.exec(folded);
  if (pair === null) return null;
  const at = pair.index + pair[0].length;
  const next = numerals.find(({ start }) => start === at);
  const isOne = next?.isArticle === true || next?.low === 1;
  if (next === undefined || (isOne && !SOMEBODY.test(folded.slice(next.end)))) return null;
  return !isOne && !/^ [a-z]{3}/.test(folded.slice(next.end)) ? null : 2 + next.low;
}

const PAIR_AND = new RegExp(
  `(?<![a-z])(?:us two|(?:the )?two of us|nosotr[oa]s dos|(?:mi|my) (?:${KIN})(?: [a-z]+)? (?:y|and|&) (?:yo|i|me)|(?:yo|me) (?:y|and|&) (?:mi|my) (?:${KIN})),? (?:y|and|plus|mas|con|with|\\+) (?=\\d|an? |one |un |una |dos |tres |two |three )`,
);
const SOMEBODY = new RegExp(`^ (?:[a-z]+ )?(?:${WORKER}|part[- ]timer|pib[ea]|chic[oa]|chaval[a]?)(?![a-z])`);

/** "Somos 3 empleados y yo". */
function isAndMe(folded: string, total: Headcount): boolean {
  return (
    / /.test(folded.slice(total.start, total.end)) &&
    /^(?: [a-z]+)?(?: y| and| plus| mas| \+) (?:yo|me|i|myself)\b/.test(folded.slice(total.end))
  );
}

/** "It is me and two students", "yo y otro barbero", "yo + esteticista": how many stand beside the founder. */
function besideMe({ folded, numerals, question }: Ground, amounts: readonly Amount[]): number | null {
  const isMoney = (from: number) => amounts.some(({ kind, start, end }) => kind === 'money' && from >= start && from < end);
  const next = numerals.find(
    ({ start, low, high, isArticle }) =>
      !isArticle && low === high && Number.isInteger(low) && low < 50 && !isMoney(start) && ME_AND.test(folded.slice(0, start)),
  );
  if (next && !/^ ?(?:€|\$|£|%|euros?|mil\b|k\b)/.test(folded.slice(next.end))) return next.low;
  if (ME_AND_ONE_WORKER.test(folded)) return 1;
  return question === 'team' && ME_AND_ONE.test(folded) ? 1 : null;
}

/** "Me ayuda mi hermana los fines de semana". */
const HELPED = new RegExp(
  `(?<![a-z])(?:(?:me (?:ayuda|echa una mano)|trabaja conmigo|con (?:la )?ayuda de) (?:mi|un|una) ${KIN}|my (?:${KIN}|(?:sister|brother|mother|father)-in-law)(?: [a-z]{3,}){0,2} (?:helps|will help|works with me))(?![a-z])`,
);
const ME_AND = /(?<![a-z])(?:yo|me|myself)(?: solo)?,? (?:y|con|mas|\+|and|plus|with) $/;
const ME_AND_ONE_WORKER = new RegExp(
  `(?<![a-z])(?:yo|me|myself) (?:y|con|mas|\\+|and|plus|with) (?:una?|otr[oa]|an?|another|one|the)(?: other)? (?:[a-z-]+ ){0,2}?(?:${WORKER}|[a-z]{3,}(?:ador|ora|ista|era|ero|ante))(?![a-z])`,
);
const ME_AND_ONE =
  /^(?:somos |seremos |pues |it'?s (?:just |only )?|just )?(?:yo|me) ?(?:y|con|mas|\+|and|plus|with) ?(?:(?:una?|otr[oa]|mi|el|la|an?|my|another|one|1|2[ªa]) ?)?[a-z]+$/;

function isNamed(folded: string, question: QuestionId): boolean {
  return question === 'team' || /\b(?:equipo|personas?|gente|team|people|staff|empleados|plantilla)\b/.test(folded);
}

/** "Somos 3 socios y queremos contratar a dos camareros": people to be hired join the team; a breakdown of it does not. */
function hiredBesides(folded: string, heads: readonly Headcount[], total: Headcount): number {
  const areFounders = /(?:soci[oa]s?|founders?|partners?|of us|herman[oa]s|amig[oa]s|friends|brothers|sisters)/.test(
    folded.slice(total.start, total.end + 30).replace(/[.;:,].*$/s, ''),
  );
  return heads
    .filter((head) => {
      const between = folded.slice(total.end, head.start);
      const isBeside = areFounders && /^[^.;:\d]{0,40}(?:,| y| and| plus| mas) ?$/.test(between);
      return head.start > total.end && (isBeside || HIRE_BEFORE.test(between));
    })
    .reduce((so, { people }) => so + people, 0);
}

/** "Three partners and a driver": whoever starts it is among the first. */
const FOUNDERS = /^(?:soci[oa]s|partners|founders|co-?founders|fundador(?:es|as))/;

function wordsOf(folded: string, head: Headcount): string {
  return folded.slice(head.start, head.end).replace(/^\S+ /, '');
}

/** "yo y una persona", "one person and me": somebody besides the founder. */
function besidesFounder(folded: string, head: Headcount): boolean {
  const before = folded.slice(Math.max(0, head.start - 40), head.start);
  const after = folded.slice(head.end, head.end + 40);
  return (
    /(?:^|[^a-z])(?:yo|me|i|myself)(?: [a-z-]+){0,4}?,? (?:y|and|con|with|mas|plus|\+|tengo|have|necesito|need|contratare|will hire|ademas de)(?: [a-z-]+){0,3} ?$/.test(
      before,
    ) ||
    /\b(?:ademas de mi|aparte de mi|besides me|apart from me|to help|conmigo|with me|contratar\w*|hir(?:e|ing)|trabajo con|i work(?: [a-z-]+){0,3} with|busco|necesito)(?: [a-z-]+){0,3} ?$/.test(
      before,
    ) ||
    /^[a-z -]{0,25}?(?:,| y| and| plus| mas) (?:yo|me|i|myself)\b/.test(after) ||
    /^ (?:mas|more|besides|ademas|extra|aparte|to help)\b/.test(after)
  );
}
