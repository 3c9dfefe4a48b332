import type { FactSheet } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import type { SectorPack } from '../../sectors/sector.ts';
import type { Whom } from '../takes-for.ts';
import type { PresupposedThing } from './denial-clues.ts';
import { speaksOf } from './drop-denied.ts';
import { fitsAges } from './gather-ages.ts';

/** Whom the plan is about: who buys and of which ages, and what there is none of. */
export function findWhom(facts: FactSheet, pack: SectorPack, denied: readonly PresupposedThing[] = []): Whom {
  const ofTheirAges = fitsAges(facts);
  return { buyer: findBuyer(facts, pack), fits: (take) => ofTheirAges(take) && !speaksOf(denied, JSON.stringify(take)) };
}
