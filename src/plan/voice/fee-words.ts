// What a regular payment is called by the founder, where that is another word than the country's.

import { type Vocabulary, vocabulary, word } from '../../countries/voice/word-pair.ts';
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

const IGUALA = vocabulary([word('mensualidad|cuota mensual', 'iguala'), word('mensualidades|cuotas mensuales', 'igualas')]);

/** Of who charges an «iguala», in the Spanish edition; undefined where the word of the country will do. */
export function feeWords(facts: FactSheet): Vocabulary | undefined {
  return /\bigualas?\b/.test(foldText(factValue(facts, 'revenue') ?? '')) ? IGUALA : undefined;
}
