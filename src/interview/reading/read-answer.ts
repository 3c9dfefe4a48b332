import { countryOf } from '../../countries/countries.ts';
import type { CountryCode, CurrencyCode } from '../../countries/country.ts';
import { type Fact, type FactId, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { TOPICS, type Topic } from '../../facts/topic.ts';
import { foldText } from '../../language/fold-text.ts';
import type { FollowUp, QuestionId, Reading, ScriptQuestion } from '../interview.ts';
import { isFollowUp, topicOf } from '../script.ts';
import type { Amount, Ground } from './amount.ts';
import { isWithinBounds } from './bounds.ts';
import { isCorrection, isDontKnow, isHelp, isNo, isNoise, isYes } from './classify-words.ts';
import { cleanWords } from './clean-words.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { findFigures } from './find-figures.ts';
import { findIdentity } from './find-identity.ts';
import { hasPrivateData } from './find-private-data.ts';
import { findRivals } from './find-rivals.ts';
import { findStart } from './find-start.ts';
import { findSubject } from './find-subject.ts';
import { findTerm } from './find-term.ts';
import { holdsPurchases } from './holds-purchases.ts';
import { isBareDate } from './is-bare-date.ts';
import { isOffTopic } from './is-off-topic.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { questionDoubted, readFollowUp } from './read-follow-up.ts';
import { isAgreement, readWish } from './read-wish.ts';
import type { ReadingContext } from './reading-context.ts';
import { isRefused } from './refused-business.ts';
import { tellsCost } from './tells-cost.ts';

export type { ReadingContext } from './reading-context.ts';

const DOLLAR_COUNTRIES: ReadonlySet<CountryCode> = new Set(['MX', 'CO', 'AR', 'CL']);
const REFUSABLE: ReadonlySet<QuestionId> = new Set(['problem', 'solution', 'identity', 'customer', 'revenue']);
const MOST_READ = 4_000;

/**
 * Reads one answer: what it is (an answer, a don't-know, a question back, a yes, a correction, …) and the facts in it, in either language.
 * A later fact is meant to overlay an earlier one of its kind. Never throws; figures out of all bounds are left out.
 * Offsets are those of the answer in NFC.
 */
export function readAnswer(text: string, context: ReadingContext): Reading {
  const words = text.slice(0, MOST_READ).toWellFormed().normalize('NFC');
  const { question } = context;
  if (isFollowUp(question)) return readDoubt(question, words, context);
  const said = cleanWords(words);
  const ground = prepareGround(words, question, context.language, context.today);
  const folded = ground.folded.replace(/\s+/g, ' ').trim();
  const isEchoed = question !== 'read-back' && knowsRevenue(context);
  return (
    readAside(words, folded, context) ??
    (isEchoed && isAgreement(folded) ? { kind: 'confirmation', facts: [] } : null) ??
    (isDontKnow(folded) && !ground.numerals.some(({ isArticle }) => !isArticle) ? { kind: 'dont-know', facts: [] } : null) ??
    (question === 'read-back'
      ? readReadBack(ground, context, folded)
      : (readElsewhere(ground, context, said) ?? readReply(ground, context, folded, said)))
  );
}

/** The same words as the answer to the question that asked for the figure, once they are neither aside nor wish. */
function readDoubt(question: FollowUp, words: string, context: ReadingContext): Reading {
  const folded = foldText(words).replace(/\s+/g, ' ').trim();
  const readAs = (as: ScriptQuestion) => readAnswer(words, { ...context, question: as });
  return (
    readAside(words, folded, context) ?? readAnother(question, words, context) ?? readFollowUp(question, words, folded, context, readAs)
  );
}

/** A list of sums or the cost of a sale, where one figure was doubted: the answer to what would have come next. */
function readAnother(question: FollowUp, words: string, context: ReadingContext): Reading | null {
  const doubted = questionDoubted(question);
  if (!/\d/.test(words) || doubted === 'identity') return null;
  const asked = { ...context, question: doubted };
  const elsewhere = readElsewhere(prepareGround(words, doubted, context.language, context.today), asked, cleanWords(words));
  if (elsewhere !== null) return elsewhere;
  const cost =
    doubted === 'price' && question !== 'price-below-cost' && tellsCost(foldText(words))
      ? readAnswer(words, { ...context, question: 'unit-cost' })
      : null;
  const value = cost?.facts.find(({ id }) => id === 'unitCost')?.value;
  return typeof value === 'number' && value < (factValue(context.known, 'price') ?? 0) ? cost : null;
}

/** What is no answer at all: nothing, something beside the point, a question back, a wish about the interview. */
function readAside(words: string, folded: string, context: ReadingContext): Reading | null {
  const { question } = context;
  if (cleanWords(words) === '') return { kind: 'unclear', facts: [] };
  if (isOffTopic(folded)) return { kind: 'off-topic', facts: [] };
  if (REFUSABLE.has(question) && isRefused(folded)) return { kind: 'refused', facts: [] };
  if (hasPrivateData(words, folded)) return { kind: 'private', facts: [] };
  const term = findTerm(folded);
  if (term) return { kind: 'help', facts: [], term };
  if (isHelp(folded)) return { kind: 'help', facts: [] };
  const wish = readWish(folded, knowsRevenue(context));
  if (wish?.kind === 'finish' && question === 'read-back') return { kind: 'confirmation', facts: [] };
  return wish;
}

/** Whether the month's revenue was said back. */
function knowsRevenue({ known }: ReadingContext): boolean {
  return factValue(known, 'price') !== undefined && factValue(known, 'volume') !== undefined;
}

/** The answer to a question that was not the one asked; null for all that stay with theirs. */
function readElsewhere(ground: Ground, context: ReadingContext, said: string): Reading | null {
  const { question, language, today, known, answer } = context;
  const hasMoney = ground.numerals.some(({ isArticle }) => !isArticle);
  const told = findSubject(ground.folded, question, hasMoney, known.name !== undefined) ?? subjectOfSums(ground, context);
  const subject = told === 'fixed-costs' && holdsPurchases(ground) ? 'resources' : told;
  if (subject === null) return null;
  const elsewhere = { ...context, question: subject };
  const { facts } = collectFacts(prepareGround(ground.text, subject, language, today), elsewhere);
  const topic = topicOf(subject);
  const isNew = topic !== null && (isTopic(question) || factValue(known, topic) === undefined);
  const words = isNew ? [makeFact(topic, said, { quote: quoteOf(ground.text, answer, 0, ground.text.length) })] : [];
  return facts.length + words.length > 0 ? { kind: 'answer', facts: [...words, ...facts] } : null;
}

/** Nobody spends several times the price on one sale, but for a lump sum to open with. */
function subjectOfSums(ground: Ground, { question, known }: ReadingContext): 'resources' | null {
  const price = factValue(known, 'price');
  if (price === undefined || (question !== 'unit-cost' && question !== 'price')) return null;
  const sums = findAmounts(ground).filter((amount) => amount.kind === 'money');
  const isOver = (times: number) => sums.some(({ per, low }) => per === null && low > times * price);
  const isTold = sums.length > 1 || LENT.test(ground.folded) || (question === 'unit-cost' && isOver(FAR_OVER_PRICE));
  return isOver(MOST_TIMES_PRICE) && isTold && !CORRECTED.test(ground.folded) ? 'resources' : null;
}

const MOST_TIMES_PRICE = 5;
/** Whatever the words. */
const FAR_OVER_PRICE = 50;
const LENT =
  /(?<![a-z])(?:credit union|bank|banco|loan|prestamo|ahorr\w+|saved|savings|caja|prest\w+|need|necesit\w+|stock|inventory|inventario|para (?:abrir|empezar|arrancar)|to (?:open|start))(?![a-z])/;
const CORRECTED = /(?<![a-z])(?:precios?|cobr\w+|tarifas?|prices?|charg\w+|perdon|sorry|no,)(?![a-z])/;

function readReply(ground: Ground, context: ReadingContext, folded: string, said: string): Reading {
  const { question } = context;
  const { facts, isOutOfBounds } = collectFacts(ground, context);
  if (isTopic(question) && isBareDate(ground)) {
    const start = findStart(ground, findAmounts(ground), { ...context, question: 'start' });
    return { kind: 'unclear', facts: start.filter(({ id, value }) => isWithinBounds(id, value)) };
  }
  if (isTopic(question)) {
    if (isNoise(folded) || (question !== 'problem' && isYes(folded)) || !/\p{L}{2}/u.test(said))
      return { kind: facts.length > 0 ? 'answer' : 'unclear', facts };
    const quote = quoteOf(ground.text, context.answer, 0, ground.text.length);
    return { kind: 'answer', facts: [makeFact(question, said, { quote }), ...facts] };
  }
  if (facts.length === 0) return { kind: isYes(folded) ? 'confirmation' : 'unclear', facts };
  const asked = ASKED_FACTS[question] ?? [];
  if (isOutOfBounds && !facts.some(({ id }) => asked.includes(id))) return { kind: 'unclear', facts };
  const isAside = isCorrection(folded) && !facts.some(({ id }) => asked.includes(id));
  return { kind: isAside ? 'correction' : 'answer', facts };
}

/** The facts each question outside the topics asks for. */
const ASKED_FACTS: Partial<Record<QuestionId, readonly FactId[]>> = {
  identity: ['name', 'city', 'country', 'sector'],
  price: ['price'],
  volume: ['volume', 'growth'],
  'unit-cost': ['unitCost'],
  'fixed-costs': ['fixedCosts'],
  investment: ['investment'],
  funding: ['ownFunds', 'loan', 'loanYears'],
  team: ['team'],
  start: ['start'],
};

/** A yes, a correction, or nothing usable. "No" alone is a correction that says nothing yet. */
function readReadBack(ground: Ground, context: ReadingContext, folded: string): Reading {
  if (isYes(folded)) return { kind: 'confirmation', facts: [] };
  const { facts } = collectFacts(ground, context);
  if (facts.length > 0) return { kind: 'correction', facts };
  return { kind: isNo(folded) ? 'correction' : 'unclear', facts };
}

function collectFacts(ground: Ground, context: ReadingContext): { facts: readonly Fact[]; isOutOfBounds: boolean } {
  const amounts = findAmounts(ground).filter((amount) => !isTakenBack(ground, amount));
  const identity = findIdentity(ground, context);
  const country = identity.find(({ id }) => id === 'country')?.value as CountryCode | undefined;
  const currency = currencyOf(ground, amounts, context.known, country);
  // The sector may be told in this very answer: rooms are read as rooms to let only in a business that lets them.
  const sector = identity.filter(({ id }) => id === 'sector');
  const figures = findFigures(ground, amounts, { ...context, known: withFacts(context.known, sector) }, currency.unit);
  const found = [
    ...identity,
    ...(currency.said && figures.some(({ id, value, unit }) => unit === currency.said && isWithinBounds(id, value))
      ? [makeFact('currency', currency.said)]
      : []),
    ...figures,
    ...findStart(ground, amounts, context),
    ...rivalFacts(ground, context),
  ];
  const facts = found.filter(({ id, value }) => isWithinBounds(id, value));
  return {
    facts: lastOfEach(facts),
    isOutOfBounds: facts.length < found.length || amounts.some((amount) => 'low' in amount && amount.low < 0),
  };
}

/** "35 €, no 32": what stands after the no is what is taken back. */
export function isTakenBack({ folded }: Ground, { start }: Amount): boolean {
  const before = folded.slice(Math.max(0, start - 40), start);
  return /(?:^|[,;. (])(?:(?:y |and )?(?:no|not|nunca)|en (?:vez|lugar) de|instead of|rather than|antes(?: era| eran| dije)?|i said|dije|había dicho|habia dicho)(?: (?:el|la|los|las|the|a|son|es|de|at|eran?|que|como|about|unos))*(?: [$€£])?[ $€£]*$/.test(
    before,
  );
}

interface AnswerCurrency {
  /** What the answer says, if it says any. */
  readonly said: CurrencyCode | null;
  /** What its amounts are taken to be in. */
  readonly unit: CurrencyCode | null;
}

/** "$" and "pesos" are those of the country where one is known. */
function currencyOf(
  { folded }: Ground,
  amounts: readonly Amount[],
  known: FactSheet,
  foundCountry: CountryCode | undefined,
): AnswerCurrency {
  const country = foundCountry ?? factValue(known, 'country');
  const local = country === undefined || country === 'ZZ' ? null : countryOf(country).currency;
  const named = amounts.find((amount) => amount.kind === 'money' && amount.currency !== null);
  if (named?.kind !== 'money' || named.currency === null) return { said: null, unit: factValue(known, 'currency') ?? local };
  const isLocal = named.isShared && country !== undefined && DOLLAR_COUNTRIES.has(country);
  // In Ireland a quid is a euro.
  const isQuid = country === 'IE' && named.currency === 'GBP' && !folded.includes('£');
  const said = (isLocal || isQuid) && local !== null ? local : named.currency;
  return { said, unit: said };
}

function rivalFacts({ text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (question !== 'competitors') return [];
  const rivals = findRivals(text)
    .map(cleanWords)
    .filter((name) => name !== '');
  return rivals.length > 0 ? [makeFact('rivals', rivals, { quote: quoteOf(text, answer, 0, text.length) })] : [];
}

/** One fact of each kind: the last. */
function lastOfEach(facts: readonly Fact[]): readonly Fact[] {
  return [...new Map(facts.map((fact) => [fact.id, fact])).values()];
}

function isTopic(question: QuestionId): question is Topic {
  return (TOPICS as readonly string[]).includes(question);
}
