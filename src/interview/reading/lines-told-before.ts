// What of a month's costs was told with the means, where the list that is asked for afterwards goes without it or only names it: «… y los ayudantes y yo».
import { type CostLine, factValue } from '../../facts/fact.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Ground } from './amount.ts';
import type { ReadingContext } from './reading-context.ts';

const RENT = /(?<![a-z])(?:alquiler|renta|arriendo|local|rent|lease|premises)(?![a-z])/;
const STAFF = /(?<![a-z])(?:sueldos?|salarios?|nominas?|personal|emplead\w+|wages?|salar(?:y|ies)|payroll|staff)(?![a-z])/;
/** Named at the end of the list, with no sum. */
const AND_ME = /(?<![a-z])(?:and|plus|y|mas) (?:me|myself|yo|mi sueldo|my (?:own )?pay|lo mio)(?= ?(?:$|[.;!]))/;
const CALLED = {
  rent: { es: 'alquiler', en: 'rent' },
  hired: { es: 'sueldos', en: 'wages' },
  own: { es: 'mi sueldo', en: 'my pay' },
} satisfies Record<string, Bilingual>;

/** The rent and the pay of those hired that these words tell none of, and the founder's own where it is named among the costs. */
export function linesToldBefore(ground: Ground, tellsWages: boolean, { known, question }: ReadingContext): readonly CostLine[] {
  if (question !== 'fixed-costs' || known.fixedCosts !== undefined) return [];
  const { folded, language } = ground;
  const rent = RENT.test(folded) ? 0 : (factValue(known, 'rent') ?? 0);
  const staff = tellsWages || STAFF.test(folded) ? 0 : (factValue(known, 'staffPay') ?? 0);
  const own = AND_ME.test(folded) ? (factValue(known, 'founderPay') ?? 0) : 0;
  const line = (kind: 'rent' | 'hired' | 'own', amount: number): CostLine => ({ label: CALLED[kind][language], amount, kind });
  return [line('rent', rent), line('hired', staff), line('own', own)].filter(({ amount }) => amount > 0);
}
