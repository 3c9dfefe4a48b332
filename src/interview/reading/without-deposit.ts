// "3,800, a thousand deposit when they book and the rest two weeks before", «la boda 2.400, con 500 de señal al reservar»: when a price is paid is no price
// of its own, nor anything bought.
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId } from '../interview.ts';
import { blankOut } from './clauses.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'unit-cost', 'odd-price', 'read-back']);
const SUM =
  '(?:[$€£]? ?\\d[\\d.,]*(?: ?(?:k|mil|%|por ?ciento|percent|per cent))?(?: ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks))?|an? (?:thousand|hundred|grand|third|quarter)|(?:la )?mitad|half|un tercio|mil(?: euros| pesos)?|cien|quinientos)';
const WHEN = '(?: (?:when|on|at|to|upon|up ?front|before|al|cuando|para|por|a la hora de|en el momento de)(?![a-z])[^,.;:]{0,40}?)?';
const REST =
  '(?:,? (?:and|y|then|luego) (?:the |el |la |lo )?(?:rest|balance|remainder|other half|resto|otra mitad|saldo|que falta)(?![a-z])[^,.;:]{0,40}?)?';
const DEPOSIT = new RegExp(
  `,? ?(?:(?:with|con|less|menos) )?${SUM} (?:(?:of|de|as|como|in) )?(?:(?:an?|una?|the|la|el) )?(?:deposit|down ?payment|up ?front|retainer|senal|sena|anticipo|adelanto|entrada|deposito|reserva)(?![a-z])(?! (?:on|for|del?) (?:the |el |la )?(?:premises|unit|shop|lease|rent|local|alquiler|piso|nave))${WHEN}${REST}(?= ?(?:$|[,.;:])| (?:and|y) (?:i|we|then|about|unas|unos|hago|hacemos|calculo)(?![a-z]))`,
  'g',
);

/** The answer with blanks for how a price is paid, where something is sold. */
export function withoutDeposit(words: string, question: QuestionId): string {
  if (!TELLS_SALES.has(question)) return words;
  const folded = foldText(words);
  if (folded.length !== words.length) return words;
  const spans = [...folded.matchAll(DEPOSIT)].map(({ index, 0: told }) => ({ start: index, end: index + told.length }));
  return spans.length > 0 ? blankOut(words, spans) : words;
}
