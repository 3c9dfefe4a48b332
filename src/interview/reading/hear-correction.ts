// How a correction is heard: what is taken away and what is told line by line first, then the rest; of that only what fits its own words. What
// nothing could be made of is asked about, with the figures it may concern.
import { type Fact, type FactId, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { carriedToTotal } from './carry-to-total.ts';
import { clauseAround } from './clauses.ts';
import { CALLED } from './correct-figure.ts';
import { correctLender } from './correct-lender.ts';
import { correctBatch, correctLines } from './correct-lines.ts';
import { correctNamedCosts } from './correct-named-costs.ts';
import { removeNamed } from './correct-removed.ts';
import { removeRivals } from './correct-rivals.ts';
import { correctSaleLine } from './correct-sale-line.ts';
import { correctTeam } from './correct-team.ts';
import { prepareGround } from './find-amounts.ts';
import { fitsWords } from './fits-words.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { namedInWords } from './named-in-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { tellsTheirPay, workersKnown } from './tells-wage.ts';
import { toldByName } from './told-by-name.ts';

/** Reads what is said to the figures read back; `read` reads the words that are left. */
export function hearCorrection(ground: Ground, context: ReadingContext, read: (words: string) => Reading): Reading {
  const rivals = removeRivals(ground.text, context);
  const removed = removeNamed(prepare(withoutPassing(rivals.rest), context), context);
  const costs = correctNamedCosts(prepare(removed.rest, context), context);
  const sales = correctLines(prepare(costs.rest, context), context);
  const other = /\p{L}|\d/u.test(sales.rest) ? read(sales.rest) : null;
  const lender = correctLender(ground, context);
  const first = [
    ...lender.facts,
    ...rivals.facts,
    ...removed.facts,
    ...costs.facts,
    ...sales.facts,
    ...correctSaleLine(ground, context),
    ...correctBatch(ground, context),
    ...correctShape(ground, context),
    ...correctTeam(ground, context),
  ];
  const isFresh = ({ id }: Fact) => !first.some((fact) => fact.id === id);
  const rest = prepare(sales.rest, context);
  const fitting = (other?.facts ?? []).filter((fact) => isFresh(fact) && fitsWords(fact, rest, context.known));
  const misread = (other?.facts ?? []).filter((fact) => isFresh(fact) && !fitting.includes(fact));
  const again = misread.flatMap((fact) => readClause(fact, sales.rest, context, read)).filter(isFresh);
  const heard = [...fitting, ...again.filter(({ id }) => !fitting.some((fact) => fact.id === id)), ...first];
  const alone = [...heard, ...readAlone(rest, heard, context, read)];
  const byName = toldByName(ground, (start, end) => isHeard(alone, start, end), context);
  const told = withoutOrphans([...alone, ...byName.filter(({ id }) => !alone.some((fact) => fact.id === id))], misread);
  const said = told.map((fact) => (fact.id === 'team' ? inSentence(fact, ground, context) : fact));
  const facts = [...said, ...carriedToTotal(said, context.known)];
  const { mayMean, disputed: wrong } = unheard(ground, facts, context);
  const disputed = [...wrong, ...lender.disputed];
  if (facts.length === 0 && mayMean.length === 0 && disputed.length === 0) return unmade(ground, other, misread.length > 0, context);
  const kind = facts.length > 0 ? 'correction' : 'unclear';
  return { kind, facts, ...(mayMean.length > 0 && { mayMean }), ...(disputed.length > 0 && { disputed }) };
}

/** What says something and could not be taken is asked about: by what it names, else what it is that shall be changed. */
function unmade({ folded }: Ground, other: Reading | null, isMisread: boolean, { known }: ReadingContext): Reading {
  const words = folded.replaceAll('’', "'");
  const mayMean = namedInWords(words, known);
  if (mayMean.length > 0) return { kind: 'unclear', facts: [], mayMean };
  const isRemark = words.split(/[^a-z']+/).filter((word) => word.length > 1).length >= FEWEST_WORDS;
  if (isRemark) return { kind: 'correction', facts: [] };
  return other === null || isMisread ? { kind: 'unclear', facts: [] } : other;
}

const FEWEST_WORDS = 3;

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

function isHeard(facts: readonly Fact[], start: number, end: number): boolean {
  return facts.some(({ quote }) => quote !== null && quote.start < end && quote.end > start);
}

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

/** What only went with a figure that was misread: its unit, its currency. */
function withoutOrphans(facts: readonly Fact[], misread: readonly Fact[]): readonly Fact[] {
  const isGone = (id: FactId) => misread.some((fact) => fact.id === id) && !facts.some((fact) => fact.id === id);
  const orphans: readonly FactId[] = [
    ...(isGone('price') ? (['saleUnit', 'currency'] as const) : []),
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

interface Unheard {
  /** The figures a sentence may concern of which nothing was made, at most three. */
  readonly mayMean: readonly FactId[];
  /** The one that is said to be wrong, and not what is right. */
  readonly disputed: readonly FactId[];
}

/** Not the «no» that only opens the answer. */
const DENIES =
  /(?<![a-z])(?:mal|wrong|errors?|mistakes?|equivocad[oa]s?|incorrect[oa]?s?|(?:isn't|aren't|is not|are not|no est[a]n?|no es|no son) (?:right|correct|bien|correct[oa]s?|asi|es[ea])|(?:no (?:es|son|eran?|cobr\w+|cuesta)|not|isn't|aren't|wasn't|nunca)(?: [a-z']+){0,2} [$€£]?\d)/;
const MOST_MEANT = 3;

function unheard(ground: Ground, facts: readonly Fact[], { known }: ReadingContext): Unheard {
  const left = sentencesOf(ground.text).filter(({ words, start }) => {
    const numbers = numbersIn(ground, start, start + words.length);
    const tells = numbers.some((number) => !isExplained(number, facts, known)) || (numbers.length === 0 && isNamedWrong(foldText(words)));
    return tells && !isHeard(facts, start, start + words.length);
  });
  const each = left.map(({ words, start }) => {
    const folded = foldText(words).replaceAll('’', "'");
    const numbers = numbersIn(ground, start, start + words.length);
    const isTheirs = tellsTheirPay(folded, workersKnown(ground.text, known));
    const sure = [...valued(numbers, known), ...called(folded, known)].filter((id) => !(isTheirs && id === 'founderPay'));
    const wrong = DENIES.test(folded) && new Set(sure).size === 1 ? sure.slice(0, 1) : [];
    return {
      meant: sure.length > 1 || wrong.length > 0 ? sure : [...sure, ...(isTheirs ? (['staffPay'] as const) : byUnit(folded))],
      wrong,
    };
  });
  const taken = new Set(facts.map(({ id }) => id));
  const mayMean = [...new Set(each.flatMap(({ meant }) => meant))].filter((id) => !taken.has(id)).slice(0, MOST_MEANT);
  return { mayMean, disputed: [...new Set(each.flatMap(({ wrong }) => wrong))].filter((id) => !taken.has(id)) };
}

/** What a figure just corrected was before, and what the sales come to: they only explain. */
function isExplained(number: number, facts: readonly Fact[], known: FactSheet): boolean {
  if (facts.length === 0) return false;
  const after = withFacts(known, facts);
  const turnover = (factValue(after, 'price') ?? 0) * (factValue(after, 'volume') ?? 0);
  return facts.some(({ id }) => factValue(known, id) === number) || Math.abs(number - turnover) < turnover * NEARLY;
}

const NEARLY = 0.05;

function numbersIn({ numerals }: Ground, from: number, to: number): readonly number[] {
  return numerals.filter(({ isArticle, start, end }) => !isArticle && start >= from && end <= to).map(({ low }) => low);
}

const ASKABLE: readonly FactId[] = [
  'price',
  'volume',
  'unitCost',
  'fixedCosts',
  'investment',
  'ownFunds',
  'loan',
  'founderPay',
  'staffPay',
  'minutesPerSale',
  'team',
];

function isNamedWrong(folded: string): boolean {
  return DENIES.test(folded) && ASKABLE.some((id) => CALLED[id]?.test(folded));
}

/** Those of which one of these numbers is the value. */
function valued(numbers: readonly number[], known: FactSheet): readonly FactId[] {
  return ASKABLE.filter((id) => numbers.some((number) => number >= 5 && factValue(known, id) === number));
}

/** "Fixed costs" are neither a price nor what a sale costs, and "the cost" is no price. */
function called(folded: string, known: FactSheet): readonly FactId[] {
  const all = ASKABLE.filter((id) => known[id] !== undefined && CALLED[id]?.test(folded));
  const not: readonly FactId[] = all.includes('fixedCosts') ? ['price', 'unitCost'] : all.includes('unitCost') ? ['price'] : [];
  return all.filter((id) => !not.includes(id));
}

const SOLD = /(?<![a-z])(?:vend\w+|factur\w+|ventas|sell\w*|sales|turn over|takings)(?![a-z])/;
const PAY =
  /(?<![a-z])(?:sac(?:ar|amos|o)|sueldos?|limpi[oa]s|cobr(?:o|amos|ar)|take home|draw|salar(?:y|ies)|wages?|(?:my|our) pay)(?![a-z])/;
const COST =
  /(?<![a-z])(?:alquiler|renta|arriendo|luz|agua|seguros?|gestor\w*|contador\w*|autonomos?|cuotas?|rent|insurance|electric\w*|power|phone|accountant|bills?)(?![a-z])/;

/** By the measure that is told: a time, money by the month, money, or how many. */
function byUnit(folded: string): readonly FactId[] {
  const isMonthly = /(?<![a-z])(?:al mes|mensual\w*|a month|per month|monthly)(?![a-z])/.test(folded);
  const isMoney = /[$€£]|(?<![a-z])(?:euros?|pesos|soles|dollars?|bucks|pounds?|quid|lucas?|grand)(?![a-z])/.test(folded);
  if (/(?<![a-z])(?:minut\w*|mins?|horas?|hours?|hrs?)(?![a-z])/.test(folded)) return ['minutesPerSale', 'volume', 'team'];
  if (SOLD.test(folded)) return ['price', 'volume'];
  if (PAY.test(folded)) return ['founderPay', 'staffPay', 'fixedCosts'];
  if (COST.test(folded) || (isMoney && isMonthly)) return ['fixedCosts', 'founderPay', 'staffPay'];
  if (isMoney) return ['price', 'unitCost', 'investment'];
  if (/(?<![a-z])(?:al dia|a la semana|por semana|a day|a week|per day|per week)(?![a-z])/.test(folded)) return ['volume', 'team'];
  return isMonthly ? ['volume', 'fixedCosts', 'founderPay'] : ['price', 'volume', 'fixedCosts'];
}
