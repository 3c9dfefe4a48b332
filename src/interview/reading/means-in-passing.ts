// «Que no son 126.000, que son 42.000 de inversión; y de fijos, pues el local 650…», "hang on, 650 is just the rent, the overheads come to 2,713 all together and
// opening is 42 grand": what opening or a month takes, put right in a clause of the answer to something else. Each is heard by itself, a sum that is denied is
// nothing told, and the rest is read as if it stood alone.
import { type Fact, type FactId, factValue } from '../../facts/fact.ts';
import { TOPICS } from '../../facts/topic.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { type Means, meansTold } from './means-total.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';
import { topicKept } from './topic-kept.ts';

const HEARS: ReadonlySet<QuestionId> = new Set([
  ...(['resources', 'investment', 'fixed-costs', 'funding', 'team'] as const),
  ...(['odd-investment', 'odd-fixed-costs', 'fixed-costs-above-mature-revenue', 'founder-unpaid', 'own-pay'] as const),
]);
/** Their answers tell it anyway. */
const TOLD_ANYWAY: Readonly<Record<Means, ReadonlySet<QuestionId>>> = {
  investment: new Set(['resources', 'investment', 'odd-investment']),
  fixedCosts: new Set(['resources', 'fixed-costs', 'odd-fixed-costs', 'fixed-costs-above-mature-revenue']),
};
const CUT = /[,;:!?](?=\s|$)|\.(?=\s|$)|\n|\s(?:(?:y|and)(?! (?:todo|all)(?![a-z]))|pero|but|que(?= (?:no )?(?:son|es) ))\s/g;
const OF_SUM = '(?: ?(?:€|euros?|pesos|soles|dolares|dollars|pounds|quid|bucks))?';

