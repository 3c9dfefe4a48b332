// «95 por cada vuelta, el kilo a 32 y los edredones a 120. Al mes unas 620 vueltas, de kilo 2.100 y edredones 130»: every price first, then how many of
// each, each by its name. A number beside the counts is one of them, and what makes up a price ("45 the wash and 50 the dry, so 95") is no other thing.
import type { Fact, SaleLine } from '../../facts/fact.ts';
import { factValue } from '../../facts/fact.ts';
import { lineNamed } from '../../facts/sale-lines.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { prepareGround } from './find-amounts.ts';
import { togetherFacts } from './lines-together.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import type { Numeral } from './numeral.ts';
import type { ReadingContext } from './reading-context.ts';

const TELLS: ReadonlySet<QuestionId> = new Set(['revenue', 'price', 'volume']);
const REPLACED: ReadonlySet<Fact['id']> = new Set<Fact['id']>(['lines', 'price', 'volume', 'volumeFromStart', 'saleUnit', 'priceSpread']);
const FEWEST = 2;

/** The reading with these lines, where they are more than it made of the answer. */
export function readWithPricesThenCounts(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const reading = read(words);
  if (!TELLS.has(context.question) || reading.kind !== 'answer') return reading;
  const known = reading.facts.find((fact): fact is Fact<'lines'> => fact.id === 'lines')?.value ?? [];
  const ground = prepareGround(words, context.question, context.language, context.today);
  const found = linesApart(ground);
  if (found === null || found.lines.length <= known.length) return reading;
  const currency = reading.facts.find((fact): fact is Fact<'currency'> => fact.id === 'currency')?.value;
  const unit = currency ?? factValue(context.known, 'currency') ?? null;
  const quote = quoteOf(words, context.answer, found.start, found.end);
  const lines = makeFact('lines', found.lines, { unit, period: 'unit', quote }) as Fact<'lines'>;
  // A count was taken for what one costs.
  const isCount = (fact: Fact) => fact.id === 'unitCost' && found.lines.some(({ units }) => units === fact.value);
  return {
    ...reading,
    facts: [...reading.facts.filter((fact) => !REPLACED.has(fact.id) && !isCount(fact)), lines, ...togetherFacts(lines)],
  };
}

interface Found {
  readonly lines: readonly SaleLine[];
  readonly start: number;
  readonly end: number;
}

interface Priced {
  readonly names: readonly string[];
  readonly numeral: Numeral;
}

const MONTHLY = /(?<![a-z])(?:al|por|cada|un) mes|mensual|(?:a|per|each|every|normal) month/;
const OTHERWISE =
  /(?<![a-z])(?:al dia|por dia|diari[oa]s|a la semana|por semana|semanal|a day|per day|a week|per week|weekly|al ano|a year)(?![a-z])/;
/** A least order, a month, a part: neither a price nor how many are sold. */
const ASIDE_BEFORE =
  /(?<![a-z])(?:minimo|minimum|al menos|at least|(?<!(?:al|por|a|per|normal) )mes|(?<!(?:a|per|normal) )month|mas de|desde|l[ao]s|the|both)(?: (?:de|of))? $/;
const ASIDE_AFTER =
  /^(?:o|th)? ?(?:cosas|things|productos|products|servicios|services|tipos|kinds|lineas|lines|mes|meses|months?|partes?|thirds?|%|por ciento|minutos?|horas?|minutes?|hours?|km|gramos|grams)(?![a-z])/;
const PRICE_BEFORE =
  /(?<![a-z])(?:a|en|es|son|cuestan?|cobro|cobramos|vale|valen|sale a|at|is|are|for|charge|que|so)(?: (?:unos|unas|como|about|around))? ?[$€£]?$/;
const MONEY_AFTER = /^ ?(?:€|\$|euros?|pesos|soles|dolares|dollars|pounds|quid)(?![a-z])/;
const EACH_AFTER =
  /^ ?(?:€|\$|(?:euros?|pesos|soles|dolares|dollars|pounds)(?![a-z]))?,? ?(?:por cada|por|cada|la|el|per|for (?:an?|each|every)|a|an|each) (?!(?:mes|month|uno|una|dia|day|semana|week|of|de)(?![a-z]))([a-z]{3,})/;

