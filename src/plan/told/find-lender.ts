import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const FAMILY: Bilingual = { es: 'la familia que presta', en: 'the family lending the money' };
/** A loan may come from a credit union or a friend: nobody is called a bank who was not. */
const LENDER: Bilingual = { es: 'la entidad que presta', en: 'the lender' };
const BANK: Bilingual = { es: 'el banco', en: 'the bank' };

/** Those who lend and are no bank, by the words for them. */
const NAMED: readonly (readonly [RegExp, Bilingual])[] = [
  [/\b(?:credit union|cooperativa de (?:ahorro|credito))\b/, { es: 'la cooperativa de crédito', en: 'the credit union' }],
  [/\bcaja popular\b/, { es: 'la caja popular', en: 'the credit union' }],
  [/\bcaja rural\b/, { es: 'la caja rural', en: 'the rural savings bank' }],
  [/\bcaja de ahorros\b/, { es: 'la caja de ahorros', en: 'the savings bank' }],
  [/\b(?:microcreditos?|microloans?)\b/, { es: 'la entidad del microcrédito', en: 'the microlender' }],
];

/** Whoever lends, as it was told; a bank where there is no loan yet to be spoken about. */
export function findLender(facts: FactSheet): Bilingual {
  if (factValue(facts, 'familyLoan')) return FAMILY;
  if ((factValue(facts, 'loan') ?? 0) === 0) return BANK;
  const told = foldText(facts.familyLoan?.quote?.text ?? '');
  return NAMED.find(([words]) => words.test(told))?.[1] ?? LENDER;
}
