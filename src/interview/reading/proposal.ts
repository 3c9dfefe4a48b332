// What somebody who is not our grammar may say of an answer: that these words of it tell this fact. Nothing else is taken from them.
import type { FactId } from '../../facts/fact.ts';
import type { ScriptQuestion } from '../interview.ts';

/** Facts that may be proposed, with the question whose answers tell them: the words proposed are read as an answer to it. */
export const PROPOSABLE = {
  name: 'identity',
  city: 'identity',
  price: 'price',
  volume: 'volume',
  growth: 'volume',
  unitCost: 'unit-cost',
  fixedCosts: 'fixed-costs',
  investment: 'investment',
  ownFunds: 'funding',
  loan: 'funding',
  loanYears: 'funding',
  team: 'team',
  founderPay: 'team',
  start: 'start',
} as const satisfies Partial<Record<FactId, ScriptQuestion>>;

export type ProposableId = keyof typeof PROPOSABLE;

export const PROPOSABLE_IDS = Object.keys(PROPOSABLE) as readonly ProposableId[];

/** The facts whose value is the words themselves. */
export const NAMED: ReadonlySet<ProposableId> = new Set(['name', 'city'] as const);

export interface Proposal {
  readonly fact: ProposableId;
  /** Words of the answer, letter for letter. */
  readonly quote: string;
  /** The number these words hold, as they hold it: 10 for "diez al día"; null where the fact is no number. */
  readonly number: number | null;
}
