import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { SHEETS } from '../plan-fixtures.ts';
import { dateInSeason } from './date-in-season.ts';

const model = buildFundedModel({ ...SHEETS['all said, money missing'] }, '2026-11-20');
const units = model.months.map((month) => month.units);
const most = Math.max(...units);

it('without a date, a goal is looked at in the first month that reaches it', () => {
  const asked = (units[11] ?? 0) + 1;
  const first = units.findIndex((sold) => sold >= asked) + 1;
  expect(first).toBeGreaterThan(0);
  expect(dateInSeason({ month: 12, aMonth: asked, told: 'none' }, model)).toBe(first);
});

it('out of reach, it is looked at in a high month; a month told by its name stays', () => {
  const month = dateInSeason({ month: 12, aMonth: most * 2, told: 'none' }, model);
  expect(units[month - 1]).toBeGreaterThanOrEqual((units[11] ?? 0) - 1);
  expect(month).toBeGreaterThanOrEqual(12);
  expect(dateInSeason({ month: 12, aMonth: most * 2, told: 'month' }, model)).toBe(12);
  const within = dateInSeason({ month: 24, aMonth: most * 2, told: 'span' }, model);
  expect(within).toBeLessThanOrEqual(24);
  expect(within).toBeGreaterThan(12);
});

it('out of reach without a date, it is looked at in the first year where that has the highest month already', () => {
  const [first, second, third] = [0, 1, 2].map((year) => model.months.slice(year * 12, year * 12 + 12));
  const high = Math.max(...(first ?? []).map((one) => one.units));
  const level = {
    ...model,
    months: [...(first ?? []), ...[...(second ?? []), ...(third ?? [])].map((one) => ({ ...one, units: Math.min(one.units, high) }))],
  };
  const month = dateInSeason({ month: 12, aMonth: most * 2, told: 'none' }, level);
  expect(units[month - 1]).toBe(high);
  expect(month).toBeLessThanOrEqual(12);
});
