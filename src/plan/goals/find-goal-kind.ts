// What a goal is about, as far as its words and the trade's tell.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { type Goal, isPaced } from './gather-goals.ts';
import { ACCOUNTS, BY_WAY, CHURN, COUNTS_SALES, GOAL_CLUES, type GoalKind, namesSale, REFERRED, REGULARS } from './goal-clues.ts';
import { inDigits } from './read-goal-numbers.ts';

/** What the goal is about; null where nothing tells. */
export function findGoalKind(draft: Draft, goal: Goal): GoalKind | null {
  const { text, target, money, rate, share } = goal;
  const said = foldText(text);
  if (namesOtherMeasure(draft, said)) return null;
  if (namesColleague(draft, text)) return 'colleague';
  if (CHURN.test(said)) return 'churn';
  if (share !== null && REFERRED.test(said)) return 'referred';
  if (share !== null && BY_WAY.test(said)) return null;
  if (countsRegulars(draft, goal, said)) return 'regulars';
  if (rate === 'active' && target !== null && money === null && PAYING.test(said)) return 'units';
  if (target !== null && money === null && (isPaced(goal) || namesOwnUnit(draft, said) || COUNTS_SALES.test(inDigits(said))))
    return 'units';
  const found = GOAL_CLUES.find(({ kind, clues }) => clues.test(said) && isMeasurable(draft, kind));
  if (rate === 'total' && target !== null && CUSTOMERS.test(said) && found?.kind !== 'again') return 'customers';
  if (found?.kind === 'sales' && target !== null && money === null) return 'units';
  if (found && ((found.kind !== 'units' && found.kind !== 'accounts') || target !== null || SIGNED.test(said))) return found.kind;
  return target !== null && namesSale(said) ? 'units' : null;
}

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
