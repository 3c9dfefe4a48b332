// By when sales are to get somewhere, told with the number: "140 by month 9", "100 by summer", «y 90 para fin de año».
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES, monthOfName } from '../../language/month-names.ts';
import { NUMBERED_MONTH, numberOfMonth } from './numbered-month.ts';
import type { ReadingContext } from './reading-context.ts';
import { monthOfSeason } from './spoken-seasons.ts';

const MONTHS_A_YEAR = 12;
/** A business that has not told when it opens is taken to open in so many months. */
const MONTHS_TO_OPEN = 2;
const LEAST_MONTHS = 2;

const SEASON = '(?:summer|winter|spring|autumn|fall|christmas|xmas|easter|verano|invierno|primavera|otono|navidad(?:es)?|semana santa)';
const YEAR_END =
  '(?:(?:the )?(?:end of (?:the |my |our )?(?:first |second )?year|year[- ]?end|first anniversary|end of year (?:one|two))|(?:el )?(?:fin(?:al(?:es)?)? (?:del?|de este|del primer|del segundo) ano|fin de ano|primer ano|ano))';
const WHICH =
  '(?:(?:the|my|our|next|this|following|first|second|third|el|la|este|esta|proxim[oa]|siguiente|primer[oa]?|segund[oa]|tercer[oa]?|mes de|month of|(?:end|close) of|final(?:es)? del?|fin del?|late|early|mid|mediados de|principios de) )*';
const TIME = `${WHICH}(?:${NUMBERED_MONTH}|${SEASON}|${YEAR_END}|(?:${MONTH_NAMES})(?![a-z]))`;
const AFTER = new RegExp(`^(?: [a-z]+){0,3}? (?:by|para|hacia|antes de(?:l)?|al(?= fin)|a|en)(?: the)? (${TIME})(?![a-z])`);
const BEFORE = new RegExp(
  `(?:^|[ ,;.(])(?:by|para|hacia|a|antes de) (${TIME})(?:,| (?:unos|unas|about|around|quiero|queremos|want|ya|seran|que sean|i want|we want))* $`,
);

/** What is said of the time right around a number: by when it is to be so; null where nothing is. `start` and `end` are the number's. */
export function timeOfTarget(folded: string, { start, end }: { readonly start: number; readonly end: number }): string | null {
  return AFTER.exec(folded.slice(end, end + 60))?.[1] ?? BEFORE.exec(folded.slice(Math.max(0, start - 60), start))?.[1] ?? null;
}

const OF_YEAR = new RegExp(`(?<![a-z])${YEAR_END}$`);
const LATER = [/(?<![a-z])(?:second|segund[oa])(?![a-z])/, /(?<![a-z])(?:third|tercer[oa]?)(?![a-z])/];
const NUMBERED = new RegExp(`(?<![a-z])${NUMBERED_MONTH}`);

/** Months from the opening until that time. */
export function monthsTo(time: string, { known, today }: Pick<ReadingContext, 'known' | 'today'>): number {
  const numbered = numberOfMonth(NUMBERED.exec(time) ?? []);
  if (numbered !== null) return Math.max(LEAST_MONTHS, numbered);
  const further = LATER.findIndex((words) => words.test(time)) + 1;
  if (OF_YEAR.test(time)) return MONTHS_A_YEAR * (1 + further);
  const opening = factValue(known, 'start') ?? monthFrom(today.slice(0, 7), MONTHS_TO_OPEN);
  const folded = foldText(time);
  const named = monthOfName(new RegExp(`(?<![a-z])(${MONTH_NAMES})(?![a-z])`).exec(folded)?.[1] ?? '');
  const season =
    named > 0 ? null : monthOfSeason(folded, { year: null, today: `${opening}-15`, country: factValue(known, 'country') ?? null });
  const month = named > 0 ? named : season === null ? 0 : Number(season.slice(5, 7));
  if (month === 0) return MONTHS_A_YEAR * (1 + further);
  const ahead = (month - Number(opening.slice(5, 7)) + MONTHS_A_YEAR) % MONTHS_A_YEAR;
  return (ahead < LEAST_MONTHS ? ahead + MONTHS_A_YEAR : ahead) + MONTHS_A_YEAR * further;
}

function monthFrom(month: string, later: number): string {
  const date = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + later, 1));
  return date.toISOString().slice(0, 7);
}
