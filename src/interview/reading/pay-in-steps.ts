// What a founder takes at first and what after: "$1,500 a month the first six months and 3,800 from month seven", «1.600 los cuatro primeros meses y
// luego 3.200».
import type { Fact } from '../../facts/fact.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { blankOut } from './clauses.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set([
  'resources',
  'fixed-costs',
  'funding',
  'team',
  'goals',
  'start',
  'read-back',
  'investment',
]);
const OWN =
  /(?<![a-z])(?:pay (?:myself|ourselves)|my (?:own )?pay|i(?:['’]ll|['’]d| do| will| would)? (?:pay myself|get paid|take|draw)|me (?:pago|pagaria|pagare|pondria|pongo)|cobr(?:o|are|aria)|sac(?:o|are|aria)|mi (?:propio )?sueldo)(?![a-z])/;
const NUMBER = `\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')}`;
/** So many months from the first on. */
const FIRST_MONTHS = new RegExp(
  `(?<![a-z])(?:(?:the|my|los|mis|durante|for|during) )*(?:first (?<first>${NUMBER}) months|first (?<few>${NUMBER})(?= ?[,.;]| (?:and|then))|(?<primero>${NUMBER}) primeros meses|primeros (?<primeros>${NUMBER}) meses|months? (?:one|1) (?:to|through|thru|-) (?<to>${NUMBER}))(?![a-z])`,
);
/** How far a sum may stand from the months it is told of. */
const NEAR = 34;
const LEAST = 50;
const FEWEST = 1;
const MOST = 24;

/** Reads an answer without the words that tell it; with its two sums and the month of the second. */
export function readWithPayInSteps(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const told = payInSteps(ground, context);
  if (told === null) return read(words);
  const reading = read(blankOut(words, [told.span]));
  const others = reading.facts
    .filter(({ id }) => !told.facts.some((fact) => fact.id === id))
    .map((fact) => topicKept(fact, context.question, words));
  const kind = context.question === 'read-back' ? 'correction' : reading.kind === 'unclear' ? 'answer' : reading.kind;
  return { ...reading, kind, facts: [...others, ...told.facts] };
}

interface Steps {
  readonly facts: readonly Fact[];
  readonly span: { readonly start: number; readonly end: number };
}

function payInSteps(ground: Ground, { answer, known }: ReadingContext): Steps | null {
  const amounts = findAmounts(ground).filter(isSum);
  for (const { words, start } of sentencesOf(ground.text)) {
    const end = start + words.length;
    const folded = ground.folded.slice(start, end);
    const match = FIRST_MONTHS.exec(folded);
    if (!match || !OWN.test(folded)) continue;
    const { first, few, primero, primeros, to } = match.groups ?? {};
    const months = numberIn(first ?? few ?? primero ?? primeros ?? to ?? '');
    const own = amounts.filter((sum) => sum.start >= start && sum.end <= end);
    const at = { from: start + match.index, until: start + match.index + match[0].length };
    const far = (sum: Sum) => (sum.end <= at.from ? at.from - sum.end : sum.start >= at.until ? sum.start - at.until : 0);
    const near = own.filter((sum) => far(sum) <= NEAR).sort((a, b) => far(a) - far(b))[0];
    const later = own.filter((sum) => sum !== near && middle(sum) > (near ? middle(near) : 0)).at(-1);
    if (near === undefined || later === undefined || months === null || months < FEWEST || months > MOST) continue;
    const quote = quoteOf(ground.text, answer, Math.min(near.start, later.start), Math.max(near.end, later.end, at.until));
    const details = { unit: known.currency?.value ?? null, period: 'month' as const, quote };
    return {
      facts: [
        makeFact('founderPay', middle(later), details),
        makeFact('founderPayFirst', middle(near), details),
        makeFact('founderPayFrom', months + 1, { unit: 'months', quote }),
      ],
      span: { start: Math.min(near.start, later.start, at.from), end: Math.max(near.end, later.end, at.until) },
    };
  }
  return null;
}

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  return (amount.kind === 'money' || amount.kind === 'plain' || (amount.kind === 'count' && amount.noun === '')) && amount.low >= LEAST;
}

function numberIn(words: string): number | null {
  return smallNumber(words) ?? (/^\d+$/.test(words) ? Number(words) : null);
}
