// On how many days of every week, and in how many months of every year, something is told to be: «en julio y agosto», "on Fridays and Saturdays".
import { MONTH_NAMES, monthOfName } from './month-names.ts';
import { WEEKDAYS } from './weekday-names.ts';

const MONTHS_A_YEAR = 12;
const MONTHS_A_SEASON = 3;
const MONTH = `(${MONTH_NAMES})(?![a-z])`;
const RANGE = new RegExp(
  `(?<![a-z])${MONTH} ?(?:a|al|hasta|to|until|till|through|thru|-|–) ?(?:finales de |mediados de |the end of |end of )?${MONTH}`,
);
const WITHIN = '(?:en|in|during|durante|for|over|solo|only|just|los meses de|todo|all|entre|between|cada|every)';
const LISTED = new RegExp(`(?<![a-z])${WITHIN} ((?:(?:${MONTH_NAMES})(?:, ?| y | e | and |, and )?)+)(?![a-z])`);
const SEASON = new RegExp(
  `(?<![a-z])(?:${WITHIN}|de|del|at) (?:el |los |the |las )?(verano|invierno|otono|primavera|summers?|winters?|autumn|spring|navidad(?:es)?|christmas|xmas|semana santa|easter)(?![a-z])`,
);
/** "In March 2028": a date, and no part of every year. */
const OF_A_YEAR = /^ ?(?:of |de |del )?20\d\d(?!\d)/;
/** Of when it begins or opens, after which it goes on. */
const FROM_THEN =
  /(?<![a-z])(?:desde|a partir de|from|since|starting|empez\w+|empiez\w+|abr(?:o|imos|ire\w*)|open(?:ing)?|start)(?: [a-z]+){0,2} $/;
/** «En septiembre contrato a una chica»: one month and somebody hired is when it begins, unless it is only that month or comes every year. */
const HIRED_THEN = new RegExp(
  `(?<![a-z])(?:contrat|incorpor|hir(?:e|ing)|take on|taking on|bring (?:on|in))[a-z]*(?: [a-z]+){0,4}? (?:en|in) (?:${MONTH_NAMES})(?![a-z])|(?<![a-z])(?:en|in) (?:${MONTH_NAMES})(?: [a-z']+){0,4}? (?:contrat|incorpor|hir(?:e|ing)|take on|taking on|bring (?:on|in))`,
);
const THAT_MONTH_ALONE = /(?<![a-z])(?:solo|only|just|cada|every|durante|during)(?![a-z])/;

/** Months of every year, a feast counting as one; null where no part of the year is told. `folded` is folded text. */
export function countMonthsTold(folded: string): number | null {
  const range = RANGE.exec(folded);
  if (range) return ((monthOfName(range[2] ?? '') - monthOfName(range[1] ?? '') + MONTHS_A_YEAR) % MONTHS_A_YEAR) + 1;
  const list = LISTED.exec(folded);
  if (list && OF_A_YEAR.test(folded.slice(list.index + list[0].length))) return null;
  if (list && !FROM_THEN.test(folded.slice(0, list.index))) {
    const named = new Set(
      (list[1] ?? '')
        .match(/[a-z]{3,}/g)
        ?.map(monthOfName)
        .filter(Boolean),
    );
    return named.size === 1 && HIRED_THEN.test(folded) && !THAT_MONTH_ALONE.test(folded) ? null : named.size;
  }
  const season = SEASON.exec(folded)?.[1];
  if (season === undefined) return null;
  return /^(?:navidad|christmas|xmas|semana|easter)/.test(season) ? 1 : MONTHS_A_SEASON;
}

/** Days of every week that are named; 0 where none is. `folded` is folded text. */
export function countWeekdays(folded: string): number {
  return WEEKDAYS.filter((names) => new RegExp(`(?<![a-z])(?:${names})(?![a-z])`).test(folded)).length;
}
