// "It's not Boise, it's Meridian", «somos de Almazán, no de Soria capital»: the town that is read back is said not to be it, and another is named.
import { type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import { blankOut, clauseAround, type Span } from './clauses.ts';
import { isTimeName } from './denied-place.ts';
import { findPlace } from './find-place.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';
import { TOWN } from './town-before-region.ts';

const NOT =
  "(?:not|no|isn't|aren't|instead of|rather than|en vez de|en lugar de)(?: (?:es|son|estoy|estamos|somos|soy|is|are|it's|we're|i'm|in|en|de|from|at|based))*";
/** "Wrong city, it is Cork", «me he mudado a Toro»: said to be another without its name. */
const WRONG_CITY =
  /(?<![a-z])(?:(?:wrong|not the right) (?:city|town|place)|(?:the )?(?:city|town) is (?:wrong|not right)|(?:la |el )?(?:ciudad|pueblo|sitio) (?:esta mal|no es (?:esa|ese))|(?:me|nos) (?:he|hemos|voy a|vamos a)? ?mud\w+|(?:i|we)(?:'ve| have)? moved)(?![a-z])/;
/** What a town is named after, the nearest word before it. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?:in|en|de|from|near|sino|but|is|es|it['’]?s|son|we['’]?re|to|a|por|ciudad|city|town|pueblo|:) (${TOWN})|^\\s*(?!(?:Somos|Estamos|Estoy|Soy|Es|Son|Vivo|Vivimos|We|I|It|In|En|No|The|My|Our|El|La)(?!\\p{L}))(${TOWN})(?=,)`,
  'gu',
);

/** Reads what is said to the figures read back; `read` reads the rest of it. */
export function readWithCity(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const city = factValue(context.known, 'city');
  if (context.question !== 'read-back' || city === undefined) return read(words);
  for (const sentence of sentencesOf(words)) {
    const moved = movedFrom(city, sentence, context);
    if (moved === null) continue;
    const { facts, span } = moved;
    const rest = blankOut(words, [clauseAround(words, { start: sentence.start + span.start, end: sentence.start + span.end })]);
    const other = /\p{L}{2}|\d/u.test(rest) ? read(rest) : null;
    const others = other?.facts.filter(({ id }) => id !== 'city' && id !== 'country') ?? [];
    return { ...other, kind: other?.kind === 'change' ? 'change' : 'correction', facts: [...others, ...facts] };
  }
  return read(words);
}

interface Moved {
  readonly facts: readonly Fact[];
  /** Within its sentence, from the one town to the other. */
  readonly span: Span;
}

function movedFrom(city: string, { words, start }: Sentence, { known, answer }: ReadingContext): Moved | null {
  const folded = foldText(words).replaceAll('’', "'");
  const old = foldText(city).replace(/[^a-z\d ]/g, '.');
  const denied =
    new RegExp(`(?<![a-z])(?:${NOT}|change|replace|cambi\\w+|swap) ${old}(?: capital| city| centro)?(?![a-z])`).exec(folded) ??
    WRONG_CITY.exec(folded);
  if (denied === null) return null;
  const rest = blankOut(words, [{ start: denied.index, end: denied.index + denied[0].length }]);
  const towns = [...rest.matchAll(NAMED)].filter(({ 1: name = '', 2: first = '' }) => !isTimeName(name || first));
  // The nearest to it: "The name is Last Stitch and I'm in York, not Leeds".
  const match = towns.findLast(({ index }) => index < denied.index) ?? towns[0];
  const name = match?.[1] ?? match?.[2];
  if (match === undefined || name === undefined || foldText(name) === foldText(city)) return null;
  const country = factValue(known, 'country');
  const place = findPlace(rest.slice(match.index), country as Parameters<typeof findPlace>[1]);
  // «Es en Cabezabellosa, provincia de Cáceres»: what stands after the town is where it is.
  const isNamed = place !== null && place.start < match[0].length;
  const at = start + match.index + match[0].length - name.length;
  const quote = { quote: quoteOf(' '.repeat(start) + words, answer, at, at + name.length) };
  const end = match.index + match[0].length;
  return {
    facts: [
      makeFact('city', isNamed ? (place?.city ?? name) : name, quote),
      ...(place?.country && place.country !== country ? [makeFact('country', place.country, quote)] : []),
    ],
    span: { start: Math.min(match.index, denied.index), end: Math.max(end, denied.index + denied[0].length) },
  };
}
