import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { checkPlan } from '../check-plan.ts';
import { composePlan } from '../compose-plan.ts';
import { countBrought } from './count-brought.ts';

const STUDIO = {
  ...({ sector: 'gym', trade: 'yoga_pilates_studio', country: 'ES', revenueShape: 'subscription', price: 55, volume: 22 } as const),
  ...({ volumeFromStart: true, targetVolume: 40, targetMonths: 12, unitCost: 1, fixedCosts: 590, rent: 500, team: 1 } as const),
} as const;
const planOf = (values: Parameters<typeof said>[0]) => {
  const facts = said({ ...STUDIO, ...values });
  return composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
};

it('fills the first months with those who follow, and no month beyond its own', () => {
  expect(countBrought(said({ customersBrought: 14 }), [5, 6, 9])).toEqual([5, 6, 3]);
  expect(countBrought(said({ customersBrought: 14 }), [5, 6])).toEqual([5, 6]);
  expect(countBrought(said({}), [5, 6])).toEqual([0, 0]);
});

it('gives them a line of their own, which nobody asks for and no channel is paid for', () => {
  const [plan, without] = [planOf({ customersBrought: 22 }), planOf({})];
  const value = (id: string, of = plan) => Number(of.figures[id]?.value);
  expect(value('free-brought')).toBe(22);
  expect(value('free-brought-m01-new')).toBe(22);
  expect(value('funnel-customers')).toBe(value('funnel-customers', without));
  expect(value('funnel-asks')).toBe((value('funnel-customers') - 22) * value('one-in-asks'));
  expect(value('funnel-reached')).toBeLessThan(value('funnel-reached', without));
  expect(JSON.stringify(plan.pages)).toMatch(/Se vienen con (?:el titular|l[ao]s? )/);
  expect(JSON.stringify(without.pages)).not.toMatch(/Se vienen con (?:el titular|l[ao]s? )/);
  expect(checkPlan(plan, plan).filter(({ passed }) => !passed)).toEqual([]);
});

it('denies no paying customer where some follow', () => {
  const swot = (values: Parameters<typeof said>[0]) => JSON.stringify(planOf(values).pages).includes('ningún cliente ha pagado todavía');
  expect(swot({ customersBrought: 22 })).toBe(false);
});
