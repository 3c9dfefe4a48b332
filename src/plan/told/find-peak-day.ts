import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';

const DAY = '(?:domingos?|sabados?|viernes|fines? de semana|findes?|sundays?|saturdays?|fridays?|weekends?)';
const NOT_UNITS = '(?! ?(?:%|[€$£]|euros?|pesos|pounds|dollars|mil|k\\b|[.,:]\\d|h\\b|horas?|hours?|min|anos|years|a\\.?m|p\\.?m))';
const WAYS = [
  new RegExp(
    `\\b${DAY}(?: (?:fuertes?|buenos?|llenos?|busy|good|strong))?(?: (?:calculo|vendo|vendere|cuento con|saco|salen|hago|unos|unas|serian|i expect|i reckon|about|maybe|around|we do|it is))* (\\d{2,3})\\b${NOT_UNITS}`,
  ),
  new RegExp(
    `(?<![.,\\d€$£])\\b(\\d{2,3})${NOT_UNITS}(?: \\w+)? (?:los|on|each|every|a|cada|un|el) (?:(?:good|busy|strong|buen) )?${DAY}\\b`,
  ),
];

const QUIET = new RegExp(
  `\\b(?:(?:en|entre) (?:la )?semana|los demas dias|el resto de (?:los )?dias|(?:un|los) dias? (?:flojos?|normal(?:es)?)|weekdays|(?:on )?(?:an? )?(?:quiet|normal|slow|other) days?|the rest of the week)(?: (?:calculo|vendo|cuento con|unos|unas|a|i expect|i reckon|about|maybe|around))* (\\d{1,3})\\b${NOT_UNITS}`,
);

/** How many are sold on each of the other days, where that was told as well; null where it was not. */
export function findQuietDay(facts: FactSheet): number | null {
  const units = Number(QUIET.exec(foldText(factValue(facts, 'revenue') ?? ''))?.[1] ?? 0);
  return units > 0 ? units : null;
}

/** How many are sold on the day of the week that was told to be the strongest; null where nobody told. */
export function findPeakDay(facts: FactSheet): number | null {
  const told = foldText(factValue(facts, 'revenue') ?? '');
  for (const way of WAYS) {
    const units = Number(way.exec(told)?.[1] ?? 0);
    if (units > 0) return units;
  }
  return null;
}
