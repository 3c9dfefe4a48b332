// The month's money that was told of one channel, and the channel's name without it.
import { foldText } from '../../language/fold-text.ts';
import { isReward } from './reward-clues.ts';

const CURRENCY = '(?:€|£|\\$|euros?|eurillos|pavos|pesos|varos|dolares|dollars|bucks|pounds|quid|soles)';
const SUM = '(\\d{1,3}(?:[.,]\\d{3})+|\\d+)( ?(?:mil|k|grand))?';
/** Sums under names of their own, in the money of whoever uses them. */
const SLANG = '(\\d+)( lucas?| palos?| grand| k)';
/** «50 euros al mes», "£40 a month", «120 €»: at the end of what names the channel, or in brackets there. */
const AT_END = new RegExp(
  `[\\s(,:]+(?:(?:a|de|con|por|at|for|about|around|unos|unas|como|ponle|gasto|cuesta|costs?|of) )*(?:[€£$] ?${SUM}|${SUM}(?: ?${CURRENCY}|(?<=\\d\\d)(?= (?:al mes|por mes|a month|per month|mensuales|cada mes)))|${SLANG})( (?:al mes|por mes|a month|per month|mensuales|monthly|cada mes|each month))?[\\s).]*$`,
  'iu',
);
const THOUSANDS = 1_000;
const MILLIONS = 1_000_000;
/** In Peru a luca is one sol. */
const LUCA_OF_ONE = 'PE';

/** What it was told to cost a month; null where no month was told, or where the sum is what is given to whoever brings somebody. */
export function sumIn(words: string, country: string | null = null): number | null {
  const [, before, beforeScale, after, afterScale, slang, name = '', aMonth] = isReward(words) ? [] : (AT_END.exec(foldText(words)) ?? []);
  const digits = before ?? after ?? slang;
  if (digits === undefined || aMonth === undefined) return null;
  const scale = slang ? scaleOf(name.trim(), country) : (beforeScale ?? afterScale) ? THOUSANDS : 1;
  return Number(digits.replace(/[.,]/g, '')) * scale;
}

function scaleOf(name: string, country: string | null): number {
  if (name.startsWith('palo')) return MILLIONS;
  return name.startsWith('luca') && country === LUCA_OF_ONE ? 1 : THOUSANDS;
}

const COMMISSION =
  /\bcomisi(?:on|ones)\b|\bcommissions?\b|\b\d{1,2}(?:[.,]\d)? ?(?:%|por ?ciento\b|per ?cent\b)|\bse (?:queda|lleva)n? (?:con )?(?:un|el) \d{1,2}\b|\b(?:takes?|keeps?|charges?) (?:an? |about |around |their )?\d{1,2}\b(?! ?(?:€|euros|dollars|pounds|bucks|quid))/;
/** What is taken off a price for the customer is no commission. */
const OFF = /\b(?:descuentos?|rebajas?|off|discounts?|gratis|free)\b/;

/** Whether it tells of a part of each sale that is paid to whoever brings it: «les doy el 5 % de cada obra», "they take 15". */
export function isCommission(words: string): boolean {
  const said = foldText(words);
  return COMMISSION.test(said) && !OFF.test(said) && !isReward(words);
}

/** That part, in percent; null where no number was told. */
export function commissionIn(words: string): number | null {
  const [digits] = isCommission(words) ? (/\d{1,2}(?:[.,]\d)?/.exec(COMMISSION.exec(foldText(words))?.[0] ?? '') ?? []) : [];
  return digits === undefined ? null : Number(digits.replace(',', '.'));
}

/** What it is called. */
export function withoutSum(words: string): string {
  return isReward(words) ? words : words.slice(0, AT_END.exec(foldText(words))?.index).trim();
}
