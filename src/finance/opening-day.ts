import { daysInMonth } from './add-months.ts';
import type { Assumptions } from './assumption.ts';

/** The day on which doors open, where that is another one than the first of the month told: permits take their time. */
export interface OpeningDay {
  /** `YYYY-MM`. */
  readonly month: string;
  /** Of that month, from 1. */
  readonly day: number;
}

/** `YYYY-MM-DD`. */
export function openingDate({ start, firstDays }: Pick<Assumptions, 'start' | 'firstDays'>): string {
  const day = firstDays === undefined ? 1 : daysInMonth(start.value) - firstDays.value + 1;
  return `${start.value}-${String(day).padStart(2, '0')}`;
}

/** How many days of its first month it trades, and of how many. */
export function firstMonthDays({ start, firstDays }: Pick<Assumptions, 'start' | 'firstDays'>): readonly [traded: number, all: number] {
  const all = daysInMonth(start.value);
  return [firstDays?.value ?? all, all];
}
