// One of the purchases denied beside what the others come to, at any question: "it's 12,125 to open, Priya's classes aren't part of that", «no son 9.300 para
// abrir, son 8.900: los 400 de Marta no van ahí». The sum proves which it is.
import { type Fact, factValue, type MoneyItem } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import { wordsOf } from '../../language/stem-words.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

const OPENING =
  /(?<![a-z])(?:to (?:open|start|get going)|opening|investment|para (?:abrir|empezar|arrancar)|abrir|inversion|apertura)(?![a-z])/;
const EXACTLY = 1;
const SHORTEST = 4;

/** Reads the rest beside the purchases that are left; all of it where no sum proves what is to go. */
export function readWithoutPurchase(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (context.known.investmentItems === undefined || !/\d/.test(words)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  for (const span of sentencesOf(words).map(spanOf)) {
    const facts = withoutDenied(ground, span, context);
    if (facts === null) continue;
    const rest = blankOut(words, [span]);
    const isReviewed = context.question === 'read-back';
    const other = /\p{L}{2}/u.test(cleanWords(rest)) ? read(rest) : null;
    const others = other?.facts.filter(({ id }) => !facts.some((fact) => fact.id === id)) ?? [];
    const kind = isReviewed || other === null || others.length === 0 ? 'correction' : other.kind;
    const corrected = isReviewed ? {} : { corrected: [...(other?.corrected ?? []), ...facts.map(({ id }) => id)] };
    return { ...other, kind, facts: [...others, ...facts], ...corrected };
  }
  return read(words);
}

/** What is left of the purchases and comes to a sum told of the opening; null where nothing told does. */
function withoutDenied(
  { text, folded, numerals }: Ground,
  { start, end }: Span,
  { known, answer }: ReadingContext,
): readonly Fact[] | null {
  const sentence = folded.slice(start, end);
  if (!OPENING.test(sentence)) return null;
  const told = numerals
    .filter((one) => !one.isArticle && one.low === one.high && one.start >= start && one.end <= end)
    .map(({ low }) => low);
  const items = factValue(known, 'investmentItems') ?? [];
  const all = sumOf(items.map(({ amount }) => amount));
  const details = { unit: known.investment?.unit ?? null, quote: quoteOf(text, answer, start, end) };
  for (const total of told) {
    const likely = items.filter((item) => isNear(all - item.amount, total));
    const gone = likely.find((item) => isNamed(item, sentence)) ?? likely.find(({ amount }) => told.includes(amount));
    if (gone)
      return [
        makeFact(
          'investmentItems',
          items.filter((item) => item !== gone),
          details,
        ),
        makeFact('investment', total, details),
      ];
  }
  // "It's not 12,405, it's 12,125, the 280 has no business in there", where that is what is known.
  const [more, ...others] = told;
  const isKnown = more !== undefined && others.some((total) => isNear(total, all) && others.some((part) => isNear(more - part, total)));
  return isKnown ? [makeFact('investment', all, details)] : null;
}

/** By a word of its name. */
function isNamed({ label }: MoneyItem, sentence: string): boolean {
  const said = wordsOf(sentence);
  return wordsOf(foldText(label)).some((word) => word.length >= SHORTEST && said.includes(word));
}

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < EXACTLY;
}
