import { expect, it } from 'vitest';
import { countryOf } from '../countries/countries.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { splitHiredPay } from './split-hired-pay.ts';

const least = countryOf('ES').leastWage?.base ?? 0;
const assumed = (values: Parameters<typeof said>[0]) => makeAssumptions(said({ ...FLORIST, ...values }), TODAY);
const team = (full: number, founders: number) => ({ full, founders, part: 0, partHours: 0 });

it('owners give way to the law’s least for those they employ, out of the same pay', () => {
  const a = assumed({ fixedCosts: 7900, team: 3 });
  const { founders, wages, charges } = splitHiredPay(a, team(3, 2));
  expect(wages).toBe(Math.ceil(least));
  expect(founders + wages + charges).toBe(a.staff.value);
});

it('where hardly anything would be left to them, or their pay was told, shares stay even', () => {
  const poor = assumed({ fixedCosts: 3950, team: 2 });
  expect(splitHiredPay(poor, team(2, 1)).wages).toBeLessThan(least);
  const told = assumed({ fixedCosts: 7900, team: 3, founderPay: 2500 });
  expect(splitHiredPay(told, team(3, 1)).founders).toBe(2500);
});

it('nobody employed is paid nothing', () => {
  expect(splitHiredPay(assumed({ team: 2 }), team(2, 2))).toMatchObject({ wages: 0, charges: 0 });
});

it('what those hired were told to cost is theirs, charges included, and no partner’s', () => {
  const a = assumed({ fixedCosts: 2285, rent: 300, staffPay: 850, founderPay: 2000, payIncluded: false, team: 3 });
  const { founders, wages, charges } = splitHiredPay(a, { full: 2, founders: 2, part: 1, partHours: 80 });
  expect([founders, wages + charges]).toEqual([2000, 850]);
});

it('the law’s least is that of the city where it asks for more than its country', () => {
  const inCity = (city: string) => assumed({ country: 'US', currency: 'USD', city, fixedCosts: 16_000, team: 3 });
  const [seattle, nowhere] = [inCity('Seattle'), inCity('Springfield')];
  expect(splitHiredPay(seattle, team(3, 2)).wages).toBe(Math.ceil((seattle.leastWageCents ?? 0) / 100));
  expect(seattle.leastWageCents).toBeGreaterThan(nowhere.leastWageCents ?? 0);
});
