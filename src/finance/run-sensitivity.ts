import type { Assumptions } from './assumption.ts';
import type { BaseCase } from './base-case.ts';
import { BASE_COURSE, type Course } from './course.ts';
import type { ProjectedMonth, SensitivityBar, SensitivityEffect } from './financial-model.ts';
import { projectCourse } from './project-course.ts';
import { findLowestCash } from './run-scenarios.ts';
import { scaleFixedCosts, scalePrice, scaleUnitCost } from './vary-assumptions.ts';

const LESS = 90;
const MORE = 110;
const DELAY_MONTHS = 3;

/** A tenth more and less of what moves a business, and three months' delay: the effect of each, one at a time, longest bar first. */
export function runSensitivity({ assumptions, funding, common, months }: BaseCase): readonly SensitivityBar[] {
  const outcomeOf = (lines: readonly ProjectedMonth[]): SensitivityEffect => ({
    unitsYear1: lines.slice(0, 12).reduce((sum, { units }) => sum + units, 0),
    unitsYear2: lines.slice(12, 24).reduce((sum, { units }) => sum + units, 0),
    resultYear1: resultOf(lines.slice(0, 12)),
    resultYear2: resultOf(lines.slice(12, 24)),
    lowestCash: findLowestCash(funding.openingCash, lines).amount,
  });
  const base = outcomeOf(months);
  const run = (varied: Assumptions, course: Course) => outcomeOf(projectCourse(varied, funding, course, common).months);
  const bar = (id: SensitivityBar['id'], effect: (pct: number) => SensitivityEffect): SensitivityBar => ({
    id,
    less: difference(effect(LESS), base),
    more: difference(effect(MORE), base),
  });
  const bars: readonly SensitivityBar[] = [
    bar('price', (pct) => run(scalePrice(assumptions, pct), BASE_COURSE)),
    bar('volume', (pct) => run(assumptions, { volumePct: pct, delayMonths: 0 })),
    bar('unit-cost', (pct) => run(scaleUnitCost(assumptions, pct), BASE_COURSE)),
    bar('fixed-costs', (pct) => run(scaleFixedCosts(assumptions, pct), BASE_COURSE)),
    {
      id: 'delay',
      less: null,
      more: difference(run(assumptions, { volumePct: 100, delayMonths: DELAY_MONTHS }), base),
    },
  ];
  return [...bars].sort((a, b) => lengthOf(b) - lengthOf(a));
}

function difference(effect: SensitivityEffect, base: SensitivityEffect): SensitivityEffect {
  return {
    unitsYear1: effect.unitsYear1 - base.unitsYear1,
    unitsYear2: effect.unitsYear2 - base.unitsYear2,
    resultYear1: effect.resultYear1 - base.resultYear1,
    resultYear2: effect.resultYear2 - base.resultYear2,
    lowestCash: effect.lowestCash - base.lowestCash,
  };
}

function resultOf(months: readonly ProjectedMonth[]): number {
  return months.reduce((sum, { result }) => sum + result, 0);
}

function lengthOf({ less, more }: SensitivityBar): number {
  return Math.abs(more.resultYear2 - (less?.resultYear2 ?? 0));
}
