// Among whom the customers are looked for: neighbours, firms, owners who let, visitors or whoever searches for it.

import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findBuyer } from '../../facts/find-buyer.ts';
import { foldText } from '../../language/fold-text.ts';
import { isFirm } from '../../sectors/buyer.ts';
import type { Sector, SectorId } from '../../sectors/sector.ts';
import { findSex } from './find-sex.ts';
import { areHouseholds } from './find-trait.ts';
import { findAges } from './gather-ages.ts';

export type Reach = 'people' | 'firms' | 'owners' | 'visitors' | 'online';

const ONLINE: readonly SectorId[] = ['ecommerce', 'marketplace_app'];

export function findReach(facts: FactSheet, { id, pack }: Pick<Sector, 'id' | 'pack'>): Reach {
  const buyer = findBuyer(facts, pack);
  if (isFirm(buyer)) return ONLINE.includes(id) ? 'online' : letsToGuests(facts) ? 'owners' : 'firms';
  if (ONLINE.includes(id) || id === 'saas') return 'online';
  return buyer === 'visitor' || id === 'tourism_lodging' ? 'visitors' : 'people';
}

/** «Propietarios con 2 a 15 apartamentos turísticos», "Airbnb hosts": they let to guests, and are in no register of firms. */
function letsToGuests(facts: FactSheet): boolean {
  return LETTING.test(foldText(factValue(facts, 'customer') ?? ''));
}

const LETTING =
  /^[^,;.]*\b(?:anfitrion(?:es|as)|(?:airbnb|holiday|short) (?:hosts|let (?:owners|hosts|landlords))|(?:propietari[oa]s|duen[oa]s|owners|hosts|landlords)\b[^,;.]*\b(?:turistic[oa]s?|vacacional(?:es)?|airbnb|booking|vrbo|holiday|short.?(?:let|term|stay)s?|vacation))\b/;

/** Years of life over which a population is taken to be spread alike, and those in which somebody keeps a home: conventions, until the register gives the share. */
const YEARS_OF_LIFE = 80;
const YEARS_OF_A_HOME = 60;

/** What share of all residents is of the ages and of the sex told, in percent; null where neither was told or nobody counts residents. */
export function shareOfAges(facts: FactSheet, reach: Reach): number | null {
  const [ages, areHomes] = [findAges(facts), areHouseholds(facts)];
  const half = !areHomes && findSex(facts) !== null ? 0.5 : 1;
  if (reach !== 'people' || (!ages && half === 1)) return null;
  const years = areHomes ? YEARS_OF_A_HOME : YEARS_OF_LIFE;
  const ofAges = ages ? Math.min(1, ((ages.to ?? YEARS_OF_LIFE) - ages.from + 1) / years) : 1;
  return Math.round(ofAges * half * 100);
}
