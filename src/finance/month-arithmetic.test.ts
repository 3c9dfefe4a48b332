// The small rules every month stands on, each by hand.
import { describe, expect, it } from 'vitest';
import { addMonths, daysInMonth, monthIndex } from './add-months.ts';
import { depreciate } from './depreciate.ts';
import { findProfitMonth } from './find-profit-month.ts';
import { inflate } from './inflate.ts';
import { roundToTwoDigits } from './local-amount.ts';
import { daysOf, outstandingAmount } from './outstanding-amount.ts';
import { findLowestCash } from './run-scenarios.ts';

describe('the calendar', () => {
  it('counts months over the turn of a year', () => {
    expect([0, 1, 2, 14].map((count) => addMonths('2026-11', count))).toEqual(['2026-11', '2026-12', '2027-01', '2028-01']);
    expect([monthIndex('2026-01'), monthIndex('2026-12')]).toEqual([0, 11]);
  });

  it('knows the days of each month, and that 2100 is no leap year while 2000 was', () => {
    const months = ['2027-01', '2027-04', '2027-12', '2027-02', '2028-02', '2100-02', '2000-02', '2028-03'];
    expect(months.map(daysInMonth)).toEqual([31, 30, 31, 28, 29, 28, 29, 31]);
  });
});

describe('wear, delay and prices', () => {
  it('writes off in whole units that add up, and stops', () => {
    // 100 over 3 months: 33.3, 66.7 and 100 in all.
    expect([0, 1, 2, 3].map((index) => depreciate(100, 3, index))).toEqual([33, 34, 33, 0]);
  });

  it('leaves open the last days of what was billed', () => {
    // 45 days: the whole of the last month and half of the one before: 300 + 100.
    expect(outstandingAmount([100, 200, 300], 2, 45)).toBe(400);
    expect(outstandingAmount([100, 200, 300], 1, 30)).toBe(200);
    expect(outstandingAmount([100, 200, 300], 2, 0)).toBe(0);
    expect(outstandingAmount([100, 200, 300], 2, 120)).toBe(600);
    expect(daysOf(100, 45)).toBe(150);
  });

  it('raises once a year, rounded once', () => {
    // 1,000 × 1.025² = 1,050.625.
    expect([0, 1, 2].map((years) => inflate(1000, 250, years))).toEqual([1000, 1025, 1051]);
    expect(inflate(1000, 0, 2)).toBe(1000);
    // 100,000 million × 1.4² needs more than a double's exact range on the way.
    expect(inflate(1e11, 4000, 2)).toBe(196_000_000_000);
  });

  it('keeps two digits of an orientation', () => {
    expect([7, 99, 104, 1250, 52_632].map(roundToTwoDigits)).toEqual([7, 99, 100, 1300, 53_000]);
  });
});

describe('what is looked for in the months', () => {
  it('is the first of three profits in a row, nothing less', () => {
    const find = (...profits: number[]) => findProfitMonth(profits.map((profitBeforeTax) => ({ profitBeforeTax })));
    expect(find(-1, 0, 1, 2)).toBe(2);
    expect(find(1, 1, -1, 1, 1, 1, -1)).toBe(4);
    expect(find(1, 1, -1, 1, 1)).toBeNull();
  });

  it('is the lowest cash, the opening included, and the earliest of equals', () => {
    const months = [5, 3, 3, 9].map((cash, index) => ({ cash, number: index + 1 }));
    expect(findLowestCash(10, months)).toEqual({ amount: 3, month: 2 });
    expect(findLowestCash(3, months)).toEqual({ amount: 3, month: 0 });
  });
});
