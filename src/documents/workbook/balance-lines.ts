// The balance at the opening and at the end of each month.
import type { WorkbookLine } from './workbook-line.ts';

const both = (es: string, en: string) => ({ es, en });
const MONEY = { format: 'money', years: 'last' } as const;

export const BALANCE_LINES: readonly WorkbookLine[] = [
  {
    id: 'fixedAssets',
    label: both('Inmovilizado', 'Fixed assets'),
    ...MONEY,
    opening: '{openingPurchases}-{formalitiesTold}-{launchTold}-{goodsTold}-{depositTold}',
    months: '{fixedAssets:before}-{depreciation}',
    shared: true,
  },
  {
    id: 'depositPaid',
    label: both('Fianza', 'Deposit'),
    ...MONEY,
    opening: '{deposit}+{depositTold}',
    months: '{depositPaid:before}',
    shared: true,
  },
  {
    id: 'assets',
    label: both('Total activo', 'Total assets'),
    ...MONEY,
    opening: '{cash}+{stock}+{fixedAssets}+{depositPaid}',
    months: '{cash}+{receivables}+{stock}+{fixedAssets}+{depositPaid}',
    emphasis: 'strong',
  },
  {
    id: 'vatOwed',
    label: both('Impuesto sobre las ventas (negativo: a favor)', 'Tax on sales (negative: to be given back)'),
    ...MONEY,
    opening: '-{openingVat}',
    months: '{vatOwed:before}+{vatOnSales}-{vatOnCosts}-{vatPaid}',
  },
  {
    id: 'profitTaxOwed',
    label: both('Impuesto sobre el beneficio', 'Tax on profit'),
    ...MONEY,
    months: '{profitTaxOwed:before}+{profitTax}-{profitTaxPaid}',
  },
  {
    id: 'paidIn',
    label: both('Capital aportado', 'Money paid in'),
    ...MONEY,
    opening: '{ownFunds}+{raisedOwn}',
    months: '{paidIn:before}',
    shared: true,
  },
  {
    id: 'retained',
    label: both('Resultados acumulados', 'Retained results'),
    ...MONEY,
    opening: '-{openingSpent}',
    months: '{retained:before}+{result}',
  },
  {
    id: 'claims',
    label: both('Total patrimonio y pasivo', 'Total equity and liabilities'),
    ...MONEY,
    opening: '{vatOwed}+{loanBalance}+{paidIn}+{retained}',
    months: '{payables}+{vatOwed}+{profitTaxOwed}+{prepaid}+{loanBalance}+{paidIn}+{retained}',
    emphasis: 'strong',
  },
  {
    id: 'balanceDifference',
    label: both('Diferencia (debe ser 0)', 'Difference (must be 0)'),
    ...MONEY,
    opening: '{assets}-{claims}',
    months: '{assets}-{claims}',
    emphasis: 'quiet',
  },
];
