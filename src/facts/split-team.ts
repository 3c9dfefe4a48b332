import { foldText } from '../language/fold-text.ts';
import { countMonthsTold, countWeekdays } from '../language/part-of-year.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';

/** Hours of one month: a whole week's work, half of it, two days a week, one day a week. Usual values, printed as such. */
export const FULL_MONTH = 160;
const HALF = 80;
const TWO_DAYS = 64;
const ONE_DAY = 32;
const WEEKS_A_YEAR = 52;

/** Who is there all week and who is not. */
export interface Team {
  /** The founder among them. */
  readonly full: number;
  readonly part: number;
  /** Of all who work part of the week together, a month. */
  readonly partHours: number;
  /** Those who start the business together, the founder included. */
  readonly founders: number;
}

const SOMEBODY = /\b(un|una|otr[oa]|mi|dos|tres|cuatro|an?|one|my|another|two|three|four|\d)\b(?: [a-z-]+){0,3}/;
const OPENING = /\b(?:abr\w+|abiert\w+|open\w*|cerr\w+|clos\w+|vend\w+|sell|ferias?|mercad\w+|markets?)\b/;
const WEEKLY = /\b(\d{1,2}) ?(?:horas|h|hours|hrs) (?:a la|por|cada|a|per|each) ?(?:semana|week)\b/;
const HOURS_BESIDE =
  /, (?:(?:about|around|each|unas|como|cada un[oa]) )*(\d{1,2} ?(?:horas|h|hours|hrs) (?:a la|por|cada|a|per|each) ?(?:semana|week))/g;
const HALF_TIME =
  /\b(?:nights|noches|media jornada|medi[oa] tiempo|tiempo parcial|jornada parcial|por horas|part.?time\w*|half.?time|half days?|(?:por|de|en) las? (?:tardes?|mananas?)|(?:in the |on )?(?:afternoons|mornings|evenings))\b/;
const WEEKEND = /\b(?:fin(?:es)? de semana|findes?|weekends?)\b/;
const WHOLE_WEEK = 5;
const MONTHS_A_YEAR = 12;

/** Somebody paid, not somebody who owns: «yo y mi ayudante». */
const PAID = '(?!ayudante|aprendiz|emplead|asistente|mecanic|assistant|apprentice|helper|employee|staff|worker)';
const COUPLE = new RegExp(
  `\\b(?:(?:mi|my) ${PAID}\\w+ (?:y|and) (?:yo|i|me)|(?:yo|i|me) (?:y|and) (?:mi|my) ${PAID}\\w+|nosotr[oa]s dos|the two of us|us two|entre l[oa]s dos|l[oa]s dos|(?:mi|una?|con|my|a|business) (?:soci[oa]|business partner|co-?founder))\\b`,
);
/** «It's me and Chuy, we'd take out two grand each»: a name of whom nothing says that they are paid, and a «we» that takes out or puts in. */
const BY_NAME = /\b(?:[Mm]e|I|[Yy]o) (?:and|y) (?:el |la )?\p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:and (?:me|I)|y yo)(?!\p{L})/u;
const HIRED =
  /\b(?:contratad[oa]|(?:le|les) pag\w+|(?:ella|el|she|he) (?:cobra|gana|gets)|(?:sueldo|salario|wages?|pay) (?:de|for|of) (?!mi|me|my)|hired|employed|employee|emplead[oa]|on (?:minimum )?wage|ayudante|aprendiz|apprentice|assistant)\b/;
const TOGETHER =
  /\b(?:we(?:'d| would|'ll| will)? (?:both |each )?(?:take|draw|pay ourselves|put in|want)|each of us|both of us|us both|nos (?:llevar|pagar|sacar|quedar|llevam|pagam|sacam|quedam)\w*|cobrar(?:iamos|emos)|cada uno de (?:nosotros|los dos)|l[oa]s dos (?:ponemos|cobramos|trabajamos))\b/;
