import { expect, it } from 'vitest';
import { buildFundedModel } from './fund-model.ts';
import { marketingIn } from './pace-marketing.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

const pace = [47_001, 20_000, 12_999, 10_000, 5000, 5000, 4000, 4000, 4000, 4000, 4000, 0];

it('spends the year’s money by its pace, to the unit, and the same every month from then on', () => {
  const spent = Array.from({ length: 12 }, (_, index) => marketingIn({ marketingPace: pace }, index, 333));
  expect(spent[0]).toBe(1565);
  expect(spent[11]).toBe(0);
  expect(spent.reduce((sum, month) => sum + month, 0)).toBe(12 * 333);
  expect(marketingIn({ marketingPace: pace }, 12, 340)).toBe(340);
  expect(marketingIn({}, 0, 333)).toBe(333);
});

it('moves the cash of the months and nothing of the year, and every check holds', () => {
  const even = buildFundedModel(said(FLORIST), TODAY);
  const paced = buildFundedModel(said(FLORIST), TODAY, { marketingPace: pace });
  expect(paced.years[0].marketing).toBe(even.years[0].marketing);
  expect(paced.years[0].operatingResult).toBe(even.years[0].operatingResult);
  expect(paced.months[0]?.marketing).toBeGreaterThan((even.months[0]?.marketing ?? 0) * 4);
  expect(paced.checks.every(({ passed }) => passed)).toBe(true);
});
