// Nobody receives a visit in a school that is closed: which channels and buyers are schools, and on which days they are shut.
import { schoolHolidays } from '../../facts/term-time.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';

const SCHOOLS =
  /\b(?:colegios?|escuelas?|institutos?|ampas?|guarderias?|universidad(?:es)?|facultad(?:es)?|profesores|schools?|nurser(?:y|ies) schools?|universit(?:y|ies)|colleges?|pta|freshers)\b/;

/** By its name in either language. */
export function areSchools(name: Bilingual): boolean {
  return SCHOOLS.test(foldText(`${name.es} | ${name.en}`));
}

/** Whether schools are shut on the day that a figure holds. */
export function isSchoolHoliday({ facts, figures }: Pick<Draft, 'facts' | 'figures'>, day: string): boolean {
  const month = Number(String(figures[day]?.value).slice('YYYY-'.length, 'YYYY-MM'.length)) - 1;
  return schoolHolidays(facts).includes(month);
}

/** The day from which buyers are called on: schools before they close, in the week of the conversations. */
export function firstVisitsOn(draft: Pick<Draft, 'facts' | 'figures'>, buyers: Bilingual): string {
  const isShut = areSchools(buyers) && isSchoolHoliday(draft, FIRST_WEEK) && !isSchoolHoliday(draft, TALKS_WEEK);
  return isShut ? TALKS_WEEK : FIRST_WEEK;
}

const FIRST_WEEK = 'week-1';
const TALKS_WEEK = 'talks-week';
