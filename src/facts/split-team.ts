import { foldText } from '../language/fold-text.ts';
import { smallNumber } from '../language/small-numbers.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';
import { FULL_MONTH, findPartTimers, type PartTimers } from './part-hours.ts';
import { isWorkPaidBySale } from './work-in-cost.ts';

const HALF_MONTH = FULL_MONTH / 2;

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

/** Somebody paid, not somebody who owns: «yo y mi ayudante». */
const PAID = '(?!ayudante|aprendiz|emplead|asistente|mecanic|assistant|apprentice|helper|employee|staff|worker)';
const COUPLE = new RegExp(
  `\\b(?:(?:mi|my) ${PAID}\\w+ (?:y|and) (?:yo|i|me)|(?:yo|i|me) (?:y|and) (?:mi|my) ${PAID}\\w+|nosotr[oa]s dos|the two of us|us two|(?<!que )entre l[oa]s dos|(?<!(?:que|entre|les|a) )l[oa]s dos|(?:mi|una?|con|my|a|business) (?:soci[oa]|business partner|co-?founder))\\b`,
);
/** «It's me and Chuy, we'd take out two grand each»: a name of whom nothing says that they are paid, and a «we» that takes out or puts in. */
const BY_NAME = /\b(?:[Mm]e|I|[Yy]o) (?:and|y) (?:el |la )?\p{Lu}\p{L}+|\p{Lu}\p{L}+ (?:and (?:me|I)|y yo)(?!\p{L})/u;
const HIRED =
  /\b(?:contratad[oa]|(?:le|les) pag\w+|(?:ella|el|she|he) (?:cobra|gana|gets)|(?:sueldo|salario|wages?|pay) (?:de|for|of) (?!mi|me|my)|hired|employed|employee|emplead[oa]|on (?:minimum )?wage|ayudante|aprendiz|apprentice|assistant)\b/;
/** «Mi esposa, un ayudante y yo», "my wife Dana and me": who shares the household is no employee. */
const HOUSEHOLD =
  /\b(?:mi (?:espos[oa]|marido|mujer|pareja|novi[oa])|my (?:wife|husband|girlfriend|boyfriend|fiancee?))(?: [a-z]+)?(?:, [^.;:\d]{1,40}?)?,? (?:y|and) (?:yo|i|me)\b/;
const TOGETHER =
  /\b(?:we(?:'d| would|'ll| will)? (?:both |each )?(?:take|draw|pay ourselves|put in|want)|each of us|both of us|us both|nos (?:llevar|pagar|sacar|quedar|llevam|pagam|sacam|quedam)\w*|cobrar(?:iamos|emos)|cada uno de (?:nosotros|los dos)|l[oa]s dos (?:ponemos|cobramos|trabajamos))\b/;
