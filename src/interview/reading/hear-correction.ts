// How a correction is heard: what is taken away and what is told line by line first, then the rest; of that only what fits its own words. What
// nothing could be made of is asked about, with the figures it may concern.
import { type Fact, type FactId, factValue, withFacts } from '../../facts/fact.ts';
import { normalMonth } from '../../facts/normal-month.ts';
import { inAverage } from '../../facts/sales-of-normal-month.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { backToLines } from './back-to-lines.ts';
import { carriedToTotal } from './carry-to-total.ts';
import { clauseAround } from './clauses.ts';
import { correctLender } from './correct-lender.ts';
import { correctBatch, correctLines } from './correct-lines.ts';
import { correctNamedCosts } from './correct-named-costs.ts';
import { removeNamed } from './correct-removed.ts';
import { removeRivals } from './correct-rivals.ts';
import { correctSaleLine } from './correct-sale-line.ts';
import { correctTeam } from './correct-team.ts';
import { prepareGround } from './find-amounts.ts';
import { fitsWords } from './fits-words.ts';
import { linesAnew } from './lines-anew.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { moreRivals } from './more-rivals.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { toldByName } from './told-by-name.ts';
import { toldCustomers } from './told-customers.ts';
import { isHeard, unheard, unmade } from './unheard.ts';
import { withoutAbsurd } from './without-absurd.ts';

/** Reads what is said to the figures read back; `read` reads the words that are left. */
export function hearCorrection(whole: Ground, context: ReadingContext, read: (words: string) => Reading): Reading {
  const anew = linesAnew(whole, context);
  const ground = anew.facts.length > 0 ? prepare(anew.rest, context) : whole;
  const customers = toldCustomers(ground.text, context);
  const more = moreRivals(customers.rest, context);
  const rivals = removeRivals(more.rest, { ...context, known: withFacts(context.known, more.facts) });
  const removed = removeNamed(prepare(withoutPassing(rivals.rest), context), context);
  const left = { ...context, known: withFacts(context.known, removed.facts) };
  const costs = correctNamedCosts(prepare(removed.rest, context), left);
  const sales = correctLines(prepare(costs.rest, context), context);
  const other = /\p{L}|\d/u.test(sales.rest) ? read(sales.rest) : null;
  const lender = correctLender(ground, context);
  const team = correctTeam(ground, context);
  const restored = anew.facts.length > 0 ? [] : backToLines(ground, context);
  const ofLine = correctSaleLine(ground, { ...context, known: withFacts(context.known, [...anew.facts, ...restored]) });
  const first = [
    ...[...anew.facts, ...restored].filter(({ id }) => !ofLine.some((fact) => fact.id === id)),
    ...lender.facts,
    ...customers.facts,
    ...more.facts.filter(({ id }) => !rivals.facts.some((fact) => fact.id === id)),
    ...rivals.facts,
    ...removed.facts.filter(({ id }) => !costs.facts.some((fact) => fact.id === id)),
    ...costs.facts,
    ...sales.facts,
    ...ofLine,
    ...correctBatch(ground, context),
    ...correctShape(ground, context),
    ...team,
  ];
  const isTwice = (fact: Fact) => isOfAnother(fact, [...team, ...(other?.facts ?? [])]);
  const isFresh = (fact: Fact) => !first.some(({ id }) => id === fact.id) && !isTwice(fact);
  const rest = prepare(sales.rest, context);
  const fitting = (other?.facts ?? []).filter((fact) => isFresh(fact) && fitsWords(fact, rest, context.known));
  const misread = (other?.facts ?? []).filter((fact) => (isFresh(fact) || isTwice(fact)) && !fitting.includes(fact));
  // What a clause alone tells of sales, its sentence may tell of pay.
  const again = misread
    .flatMap((fact) => readClause(fact, sales.rest, context, read))
    .filter((fact) => isFresh(fact) && (fact.id !== 'volume' || fitsWords(fact, rest, context.known)));
  const heard = [...fitting, ...again.filter(({ id }) => !fitting.some((fact) => fact.id === id)), ...first];
  const alone = [...heard, ...readAlone(rest, heard, context, read)];
  // Whose coin, what kind of sale and what kind of lender it is tell no number.
  const counted = alone.filter(({ id }) => id !== 'saleUnit' && id !== 'currency' && id !== 'familyLoan');
  const byName = toldByName(ground, (start, end) => isHeard(counted, start, end), context);
  const told = withoutOrphans([...alone, ...byName.filter(({ id }) => !alone.some((fact) => fact.id === id))], misread);
  const said = told.map((fact) => (fact.id === 'team' ? inSentence(fact, ground, context) : fact));
  const { facts: sensible, dropped } = withoutAbsurd(said, ground, context);
  const facts = inAverageMonth([...sensible, ...carriedToTotal(sensible, context.known)], context);
  const { mayMean: open, disputed: wrong } = unheard(ground, facts, context);
  const mayMean = [...new Set([...open, ...dropped.filter((id) => id !== 'volume' || !facts.some((fact) => fact.id === 'lines'))])];
  const disputed = [...wrong, ...lender.disputed];
  if (facts.length === 0 && mayMean.length === 0 && disputed.length === 0) return unmade(ground, other, misread.length > 0, context);
  const kind = facts.length > 0 ? 'correction' : 'unclear';
  return { kind, facts, ...(mayMean.length > 0 && { mayMean }), ...(disputed.length > 0 && { disputed }) };
}

