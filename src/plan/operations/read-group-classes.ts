// Classes taught to several at once: how many in each, how often a week and for how long, as told, else as is usual where that is taught.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { findServiceTime } from '../../facts/find-service-time.ts';
import { toldGroupSize } from '../../facts/find-timetable.ts';
import type { Assumptions } from '../../finance/assumption.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import type { TradeId } from '../../sectors/trades.ts';
import type { Figure } from '../figures/figure.ts';

interface Classes {
  readonly size: number;
  readonly visits: number;
  readonly minutes: number;
}

/** What is usual where classes are for several. Our own proposals, printed as such. */
const USUAL: Readonly<Record<string, Classes | undefined>> = {
  language_school: { size: 8, visits: 2, minutes: 90 },
  dance_school: { size: 12, visits: 2, minutes: 60 },
  sports_school: { size: 12, visits: 2, minutes: 60 },
  martial_arts_school: { size: 14, visits: 2, minutes: 60 },
  yoga_pilates_studio: { size: 10, visits: 2, minutes: 60 },
  crossfit_box: { size: 12, visits: 3, minutes: 60 },
} satisfies Partial<Record<TradeId, Classes>>;
const OF_ANY_SCHOOL: Classes = { size: 8, visits: 2, minutes: 60 };

const IN_GROUPS = /\b(?:grupos? (?:de|reducid\w+|pequen\w+)|en grupos?|groups? of|small groups?|in groups?|group (?:classes|lessons))\b/;
const ONE_TO_ONE = /\b(?:uno a uno|de uno en uno|individual(?:es)?|particulares|one.(?:to|on).one|private (?:lessons|tuition|tutoring))\b/;

const NUMBER = `(?<![a-z\\d,.])(\\d|una?|one|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})`;
const TIMES =
  '(clases?|sesion(?:es)?|mananas?|tardes?|dias?|veces|class(?:es)?|lessons?|sessions?|mornings?|afternoons?|evenings?|days?|times)';
const A_WEEK = '(?:a la semana|por semana|semanales|cada semana|a week|per week|each week|every week)';
const VISITS = new RegExp(`${NUMBER} ${TIMES} ${A_WEEK}`, 'g');
const MOST_VISITS = 5;

export interface GroupClasses {
  readonly size: Figure;
  readonly visits: Figure;
  readonly minutes: Figure;
  /** Whether they were told to be in the morning, or after it; null where neither was. */
  readonly half: 'morning' | 'afternoon' | null;
}

/** Null where what is taught is taught to one, where the groups were counted by the founder, and where hours are counted for each customer. */
export function readGroupClasses(facts: FactSheet, { sector, trade, shape, places, hands }: Assumptions): GroupClasses | null {
  const taught = trade === null ? undefined : USUAL[trade];
  const told = (['customer', 'solution', 'revenue'] as const).map((topic) => foldText(factValue(facts, topic) ?? '')).join('. ');
  const inGroups = sector === 'academy' && IN_GROUPS.test(told);
  if (shape.value !== 'subscription' || places || hands || !(taught || inGroups) || ONE_TO_ONE.test(told)) return null;
  const usual = taught ?? OF_ANY_SCHOOL;
  const visits = [...told.matchAll(VISITS)].map(([, word = '']) => countOf(word)).filter((count) => count > 0 && count <= MOST_VISITS);
  return {
    size: toldOr(toldGroupSize(facts), usual.size),
    visits: toldOr(visits[0] ?? null, usual.visits),
    minutes: toldOr(findServiceTime(facts), usual.minutes),
    half: halfOf(told),
  };
}

function countOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : /^(?:una?|one)$/.test(word) ? 1 : (smallNumber(word) ?? 0);
}

function toldOr(told: number | null, usual: number): Figure {
  return told === null ? { kind: 'count', value: usual, origin: 'sector' } : { kind: 'count', value: told, origin: 'said' };
}

function halfOf(told: string): GroupClasses['half'] {
  const [mornings, afternoons] = [/\b(?:mananas|mornings)\b/.test(told), /\b(?:tardes|afternoons|evenings)\b/.test(told)];
  if (mornings === afternoons) return null;
  return mornings ? 'morning' : 'afternoon';
}
