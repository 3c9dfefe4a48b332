import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const MEMBERS = {
  sector: 'saas',
  country: 'GB',
  price: 85,
  volume: 9,
  wonPerMonth: 6,
  churn: 2,
  unitCost: 11,
  fixedCosts: 3880,
  investment: 29_500,
  ownFunds: 75_000,
  team: 2,
} as const;
const planOf = (values: Parameters<typeof said>[0]) =>
  composePlan({
    id: '0'.repeat(32),
    date: TODAY,
    facts: said(values),
    model: buildFundedModel(said(values), TODAY),
    language: 'en',
  });

it('goes on winning after the first year, and every page counts the same customers at its end', () => {
  const plan = planOf(MEMBERS);
  const text = JSON.stringify(plan.pages);
  // 9, then 6 a month less 2 %: 66 or 67 after a year, 155 after three.
  expect(Number(plan.figures['customers-y3']?.value)).toBeGreaterThan(140);
  expect(text).toContain('{{fig:customers-y3*}}');
  expect(text).toContain('up to {{fig:m12-after}}');
  expect(text).not.toContain('{{fig:units-target');
  expect(text).not.toContain('no further growth');
});

it('stops at what the team can serve, and says so', () => {
  const plan = planOf({ ...MEMBERS, minutesPerSale: 300, team: 1 });
  const most = Number(plan.figures['won-most']?.value);
  expect(most).toBeLessThan(Number(planOf(MEMBERS).figures['customers-y3']?.value));
  expect(Number(plan.figures['customers-y3']?.value)).toBeLessThanOrEqual(Math.max(most, Number(plan.figures['m12-after']?.value)) + 1);
  expect(JSON.stringify(plan.pages)).toContain('it only replaces those who leave');
});
