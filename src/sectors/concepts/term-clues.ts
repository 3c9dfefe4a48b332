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
