// How sales climb, told month by month: «el primer mes un 40 %, el segundo 60, el tercero 75 y ya al quinto mes normal», "March I do half, April about
// three quarters, and full from May".
import { type Fact, factValue } from '../../facts/fact.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import { smallNumber } from '../../language/small-numbers.ts';
import type { QuestionId } from '../interview.ts';
import type { Ground } from './amount.ts';
import { makeFact, quoteOf } from './make-fact.ts';
import { monthSince, SPELLED_PLACE, spelledPlace } from './numbered-month.ts';
import { PARTS_OF_NORMAL } from './opening-pace.ts';
import type { ReadingContext } from './reading-context.ts';
import { sentencesOf } from './split-sentences.ts';

const TELLS_CLIMB: ReadonlySet<QuestionId> = new Set(['revenue', 'volume', 'start', 'read-back']);
const NUMBERED = new RegExp(
  `(?<![a-z])(?:(${SPELLED_PLACE})o?(?: mes| month)?|(?:mes|month) (\\d{1,2}))(?! (?:year|ano|semana|week|dia|day|puesto|hijo))(?![a-z])`,
  'g',
);
const NAMED = new RegExp(`(?<![a-z])(?:${MONTH_NAMES})(?![a-z])`, 'g');
const FULL = 'full(?:y booked)?|normal(?:es|ito)?|completo|al completo|a tope|pleno|lleno|todo|al cien|all of it';
const PARTS = [[FULL, 100] as const, ...PARTS_OF_NORMAL].map(
  ([words, share]) => [new RegExp(`(?<![a-z])(?:${words})(?![a-z])`), share] as const,
);
const PERCENT = /(?<![\d.,$€£])(\d{1,3}) ?(?:%|por ciento|per ?cent)/;
const BARE = /(?<![\d.,$€£])(\d{1,3})(?![\d.,]*\d| ?(?:€|euros?|pesos|dollars|horas?|hours?|meses|months?|dias?|days?))/;
const WHOLE = 100;
const FEWEST = 2;
/** No climb: what is paid, hired or owed by then, or months that sell less. */
const ELSE =
  /(?<![a-z])(?:cobr\w+|sueldo|salario|contrat\w+|pag\w+|devolv\w+|alquiler|renta|pay|paid|salary|hire|hiring|loan|rent|costs?|gastos|drops?|baja|cae|slow|flojo)(?![a-z])/;

interface Month {
  /** Counted from the opening, which is 1. */
  readonly month: number;
  readonly start: number;
  readonly end: number;
}

interface Step extends Pick<Month, 'month' | 'start' | 'end'> {
  /** Percent of a normal month. */
  readonly share: number;
}

/** What the first month sells and when a normal one is sold. Nothing unless two months or more are told, each higher than the last. */
export function climbByMonths({ text, folded }: Ground, { question, answer, known }: ReadingContext): readonly Fact[] {
  if (!TELLS_CLIMB.has(question)) return [];
  const opening = openingMonth(folded, factValue(known, 'start'));
  for (const { start, words } of sentencesOf(text)) {
    const steps = stepsIn(folded, start, start + words.length, opening);
    const [first, last] = [steps[0], steps.at(-1)];
    if (first === undefined || last === undefined || first.share >= WHOLE) continue;
    const quote = quoteOf(text, answer, first.start, last.end);
    const months = last.share >= WHOLE ? last.month : last.month + 1;
    return [
      makeFact('openingShare', first.share, { unit: 'percent', quote }),
      makeFact('openingMonths', 1, { unit: 'months', quote }),
      makeFact('targetMonths', months, { unit: 'months', quote }),
    ];
  }
  return startsWithSome({ text, folded }, { question, answer, known });
}

/**
 * «Empezaría con unos 30 alumnos y calculo unos seis meses, hasta febrero, para llegar a los 70», "I'd start with the 4, then 5, 6, 8 and 14 in the ninth
 * month": so many of those a normal month has.
 */
function startsWithSome(
  { text, folded }: Pick<Ground, 'text' | 'folded'>,
  { question, answer, known }: Pick<ReadingContext, 'question' | 'answer' | 'known'>,
): readonly Fact[] {
  const start = question === 'start' ? STARTS_WITH.exec(folded) : null;
  if (!start) return [];
  const rest = folded.slice(start.index + start[0].length).split(/[;!?]|\.(?=\s|$)/)[0] ?? '';
  const [reach, numbered] = [REACHES.exec(rest), IN_NUMBERED.exec(rest)];
  const many = Number(numbered?.[1] ?? reach?.[1] ?? Number.NaN);
  const units = [factValue(known, 'volume'), ...(factValue(known, 'lines') ?? []).map((line) => line.units)];
  // Told to be a normal month's sales, or those of one of the things sold.
  if (!units.includes(many)) return [];
  const share = Math.round((WHOLE * Number(start[1])) / many);
  if (!(share > 0 && share < WHOLE)) return [];
  const place = spelledPlace(numbered?.[2] ?? '');
  const spelled = IN_MONTHS.exec(rest)?.[1];
  const months = place ?? (spelled === undefined ? null : (smallNumber(spelled) ?? Number(spelled)));
  const quote = quoteOf(text, answer, start.index, start.index + start[0].length + rest.length);
  return [
    makeFact('openingShare', share, { unit: 'percent', quote }),
    makeFact('openingMonths', 1, { unit: 'months', quote }),
    ...(months !== null && months >= FEWEST && months <= MOST_MONTHS ? [makeFact('targetMonths', months, { unit: 'months', quote })] : []),
  ];
}

