// What single sentences of an answer tell of another question than the one asked: a rival's name, a goal, a price among what the business is about.
import { type Fact, type FactId, factValue, withFacts } from '../../facts/fact.ts';
import { experienceIn } from '../../facts/find-experience.ts';
import { TOPICS } from '../../facts/topic.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { cleanWords } from './clean-words.ts';
import { factsAs } from './collect-facts.ts';
import { prepareGround } from './find-amounts.ts';
import { findRivals } from './find-rivals.ts';
import { findSubject } from './find-subject.ts';
import { tellsAside } from './find-told-topic.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf } from './split-sentences.ts';

/** In the answers to these no figures are looked for but in sentences that are about the founder's own. */
const WITHOUT_FIGURES: ReadonlySet<QuestionId> = new Set(['problem', 'customer', 'solution']);
/** "Cobro", "I need": of the founder's own, and not of what others ask or what is the matter. */
const OUR_SALES =
  /(?<![a-z])(?:cobr(?:o|are|aria|amos|aremos|ariamos)|(?:quiero|voy a|pienso|queremos|vamos a|pensamos|la idea es) (?:cobrar|vender)|(?:mi|el|nuestro) precio (?:es|sera|seria)|(?:l[oa]s? )?(?:vendo|vendere|venderia|vendemos|venderemos)|(?:i|we)(?:'ll|'d| will| would|'m| am|'re| are)? (?:plan to |want to |going to )?(?:charge|charging|sell|selling)|(?:my|our) price)(?![a-z])/;
