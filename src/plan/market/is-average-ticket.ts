// Whether the price is what a customer leaves on average: what one thing costs elsewhere is then no price to hold it against.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

const AVERAGE =
  /\b(?:(?:ticket|gasto|compra|pedido|venta|cuenta|consumo)s? (?:medi[oa]|promedio)|(?:ticket|promedio) (?:de|es|anda|ronda)|(?:en|de) promedio|de media|average (?:ticket|order|spend|sale|basket|check|bill|purchase)|(?:ticket|order|spend|sale|basket|check|bill) (?:averages|average)|on average)\b/;

/** Told with the price itself: «el ticket promedio anda en 135». */
export function isAverageTicket(facts: FactSheet): boolean {
  const quote = foldText(facts.price?.quote?.text ?? '');
  const price = factValue(facts, 'price');
  const sentence = foldText(factValue(facts, 'revenue') ?? '')
    .split(/[;]|\.(?!\d)|,(?!\d)/)
    .find((one) => price !== undefined && new RegExp(`(?<![\\d.,])${price}(?![\\d])`).test(one));
  return AVERAGE.test(quote) || AVERAGE.test(sentence ?? '');
}

export function isAverageTold(words: string): boolean {
  return AVERAGE.test(foldText(words));
}
