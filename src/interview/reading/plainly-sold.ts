// Turns of phrase for how many are sold and at what price, as the plainer words that every reader of sales knows: «salen unas 12», «de ese 60 por semana».
// What is put in their place is as long as they are.
import type { QuestionId } from '../interview.ts';

const TELLS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume', 'read-back']);

const PLAINER: readonly (readonly [RegExp, string])[] = [
  [
    /(?<=(?:^|[\s,;]))(?<!(?:me|nos|se|le|te) )salen(?= (?:unas|unos|como(?: unas| unos)?) \d{1,4}(?![\d.,]*\d|\s?(?:mil|€|euros?|pesos|soles|k)(?!\p{L})))/giu,
    'hago',
  ],
  [/(?<=[,;] |\. )de (?:es[eao]s?|est[eao]s?|ellos|ellas)(?= \d{1,4} (?:al|a la|por|cada) (?:mes|semana|d[ií]a))/giu, 'unas'],
  [/(?<=[,;] |\. )of (?:those|these|them|that)(?= \d{1,4} (?:a|per|each|every) (?:month|week|day))/giu, 'about'],
];

/** The answer in those words, where sales are told. */
export function plainlySold(words: string, question: QuestionId): string {
  if (!TELLS_SALES.has(question)) return words;
  return PLAINER.reduce((so, [said, plain]) => so.replace(said, (told) => plain.padEnd(told.length, ' ')), words);
}