/** «Leidy y yo», "me and Dave": told together and nothing more, who is neither paid nor called anything else. */
const NAMED_PAIR =
  /(?:^|[.;:,(] ?|(?<!\p{L})(?:somos|seremos|estamos|estaremos|trabajamos|con|just|only|it[’']s) )(?:(?:[Mm]e|I|[Yy]o) (?:and|y) (?:el |la |do[nñ]a? )?(?!(?:a|an|el|la|two|dos|mi|my|un|una|the)(?!\p{L}))\p{L}{3,}|(?:[Ee]l |[Ll]a )?\p{L}{3,} (?:and (?:me|I)|y yo))(?=$| ?[.;)]|,? (?:will|run|are|both|we|nos|cobr\p{L}+|llevamos|trabajamos)(?!\p{L})|, (?!que|who|whom|a qui[eé]n))/u;
const PARTNERS =
  /\b(dos|tres|cuatro|cinco|two|three|four|five|[2-5]) (?:soci[oa]s|(?:business )?partners|founders|co-?founders|fundador\w+|herman[oa]s|amig[oa]s|prim[oa]s|sisters|brothers|friends|cousins|of us)\b/;

/** The team in the founder's words, never more people than were counted. A boy at weekends is no full week. */
export function splitTeam(facts: FactSheet, people: number): Team {
  // «Three employees at $18 an hour, about 30 hours a week each»: the hours are theirs.
  const told = foldText(toldOfTeam(facts)).replace(HOURS_BESIDE, ' $1');
  const pieces = told.split(/[.;:,]| (?:y|e|and|con|with|plus|mas) (?=(?:un|una|otr[oa]|mi|dos|tres|an?|one|my|two|three|\d)\b)/);
  const helpers = pieces.map(hoursOf).filter((hours) => hours !== null);
  const some = helpers.flat().slice(0, Math.max(0, people - 1));
  const words = toldOfTeam(facts);
  const areNamed =
    (facts.staffPay === undefined && NAMED_PAIR.test(words) && !HIRED.test(told)) || (BY_NAME.test(words) && TOGETHER.test(told));
  const pair = COUPLE.test(told) || areNamed ? 2 : 1;
  const founders = Math.min(people - some.length, countOf(PARTNERS.exec(told)?.[1]) ?? pair);
  return {
    full: people - some.length,
    part: some.length,
    partHours: some.reduce((sum, hours) => sum + hours, 0),
    founders: Math.max(1, founders),
  };
}

/** What was told of means, and the answer to who works in it where that was another one. */
export function toldOfTeam(facts: FactSheet): string {
  const means = factValue(facts, 'resources') ?? '';
  const answer = facts.team?.quote?.text ?? '';
  return means.includes(answer) ? means : `${answer}. ${means}`;
}

/** The hours a month of each of those a piece tells of as there part of the week; null where it tells of nobody like that. */
function hoursOf(piece: string): readonly number[] | null {
  const who = SOMEBODY.exec(piece);
  const hours = partOf(piece);
  if (!who || hours === null || OPENING.test(piece)) return null;
  return Array.from({ length: countOf(who[1]) ?? 1 }, () => hours);
}

function partOf(piece: string): number | null {
  const weekly = Number(WEEKLY.exec(piece)?.[1] ?? 0);
  if (weekly > 0 && weekly < 35) return Math.round((weekly * WEEKS_A_YEAR) / 12);
  const months = countMonthsTold(piece);
  if (months !== null && months < MONTHS_A_YEAR) return Math.round((FULL_MONTH * months) / MONTHS_A_YEAR);
  if (WEEKEND.test(piece)) return TWO_DAYS;
  const days = countWeekdays(piece);
  if (days > 0 && days < WHOLE_WEEK) return days * ONE_DAY;
  return HALF_TIME.test(piece) ? HALF : null;
}

function countOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : /^\d$/.test(word) ? Number(word) : smallNumber(word);
}
