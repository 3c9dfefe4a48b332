import type { Money } from './amount.ts';
import type { MoneyRole } from './money-roles.ts';

/** An amount and what it is for; null where nothing says. */
export interface RoledMoney {
  readonly money: Money;
  readonly role: MoneyRole | null;
  /** Said for each of several, and multiplied. */
  readonly isMultiplied?: boolean;
  /** What somebody hired gets: one of the costs of a month. */
  readonly isWage?: boolean;
}
