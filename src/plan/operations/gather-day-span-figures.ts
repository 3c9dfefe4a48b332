// Work that only some hours of the day allow: how many of them one person does in it, and how many people the strongest month asks for at once.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { worksAtCustomers } from '../../facts/works-at-customers.ts';
import { daysInMonth } from '../../finance/add-months.ts';
import type { FinancialModel } from '../../finance/financial-model.ts';
import { foldText } from '../../language/fold-text.ts';
import { SMALL_NUMBERS, smallNumber } from '../../language/small-numbers.ts';
import { daysOfMonth } from '../figures/days-of-month.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import { derived } from '../figures/make-figure.ts';

interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** Between one guest leaving and the next arriving. Our own knowledge, printed as the sector's usual value. */
const BETWEEN_GUESTS: DaySpan = { from: 11, to: 16 };
/** A longer span is a day of work. */
const LONGEST = 6;
const NOON = 12;
/** Fewer than that is a count of something. */
const EARLIEST = 6;

const HOUR = `(\\d{1,2}|una|one|${[...SMALL_NUMBERS.es.keys(), ...SMALL_NUMBERS.en.keys()].join('|')})(?:[:.]00)?(?: ?(?:h|am|a\\.m\\.|pm|p\\.m\\.|de la (?:manana|tarde)))?`;
const SPAN = new RegExp(
  `(?:entre|between|de|desde|from) (?:las? )?${HOUR} (?:y|a|hasta|and|to|until) (?:las? )?${HOUR}(?= ?(?:horas|hours)?(?:[,.;:)]|$| (?:y|and|se|no|para|to|with|con)(?![a-z])))`,
  'g',
);

/** `span-from`, `span-to`, `span-each`, `span-day`, `span-people`, `span-team`, what all of the team do in it; none where no hours limit the work. */
export function gatherDaySpanFigures(model: FinancialModel, facts: FactSheet, capacity: FigureTable): FigureTable {
  const minutes = amountOf(capacity, 'service-minutes');
  if (minutes === 0 || capacity['day-most'] || capacity['shift-day']) return {};
  const isFlats = model.assumptions.trade === 'holiday_flat_cleaning';
  const told = isFlats || worksAtCustomers(facts) ? findDaySpan(facts, isFlats) : null;
  const span = told ?? (isFlats ? BETWEEN_GUESTS : null);
  const each = span ? Math.floor(((span.to - span.from) * 60) / minutes) : 0;
  if (!span || each === 0) return {};
  const origin = told ? 'said' : 'sector';
  const month = String(capacity['hard-month']?.value ?? '');
  const day = amountOf(capacity, 'hard-units') / (isFlats ? daysInMonth(month) : daysOfMonth(facts));
  return {
    'span-from': { kind: 'clock', value: span.from, origin },
    'span-to': { kind: 'clock', value: span.to, origin },
    'span-each': derived('count', each),
    'span-day': derived('rating', Math.round(day * 10) / 10),
    'span-people': derived('count', Math.ceil(day / each)),
    'span-team': derived('count', Math.ceil(model.assumptions.team.value) * each),
  };
}

/** The hours told: of flats wherever they are told of, of others where they say what they do. */
function findDaySpan(facts: FactSheet, isFlats: boolean): DaySpan | null {
  const topics = isFlats ? (['solution', 'problem', 'customer'] as const) : (['solution'] as const);
  const told = topics.map((topic) => foldText(factValue(facts, topic) ?? '')).join('. ');
  const spans = [...told.matchAll(SPAN)].flatMap(([, first = '', last = '']): readonly DaySpan[] => {
    const [from, said] = [hourOf(first), hourOf(last)];
    const to = said <= from ? said + NOON : said;
    return from >= EARLIEST && to - from <= LONGEST && to <= 2 * NOON ? [{ from, to }] : [];
  });
  return spans[0] ?? null;
}

function hourOf(word: string): number {
  return /^\d/.test(word) ? Number(word) : /^(?:una|one)$/.test(word) ? 1 : (smallNumber(word) ?? 0);
}
