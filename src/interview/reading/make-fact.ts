import type { Fact, FactId, FactOrigin, FactValues, Period, Quote } from '../../facts/fact.ts';
import type { PricePeriod } from '../../facts/price-period.ts';

export interface FactDetails {
  readonly unit?: Fact['unit'];
  readonly period?: Period | null;
  readonly toldPer?: PricePeriod | undefined;
  readonly quote?: Quote | null;
  readonly origin?: FactOrigin;
}

/** A fact of this kind, said unless told otherwise. */
export function makeFact<Id extends FactId>(id: Id, value: FactValues[Id], details: FactDetails = {}): Fact {
  const { unit = null, period = null, quote = null, origin = 'said', toldPer } = details;
  return { id, value, unit, period, quote, origin, ...(toldPer ? { toldPer } : {}) } as Fact;
}

/** The words between two offsets of an answer. */
export function quoteOf(text: string, answer: number, start: number, end: number): Quote {
  return { answer, start, end, text: text.slice(start, end).replaceAll('{{', '').replaceAll('}}', '') };
}
