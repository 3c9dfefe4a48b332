// "Oh and I forgot the accountant, 200 a month", «falta la gestoría, 200 al mes»: a cost left out of those told before is one more of them, whatever was asked.
import { type CostKind, type CostLine, type Fact, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { COSTS, isCalledWhole, isSum, lowOf, type Sum } from './correct-costs.ts';
import { MONTHLY_NOUN, STEADY_NOUN } from './cost-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { LEFT_OUT } from './left-out.ts';
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
const LABEL_CLOSES = /[\s,]*(?:that['’]s|it['’]s|que (?:son|es)|son|es)?$/iu;
const OF_ELSE =
  /(?<![a-z])(?:prestamo|credito|loan|preci\w+|prices?|inversion|investment|ahorr\w+|savings?|ventas|sales|cobr\w+|charg\w+)(?![a-z])/;
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
  readonly lines: readonly CostLine[];
  readonly sums: readonly Sum[];
  readonly span: Span;
}

/** The sums of a sentence from where it says that they were left out, as far as each is called by a cost of a month; null where they may be anything else. */
function forgottenIn(ground: Ground, span: Span, context: ReadingContext): Forgotten | null {
  const folded = ground.folded.slice(span.start, span.end).replaceAll('’', "'");
  const at = folded.search(context.question === 'read-back' ? LEFT_OUT : FORGOT);
  if (at < 0) return null;
  const from = span.start + at;
  const inside = ({ start, end }: Span) => start >= from && end <= span.end;
  const all = ground.numerals.filter((numeral) => !numeral.isArticle && inside(numeral));
  const sums = findAmounts(ground).filter((amount): amount is Sum => isSum(amount) && inside(amount));
  if (sums.some((sum) => isCalledWhole(ground.folded, sum))) return null;
  const other = sums.findIndex((sum, index) => !isOfMonth(ground, sum, sums[index - 1]?.end ?? from, context));
  const told = other < 0 ? sums : sums.slice(0, other);
  const last = told.at(-1);
  const end = other < 0 ? span.end : endBefore(ground, last?.end ?? from, sums[other]?.start ?? span.end);
  if (last === undefined || end === null || all.filter((one) => one.end <= end).length !== told.length) return null;
  const lines = linesForgotten(ground, told, context);
  const sigh = SIGH.exec(ground.folded.slice(span.start, from))?.[0].length ?? 0;
  return lines && { lines, sums: told, span: { start: from - sigh, end } };
}

/** Where the clause of the last one ends. */
function endBefore({ folded }: Ground, from: number, next: number): number | null {
  const cut = folded.slice(from, next).search(/[,;]? (?:y|and|pero|but) |[,;] /);
  return cut < 0 ? null : from + cut;
}

function isOfMonth({ folded }: Ground, sum: Sum, from: number, { known }: ReadingContext): boolean {
  const per = sum.kind === 'money' ? sum.per : null;
  const own = `${folded.slice(from, sum.end)}${folded.slice(sum.end).split(/[,.;]| y | and /)[0]}`;
  const isCalled = per === 'month' ? MONTHLY.test(own) || COSTS.test(own) : per === null && STEADY.test(own);
  return isCalled && !OF_ELSE.test(own) && sum.low < (factValue(known, 'fixedCosts') ?? 0);
}

/** Null where one of them is somebody's pay, has no name or is known. */
function linesForgotten(ground: Ground, sums: readonly Sum[], context: ReadingContext): readonly CostLine[] | null {
  const parts = sums.map((sum) => ({ start: sum.start, end: numberEnd(ground, sum), value: lowOf(sum), times: 1 }));
  const known = factValue(context.known, 'costLines') ?? [];
  const lines = linesOf(ground, parts, parts, context).map((line) => ({
    ...line,
    label: line.label.replace(LABEL_OPENS, '').replace(LABEL_CLOSES, '').trim(),
  }));
  const isFit = ({ label, kind }: CostLine) =>
    label !== '' && kind !== 'own' && kind !== 'hired' && kind !== 'pay' && oneNamed(foldText(label), known) === undefined;
  return lines.every(isFit) ? lines : null;
}

function numberEnd({ numerals }: Ground, { start, end }: Span): number {
  return numerals.find((numeral) => numeral.start >= start && numeral.end <= end)?.end ?? end;
}

function factsOf({ text }: Ground, { lines, sums }: Forgotten, { known, answer }: ReadingContext): readonly Fact[] {
  const before = known.fixedCosts;
  const listed = factValue(known, 'costLines');
  const quote = quoteOf(text, answer, sums[0]?.start ?? 0, sums.at(-1)?.end ?? text.length);
  const unit = before?.unit ?? null;
  const value = roundMoney(lines.reduce((so, { amount }) => so + amount, before?.value ?? 0));
  const figures = lines.flatMap(({ kind, amount }) => {
    const id = FIGURES[kind];
    return id && known[id] === undefined ? [makeFact(id, amount, { unit, period: 'month', quote })] : [];
  });
  return [
    makeFact('fixedCosts', value, { unit, period: 'month', quote, origin: 'derived' }),
    ...(listed ? [makeFact('costLines', [...listed, ...lines], { quote })] : []),
    ...figures,
  ];
}
