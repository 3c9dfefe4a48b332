import type { Reading } from '../interview.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const NOTHING =
  /^(?:(?:pues|por ahora|de momento|al principio|el primer ano|for now|at first|right now|well)[ ,]+)*(?:nada|cero|ningun[oa]?|no (?:cobro|cobrare|voy a cobrar|me pago|pienso cobrar)|nothing|none|zero|i (?:won['’]?t|will not|don['’]?t) (?:pay|take))/;
const WITHIN =
  /(?:incluid|dentro|ya (?:va|esta|lo (?:he )?(?:dij|dich|conte|contad|pus|sum))|included|inside|within|already (?:in|counted|there)|in the fixed)/;

/** What tells of the founder's own pay without a sum: nothing for now, or that the fixed costs hold it; null for any other words. */
export function readOwnPay(text: string, folded: string, { answer }: ReadingContext): Reading | null {
  if (/\d/.test(folded)) return null;
  const quote = quoteOf(text, answer, 0, text.length);
  const said = (fact: Reading['facts'][number]): Reading => ({ kind: 'answer', facts: [fact] });
  if (NOTHING.test(folded)) return said(makeFact('founderPay', 0, { period: 'month', quote }));
  return WITHIN.test(folded) ? said(makeFact('payIncluded', true, { quote })) : null;
}
