// What a regular payment is called by the founder, where that is another word than the country's.

import { type Vocabulary, vocabulary, word } from '../../countries/voice/word-pair.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

/** Only what a customer pays: the «cuota» of a loan stands in the same texts, and keeps the word of the country. */
const IGUALA = vocabulary([
  word('cuota mensual(?! (?:del?|al) (?:préstamo|banco|crédito))', 'iguala'),
  word('cuotas mensuales(?! (?:del?|al) (?:préstamo|banco|crédito))', 'igualas'),
  word('cuota media', 'iguala media'),
  word('una cuota(?= (?:vale|al mes|por encima))', 'una iguala'),
  word('desborda la cuota', 'desborda la iguala'),
  word('la cuota del mes se calculó', 'la iguala del mes se calculó'),
  word('las cuotas con su preaviso', 'las igualas con su preaviso'),
]);

/** Of who charges an «iguala», in the Spanish edition; undefined where the word of the country will do. */
export function feeWords(facts: FactSheet): Vocabulary | undefined {
  return /\bigualas?\b/.test(foldText(factValue(facts, 'revenue') ?? '')) ? IGUALA : undefined;
}
