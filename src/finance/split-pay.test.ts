import { expect, it } from 'vitest';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { splitPay } from './split-pay.ts';

it('splits pay into what the founder takes, gross wages and the employer’s charges', () => {
  // Pay is 18 of 37 parts of 3,950: 1,922. The founder takes 1,200; 722 are left, of which the wage is 722 ÷ 1.3215 = 546.3, and charges the rest.
  const spain = makeAssumptions(said({ ...FLORIST, founderPay: 1200 }), TODAY);
  expect(splitPay(spain)).toEqual({ founder: 1200, wages: 546, charges: 176 });
  // Nobody said who takes what: half each of two.
  expect(splitPay(makeAssumptions(said(FLORIST), TODAY)).founder).toBe(961);
  expect(splitPay(makeAssumptions(said({ ...FLORIST, team: 1 }), TODAY))).toEqual({ founder: 1922, wages: 0, charges: 0 });
});

it('counts pay that the fixed costs leave out, and never more than there is', () => {
  const apart = makeAssumptions(said({ ...FLORIST, founderPay: 1500, payIncluded: false }), TODAY);
  expect(splitPay(apart)).toEqual({ founder: 1500, wages: 0, charges: 0 });
  // Pay above the fixed costs cannot be inside them: it is put beside them.
  const beside = makeAssumptions(said({ ...FLORIST, fixedCosts: 500, founderPay: 900 }), TODAY);
  expect(splitPay(beside)).toEqual({ founder: 900, wages: 0, charges: 0 });
  const short = { ...beside, staff: { ...beside.staff, value: 300 }, extraPay: { ...beside.extraPay, value: 100 } };
  expect(splitPay(short)).toEqual({ founder: 400, wages: 0, charges: 0 });
});
