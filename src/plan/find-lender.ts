import { type FactSheet, factValue } from '../facts/fact.ts';
import type { Bilingual } from '../language/language.ts';

const FAMILY: Bilingual = { es: 'la familia que presta', en: 'the family who lend' };
/** A loan may come from a credit union or a friend: nobody is called a bank who was not. */
const LENDER: Bilingual = { es: 'quien presta', en: 'the lender' };
const BANK: Bilingual = { es: 'el banco', en: 'the bank' };

/** Whoever lends, as it was told; a bank where there is no loan yet to be spoken about. */
export function findLender(facts: FactSheet): Bilingual {
  if (factValue(facts, 'familyLoan')) return FAMILY;
  return (factValue(facts, 'loan') ?? 0) > 0 ? LENDER : BANK;
}
