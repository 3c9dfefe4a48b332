import type { FinancialModel } from '../finance/financial-model.ts';
import { roundedShare } from '../finance/round-half-away.ts';
import { splitPay } from '../finance/split-pay.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';
import { FULL_MONTH, type Team } from './split-team.ts';

/**
 * Where several start it together: what they take in a month, all and each, and what is left of the wages and charges for those they employ. A
 * partner is nobody's employee; the parts add up to the same pay of the month.
 */
export function gatherOwnerPay({ assumptions: a }: FinancialModel, { founders, full, partHours }: Team): FigureTable {
  if (founders < 2) return {};
  const { founder, wages, charges } = splitPay(a);
  const paidHours = (full - 1) * FULL_MONTH + partHours;
  const hiredHours = (full - founders) * FULL_MONTH + partHours;
  const hired = roundedShare(wages, hiredHours, paidHours);
  const hiredCharges = roundedShare(charges, hiredHours, paidHours);
  const taken = founder + wages + charges - hired - hiredCharges;
  return {
    'pay-founders': { kind: 'money', value: taken, origin: a.founderPay.origin },
    'pay-each': derived('money', Math.round(taken / founders)),
    'pay-hired': { kind: 'money', value: hired, origin: 'sector' },
    'charges-hired': { kind: 'money', value: hiredCharges, origin: 'sector' },
  };
}
