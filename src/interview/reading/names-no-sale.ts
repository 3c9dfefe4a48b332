import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';

/** Whether a name is none of a thing sold. */
export function namesNoSale(label: string): boolean {
  return NOT_SOLD.test(foldText(label));
}

/** «De octubre a mayo a 64» is the same thing at another time of the year; what a month costs, and who gives money, is nothing that is sold. */
const NOT_SOLD = new RegExp(
  `(?<![a-z])(?:${MONTH_NAMES}|veranos?|inviernos?|summer|winter|costs?|cost[eo]s?|gastos?|marketing|publicidad|ads|rent|alquiler|renta|arriendo|wages?|sueldos?|salario|pay|loan|prestamo|savings|ahorros|insurance|seguros?|fixed|fij[oa]s?|without|sin|they|were|right|handlers?|accountant|contador[a]?)(?![a-z])`,
);
