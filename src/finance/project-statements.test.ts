import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CAFE_BALANCES, CAFE_LINES, CAFE_MONTHS } from './cafe-statements-fixture.ts';
import { projectStatements } from './project-statements.ts';
import type { StatementInputs } from './statement-inputs.ts';
import type { BalanceSheet, Statements } from './statements.ts';

const CAFE: StatementInputs = {
  revenue: CAFE_LINES.revenue,
  variableCost: CAFE_LINES.variableCost,
  payroll: CAFE_LINES.payroll,
  otherCosts: CAFE_LINES.otherCosts,
  repayments: CAFE_LINES.interest.map((interest, index) => ({ interest, principal: CAFE_LINES.principal[index] ?? 0, balance: 0 })),
  ...{ ownFunds: 30_000, loan: 25_000, investment: 60_000, openingStock: 392, preOpening: 3000, lifeMonths: 96 },
  ...{ daysToCollect: 0, daysToPay: 30, daysOfStock: 7, vatRate: 2100, vatEveryMonths: 3, profitTaxRate: 1900 },
};

describe('statements', () => {
  it('agree with the independent café in every cell', () => {
    const { months, balances } = projectStatements(CAFE);
    for (const [line, expected] of Object.entries(CAFE_MONTHS)) {
      expect([line, months.map((month) => month[line as keyof typeof CAFE_MONTHS])]).toEqual([line, expected]);
    }
    for (const [line, expected] of Object.entries(CAFE_BALANCES)) {
      expect([line, balances.map((balance) => balance[line as keyof BalanceSheet])]).toEqual([line, expected]);
    }
  });

  it('can be followed by hand in a first month', () => {
    // Sales 1,000 and 210 of VAT, collected after 15 days: half of 1,210 is still owed. Goods 400; stock of 30 days stays 400, so 400 bought.
    // VAT on costs: 21 % of 400 + 100 = 105. Depreciation: 1,200 ÷ 12 = 100. Profit: 1,000 − 400 − 200 − 100 − 100 = 200; tax 25 % = 50.
    const { months, balances } = projectStatements({
      ...{ revenue: [1000], variableCost: [400], payroll: [200], otherCosts: [100], repayments: [] },
      ...{ ownFunds: 3000, loan: 0, investment: 1200, openingStock: 400, preOpening: 0, lifeMonths: 12 },
      ...{ daysToCollect: 15, daysToPay: 0, daysOfStock: 30, vatRate: 2100, vatEveryMonths: 1, profitTaxRate: 2500 },
    });
    // Opening: 3,000 − 1,200 − 400 − 336 of VAT = 1,064.
    expect(balances[0]).toMatchObject({ cash: 1064, vatOwed: -336 });
    expect(months[0]).toMatchObject({ profitBeforeTax: 200, profitTax: 50, netProfit: 150, purchases: 400, collected: 605, paid: 805 });
    // Cash: 1,064 + 605 − 805 = 864. VAT: −336 + 210 − 105 = −231, still a credit.
    expect(balances[1]).toMatchObject({ cash: 864, receivables: 605, stock: 400, fixedAssets: 1100, vatOwed: -231, profitTaxOwed: 50 });
  });

  it('balance every month, whatever the business, and both cash flows agree', () => {
    const line = fc.array(fc.integer({ min: 0, max: 90_000 }), { minLength: 36, maxLength: 36 });
    const inputs: fc.Arbitrary<StatementInputs> = fc.record({
      ...{ revenue: line, variableCost: line, payroll: line, otherCosts: line },
      repayments: fc.array(fc.record({ interest: fc.nat(500), principal: fc.nat(900), balance: fc.constant(0) }), {
        minLength: 36,
        maxLength: 36,
      }),
      ...{
        ownFunds: fc.nat(200_000),
        loan: fc.nat(200_000),
        investment: fc.nat(400_000),
        openingStock: fc.nat(9000),
        preOpening: fc.nat(9000),
      },
      lifeMonths: fc.integer({ min: 1, max: 240 }),
      ...{ daysToCollect: fc.integer({ min: -60, max: 120 }), daysToPay: fc.nat(120), daysOfStock: fc.nat(120) },
      ...{
        vatRate: fc.constantFrom(0, 1600, 2100),
        vatEveryMonths: fc.constantFrom(1, 2, 3),
        profitTaxRate: fc.constantFrom(0, 1900, 3500),
      },
    });
    fc.assert(
      fc.property(inputs, (business) => {
        const statements = projectStatements(business);
        for (const balance of statements.balances) expect(assetsOf(balance)).toBe(claimsOn(balance));
        for (let index = 0; index < 36; index++) expect(statements.months[index]?.operatingCash).toBe(indirectCash(statements, index));
        for (const year of [0, 12, 24]) {
          const tax = statements.months.slice(year, year + 12).reduce((sum, month) => sum + month.profitTax, 0);
          expect(tax).toBeGreaterThanOrEqual(0);
        }
        const worn = statements.months.reduce((sum, month) => sum + month.depreciation, 0);
        expect(statements.balances[36]?.fixedAssets).toBe(business.investment - worn);
        if (business.lifeMonths <= 36) expect(worn).toBe(business.investment);
      }),
      { numRuns: 60 },
    );
  });
});

function assetsOf({ cash, receivables, stock, fixedAssets }: BalanceSheet): number {
  return cash + receivables + stock + fixedAssets;
}

function claimsOn({ payables, vatOwed, profitTaxOwed, deposits, loan, paidIn, retained }: BalanceSheet): number {
  return payables + vatOwed + profitTaxOwed + deposits + loan + paidIn + retained;
}

/** Net profit, what it cost no money to lose, and what others lent or took: the second way to the same cash. */
function indirectCash({ months, balances }: Statements, index: number): number | undefined {
  const [before, after, month] = [balances[index], balances[index + 1], months[index]];
  if (!before || !after || !month) return undefined;
  const rise = (line: keyof BalanceSheet) => after[line] - before[line];
  const lent = rise('payables') + rise('vatOwed') + rise('profitTaxOwed') + rise('deposits');
  return month.netProfit + month.depreciation - rise('receivables') - rise('stock') + lent;
}
