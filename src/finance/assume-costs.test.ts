import { expect, it } from 'vitest';
import { SECTOR_IDS } from '../sectors/sector.ts';
import { sectorOf } from '../sectors/sectors.ts';
import { makeAssumptions } from './make-assumptions.ts';
import { FLORIST, said, TODAY } from './said-facts-fixture.ts';
import { splitHiredPay } from './split-hired-pay.ts';
import { firstYearSalesThousandths } from './volume-trend.ts';

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

it('the pay of those hired is a line as told, and pay of the founder that the rest has no room for stands beside it', () => {
  const told = { ...FLORIST, team: 2, fixedCosts: 5850, rent: 2300, staffPay: 2900, founderPay: 3000 };
  const { staff, extraPay, otherCosts, rent, founderPay } = makeAssumptions(said(told), TODAY);
  expect([staff.value, staff.origin, extraPay.value, rent.value, founderPay.value]).toEqual([2900, 'said', 3000, 2300, 3000]);
  expect(otherCosts.value).toBeLessThanOrEqual(650);
});

it('a rent is never dropped, and costs told in part are completed by the usual ones', () => {
  const open = makeAssumptions(said({ ...FLORIST, fixedCosts: 6500, rent: 6500 }), TODAY);
  expect(open.rent).toMatchObject({ value: 6500, origin: 'said' });
  expect(open.fixedCosts.origin).toBe('sector');
  expect(open.fixedCosts.value).toBeGreaterThan(6500);
  const partly = makeAssumptions(said({ ...FLORIST, fixedCosts: 960, rent: 900, costsOpen: true }), TODAY);
  expect(partly.rent.value).toBe(900);
  expect(partly.otherCosts.value).toBeGreaterThan(0);
});

it('where every cost was named and no place among them, none is paid for', () => {
  const text = 'Insurance and bonding runs 280 a month, the software 70, phones 120, storage unit 95.';
  const quote = (start: number, words: string) => ({ answer: 6, start, end: start + words.length, text: words });
  const facts = said({ ...FLORIST, fixedCosts: 565, resources: text });
  const listed = {
    ...facts,
    resources: { ...facts.resources, quote: quote(0, text) },
    fixedCosts: { ...facts.fixedCosts, origin: 'derived', quote: quote(31, '280') },
  } as typeof facts;
  expect(makeAssumptions(listed, TODAY).rent).toEqual({ value: 0, origin: 'derived' });
});

it('pay that nobody told is no more than the most that the trade pays out of what the first year sells', () => {
  const { growth: _, ...told } = FLORIST;
  for (const sector of SECTOR_IDS) {
    const assumptions = makeAssumptions(said({ ...told, sector, team: 3, fixedCosts: 1500 }), TODAY);
    const { extraPay, priceCents } = assumptions;
    if (extraPay.value === 0) continue;
    const sold = (firstYearSalesThousandths(assumptions) * priceCents.value) / 100_000;
    expect((extraPay.value * 100) / sold, sector).toBeLessThan(sectorOf(sector).staffPct.high + 0.1);
  }
});

it.each([
  [900, 2],
  [1100, 2],
  [1900, 3],
])('wages of %d that were told are those of whoever is hired, and no pay of an owner who told none', (staffPay, team) => {
  const assumptions = makeAssumptions(said({ ...FLORIST, fixedCosts: 4200, staffPay, team }), TODAY);
  expect([assumptions.staff.value, assumptions.staff.origin, assumptions.founderPay.value]).toEqual([staffPay, 'said', 0]);
  const { founders, wages, charges } = splitHiredPay(assumptions, { full: team, part: 0, partHours: 0, founders: 1 });
  expect([founders, wages + charges]).toEqual([0, staffPay]);
});
