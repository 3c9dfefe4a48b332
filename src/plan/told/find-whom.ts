import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import type { SectorPack } from '../../sectors/sector.ts';
import type { Whom } from '../takes-for.ts';
import type { PresupposedThing } from './denial-clues.ts';
import { speaksOf } from './drop-denied.ts';
import { fitsAges } from './gather-ages.ts';
import { presumesUntold } from './presumes-untold.ts';

/** Whom the plan is about: who buys and of which ages, what there is none of, and what a take may not presume. */
export function findWhom(facts: FactSheet, pack: SectorPack, denied: readonly PresupposedThing[] = []): Whom {
  const ofTheirAges = fitsAges(facts);
  const isUntrue = presumesUntold(facts, factValue(facts, 'sector') ?? null);
  return {
    buyer: findBuyer(facts, pack),
    fits: (take) => ofTheirAges(take) && !isUntrue(take) && !speaksOf(denied, JSON.stringify(take)),
  };
}