const MOST_MONTHS = 36;
const STARTS_WITH =
  /(?<![a-z])(?:empez\w+|empiez\w+|arranc\w+|comenz\w+|start(?:ing)?|begin\w*|open(?:ing)?)(?: off| out| up)? (?:con|with) (?:unos |unas |about |around |the |like |my |los |las |mis )*(\d{1,5})(?![\d.,]*\d|%| ?(?:€|euros?|pesos|dollars|por ciento|percent))(?!(?: [a-z]+)? que ya(?![a-z])|(?: [a-z]+)?(?: that)? (?:i|we)(?:'ve)? (?:already|have)(?![a-z]))/;
const REACHES =
  /(?<![a-z])(?:llegar|alcanzar|subir|pasar|reach|get(?: up)?|grow|be)(?: a| hasta| to| at)*(?: l[oa]s| the| full| unos| about)* (\d{1,5})(?![\d.,]*\d|%)/;
const IN_NUMBERED = new RegExp(
  `(?<![\\d.,])(\\d{1,5})(?: [a-z]+){0,2} (?:in|by|en|para|hacia)(?: the| el)? (${SPELLED_PLACE})o?(?: month| mes)(?![a-z])`,
);
const IN_MONTHS = /(?<![a-z\d])(\d{1,2}|[a-z]{2,7}) (?:meses|months)(?![a-z])/;

/** 1 to 12: what is known, or the first month that is named; null where none is. */
function openingMonth(folded: string, start: string | undefined): number | null {
  const named = folded.match(NAMED)?.[0];
  return start === undefined ? (named === undefined ? null : monthOfName(named)) : Number(start.slice(5, 7));
}

/** Those that rise without a gap in their telling, from the first month on; empty where they do not. */
function stepsIn(folded: string, from: number, until: number, opening: number | null): readonly Step[] {
  const sentence = folded.slice(from, until);
  const all = monthsIn(sentence, opening);
  const months = all.slice(all.findIndex(({ month }) => month === 1));
  const isPercent = PERCENT.test(sentence) || PARTS.some(([words, share]) => share < WHOLE && words.test(sentence));
  if (!isPercent || months[0]?.month !== 1) return [];
  // "At half the first month, two thirds in the second".
  const isAhead = shareIn(sentence.slice(0, months[0].start).split(/[,;]/).at(-1) ?? '') !== null;
  const steps: Step[] = [];
  for (const [at, one] of months.entries()) {
    const after = isAhead ? '' : (sentence.slice(one.end, months[at + 1]?.start).split(/[.;!?]/)[0] ?? '');
    const before = sentence.slice(steps.at(-1)?.end ?? months[at - 1]?.end ?? 0, one.start);
    const told = shareIn(isAhead ? before : after);
    // "Full from May": what is whole stands before its month, too.
    const whole = at > 0 && told === null ? shareIn(before) : null;
    const share = told?.share ?? (whole?.share === WHOLE ? WHOLE : null);
    const last = steps.at(-1);
    if (share === null || ELSE.test(after.slice(0, told?.end)) || (last && (share <= last.share || one.month <= last.month))) break;
    steps.push({ month: one.month, share, start: one.start, end: one.end + (isAhead ? 0 : (told?.end ?? 0)) });
    if (share === WHOLE) break;
  }
  return steps.length >= FEWEST ? steps.map((step) => ({ ...step, start: from + step.start, end: from + step.end })) : [];
}

function monthsIn(sentence: string, opening: number | null): readonly Month[] {
  const numbered = [...sentence.matchAll(NUMBERED)].map(
    (match): Month => ({
      month: spelledPlace(match[1] ?? '') ?? Number(match[2]),
      start: match.index,
      end: match.index + match[0].length,
    }),
  );
  if (numbered.length > 1 || opening === null) return numbered;
  return [...sentence.matchAll(NAMED)].map(({ index, 0: name }) => ({
    month: monthSince(opening, monthOfName(name)),
    start: index,
    end: index + name.length,
  }));
}

function shareIn(words: string): { readonly share: number; readonly end: number } | null {
  const number = PERCENT.exec(words) ?? BARE.exec(words);
  const told = [
    ...(number && Number(number[1]) <= WHOLE ? [{ share: Number(number[1]), match: number }] : []),
    ...PARTS.flatMap(([part, share]) => {
      const match = part.exec(words);
      return match ? [{ share, match }] : [];
    }),
  ].sort((a, b) => a.match.index - b.match.index)[0];
  return told ? { share: told.share, end: told.match.index + told.match[0].length } : null;
}
