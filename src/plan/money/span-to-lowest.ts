import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Bilingual } from '../../language/language.ts';

const A_YEAR = 12;
const FIRST_MONTHS: Bilingual = { es: 'los primeros meses', en: 'the first months' };
const UNTIL_THEN: Bilingual = { es: 'los meses hasta el más bajo', en: 'the months to the lowest one' };

/** The months in which cash goes down: the first ones, unless they take more than a year. */
export function spanToLowest({ lowestCash }: Pick<FinancialModel, 'lowestCash'>): Bilingual {
  return lowestCash.month > A_YEAR ? UNTIL_THEN : FIRST_MONTHS;
}
