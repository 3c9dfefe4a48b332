// What a founder takes at first and what after: "$1,500 a month the first six months and 3,800 from month seven", «1.600 los cuatro primeros meses y
// luego 3.200».
import type { Fact, FactSheet } from '../../facts/fact.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId, Reading } from '../interview.ts';
import type { Amount, Ground } from './amount.ts';
import { blankOut, type Span } from './clauses.ts';
import { foundersKnown } from './count-founders.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';
import { EACH } from './find-cost-sum.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { middle } from './monthly-amount.ts';
import { nothingAtFirst } from './nothing-at-first.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';
import { topicKept } from './topic-kept.ts';

const TELLS: ReadonlySet<QuestionId> = new Set([
  'resources',
  'fixed-costs',
  'funding',
  'team',
  'own-pay',
  'goals',
  'start',
  'read-back',
  'investment',
]);
const OWN =
  /(?<![a-z])(?:pay(?:ing)? (?:myself|ourselves)|my (?:own )?pay|i(?:['’]ll|['’]d| do| will| would)? (?:pay myself|get paid|take|draw)|me (?:pago|pagaria|pagare|pondria|pongo)|cobr(?:o|are|aria)|sac(?:o|are|aria)|(?:mi|tu) (?:propio )?sueldo|lo mio|yo(?= (?:con )?[$€£]?\d)|me(?= (?:on )?[$€£]?\d))(?![a-z])/;
/** Of all who start it. */
const OURS =
  /(?<![a-z])(?:our (?:own )?pay|we(?:['’]ll|['’]d| will| would)? (?:each |both )?(?:pay ourselves|get paid|take|draw)|(?:each|both) of us (?:takes?|draws?|gets?)|nos (?:pagamos|pagaremos|pagariamos|pondremos|ponemos|pondriamos|asign\w+|sacaremos)|cobra(?:mos|remos|riamos)|saca(?:mos|remos|riamos)|nuestro (?:propio )?sueldo|nuestros (?:propios )?sueldos)(?![a-z])/;
/** Told right after a sum, or before all of them: it is that of each. */
const EACH_BEFORE = /(?<![a-z])(?:each(?: of us)?|cada un[oa]|cada soci[oa])(?![a-z])[^.;\d]*$/;
const FOR_ALL =
  /^[^,;.]{0,14}?(?<![a-z])(?:entre (?:l[oa]s )?(?:dos|tres|todos)|between (?:us|the (?:two|three))|in all|en total|together|junt[oa]s)(?![a-z])/;