/** «Leidy y yo», "me and Dave": told together and nothing more, who is neither paid nor called anything else. */
const NAMED_PAIR =
  /(?:^|[.;:,(] ?|(?<!\p{L})(?:somos|seremos|estamos|estaremos|trabajamos|con|just|only|it[’']s) )(?:(?:[Mm]e|I|[Yy]o) (?:and|y) (?:el |la |do[nñ]a? )?(?!(?:a|an|el|la|two|dos|mi|my|un|una|the)(?!\p{L}))\p{L}{3,}|(?:[Ee]l |[Ll]a )?\p{L}{3,} (?:and (?:me|I)|y yo))(?=$| ?[.;)]|,? (?:will|run|are|both|we|nos|cobr\p{L}+|llevamos|trabajamos)(?!\p{L})|, (?!que|who|whom|a qui[eé]n))/u;
const PARTNERS =
  /\b(dos|tres|cuatro|cinco|two|three|four|five|[2-5]) (?:soci[oa]s|(?:business )?partners|founders|co-?founders|fundador\w+|herman[oa]s|amig[oa]s|prim[oa]s|sisters|brothers|friends|cousins|of us)\b/;

/** «Somos tres, Claudio, yo y Milagros media jornada»: named in a row with who is talking. */
const ROW = /(?:^|[.;:,(] ?)(?!(?:[Mm]e|[Yy]o|I)(?!\p{L}))(?:la |el )?\p{Lu}\p{L}{2,}(?:,| y| and) (?:[Mm]e|[Yy]o|I)(?!\p{L})/u;

/** The team in the founder's words, never more people than were counted. A boy at weekends is no full week. */
export const splitTeam = keptWithFacts((facts, people: number): Team => {
  const words = toldOfTeam(facts);
  const helpers = partTimersOf(facts);
  const some = helpers.flatMap(({ count, hours }) => Array.from({ length: count }, () => hours)).slice(0, Math.max(0, people - 1));
  const told = helpers.reduce((so, helper) => so.replace(helper.words, ' '), foldText(words));
  // Wages told beside somebody who is there part of the week are theirs.
  const areUnpaid = (facts.staffPay === undefined || some.length > 0) && !HIRED.test(told);
  const areNamed =
    (areUnpaid && (NAMED_PAIR.test(words) || (some.length > 0 && ROW.test(words)))) || (BY_NAME.test(words) && TOGETHER.test(told));
  const pair = COUPLE.test(told) || HOUSEHOLD.test(told) || areNamed ? 2 : 1;
  const founders = Math.min(people - some.length, countOf(PARTNERS.exec(told)?.[1]) ?? (isPaidAlone(facts) ? 1 : pair));
  const all = {
    full: people - some.length,
    part: some.length,
    partHours: some.reduce((sum, hours) => sum + hours, 0),
    founders: Math.max(1, founders),
  };
  return isWorkPaidBySale(facts) ? onThePayroll(facts, all) : all;
});

/** Whoever is paid out of each sale has no hours of a month: those who are left run it, and pay that was told for somebody among them pays half days. */
function onThePayroll(facts: FactSheet, team: Team): Team {
  const lines = (factValue(facts, 'costLines') ?? []).filter(({ kind }) => kind === 'hired').length;
  const full = Math.min(team.full, team.founders + Math.max(0, lines - team.part));
  const isSomebodyPaid = facts.staffPay !== undefined && full === team.founders && team.part === 0 && team.full > full;
  return { ...team, full, ...(isSomebodyPaid ? { part: 1, partHours: HALF_MONTH } : {}) };
}

/** Who takes pay of their own beside those they pay, and shares it with nobody: whoever is paid beside them is no partner. */
function isPaidAlone(facts: FactSheet): boolean {
  const lines = factValue(facts, 'costLines') ?? [];
  const own = lines.filter(({ kind }) => kind === 'own');
  return own.length === 1 && lines.some(({ kind }) => kind === 'hired') && !SEVERAL.test(foldText(own[0]?.label ?? ''));
}

const SEVERAL = /\b(?:nuestr[oa]s?|nosotr[oa]s|us|our|founders?|soci[oa]s?|partners|each|cada|both|amb[oa]s|owners|duen[oa]s)\b/;

/** Those who are there part of the week, from where their hours were told best: with the team, or with what a month costs. */
export const partTimersOf = keptWithFacts((facts): readonly PartTimers[] => {
  const withTeam = findPartTimers(toldOfTeam(facts));
  const costs = [facts.staffPay?.quote?.text, facts.fixedCosts?.quote?.text, factValue(facts, 'costList')];
  const withCosts = costs.map((text) => findPartTimers(text ?? '')).find((found) => found.length > 0) ?? [];
  const isBetter = withCosts.some(({ isExact }) => isExact) && !withTeam.some(({ isExact }) => isExact);
  return withTeam.length === 0 || (isBetter && withCosts.length === withTeam.length) ? withCosts : withTeam;
});

/** Whether the hours of everybody who is there part of the week were told, and none of them is only usual. */
export function hasExactHours(facts: FactSheet): boolean {
  const helpers = partTimersOf(facts);
  return helpers.length > 0 && helpers.every(({ isExact }) => isExact);
}

/** What was told of means, and the answer to who works in it where that was another one. */
export function toldOfTeam(facts: FactSheet): string {
  const means = factValue(facts, 'resources') ?? '';
  const answer = facts.team?.quote?.text ?? '';
  return means.includes(answer) ? means : `${answer}. ${means}`;
}

function countOf(word: string | undefined): number | undefined {
  return word === undefined ? undefined : /^\d$/.test(word) ? Number(word) : smallNumber(word);
}
