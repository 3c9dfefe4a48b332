// Who gives the money to open, held against the sums that the plan counts with.
import { type FactSheet, factValue, type MoneySource, type MoneySourceKind } from './fact.ts';

/** A source with its sum. */
export type PaidSource = MoneySource & { readonly amount: number };

/** Those of one sum, and what of it nobody was named for. */
export interface NamedPart {
  readonly named: readonly PaidSource[];
  readonly rest: number;
}

export interface NamedSources {
  readonly own: NamedPart;
  readonly loan: NamedPart;
  readonly invested: NamedPart;
  /** Who is to give whatever is still missing, where that was told and no sum holds it. */
  readonly missing: MoneySource | undefined;
  /** What was only applied for. */
  readonly pending: readonly PaidSource[];
}

const OWED: ReadonlySet<MoneySourceKind> = new Set(['familyLoan', 'bank']);
const HALF_A_UNIT = 0.5;

/**
 * The money told by whom it comes from, each in the sum that holds it: what nobody asks back in the founder's own, a partner's in the investor's where
 * that was told, and the rest in the loan. A sum that those named exceed was told anew since: it has no names. Money in currency units.
 */
export function nameSources(facts: FactSheet): NamedSources {
  const told = factValue(facts, 'moneySources') ?? [];
  const sources = told.filter(({ isPending }) => !isPending);
  const [own, loan, invested] = (['ownFunds', 'loan', 'investorFunds'] as const).map((id) => factValue(facts, id));
  const isInvested = (source: MoneySource) => source.kind === 'partner' && invested !== undefined;
  const owed = sources.filter(({ kind }) => OWED.has(kind));
  const lent = partOf(loan, owed.filter(isPaid));
  const open = owed.find(({ amount }) => amount === null);
  const takesRest = open !== undefined && lent.rest > 0 && (loan ?? 0) > 0;
  return {
    own: partOf(own, sources.filter((source) => !OWED.has(source.kind) && !isInvested(source)).filter(isPaid)),
    loan: takesRest ? { named: [...lent.named, { ...open, amount: lent.rest }], rest: 0 } : lent,
    invested: partOf(invested, sources.filter(isInvested).filter(isPaid)),
    missing: takesRest ? undefined : open,
    pending: told.filter(({ isPending }) => isPending).filter(isPaid),
  };
}

/** What was applied for and not granted yet, in all. */
export function pendingFunds(facts: FactSheet): number {
  return nameSources(facts).pending.reduce((so, { amount }) => so + amount, 0);
}

/** The founder's own money without what others give, grant or put in, as each of those was told. */
export function ownAlone(facts: FactSheet): number | undefined {
  const own = factValue(facts, 'ownFunds');
  if (own === undefined) return undefined;
  const { named } = nameSources(facts).own;
  const given = named.filter(({ kind }) => kind !== 'unemployment').reduce((so, { amount }) => so + amount, 0);
  return own - given;
}

/** Whether somebody was told to give whatever is missing. */
export function givesTheRest(facts: FactSheet): boolean {
  return nameSources(facts).missing !== undefined;
}

function partOf(sum: number | undefined, named: readonly PaidSource[]): NamedPart {
  const rest = (sum ?? 0) - named.reduce((so, { amount }) => so + amount, 0);
  return sum === undefined || rest < -HALF_A_UNIT ? { named: [], rest: sum ?? 0 } : { named, rest: Math.max(0, rest) };
}

function isPaid(source: MoneySource): source is PaidSource {
  return source.amount !== null && source.amount > 0;
}