/** Null where some number is neither a price nor a count, or a thing has not one of each. */
function linesApart({ folded, text, numerals }: Ground): Found | null {
  const told = numerals.filter(
    ({ isArticle, start, end }) => !isArticle && !ASIDE_BEFORE.test(folded.slice(0, start)) && !ASIDE_AFTER.test(folded.slice(end)),
  );
  if (told.length < FEWEST * 2 || !MONTHLY.test(folded) || OTHERWISE.test(folded)) return null;
  const priced: Priced[] = [];
  const counted: { readonly label: string; readonly of: Priced; readonly numeral: Numeral }[] = [];
  for (const [at, numeral] of told.entries()) {
    if (numeral.low !== numeral.high) return null;
    const lead = folded.slice(told[at - 1]?.end ?? 0, numeral.start);
    const tail = folded.slice(numeral.end, told[at + 1]?.start);
    const count = countOf({ text, lead, tail, numeral }, priced);
    if (count) {
      if (counted.some(({ of }) => of === count.of)) return null;
      counted.push({ ...count, numeral });
    } else if (counted.length === 0 && (PRICE_BEFORE.test(lead) || MONEY_AFTER.test(tail) || EACH_AFTER.test(tail))) {
      priced.push({ numeral, names: [EACH_AFTER.exec(tail)?.[1] ?? '', ...namesIn(lead)].filter((name) => name !== '') });
    } else return null;
  }
  const left = priced.filter((one) => !counted.some(({ of }) => of === one));
  const isPart = left.length === 0 || counted.some(({ of }) => of.numeral.low === left.reduce((so, { numeral }) => so + numeral.low, 0));
  const isInOrder = counted.every(({ numeral, of }) => numeral.start > of.numeral.start);
  if (counted.length < FEWEST || !isPart || !isInOrder) return null;
  const all = [...counted].sort((a, b) => a.of.numeral.start - b.of.numeral.start);
  return {
    lines: all.map(({ label, of, numeral }) => ({ label, price: of.numeral.low, units: numeral.low })),
    start: Math.min(...told.map(({ start }) => start)),
    end: Math.max(...told.map(({ end }) => end)),
  };
}

interface Beside {
  readonly text: string;
  readonly lead: string;
  readonly tail: string;
  readonly numeral: Numeral;
}

/** The priced thing that a number counts, by the word after it, else by the name right before it. */
function countOf({ text, lead, tail, numeral }: Beside, priced: readonly Priced[]): { readonly label: string; readonly of: Priced } | null {
  const noun = /^ ([a-z]{3,})/.exec(tail)?.[1] ?? '';
  const after = thingNamed(noun, priced);
  if (after) return { label: text.slice(numeral.end + 1, numeral.end + 1 + noun.length), of: after };
  if (noun !== '' && !/^ (?:al|por|cada|y|and|a|per|in|en)(?![a-z])/.test(tail)) return null;
  if (MONEY_AFTER.test(tail) || EACH_AFTER.test(tail)) return null;
  const name = /(?:^|[ ,])([a-z]{3,})(?:,? (?:como|unas|unos|about|around|some|serian|seran))*,? $/.exec(lead)?.[1] ?? '';
  const before = thingNamed(name, priced);
  const start = numeral.start - lead.length + lead.lastIndexOf(name);
  return before ? { label: text.slice(start, start + name.length), of: before } : null;
}

function thingNamed(name: string, priced: readonly Priced[]): Priced | undefined {
  return name === '' ? undefined : priced.findLast(({ names }) => names.some((one) => lineNamed([one], name) !== null));
}

/** The words that may name what has the price, in the clause before it. */
function namesIn(lead: string): readonly string[] {
  const clause = lead.split(/[.;:!?](?=\s)|,/).at(-1) ?? '';
  return (clause.match(/[a-z]{4,}/g) ?? []).filter((word) => !NO_NAME.test(word));
}

const NO_NAME =
  /^(?:cada|casi|todos|todas|hacen|pesos|euros|como|unas|unos|about|each|every|cobro|cuesta|cuestan|vale|para|with|that|they|asi)$/;
