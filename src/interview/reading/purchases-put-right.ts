// «La inversión son 91.900: os falta la máquina de anestesia, 7.800, y sobran los 1.700 y los 310»: some of what is bought added, some taken away, and
// what all of it comes to, which proves it.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';

const CALLED = /(?<![a-z])(?:inversion|investment|compras|purchases)(?: total)? (?:son|es|serian?|is|are|comes? to|should be) ?[$€£]?$/;
const ADDS = /(?<![a-z])(?:falta[n]?|olvidaste|you(?:'ve)? (?:missed|forgot|left out)|missing(?: is| are)?|add)(?![a-z])/g;
const TAKES = /(?<![a-z])(?:sobra[n]?|quita|quitad|take (?:out|off)|drop|remove|without|sin)(?![a-z])/g;
const ARTICLE = /^[\s,:]*(?:(?:el|la|los|las|un|una|the|an?|my|our)\s+)?/iu;
const TRAIL = /[\s,:(]*(?:(?:de|por|son|at|for|of|is)\s*)?[$€£]?\s*$/iu;
const EXACTLY = 1;

/** Reads the rest of what is said to the figures read back. */
export function readWithPurchasesPutRight(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.question !== 'read-back' || context.known.investmentItems === undefined) return read(words);
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  for (const sentence of sentencesOf(words)) {
    const facts = putRight(ground, sentence, context);
    if (facts === null) continue;
    const rest = blankOut(words, [spanOf(sentence)]);
    const other = /\d/.test(cleanWords(rest)) ? read(rest) : null;
    const others = other?.facts.filter(({ id }) => !facts.some((fact) => fact.id === id)) ?? [];
    return { ...other, kind: 'correction', facts: [...facts, ...others] };
  }
  return read(words);
}

function putRight({ text, folded, numerals }: Ground, sentence: Sentence, { known, answer }: ReadingContext): readonly Fact[] | null {
  const { start, end } = spanOf(sentence);
  const told = numerals.filter((one) => !one.isArticle && one.low === one.high && one.start >= start && one.end <= end);
  const [total, ...others] = told;
  if (total === undefined || others.length === 0 || !CALLED.test(folded.slice(start, total.start))) return null;
  const before = factValue(known, 'investmentItems') ?? [];
  const lastOf = (pattern: RegExp, until: number) =>
    Math.max(-1, ...[...folded.slice(total.end, until).matchAll(pattern)].map(({ index, 0: verb }) => total.end + index + verb.length));
  const parts = others.map((one, at) => {
    const [adds, takes] = [lastOf(ADDS, one.start), lastOf(TAKES, one.start)];
    const from = Math.max(adds, takes, others[at - 1]?.end ?? 0);
    return { amount: one.low, isAdded: adds > takes, label: text.slice(from, one.start).replace(ARTICLE, '').replace(TRAIL, '').trim() };
  });
  const added = parts.filter(({ isAdded, label }) => isAdded && /\p{L}{3}/u.test(label));
  const gone = parts.filter(({ isAdded }) => !isAdded).map(({ amount }) => before.find((item) => item.amount === amount));
  const items: readonly MoneyItem[] = [
    ...before.filter((item) => !gone.includes(item)),
    ...added.map(({ label, amount }) => ({ label, amount })),
  ];
  const isProved = Math.abs(sumOf(items.map(({ amount }) => amount)) - total.low) < EXACTLY;
  if (!isProved) return null;
  const details = { unit: known.investment?.unit ?? null, quote: quoteOf(text, answer, start, end) };
  return [makeFact('investmentItems', items, details), makeFact('investment', total.low, details)];
}
