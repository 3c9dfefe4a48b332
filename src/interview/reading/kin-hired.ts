import { KIN } from './people-words.ts';

const HIRED = new RegExp(
  `(?<![a-z])(?:mi|my) (?:${KIN})(?![a-z])[^.;]{0,60}?(?<![a-z])(?:horas|jornada|brut[oa]s?|nomina|hours|part[- ]time|gross)(?![a-z])`,
  'g',
);

const OWN_PAY =
  /(?<![a-z])(?:(?:mi|my) (?:own |propio )?(?:sueldo|salario|nomina|paga|pay|salary|wages?|draw)|me (?:pongo|pondre|pago|pagare)|(?:pay(?:ing)?|paid) myself)(?![a-z])/;

/**
 * How many work there where the month's costs tell the founder's own pay and that of kin: «mi sueldo 1.100 y mi sobrina Marta por las mañanas, 620
 * brutos». `folded` is folded text; null where nobody of the family is paid for their hours.
 */
export function kinHired(folded: string): number | null {
  const hired = [...folded.matchAll(HIRED)].length;
  return hired > 0 && OWN_PAY.test(folded) ? hired + 1 : null;
}
