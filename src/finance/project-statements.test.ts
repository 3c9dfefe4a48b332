import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BalanceSheet } from './balance-sheet.ts';
import { CAFE_BALANCES, CAFE_LINES, CAFE_MONTHS } from './cafe-statements-fixture.ts';
import type { ProjectedMonth } from './financial-model.ts';
import type { OperatingMonth } from './project-operations.ts';
import { projectStatements, type Statements } from './project-statements.ts';
import type { StatementInputs } from './statement-inputs.ts';

/** A month of which only what matters here is said. */
function operating(line: Partial<OperatingMonth>): OperatingMonth {
  const revenue = line.revenue ?? 0;
  return { month: '', units: 0, turnover: revenue, revenue, variableCost: 0, staff: 0, rent: 0, marketing: 0, otherCosts: 0, ...line };
}

const NO_TAX_BANDS = { upTo: null, above: 0 };

const CAFE: StatementInputs = {
  operations: CAFE_LINES.revenue.map((revenue, index) =>
    operating({
      revenue,
      variableCost: CAFE_LINES.variableCost[index] ?? 0,
      staff: CAFE_LINES.payroll[index] ?? 0,
      otherCosts: CAFE_LINES.otherCosts[index] ?? 0,
    }),
  ),
  repayments: CAFE_LINES.interest.map((interest, index) => ({ interest, principal: CAFE_LINES.principal[index] ?? 0, balance: 0 })),
  // Tax on the opening: 21 % of 60,000 + 392 = 12,682.
  ...{
    ownFunds: 30_000,
    loan: 25_000,
    investment: 60_000,
    openingStock: 392,
    openingVat: 12_682,
    deposit: 0,
    preOpening: 3000,
    lifeMonths: 96,
  },
  ...{ daysToCollect: 0, daysToPay: 30, daysOfStock: 7, isShelfKept: false },
  ...{ vatOnSales: 2100, vatOnGoods: 2100, vatOnRest: 2100, vatEveryMonths: 3, vatMonthsGone: 0 },
  profitTax: { first: 1900, ...NO_TAX_BANDS },
};

/** What the café's model calls each line. */
const NAMES: Readonly<Record<string, keyof ProjectedMonth | keyof BalanceSheet>> = { netProfit: 'result', deposits: 'prepaid' };

