// How long it takes to sell what a normal month sells, told without what the first one does: «tardaré seis meses en llegar a eso», "six months
// before I'm running full".
import type { Fact } from '../../facts/fact.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS_CLIMB: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'start', 'read-back']);
const FEWEST = 2;
const MOST = 36;
const MONTHS_A_YEAR = 12;
const FULL =
  '(?:(?:running |up and )?(?:full(?:y booked)?|at full (?:pace|capacity|speed)|up to (?:speed|pace|that)|at that(?: number| level| pace)?)|(?:there|a tope|a pleno ritmo|al completo))';
const THERE =
  '(?:there|that|those|this|it|full|the full|such|eso|esa|ese|esos|esas|ahi|alli|ese ritmo|tope|el ritmo|los|las|un mes normal|pleno)';
/** "Months before I'm running full", "months to build to that", «meses en llegar a eso». */
const CLIMBS = new RegExp(
  `^ ?(?:months?|mes(?:es)?|years?|anos?) (?:(?:before|until|till) (?:i'm|i am|we're|we are|i get|we get|it's|i'd be|we'd be|we're all) ${FULL}|to (?:build|get|grow|work|climb|ramp|reach|come)(?: (?:up|it))*(?: to)? ${THERE}(?![a-z])|to fill (?:the|my|our) (?:diary|book|calendar|week|schedule)|(?:en|para|hasta) llenar la (?:agenda|semana)|(?:en|hasta|para|antes de) (?:que )?(?:lleg(?:ar|ue|uemos)|alcanzar|estar|ponerme|ponernos|coger|este|estemos)(?: (?:a|en))? ?${THERE}?(?![a-z]))`,
);

/** The month after opening by which the told volume is sold. Nothing where another volume is told to be reached by then. */
export function findRampMonths({ text, folded, numerals }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (!TELLS_CLIMB.has(question)) return [];
  const plain = folded.replaceAll('’', "'");
  return numerals
    .flatMap(({ low, high, start, end }) => {
      const match = CLIMBS.exec(plain.slice(end, end + 80));
      if (!match) return [];
      const value = Math.round(((low + high) / 2) * (/^ ?(?:year|ano)/.test(match[0]) ? MONTHS_A_YEAR : 1));
      const quote = quoteOf(text, answer, start, end + match[0].length);
      return value >= FEWEST && value <= MOST ? [makeFact('targetMonths', value, { unit: 'months', quote })] : [];
    })
    .slice(0, 1);
}
