import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { LENDER } from './funding-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const KIN =
  'viej[oa]s?|padres?|madres?|papas?|mamas?|papis|suegr[oa]s?|abuel[oa]s?|herman[oa]s?|ti[oa]s?|prim[oa]s?|cunad[oa]s?|familia(?:res|r)?|' +
  'amig[oa]s?|parejas?|marido|esposo|esposa|novi[oa]|hij[oa]s?|' +
  'nan(?:a|ny)?|dad|mum|mom|parents|father|mother|brothers?|sisters?|uncle|aunt|grandparents|gran(?:dad|ny|dmother|dfather)?|cousins?|in-laws|family|friends?|husband|wife|partner';
/** What family does, and what one has from it. */
const LENDS = 'prestan?|prestarian?|prestaran?|prestado|adelantan?|(?:me|nos) (?:l[oa]s? )?dejan?|lends?|lending|lent';
const LOAN = `${LENDS}|prestamos?|prestad[oa]s?|loan(?:s|ed|ing)?|borrow(?:ing|ed)?`;
/** A few words in between: none of them a bank's, and no other clause. */
const BETWEEN = '(?:(?!banc|bank|\\bico\\b|credit union|caja\\b| y | and |[,;:!?] ).){0,40}?';

const FAMILY_LENDS = new RegExp(`\\b(?:${KIN})\\b${BETWEEN}\\b(?:${LENDS})\\b|\\b(?:${LOAN})\\b${BETWEEN}\\b(?:${KIN})\\b`);
const BANK = new RegExp(`(?<![a-z])${LENDER}(?![a-z])`);

/** No bank and no family: the plan calls it by its name, which stands in the quote. */
const NAMED_LENDER = /\b(?:credit union|cooperativa de (?:ahorro|credito)|caja (?:popular|rural|de ahorros)|microcreditos?|microloans?)\b/;

/**
 * That family or friends lend the money, where the answer says so («lo que nos presta mi viejo», “a loan from my parents”): such a loan has no
 * bank's rate. Where a bank is named beside them, what is borrowed is not theirs alone.
 */
export function findFamilyLoan(
  { folded, text }: Pick<Ground, 'folded' | 'text'>,
  { answer }: Pick<ReadingContext, 'answer'>,
): readonly Fact[] {
  const quote = quoteOf(text, answer, 0, text.length);
  if (NAMED_LENDER.test(folded)) return [makeFact('familyLoan', false, { quote })];
  if (!FAMILY_LENDS.test(folded) || BANK.test(folded)) return [];
  return [makeFact('familyLoan', true, { quote })];
}
