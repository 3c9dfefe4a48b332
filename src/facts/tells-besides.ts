// What founders add where nothing asks for it, and the plan needs all the same: when customers pay, how much can be done at most, who waits already.
import type { Fact, FactSheet } from './fact.ts';
import { monthOfDayLimit } from './find-day-limit.ts';
import { findGathered } from './find-gathered.ts';
import { findPaymentTerms } from './find-payment-terms.ts';

/** "I'm a single member LLC", «seremos una SL»: the form of the business itself. */
const IS_REGISTERED =
  /(?<!\p{L})(?:[Ii][’']?m|[Ww]e[’']?re|I am|[Ww]e are|[Ii]t[’']?s|[Ii]t is|(?:[Ii]t|[Ww]e|I)(?:[’']ll| will) be|[Ss]omos|[Ss]oy|[Ss]eremos|[Ss]er[eé]|[Ss]er[aá]|[Ee]s|registered as|set up as)(?: (?:\p{L}+|\d+ ?%|%)){0,6} (?:LLC|L\.L\.C\.|S\.?L\.?U?\.?|S\.?A\.?S\.?|SpA|EIRL|[Ll]td|[Ll]imited company|[Ss]ole trader|[Ss]ole propriet\p{L}+|[Ss]ociedad limitada|aut[oó]nom[oa]|[Mm]onotribut\p{L}+|RESICO|[Cc]ooperativa)(?!\p{L})/u;

/** Whether these words tell such a thing. */
export function tellsBesides(words: string): boolean {
  const soFar: Fact<'soFar'> = { id: 'soFar', value: words, period: null, unit: null, quote: null, origin: 'said' };
  const sheet: FactSheet = { soFar };
  return IS_REGISTERED.test(words) || findPaymentTerms(sheet) !== null || monthOfDayLimit(sheet) !== null || findGathered(sheet).length > 0;
}
