// Rounding and dates as a spreadsheet has them.

/** Days from a spreadsheet's day 0 (30 December 1899) to 1 January 1970. */
const DAYS_TO_1970 = 25_569;
const DAY_MS = 86_400_000;

/** ROUND: half away from zero, on the fifteen digits a spreadsheet keeps, so that 1.005 × 100 is a half. */
export function roundLikeASheet(value: number, decimals: number): number {
  const scaled = scale(Math.abs(value), decimals);
  return withSign(value, scale(Math.floor(scaled + 0.5), -decimals));
}

/** ROUNDUP: away from zero. */
export function roundUpLikeASheet(value: number, decimals: number): number {
  const scaled = scale(Math.abs(value), decimals);
  return withSign(value, scale(Math.ceil(scaled), -decimals));
}

/** The day number of the first of a month, `YYYY-MM`. */
export function serialOfMonth(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return serialOf(year, number - 1);
}

/** MONTH: 1 to 12. */
export function monthOfSerial(serial: number): number {
  return dateOf(serial).getUTCMonth() + 1;
}

/** EDATE, for the first days of months. */
export function addMonthsToSerial(serial: number, months: number): number {
  const date = dateOf(serial);
  if (date.getUTCDate() !== 1) throw new RangeError('only first days of months are moved');
  return serialOf(date.getUTCFullYear(), date.getUTCMonth() + months);
}

function serialOf(year: number, monthIndex: number): number {
  return Date.UTC(year, monthIndex, 1) / DAY_MS + DAYS_TO_1970;
}

function dateOf(serial: number): Date {
  return new Date((Math.floor(serial) - DAYS_TO_1970) * DAY_MS);
}

/** value × 10^power to fifteen digits. */
function scale(value: number, power: number): number {
  if (power === 0 && Number.isInteger(value)) return value;
  const moved = power < 0 ? value / 10 ** -power : value * 10 ** power;
  return Number(moved.toPrecision(15));
}

function withSign(of: number, size: number): number {
  return of < 0 && size > 0 ? -size : size;
}
