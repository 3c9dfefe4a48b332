import { type FactId, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { FollowUp, QuestionId, Reading, ScriptQuestion } from '../interview.ts';
import { isFollowUp, isSalesAlone, isTopic } from '../script.ts';
import type { Ground } from './amount.ts';
import { withLinesByThing } from './called-by-thing.ts';
import { isCorrection, isDontKnow, isHelp, isNoise, isYes } from './classify-words.ts';
import { cleanWords } from './clean-words.ts';
import { factsAs } from './collect-facts.ts';
import { collectToldCosts } from './collect-told-costs.ts';
import { correctAside, withAside } from './correct-aside.ts';
import { addCosts, type Corrected } from './correct-costs.ts';
import { addPurchase } from './correct-purchase.ts';
import { asTold, inWholeAnswer } from './cost-list-kept.ts';
import { deniedSales } from './denied-sales.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { hasPrivateData } from './find-private-data.ts';
import { findTerm } from './find-term.ts';
import { findToldTopic } from './find-told-topic.ts';
import { withFullerName } from './fuller-name.ts';
import { readWithFundsStatement } from './funds-statement.ts';
import { hearReadBack } from './hear-read-back.ts';
import { isBareDate } from './is-bare-date.ts';
import { isBarePlace } from './is-bare-place.ts';
import { isOffTopic } from './is-off-topic.ts';
import { isSmallPart } from './is-small-part.ts';
import { isKeptFirst } from './kept-as-it-is.ts';
import { lentRest } from './lent-rest.ts';
import { readWithLineOfMonths } from './line-of-months.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { readCostsByLine } from './name-sale-lines.ts';
import { plainlySold } from './plainly-sold.ts';
import { readAsides, withOneself } from './read-asides.ts';
import { readElsewhere } from './read-elsewhere.ts';
import { questionDoubted, readFollowUp } from './read-follow-up.ts';
import { readInLayers } from './read-in-layers.ts';
import { readWithPutRight } from './read-put-right.ts';
import { readHoursAnew, readServiceTime } from './read-service-time.ts';
import { isAgreement, readWish, takesBack } from './read-wish.ts';
import { readWithOffer } from './read-with-offer.ts';
import type { ReadingContext } from './reading-context.ts';
import { isRefused } from './refused-business.ts';
import { settleFunds } from './settle-funds.ts';
import { spellMeasures, withMeasures } from './spell-measures.ts';
import { withTeamAside } from './team-aside.ts';
import { tellsCost } from './tells-cost.ts';
import { closesPurchases } from './tells-none.ts';
import { readWithTimeAnew } from './time-anew.ts';
import { tellsWholeAgain } from './told-cost-lines.ts';
import { topicKept } from './topic-kept.ts';
import { readUnderLabel } from './under-label.ts';
import { withBesides } from './with-besides.ts';
import { withoutAsideFigures } from './without-aside-figures.ts';
import { withoutHedge } from './without-fillers.ts';
import { withoutOpening } from './without-opening.ts';
import { withoutProtest } from './without-protest.ts';
import { withoutSelf } from './without-self.ts';

export type { ReadingContext } from './reading-context.ts';

const REFUSABLE: ReadonlySet<QuestionId> = new Set(['problem', 'solution', 'identity', 'customer', 'revenue']);
const MOST_READ = 4_000;
/** "About 20", «unas 130»: asked for the sales alone, so many of them. */
const BARE_NUMBER =
  /^[^\p{L}\d]*(?:(?:pues|bueno|unos|unas|como|about|like|around|maybe|roughly|so|i reckon|say|more or less|m[aá]s o menos)[ ,]+)*\d[\d.,]*[^\p{L}\d$€£]*$/iu;

/**
 * Reads one answer: what it is (an answer, a don't-know, a question back, a yes, a correction, …) and the facts in it, in either language.
 * A later fact is meant to overlay an earlier one of its kind. Never throws; figures out of all bounds are left out.
 * Offsets are those of the answer in NFC.
 */
export function readAnswer(text: string, told: ReadingContext): Reading {
  const context =
    told.question === 'revenue' && isSalesAlone(told.known) && BARE_NUMBER.test(text) ? { ...told, question: 'volume' as const } : told;
  const said = text.slice(0, MOST_READ).toWellFormed().normalize('NFC');
  const plain = context.question === 'identity' ? withFullerName(withoutSelf(said)) : withoutHedge(said);
  const answer = withoutAsideFigures(spellMeasures(plainlySold(plain, context.question), context.question), context);
  const readWhole = (words: string, asked: ReadingContext) =>
    readWithPutRight(words, asked, (left) => readInLayers(left, asked, (own) => readWords(own, asked)));
  const readAs = (words: string, asked: ReadingContext) =>
    readUnderLabel(words, asked, (own, question) => readWhole(own, { ...asked, question })) ??
    readWithOffer(words, asked, (own) => readCostsByLine(own, asked) ?? readWhole(own, asked));
  const reading = readWithLineOfMonths(answer, context, (allYear) =>
    readWithTimeAnew(allYear, context, (left) =>
      readWithFundsStatement(left, context, (own, question) => readAs(own, { ...context, question })),
    ),
  );
  const whole = answer === plain ? reading : { ...reading, facts: reading.facts.map((fact) => topicKept(fact, context.question, plain)) };
  const sold = withLinesByThing(withMeasures(whole), plain);
  return withTeamAside(withOneself(withBesides(sold, plain, context), plain, context), plain, context);
}

function readWords(words: string, context: ReadingContext): Reading {
  const { question } = context;
  if (isFollowUp(question)) return readDoubt(question, words, context);
  const aside = question === 'read-back' ? null : correctAside(words, context, (own, as) => readAnswer(own, { ...context, question: as }));
  const denied = aside !== null && !aside.facts.some(({ id }) => id === 'lines') ? deniedSales(words, context) : null;
  if (denied) return denied;
  if (aside === null) return readPlainly(words, context);
  return aside.facts.length > 0 ? withAside(aside, context, readPlainly) : readPlainly(aside.rest, context);
}

function readPlainly(words: string, context: ReadingContext): Reading {
  const { question } = context;
  const said = cleanWords(words);
  const ground = prepareGround(words, question, context.language, context.today);
  const folded = ground.folded.replace(/\s+/g, ' ').trim();
  const isEchoed = question !== 'read-back' && knowsRevenue(context);
  return (
    readAside(words, folded, context) ??
    (isEchoed && isAgreement(folded) ? { kind: 'confirmation', facts: [] } : null) ??
    (isDontKnow(folded) && !tellsAnyway(ground, context) ? { kind: 'dont-know', facts: closesPurchases(ground, context) } : null) ??
    (question === 'read-back'
      ? hearReadBack(ground, context, folded)
      : (readElsewhere(ground, context, said) ?? readReply(ground, context, folded, said)))
  );
}

/** The words as an answer to the doubt; where they are none, as one to what would have come next. */
function readDoubt(question: FollowUp, words: string, context: ReadingContext): Reading {
  const own = readDoubtAlone(question, words, context);
  if (own.kind !== 'unclear' || own.facts.length > 0 || !/\d/.test(words)) return own;
  const ground = prepareGround(words, 'identity', context.language, context.today);
  return readElsewhere(ground, { ...context, question: 'identity' }, cleanWords(words)) ?? own;
}

/** The same words as the answer to the question that asked for the figure, once they are neither aside nor wish. */
function readDoubtAlone(question: FollowUp, words: string, context: ReadingContext): Reading {
  const folded = foldText(words).replace(/\s+/g, ' ').trim();
  const readAs = (as: ScriptQuestion) => readAnswer(words, { ...context, question: as });
  if (question === 'service-time') return readAside(words, folded, context) ?? readServiceTime(words, context, readAs);
  const hours = question === 'volume-above-capacity' ? readHoursAnew(words, context, readAs) : null;
  return (
    readAside(words, folded, context) ??
    hours ??
    readAnother(question, words, context) ??
    readFollowUp(question, words, folded, context, readAs)
  );
}

/** A list of sums or the cost of a sale, where one figure was doubted: the answer to what would have come next. */
function readAnother(question: FollowUp, words: string, context: ReadingContext): Reading | null {
  const doubted = questionDoubted(question);
  const topic = findToldTopic(words, doubted);
  // «Claro, la competencia cobra 90»: what others charge only explains the yes.
  if (topic === 'competitors' && isKeptFirst(foldText(words))) return null;
  if (topic === null && (!/\d/.test(words) || doubted === 'identity')) return null;
  const asked = { ...context, question: doubted };
  const elsewhere = readElsewhere(prepareGround(words, doubted, context.language, context.today), asked, cleanWords(words));
  if (elsewhere !== null) return elsewhere;
  const cost =
    doubted === 'price' && question !== 'price-below-cost' && (tellsCost(foldText(words)) || isSmallPart(words, context))
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
  if (question === 'read-back' && takesBack(folded)) return { kind: 'undo', facts: [] };
  const wish = readWish(folded, knowsRevenue(context));
  if (wish?.kind === 'finish' && question === 'read-back') return { kind: 'confirmation', facts: [] };
  return wish;
}

/** Whether the month's revenue was said back. */
function knowsRevenue({ known }: ReadingContext): boolean {
  return factValue(known, 'price') !== undefined && factValue(known, 'volume') !== undefined;
}

function readReply(ground: Ground, context: ReadingContext, folded: string, said: string): Reading {
  const { question } = context;
  const added = toldAnew(ground, context);
  const { facts: collected, isOutOfBounds } = collectToldCosts(ground, context);
  const funds = TELLS_FUNDS.has(question) ? settleFunds(ground, collected, context) : collected;
  const read = lentRest(ground, findAmounts(ground), funds, context);
  const found = question === 'fixed-costs' ? read.map((fact) => inWholeAnswer(asTold(fact, context), ground, context)) : read;
  const facts = added
    ? [...found.filter(({ id }) => !added.not.includes(id) && !added.facts.some((fact) => fact.id === id)), ...added.facts]
    : found;
  // "En abril" and "en Gijón", said to another question.
  if (question !== 'start' && isBareDate(ground)) return { kind: 'unclear', facts: factsOf('start', ['start'], ground, context) };
  if (isTopic(question) && isBarePlace(ground))
    return { kind: 'unclear', facts: factsOf('identity', ['city', 'country'], ground, context) };
  if (isTopic(question)) {
    if (isNoise(folded) || (question !== 'problem' && isYes(folded)) || !/\p{L}{2}/u.test(said))
      return { kind: facts.length > 0 ? 'answer' : 'unclear', facts };
    const quote = quoteOf(ground.text, context.answer, 0, ground.text.length);
    const words = question === 'goals' ? withoutOpening(withoutProtest(said).replace(SIGH, ''), facts) : said;
    if (words === '') return { kind: 'unclear', facts };
    return { kind: 'answer', facts: [makeFact(question, words, { quote }), ...facts, ...readAsides(ground, context, facts)] };
  }
  if (facts.length === 0) return { kind: isYes(folded) ? 'confirmation' : 'unclear', facts };
  const asked = ASKED_FACTS[question] ?? [];
  if (isOutOfBounds && !facts.some(({ id }) => asked.includes(id))) return { kind: 'unclear', facts };
  const isAside = isCorrection(folded) && !facts.some(({ id }) => asked.includes(id));
  return { kind: isAside ? 'correction' : 'answer', facts: isAside ? facts : [...facts, ...readAsides(ground, context, facts)] };
}

/** Their answers may say who pays for the opening. */
const TELLS_FUNDS: ReadonlySet<QuestionId> = new Set(['funding', 'resources', 'investment']);

/** A cost or a purchase that was left out, told where their sum was doubted. */
function toldAnew(ground: Ground, context: ReadingContext): Corrected | null {
  const { question, known } = context;
  if (question === 'fixed-costs' && known.fixedCosts)
    return tellsWholeAgain(ground, context) ? null : addCosts(ground, findAmounts(ground), context);
  return question === 'investment' && known.investment ? addPurchase(ground, findAmounts(ground), context) : null;
}

/** "No sé, unos 500", "not sure, maybe June": unsure, and told all the same. */
function tellsAnyway(ground: Ground, context: ReadingContext): boolean {
  if (ground.numerals.some(({ isArticle }) => !isArticle)) return true;
  return context.question === 'start' && factsOf('start', ['start'], ground, context).length > 0;
}

function factsOf(question: QuestionId, ids: readonly FactId[], { text }: Ground, context: ReadingContext): Reading['facts'] {
  return factsAs(question, text, context).filter(({ id }) => ids.includes(id));
}

/** "Ah y quiero llegar a 120", "41 is my age; …": each goal is quoted by itself. */
const SIGH = /^(?:(?:ah|eh|bueno|pues|mira|y|well|oh|so|and|um)(?:,? )|(?:\d\d is my age|i['’]m \d\d|tengo \d\d años)[.;]\s+)+(?=\p{L})/iu;

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
