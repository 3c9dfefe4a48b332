// Of which sex the customers are, where the answer tells one of them and not the other: half of those who live around.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { withoutWhose } from './find-whose.ts';
import { withoutBesides } from './main-customers.ts';

export type Sex = 'men' | 'women';

const MEN = /\b(?:hombres|chavales|chicos|varones|caballeros|muchachos|men|boys|lads|guys|gentlemen|blokes|dads)\b/;
const WOMEN = /\b(?:mujeres|chicas|senoras|muchachas|madres|mamas|embarazadas|women|girls|ladies|mums|moms|mothers)\b/;

/** Null where neither is told, or both. */
export function findSex(facts: FactSheet): Sex | null {
  const said = foldText(withoutBesides(withoutWhose(factValue(facts, 'customer') ?? '')));
  const [men, women] = [MEN.test(said), WOMEN.test(said)];
  if (men === women) return null;
  return men ? 'men' : 'women';
}