/**
 * The month's sales are known here as those of a normal month: told anew they are of that, too, and a season told anew leaves a normal month as it was.
 */
function inAverageMonth(facts: readonly Fact[], { known }: ReadingContext): readonly Fact[] {
  const season = facts.find((fact): fact is Fact<'season'> => fact.id === 'season');
  const normal = normalMonth(season?.value ?? factValue(known, 'season') ?? []) ?? 1;
  const told = facts.find((fact): fact is Fact<'volume'> => fact.id === 'volume');
  const kept = factValue(known, 'volume');
  const isFollowing = told === undefined || Math.abs(told.value * normal - (kept ?? 0)) <= NEARLY * told.value;
  if (season && kept !== undefined && isFollowing) {
    const details = { unit: 'units', period: 'month', quote: season.quote, origin: 'derived' } as const;
    return [...facts.filter(({ id }) => id !== 'volume'), makeFact('volume', inAverage(kept, normal), details)];
  }
  return season || normal === 1 ? facts : facts.map((fact) => (fact === told ? { ...fact, value: inAverage(told.value, normal) } : fact));
}

const NEARLY = 0.02;

/** Who works there, with all that its sentence tells of them: «somos tres, Claudio, yo y Milagros media jornada». */
function inSentence(fact: Fact, { text }: Ground, { answer }: ReadingContext): Fact {
  const { quote } = fact;
  const sentence = quote && sentencesOf(text).find(({ start, words }) => start <= quote.start && start + words.length >= quote.end);
  return sentence ? { ...fact, quote: quoteOf(text, answer, sentence.start, sentence.start + sentence.words.length) } : fact;
}

function prepare(text: string, { language, today }: ReadingContext): Ground {
  return prepareGround(text, 'read-back', language, today);
}

/** «110 es solo enero y febrero», "the 900 is only for the season": so much is not what a normal month is told by. */
function withoutPassing(text: string): string {
  return text.replace(PASSING, (words) => ' '.repeat(words.length));
}

const PASSING =
  /(?<![\p{L}\d])(?:(?:the|el|la|los|las) )?(?:\p{L}+ (?:de|of) )?[$€£]?\d[\d.,]*(?: \p{L}+){0,2} (?:es|son|eran?|is|are|was|were) (?:s[oó]lo|solamente|nada m[aá]s|only|just)(?= (?:de|en|para|in|for|from|during|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic|jan|feb|mar|apr|may|jun|jul|aug|dec|summer|winter))[^.;,\n]*/giu;

