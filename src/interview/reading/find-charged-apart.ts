import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** One thing, of one word or two. */
const THING = '(?<thing>[a-z]{3,14}(?: (?:de|del|and|y) [a-z]{3,14})?)';
const WAYS = [
  new RegExp(
    `(?<![a-z])(?:el|la|los|las) ${THING} (?:se )?(?:va|van|es|son|cobra|cobran|cobro|paga|pagan)(?: siempre)? (?:aparte|extra|por separado|fuera)(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:el|la|los|las) ${THING} (?:la|lo|las|los)? ?(?:paga|pone|compra|trae|elige y paga) (?:el|la|cada) client[ea](?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:(?:the|any) )?${THING} (?:is|are|comes?|goes|'s) (?:always )?(?:extra|apart|on top|separate(?:ly)?|charged (?:apart|separately|on top)|not included)(?![a-z])`,
  ),
  new RegExp(
    `(?<![a-z])(?:customers?|clients?|they) (?:pays?|buys?|brings?|suppl(?:y|ies)) (?:for )?(?:the|their)(?: own)? ${THING}(?![a-z])`,
  ),
];
/** No thing that is bought for a sale, or no thing at all. */
const NOTHING =
  /^(?:iva|vat|tax|taxes|impuestos?|envios?|delivery|shipping|postage|que|which|this|that|esto|eso|rest|resto|price|precio|cliente|customer|it|they|and|y|sueldos?|salarios?|nominas?|salar(?:y|ies)|wages?|pay|prestamo|loan|alquiler|rent)(?![a-z])/;

/** What is told to be charged on top or paid by the customer («la tela va aparte», “fabric is extra and the customer pays for it”). */
export function findChargedApart(
  { folded, text }: Pick<Ground, 'folded' | 'text'>,
  { answer }: Pick<ReadingContext, 'answer'>,
): readonly Fact[] {
  for (const way of WAYS) {
    const found = way.exec(folded);
    const thing = found?.groups?.thing;
    if (!found || thing === undefined || NOTHING.test(thing)) continue;
    const start = found.index + found[0].indexOf(thing);
    const end = start + thing.length;
    return [makeFact('chargedApart', text.slice(start, end), { quote: quoteOf(text, answer, start, end) })];
  }
  return [];
}
