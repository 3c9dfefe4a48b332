// What a sum without a word of its own is not, whatever was asked: what is lacking, a month's costs beside the things sold, a price among the money.
import { factValue } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import type { Ground, Money } from './amount.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';

const LACKING = /(?<![a-z])(?:falta[n]?|lacking|missing|short(?: of| by)?)(?: (?:unos|about))? [$€£]?$/;
const MOST_TIMES = 100;

/** «No faltan 76»: nobody's money. */
export function isLacking({ folded }: Pick<Ground, 'folded'>, { start }: Pick<Money, 'start'>): boolean {
  return LACKING.test(folded.slice(0, start));
}

/** Whether what is said names one of several things sold: it tells of each, and not of a month. */
export function namesThings({ text }: Pick<Ground, 'text'>, { known }: Pick<ReadingContext, 'known'>): boolean {
  const labels = (factValue(known, 'lines') ?? []).map(({ label }) => label);
  return labels.length > 1 && text.split(/[.,;:!?]/).some((part) => lineNamed(labels, part) !== null);
}

/** Asked for the money, nobody tells a price so many times the one that is known. */
export function isFarFromPrice(money: Money, { question, known }: Pick<ReadingContext, 'question' | 'known'>): boolean {
  const before = factValue(known, 'price');
  return question === 'funding' && before !== undefined && middle(money) > MOST_TIMES * before;
}
