/** The month `count` months after `month`, both `YYYY-MM`. */
export function addMonths(month: string, count: number): string {
  const total = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(total / 12)).padStart(4, '0')}-${String((total % 12) + 1).padStart(2, '0')}`;
}

/** The month of the year, 0 for January, of a `YYYY-MM`. */
export function monthIndex(month: string): number {
  return Number(month.slice(5, 7)) - 1;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The days of a `YYYY-MM`, leap years heeded. */
export function daysInMonth(month: string): number {
  const year = Number(month.slice(0, 4));
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const index = monthIndex(month);
  return index === 1 && leap ? 29 : (DAYS[index] ?? 30);
}
