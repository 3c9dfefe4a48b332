// The longer term to ask for, where everything is borrowed over it and the one told asks for more than the first years leave.
import type { CountryCode } from '../countries/country.ts';
import type { FinancialModel } from './financial-model.ts';
import { weighAsTold } from './weigh-way.ts';
import { recommendWay, stretchTerm, USUAL_YEARS, weighWays } from './weigh-ways.ts';

/** Beyond the usual term. A loan with an SBA guarantee runs up to ten years for working capital and equipment. SBA, 7(a) terms. */
const BEYOND: Readonly<Partial<Record<CountryCode, readonly number[]>>> = { US: [7, 10] };

/**
 * The shortest term, longer than the one told, over which borrowing it all holds without a grace and is the way to sign; null where it already holds
 * over the one told, where no term is long enough, and where family lends, on terms of its own.
 */
export function settleTerm({ assumptions: a, funding }: Pick<FinancialModel, 'assumptions' | 'funding'>): number | null {
  if (funding.gap === 0 || a.isFamilyLoan || weighAsTold(a, 'loan').holds) return null;
  const terms = [USUAL_YEARS, ...(BEYOND[a.country] ?? [])].filter((years) => years > a.loanYears.value);
  return terms.find((years) => isToSign(stretchTerm(a, years), funding)) ?? null;
}

function isToSign(assumptions: FinancialModel['assumptions'], funding: FinancialModel['funding']): boolean {
  if (!weighAsTold(assumptions, 'loan').holds) return false;
  return recommendWay({ ways: weighWays({ assumptions, funding }), funding, assumptions })?.id === 'loan';
}
