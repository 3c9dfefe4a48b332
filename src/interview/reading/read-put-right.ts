// "Price is 75 not 13, I start in March and it's called Soot & Sons", «no son 35 a la semana, son 20»: whatever was asked, each clause that puts right a
// figure by what it was, or the month of opening, is heard by itself, and the rest is read as if it stood alone.
import { type Fact, type FactId, factValue } from '../../facts/fact.ts';
import { nextComing } from '../../language/month-names.ts';
import type { Reading } from '../interview.ts';
import type { CalendarDate, Ground } from './amount.ts';
import { blankOut, clauseAround, type Span } from './clauses.ts';
import { correctFigures } from './correct-figure.ts';
import { prepareGround } from './find-amounts.ts';
import { findDates } from './find-dates.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';

/** `read` reads what is left. */
export function readWithPutRight(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const ground = prepareGround(words.replace(DENIED, '$1;'), 'read-back', context.language, context.today);
  const told = correctFigures(ground, context).facts;
  // "Paid off in four years instead of five": a goal is told against what is. Money that opens it is put right with whoever gives it.
  const isOfSales = told.every(({ id }) => SALES.has(id)) && !(context.question === 'goals' && INSTEAD.test(ground.folded));
  const figures = isOfSales ? told.flatMap((fact) => heardIn(ground, fact)) : [];
  const opening = startAnew(ground, context, figures.length > 0);
  const heard = opening ? [...figures, opening] : figures;
  if (heard.length === 0 || figures.some(({ span }) => holdsMore(ground, span, heard))) return read(words);
  const rest = blankOut(
    words,
    heard.map(({ span }) => span),
  );
  const facts = heard.map(({ fact }) => fact);
  if (!/\p{L}{2}|\d/u.test(rest.replace(LEAD, ' '))) return { kind: 'correction', facts };
  const other = read(rest);
  const others = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
  if (others.length === 0 && other.kind !== 'answer') return { ...other, kind: 'correction', facts };
  return { ...other, facts: [...others, ...facts], corrected: [...(other.corrected ?? []), ...facts.map(({ id }) => id)] };
}

const SALES: ReadonlySet<FactId> = new Set<FactId>(['price', 'volume', 'unitCost']);
const INSTEAD = /(?<![a-z])(?:instead of|rather than|en vez de|en lugar de)(?![a-z])/;
/** «13 no, 75» takes back what is known as well as what was just said. */
const DENIED = /((?<!\p{L})\d[\d.,]*(?: ?€| \p{L}+){0,4} (?:no|not)),(?=\s)/giu;

const LEAD =
  /^[^\p{L}\d]*(?:(?:no+|nope|oh|ah|eh|ay|wait|hang on|hold on|espera|perd[oó]na?|sorry|actually|en realidad|and|y|but|pero|that['’]?s wrong|eso est[aá] mal|mijo|mija|hijo|hija|hombre|mujer|mate|love)[^\p{L}\d]*)+/iu;

interface Heard {
  readonly fact: Fact;
  /** The clause or clauses that tell it. */
  readonly span: Span;
}

function heardIn({ text }: Ground, fact: Fact): readonly Heard[] {
  return fact.quote === null ? [] : [{ fact, span: clauseAround(text, fact.quote) }];
}

/** Whether the clause tells another number besides. */
function holdsMore({ numerals }: Ground, span: Span, heard: readonly Heard[]): boolean {
  const isIn = (inner: Span, outer: Span) => inner.start >= outer.start && inner.end <= outer.end;
  return numerals.some(
    (one) => !one.isArticle && isIn(one, span) && !heard.some(({ fact: { quote } }) => quote !== null && isIn(one, quote)),
  );
}

/** The month of opening, where it is told against the one that is known, or by who opens; null at the question that asks for it. */
function startAnew(ground: Ground, { question, known, today, answer }: ReadingContext, isPuttingRight: boolean): Heard | null {
  if (question === 'start' || (question === 'goals' && !isPuttingRight && known.start === undefined)) return null;
  const before = factValue(known, 'start');
  const dates = findDates(ground).filter(({ month }) => month !== null);
  const isKnown = ({ month }: CalendarDate) => before !== undefined && Number(before.slice(5)) === month;
  const denied = dates.find((date) => isKnown(date) && NOT_IN.test(ground.folded.slice(0, date.start)));
  const told = dates.find((date) => date !== denied && (denied !== undefined || OPENS.test(ground.folded.slice(0, date.start))));
  if (!told?.month || dates.length > (denied ? 2 : 1)) return null;
  const value = told.year === null ? nextComing(told.month, today) : `${told.year}-${String(told.month).padStart(2, '0')}`;
  if (value === before || (question === 'read-back' && denied === undefined && !isPuttingRight)) return null;
  const [first, last] = denied && denied.start < told.start ? [denied, told] : [told, denied ?? told];
  const quote = quoteOf(ground.text, answer, told.start, told.end);
  return { fact: makeFact('start', value, { quote }), span: clauseAround(ground.text, { start: first.start, end: last.end }) };
}

const NOT_IN = /(?<![a-z])(?:no|not|instead of|rather than|en vez de|en lugar de)(?: (?:es|is|it's))?(?: (?:en|in|on|el|a|at|de))* $/;
/** "I start in", «abro en»: of the business itself, and of no second one. */
const OPENS =
  /(?<![a-z])(?:(?:i|we)(?:['’]?(?:ll|m|re)| am| are| will)?(?: actually| now)? (?:start|open|launch)(?:ing)?|starting|opening|start is|opening is|(?:abr|arranc|empiez|empez|comenz|comienz)(?:o|amos|imos|emos|are|ire|aremos|iremos))(?: (?:in|on|at|from|en|el|a|para))? $/;
