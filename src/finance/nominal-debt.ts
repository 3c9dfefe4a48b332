import { countryOf } from '../countries/countries.ts';
import type { Assumptions, Lender } from './assumption.ts';
import { roundedShare } from './round-half-away.ts';

/** A rate above inflation, compounded with the inflation expected where the plan is in constant money; null elsewhere. Hundredths of a percent. */
function nominalRateOf({ country }: Pick<Assumptions, 'country'>, rateBasisPoints: number): number | null {
  const { expectedInflation } = countryOf(country);
  if (!expectedInflation) return null;
  const inflation = Math.round(expectedInflation.base * 100);
  return roundedShare(10_000 + rateBasisPoints, 10_000 + inflation, 10_000) - 10_000;
}

/** The same business with the rates a bank there writes in its contract; null where those are the plan's own. What family lends stays as it is. */
export function atNominalRates(a: Assumptions): Assumptions | null {
  const [loanRate, raisedRate] = [nominalRateOf(a, a.loanRateBasisPoints.value), nominalRateOf(a, a.raisedRateBasisPoints.value)];
  if (loanRate === null || raisedRate === null) return null;
  return {
    ...a,
    loanRateBasisPoints: a.isFamilyLoan ? a.loanRateBasisPoints : { value: loanRate, origin: 'derived' },
    raisedRateBasisPoints: { value: raisedRate, origin: 'derived' },
    ...(a.lenders ? { lenders: a.lenders.map((lender) => atNominalRate(a, lender)) } : {}),
  };
}

function atNominalRate(a: Assumptions, lender: Lender): Lender {
  const value = nominalRateOf(a, lender.rateBasisPoints.value);
  return lender.kind === 'family' || value === null ? lender : { ...lender, rateBasisPoints: { value, origin: 'derived' } };
}
