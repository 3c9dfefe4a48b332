// The founder's own pay told with who works there, in words that tell a price elsewhere: «solo yo, cobrando 1.300», "yo necesito 1.400".
import type { Fact } from '../../facts/fact.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const OWN =
  /(?:^|[,.;:] ?|(?<![a-z])(?:y|and|yo|sol[oa]|alone|me|i) )(?:yo |i )?(?:cobrando|cobro|cobrare|cobraria|sacando|saco|sacaria|necesito|con (?:un )?sueldo de|con una paga de|need|taking|drawing|on)(?: (?:unos|about|around|como|aproximadamente))? ?[$€£]?$/;
/** What is asked for is pay by the month: other units are none. */
const OTHER_UNIT = /^ ?(?:%|anos?|years?|horas?|hours?|h(?![a-z])|personas?|people|dias?|days?|meses|months)/;
const LEAST = 100;
/** Right before it, and by the month after it: asked something else, the words must say more. */
const ALONE = /(?<![a-z])(?:yo sol[oa]|sol[oa] yo|sol[oa]|alone|just me)[ ,.;:]+(?:y |and )?[^,.;:]*$/;
const A_MONTH = /^ ?(?:€|euros?|pesos|soles|dolares|dollars|pounds)? ?(?:al mes|mensuales|por mes|a month|per month)(?![a-z])/;

/** The facts of an answer on the team, its price being the founder's pay where the words say so: asked of it, or told where the price is known. */
export function payWithTeam(
  facts: readonly Fact[],
  { folded, numerals, text }: Ground,
  { question, known, answer }: ReadingContext,
): readonly Fact[] {
  const isTeam = question === 'team';
  if ((!isTeam && known.price === undefined) || facts.some(({ id }) => id === 'founderPay')) return facts;
  const pay = numerals.find(({ low, start, end }) => {
    const [before, after] = [folded.slice(Math.max(0, start - 40), start), folded.slice(end)];
    return low >= LEAST && OWN.test(before) && !OTHER_UNIT.test(after) && (isTeam || (ALONE.test(before) && A_MONTH.test(after)));
  });
  if (!pay) return facts;
  const quote = quoteOf(text, answer, pay.start, pay.end);
  return [...facts.filter(({ id }) => id !== 'price'), makeFact('founderPay', pay.low, { period: 'month', quote })];
}
