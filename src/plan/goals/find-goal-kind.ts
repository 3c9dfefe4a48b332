// What a goal is about, as far as its words and the trade's tell.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { saleUnitNamed } from '../../sectors/sale-units.ts';
import type { Draft } from '../draft.ts';
import { type Goal, isPaced, isUnpacedLevel, lineOfGoal } from './gather-goals.ts';
import {
  ACCOUNTS,
  BOOKED_AHEAD,
  BY_WAY,
  CHURN,
  CUSHION,
  FINISHED,
  GOAL_CLUES,
  type GoalKind,
  OWED_BY_US,
  OWED_TO_US,
  REFERRED,
  REGULARS,
  SCORE,
  SENDS_WORK,
  SOLD_FOR,
} from './goal-clues.ts';
import { SELLS_ONLINE } from './goal-names.ts';
import { isOpening } from './name-opening.ts';
import { inDigits } from './read-goal-numbers.ts';

/** What the goal is about; null where nothing tells. Its number is held against sales only where the words it stands before are what is sold. */
export function findGoalKind(draft: Draft, goal: Goal): GoalKind | null {
  const { text, target, money, rate, share, isCeiling } = goal;
  const said = foldText(text);
  if (isOpening(goal)) return 'open';
  if (namesOtherMeasure(draft, said) || (STAYS.test(said) && !isBuyer(goal))) return null;
  if (rate === 'total' && target !== null && money === null && !isCeiling && FINISHED.test(said)) return 'finished';
  if (SCORE.test(said)) return 'score';
  if (money !== null && !isCeiling && SOLD_FOR.test(said)) return 'sales';
  if (namesColleague(draft, text)) return 'colleague';
  if (money !== null && OWED_TO_US.test(said)) return 'owed';
  if (money !== null && isCeiling && OWED_BY_US.test(said)) return 'debt';
  if (target === null && money === null && SELLS_ONLINE.test(said)) return null;
  if (CHURN.test(said)) return 'churn';
  if (CUSHION.test(said) && !SAVED_FOR.test(said)) return 'cushion';
  if (share !== null && REFERRED.test(said)) return 'referred';
  if (share !== null && BY_WAY.test(said)) return null;
  if (SENDS_WORK.test(said)) return target === null || countsWhatIsSent(said) ? null : 'partners';
  if (countsRegulars(draft, goal, said)) return 'regulars';
  if (rate === 'active' && target !== null && money === null && PAYING.test(said)) return 'units';
  const found = findClue(draft, said, money);
  const isCount = target !== null && money === null;
  if (isCount && lineOfGoal(draft.facts, goal) !== null) return 'line';
  if (isCount && found !== 'living' && countsSales(draft, goal, said)) return BOOKED_AHEAD.test(said) ? 'booked' : 'units';
  if (rate === 'total' && target !== null && CUSTOMERS.test(goal.noun || said) && found !== 'again' && !goal.isPart && !isCeiling)
    return 'customers';
  if (isCount && found !== null && COUNTED_KINDS.has(found)) return kindOfCounted(goal, found);
  // A part of what is sold is no level of it.
  if (found === 'units' || (found === 'sales' && share !== null && money === null)) return null;
  if (found === 'accounts') return SIGNED.test(said) ? found : null;
  return found;
}

/** "The bridal shop sending me 5 dresses a month": the number is of what is sent, and not of those who send it. */
function countsWhatIsSent(said: string): boolean {
  const sends = SENDS_WORK.exec(said);
  return sends !== null && !/\d/.test(inDigits(said.slice(0, sends.index))) && /\d/.test(inDigits(said.slice(sends.index)));
}

/** «Tener ahorrado para un segundo local»: the place is the goal. */
const SAVED_FOR =
  /\b(?:ahorr\w+|saved?(?: up)?|saving(?: up)?|put by)(?: [a-z]+){0,2} (?:para|for) (?:un[oa]?|otr[oa]|el|la|an?|another|the|my) (?:segund[oa]|second|nuev[oa]|new|otr[oa]|local|tienda|taller|furgoneta|shop|van|place|site|premises)\b/;

