// What founders add where nothing asks for it, and the plan needs all the same: when customers pay, how much can be done at most, who waits already.
import type { Fact, FactSheet } from './fact.ts';
import { monthOfDayLimit } from './find-day-limit.ts';
import { findGathered } from './find-gathered.ts';
import { findPaymentTerms } from './find-payment-terms.ts';

/** Whether these words tell such a thing. */
export function tellsBesides(words: string): boolean {
  const soFar: Fact<'soFar'> = { id: 'soFar', value: words, period: null, unit: null, quote: null, origin: 'said' };
  const sheet: FactSheet = { soFar };
  return findPaymentTerms(sheet) !== null || monthOfDayLimit(sheet) !== null || findGathered(sheet).length > 0;
}
