// What a month of running costs, and what of it is pay.
import type { Fact, RevenueShape } from '../facts/fact.ts';
import { assumeToldCosts } from './assume-told-costs.ts';
import type { Assumed, CostAssumptions } from './assumption.ts';
import { isMarketingUnlisted, isPayUnlisted, isRentUnlisted } from './costs-left-out.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { LARGEST_MONTHLY_AMOUNT } from './largest-amount.ts';
import { localUnits } from './local-amount.ts';
import { roundedShare } from './round-half-away.ts';
import { saidFigure } from './said-figure.ts';
import { splitByShares } from './split-by-shares.ts';
import { toldLines } from './told-lines.ts';
import { firstYearPaceThousandths, firstYearSalesThousandths, type TrendAssumptions } from './volume-trend.ts';

interface OfferAssumptions extends TrendAssumptions {
  readonly priceCents: Assumed;
  readonly shape: Assumed<RevenueShape>;
  readonly start: Assumed<string>;
  readonly season: Assumed<readonly number[]>;
}

/**
 * Said fixed costs stand as said. They are taken to include everybody's pay unless somebody says that they do not, that the founder takes more
 * than the other lines told leave of them, or they are too small to hold any: then pay is a cost beside them. A rent, a marketing budget or the
 * pay of those who are hired that was told stands too, and so does the pay of a founder who works alone; the rest of the total follows the
 * trade's usual shares. Costs named one by one hold what was named: no rent where none was, and marketing beside them. Costs of which the
 * founder does not know all are what was told, and the trade's usual for the rest.
 */
export function assumeCosts(ground: Ground, offer: OfferAssumptions, team: Assumed): CostAssumptions {
  const { facts, sector, country } = ground;
  const founderPay = saidFigure(facts, 'founderPay');
  const solePay = team.value === 1 && founderPay ? Math.round(founderPay.value) : null;
  const fixedCosts = assumeFixedCosts(ground, offer, solePay);
  const lines = fixedCosts.origin === 'sector' ? null : toldLines(facts, fixedCosts.value);
  if (lines)
    return assumeToldCosts(
      ground,
      { fixedCosts, lines, team },
      { pay: () => assumeExtraPay(ground, offer).value, marketing: () => shareOfSales(offer, sector.marketingPct.base) },
    );
  const payIsApart = fixedCosts.origin !== 'sector' && isPayApart(ground, fixedCosts.value, founderPay?.value ?? 0, team);
  const rent = saidLine(ground, 'rent', fixedCosts.value) ?? (isRentUnlisted(facts) ? { value: 0, origin: 'derived' as const } : null);
  const isMarketingApart = isMarketingUnlisted(facts);
  const marketing = saidLine(
    ground,
    'marketingBudget',
    isMarketingApart ? Number.POSITIVE_INFINITY : fixedCosts.value - (rent?.value ?? 0),
  );
  const left = fixedCosts.value - (rent?.value ?? 0) - (isMarketingApart ? 0 : (marketing?.value ?? 0));
  const shares = [rent ? 0 : sector.rentPct.base, marketing || isMarketingApart ? 0 : sector.marketingPct.base, sector.otherFixedPct.base];
  const hired = saidFigure(facts, 'staffPay');
  const staff = assumeStaff(ground, left, shares, { hired, payIsApart, solePay });
  const [usualRent = 0, usualMarketing = 0, otherCosts = 0] = splitByShares(left - staff.value, shares);
  const extraPay = payIsApart ? assumeExtraPay(ground, offer) : usual(0);
  const perPerson =
    hired && (payIsApart || !founderPay) ? extraPay.value : Math.round((staff.value + extraPay.value) / Math.max(1, team.value));
  const isListed = staff.value === 0 || staff.fact !== undefined;
  return {
    fixedCosts,
    staff,
    rent: rent ?? usual(usualRent),
    marketing: marketing ?? usual(isMarketingApart ? shareOfSales(offer, sector.marketingPct.base) : usualMarketing),
    isMarketingApart,
    otherCosts: rent && isMarketingApart && isListed ? { value: otherCosts, origin: 'derived' } : usual(otherCosts),
    founderPay: founderPay ? saidAs(founderPay, Math.round(founderPay.value)) : usual(perPerson),
    extraPay,
    employerCostBasisPoints: usual(inHundredths(country.employerCost.base)),
  };
}

/** A line of the fixed costs as it was told; null where it was not, or does not fit into what is left of them. */
function saidLine({ facts }: Ground, id: 'rent' | 'marketingBudget', most: number): Assumed | null {
  const said = saidFigure(facts, id);
  const value = said && Math.round(said.value);
  return said && value !== undefined && value <= most ? saidAs(said, value) : null;
}

/**
 * Pay that is more than all fixed costs is not among them, whatever was said: a sum is not larger than what holds it. Where nobody said, costs
 * named one by one without any pay hold none, nor do those that would not pay half days at the least the law allows to the people told.
 */
function isPayApart(ground: Ground, fixedCosts: number, founderPay: number, team: Assumed): boolean {
  const { payIncluded } = ground.facts;
  const told = (saidFigure(ground.facts, 'rent')?.value ?? 0) + (saidFigure(ground.facts, 'staffPay')?.value ?? 0);
  if (founderPay > fixedCosts - (saidFigure(ground.facts, 'staffPay') ? told : 0)) return true;
  if (payIncluded !== undefined) return !payIncluded.value;
  if (isPayUnlisted(ground.facts)) return true;
  return founderPay > 0 ? founderPay >= fixedCosts : team.origin === 'said' && fixedCosts < leastPay(ground, team.value);
}

