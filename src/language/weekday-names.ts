// The names of the days of the week in both languages, folded: the one table of whoever reads them.

/** From Monday on, each a piece of a pattern. */
export const WEEKDAYS: readonly string[] = [
  'lunes|mondays?|mon',
  'martes|tuesdays?|tues?',
  'miercoles|wednesdays?|wed',
  'jueves|thursdays?|thurs?|thu',
  'viernes|fridays?|fri',
  'sabados?|saturdays?|sat',
  'domingos?|sundays?|sun',
];

const OPENINGS = WEEKDAYS.map((names) => new RegExp(`^(?:${names})(?![a-z])`));

/** The place in the week, Monday being 0, of the day that words begin with; -1 where they begin with none. */
export function weekdayOf(words: string): number {
  return OPENINGS.findIndex((names) => names.test(words));
}