/** Whoever works there already, for good: no contract is won. */
const STAYS = /\b(?:contratos? (?:fij[oa]s?|indefinid[oa]s?)|permanent contracts?)\b/;

/** «Dos pubs con contrato fijo»: what is counted buys, and does not work there. */
function isBuyer({ target, noun }: Goal): boolean {
  const [counted = ''] = noun.split(/ (?:con|a|del?|en|on|with|under|of|at|in|from) /);
  return target !== null && ACCOUNTS.test(counted) && !/^(?:contrato|contract)/.test(counted);
}

/** Kinds that are told of sales or buyers in general: the words after the number say whether it is them that it counts. */
const COUNTED_KINDS: ReadonlySet<GoalKind> = new Set(['sales', 'units', 'accounts']);

function kindOfCounted({ noun, rate, isPart, isCeiling }: Goal, found: GoalKind): GoalKind | null {
  if (isCeiling || (isPart && found !== 'accounts')) return null;
  if (ACCOUNTS.test(noun)) return 'accounts';
  if (noun === '') return found === 'sales' ? 'units' : found;
  return rate === 'active' && found === 'units' && MEMBERS.test(noun) ? 'units' : null;
}

/** Whoever is counted where what is sold is a month of belonging. */
const MEMBERS = /\b(?:client|alumn|soci|suscript|customer|student|member|subscriber|user|usuari)/;

function findClue(draft: Draft, said: string, money: number | null): GoalKind | null {
  const found =
    GOAL_CLUES.find(({ kind, clues }) => !(kind === 'hire' && BUYS.test(said)) && clues.test(said) && isMeasurable(draft, kind))?.kind ??
    null;
  return found === null && money !== null && PAY.test(said) ? 'living' : found;
}

/** "Buy the second crew's truck": a thing, whoever drives it. */
const BUYS = /^(?:y |and |to )?(?:buy|comprar(?:me|nos|le|les)?)\b/;

/** Money that somebody takes, by a word that may mean other things beside a thing. */
const PAY = /\b(?:sac(?:ar|o|amos|armos)|saquemos|saque|llev(?:ar|emos|e)|earn|make|clear|draw|take)/;

/** Whether the number stands before what is sold: the trade's word, any word for a sale, or what the offer is told to be. */
function countsSales(draft: Draft, goal: Goal, said: string): boolean {
  const { noun, isPart, isCeiling } = goal;
  if (isPart || isCeiling || isUnpacedLevel(goal) || (goal.rate === 'total' && IN_FORCE.test(said))) return false;
  if (noun === '') return isPaced(goal) || REACHES.test(inDigits(said));
  if (namesOwnUnit(draft, noun) || SALES.test(noun)) return true;
  if (isPaced(goal) && (CUSTOMERS.test(noun) || PEOPLE.test(noun))) return true;
  return !ACCOUNTS.test(noun) && !CUSTOMERS.test(noun) && isOffered(draft, noun);
}

/** «90 planes activos»: as many as run that month, and not all that were sold. */
const IN_FORCE = /\b(?:activ[oa]s|active|vigentes|en vigor|running)\b/;

/** «Llegar a 200 al mes»: of what is sold, as nothing else is named. */
const REACHES =
  /^(?:llegar a|alcanzar|tener|vender|hacer|reach|get to|have|sell) (?:un[oa]s |about |around )?\d[\d.,]*(?: (?:al|a la|por|cada|en|antes|para|a|by|in|before|per|each|every)\b.*)?$/;
const SALES =
  /\b(?:pedido|venta|encargo|trabajo|compra|visita|cita|reserva|servicio|ticket|order|sale|job|visit|booking|appointment|commission|purchase)(?:e?s)?\b/;
const PEOPLE = /\b(?:personas?|people|mesas?|tables?|comensales|covers|cubiertos|grooms)\b/;
const LEAST_STEM = 4;
const STEM = 6;

