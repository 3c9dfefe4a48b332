import { factValue } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { ReadingContext } from './reading-context.ts';

const LUCAS = /(?<!\p{L})lucas?(?!\p{L})/giu;
const SOLES = { luca: 'sol ', lucas: 'soles' } as const;

/** In Peru a luca is one sol; elsewhere it is a thousand. `read` reads the words that say so, as long as those that were said. */
export function readWithLucas(words: string, { known }: ReadingContext, read: (words: string) => Reading): Reading {
  const isPeru = factValue(known, 'country') === 'PE' || factValue(known, 'currency') === 'PEN';
  if (!isPeru || words.search(LUCAS) === -1) return read(words);
  const spoken = words.replace(LUCAS, (said) => SOLES[said.toLowerCase() as keyof typeof SOLES]);
  const asSaid = (text: string) => {
    const at = spoken.indexOf(text);
    return at === -1 ? text : words.slice(at, at + text.length);
  };
  const reading = read(spoken);
  const facts = reading.facts.map((fact) => ({
    ...fact,
    ...(typeof fact.value === 'string' && { value: asSaid(fact.value) }),
    quote: fact.quote && { ...fact.quote, text: asSaid(fact.quote.text) },
  }));
  return { ...reading, facts: facts as Reading['facts'] };
}
