// What a month costs where it was told line by line: each line as told, and only what the total holds beyond them by the trade's shares.
import type { Fact } from '../facts/fact.ts';
import type { Assumed, CostAssumptions } from './assumption.ts';
import { isMarketingUnlisted, isPayUnlisted, isRentUnlisted } from './costs-left-out.ts';
import { type Ground, inHundredths, saidAs, usual } from './ground.ts';
import { saidFigure } from './said-figure.ts';
import { splitByShares } from './split-by-shares.ts';
import type { ToldLines } from './told-lines.ts';

interface Told {
  readonly fixedCosts: Assumed;
  readonly lines: ToldLines;
  readonly team: Assumed;
}

/** What the trade usually pays for what a list leaves out, a month. */
interface UsualBeside {
  readonly pay: () => number;
  readonly marketing: () => number;
}

const NOTHING: Assumed = { value: 0, origin: 'derived' };

/** Pay that is in none of the lines is on top of a list told whole, and within what else the total holds. */
export function assumeToldCosts(ground: Ground, { fixedCosts, lines: named, team }: Told, beside: UsualBeside): CostAssumptions {
  const { facts, country } = ground;
  const lines = withBudget(ground, named);
  const [founderPay, hired] = [saidFigure(facts, 'founderPay'), saidFigure(facts, 'staffPay')];
  const own = Math.round(founderPay?.value ?? 0);
  const pay = payOf(ground, lines, { own, hired: Math.round(hired?.value ?? 0) }, beside);
  const left = lines.left - pay.within;
  const rest = splitLeft(ground, lines, left, pay);
  const staff = lines.own + lines.hired + lines.pay + pay.within;
  const extra = pay.apart + pay.untold;
  const allPay = staff + rest.staff + extra;
  return {
    fixedCosts,
    staff: staff > 0 ? toldOf(ground, staff) : usualOf(rest.staff),
    ...hiredPayOf(lines, hired, allPay),
    rent: lineOf(ground, 'rent', lines.rent, rest.rent),
    ...marketingOf(ground, lines, rest.marketing, beside),
    otherCosts: left > 0 ? usual(lines.other + rest.other) : toldOf(ground, lines.other),
    founderPay: founderPay
      ? saidAs(founderPay, own)
      : usual(Math.round((allPay - (hired ? Math.round(hired.value) : 0)) / Math.max(1, team.value))),
    extraPay: extraPayOf(founderPay, { own, extra, untold: pay.untold }),
    employerCostBasisPoints: usual(inHundredths(country.employerCost.base)),
  };
}

/** A budget told by itself is what the lines leave of the total, where that holds it. */
function withBudget({ facts }: Ground, lines: ToldLines): ToldLines {
  const budget = Math.round(saidFigure(facts, 'marketingBudget')?.value ?? 0);
  return lines.marketing > 0 || budget === 0 || budget > lines.left ? lines : { ...lines, marketing: budget, left: lines.left - budget };
}

interface Pay {
  /** Told beside the lines, within what the total holds beyond them. */
  readonly within: number;
  /** Told beside the lines, on top of the total. */
  readonly apart: number;
  /** Told by nobody, where a whole list names no pay. */
  readonly untold: number;
  readonly isApart: boolean;
}

function payOf({ facts }: Ground, lines: ToldLines, told: { readonly own: number; readonly hired: number }, { pay }: UsualBeside): Pay {
  const isWhole = lines.left === 0;
  const own = lines.own + lines.pay > 0 ? 0 : told.own;
  const hired = lines.pay > 0 ? 0 : Math.max(0, told.hired - lines.hired);
  const beside = own + hired;
  const isApart = isWhole || facts.payIncluded?.value === false || beside > lines.left;
  const isTold = beside + lines.own + lines.pay > 0 || facts.payIncluded?.value === true;
  const untold = !isTold && isWhole && isPayUnlisted(facts) ? pay() : 0;
  return { within: isApart ? 0 : beside, apart: isApart ? beside : 0, untold, isApart };
}

/** What no line holds, by the trade's shares of the kinds that were not told. */
function splitLeft({ facts, sector }: Ground, lines: ToldLines, left: number, pay: Pay) {
  const isStaffKnown = lines.own + lines.hired + lines.pay + pay.within > 0 || pay.isApart || left === 0;
  const [staff = 0, rent = 0, marketing = 0, other = 0] = splitByShares(left, [
    isStaffKnown ? 0 : sector.staffPct.base,
    lines.rent > 0 || isRentUnlisted(facts) ? 0 : sector.rentPct.base,
    lines.marketing > 0 ? 0 : sector.marketingPct.base,
    sector.otherFixedPct.base,
  ]);
  return { staff, rent, marketing, other };
}

/** A list told whole that names no marketing has it beside. */
function marketingOf(
  ground: Ground,
  lines: ToldLines,
  usualValue: number,
  { marketing }: UsualBeside,
): Pick<CostAssumptions, 'marketing' | 'isMarketingApart'> {
  const { marketingBudget, costLines } = ground.facts;
  const isElsewhere = marketingBudget !== undefined && marketingBudget.quote?.answer !== costLines?.quote?.answer;
  const isMarketingApart = lines.marketing === 0 && lines.left === 0 && (isElsewhere || isMarketingUnlisted(ground.facts));
  if (!isMarketingApart) return { marketing: lineOf(ground, 'marketingBudget', lines.marketing, usualValue), isMarketingApart };
  const said = saidFigure(ground.facts, 'marketingBudget');
  return { marketing: said ? saidAs(said, Math.round(said.value)) : usual(marketing()), isMarketingApart };
}

function lineOf(ground: Ground, id: 'rent' | 'marketingBudget', value: number, usualValue: number): Assumed {
  if (value <= 0) return usualOf(usualValue);
  const fact = saidFigure(ground.facts, id);
  return fact && Math.round(fact.value) === value ? saidAs(fact, value) : toldOf(ground, value);
}

function toldOf({ facts }: Ground, value: number): Assumed {
  return facts.costLines && value > 0 ? saidAs(facts.costLines, value) : { value, origin: 'derived' };
}

function usualOf(value: number): Assumed {
  return value > 0 ? usual(value) : NOTHING;
}

function extraPayOf(
  founderPay: Fact<'founderPay'> | undefined,
  { own, extra, untold }: { readonly own: number; readonly extra: number; readonly untold: number },
): Assumed {
  if (untold > 0) return usual(extra);
  return founderPay && extra === own ? saidAs(founderPay, extra) : { value: extra, origin: 'derived' };
}

/** What those hired cost, as told; nothing of the founders' own pay is theirs where nobody told of any: they are paid by the job, or not yet. */
function hiredPayOf(lines: ToldLines, hired: Fact<'staffPay'> | undefined, allPay: number): Pick<CostAssumptions, 'hiredPay'> {
  const told = Math.round(hired?.value ?? 0);
  if (hired && told > 0 && told <= allPay) return { hiredPay: saidAs(hired, told) };
  return lines.own > 0 && lines.pay === 0 && lines.hired === 0 ? { hiredPay: NOTHING } : {};
}