/** «Ramos», or "bouquets", of whoever tells of «ramos» where the price and the volume are. */
function isOffered({ facts }: Draft, noun: string): boolean {
  const [first = ''] = noun.split(' ');
  const stem = first.replace(/(?:es|s)$/, '').slice(0, STEM);
  if (OTHER_THINGS.test(noun)) return false;
  const priced = foldText([facts.revenue?.value, facts.price?.quote?.text, facts.volume?.quote?.text].filter(Boolean).join(' '));
  const unit = saleUnitNamed(first);
  return (
    new RegExp(stem.length < LEAST_STEM ? `\\b${stem}s?\\b` : `\\b${stem}`).test(priced) ||
    (unit !== undefined && priced.split(/[^a-z]+/).some((word) => saleUnitNamed(word) === unit))
  );
}

/** What may come up in any offer, and is no sale. */
const OTHER_THINGS =
  /\b(?:resena|review|persona|hora|hour|turno|shift|dia|day|local|tienda|shop|maquina|machine|furgon|van|perfil|seguidor|follower)/;

/** They buy month after month: where what is sold is a month of it, they are what is sold. */
function countsRegulars(draft: Draft, { target, money, rate }: Goal, said: string): boolean {
  return (
    target !== null &&
    money === null &&
    rate === 'total' &&
    REGULARS.test(inDigits(said)) &&
    !namesOwnUnit(draft, said) &&
    !ACCOUNTS.test(said)
  );
}

const FULL_TIME = /\b(?:full.?time|(?:a )?(?:jornada|tiempo) complet[ao])\b/;

/** "Tomasz full time": somebody by name, who is not the business; the first word has a capital anyway, and is a name where other answers have it. */
function namesColleague({ facts }: Draft, text: string): boolean {
  if (!FULL_TIME.test(foldText(text))) return false;
  const others = `${factValue(facts, 'resources') ?? ''} ${factValue(facts, 'solution') ?? ''}`;
  const isTold = (name: string) => new RegExp(`[\\p{L},(] ${name}(?!\\p{L})`, 'u').test(others);
  return [...text.matchAll(/\p{Lu}\p{Ll}{2,}/gu)].some(
    ([name], at) => !(factValue(facts, 'name') ?? '').includes(name) && (isTold(name) || at > 0 || !text.startsWith(name)),
  );
}

/** Whoever pays month after month is what is sold. */
const PAYING = /\b(?:pagando|que paguen?|paying|de pago|activ[oa]s?|active)\b/;

/** Accounts without a number are counted by their signatures. */
const SIGNED = /\b(firm|contrat|conveni|sign|account|contract)/;

/** People, and not what they buy. */
const CUSTOMERS = /\b(client|customer|pacient|patient|alumn|student|usuari|user)/;

function isMeasurable(draft: Draft, kind: GoalKind): boolean {
  return kind !== 'loan' || draft.diagnosis.hasLoan;
}

/** "Twenty grooms a week": the goal counts what is sold, by the trade's word. */
function namesOwnUnit({ sector: { unit }, model }: Draft, said: string): boolean {
  if (model.assumptions.lodging !== undefined && /\b(?:noches?|nights?)\b/.test(said)) return true;
  const heads = [unit.es.one, unit.es.many].map((name) => name.split(' ')[0] ?? name);
  const tails = [unit.en.one, unit.en.many].map((name) => name.split(' ').at(-1) ?? name);
  return [...heads, ...tails].some((name) => new RegExp(`\\b${foldText(name)}\\b`).test(said));
}

const MEASURE = /\d (?:mil )?(caja|case|boxe|botella|bottle|kilo|litro|liter|litre|tonelada|ton|tonne)s?\b/;

/** «Cajas» where litres are sold: what is forecast cannot tell whether it was met. */
function namesOtherMeasure({ sector: { unit } }: Draft, said: string): boolean {
  const measure = MEASURE.exec(inDigits(said))?.[1];
  return measure !== undefined && !foldText(`${unit.es.many} ${unit.en.many} ${unit.en.one}`).includes(measure);
}

/** Where what is sold is counted by whom it is sold to. */
export function isAccount({ sector: { unit } }: Draft): boolean {
  return ACCOUNTS.test(foldText(`${unit.es.one} ${unit.en.one}`));
}
