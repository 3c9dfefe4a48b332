import type { Assumed, Assumptions } from './assumption.ts';
import { BASE_COURSE, type Course } from './course.ts';
import type { Funding, SensitivityBar, SensitivityEffect } from './financial-model.ts';
import { projectCourse } from './project-course.ts';
import { roundedShare } from './round-half-away.ts';
import { findLowestCash } from './run-scenarios.ts';

const LESS = 90;
const MORE = 110;
const DELAY_MONTHS = 3;

/** A tenth more and less of what moves a business, and three months' delay: the effect of each, one at a time, longest bar first. */
export function runSensitivity(assumptions: Assumptions, funding: Funding): readonly SensitivityBar[] {
  const base = outcomeOf(assumptions, funding, BASE_COURSE);
  const bar = (id: SensitivityBar['id'], run: (pct: number) => SensitivityEffect): SensitivityBar => ({
    id,
    less: difference(run(LESS), base),
    more: difference(run(MORE), base),
  });
  const bars: readonly SensitivityBar[] = [
    bar('price', (pct) => outcomeOf(scalePrice(assumptions, pct), funding, BASE_COURSE)),
    bar('volume', (pct) => outcomeOf(assumptions, funding, { volumePct: pct, delayMonths: 0 })),
    bar('unit-cost', (pct) => outcomeOf({ ...assumptions, unitCostCents: scaled(assumptions.unitCostCents, pct) }, funding, BASE_COURSE)),
    bar('fixed-costs', (pct) => outcomeOf(scaleFixedCosts(assumptions, pct), funding, BASE_COURSE)),
    {
      id: 'delay',
      less: null,
      more: difference(outcomeOf(assumptions, funding, { volumePct: 100, delayMonths: DELAY_MONTHS }), base),
    },
  ];
  return [...bars].sort((a, b) => lengthOf(b) - lengthOf(a));
}

function outcomeOf(assumptions: Assumptions, funding: Funding, course: Course): SensitivityEffect {
  const { months } = projectCourse(assumptions, funding, course);
  return {
    resultYear2: months.slice(12, 24).reduce((sum, { result }) => sum + result, 0),
    lowestCash: findLowestCash(funding.openingCash, months).amount,
  };
}

function scalePrice(assumptions: Assumptions, pct: number): Assumptions {
  const { commission } = assumptions;
  return {
    ...assumptions,
    priceCents: scaled(assumptions.priceCents, pct),
    ...(commission ? { commission: { ...commission, ticketCents: scaled(commission.ticketCents, pct) } } : {}),
  };
}

function scaleFixedCosts(assumptions: Assumptions, pct: number): Assumptions {
  const { staff, extraPay, rent, marketing, otherCosts } = assumptions;
  return {
    ...assumptions,
    staff: scaled(staff, pct),
    extraPay: scaled(extraPay, pct),
    rent: scaled(rent, pct),
    marketing: scaled(marketing, pct),
    otherCosts: scaled(otherCosts, pct),
  };
}

function scaled(assumed: Assumed, pct: number): Assumed {
  return { ...assumed, value: roundedShare(assumed.value, pct, 100) };
}

function difference(effect: SensitivityEffect, base: SensitivityEffect): SensitivityEffect {
  return { resultYear2: effect.resultYear2 - base.resultYear2, lowestCash: effect.lowestCash - base.lowestCash };
}

function lengthOf({ less, more }: SensitivityBar): number {
  return Math.abs(more.resultYear2 - (less?.resultYear2 ?? 0));
}
