// Among whom the customers are looked for: neighbours, firms, visitors or whoever searches for it.

import type { FactSheet } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { areHouseholds } from './find-trait.ts';
import { findAges } from './gather-ages.ts';

export type Reach = 'people' | 'firms' | 'visitors' | 'online';

const ONLINE: readonly SectorId[] = ['ecommerce', 'marketplace_app'];

export function findReach(facts: FactSheet, { id, pack }: Pick<Sector, 'id' | 'pack'>): Reach {
  const buyer = findBuyer(facts, pack);
  if (isFirm(buyer)) return ONLINE.includes(id) ? 'online' : 'firms';
  if (ONLINE.includes(id) || id === 'saas') return 'online';
  return buyer === 'visitor' || id === 'tourism_lodging' ? 'visitors' : 'people';
}

/** Years of life over which a population is taken to be spread alike, and those in which somebody keeps a home: conventions, until the register gives the share. */
const YEARS_OF_LIFE = 80;
const YEARS_OF_A_HOME = 60;

/** What share of all residents is of the ages told, in percent; null where none were told or nobody counts residents. */
export function shareOfAges(facts: FactSheet, reach: Reach): number | null {
  const ages = findAges(facts);
  if (!ages || reach !== 'people') return null;
  return Math.min(
    100,
    Math.round((((ages.to ?? YEARS_OF_LIFE) - ages.from + 1) * 100) / (areHouseholds(facts) ? YEARS_OF_A_HOME : YEARS_OF_LIFE)),
  );
}
