// The names of the months in both languages, folded: the one table of whoever reads them.
const MONTHS: readonly string[] = [
  'enero|january|ene|jan',
  'febrero|february|febuary|feburary|febrary|feb',
  'marzo|march',
  'abril|april|abr|apr',
  'mayo|may',
  'junio|june|jun',
  'julio|july|jul',
  'agosto|august|agust|ago|aug',
  'septiembre|setiembre|september|setember|septembre|sept|sep|set',
  'octubre|october|oct',
  'noviembre|november|nov',
  'diciembre|december|dic|dec',
];

/** A piece of a pattern that any of the names matches. */
export const MONTH_NAMES = MONTHS.join('|');

const NAMES = MONTHS.map((names) => names.split('|'));

/** 1 to 12; 0 for a word that names no month. */
export function monthOfName(name: string): number {
  return NAMES.findIndex((names) => names.includes(name)) + 1;
}

/** The next month of that number, 1 to 12, the running one included, as `YYYY-MM`; `today` begins with year and month. */
export function nextComing(month: number, today: string): string {
  const [year, current] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return `${month < current ? year + 1 : year}-${String(month).padStart(2, '0')}`;
}
