// How many work there, put right among other things: the rest is read without it, and without the number that was wrong or is somebody's rate.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { Reading } from '../interview.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';
import { findTeamInTotal } from './team-in-total.ts';

/** "Team isnt 18", "61 people??", "62 is crazy", «no somos 18», «18 es lo que cobra la hora». */
const DENIED = [
  /(?<![a-z])(?:(?:the |my |our )?team |(?:el |mi )?equipo )?(?:isn'?t|is not|aren'?t|are not|not|no es|no son|no somos|no hay) (\d{1,4})(?: people| personas| of us)?(?![\d.,]*\d)/g,
  /(?<![a-z\d.,])(\d{1,4}) (?:people|personas|of us)[?!]*/g,
  /(?<![a-z\d.,])(\d{1,4}) (?:is|es) (?:crazy|way off|wrong|too many|nuts|mal|una locura|demasiad[oa]s?)(?![a-z])/g,
  /(?<![a-z\d.,])(\d{1,4}),? (?:no|nope)(?= ?[,.;!?])/g,
];
const RATE =
  /(?<![a-z\d.,])[$€£]?\d[\d.,]* ?(?:€|euros?|bucks|dollars|pesos)? ?(?:is|es|are|son) (?:what|lo que) [^.;\d]{0,25}?(?:an hour|per hour|by the hour|hourly|la hora|por hora|a la hora)(?![a-z])/g;

/** As it is where nothing of the team is put right. */
export function readWithTeamPutRight(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const folded = foldText(words).replaceAll('’', "'");
  if (context.question !== 'read-back' || folded.length !== words.length || LABEL.test(folded)) return read(words);
  const told = findTeamInTotal(folded);
  if (told === null) return read(words);
  const rest = blankOut(words, [told, ...deniedIn(folded, told.people, context)]);
  const quote = quoteOf(words, context.answer, ...sentenceOf(words, told));
  const team = makeFact('team', told.people, { unit: 'people', quote });
  if (!/\d|\p{L}{4}/u.test(cleanWords(rest).replace(NOTHING, ' '))) return { kind: 'correction', facts: [team] };
  const other = read(rest);
  const facts = [...other.facts.filter(({ id }) => id !== 'team'), team];
  if (other.kind !== 'correction') return { kind: 'correction', facts };
  return { ...other, facts };
}

/** The label it was read back by is read elsewhere. */
const LABEL = /^ ?(?:team|equipo|people|personas) ?:/;
const NOTHING = /(?<!\p{L})(?:no|lol|and|the|y|el|la|team|equipo|is|es|are|total|people|personas|just|only|s[oó]lo)(?!\p{L})/giu;

function sentenceOf(words: string, { start, end }: Span): readonly [number, number] {
  const sentence = sentencesOf(words)
    .map(spanOf)
    .find((one) => one.start <= start && one.end >= end);
  return [sentence?.start ?? start, sentence?.end ?? end];
}

function deniedIn(folded: string, people: number, { known }: ReadingContext): readonly Span[] {
  const before = factValue(known, 'team');
  const numbers = DENIED.flatMap((pattern) =>
    [...folded.matchAll(pattern)].filter(({ 1: number = '' }) => {
      const value = smallNumber(number) ?? Number(number);
      return value === before && value !== people;
    }),
  );
  return [...numbers, ...folded.matchAll(RATE)].map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}
