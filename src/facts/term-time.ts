// Whether it sells only while there is school: "in term time", «durante el curso escolar».
import type { CountryCode } from '../countries/country.ts';
import { foldText } from '../language/fold-text.ts';
import { type FactSheet, factValue } from './fact.ts';
import { keptWithFacts } from './kept-with-facts.ts';

const SELLING = ['customer', 'solution', 'revenue'] as const;
const IN_TERM =
  /(?<![a-z])(?:(?:in|during|only|only in) term[- ]?times?|term[- ]time(?: only)?|during terms?|(?:in|during|through|throughout) the school (?:year|term)|(?:en|durante) (?:el )?(?:curso|periodo|calendario|ano) (?:escolar|lectivo)|durante el curso|(?:en|los) dias lectivos|en epoca escolar)(?![a-z])/;
/** Holidays are sold too, or it is what the school does and not the business. */
const BESIDES =
  /(?<![a-z])(?:holidays?|summers?|camps?|vacaciones|verano|campamentos?|campus|outside term|fuera del curso|out of term)(?![a-z])/;
/** Weeks of school in a year: 38 or 39 in the United Kingdom, 175 days or so in Spain; our own round figure. */
export const SCHOOL_WEEKS = 38;
/** Whole months without school, January being 0. Southern countries and those that are not here have other calendars. */
const NO_SCHOOL: Partial<Record<CountryCode, readonly number[]>> = { GB: [7], IE: [6, 7], ES: [6, 7], US: [6] };

/** Whether what is sold was told to be sold only while there is school. */
export const isInTermTime = keptWithFacts((facts): boolean => {
  const said = SELLING.map((topic) => foldText(factValue(facts, topic) ?? ''));
  return said.some((words) => IN_TERM.test(words)) && !said.some((words) => BESIDES.test(words));
});

/** Whole months without school where the business is, January being 0; none where that is not known. */
export function schoolHolidays(facts: FactSheet): readonly number[] {
  const country = factValue(facts, 'country');
  return country === undefined ? [] : (NO_SCHOOL[country] ?? []);
}

/** The months in which such a business sells nothing, by the school year of its country; none where that is not known. */
export function monthsWithoutSchool(facts: FactSheet): readonly number[] {
  return isInTermTime(facts) ? schoolHolidays(facts) : [];
}
