// What an answer says in figures, as plain data: the form in which the reading is measured against labelled answers.
import type { Topic } from '../../facts/topic.ts';
import type { Language } from '../../language/language.ts';
import type { Amount, Headcount } from './amount.ts';
import { isDontKnow, isNoise, isOrder } from './classify-words.ts';
import { countFounders } from './count-founders.ts';
import { findAmounts, prepareGround } from './find-amounts.ts';

type Figure = number | readonly [number, number];

export interface ListedAmounts {
  readonly money?: readonly { readonly v: Figure; readonly cur: string | null; readonly per: string | null }[];
  readonly count?: readonly { readonly n: Figure; readonly per: string | null }[];
  readonly pct?: readonly Figure[];
  readonly age?: readonly (readonly [number | null, number | null])[];
  readonly dur?: readonly { readonly n: number; readonly u: string }[];
  readonly date?: readonly string[];
  readonly headcount?: readonly number[];
  readonly status: 'ok' | 'dont_know' | 'vague' | 'injection';
}

/** The amounts of an answer by kind, each kind left out where nothing of it is said. Orders to the assistant give none. */
export function listAmounts(text: string, language: Language, topic: Topic, today = '2026-01-01'): ListedAmounts {
  const ground = prepareGround(text.slice(0, 4_000).normalize('NFC'), topic, language, today);
  const folded = ground.folded.replace(/\s+/g, ' ').trim();
  if (isOrder(folded)) return { status: 'injection' };
  const amounts = findAmounts(ground);
  const lists = {
    money: ofKind(amounts, 'money').map((one) => ({ v: figureOf(one), cur: one.currency, per: one.per })),
    count: ofKind(amounts, 'count').map((one) => ({ n: figureOf(one), per: one.per })),
    pct: ofKind(amounts, 'percent').map(figureOf),
    age: ofKind(amounts, 'age').map(({ from, to }) => [from, to] as const),
    dur: ofKind(amounts, 'duration').map(({ count, unit }) => ({ n: count, u: unit })),
    date: ofKind(amounts, 'date').map(({ year, month, isQuarter }) => writeDate(year, isQuarter && year !== null ? null : month)),
    headcount: listPeople(ofKind(amounts, 'headcount'), topic === 'resources' ? countFounders(folded) : null),
  };
  const said = Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0));
  const status = isDontKnow(folded) ? 'dont_know' : isNoise(folded) ? 'vague' : 'ok';
  return { ...said, status };
}

/** Those who start it are a part of the team told in numbers, or besides those to be hired. */
function listPeople(heads: readonly Headcount[], founders: number | null): readonly number[] {
  const people = heads.map((head) => head.people);
  return founders === null || heads.some(({ isTotal }) => isTotal) ? people : [founders, ...people];
}

function ofKind<Kind extends Amount['kind']>(amounts: readonly Amount[], kind: Kind): readonly Extract<Amount, { kind: Kind }>[] {
  return amounts.filter((amount): amount is Extract<Amount, { kind: Kind }> => amount.kind === kind);
}

function figureOf({ low, high }: { readonly low: number; readonly high: number }): Figure {
  return low === high ? low : [low, high];
}

function writeDate(year: number | null, month: number | null): string {
  return [year, month === null ? null : String(month).padStart(2, '0')].filter((part) => part !== null).join('-');
}