/** A sum read before is denied: «no son 126.000», "it's not 126k", «16 euros no». */
const NOT_BEFORE =
  /(?<![a-z])(?:no(?: (?:son|es|era[n]?))?|not|isn't|aren't|wasn't|never|nunca)(?: (?:los|las|el|la|the|a|about|unos))* ?[$€£]?$/;
const NOT_AFTER = new RegExp(
  `^${OF_SUM}(?: (?:is|are|was))? (?:no|not|never)$|^${OF_SUM} (?:isn't|is not|was not|wasn't) (?:it|right|the investment|what it takes)$`,
);
/** What the denied sum was instead, told without another. */
const WAS_ELSE = /^ ?(?:eso|esos|esas|esa|ese|that|those|it)(?:'s| es| era[n]?| eran| son| is| was| were)(?![a-z])/;
/** «650 es nada más el local», "650 is only the rent": of all of it, a part. */
const ONLY_PART =
  /^ ?(?:€|euros?|pesos|dollars|pounds|quid)? ?(?:al mes |a month )?(?:es|son|is|are|was|era[n]?)(?: (?:nada mas|solo|solamente|unicamente|just|only|nomas))+ (?:(?:el|la|los|las|de|del|lo|the|for|my|mi) )*([a-z]+(?: [a-z]+)?)$/;
const RENT = /^(?:local|alquiler|renta|arriendo|rent|lease|premises|unit|shop)(?![a-z])/;

/** What joined them to the rest. */
const JOINTS_LEFT = /^[^\p{L}\d]*(?:(?:que|y|pero|no|and|but|so|e)(?!\p{L})[^\p{L}\d]*)*/iu;
/** As it was said back it may be rounded, and as it is denied. */
const NEARLY = 0.03;
const HALF = 0.5;
const LEAST_TOTAL = 100;
const MOST_SIGH = 5;

interface Clause extends Span {
  readonly numerals: readonly Numeral[];
}

interface Heard {
  readonly facts: readonly Fact[];
  readonly spans: readonly Span[];
}

/** A clause that is taken out, and what it denies, if anything. */
type Taken = Span & { readonly denies?: Means };

/** `read` reads what is left. */
export function readWithMeansInPassing(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!HEARS.has(context.question) || !/\d|mil|thousand|grand/i.test(words)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  if (ground.folded.length !== words.length) return read(words);
  const { facts, spans } = heardIn(ground, context);
  if (spans.length === 0) return read(words);
  const rest = blankOut(words, spans).replace(JOINTS_LEFT, (joints) => ' '.repeat(joints.length));
  const isLeft = prepareGround(rest, context.question, context.language, context.today).numerals.some(({ isArticle }) => !isArticle);
  // A sum that is denied, and nothing instead: it is asked for anew.
  if (facts.length === 0 && !isLeft) return read(words);
  const other = /\p{L}{2}|\d/u.test(cleanWords(rest)) ? read(rest) : null;
  if (facts.length === 0) return other === null ? read(words) : withTopic(other, words, context);
  const isTold =
    other?.kind === 'dont-know' ||
    (other?.facts.some(({ id }) => isLeft || !TOPICS.some((topic) => topic === id && id === context.question)) ?? false);
  if (other === null || !isTold) return { kind: 'correction', facts };
  const others = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
  const kind = other.kind === 'answer' ? 'answer' : 'correction';
  const corrected = [...(other.corrected ?? []), ...facts.map(({ id }) => id)];
  return withTopic({ ...other, kind, facts: [...others, ...facts], corrected }, words, context);
}

/** The answer to a topic is kept with all it said. */
function withTopic(reading: Reading, words: string, { question }: ReadingContext): Reading {
  return { ...reading, facts: reading.facts.map((fact) => topicKept(fact, question, words)) };
}

function heardIn(ground: Ground, context: ReadingContext): Heard {
  const clauses = clausesOf(ground);
  const facts = new Map<FactId, Fact>();
  const taken: Taken[] = [];
  let denied: Means | null = null;
  for (const [at, clause] of clauses.entries()) {
    const before: Means | null = denied;
    const [sum, ...others] = clause.numerals;
    if (sum === undefined) {
      if (denied !== null && WAS_ELSE.test(plain(ground, clause))) taken.push({ ...clause, denies: denied });
      continue;
    }
    denied = null;
    if (others.length > 0) continue;
    const lead = plain(ground, { start: clause.start, end: sum.start });
    const tail = plain(ground, { start: sum.end, end: clause.end }).trimEnd();
    const next = clauses[at + 1];
    denied = deniedBy(sum, lead, tail, context) ?? (NOT_BEFORE.test(lead) && next ? totalOf(ground, next, 'investment') : null);
    const part = denied === null ? ONLY_PART.exec(tail) : null;
    const isRent = part !== null && RENT.test(part[1] ?? '');
    if (isRent) facts.set('rent', factOf('rent', sum, clause, ground, context));
    if (part && knownAs(sum, context) === 'fixedCosts') denied = 'fixedCosts';
    else if (isRent || (part && isKnownPart(sum, context)) || isCountedElsewhere(sum, lead, tail, context)) {
      taken.push(clause);
      continue;
    }
    if (denied !== null) {
      taken.push(...[...sighBefore(ground, clauses, at), clause].map((span) => ({ ...span, denies: denied ?? 'investment' })));
      continue;
    }
    const after = next ? deniedNext(ground, next, context) : null;
    const id = totalOf(ground, clause, before ?? after);
    if (id === null || TOLD_ANYWAY[id].has(context.question)) continue;
    facts.set(id, factOf(id, sum, clause, ground, context));
    taken.push(...complaintBefore(ground, clauses[at - 1]), clause);
  }
  // A sum that is denied where nothing here tells what it is instead stays with whatever does.
  const isSettled = ({ denies }: Taken) => denies === undefined || facts.has(denies) || TOLD_ANYWAY[denies].has(context.question);
  return { facts: [...facts.values()], spans: taken.filter(isSettled) };
}

/** One of the costs of the month as they were told. */
function isKnownPart({ low }: Numeral, { known }: ReadingContext): boolean {
  return factValue(known, 'costLines')?.some(({ amount }) => amount === low) ?? false;
}

/** «El gasóleo, que va en los 95», "diesel, that's in the 6"; «42.000 está bien»: what is known already, and nothing more. */
function isCountedElsewhere({ low }: Numeral, lead: string, tail: string, { known }: ReadingContext): boolean {
  const isKnown = FIGURES_KNOWN.some((id) => factValue(known, id) === low);
  return isKnown && ((COUNTED_IN.test(lead) && tail.trim() === '') || (tail !== '' && IS_RIGHT.test(tail) && BARE_LEAD.test(lead)));
}

const FIGURES_KNOWN = ['unitCost', 'investment', 'fixedCosts', 'loan', 'ownFunds', 'price'] as const;
const COUNTED_IN =
  /(?<![a-z])(?:(?:that's|it's|is|are|goes|comes) (?:already )?(?:in|inside|part of)|(?:ya )?(?:va|van|esta|estan|entra|entran)(?: dentro| incluid\w+)? (?:en|de))(?: (?:the|los|las|el|la|those))? ?[$€£]?$/;
const IS_RIGHT =
  /^(?: ?(?:€|euros?|pesos|dollars|pounds))?(?: (?:a month|al mes))? (?:(?:is|are|was) (?:right|correct|fine|grand|ok|okay|good)|(?:esta|estan|es|son) (?:bien|correct\w+|asi))(?![a-z])/;
const BARE_LEAD = /^ ?(?:(?:no|yes|si|ya|los|las|el|la|the|so|well|and|y|that|ese|esos) ?)*[$€£]?$/;

function deniedBy(sum: Numeral, lead: string, tail: string, context: ReadingContext): Means | null {
  return NOT_BEFORE.test(lead) || NOT_AFTER.test(tail) ? knownAs(sum, context) : null;
}

/** «Eso son 27.000 con el colchón, no 23.000»: what it is comes first. */
function deniedNext(ground: Ground, { start, end, numerals }: Clause, context: ReadingContext): Means | null {
  const [sum, ...others] = numerals;
  if (sum === undefined || others.length > 0) return null;
  return deniedBy(sum, plain(ground, { start, end: sum.start }), plain(ground, { start: sum.end, end }).trimEnd(), context);
}

/** Which of both a clause tells by its one sum, after `denied` was said to be another. */
function totalOf(ground: Ground, clause: Clause, denied: Means | null): Means | null {
  const [sum, ...others] = clause.numerals;
  if (sum === undefined || others.length > 0 || sum.low !== sum.high || sum.low < LEAST_TOTAL) return null;
  const lead = plain(ground, { start: clause.start, end: sum.start });
  return meansTold(lead, plain(ground, { start: sum.end, end: clause.end }).trimEnd(), denied);
}

/** «Jesús, no, 16 euros no»: what is sighed before it opens the answer and tells nothing. */
function sighBefore({ folded }: Ground, clauses: readonly Clause[], at: number): readonly Span[] {
  const before = clauses.slice(0, at);
  const isSigh = before.every(
    ({ start, end, numerals }) => numerals.length === 0 && folded.slice(start, end).trim().split(/\s+/).length <= MOST_SIGH,
  );
  return isSigh ? before : [];
}

/** «Ojo, que lo tienes mal: los fijos son 1.200». */
function complaintBefore(ground: Ground, clause: Clause | undefined): readonly Span[] {
  if (clause === undefined || clause.numerals.length > 0) return [];
  const said = plain(ground, clause);
  return COMPLAINT.test(said) || (DENIAL.test(said) && /\d|mil|thousand|grand/.test(said)) ? [clause] : [];
}

/** A sum that is taken back at once is no number of the answer any more: «no son 18 millones, son 9». */
const DENIAL = /(?<![a-z])(?:no (?:son|es|era[n]?)|not|isn't|wasn't)(?![a-z])/;

const COMPLAINT =
  /(?<![a-z])(?:wrong|not right|mixed up|(?:esta|tienes|has puesto|te salio) mal|(?:te )?(?:has )?equivoca\w+|espera|wait|hang on|hold on|ojo|perdona?|sorry)(?![a-z])/;

function knownAs({ low }: Numeral, { known }: ReadingContext): Means | null {
  const isNear = (value: number | undefined) => value !== undefined && Math.abs(low - value) <= Math.max(HALF, NEARLY * value);
  return isNear(factValue(known, 'investment')) ? 'investment' : isNear(factValue(known, 'fixedCosts')) ? 'fixedCosts' : null;
}

function factOf(id: Means | 'rent', { low }: Numeral, { start, end }: Span, { text }: Ground, { known, answer }: ReadingContext): Fact {
  const unit = known[id]?.unit ?? factValue(known, 'currency') ?? null;
  return makeFact(id, low, {
    unit,
    ...(id === 'investment' ? {} : { period: 'month' as const }),
    quote: quoteOf(text, answer, start, end),
  });
}

function clausesOf({ text, folded, numerals }: Ground): readonly Clause[] {
  const told = numerals.filter(({ isArticle }) => !isArticle);
  const cuts = [...folded.matchAll(CUT)].filter(
    ({ index, 0: joint }) => !told.some(({ start, end }) => start < index + joint.length && end > index),
  );
  const ends = [...cuts.map(({ index, 0: joint }) => index + joint.length), text.length];
  return ends.map((end, at) => {
    const start = ends[at - 1] ?? 0;
    return { start, end, numerals: told.filter((one) => one.start >= start && one.end <= end) };
  });
}

/** Without the joint that closes it. */
function plain({ folded }: Ground, { start, end }: Span): string {
  return folded
    .slice(start, end)
    .replaceAll('’', "'")
    .replace(/^\s+/, ' ')
    .replace(/(?:[,;:!?.\n]|\s(?:y|and|pero|but|que)\s?)\s*$/, '');
}
