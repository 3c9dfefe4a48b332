// "It's 190 a month for the mowing, 320 the clean-up": what is paid for a month is no number of sales, too.
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { ReadingContext } from './reading-context.ts';

const A_MONTH = '(?: ?(?:€|euros?|pesos|dollars|bucks|pounds))? ?(?:a|per|each|al|por) (?:month|mes)(?![a-z])';
const FOR_A_THING = /^ (?:for|por|el|la|los|las) (?:the |el |la )?[a-z]{3,}/;

/** The reading without the volume that is only such a price; what was asked is the price, or it was told as one before. */
export function readWithoutPriceCounted(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const reading = read(words);
  const volume = reading.facts.find((fact): fact is Fact<'volume'> => fact.id === 'volume');
  const isAsked = context.question === 'price' || context.question === 'revenue';
  if (volume === undefined || !isAsked || !isPrice(words, volume.value, context)) return reading;
  return { ...reading, facts: reading.facts.filter(({ id }) => id !== 'volume' && id !== 'volumeFromStart') };
}

function isPrice(words: string, value: number, { question, known }: ReadingContext): boolean {
  const told = new RegExp(`(?<![\\d.,])${value}${A_MONTH}`);
  const folded = foldText(words);
  const match = told.exec(folded);
  if (match === null || !FOR_A_THING.test(folded.slice(match.index + match[0].length))) return false;
  return question === 'price' || told.test(foldText(factValue(known, 'solution') ?? ''));
}
