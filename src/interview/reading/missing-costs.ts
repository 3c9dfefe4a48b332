// Costs of a month that were left out, told where figures are read back or with something else that was asked: "the monthly costs are missing the two
// handlers at 5,600, marketing at 500 and the accountant at 200, so it's 12,885 a month", «te faltan 95 de la gestoría y 80 de publicidad».
import { type CostLine, type Fact, factValue } from '../../facts/fact.ts';
import { sumOf } from '../../finance/sum-of.ts';
import { foldText } from '../../language/fold-text.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { cleanWords } from './clean-words.ts';
import { COSTS } from './correct-costs.ts';
import { MONTHLY_NOUN } from './cost-words.ts';
import { prepareGround } from './find-amounts.ts';
import { kindOfCost, namedIn } from './kind-of-cost.ts';
import { labelOfHired } from './label-hired.ts';
import { LEFT_OUT } from './left-out.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { roundMoney } from './money-details.ts';
import type { ReadingContext } from './reading-context.ts';
import { type Sentence, sentencesOf, spanOf } from './split-sentences.ts';
import { factsOfLines } from './told-cost-lines.ts';

/** With these a cost that comes to mind is told besides. */
const TOLD_WITH: ReadonlySet<QuestionId> = new Set(['read-back', 'funding', 'team', 'start']);
const LEAST = 5;
const FEWEST = 2;
const EXACTLY = 1;
const UNTOLD =
  /(?<![a-z])(?:(?:i )?(?:didn't|haven't|hadn't|forgot to) (?:mention|tell|say)[a-z]*|no (?:(?:te|se|lo|los|la|las) )*(?:he|habia) (?:mencionad|dich|contad)[a-z]*)(?![a-z])/;
const OPENS = /^[^a-z]*(?:(?:and|y|oh|ah|also|tambien|there(?:'s| is| are)|hay|esta[n]?) )+/;
const A_MONTH = /\d ?(?:€|euros?|pesos|dollars|pounds)? (?:a month|al mes|per month|mensuales)(?![a-z])/;
const OF_ELSE =
  /(?<![a-z])(?:inversion|investment|para abrir|to open|opening|prestamo|loan|ahorr\w+|savings?|preci\w+|prices?|each|cada un[oa]|vend\w+|sell\w*)(?![a-z])/;
const CALLED_COSTS = /(?<![a-z])(?:gastos?|fijos|costes?|costos?|costs?|overheads?|outgoings|expenses|bills)(?![a-z])/;
/** Known by its name to be paid every month. */
const PAID_MONTHLY = new RegExp(`(?<![a-z])(?:${MONTHLY_NOUN})(?![a-z])`);
/** Before a total. */
const WHOLE =
  /(?<![a-z])(?:so(?: that's| it's| they're| (?:the )?fixed costs)?|total|in all|altogether|asi que|o sea|son en total|que (?:son|suman)|(?:fixed |monthly )?costs (?:are|come to)|gastos (?:fijos )?(?:son|suman))(?: [a-z]+){0,3} ?[$€£]?$/;
const NAMED = /\p{L}{3}/u;
/** What joins a cost to the one before, and stands ahead of its name. */
const JOINS =
  /^[\s,;:.]*(?:(?:y|e|and|plus|also|tambi[eé]n|adem[aá]s|the|el|la|los|las|lo de|un|una|an?|my|mi|our|of|de|del|for|in|on|en|por|out|costs?|gastos?|poner|meter|incluir|sumar|a[ñn]adir)(?!\p{L})[\s,;:]*)*/iu;
const TRAIL =
  /[\s,;:(]*(?:(?<!\p{L})(?:at|a|de|for|is|are|es|son|que|which|that['’]s|cuesta[n]?|costs?|unos|unas|about|around)(?!\p{L})[\s,;:]*)*[$€£]?\s*$/iu;
/** After its sum, up to what comes next. */
const RIGHT = /^(?:(?!\s(?:so|and|y|asi|as[ií] que|o sea|al mes|a month)(?!\p{L}))[^,.;:\d])+/iu;
const FIGURE: Partial<Record<CostLine['kind'], string>> = { hired: 'staffPay', marketing: 'marketingBudget', rent: 'rent' };

/** Reads the answer with the lines known and those that were missing, and what they come to; the rest as `read` does. */
export function readWithMissingCosts(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  const known = factValue(context.known, 'fixedCosts');
  if (!TOLD_WITH.has(context.question) || known === undefined) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  for (const sentence of sentencesOf(words)) {
    const told = missingIn(ground, sentence, known, context);
    if (told === null) continue;
    const span = spanOf(sentence);
    const facts = withMissing(told, quoteOf(words, context.answer, span.start, span.end), context);
    const rest = blankOut(words, [span]);
    if (!/\p{L}{2}|\d/u.test(cleanWords(rest))) return { kind: 'correction', facts };
    const other = read(rest);
    const others = other.facts.filter(({ id }) => !facts.some((fact) => fact.id === id));
    const kind = context.question === 'read-back' ? 'correction' : other.kind;
    return { ...other, kind, facts: [...others, ...facts], corrected: [...(other.corrected ?? []), ...facts.map(({ id }) => id)] };
  }
  return read(words);
}

function withMissing(told: readonly CostLine[], quote: Fact['quote'], { known }: ReadingContext): readonly Fact[] {
  const before = factValue(known, 'costLines') ?? [];
  const { unit = null } = known.fixedCosts ?? {};
  const costs = told.filter(({ kind }) => kind !== 'own');
  const pay = told
    .filter(({ kind }) => kind === 'own')
    .map(({ amount }) => makeFact('founderPay', amount, { unit, period: 'month', quote }));
  const lines = factsOfLines([...before, ...costs], quote).filter(
    ({ id }) => id === 'costLines' || costs.some(({ kind }) => FIGURE[kind] === id),
  );
  const total = roundMoney((factValue(known, 'fixedCosts') ?? 0) + sumOf(costs.map(({ amount }) => amount)));
  return [...lines, ...pay.slice(0, 1), makeFact('fixedCosts', total, { unit, period: 'month', quote, origin: 'derived' })];
}

/** Each with its name, none where all of them were counted before; null where the sentence is about something else, one of them has no name, or they do not come to the total told. */
function missingIn(ground: Ground, sentence: Sentence, known: number, context: ReadingContext): readonly CostLine[] | null {
  const { start, end } = spanOf(sentence);
  const folded = ground.folded.slice(start, end).replaceAll('’', "'");
  if (!(LEFT_OUT.test(folded) || UNTOLD.test(folded)) || !COSTS.test(folded) || OF_ELSE.test(folded)) return null;
  const numbers = ground.numerals.filter(
    (one) => !one.isArticle && one.low === one.high && one.low >= LEAST && one.start >= start && one.end <= end,
  );
  const last = numbers.at(-1);
  const parts = numbers.slice(0, -1);
  // Some of what is named may have been counted before.
  const untold = last === undefined ? null : comingTo(parts, last.low - known);
  const isTotal = untold !== null;
  const missing = untold ?? numbers;
  if (isTotal && missing.length === 0 && parts.length > 0) return [];
  const tellsTotal = last !== undefined && WHOLE.test(ground.folded.slice(start, last.start));
  const fewest = isTotal || A_MONTH.test(folded) ? 1 : FEWEST;
  if (missing.length < fewest || (!isTotal && (tellsTotal || numbers.some(({ low }) => low > known)))) return null;
  const lines = linesOf(ground, isTotal ? parts : numbers, missing, { start, end, folded }, context);
  const areCosts = CALLED_COSTS.test(folded) || lines.every(({ label, kind }) => kind !== 'other' || PAID_MONTHLY.test(foldText(label)));
  const areNamed = lines.every(({ label, kind }) => kind !== 'pay' && (kind === 'own' || NAMED.test(label)));
  return areCosts && areNamed && lines.some(({ kind }) => kind !== 'own') ? lines : null;
}

/** Those of them, most first, that come to the rest; null where none do. */
function comingTo(parts: Ground['numerals'], rest: number): Ground['numerals'] | null {
  if (Math.abs(rest) <= EXACTLY) return [];
  for (const [at, part] of parts.entries()) {
    if (part.low > rest + EXACTLY) continue;
    const others = comingTo(parts.slice(at + 1), rest - part.low);
    if (others) return [part, ...others];
  }
  return null;
}

/** «La gestoría, 95», and where the first has no words before it, «95 de la gestoría». */
function linesOf(
  { text }: Ground,
  all: Ground['numerals'],
  missing: Ground['numerals'],
  { start, end, folded }: { readonly start: number; readonly end: number; readonly folded: string },
  context: ReadingContext,
): readonly CostLine[] {
  const named = namedIn(text, context);
  const opening = LEFT_OUT.exec(folded) ?? OPENS.exec(folded);
  const opens = start + (opening ? opening.index + opening[0].length : 0);
  const before = all.map((part, at) => {
    const from = Math.max(opens, all[at - 1]?.end ?? 0);
    return from < part.start
      ? text
          .slice(from, part.start)
          .replace(/^.*:(?=\s)/su, '')
          .replace(JOINS, '')
          .replace(TRAIL, '')
      : '';
  });
  const isAfter = !NAMED.test(before[0] ?? '');
  return all.flatMap((part, at): readonly CostLine[] => {
    if (!missing.includes(part)) return [];
    const right = (RIGHT.exec(text.slice(part.end, end))?.[0] ?? '').replace(JOINS, '').replace(TRAIL, '');
    const label = isAfter || !NAMED.test(before[at] ?? '') ? right : (before[at] ?? '');
    const kind = kindOfCost(label, named);
    return [{ label: kind === 'hired' ? labelOfHired(label, text.slice(0, part.start)) : label, amount: part.low, kind }];
  });
}
