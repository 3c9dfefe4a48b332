// An answer that also tells what somebody hired costs, by a name: put right it is heard as such, told beside something else it is kept.
import { type Fact, factValue } from '../../facts/fact.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { carriedToTotal } from './carry-to-total.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { costsWithLines } from './correct-costs.ts';
import { correctTeam } from './correct-team.ts';
import { prepareGround } from './find-amounts.ts';
import { findWorkerPay, type WorkerPay } from './find-worker-pay.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf, spanOf } from './split-sentences.ts';

/** Where pay may be told beside what was asked. */
const BESIDE: ReadonlySet<QuestionId> = new Set(['resources', 'funding', 'team', 'goals', 'start', 'investment']);
/** «…, no 2.300», "you've got 2,300 there": what it takes the place of. */
const TAKEN =
  /^(?: ?(?:€|euros?|pesos|a month|al mes|per month|mensuales))*[^.;\d]{0,14}?(?:,? (?:(?:y |and )?(?:no|not|en vez de|instead of)|(?:and |y )?(?:you(?:'ve| have)?(?: got| put)?|has puesto|tienes|pone|pusiste)))(?: (?:son|the|los|unos))* ?[$€£]?\d[\d.,]*(?<![.,])(?: (?:there|ahi|a month|al mes))*/;
const BY_THE_MONTH =
  /^ ?(?:€|euros?|pesos|pounds|dollars)?(?: (?:a month|al mes|per month|mensuales|like before|como antes|all in|for \d+ hours a week|por \d+ horas a la semana))*/;

export function readWithWorkerPay(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const isReadBack = context.question === 'read-back';
  if (!isReadBack && !BESIDE.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const told = findWorkerPay(ground, context.known).filter((pay) => !isReadBack || !isLeftOut(ground, pay));
  if (told.length === 0) return read(words);
  return isReadBack ? putRight(ground, told, context, read) : kept(ground, told, context, read(words));
}

/** What was left out comes on top of the costs known. */
function isLeftOut({ text, folded }: Ground, { start }: Span): boolean {
  const sentence = sentencesOf(text)
    .map(spanOf)
    .find((one) => one.start <= start && one.end > start);
  return LEFT_OUT.test(folded.slice(sentence?.start ?? 0, sentence?.end));
}

function kept(ground: Ground, told: readonly WorkerPay[], context: ReadingContext, reading: Reading): Reading {
  if (reading.facts.some(({ id }) => id === 'staffPay') || context.known.staffPay !== undefined) return reading;
  const fact = payFact(ground, sumOf(told), told, context);
  if (reading.facts.length === 0) return { kind: 'correction', facts: [fact] };
  return { ...reading, kind: reading.kind === 'unclear' ? 'answer' : reading.kind, facts: [...reading.facts, fact] };
}

function putRight(ground: Ground, told: readonly WorkerPay[], context: ReadingContext, read: (words: string) => Reading): Reading {
  if (isOneMore(ground, told, context)) {
    const reading = read(ground.text);
    return { ...reading, facts: reading.facts.filter(({ id }) => id !== 'staffPay' && id !== 'staffPayFrom') };
  }
  const facts = factsOf(ground, told, context);
  if (facts.length === 0) return read(ground.text);
  const rest = blankOut(
    ground.text,
    told.map((pay) => wordsOf(ground, pay)),
  );
  const all = [...facts, ...movedTotal(facts, context)];
  if (!/\p{L}{2}|\d/u.test(cleanWords(rest).replace(/^(?:no|and|y|also|tambi[eé]n)(?!\p{L})/iu, '')))
    return { kind: 'correction', facts: all };
  const other = read(rest);
  // «Somos yo, Lupita y, en el mes 6, Wendy con 5,200»: whoever is paid is one of those counted.
  const team = correctTeam(ground, context);
  const others = [
    ...other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id) && (id !== 'team' || team.length === 0)),
    ...team,
  ];
  const kept = all.filter(({ id }) => facts.some((fact) => fact.id === id) || !others.some((fact) => fact.id === id));
  return { ...other, kind: 'correction', facts: [...others, ...kept] };
}

/** The month's costs with it: where they add up from lines that are known, or it is one more of those told one by one. */
function movedTotal(facts: readonly Fact[], context: ReadingContext): readonly Fact[] {
  const { fixedCosts, staffPay, costLines, payIncluded } = context.known;
  if (costLines) return carriedToTotal(facts, context.known);
  if (staffPay) return costsWithLines(facts, context);
  const pay = facts.find(({ id }) => id === 'staffPay');
  if (fixedCosts?.origin !== 'derived' || payIncluded?.value === false || !pay) return [];
  return [{ ...fixedCosts, value: roundMoney(fixedCosts.value + Number(pay.value)), quote: pay.quote }];
}

/** The pay of all of them: of those known by name each line, else of the one who is told of. */
function factsOf(ground: Ground, told: readonly WorkerPay[], context: ReadingContext): readonly Fact[] {
  const lines = factValue(context.known, 'costLines') ?? [];
  const hired = lines.filter(({ kind }) => kind === 'hired');
  const of = (label: string) => told.find(({ name }) => new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(label));
  const isNamed = hired.length > 0 && told.every((pay) => hired.some(({ label }) => of(label) === pay));
  // Of several it is not known whose pay that was.
  if (hired.length > 1 && !isNamed) return [];
  if (!isNamed) return [payFact(ground, sumOf(told), told, context)];
  const fresh = lines.map((line) => (line.kind === 'hired' ? { ...line, amount: of(line.label)?.value ?? line.amount } : line));
  const sum = fresh.reduce((so, { kind, amount }) => (kind === 'hired' ? so + amount : so), 0);
  const pay = payFact(ground, sum, told, context);
  const isSame = fresh.every(({ amount }, at) => amount === lines[at]?.amount);
  return isSame ? [pay] : [makeFact('costLines', fresh, { quote: pay.quote }), pay];
}

/** «En el mes 6 entra Wendy con 5,200»: one who comes later is not all who are paid. */
function isOneMore({ folded }: Ground, told: readonly WorkerPay[], { known }: ReadingContext): boolean {
  const [only] = told;
  const isLess = only !== undefined && told.length === 1 && only.value < (factValue(known, 'staffPay') ?? 0);
  const isNamed = (factValue(known, 'costLines') ?? []).some(({ kind }) => kind === 'hired');
  return isLess && !isNamed && LATER.test(folded.slice(Math.max(0, only.start - NEAR), only.end));
}

const NEAR = 40;
const LATER = /(?<![a-z])(?:mes|month) (?:\d{1,2}|[a-z]+)(?![a-z])/;

function payFact({ text }: Ground, value: number, told: readonly WorkerPay[], { answer, known }: ReadingContext): Fact {
  const [first, last] = [told[0] as WorkerPay, told.at(-1) as WorkerPay];
  const unit = known.fixedCosts?.unit ?? factValue(known, 'currency') ?? null;
  const quote = quoteOf(text, answer, first.start, last.end);
  return makeFact('staffPay', roundMoney(value), { unit, period: 'month', quote, origin: told.length > 1 ? 'derived' : 'said' });
}

function sumOf(told: readonly WorkerPay[]): number {
  return told.reduce((so, { value }) => so + value, 0);
}

/** From the name to where what is said of the sum ends. */
function wordsOf({ folded }: Ground, { start, end }: Span): Span {
  const after = folded.slice(end).replaceAll('’', "'");
  const taken = TAKEN.exec(after)?.[0].length ?? 0;
  return { start, end: end + Math.max(taken, BY_THE_MONTH.exec(after)?.[0].length ?? 0) };
}
