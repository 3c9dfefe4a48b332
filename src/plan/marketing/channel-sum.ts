// The month's money that was told of one channel, and the channel's name without it.
import { foldText } from '../../language/fold-text.ts';
import { isReward } from './channel-clues.ts';

const CURRENCY = '(?:€|£|\\$|euros?|eurillos|pavos|pesos|varos|dolares|dollars|bucks|pounds|quid|soles)';
const SUM = '(\\d{1,3}(?:[.,]\\d{3})+|\\d+)( ?(?:mil|k|lucas?|grand))?';
/** «50 euros al mes», "£40 a month", «120 €»: at the end of what names the channel, or in brackets there. */
const AT_END = new RegExp(
  `[\\s(,:]+(?:(?:a|de|con|por|at|for|about|around|unos|unas|como|ponle|gasto|cuesta|costs?) )*(?:[€£$] ?${SUM}|${SUM} ?${CURRENCY})( (?:al mes|a month|per month|mensuales|monthly|cada mes|each month))?[\\s).]*$`,
  'iu',
);
const THOUSANDS = 1_000;

/** What it was told to cost a month; null where no month was told, or where the sum is what is given to whoever brings somebody. */
export function sumIn(words: string): number | null {
  const [, before, beforeScale, after, afterScale, aMonth] = isReward(words) ? [] : (AT_END.exec(foldText(words)) ?? []);
  const digits = before ?? after;
  if (digits === undefined || aMonth === undefined) return null;
  return Number(digits.replace(/[.,]/g, '')) * ((beforeScale ?? afterScale) ? THOUSANDS : 1);
}

/** What it is called. */
export function withoutSum(words: string): string {
  return isReward(words) ? words : words.slice(0, AT_END.exec(foldText(words))?.index).trim();
}
