// Those who eat out by the meal that was told, and how they are counted among whoever passes at its hour.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

interface Meal {
  readonly name: Bilingual;
  /** With its preposition: «se hace … preguntando en tres calles». */
  readonly source: Bilingual;
}

const MEALS: readonly (readonly [told: RegExp, meal: Meal])[] = [
  [
    /\b(?:desayun\w+|breakfasts?)\b(?!.*\b(?:com(?:e|en|er)|almuerz\w+|lunch)\b)/,
    {
      name: { es: 'Quienes desayunan fuera', en: 'People who have breakfast out' },
      source: {
        es: 'preguntando en tres calles de la zona, un laborable a la hora del desayuno, a quien pasa: si desayuna fuera, cuántos días por semana y su edad',
        en: 'by asking passers-by in three streets of the area, one weekday at breakfast time, whether they have breakfast out, how many days a week, and their age',
      },
    },
  ],
  [
    /^(?!.*\b(?:desayun\w+|breakfasts?)\b).*\b(?:com(?:e|en|er) fuera|almuerz\w+|lunch\w*)\b/,
    {
      name: { es: 'Quienes comen fuera', en: 'People who eat lunch out' },
      source: {
        es: 'preguntando en tres calles de la zona, un laborable a mediodía, a quien pasa: si come fuera, cuántos días por semana y su edad',
        en: 'by asking passers-by in three streets of the area, one weekday at midday, whether they eat out, how many days a week, and their age',
      },
    },
  ],
];

/** The one meal that the customers are told to have out; null where none or several are. */
export function mealOf(facts: FactSheet): Meal | null {
  const told = foldText(factValue(facts, 'customer') ?? '');
  return MEALS.find(([clue]) => clue.test(told))?.[1] ?? null;
}
