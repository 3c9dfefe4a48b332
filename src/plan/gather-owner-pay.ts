import type { Team } from '../facts/split-team.ts';
import type { FinancialModel } from '../finance/financial-model.ts';
import { splitHiredPay } from '../finance/split-hired-pay.ts';
import type { FigureTable } from './figure.ts';
import { derived } from './make-figure.ts';

/** What those who own the business take in a month, each of them too where they are several, and the wages and charges of those they employ. */
export function gatherOwnerPay({ assumptions: a }: FinancialModel, team: Team): FigureTable {
  const { founders, wages, charges } = splitHiredPay(a, team);
  return {
    'cost-founder': { kind: 'money', value: founders, origin: a.founderPay.origin },
    'cost-wages': { kind: 'money', value: wages, origin: 'sector' },
    'cost-charges': { kind: 'money', value: charges, origin: 'sector' },
    ...(team.founders > 1 ? { 'pay-each': derived('money', Math.round(founders / team.founders)) } : {}),
  };
}
