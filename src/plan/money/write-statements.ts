// The three statements of three years, each half a page wide.
import { spentBeforeOpening } from '../../finance/measure-opening.ts';
import type { Draft } from '../draft.ts';
import type { Block, PlanText, Table } from '../plan.ts';
import { label } from '../say.ts';
import { figure, table, words } from '../write-block.ts';
import { isPassedThrough } from './owner-tax-words.ts';
import { paysCharges } from './pays-charges.ts';

/** Where customers pay every month, a year adds up payments and not customers. */
const MONTHLY_PAYMENTS: PlanText = { es: 'Cuotas mensuales cobradas', en: 'Monthly fees billed' };

export type Row = Table['rows'][number];

const YEARS = ['y1', 'y2', 'y3'] as const;

const YEAR_HEADS: readonly PlanText[] = [
  { es: 'Primero', en: 'First' },
  { es: 'Segundo', en: 'Second' },
  { es: 'Tercero', en: 'Third' },
];

function yearRow(name: PlanText, id: string, style?: Row['style']): Row {
  return { cells: [words(name), ...YEARS.map((year) => figure(`${id}-${year}`))], ...(style ? { style } : {}) };
}

/** A half-page table: a name and three or four figures, whose columns are as wide as the longest amount needs. */
export function narrowTable(draft: Draft, title: PlanText, first: PlanText, heads: readonly PlanText[], rows: readonly Row[]): Block {
  const figureWidth = longestAmount(draft) * 1.45 + 3;
  return table({
    title,
    size: 'treasury',
    columns: [
      { head: first, align: 'start', width: Math.max(24, 82 - heads.length * figureWidth) },
      ...heads.map((head) => ({ head, align: 'end' as const, width: figureWidth })),
    ],
    rows,
  });
}

/** Characters of the longest amount of the three years, its points and sign counted. */
function longestAmount({ model }: Draft): number {
  const amounts = model.years.flatMap(({ revenue, collected, closingCash }) => [revenue, collected, closingCash]);
  const digits = String(Math.max(...amounts.map((amount) => Math.abs(amount)))).length;
  return Math.max(7, digits + Math.floor((digits - 1) / 3) + 1);
}

const OWNERS_TAX: PlanText = { es: 'Impuesto del propietario', en: 'Owner’s income tax' };

function payName(draft: Draft): PlanText {
  if (isPassedThrough(draft)) return { es: 'Sueldos y retiros', en: 'Payroll and owner’s draws' };
  return paysCharges(draft) ? { es: 'Sueldos y cargas', en: 'Payroll and charges' } : { es: 'Sueldos', en: 'Payroll' };
}

export function writeIncome(draft: Draft): Block {
  const rows = [
    yearRow(
      draft.diagnosis.isRecurring ? MONTHLY_PAYMENTS : label(draft, { es: 'Número de {{units}}', en: 'Number of {{units}}' }),
      'units',
    ),
    yearRow({ es: 'Ingresos por ventas', en: 'Revenue' }, 'revenue'),
    yearRow({ es: 'Coste directo', en: 'Direct cost' }, 'variable-out'),
    yearRow({ es: 'Margen bruto', en: 'Gross margin' }, 'margin', 'strong'),
    yearRow(payName(draft), 'pay-out'),
    yearRow({ es: 'Alquiler', en: 'Rent' }, 'rent-out'),
    yearRow({ es: 'Publicidad', en: 'Marketing' }, 'marketing-out'),
    yearRow({ es: 'Otros gastos', en: 'Other costs' }, 'other-out'),
    yearRow({ es: 'EBITDA', en: 'EBITDA' }, 'operating', 'strong'),
    yearRow({ es: 'Amortización', en: 'Depreciation' }, 'depreciation-out'),
    yearRow({ es: 'Intereses', en: 'Interest' }, 'interest-out'),
    ...(hasOpeningSpent(draft) ? [yearRow({ es: 'Gastos de apertura', en: 'Pre-opening costs' }, 'opening-spent-out')] : []),
    yearRow({ es: 'Antes de impuestos', en: 'Profit before tax' }, 'before-tax', 'strong'),
    yearRow(isPassedThrough(draft) ? OWNERS_TAX : { es: 'Impuesto', en: 'Tax' }, 'tax-out'),
    yearRow({ es: 'Resultado neto', en: 'Net profit' }, 'result', 'total'),
  ];
  const title = { es: 'Cuenta de resultados', en: 'Income statement' };
  return narrowTable(draft, title, { es: 'Año', en: 'Year' }, YEAR_HEADS, rows);
}

/** Spent before the first month, and so out of the cash with which the first year begins. */
function hasOpeningSpent({ model }: Draft): boolean {
  return spentBeforeOpening(model.funding) > 0;
}

const RESULT_TRADED: PlanText = { es: 'Resultado, ya abierto', en: 'Net profit once open' };

export function writeBalance(draft: Draft): Block {
  const rows = [
    yearRow({ es: 'Inmovilizado neto', en: 'Net fixed assets' }, 'fixed-assets'),
    yearRow({ es: 'Fianza', en: 'Deposit' }, 'deposit-kept'),
    yearRow({ es: 'Existencias', en: 'Inventory' }, 'stock'),
    yearRow({ es: 'Clientes', en: 'Receivables' }, 'receivables'),
    yearRow({ es: 'Impuesto a favor', en: 'Tax recoverable' }, 'tax-credit'),
    yearRow({ es: 'Caja', en: 'Cash' }, 'cash'),
    yearRow({ es: 'Activo', en: 'Total assets' }, 'assets-total', 'total'),
    yearRow({ es: 'Capital aportado', en: 'Paid-in capital' }, 'paid-in'),
    yearRow({ es: 'Resultados acumulados', en: 'Retained earnings' }, 'retained'),
    yearRow({ es: 'Préstamo pendiente', en: 'Loan outstanding' }, 'loan-left'),
    yearRow({ es: 'Proveedores y anticipos', en: 'Payables and deposits' }, 'payables'),
    yearRow({ es: 'Impuestos por pagar', en: 'Taxes payable' }, 'taxes-owed'),
    yearRow({ es: 'Patrimonio neto y pasivo', en: 'Liabilities and equity' }, 'claims-total', 'total'),
  ];
  const title = { es: 'Balance al cierre del año', en: 'Balance sheet at year end' };
  return narrowTable(draft, title, { es: 'Año', en: 'Year' }, YEAR_HEADS, rows);
}

export function writeCashFlow(draft: Draft): Block {
  const rows = [
    yearRow({ es: 'Caja al empezar', en: 'Opening cash' }, 'cash-before', 'strong'),
    yearRow(hasOpeningSpent(draft) ? RESULT_TRADED : { es: 'Resultado neto', en: 'Net profit' }, 'flow-result'),
    yearRow({ es: 'Amortización', en: 'Depreciation' }, 'flow-depreciation'),
    yearRow({ es: 'Clientes y proveedores', en: 'Receivables, payables' }, 'flow-credit'),
    yearRow({ es: 'Existencias', en: 'Inventory' }, 'flow-stock'),
    yearRow({ es: 'Impuestos, a pagar o a favor', en: 'Taxes owed or due back' }, 'flow-tax'),
    yearRow({ es: 'Devolución del préstamo', en: 'Loan repayments' }, 'flow-loan'),
    yearRow({ es: 'Caja al cierre', en: 'Closing cash' }, 'cash', 'total'),
  ];
  const title = { es: 'Flujo de caja', en: 'Cash flow' };
  return narrowTable(draft, title, { es: 'Año', en: 'Year' }, YEAR_HEADS, rows);
}