const OUR_MEANS =
  /(?<![a-z])(?:necesito|necesitamos|necesitaria(?:mos)?|me hacen? falta|nos hacen? falta|(?:tengo|tenemos)(?: [a-z]+)? [$€]?\d[\d.,]*(?: ?(?:€|euros|pesos|mil|k))? ?(?:ahorrad\w*|guardad\w*|propi\w*)|mis ahorros|(?:i|we)(?:'ll|'d| will| would)? need|(?:i|we)(?:'ve| have)(?: got)? [^.;]{0,25} saved|(?:my|our) savings|(?:i|we) pay)(?![a-z])/;
/** What a sentence about something else may add. */
const FIGURES: ReadonlySet<FactId> = new Set<FactId>([
  ...([
    'price',
    'saleUnit',
    'volume',
    'volumeFromStart',
    'targetVolume',
    'targetMonths',
    'unitCost',
    'taxIncluded',
    'revenueShape',
    'currency',
  ] as const),
  ...([
    'investment',
    'investmentItems',
    'fixedCosts',
    'rent',
    'ownFunds',
    'loan',
    'loanYears',
    'founderPay',
    'payIncluded',
    'start',
  ] as const),
]);

/** Asked for the price alone, many go on: "85 a changeover, 60 a month". */
const SALES_WITH_PRICE: ReadonlySet<FactId> = new Set<FactId>(['volume', 'volumeFromStart', 'wonPerMonth', 'targetVolume', 'targetMonths']);

/** The facts beyond those found in the answer as a whole. */
export function readAsides(ground: Ground, told: ReadingContext, found: readonly Fact[]): readonly Fact[] {
  const context = { ...told, known: withFacts(told.known, found) };
  const ids = new Set<FactId>(found.map(({ id }) => id));
  const sentences = sentencesOf(ground.text);
  const read = sentences.flatMap((sentence) => [
    ...(sentences.length > 1 ? toldTopic(sentence, context) : []),
    ...figuresIn(sentence, context),
  ]);
  read.push(...toldOfOneself(ground, context), ...toldSoFar(ground, context), ...toldAgainst(ground, context));
  if (context.question === 'price') read.push(...factsAs('revenue', ground.text, context).filter(({ id }) => SALES_WITH_PRICE.has(id)));
  return read.filter(({ id }, at) => !ids.has(id) && read.findIndex((other) => other.id === id) === at);
}

/** «No como Reformas Paco», "beat Black Brush and Mr Sooty": who they are is known, and the question about them still comes. */
const AGAINST =
  /(?<![a-z])(?:beat|outdo|overtake|unlike|not like|(?:better|cheaper|faster|bigger|nicer) than|(?:win|steal|take|poach) (?:(?:some |a few )?(?:customers|clients|work|business|jobs|trade) )?(?:off|from)|compet(?:e|ing) with|no como|a diferencia de|(?:mejor|mas (?:barat|rapid|car|grande|bonit)[a-z]*) que|(?:quitar|ganar|robar)(?:le|les)?(?: [a-z]+){0,2} a|competir con|superar a)(?: (?:el|la|los|las|the|that|those|ese|esa))* $/;
const CAPITAL = /(?<!\p{L})\p{Lu}/gu;

function toldAgainst({ text, folded }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  if (question === 'competitors' || !TOPICS.some((topic) => topic === question)) return [];
  const match = [...text.matchAll(CAPITAL)].find(({ index }) => AGAINST.test(folded.slice(0, index)));
  const clause = text.slice(match?.index).split(/[.;:!?\n]|,? (?:que|which|who|that|because|porque|pero|but) /)[0] ?? '';
  const names = findRivals(clause).filter((name) => /\p{Lu}/u.test(name) && name !== factValue(known, 'name'));
  if (match === undefined || names.length === 0) return [];
  return [makeFact('rivals', names, { quote: quoteOf(text, answer, match.index, match.index + clause.length) })];
}

/** «Y no te he contado que llevo 14 años…»: said to whoever asks. */
const NOT_TOLD_YET =
  /^(?:(?:y|and|ah|oh|also|también),? )*(?:no te (?:he|había) (?:contado|dicho)|(?:se )?(?:me )?(?:olvid(?:ó|aba|é)(?: decir(?:te)?)?|faltó decir(?:te)?)|i (?:forgot to|didn['’]t|haven['’]t|never) (?:tell|told|say|said|mention(?:ed)?)(?: you)?)(?: que| that)? /iu;

/** «Me llamo Gustavo, trabajé once años en una fábrica»: an answer that is kept for its figures or names alone would lose it. */
function toldOfOneself({ text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  if (TOPICS.some((topic) => topic === question)) return [];
  const words = experienceIn(text, true).replace(NOT_TOLD_YET, '');
  const start = text.indexOf(words);
  return words === '' || start < 0
    ? []
    : [makeFact('experience', cleanWords(words), { quote: quoteOf(text, answer, start, start + words.length) })];
}

/** Beside the month it opens in, many tell what is done already. */
function toldSoFar({ text }: Ground, { question, answer }: ReadingContext): readonly Fact[] {
  const words = cleanWords(text);
  if (question !== 'start' || words.split(/\s+/).length < FEWEST_SO_FAR) return [];
  return [makeFact('soFar', words, { quote: quoteOf(text, answer, 0, text.length) })];
}

/** A month and a year, in a sentence. */
const FEWEST_SO_FAR = 7;

/** The reading with what was told of the founder's own years, also where the rest of the answer put something right; what is known of them already stays. */
export function withOneself(reading: Reading, answer: string, context: ReadingContext): Reading {
  if ((reading.kind !== 'answer' && reading.kind !== 'correction') || context.known.experience !== undefined) return reading;
  if (reading.facts.some(({ id }) => id === 'experience')) return reading;
  const told = toldOfOneself(prepareGround(answer, context.question, context.language, context.today), context);
  return told.length === 0 ? reading : { ...reading, facts: [...reading.facts, ...told] };
}

function toldTopic({ words, start, alone }: Sentence, context: ReadingContext): readonly Fact[] {
  const topic = tellsAside(words);
  if (topic === null || topic === context.question) return [];
  const quote = quoteOf(alone, context.answer, start, start + words.length);
  const rivals = factsAs(topic, alone, context).filter(({ id }) => id === 'rivals');
  return [makeFact(topic, cleanWords(words), { quote }), ...rivals];
}

function figuresIn({ alone }: Sentence, context: ReadingContext): readonly Fact[] {
  if (!WITHOUT_FIGURES.has(context.question) || !/\d/.test(alone)) return [];
  const { folded } = prepareGround(alone, context.question, context.language, context.today);
  const subject = OUR_MEANS.test(folded) ? 'resources' : OUR_SALES.test(folded) ? 'revenue' : costsIn(folded);
  return subject === null ? [] : factsAs(subject, alone, context).filter(({ id }) => FIGURES.has(id));
}

function costsIn(folded: string): QuestionId | null {
  return findSubject(folded, 'price', true) === 'fixed-costs' ? 'fixed-costs' : null;
}
