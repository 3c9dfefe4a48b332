// What a month of running costs, and what of it is pay.
import type { FactSheet } from '../facts/fact.ts';
import type { Assumed, CostAssumptions } from './assumption.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure } from './said-figure.ts';
import { splitByShares } from './split-by-shares.ts';
import { firstYearPaceThousandths, type TrendAssumptions } from './volume-trend.ts';

interface OfferAssumptions extends TrendAssumptions {
  readonly priceCents: Assumed;
}

/**
 * Said fixed costs stand as said. They are taken to include everybody's pay unless somebody says that they do not, or that the founder takes as
 * much as all of them: then pay is a cost beside them. Their split follows the trade's usual shares.
 */
export function assumeCosts(ground: Ground, offer: OfferAssumptions, team: Assumed): CostAssumptions {
  const { facts, sector, country } = ground;
  const fixedCosts = assumeFixedCosts(ground, offer);
  const founderPay = saidFigure(facts, 'founderPay');
  const payIsApart = fixedCosts.origin !== 'sector' && isPayApart(facts, fixedCosts.value, founderPay?.value ?? 0);
  const staff = payIsApart ? 0 : staffWithin(ground, fixedCosts.value, founderPay?.value ?? 0);
  const [rent = 0, marketing = 0, otherCosts = 0] = splitByShares(fixedCosts.value - staff, [
    sector.rentPct.base,
    sector.marketingPct.base,
    sector.otherFixedPct.base,
  ]);
  const extraPay = payIsApart ? assumeExtraPay(ground, offer) : usual(0);
  const perPerson = Math.round((staff + extraPay.value) / Math.max(1, team.value));
  return {
    fixedCosts,
    staff: usual(staff),
    rent: usual(rent),
    marketing: usual(marketing),
    otherCosts: usual(otherCosts),
    founderPay: founderPay ? saidAs(founderPay, Math.round(founderPay.value)) : usual(perPerson),
    extraPay,
    employerCostBasisPoints: usual(inHundredths(country.employerCost.base)),
  };
}

function isPayApart({ payIncluded }: FactSheet, fixedCosts: number, founderPay: number): boolean {
  return payIncluded === undefined ? founderPay > 0 && founderPay >= fixedCosts : !payIncluded.value;
}

/** Unknown fixed costs are the trade's shares (staff, rent, marketing, other) of sales at normal pace. */
function assumeFixedCosts({ facts, sector }: Ground, offer: OfferAssumptions): Assumed {
  const said = saidFigure(facts, 'fixedCosts');
  if (said) return saidAs(said, Math.round(said.value));
  const percent = sector.staffPct.base + sector.rentPct.base + sector.marketingPct.base + sector.otherFixedPct.base;
  return usual(shareOfSales(offer, percent));
}

/** Pay within the fixed costs: the trade's share of them, or the founder's own where that alone is more. */
function staffWithin({ sector }: Ground, fixedCosts: number, founderPay: number): number {
  const shares = [sector.staffPct.base, sector.rentPct.base + sector.marketingPct.base + sector.otherFixedPct.base];
  const [staff = 0] = splitByShares(fixedCosts, shares);
  return Math.min(fixedCosts, Math.max(staff, Math.round(founderPay)));
}

/** Pay that the fixed costs leave out: the founder's, as said; else what the trade usually pays at that pace. */
function assumeExtraPay({ facts, sector }: Ground, offer: OfferAssumptions): Assumed {
  const founderPay = saidFigure(facts, 'founderPay');
  if (founderPay) return saidAs(founderPay, Math.round(founderPay.value));
  return usual(shareOfSales(offer, sector.staffPct.base));
}

/** A percentage of a month's sales at normal pace, whole currency units. */
function shareOfSales(offer: OfferAssumptions, percent: number): number {
  const pace = offer.ramp ? Math.round(offer.ramp.normalUnits * 1000) : firstYearPaceThousandths(offer);
  // thousandths × cents × hundredths of a percent
  const share = roundedShare(roundedShare(pace, offer.priceCents.value, 1000), inHundredths(percent), 100 * 10_000);
  return Math.min(LARGEST_MONTHLY_AMOUNT, share);
}
