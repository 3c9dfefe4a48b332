// How many of those one calls on have to be on the list for a goal that counts them to be met.
import type { FactSheet } from '../../facts/fact.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import { gatherGoals } from '../goals/gather-goals.ts';
import { CALLED_ON } from './count-reachable.ts';
import type { SharedChannel } from './gather-channels.ts';

interface GoalList {
  /** How many the goal asks for. */
  readonly goal: number;
  /** How many were told to be called on. */
  readonly told: number;
  /** How many have to be, as of so many asked one signs. */
  readonly list: number;
}

/** Null where no goal counts those whom the channel calls on, or where those told are enough for it. */
export function listForGoal({ kind, reachable }: SharedChannel, facts: FactSheet, model: FinancialModel, oneIn: number): GoalList | null {
  if (kind !== 'visits' || reachable === null) return null;
  const goal = countingGoal(facts, model)?.target ?? 0;
  const list = Math.ceil(goal * oneIn);
  return list > reachable ? { goal, told: reachable, list } : null;
}

/** The month of the first year by which a goal asks for all whom the channel brings; null where none counts them, or where it asks for fewer. */
export function monthOfGoal(
  { kind }: Pick<SharedChannel, 'kind'>,
  facts: FactSheet,
  model: FinancialModel,
  customers: number,
): number | null {
  const goal = kind === 'visits' ? countingGoal(facts, model) : undefined;
  return goal && customers > 0 && customers <= (goal.target ?? 0) && goal.month <= MONTHS_A_YEAR ? goal.month : null;
}

const MONTHS_A_YEAR = 12;

/** The goal that counts, all in all, those whom one calls on. */
function countingGoal(facts: FactSheet, model: FinancialModel) {
  return gatherGoals(facts, model).find(({ rate, noun }) => rate === 'total' && CALLED_ON.test(foldText(noun)));
}
