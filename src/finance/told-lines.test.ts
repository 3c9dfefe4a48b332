import { expect, it } from 'vitest';
import type { CostLine } from '../facts/fact.ts';
import { buildModel } from './build-model.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { splitHiredPay } from './split-hired-pay.ts';

const line = (kind: CostLine['kind'], amount: number): CostLine => ({ label: kind, amount, kind });
const WHOLE = [line('rent', 1500), line('hired', 1700), line('own', 2800), line('marketing', 700), line('other', 500)];
const told = {
  ...FLORIST,
  team: 2,
  fixedCosts: 7200,
  rent: 1500,
  staffPay: 1700,
  founderPay: 2800,
  marketingBudget: 700,
  costLines: WHOLE,
};

it('lines that come to the total stand as they were told, and nothing is split', () => {
  const a = makeAssumptions(said(told), TODAY);
  expect([a.staff, a.rent, a.marketing, a.otherCosts, a.extraPay].map(({ value }) => value)).toEqual([4500, 1500, 700, 500, 0]);
  const { founders, wages, charges } = splitHiredPay(a, { full: 1, founders: 1, part: 1, partHours: 80 });
  expect([founders, wages + charges]).toEqual([2800, 1700]);
  expect(() => buildModel(said(told), TODAY)).not.toThrow();
});

it('only what the total holds beyond them is split', () => {
  const a = makeAssumptions(said({ ...told, fixedCosts: 8000 }), TODAY);
  expect([a.staff.value, a.rent.value, a.marketing.value, a.otherCosts.value]).toEqual([4500, 1500, 700, 1300]);
});

it('pay told beside a list told whole is on top of it, the founder’s and that of whoever helps', () => {
  const lines = [line('marketing', 200), line('other', 670)];
  const facts = { ...FLORIST, team: 2, fixedCosts: 870, founderPay: 2200, staffPay: 139, payIncluded: false, costLines: lines };
  const a = makeAssumptions(said(facts), TODAY);
  expect([a.staff.value, a.extraPay.value, a.hiredPay?.value]).toEqual([0, 2339, 139]);
});

it('pay put right later, all that the total then holds beyond the lines, is counted once', () => {
  const lines = [line('other', 1324)];
  const facts = {
    ...FLORIST,
    team: 2,
    fixedCosts: 3079,
    founderPay: 2800,
    staffPay: 1755,
    payIncluded: false,
    marketingBudget: 150,
    costLines: lines,
  };
  const a = makeAssumptions(said(facts), TODAY);
  expect([a.staff.value, a.extraPay.value, a.otherCosts.value, a.hiredPay?.value]).toEqual([1755, 2800, 1324, 1755]);
});
