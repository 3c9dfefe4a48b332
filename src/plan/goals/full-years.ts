import { MONTH_NAMES } from '../../language/month-names.ts';

const SHORT_YEAR = new RegExp(`\\b(${MONTH_NAMES})( del? '?| of '?|,? ['’])(2[5-9]|3\\d)\\b(?![.,]?\\d)`, 'giu');

/** «Abril del 27», "April '27": the year in four digits, which counts nothing. */
export function withFullYears(goal: string): string {
  return goal.replace(SHORT_YEAR, (_, month: string, joint: string, year: string) => `${month}${joint.replace(/['’]/, '')}20${year}`);
}
