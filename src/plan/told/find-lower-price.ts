// A lower price than the usual one, told for some of the customers: «a los dos diseñadores, un 20 % menos, 329,60 €».
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { FULL_STOP } from '../../language/sentence-stops.ts';
import { cleanWords } from './clip-quote.ts';
import { readNumeral } from './quoted-numbers.ts';

const SENTENCE_END = new RegExp(`(?<=[!?;]|${FULL_STOP})\\s+`, 'u');
const LOWERED =
  /(?:\b(?:discount\w*|trade price|reduced|descuento\w*|rebaj\w+|precio especial)|(?:per ?cent|por ciento|%) (?:off|less|(?:de )?menos))\b/;
/** What the trade does at times, and a cut that was never decided. */
const NOT_GIVEN = /\b(?:no|not|never|nunca|without|sin|rather than)\b/;
/** «El libro nos lo dejan con un descuento, así que nos cuesta 11,50 €»: what the founder pays, and no customer. */
const GIVEN_TO_US =
  /\b(?:(?:nos|me) (?:l[oa]s? )?(?:dejan?|venden?|hacen?|cuestan?|salen?|cobran?)|costs? (?:us|me)|(?:we|i) (?:buy|pay|get)|suppliers?|distribut\w+|proveedor\w*|distribuidor\w*|mayorist\w*|wholesal\w*)\b/;
const NUMERAL = '\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?';
const MONEY = new RegExp(`(?:[$€£] ?(${NUMERAL})|(${NUMERAL}) ?(?:[$€£]|euros?\\b|pounds?\\b|dollars?\\b|pesos\\b|soles\\b))`, 'g');
const PERCENT = new RegExp(`(${NUMERAL}) ?(?:%|per ?cent|por ciento)`);
/** A cut below or beyond these is no price for anybody in particular. Percent of the price. */
const [LEAST_PCT, MOST_PCT] = [3, 60];

/** The lower price as charged, in currency units with cents: the amount told, else what the percentage told leaves; null where neither was. */
export function findLowerPrice(facts: FactSheet): number | null {
  const price = factValue(facts, 'price');
  if (price === undefined || price === null || facts.lines !== undefined) return null;
  for (const sentence of foldText(cleanWords(factValue(facts, 'revenue') ?? '')).split(SENTENCE_END)) {
    if (!LOWERED.test(sentence) || NOT_GIVEN.test(sentence) || GIVEN_TO_US.test(sentence)) continue;
    const amounts = [...sentence.matchAll(MONEY)].map(([, before, after]) => readNumeral(before ?? after ?? ''));
    const cut = Number(readNumeral(PERCENT.exec(sentence)?.[1] ?? '0'));
    const candidates = [...amounts, ...(cut > 0 ? [Math.round(price * (100 - cut)) / 100] : [])];
    const lower = candidates.find((amount) => isCut(amount, price));
    if (lower !== undefined) return lower;
  }
  return null;
}

function isCut(amount: number, price: number): boolean {
  const cut = (1 - amount / price) * 100;
  return cut >= LEAST_PCT && cut <= MOST_PCT;
}
