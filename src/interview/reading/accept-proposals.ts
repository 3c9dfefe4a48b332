import type { Fact } from '../../facts/fact.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { cleanWords } from './clean-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { hasPrivateData } from './find-private-data.ts';
import { isTakenBack } from './is-taken-back.ts';
import { listMissing } from './list-missing.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { NAMED, PROPOSABLE, type Proposal } from './proposal.ts';
import { readAnswer } from './read-answer.ts';
import type { ReadingContext } from './reading-context.ts';

const MOST_NAME_LETTERS = 60;
const MOST_NAME_WORDS = 6;

/**
 * The reading with those proposals that hold: for a fact the rules missed, in words that stand in the answer, whose number our own grammar
 * reads from these very words. A proposal adds to what the rules found and never replaces any of it.
 */
export function acceptProposals(text: string, proposals: readonly Proposal[], reading: Reading, context: ReadingContext): Reading {
  const words = text.toWellFormed().normalize('NFC');
  const missing = proposals.length > 0 ? listMissing(words, reading, context) : [];
  if (missing.length === 0) return reading;
  const ground = prepareGround(words, context.question, context.language, context.today);
  const facts: Fact[] = [];
  for (const proposal of proposals) {
    if (!missing.includes(proposal.fact) || facts.some(({ id }) => id === proposal.fact)) continue;
    const taken = [...reading.facts, ...facts].flatMap(({ id, quote }) => (quote && id !== context.question ? [quote] : []));
    const fact = verify(proposal, ground, context);
    if (fact?.quote && !taken.some(({ start, end }) => overlaps({ start, end }, fact.quote ?? { start: 0, end: 0 }))) facts.push(fact);
  }
  if (facts.length === 0) return reading;
  return { ...reading, kind: 'answer', facts: [...reading.facts, ...facts] };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

function verify(proposal: Proposal, ground: Ground, context: ReadingContext): Fact | null {
  const quote = proposal.quote.normalize('NFC').trim();
  const start = quote === '' ? -1 : ground.text.indexOf(quote);
  if (start === -1) return null;
  const span = { start, end: start + quote.length };
  if (cutsWord(ground.text, span)) return null;
  return NAMED.has(proposal.fact) ? verifyName(proposal, ground.text, span, context) : verifyFigure(proposal, ground, span, context);
}

function verifyFigure(proposal: Proposal, ground: Ground, span: Span, context: ReadingContext): Fact | null {
  // A piece of a number is another number, and what was taken back was not said.
  if (ground.numerals.some((numeral) => overlaps(numeral, span) && (numeral.start < span.start || numeral.end > span.end))) return null;
  if (findAmounts(ground).some((amount) => overlaps(amount, span) && isTakenBack(ground, amount))) return null;
  const quote = ground.text.slice(span.start, span.end);
  const question = PROPOSABLE[proposal.fact];
  if (proposal.fact !== 'start' && !holdsNumber(quote, proposal.number, context)) return null;
  const found = readAnswer(quote, { ...context, question }).facts.find(({ id }) => id === proposal.fact);
  if (!found) return null;
  const at = found.quote ? { start: span.start + found.quote.start, end: span.start + found.quote.end } : span;
  return { ...found, quote: quoteOf(ground.text, context.answer, at.start, at.end) };
}

/** Whether our grammar reads this one number, and no other, from the words. */
function holdsNumber(quote: string, number: number | null, { question, language, today }: ReadingContext): boolean {
  const { numerals } = prepareGround(quote, question, language, today);
  const read = numerals.filter(({ isArticle }) => !isArticle);
  return read.length === 1 && read.every(({ low, high }) => low === number || high === number);
}

function verifyName({ fact }: Proposal, text: string, { start, end }: Span, { answer }: ReadingContext): Fact | null {
  const name = cleanWords(text.slice(start, end));
  const isName = name.length <= MOST_NAME_LETTERS && name.split(/\s+/).length <= MOST_NAME_WORDS && /\p{L}{2}/u.test(name);
  if (!isName || /[\n<>{}@:/\\]|\.\p{L}/u.test(name) || hasPrivateData(name, name.toLowerCase())) return null;
  return makeFact(fact as 'name' | 'city', name, { quote: quoteOf(text, answer, start, end) });
}

/** Whether a letter or a digit goes on across either end. */
function cutsWord(text: string, { start, end }: Span): boolean {
  const goesOn = (at: number) => /[\p{L}\p{N}]{2}/u.test(text.slice(at - 1, at + 1));
  return goesOn(start) || goesOn(end);
}

function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && one.end > other.start;
}