/** A sentence with a number of which nothing was made, read by itself: what is told first may have drowned it. */
function readAlone(ground: Ground, heard: readonly Fact[], context: ReadingContext, read: (words: string) => Reading): readonly Fact[] {
  const found = sentencesOf(ground.text)
    .filter(({ words, start }) => /\d/.test(words) && !isHeard(heard, start, start + words.length))
    .slice(0, MOST_ALONE)
    .flatMap(({ alone }) => read(alone).facts)
    .filter((fact) => fitsWords(fact, ground, context.known));
  return found.filter(({ id }) => !heard.some((fact) => fact.id === id));
}

/** Each costs a reading: whoever writes more than this is not correcting a figure. */
const MOST_ALONE = 6;

/** The clause of a number that was misread among others, read by itself. */
function readClause({ id, quote }: Fact, text: string, context: ReadingContext, read: (words: string) => Reading): readonly Fact[] {
  if (quote === null) return [];
  // The rate of one loan, told beside what another is lent without.
  if (id === 'loanRate') return read(text.replace(NO_INTEREST, (words) => ' '.repeat(words.length))).facts.filter((fact) => fact.id === id);
  const { start, end } = clauseAround(text, quote);
  const alone = `${' '.repeat(start)}${text.slice(start, end)}`;
  return read(alone).facts.filter((fact) => fitsWords(fact, prepare(alone, context), context.known));
}

const NO_INTEREST = /(?:with |at |con |al )?(?:no|zero|sin|cero) inter[eé]s(?:es|t)?/giu;

/** "Three of us now", "a lesson is 42 now": a number that tells who works there, or the price, is no pace of the sales besides. */
function isOfAnother({ id, quote }: Fact, told: readonly Fact[]): boolean {
  const others = told.filter((fact) => fact.id === 'team' || fact.id === 'price');
  return id === 'volume' && quote !== null && others.some((fact) => isHeard([fact], quote.start, quote.end) && holdsOne(fact, quote.text));
}

/** As many numbers as the other tells. */
function holdsOne({ quote }: Fact, words: string): boolean {
  const numbersOf = (text: string) => text.match(/\d[\d.,]*/g)?.length ?? 0;
  return Math.max(numbersOf(quote?.text ?? ''), numbersOf(words)) <= 1;
}

/** What only went with a figure that was misread: its unit, its currency. */
function withoutOrphans(facts: readonly Fact[], misread: readonly Fact[]): readonly Fact[] {
  const isGone = (id: FactId) => misread.some((fact) => fact.id === id) && !facts.some((fact) => fact.id === id);
  const orphans: readonly FactId[] = [
    ...(isGone('price') ? (['saleUnit', 'currency'] as const) : []),
    ...(isGone('volume') ? (['volumeFromStart', 'targetVolume'] as const) : []),
    // By when all of it is sold goes with the part that the first month sells, too.
    ...(isGone('volume') && !facts.some(({ id }) => id === 'openingShare') ? (['targetMonths'] as const) : []),
    ...(isGone('investment') ? (['investmentItems'] as const) : []),
  ];
  return facts.filter(({ id }) => !orphans.includes(id));
}

const ONCE =
  /(?<![a-z])(?:no (?:es|son|hay|por)(?: una?)?(?: cuota| pago)? (?:mensual\w*|cuotas?|al mes|por mes|mes)|se paga[n]? (?:solo )?una (?:sola )?vez|pago unico|(?:isn't|is not|it's not|not)(?: an?)? (?:monthly(?: fee)?|per month|a month|subscription|by the month)|(?:pay|paid|pays) (?:just |only )?once|one-off)(?![a-z])/;

/** «No es mensualidad, se paga una vez»: a price that was taken for a fee. */
function correctShape({ folded }: Ground, { known }: ReadingContext): readonly Fact[] {
  const isMonthly = factValue(known, 'revenueShape') === 'subscription' || known.price?.period === 'month';
  if (!isMonthly || !ONCE.test(folded.replaceAll('’', "'"))) return [];
  return [makeFact('revenueShape', 'transaction'), ...(known.price ? [{ ...known.price, period: 'unit' as const }] : [])];
}
