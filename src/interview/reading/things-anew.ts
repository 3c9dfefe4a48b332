// Several things sold, told one after the other among whatever else is put right: the sentences that tell them, and nothing of the others.
import { type Fact, factValue } from '../../facts/fact.ts';
import { blankOut, type Span } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { linesOfThings } from './lines-of-things.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';
import { tellsElse } from './tells-else.ts';
import { type ThingNumber, thingNumbers } from './thing-numbers.ts';

interface ThingsAnew {
  readonly facts: readonly Fact[];
  /** The answer with blanks for the sentences that tell them. */
  readonly rest: string;
}

/** Null where no sentence tells a thing with its price and its number. */
export function thingsAnew(text: string, context: ReadingContext): ThingsAnew | null {
  const asked = { ...context, question: 'read-back' as const };
  const whole = prepareGround(text, 'read-back', context.language, context.today);
  const numbers = thingNumbers(whole, findAmounts(whole));
  const sentences = sentencesOf(text);
  const kindsOf = (at: number) => numbers.filter(({ sentence }) => sentence === at).map(({ kind }) => kind);
  const isWhole = (at: number) => kindsOf(at).includes('price') && kindsOf(at).includes('count') && !kindsOf(at).includes('open');
  // What one costs, or that its price is right, is told beside.
  const isBeside = (at: number) =>
    kindsOf(at).length > 0 && kindsOf(at).every((kind) => OF_ONE.has(kind)) && [at - 1, at + 1].some((other) => isWhole(other));
  const leads = (at: number) => kindsOf(at).length === 0 && (isWhole(at + 1) || isWhole(at - 1));
  const told = sentences.flatMap((sentence, at) => (!tellsElse(sentence.words) && (isWhole(at) || isBeside(at)) ? [spanOf(sentence)] : []));
  if (told.length === 0) return null;
  const words = sentences.flatMap((sentence, at) => (leads(at) && !tellsElse(sentence.words) ? [spanOf(sentence)] : []));
  const ground = prepareGround(alone(text, [...told, ...words]), 'read-back', context.language, context.today);
  const lines = linesOfThings(ground, findAmounts(ground), asked, factValue(context.known, 'currency') ?? null);
  return lines && { facts: lines.facts, rest: blankOut(text, told) };
}

const OF_ONE: ReadonlySet<ThingNumber['kind']> = new Set<ThingNumber['kind']>(['price', 'cost']);

/** Those parts of the text, the rest blank. */
function alone(text: string, spans: readonly Span[]): string {
  return spans.reduce((so, { start, end }) => `${so.slice(0, start)}${text.slice(start, end)}${so.slice(end)}`, ' '.repeat(text.length));
}
