import type { Fact } from '../../facts/fact.ts';
import { tellsFamilyLender } from '../../facts/family-lender.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** That family lends the money, where the answer says so: such a loan has no bank's rate. */
export function findFamilyLoan(ground: Ground, { answer }: ReadingContext): readonly Fact[] {
  if (!tellsFamilyLender(ground.folded)) return [];
  return [makeFact('familyLoan', true, { quote: quoteOf(ground.text, answer, 0, ground.text.length) })];
}
