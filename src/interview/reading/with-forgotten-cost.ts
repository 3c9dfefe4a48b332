// "Oh and I forgot the accountant, 200 a month", «falta la gestoría, 200 al mes»: a cost left out of those told before is one more of them, whatever was asked.
import { type CostKind, type CostLine, type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { COSTS, isCalledWhole, isSum, LEFT_OUT, lowOf, type Sum } from './correct-costs.ts';
import { MONTHLY_NOUN, STEADY_NOUN } from './cost-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import { linesOf } from './name-cost-lines.ts';
import { oneNamed } from './names-label.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** Their answers are read as costs or purchases anyway. */
const READ_SO: ReadonlySet<QuestionId> = new Set(['fixed-costs', 'odd-fixed-costs', 'investment', 'odd-investment', 'unit-cost']);
/** Said of oneself, wherever it is said. */
const FORGOT =
  /(?<![a-z])(?:i (?:also )?(?:forgot|left out|missed|didn't (?:mention|say|count))|(?:se )?me (?:olvid\w+|(?:he|habia) (?:olvidado|dejado)|dej[eo]|falt[oa]\w*)|olvide|no (?:te )?(?:dije|cont[ec]\w*))(?![a-z])/;
const SIGH = /(?:(?<![a-z])(?:oh|ah|eh|y|and|also|ademas|tambien|that)(?![a-z])[ ,.]*|[ ,])+$/;
const MONTHLY = new RegExp(`(?<![a-z])${MONTHLY_NOUN}(?![a-z])`);
/** Paid by the month whether that is said or not. */
const STEADY = new RegExp(`(?<![a-z])${STEADY_NOUN}(?![a-z])`);
const FIGURES: Partial<Record<CostKind, 'rent' | 'marketingBudget'>> = { rent: 'rent', marketing: 'marketingBudget' };
const LABEL_OPENS =
  /^.*(?:forgot|forgotten|left out|missed|missing|mention|didn['’]t count|olvid\p{L}*|falta[n]?|falt[oó]|dej[eé]|dejado|dije|add|a[nñ]ad\p{L}*)(?: (?:to (?:say|mention|add)|decir(?:te)?|contar(?:te)?|poner|in|de|about))*(?: (?:the|my|our|a|an|el|la|los|las|lo de|lo del|un|una))? /isu;

export function readWithForgottenCost(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const known = context.known.fixedCosts;
  if (READ_SO.has(context.question) || known === undefined) return read(words);
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  const found = sentencesOf(words).flatMap((sentence) => forgottenIn(ground, spanOf(sentence), context) ?? []);
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) return read(words);
  const facts = factsOf(ground, first, context);
  const rest = blankOut(words, [first.span]);
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
  const other = read(rest);
  const kept = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
  const corrected = [...(other.corrected ?? []), ...facts.map(({ id }) => id)];
  if (context.question === 'read-back' || other.kind === 'unclear') return { ...other, kind: 'correction', facts: [...kept, ...facts] };
  return { ...other, facts: [...kept, ...facts], corrected };
}

interface Forgotten {
  readonly line: CostLine;
  readonly sum: Sum;
  readonly span: Span;
}

/** The one sum of a sentence that says it was left out and calls it by a cost of a month; null where it may be anything else. */
function forgottenIn(ground: Ground, span: Span, context: ReadingContext): Forgotten | null {
  const folded = ground.folded.slice(span.start, span.end).replaceAll('’', "'");
  const says = context.question === 'read-back' ? LEFT_OUT : FORGOT;
  const at = folded.search(says);
  if (at < 0) return null;
  const from = span.start + at;
  const inside = ({ start, end }: Amount) => start >= from && end <= span.end;
  const numbers = ground.numerals.filter(({ isArticle, start, end }) => !isArticle && start >= from && end <= span.end);
  const sums = findAmounts(ground).filter((amount): amount is Sum => isSum(amount) && inside(amount));
  const [sum] = sums;
  if (sum === undefined || sums.length !== 1 || numbers.length !== 1 || isCalledWhole(ground.folded, sum)) return null;
  const per = sum.kind === 'money' ? sum.per : null;
  const own = folded.slice(at);
  const isOfMonth = per === 'month' ? MONTHLY.test(own) || COSTS.test(own) : per === null && STEADY.test(own);
  if (!isOfMonth || sum.low >= (factValue(context.known, 'fixedCosts') ?? 0)) return null;
  const part = { start: sum.start, end: sum.end, value: lowOf(sum), times: 1 };
  const [told] = linesOf(ground, [part], [part], context);
  const label = (told?.label ?? '')
    .replace(LABEL_OPENS, '')
    .replace(/[\s,]*(?:that['’]s|it['’]s|que (?:son|es)|son|es)?$/iu, '')
    .trim();
  const isKnown = oneNamed(label.toLowerCase(), factValue(context.known, 'costLines') ?? []) !== undefined;
  if (!told || label === '' || isKnown || told.kind === 'own' || told.kind === 'hired' || told.kind === 'pay') return null;
  const sigh = SIGH.exec(ground.folded.slice(span.start, from))?.[0].length ?? 0;
  return { line: { ...told, label }, sum, span: { start: from - sigh, end: span.end } };
}

function factsOf({ text }: Ground, { line, sum }: Forgotten, { known, answer }: ReadingContext): readonly Fact[] {
  const before = known.fixedCosts;
  const lines = factValue(known, 'costLines');
  const quote = quoteOf(text, answer, sum.start, sum.end);
  const unit = before?.unit ?? null;
  const figure = FIGURES[line.kind];
  const value = roundMoney((before?.value ?? 0) + line.amount);
  return [
    makeFact('fixedCosts', value, { unit, period: 'month', quote, origin: 'derived' }),
    ...(lines ? [makeFact('costLines', [...lines, line], { quote })] : []),
    ...(figure && known[figure] === undefined ? [makeFact(figure, line.amount, { unit, period: 'month', quote })] : []),
  ];
}
