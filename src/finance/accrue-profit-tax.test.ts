import { expect, it } from 'vitest';
import { accrueProfitTax, taxOn } from './accrue-profit-tax.ts';

const FLAT = { first: 2500, upTo: null, above: 2500 };

it('taxes each band by itself', () => {
  const bands = { first: 1700, upTo: 50_000, above: 2000 };
  // 50,000 × 17 % = 8,500; of 60,000 another 10,000 × 20 % = 2,000.
  expect(taxOn(50_000, bands)).toBe(8500);
  expect(taxOn(60_000, bands)).toBe(10_500);
  // Both bands round up: 5 × 17 % = 0.85 and 3 × 20 % = 0.6 make 2, not the 1 that 1.45 would.
  expect(taxOn(8, { ...bands, upTo: 5 })).toBe(2);
  // 10 × 25 % = 2.5.
  expect(taxOn(10, FLAT)).toBe(3);
});

it('accrues on the year so far, gives back what a worse month no longer owes, and starts each year afresh', () => {
  // 100 less the 20 lost before: 80 → 20. Then 60 in all, 40 taxed → 10, so 10 back. The year used the loss up: the next pays on all of its 40.
  const year = [100, -40, ...Array.from({ length: 10 }, () => 0)];
  expect(accrueProfitTax([...year, 40], FLAT, 20)).toEqual([20, -10, ...Array.from({ length: 10 }, () => 0), 10]);
});

it('carries losses from year to year until they are used up', () => {
  // 50 from opening and 100 in the first year: 150. The second year earns 100 and owes nothing; the third earns 100, 50 of it taxed: 12.5.
  const year = (profit: number) => [profit, ...Array.from({ length: 11 }, () => 0)];
  const taxes = accrueProfitTax([...year(-100), ...year(100), ...year(100)], FLAT, 50);
  expect([taxes[0], taxes[12], taxes[24]]).toEqual([0, 0, 13]);
});
