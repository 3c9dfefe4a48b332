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
