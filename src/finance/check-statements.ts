// Whether profit, cash and balance tell one story. Each check recomputes its figures from the finished lines; none looks at how they were made.
import type { BalanceSheet } from './balance-sheet.ts';
import type { ProjectedMonth } from './financial-model.ts';
import { spentBeforeOpening } from './measure-opening.ts';
import type { UncheckedModel } from './unchecked-model.ts';

type Check = (model: UncheckedModel) => boolean;

/** Every month, and at the opening: what the business has equals what it owes and what it keeps. */
export const doesBalance: Check = ({ balances, months }) =>
  balances.length === months.length + 1 && balances.every((balance) => assetsOf(balance) === claimsOn(balance));

/** Cash as received and paid equals cash as profit less what it cost no money to lose, every month. */
export const doCashFlowsAgree: Check = ({ months, balances }) =>
  months.every((month, index) => {
    const [before, after] = [balances[index], balances[index + 1]];
    return before !== undefined && after !== undefined && directFlow(month) === indirectFlow(month, before, after);
  });

/** Closing cash is opening cash and the month's flows, and it is the balance's and the year's. */
export const isCashConsistent: Check = ({ funding, months, years, balances }) => {
  const opening = (index: number) => months[index - 1]?.cash ?? funding.openingCash;
  const chained = months.every(
    (month, index) => month.cash === opening(index) + directFlow(month) && month.cash === balances[index + 1]?.cash,
  );
  const closing = years.every((year) => year.closingCash === months[year.year * 12 - 1]?.cash);
  return chained && closing && balances[0]?.cash === funding.openingCash;
};

/** Net fixed assets are what was bought to last, goods and deposit apart, less what was written off, and never below zero. */
export const areAssetsWorn: Check = ({ assumptions, funding, months, balances }) => {
  let left = funding.purchases - funding.spentTold - assumptions.goodsTold.value - assumptions.depositTold.value;
  return balances.every(({ fixedAssets }, index) => {
    left -= months[index - 1]?.depreciation ?? 0;
    return fixedAssets === left && fixedAssets >= 0;
  });
};

/** Retained earnings are the net results so far, less what opening cost without leaving an asset. */
export const areEarningsRetained: Check = ({ funding, months, balances }) => {
  let kept = -spentBeforeOpening(funding);
  return balances.every(({ retained, paidIn }, index) => {
    kept += months[index - 1]?.result ?? 0;
    return retained === kept && paidIn === funding.ownFunds + funding.raisedOwn;
  });
};

/** The tax on sales owed is what was charged, less what was borne and what was paid; it starts with the tax on opening. */
export const doesVatReconcile: Check = ({ assumptions, funding, months, balances }) => {
  let owed = -funding.openingVat;
  return balances.every(({ vatOwed }, index) => {
    const month = months[index - 1];
    if (month) owed += month.vatOnSales - month.vatOnCosts - month.vatPaid;
    return vatOwed === owed && (assumptions.vatEveryMonths > 0 || owed === 0);
  });
};

/** No year owes less than nothing; a loss lowers later tax once; what was accrued is paid or still owed. */
export const isTaxFair: Check = ({ assumptions, funding, months, years, balances }) => {
  const rates = [assumptions.profitTax.first.value, assumptions.profitTax.above.value];
  let losses = spentBeforeOpening(funding);
  for (const year of years) {
    const taxable = Math.max(0, year.profitBeforeTax - losses);
    const most = Math.ceil((taxable * Math.max(...rates)) / 10_000) + 1;
    const least = Math.floor((taxable * Math.min(...rates)) / 10_000) - 1;
    if (year.profitTax < 0 || year.profitTax > most || year.profitTax < least) return false;
    if (taxable === 0 && year.profitTax !== 0) return false;
    losses = Math.max(0, losses - year.profitBeforeTax);
  }
  let owed = 0;
  return balances.every(({ profitTaxOwed }, index) => {
    const month = months[index - 1];
    if (month) owed += month.profitTax - month.profitTaxPaid;
    return profitTaxOwed === owed;
  });
};

function directFlow(month: ProjectedMonth): number {
  const operating = month.collected - month.paidSuppliers - month.paidRunning - month.paidStaff - month.vatPaid - month.profitTaxPaid;
  return operating - month.interest - month.principal;
}

function indirectFlow(month: ProjectedMonth, before: BalanceSheet, after: BalanceSheet): number {
  const rise = (line: keyof BalanceSheet) => after[line] - before[line];
  const lent = rise('payables') + rise('vatOwed') + rise('profitTaxOwed') + rise('prepaid') + rise('loan');
  return month.result + month.depreciation - rise('receivables') - rise('stock') - rise('deposit') + lent;
}

function assetsOf({ cash, receivables, stock, fixedAssets, deposit }: BalanceSheet): number {
  return cash + receivables + stock + fixedAssets + deposit;
}

function claimsOn({ payables, vatOwed, profitTaxOwed, prepaid, loan, paidIn, retained }: BalanceSheet): number {
  return payables + vatOwed + profitTaxOwed + prepaid + loan + paidIn + retained;
}