/** Somebody may work half a day. */
const PART_TIME = 2;

/** The law's least for so many half days in a month, before charges; 0 where the country names none, or the sums are in other money. */
function leastPay({ country, currency }: Ground, people: number): number {
  return country.currency === currency ? ((country.leastWage?.base ?? 0) * people) / PART_TIME : 0;
}

/**
 * Unknown fixed costs are what was told of them, and for the rest the trade's shares (staff, rent, marketing, other) of sales at normal pace, or
 * of the sales on which the smallest business of the trade lives: a first handful of sales pays for nobody's year.
 */
function assumeFixedCosts({ facts, sector, country, currency }: Ground, offer: OfferAssumptions, solePay: number | null): Assumed {
  const said = saidFigure(facts, 'fixedCosts');
  const rent = saidFigure(facts, 'rent');
  if (said && !facts.costsOpen?.value && said.value !== rent?.value) return saidAs(said, Math.round(said.value));
  const marketing = saidFigure(facts, 'marketingBudget');
  const hired = saidFigure(facts, 'staffPay');
  const usualOf = (percent: number) => {
    const least = localUnits((sector.price.base * sector.monthlyUnits.low * percent) / 100, country, currency);
    return Math.max(least, shareOfSales(offer, percent));
  };
  const shares = [
    solePay === null && !hired ? sector.staffPct.base : 0,
    rent ? 0 : sector.rentPct.base,
    marketing ? 0 : sector.marketingPct.base,
  ];
  const told = Math.round((rent?.value ?? 0) + (marketing?.value ?? 0) + (hired?.value ?? 0)) + (solePay ?? 0);
  const percent = shares.reduce((sum, share) => sum + share, sector.otherFixedPct.base);
  // Of what was told beside those lines, what goes beyond the trade's usual for the rest stands too.
  const further = Math.round(said?.value ?? 0) - Math.round((rent?.value ?? 0) + (hired?.value ?? 0)) - usualOf(sector.otherFixedPct.base);
  return usual(usualOf(percent) + told + Math.max(0, further));
}

/** Pay among the fixed costs: of those who are hired, as told; with the founder's, where that was told and is not a cost beside them. */
function assumeStaff(
  ground: Ground,
  left: number,
  others: readonly number[],
  {
    hired,
    payIsApart,
    solePay,
  }: { readonly hired: Fact<'staffPay'> | undefined; readonly payIsApart: boolean; readonly solePay: number | null },
): Assumed {
  const told = Math.round(hired?.value ?? 0);
  if (payIsApart) return hired ? withinOf(hired, told, left) : usual(0);
  const own = saidFigure(ground.facts, 'founderPay');
  // An owner's pay that nobody told is not taken out of somebody else's wages.
  if (hired && !own) return withinOf(hired, told, left);
  const founderPay = own?.value ?? 0;
  return usual(Math.min(left, told > 0 ? told + Math.round(founderPay) : (solePay ?? staffWithin(ground, left, others, founderPay))));
}

/** As told, where the total holds it. */
function withinOf(fact: Fact<'staffPay'>, told: number, left: number): Assumed {
  return told <= left ? saidAs(fact, told) : usual(left);
}

/** Pay within what the told lines leave: the trade's share of it, or the founder's own where that alone is more. */
function staffWithin({ sector }: Ground, left: number, others: readonly number[], founderPay: number): number {
  const [staff = 0] = splitByShares(left, [sector.staffPct.base, others.reduce((sum, share) => sum + share, 0)]);
  return Math.max(staff, Math.round(founderPay));
}

/**
 * Pay that the fixed costs leave out: the founder's, as said; else what the trade usually pays at that pace, and no more than the most that it pays out
 * of what the first year sells on the way there.
 */
function assumeExtraPay({ facts, sector }: Ground, offer: OfferAssumptions): Assumed {
  const founderPay = saidFigure(facts, 'founderPay');
  if (founderPay) return saidAs(founderPay, Math.round(founderPay.value));
  const most = shareOfPace(offer, sector.staffPct.high, firstYearSalesThousandths(offer));
  const all = Math.min(shareOfSales(offer, sector.staffPct.base), most);
  return usual(Math.max(0, all - Math.round(saidFigure(facts, 'staffPay')?.value ?? 0)));
}

/** A percentage of a month's sales at normal pace, whole currency units. */
function shareOfSales(offer: OfferAssumptions, percent: number): number {
  return shareOfPace(offer, percent, offer.ramp ? Math.round(offer.ramp.normalUnits * 1000) : firstYearPaceThousandths(offer));
}

/** The same at a pace in thousandths of a unit. */
function shareOfPace(offer: OfferAssumptions, percent: number, pace: number): number {
  // thousandths × cents × hundredths of a percent
  const share = roundedShare(roundedShare(pace, offer.priceCents.value, 1000), inHundredths(percent), 100 * 10_000);
  return Math.min(LARGEST_MONTHLY_AMOUNT, share);
}
