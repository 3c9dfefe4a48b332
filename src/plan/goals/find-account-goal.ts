// Buyers of another kind than the common customer whom a goal counts by name: pubs, delis, firms.
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { findGoalKind, isAccount } from './find-goal-kind.ts';
import { gatherGoals, type PlacedGoal } from './gather-goals.ts';
import { accountNamed, NAMED_BUYERS } from './goal-clues.ts';

interface AccountGoal {
  readonly goal: PlacedGoal;
  /** What such buyers are called, several of them. */
  readonly buyers: Bilingual;
}

/** The first goal that counts such buyers; null where none does, or where nothing says who they are. */
export function findAccountGoal(draft: Draft): AccountGoal | null {
  if (isAccount(draft)) return null;
  const goals = gatherGoals(draft.facts, draft.model).map((goal, at): PlacedGoal => ({ ...goal, at }));
  const goal = goals.find((one) => findGoalKind(draft, one) === 'accounts');
  const buyers = goal && accountNamed(foldText(goal.text));
  return goal && buyers && !NOBODY.has(buyers.es) ? { goal, buyers } : null;
}

/** What is signed, and whoever signs it, are nobody to be visited. */
const NOBODY: ReadonlySet<string> = new Set(['contratos', NAMED_BUYERS.es]);
