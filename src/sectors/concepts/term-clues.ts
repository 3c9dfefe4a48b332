// Units of time and days of the week, as they are said in both languages, folded.

export interface TimeUnit {
  readonly clue: RegExp;
  readonly es: string;
  readonly esMany: string;
  /** As it stands before a noun: "a three-week wait". */
  readonly en: string;
  readonly isFeminine: boolean;
}

export const UNITS: readonly TimeUnit[] = [
  { clue: /^(?:segundo|second)/, es: 'segundo', esMany: 'segundos', en: 'second', isFeminine: false },
  { clue: /^min/, es: 'minuto', esMany: 'minutos', en: 'minute', isFeminine: false },
  { clue: /^(?:hora|hour)/, es: 'hora', esMany: 'horas', en: 'hour', isFeminine: true },
  { clue: /^(?:dia|day)/, es: 'día', esMany: 'días', en: 'day', isFeminine: false },
  { clue: /^(?:semana|week)/, es: 'semana', esMany: 'semanas', en: 'week', isFeminine: true },
  { clue: /^(?:mes|month)/, es: 'mes', esMany: 'meses', en: 'month', isFeminine: false },
  { clue: /^(?:ano|year)/, es: 'año', esMany: 'años', en: 'year', isFeminine: false },
];

/** From Monday on. */
export const DAY_NAMES: readonly (readonly [es: string, en: string])[] = [
  ['lunes', 'Monday'],
  ['martes', 'Tuesday'],
  ['miércoles', 'Wednesday'],
  ['jueves', 'Thursday'],
  ['viernes', 'Friday'],
  ['sábado', 'Saturday'],
  ['domingo', 'Sunday'],
];

const SPOKEN: readonly (readonly string[])[] = [
  ['lunes', 'mondays', 'monday'],
  ['martes', 'tuesdays', 'tuesday'],
  ['miercoles', 'wednesdays', 'wednesday'],
  ['jueves', 'thursdays', 'thursday'],
  ['viernes', 'fridays', 'friday'],
  ['sabados', 'sabado', 'saturdays', 'saturday'],
  ['domingos', 'domingo', 'sundays', 'sunday'],
];

/** Each word for a day, with its place in the week. */
export const DAYS: ReadonlyMap<string, number> = new Map(SPOKEN.flatMap((words, at) => words.map((word): [string, number] => [word, at])));

export const NUMBER = '(?<number>\\d{1,2}|[a-z]{2,14}(?: y [a-z]{2,6}|-[a-z]{3,5})?)';
export const UNIT =
  '(?<unit>segundos?|seconds?|minutos?|min|minutes?|horas?|hours?|dias?|days?|semanas?|weeks?|meses|months?|anos?|years?)';
export const HALF = '(?<half> y media| and a half)?';

/** A quote or an answer in so long is no turnaround of the work itself: «les paso el precio cerrado en 48 horas». */
export const OF_QUOTE = new RegExp(
  `\\b(?:(?<quote>presupuestos?|precio(?: cerrado| final)?|render\\w*|cotiza\\w*|valoracion|propuesta|diseno|quot(?:e|es|ed|ation)|estimates?|price|proposal)|(?:respond\\w*|respuesta|contest\\w+|repl(?:y|ies)|answer\\w*|call(?:ed)? (?:you |them )?back|devolv\\w+ la llamada))\\b[^,;.]{0,40}? (?:en|in|within|in under|en menos de|antes de) ${NUMBER} ?${UNIT}${HALF}\\b`,
);
/** A folded text without what it says of how soon it quotes or answers. */
export function withoutQuoteTime(folded: string): string {
  return folded.replace(new RegExp(OF_QUOTE, 'g'), ' ');
}
