// What of a correction nothing was made of: the figures it may concern, and the one that it says is wrong.
import { type Fact, type FactId, type FactSheet, factValue, withFacts } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import { isAllFunds } from './all-funds.ts';
import type { Ground } from './amount.ts';
import { CALLED } from './correct-figure.ts';
import { namedInWords } from './named-in-words.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { tellsTheirPay, workersKnown } from './tells-wage.ts';

/** What says something and could not be taken is asked about: by what it names, else what it is that shall be changed. */
export function unmade({ folded }: Ground, other: Reading | null, isMisread: boolean, { known }: ReadingContext): Reading {
  const words = folded.replaceAll('’', "'");
  const mayMean = namedInWords(words, known);
  if (mayMean.length > 0) return { kind: 'unclear', facts: [], mayMean };
  const isRemark = words.split(/[^a-z']+/).filter((word) => word.length > 1).length >= FEWEST_WORDS;
  if (isRemark) return { kind: 'correction', facts: [] };
  return other === null || isMisread ? { kind: 'unclear', facts: [] } : other;
}

const FEWEST_WORDS = 3;

/** Whether one of these was read from there. */
export function isHeard(facts: readonly Fact[], start: number, end: number): boolean {
  return facts.some(({ quote }) => quote !== null && quote.start < end && quote.end > start);
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

/** Sentence by sentence; `facts` are what was heard. */
export function unheard(ground: Ground, facts: readonly Fact[], { known }: ReadingContext): Unheard {
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
  return (
    isAllFunds(number, after) || facts.some(({ id }) => factValue(known, id) === number) || Math.abs(number - turnover) < turnover * NEARLY
  );
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
