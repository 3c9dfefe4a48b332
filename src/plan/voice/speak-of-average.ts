// Where several things are sold, the price of the model is an average that nobody is charged: wherever it stands in a sentence, that is said.
import type { Plan } from '../plan.ts';
import { changeTexts } from './speak-locally.ts';

const PRICE = /(.{0,60})(\{\{fig:(?:price|price-charged)\*?\}\})(?!(?:\*\*)? (?:de media|on average))/gs;
/** What one sale would have to bring is no price of anything either: how much dearer all would be is. */
const NEEDED = /\{\{fig:price-needed\*?\}\}/g;
const SAID_BEFORE = /medi[ao]|average/i;
const NAMED = {
  es: /(?<!\p{L})(un|el) precio de(?= \{\{fig:price(?:-charged)?\*?\}\})/gu,
  en: /(?<!\p{L})(a|the) price of(?= (?:\*\*)?\{\{fig:price(?:-charged)?\*?\}\})/gu,
};

/** The cover or the pages of a plan whose price is an average. */
export function speakOfAverage<Part extends Plan['cover'] | Plan['pages']>(part: Part): Part {
  return changeTexts(part, ({ es, en }) => ({
    es: withAverage(
      es
        .replace(NEEDED, '$& de media por venta (todo, un {{fig:price-needed-rise}} más caro)')
        .replace(NAMED.es, (_, article: string) => `${article === 'un' ? 'una' : 'la'} venta media de`),
      'de media',
    ),
    en: withAverage(
      en
        .replace(NEEDED, '$& on average for each sale (everything {{fig:price-needed-rise}} dearer)')
        .replace(NAMED.en, (_, article: string) => `${article === 'a' ? 'an' : 'the'} average sale of`),
      'on average',
    ),
  }));
}

function withAverage(text: string, words: string): string {
  return text.replace(PRICE, (was, before: string, price: string) => (SAID_BEFORE.test(before) ? was : `${before}${price} ${words}`));
}
