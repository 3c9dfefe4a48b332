import type { Fact } from '../../facts/fact.ts';
import type { Count, Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** «Arrancamos», «partimos»: folded. */
export const STARTS = String.raw`(?:(?:empez|empiez|arranc|comenz|comienz)\w+|part(?:o|imos|iria|iriamos|iremos))`;
/** The pace of the first month, or one that is sold already: words for it, folded. */
const FROM_START = new RegExp(
  `(?<![a-z])(?:al (?:principio|empezar|comienzo|inicio|abrir)|(?:para|de) (?:empezar|arrancar|entrada)|en cuanto abra|(?:en )?el primer mes|desde (?:el primer (?:dia|mes)|el principio)|${STARTS} con|ya (?:vend(?:o|emos|iamos)|hago|hacemos|atiendo|atendemos|tengo|tenemos|facturo|facturamos)|(?:ahora|hoy|actualmente) (?:vend(?:o|emos)|hago|hacemos|atiendo|atendemos|tengo|tenemos)|to (?:start|begin)(?: off)?(?: with)?|at (?:first|the start|the beginning|launch)|initially|(?:in )?(?:the |my |our )?first month|month one|from (?:day one|the start|the first (?:day|month))|start(?:ing)?(?: out| off)? (?:with|at|on)|open(?:ing)? with|(?:already|currently|now) (?:sell|do|make|serve|have|see)|(?:sell|do|make|serve|have|see)(?:ing)? (?:already|now|currently))(?![a-z])`,
  'g',
);

/** Whether the volume is that of the first month: said so, or sold already. Else it is the pace of a normal month, once under way. */
export function findPace({ folded, text, numerals }: Ground, volume: Fact | undefined, { answer }: ReadingContext): readonly Fact[] {
  if (volume?.id !== 'volume') return [];
  // "Around 440 days… the first month I'd be happy with eight a day": another number is the first month's.
  const isOfAnother = ({ index, 0: words }: RegExpExecArray) =>
    OF_FIRST_MONTH.test(words) &&
    numerals.some(
      ({ isArticle, low, start }) =>
        !isArticle &&
        low !== volume.value &&
        start >= index + words.length &&
        start < index + words.length + NEAR &&
        !/[.;]/.test(folded.slice(index, start)),
    ) &&
    (volume.origin === 'derived' || !volume.quote || index >= volume.quote.end);
  const said =
    [...folded.matchAll(FROM_START)].find((match) => !isUncounted(folded, match) && !isOfAnother(match)) ?? ofFirstYear(folded, volume);
  if (said === undefined) return [];
  const quote = quoteOf(text, answer, said.index, said.index + said[0].length);
  return [makeFact('volumeFromStart', true, { quote })];
}

/** "85 people a month on average over the first year", «70 perros al mes el primer año»: told of the whole year, its build-up counted in. */
function ofFirstYear(folded: string, { quote }: Fact): RegExpExecArray | undefined {
  if (quote === null) return undefined;
  const match = FIRST_YEAR.exec(folded.slice(quote.start, quote.end + NEAR));
  if (match === null) return undefined;
  match.index += quote.start;
  return match;
}

const NEAR = 45;
const OF_FIRST_MONTH = /first month|primer mes/;
const FIRST_YEAR =
  /(?<![a-z])(?<!(?:by|end of|final del?|fin del?) (?:the )?)(?:(?:on average |de media |en promedio )?(?:(?:over|in|during|for|across|through) (?:the |my |our )?(?:first year|year one)|(?:(?:en|durante|a lo largo de) )?(?:el |mi |nuestro )?primer ano)|(?:the )?first year)(?![a-z])/;

/** "Empezaré con poco", "slow at first": of the beginning, and no number of it; the number told after is of later. */
function isUncounted(folded: string, { index, 0: words }: RegExpExecArray): boolean {
  return FEW_BEFORE.test(folded.slice(Math.max(0, index - 40), index)) || FEW_AFTER.test(folded.slice(index + words.length));
}

const FEW =
  '(?:poc[oa]s?|poquit[oa]s?|nada|men[oa]s|despacio|tranquil\\w*|floj\\w*|lent\\w*|calma|few(?:er)?|a handful|little|slow(?:ly|er)?|small|quiet(?:er)?|less|not (?:much|many)|nothing|nobody)';
const FEW_BEFORE = new RegExp(`(?<![a-z])${FEW}(?: [a-z]+)?,? $`);
const FEW_AFTER = new RegExp(
  `^,?(?: (?:con|with|muy|very|a|un|una|solo|just|quite|pretty|seran?|habra|sera|vendere|hare|tendre|hay|it'll be|it will be|it's|we'll be))* ${FEW}(?![a-z])`,
);

/** Right before the number sold at first. */
export const STARTS_WITH = new RegExp(
  `(?<![a-z])(?:${STARTS}|start(?:ing|s)?(?: out| off)?|open(?:ing)?) (?:con|with|at|en)(?: unos| unas| about| around| like| como)? $`,
);

/** "I expect 130 a month, starting with 40": a lower number told after. */
export function startsBelow({ folded }: Ground, { start, end, low, isArticle }: Ground['numerals'][number], expected: Count): boolean {
  const isLower = !isArticle && start > expected.end && low >= 1 && low < expected.low;
  return (
    isLower && STARTS_WITH.test(folded.slice(Math.max(0, start - 50), start)) && /^ ?(?:$|[,;.]|al mes|a month)/.test(folded.slice(end))
  );
}