describe('statements', () => {
  it('agree with the independent café in every cell', () => {
    const { months, balances } = projectStatements(CAFE);
    for (const [line, expected] of Object.entries(CAFE_MONTHS)) {
      const name = (NAMES[line] ?? line) as keyof ProjectedMonth;
      expect([line, months.map((month) => month[name])]).toEqual([line, expected]);
    }
    for (const [line, expected] of Object.entries(CAFE_BALANCES)) {
      const name = (NAMES[line] ?? line) as keyof BalanceSheet;
      expect([line, balances.map((balance) => balance[name])]).toEqual([line, expected]);
    }
  });

  const FIRST: StatementInputs = {
    operations: [operating({ revenue: 1000, variableCost: 400, staff: 200, otherCosts: 100 })],
    repayments: [],
    ...{
      ownFunds: 3000,
      loan: 0,
      investment: 1200,
      openingStock: 400,
      openingVat: 336,
      deposit: 50,
      preOpening: 0,
      lifeMonths: 12,
    },
    ...{ daysToCollect: 15, daysToPay: 0, daysOfStock: 30, isShelfKept: false },
    ...{ vatOnSales: 2100, vatOnGoods: 2100, vatOnRest: 2100, vatEveryMonths: 1, vatMonthsGone: 0 },
    profitTax: { first: 2500, ...NO_TAX_BANDS },
  };

  it('takes in no less than nothing in a month without sales, though all of them are paid ahead', () => {
    const sales = [9000, 9000, 0, 0, 3000].map((revenue) => operating({ revenue }));
    const { months, balances } = projectStatements({ ...FIRST, operations: sales, daysToCollect: -20, vatOnSales: 0 });
    expect(months.map(({ collected }) => collected)).toEqual([15_000, 9000, 0, 0, 0]);
    expect(balances.at(-1)?.prepaid).toBe(3000);
  });

  it('can be followed by hand in a first month', () => {
    // Sales 1,000 and 210 of VAT, collected after 15 days: half of 1,210 is still owed. Goods 400; stock of 30 days stays 400, so 400 bought.
    // VAT on costs: 21 % of 400 + 100 = 105. Depreciation: 1,200 ÷ 12 = 100. Profit: 1,000 − 400 − 200 − 100 − 100 = 200; tax 25 % = 50.
    const { months, balances } = projectStatements(FIRST);
    // Opening: 3,000 − 1,200 − 400 − 336 of VAT − 50 of deposit = 1,014.
    expect(balances[0]).toMatchObject({ cash: 1014, vatOwed: -336, deposit: 50 });
    expect(months[0]).toMatchObject({ profitBeforeTax: 200, profitTax: 50, result: 150, purchases: 400, collected: 605 });
    // Goods 400 + 84; the rest 100 + 21; pay 200.
    expect(months[0]).toMatchObject({ paidSuppliers: 484, paidRunning: 121, paidStaff: 200 });
    // Cash: 1,014 + 605 − 805 = 814. VAT: −336 + 210 − 105 = −231, still a credit.
    expect(balances[1]).toMatchObject({ cash: 814, receivables: 605, stock: 400, fixedAssets: 1100, vatOwed: -231, profitTaxOwed: 50 });
  });

  it('tax goods and the rest each at their rate, and settle by the calendar', () => {
    // Flowers at 10 %: 1,000 sold → 100; 400 bought → 40; rent and the rest 100 at 21 % → 21. Two months are gone of the first quarter.
    const rates = { vatOnSales: 1000, vatOnGoods: 1000, vatOnRest: 2100, vatEveryMonths: 3, vatMonthsGone: 2, openingVat: 0 };
    const month = FIRST.operations[0] as OperatingMonth;
    const { months } = projectStatements({ ...FIRST, ...rates, operations: [month, month, month] });
    expect(months[0]).toMatchObject({ vatOnSales: 100, vatOnPurchases: 40, vatOnCosts: 61, vatPaid: 0 });
    // The quarter closes with the first month: its 39 are paid in the second, and nothing in the third.
    expect(months.map(({ vatPaid }) => vatPaid)).toEqual([0, 39, 0]);
  });

  it('tax a profit by bands', () => {
    // A year of 12 × 5,000 = 60,000 less 1,200 written off = 58,800: 50,000 at 17 % is 8,500, and 8,800 at 20 % is 1,760.
    const operations = Array.from({ length: 12 }, () => operating({ revenue: 5000 }));
    const { months } = projectStatements({ ...FIRST, operations, openingStock: 0, profitTax: { first: 1700, upTo: 50_000, above: 2000 } });
    expect(months.reduce((sum, { profitTax }) => sum + profitTax, 0)).toBe(10_260);
  });

  it('balance every month, whatever the business, and both cash flows agree', () => {
    fc.assert(
      fc.property(anyInputs(), (business) => {
        const statements = projectStatements(business);
        for (const balance of statements.balances) expect(assetsOf(balance)).toBe(claimsOn(balance));
        for (let index = 0; index < 36; index++) expect(directCash(statements, index)).toBe(indirectCash(statements, index));
        for (const year of [0, 12, 24]) {
          const tax = statements.months.slice(year, year + 12).reduce((sum, month) => sum + month.profitTax, 0);
          expect(tax).toBeGreaterThanOrEqual(0);
        }
        const worn = statements.months.reduce((sum, month) => sum + month.depreciation, 0);
        expect(statements.balances[36]?.fixedAssets).toBe(business.investment - worn);
        if (business.lifeMonths <= 36) expect(worn).toBe(business.investment);
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});

function anyInputs(): fc.Arbitrary<StatementInputs> {
  const amount = fc.integer({ min: 0, max: 90_000 });
  const month = fc
    .record({ revenue: amount, variableCost: amount, staff: amount, rent: amount, marketing: amount, otherCosts: amount })
    .map(operating);
  const repayment = fc.record({ interest: fc.nat(500), principal: fc.nat(900), balance: fc.constant(0) });
  const rate = fc.constantFrom(0, 400, 1000, 1600, 2100);
  return fc.record({
    operations: fc.array(month, { minLength: 36, maxLength: 36 }),
    repayments: fc.array(repayment, { minLength: 36, maxLength: 36 }),
    ...{ ownFunds: fc.nat(200_000), loan: fc.nat(200_000), investment: fc.nat(400_000) },
    ...{ openingStock: fc.nat(9000), openingVat: fc.nat(9000), deposit: fc.nat(9000), preOpening: fc.nat(9000) },
    lifeMonths: fc.integer({ min: 1, max: 240 }),
    ...{ daysToCollect: fc.integer({ min: -60, max: 120 }), daysToPay: fc.nat(120), daysOfStock: fc.nat(120), isShelfKept: fc.boolean() },
    ...{ vatOnSales: rate, vatOnGoods: rate, vatOnRest: rate },
    ...{ vatEveryMonths: fc.constantFrom(0, 1, 2, 3), vatMonthsGone: fc.nat(2) },
    profitTax: fc.record({
      first: fc.constantFrom(0, 1700, 3500),
      upTo: fc.constantFrom(null, 50_000),
      above: fc.constantFrom(2000, 2650),
    }),
  });
}

function assetsOf({ cash, receivables, stock, fixedAssets, deposit }: BalanceSheet): number {
  return cash + receivables + stock + fixedAssets + deposit;
}

function claimsOn({ payables, vatOwed, profitTaxOwed, prepaid, loan, paidIn, retained }: BalanceSheet): number {
  return payables + vatOwed + profitTaxOwed + prepaid + loan + paidIn + retained;
}

function directCash({ months }: Statements, index: number): number | undefined {
  const month = months[index];
  if (!month) return undefined;
  const { collected, paidSuppliers, paidRunning, paidStaff, vatPaid, profitTaxPaid, interest } = month;
  return collected - paidSuppliers - paidRunning - paidStaff - vatPaid - profitTaxPaid - interest;
}

/** Net profit, what it cost no money to lose, and what others lent or took: the second way to the same cash. */
function indirectCash({ months, balances }: Statements, index: number): number | undefined {
  const [before, after, month] = [balances[index], balances[index + 1], months[index]];
  if (!before || !after || !month) return undefined;
  const rise = (line: keyof BalanceSheet) => after[line] - before[line];
  const lent = rise('payables') + rise('vatOwed') + rise('profitTaxOwed') + rise('prepaid');
  return month.result + month.depreciation - rise('receivables') - rise('stock') + lent;
}
