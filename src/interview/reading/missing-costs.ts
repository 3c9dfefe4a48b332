// Costs of a month that were left out, told together where figures are read back: "the monthly costs are missing the two handlers at 5,600, marketing at
// 500 and the accountant at 200, so it's 12,885 a month", «a los gastos les faltan la gestoría, 95, y publicidad, 80».
import { type CostLine, type Fact, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { COSTS, LEFT_OUT } from './correct-costs.ts';
import { MONTHLY_NOUN } from './cost-words.ts';
import { prepareGround } from './find-amounts.ts';
import { kindOfCost, namedIn } from './kind-of-cost.ts';
import { labelOfHired } from './label-hired.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';
import { factsOfLines } from './told-cost-lines.ts';

const LEAST = 5;
const FEWEST = 2;
const EXACTLY = 1;
const OF_ELSE =
  /(?<![a-z])(?:inversion|investment|para abrir|to open|opening|prestamo|loan|ahorr\w+|savings?|preci\w+|prices?|each|cada un[oa]|vend\w+|sell\w*)(?![a-z])/;
const CALLED_COSTS = /(?<![a-z])(?:gastos?|fijos|costes?|costos?|costs?|overheads?|outgoings|expenses|bills)(?![a-z])/;
/** Known by its name to be paid every month. */
const PAID_MONTHLY = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN})(?![a-z])`);

/** Before a total. */
const WHOLE =
  /(?<![a-z])(?:so(?: that's| it's| they're| (?:the )?fixed costs)?|total|in all|altogether|asi que|o sea|son en total|que (?:son|suman)|(?:fixed |monthly )?costs (?:are|come to)|gastos (?:fijos )?(?:son|suman))(?: [a-z]+){0,3} ?[$€£]?$/;

/** Reads the answer with the lines known and those that were missing, and what they come to; the rest as `read` does. */
export function readWithMissingCosts(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const { fixedCosts } = context.known;
  if (context.question !== 'read-back' || fixedCosts === undefined) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  for (const sentence of sentencesOf(words)) {
    const told = missingIn(ground, sentence, fixedCosts.value, context);
    if (told === null) continue;
    const span = spanOf(sentence);
    const facts = withMissing(told, quoteOf(words, context.answer, span.start, span.end), context);
    const rest = blankOut(words, [span]);
    if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
    const other = read(rest);
    const others = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
    return { ...other, kind: 'correction', facts: [...others, ...facts] };
  }
  return read(words);
}

function withMissing(told: readonly CostLine[], quote: Fact['quote'], { known }: ReadingContext): readonly Fact[] {
  const before = factValue(known, 'costLines') ?? [];
  const own = factsOfLines([...before, ...told], quote).filter(
    ({ id }) => id === 'costLines' || told.some(({ kind }) => FIGURE[kind] === id),
  );
  const total = roundMoney((factValue(known, 'fixedCosts') ?? 0) + sumOf(told.map(({ amount }) => amount)));
  const { unit = null } = known.fixedCosts ?? {};
  return [...own, makeFact('fixedCosts', total, { unit, period: 'month', quote, origin: 'derived' })];
}

const FIGURE: Partial<Record<CostLine['kind'], string>> = { hired: 'staffPay', marketing: 'marketingBudget', rent: 'rent' };

/** Each with its name; null where the sentence is about something else, one of them has no name, or they do not come to the total told. */
function missingIn(ground: Ground, sentence: Sentence, known: number, context: ReadingContext): readonly CostLine[] | null {
  const { start, end } = spanOf(sentence);
  const folded = ground.folded.slice(start, end).replaceAll('’', "'");
  if (!LEFT_OUT.test(folded) || !COSTS.test(folded) || OF_ELSE.test(folded)) return null;
  const numbers = ground.numerals.filter(
    (one) => !one.isArticle && one.low === one.high && one.low >= LEAST && one.start >= start && one.end <= end,
  );
  const last = numbers.at(-1);
  const parts = numbers.slice(0, -1);
  const isTotal = last !== undefined && Math.abs(known + sumOf(parts.map(({ low }) => low)) - last.low) <= EXACTLY;
  const missing = isTotal ? parts : numbers;
  const tellsTotal = last !== undefined && WHOLE.test(ground.folded.slice(start, last.start));
  if (missing.length < (isTotal ? 1 : FEWEST) || (!isTotal && (tellsTotal || numbers.some(({ low }) => low > known)))) return null;
  const named = namedIn(ground.text, context);
  const opens = start + (LEFT_OUT.exec(folded)?.index ?? 0) + (LEFT_OUT.exec(folded)?.[0].length ?? 0);
  const before = missing.map((part, at) => {
    const from = Math.max(opens, missing[at - 1]?.end ?? 0);
    return from < part.start ? ground.text.slice(from, part.start).replace(JOINS, '').replace(TRAIL, '') : '';
  });
  // «Te faltan 95 de la gestoría y 80 de publicidad»: each named after its sum.
  const isAfter = !NAMED.test(before[0] ?? '');
  const lines = missing.map((part, at): CostLine => {
    const right = (RIGHT.exec(ground.text.slice(part.end, end))?.[0] ?? '').replace(JOINS, '').replace(TRAIL, '');
    const label = isAfter || !NAMED.test(before[at] ?? '') ? right : (before[at] ?? '');
    const kind = kindOfCost(label, named);
    return { label: kind === 'hired' ? labelOfHired(label, ground.text.slice(0, part.start)) : label, amount: part.low, kind };
  });
  const areCosts = CALLED_COSTS.test(folded) || lines.every(({ label }) => PAID_MONTHLY.test(foldText(label)));
  return areCosts && lines.every(({ label, kind }) => NAMED.test(label) && kind !== 'own' && kind !== 'pay') ? lines : null;
}

const NAMED = /\p{L}{3}/u;
/** What joins a cost to the one before, and stands ahead of its name. */
const JOINS =
  /^[\s,;:.]*(?:(?:y|e|and|plus|also|tambi[eé]n|adem[aá]s|the|el|la|los|las|lo de|un|una|an?|my|mi|our|of|de|del|for|in|on|en|por|out|costs?|gastos?|poner|meter|incluir|sumar|a[ñn]adir)(?!\p{L})[\s,;:]*)*/iu;
const TRAIL =
  /[\s,;:(]*(?:(?<!\p{L})(?:at|a|de|for|is|are|es|son|que|which|that['’]s|cuesta[n]?|costs?|unos|unas|about|around)(?!\p{L})[\s,;:]*)*[$€£]?\s*$/iu;
/** After its sum, up to what comes next. */
const RIGHT = /^(?:(?!\s(?:so|and|y|asi|as[ií] que|o sea|al mes|a month)(?!\p{L}))[^,.;:\d])+/iu;