/** «Nos pondremos 1.300 cada uno», before anybody was counted. */
const LEAST_OF_US = 2;
const NUMBER = `\\d{1,2}|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')}`;
/** So many months from the first on. */
const FIRST_MONTHS = new RegExp(
  `(?<![a-z])(?:(?:the|my|los|mis|durante|for|during) )*(?:first (?<first>${NUMBER}) months|first (?<few>${NUMBER})(?= ?[,.;]| (?:and|then))|(?<primero>${NUMBER}) primeros meses|primeros (?<primeros>${NUMBER}) meses|months? (?:one|1) (?:to|through|thru|-) (?<to>${NUMBER}))(?![a-z])`,
);
/** Of a sum for what comes later. */
const AFTERWARDS = /(?<![a-z])(?:then|luego|despues|after(?:wards)?|later)(?: (?:on|that|eso|unos|about|it'?s|son|of))*,? ?[$€£]?$/;
/** How far a sum may stand from the months it is told of. */
const NEAR = 34;
const LEAST = 50;
const FEWEST = 1;
const MOST = 24;

/** Reads an answer without the words that tell it; with its two sums and the month of the second. */
export function readWithPayInSteps(words: string, context: ReadingContext, read: (words: string) => Reading): Reading {
  if (!TELLS.has(context.question)) return read(words);
  const ground = prepareGround(words, context.question, context.language, context.today);
  const none = nothingAtFirst(ground, context);
  const told = none === null ? payInSteps(ground, context) : { facts: none.facts, span: none };
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
  readonly span: Span;
}

function payInSteps(ground: Ground, { answer, known, question }: ReadingContext): Steps | null {
  const amounts = findAmounts(ground).filter(isSum);
  for (const { words, start } of sentencesOf(ground.text)) {
    const end = start + words.length;
    const folded = ground.folded.slice(start, end);
    const match = FIRST_MONTHS.exec(folded);
    const isOurs = OURS.test(folded);
    // «Tu sueldo al mes: 1.800 es la meta. Ahora mil los tres primeros meses y después 1.500».
    const isAsked = question === 'own-pay' || (question === 'read-back' && OWN.test(ground.folded.slice(0, start)));
    if (!match || !(isOurs || OWN.test(folded) || isAsked)) continue;
    const { first, few, primero, primeros, to } = match.groups ?? {};
    const months = numberIn(first ?? few ?? primero ?? primeros ?? to ?? '');
    const own = amounts.filter((sum) => sum.start >= start && sum.end <= end);
    const at = { from: start + match.index, until: start + match.index + match[0].length };
    const far = (sum: Sum) => (sum.end <= at.from ? at.from - sum.end : sum.start >= at.until ? sum.start - at.until : 0);
    const near = own
      .filter((sum) => far(sum) <= NEAR && !AFTERWARDS.test(ground.folded.slice(start, sum.start)))
      .sort((a, b) => far(a) - far(b))[0];
    const later = own.filter((sum) => sum !== near && middle(sum) > (near ? middle(near) : 0)).at(-1);
    if (near === undefined || later === undefined || months === null || months < FEWEST || months > MOST) continue;
    const times = isOurs ? timesOf(ground, near, later, known) : 1;
    const quote = quoteOf(ground.text, answer, Math.min(near.start, later.start), Math.max(near.end, later.end, at.until));
    const details = { unit: known.currency?.value ?? null, period: 'month' as const, quote };
    return {
      facts: [
        makeFact('founderPay', middle(later) * times, details),
        makeFact('founderPayFirst', middle(near) * times, details),
        makeFact('founderPayFrom', months + 1, { unit: 'months', quote }),
      ],
      span: spanOf(own, { first: near, later, at }),
    };
  }
  return null;
}

/** «1.300 cada uno los seis primeros meses y 1.700 después»: what each of them takes, both times. */
function timesOf(ground: Ground, near: Sum, later: Sum, known: FactSheet): number {
  const { folded } = ground;
  const own = [near, later];
  const isEach =
    own.some(({ end }) => EACH.test(folded.slice(end, end + 40))) ||
    own.some(({ start, end }) => /(?:each|cada un[oa]|por cabeza|apiece)$/.test(folded.slice(start, end))) ||
    EACH_BEFORE.test(folded.slice(0, near.start));
  if (!isEach || own.some(({ end }) => FOR_ALL.test(folded.slice(end, end + 40)))) return 1;
  return Math.max(LEAST_OF_US, foundersKnown(folded, findAmounts(ground), known) ?? LEAST_OF_US);
}

/** From the first of their sums to the last: «1.300 cada uno, 2.600 entre los dos» tells the same twice. */
function spanOf(
  own: readonly Sum[],
  { first, later, at }: { readonly first: Sum; readonly later: Sum; readonly at: { readonly from: number; readonly until: number } },
): Span {
  const isPart = (sum: Sum) => [first, later].some((whole) => MOST_OF_US.some((times) => middle(sum) * times === middle(whole)));
  const all = own.filter((sum) => sum === first || sum === later || isPart(sum));
  return { start: Math.min(at.from, ...all.map(({ start }) => start)), end: Math.max(at.until, ...all.map(({ end }) => end)) };
}

const MOST_OF_US = [2, 3, 4];

type Sum = Extract<Amount, { kind: 'money' | 'plain' | 'count' }>;

function isSum(amount: Amount): amount is Sum {
  return (
    (amount.kind === 'money' ||
      amount.kind === 'plain' ||
      (amount.kind === 'count' && /^(?:$|between|entre|each|cada)/.test(amount.noun))) &&
    amount.low >= LEAST
  );
}

function numberIn(words: string): number | null {
  return smallNumber(words) ?? (/^\d+$/.test(words) ? Number(words) : null);
}
