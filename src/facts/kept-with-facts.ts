import type { Fact, FactId, FactSheet } from './fact.ts';

interface Kept<Found, Of> {
  readonly found: Found;
  readonly of: Of;
  /** What of the sheet it was made of. */
  readonly read: ReadonlyMap<FactId, Fact | undefined>;
}

/** Sheets that differ in what is read of them, within one turn: what was known, what is known now, and each of them under another light. */
const MOST_KEPT = 8;

/**
 * The same finding, made once for each sheet: facts never change, and one turn of a conversation asks the same of them many times. While the turn
 * lasts, a sheet that agrees with an earlier one in all the facts that were looked at is the same to it; when that is done nothing of it is left.
 * `of` is what else it is asked about, compared as it stands.
 */
export function keptWithFacts<Found, Of = void>(find: (facts: FactSheet, of: Of) => Found): (facts: FactSheet, of: Of) => Found {
  const ofSheet = new WeakMap<FactSheet, Map<Of, Found>>();
  let ofTurn: readonly Kept<Found, Of>[] = [];
  const make = (facts: FactSheet, of: Of): Found => {
    const alike = ofTurn.find((kept) => kept.of === of && isAlike(facts, kept.read));
    if (alike) return alike.found;
    const read = new Map<FactId, Fact | undefined>();
    const watched = watch(facts, read);
    const found = find(watched.sheet, of);
    if (watched.isSeenWhole()) return found;
    if (ofTurn.length === 0)
      queueMicrotask(() => {
        ofTurn = [];
      });
    ofTurn = [{ found, of, read }, ...ofTurn.slice(0, MOST_KEPT - 1)];
    return found;
  };
  return (facts, of) => {
    const known = ofSheet.get(facts) ?? new Map<Of, Found>();
    if (known.has(of)) return known.get(of) as Found;
    const found = make(facts, of);
    ofSheet.set(facts, known.set(of, found));
    return found;
  };
}

function isAlike(facts: FactSheet, read: ReadonlyMap<FactId, Fact | undefined>): boolean {
  for (const [id, fact] of read) if (facts[id] !== fact) return false;
  return true;
}

/** The same sheet, which notes down what is looked at; whoever goes through all of it has seen it whole. */
function watch(facts: FactSheet, read: Map<FactId, Fact | undefined>): { readonly sheet: FactSheet; isSeenWhole(): boolean } {
  let isWhole = false;
  const note = (id: FactId) => {
    const fact = facts[id];
    read.set(id, fact);
    return fact;
  };
  const sheet = new Proxy(facts, {
    get: (_, id) => note(id as FactId),
    has: (_, id) => note(id as FactId) !== undefined,
    ownKeys: () => {
      isWhole = true;
      return Reflect.ownKeys(facts);
    },
  });
  return { sheet, isSeenWhole: () => isWhole };
}
