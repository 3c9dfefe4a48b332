// What the owner of a business that pays no tax of its own is charged on its profit, beside income tax.
import type { Assumptions } from './assumption.ts';
import type { FinancialModel, ProjectedYear } from './financial-model.ts';
import { founderPayOf } from './find-escape.ts';
import { measureDebtCover } from './measure-debt-cover.ts';
import { roundedShare } from './round-half-away.ts';
import { yearsWithOpening } from './years-with-opening.ts';

/** Hundredths of a percent. 15.3 % on 92.35 % of what the owner earns: 12.4 % up to the wage base, 2.9 % on all of it. IRS, Schedule SE. */
export const SELF_EMPLOYMENT = { base: 9235, pension: 1240, health: 290 } as const;
/** Dollars of a year on which the larger part is paid. Social Security Administration, 2026. */
const WAGE_BASE = 184_500;

/**
 * The owner's self-employment tax that the business has to pay for, whole dollars. What they take as pay is part of the profit it is charged on, and
 * its own part comes off that pay; of what they want to take home, it comes on top.
 */
export function measureOwnerTax(assumptions: Assumptions, { profitBeforeTax }: Pick<ProjectedYear, 'profitBeforeTax'>): number {
  const drawn = 12 * founderPayOf(assumptions);
  if (assumptions.isPayNet) return selfEmploymentTax(Math.max(0, drawn + profitBeforeTax));
  return profitBeforeTax <= 0 ? 0 : selfEmploymentTax(drawn + profitBeforeTax) - selfEmploymentTax(drawn);
}

function selfEmploymentTax(earned: number): number {
  const base = roundedShare(earned, SELF_EMPLOYMENT.base, 10_000);
  return roundedShare(Math.min(base, WAGE_BASE), SELF_EMPLOYMENT.pension, 10_000) + roundedShare(base, SELF_EMPLOYMENT.health, 10_000);
}

/** That tax on the profit of each year as it is printed, what was spent before opening counted in the first. */
export function ownerTaxes(model: Pick<FinancialModel, 'assumptions' | 'years' | 'funding'>): readonly number[] {
  return yearsWithOpening(model).map((year) => measureOwnerTax(model.assumptions, year));
}

/** The debt cover of each year once that tax is paid too, hundredths; null in a year without debt to serve. */
export function coversAfterOwnerTax(model: Pick<FinancialModel, 'assumptions' | 'years' | 'funding'>): readonly (number | null)[] {
  const taxes = ownerTaxes(model);
  return model.years.map((year, at) => measureDebtCover({ ...year, profitTax: year.profitTax + (taxes[at] ?? 0) }));
}
