// "y los sábados 18", "80 on weekdays", "30 in each of March and April": as many on the days or in the months that are named.
import { MONTH_NAMES } from '../../language/month-names.ts';
import { type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const WEEKDAY =
  /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|findes?|fin(?:es)? de semana|laborables?|festivos?|weekdays?|weekends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/;
const WEEKDAY_REACH = 24;
const OF_MONTHS = new RegExp(`^ (?:in|en|during)(?: (?:each of|cada uno de|los meses de))* (?:${MONTH_NAMES})(?![a-z])`);

/** Whether a number is told of named days, and is no price in a list. */
export function isOfNamedDays(ground: Ground, numeral: Numeral): boolean {
  const isOfDay = WEEKDAY.test(leftOf(ground, numeral)) || WEEKDAY.test(rightOf(ground, numeral, WEEKDAY_REACH));
  return isOfDay || OF_MONTHS.test(rightOf(ground, numeral));
}
