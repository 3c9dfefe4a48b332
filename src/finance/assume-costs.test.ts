import { expect, it } from 'vitest';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';

it('fixed costs that could not pay the people told half days at the legal least hold no pay, unless somebody says so', () => {
  const three = { ...FLORIST, team: 3, fixedCosts: 2000 };
  const apart = makeAssumptions(said(three), TODAY);
  expect([apart.staff.value, apart.extraPay.origin]).toEqual([0, 'sector']);
  expect(apart.extraPay.value).toBeGreaterThan(0);
  for (const within of [
    { ...three, payIncluded: true },
    { ...three, fixedCosts: 2400 },
    { ...three, country: 'ZZ' as const },
  ])
    expect(makeAssumptions(said(within), TODAY).extraPay.value).toBe(0);
});
