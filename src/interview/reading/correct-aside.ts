// «Perdona, son 54 euros por alumno, no 4. Para abrir necesitamos…», "No, our price is $189. Our direct cost is $34": what was misread is put
// right at the head of an answer to something else. It takes the place of what is known, whatever was asked.
import { type Fact, type FactId, factValue, withFacts } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading, ScriptQuestion } from '../interview.ts';
import { backToLines } from './back-to-lines.ts';
import { blankOut, type Span } from './clauses.ts';
import { correctFigures } from './correct-figure.ts';
import { correctItem } from './correct-item.ts';
import { correctNamedCosts } from './correct-named-costs.ts';
import { correctSaleLine } from './correct-sale-line.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { isTakenBack } from './is-taken-back.ts';
import { addedLines } from './lines-anew.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { tellsMonthsMoney } from './month-money-denied.ts';
import type { ReadingContext } from './reading-context.ts';
import { spansOfLines } from './spans-of-lines.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';
import { tellsOfEach } from './tells-of-each.ts';
import { volumeByProduct } from './volume-by-product.ts';

/** «Eso está mal: el préstamo son 5.000», "that's not right, our rent is 900": what the sentence tells is told anew. */
const COMPLAINS =
  /^[^a-z\d]*(?:(?:oh|oye|hey|espera|wait|perdona?|sorry|no|ah|y|and|but|pero)[ ,.:]+)*(?:(?:eso|esto|ahi|that|this|it|lo (?:del?|de la|de los) [a-z]+)(?:'s| is| esta| es)? (?:mal|wrong|incorrect[oa]?|not right|not correct|no es (?:asi|correcto))|te (?:has )?equivoca\w+|(?:te )?has (?:puesto|apuntado|entendido|cogido) mal|you(?:'ve)? (?:got|have|put) (?:it|that|this|[a-z]+ [a-z]+) (?:down )?wrong|(?:that|this|it) isn't right)(?![a-z])/;

interface Aside {
  readonly facts: readonly Fact[];
  /** Whether the rest tells more of the same: what one more thing costs, and the others. */
  readonly goesOn?: boolean;
  /** The answer with blanks for what was put right. */
  readonly rest: string;
}

/** Told anew right after they were said back. */
const SALES: ReadonlySet<FactId> = new Set<FactId>(['price', 'volume', 'volumeFromStart', 'targetVolume', 'targetMonths', 'priceSpread']);
const DENIES =
  /^[^\p{L}\d]*(?:(?:oh|oye|hey|eh|mm+|hmm+|whoa|wait|espera|a ver|perdona?|sorry)[ ,.!]+)*(?:no|nope|nah|both are wrong|(?:eso |that(?:'s| is) )?(?:no (?:es|esta)|not|mal|wrong))(?![a-z])/u;

/** `readAs` reads words as the answer to another question. */
export function correctAside(words: string, context: ReadingContext, readAs: (words: string, question: ScriptQuestion) => Reading): Aside {
  const { question, known } = context;
  const added = ASKS_SALES.has(question) ? null : soldToo(words, context);
  if (added) return added;
  const costs = costsAfterDenial(words, context, readAs);
  if (costs) return costs;
  const anewInLines = toldInLines(words, context, readAs);
  if (anewInLines) return anewInLines;
  const sentences = sentencesOf(words).filter((sentence) => /\d/.test(sentence.words));
  const told = sentences.flatMap((sentence, at) => {
    const ground = prepareGround(sentence.alone, 'read-back', context.language, context.today);
    const isEcho = at === 0 && opensWith(words, sentence) && question === 'unit-cost' && DENIES.test(foldText(words));
    const denied = deniedIn(sentences[at - 1], context);
    const lines = denied ? [] : backToLines(ground, context);
    if (lines.length > 0 || (isEcho && tellsMonthsMoney(ground, context))) return [{ sentence, facts: lines }];
    const product = at === 0 && opensWith(words, sentence) ? volumeByProduct(ground, context) : null;
    if (product) return [{ sentence, facts: product }];
    // "Where'd 34.80 come from?": a figure that is asked about is not told.
    if (isEcho && /\?\s*$/.test(sentence.words)) return [{ sentence, facts: [] }];
    // What each costs answers the question, whatever is denied before it.
    if (isEcho && known.lines && tellsOfEach(ground, findAmounts(ground), known.lines)) return [];
    const facts = denied
      ? toldInstead(sentence, denied, context, readAs)
      : takesBack(sentence, context) || COMPLAINS.test(foldText(sentence.words).replaceAll('’', "'"))
        ? readAs(sentence.alone, 'read-back').facts
        : isEcho
          ? readAs(sentence.alone, 'revenue').facts.filter(({ id }) => SALES.has(id))
          : [];
    const anew = facts.filter((fact) => isAnew(fact, known));
    return anew.length > 0 ? [{ sentence, facts: anew }] : [];
  });
  const isAll = told.length === sentences.length;
  const before = told.flatMap(({ sentence }) => sentences[sentences.indexOf(sentence) - 1] ?? []);
  const denials = before.filter((one) => deniedIn(one, context) !== null);
  const spans: readonly Span[] = [...told.map(({ sentence }) => sentence), ...denials].map(spanOf);
  // One sentence may put a figure right and answer besides.
  const facts = told.flatMap((one) => one.facts);
  return { facts, rest: isAll && facts.length > 0 && question === 'unit-cost' ? words : blankOut(words, spans) };
}

/** «No, yo nunca dije 130 de costo. La vuelta se lleva 21, el kilo 8.50…»: what each costs, told after what is denied. */
function costsAfterDenial(
  words: string,
  { question, known }: ReadingContext,
  readAs: (words: string, question: ScriptQuestion) => Reading,
): Aside | null {
  const [first, ...others] = sentencesOf(words);
  if (question !== 'unit-cost' || !known.lines || !first || others.length === 0 || !DENIES.test(foldText(words))) return null;
  // More than the number denied is told anew.
  if (new Set(first.words.match(/\d[\d.,]*\d|\d/g)).size > 1) return null;
  const { facts } = readAs(blankOut(words, [spanOf(first)]), 'unit-cost');
  const lines = facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? [];
  const areAll = lines.length > 0 && lines.every(({ unitCost, price }) => unitCost !== undefined && unitCost < price);
  return areAll ? { facts, rest: '' } : null;
}

/** Whether nothing is said before it but that something is not so: "No, that's way off." */
function opensWith(words: string, { start }: Sentence): boolean {
  return (words.slice(0, start).match(/\p{L}+/gu)?.length ?? 0) <= MOST_BEFORE;
}

const MOST_BEFORE = 8;

const ASKS_SALES: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);

/** "Boarding nights more like 6. Oh and I forgot baths! 35 each, about 40 a month": asked what things cost, one more of them comes to mind. */
function soldToo(words: string, context: ReadingContext): Aside | null {
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  const added = addedLines(ground, { ...context, question: 'read-back' });
  return added && { ...added, goesOn: true };
}

/** «Espera, 3.518 no: has sumado dos veces. El total son 1.803»: the figure that a sentence denies and the next one tells. */
function deniedIn(sentence: Sentence | undefined, context: ReadingContext): FactId | null {
  if (sentence === undefined) return null;
  const { numerals, folded } = prepareGround(sentence.alone, 'read-back', context.language, context.today);
  // «Dos veces» is no sum.
  const numbers = numerals.filter(({ isArticle, low }) => !isArticle && low >= LEAST);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return null;
  const isDenied = NO_BEFORE.test(folded.slice(0, number.start)) || NO_AFTER.test(folded.slice(number.end));
  const ofThat = DENIABLE.filter((id) => factValue(context.known, id) === number.low);
  return isDenied && ofThat.length === 1 ? (ofThat[0] ?? null) : null;
}

const LEAST = 10;
const NO_BEFORE = /(?<![a-z])(?:no|not|isn't|isn’t)(?: (?:son|es|the|los|el|at|a|it's|it|is))* [$€£]?$/;
const NO_AFTER =
  /^\?+|^(?: ?€| (?:euros?|pesos|a month|al mes))*,? (?:no(?! (?:es|son|esta))|not|is (?:wrong|not right)|isn['’]t right|esta mal|no (?:es|son) (?:correct|ciert|asi))/;
const DENIABLE: readonly FactId[] = ['fixedCosts', 'investment', 'ownFunds', 'loan', 'staffPay', 'founderPay'];

/** What it is instead: the one sum of the sentence, where that is read as no other figure. */
function toldInstead(
  sentence: Sentence,
  denied: FactId,
  { language, today, answer }: ReadingContext,
  readAs: (words: string, question: ScriptQuestion) => Reading,
): readonly Fact[] {
  const asked = ASKS[denied] ?? 'read-back';
  const said = SAID_TO_BE.exec(foldText(sentence.alone).replaceAll('’', "'"));
  // «5.982?? No hombre, son 982, los 5 mil son del colchón»: what is said first is what it is.
  if (said) {
    const { numerals } = prepareGround(sentence.alone, 'read-back', language, today);
    const number = numerals.find(({ start }) => start === said[0].length);
    if (number) return [makeFact(denied, number.low, { quote: quoteOf(sentence.alone, answer, number.start, number.end) })];
  }
  return readAs(sentence.alone, asked).facts.filter(({ id }) => id === denied);
}

const SAID_TO_BE =
  /^[^a-z\d]*(?:(?:no|que no|hombre|mujer|nope|nah|not at all|oye|que va)[ ,.!]+)+(?:que )?(?:son|es|it's|it is|they're|that's) (?=[$€£]?\d)/;

const ASKS: Partial<Record<FactId, ScriptQuestion>> = { fixedCosts: 'fixed-costs', investment: 'investment' };

/** "No, that's way off. It's 52 tune-ups at 95, 40 quick fixes at 45": what was said back as one thing is told as several. */
function toldInLines(words: string, context: ReadingContext, readAs: (words: string, question: ScriptQuestion) => Reading): Aside | null {
  const { question } = context;
  if (!AFTER_ECHO.has(question) || !DENIES.test(foldText(words))) return null;
  const lines = readAs(words, 'revenue').facts.filter(({ id }) => IN_LINES.has(id));
  const { quote } = lines.find(({ id }) => id === 'lines') ?? {};
  if (!quote || !lines.some(({ id }) => id === 'volume')) return ofKnownLines(words, context);
  return { facts: lines, rest: blankOut(words, spansOfLines(words, quote)) };
}

/** "No it's 25,960. 440 daycare days and 110 nights. Costs like 3 a daycare day": some of what is known by name, told anew with what each costs. */
function ofKnownLines(words: string, context: ReadingContext): Aside | null {
  if (context.question !== 'unit-cost') return null;
  const ground = prepareGround(words, 'read-back', context.language, context.today);
  const each = context.known.lines && tellsOfEach(ground, findAmounts(ground), context.known.lines);
  if (each) return each.isCounted ? { facts: each.facts, rest: '' } : null;
  const facts = correctSaleLine(ground, context);
  return facts.some(({ id }) => id === 'volume') ? { facts, rest: '' } : null;
}

const AFTER_ECHO: ReadonlySet<QuestionId> = new Set(['unit-cost', 'resources']);
const IN_LINES: ReadonlySet<FactId> = new Set<FactId>(['lines', 'price', 'volume', 'unitCost', 'saleUnit']);

/** "X, not Y", where Y is what a figure was taken for. */
function takesBack({ alone, words }: Sentence, context: ReadingContext): boolean {
  // "Paid off in four years instead of five": a goal is told against what is.
  if (context.question === 'goals' && INSTEAD.test(foldText(words))) return false;
  const ground = prepareGround(alone, 'read-back', context.language, context.today);
  if (correctFigures(ground, context).facts.length > 0) return true;
  const amounts = findAmounts(ground);
  // «La furgoneta son 7.000, no 6.500»: one of the purchases, or of a month's costs.
  const isPart = amounts.some((amount) => isTakenBack(ground, amount) && isPartOf(context, 'low' in amount ? amount.low : null));
  return isPart && (correctItem(ground, amounts, context).length > 0 || correctNamedCosts(ground, context).facts.length > 0);
}

const INSTEAD = /(?<![a-z])(?:instead of|rather than|en vez de|en lugar de)(?![a-z])/;

function isPartOf({ known }: ReadingContext, amount: number | null): boolean {
  return [...(factValue(known, 'investmentItems') ?? []), ...(factValue(known, 'costLines') ?? [])].some((part) => part.amount === amount);
}

function isAnew({ id, value }: Fact, known: ReadingContext['known']): boolean {
  const before = factValue(known, id);
  return (before !== undefined || SALES.has(id)) && JSON.stringify(before) !== JSON.stringify(value);
}

/** What was put right, with what the rest of the answer tells; `read` reads it, knowing what was put right. */
export function withAside(
  { facts, rest, goesOn }: Aside,
  context: ReadingContext,
  read: (rest: string, context: ReadingContext) => Reading,
): Reading {
  const later = goesOn ? { ...context, known: withFacts(context.known, facts) } : context;
  const other = /\p{L}{2}/u.test(rest) ? read(rest, later) : null;
  const isTold = (all: readonly Fact[], { id }: Fact) => all.some((fact) => fact.id === id);
  const others = other?.facts.filter((fact) => goesOn || !isTold(facts, fact)) ?? [];
  if (other === null || (other.kind === 'unclear' && others.length === 0)) return { kind: 'correction', facts };
  const own = goesOn ? facts.filter((fact) => !isTold(others, fact)) : facts;
  return { ...other, facts: [...others, ...own], corrected: facts.map(({ id }) => id) };
}
