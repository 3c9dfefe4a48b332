// The treasury: what is really collected and paid, and when; then the same cash from the result, by the indirect way.
import type { Assumptions } from '../../finance/assumption.ts';
import type { WorkbookLine } from './workbook-line.ts';

/** Months of credit that the formulas allow for at least, so that the days may be changed. */
const LEAST_CREDIT_MONTHS = 4;

/** Tax on sales, credit given and taken, stock: what lies between the result and the cash. */
export function workingLines(assumptions: Assumptions): readonly WorkbookLine[] {
  return [
    line('vatOnSales', 'Impuesto repercutido en ventas', 'Tax charged on sales', 'ROUND({revenue}*{vatSalesPoints}/10000,0)'),
    {
      ...line(
        'stock',
        'Existencias',
        'Stock',
        assumptions.isShelfKept ? '{stock:before}' : 'MAX(ROUND({variableCost}*{daysOfStock}/30,0),{stock:before}-{variableCost})',
      ),
      opening: '{openingStock}+{goodsTold}',
      years: 'last',
    },
    line('purchases', 'Compras de género', 'Goods bought', '{variableCost}+{stock}-{stock:before}'),
    line('vatOnPurchases', 'Impuesto de esas compras', 'Tax on those goods', 'ROUND({purchases}*{vatGoodsPoints}/10000,0)'),
    line(
      'vatOnCosts',
      'Impuesto de todo lo comprado',
      'Tax on everything bought',
      'ROUND(({purchases}*{vatGoodsPoints}+({rent}+{marketing}+{otherCosts})*{vatRestPoints})/10000,0)',
    ),
    line('billed', 'Facturado, con impuestos', 'Billed, sales tax included', '{revenue}+{vatOnSales}'),
    line('bought', 'Comprado, con impuestos', 'Bought, sales tax included', '{purchases}+{vatOnPurchases}'),
    {
      ...line('receivables', 'Clientes pendientes de cobro', 'Owed by customers', ''),
      months: (month) => openAmount('billed', 'daysToCollect', month, assumptions.daysToCollect.value),
      years: 'last',
    },
    {
      ...line(
        'prepaid',
        'Anticipos de clientes',
        'Paid in advance',
        'MAX(ROUND({revenue}*MAX(0,-{daysToCollect})/30,0),{prepaid:before}-{billed})',
      ),
      years: 'last',
    },
    {
      ...line('payables', 'Proveedores pendientes de pago', 'Owed to suppliers', ''),
      months: (month) => `MAX(0,${openAmount('bought', 'daysToPay', month, assumptions.daysToPay.value)})`,
      years: 'last',
    },
  ];
}

/** The last days ÷ 30 months are still open, the oldest in part. */
function openAmount(amount: string, days: string, month: number, value: number): string {
  const reach = Math.min(month, Math.max(LEAST_CREDIT_MONTHS, Math.ceil(value / 30)));
  const parts = Array.from({ length: reach }, (_, back) =>
    back === 0 ? `{${amount}}*MIN(30,MAX(0,{${days}}))` : `{${amount}:${back}}*MIN(30,MAX(0,{${days}}-${30 * back}))`,
  );
  return `ROUND((${parts.join('+')})/30,0)`;
}

export const TREASURY_LINES: readonly WorkbookLine[] = [
  line(
    'collected',
    'Cobros de clientes',
    'Collected from customers',
    '{billed}-({receivables}-{receivables:before})+({prepaid}-{prepaid:before})',
  ),
  line('paidSuppliers', 'Pagos a proveedores', 'Paid to suppliers', '{bought}-({payables}-{payables:before})'),
  line(
    'paidRunning',
    'Alquiler, marketing y otros, con impuestos',
    'Rent, marketing and other, with tax',
    '{rent}+{marketing}+{otherCosts}+{vatOnCosts}-{vatOnPurchases}',
  ),
  line('paidStaff', 'Personal', 'Pay', '{staff}'),
  line(
    'vatPaid',
    'Liquidación del impuesto sobre las ventas',
    'Tax on sales settled',
    'IF({vatEvery}=0,0,IF(MOD(MONTH({month})-1,{vatEvery})=0,MAX(0,{vatOwed:before}),0))',
  ),
  {
    ...line('profitTaxPaid', 'Impuesto sobre el beneficio del año anterior', 'Tax on the profit of the year before', ''),
    months: (month) => (month > 12 ? 'IF(MOD({number},12)=7,{profitTax:last-year},0)' : null),
  },
  {
    ...line(
      'operatingCash',
      'Caja de la actividad',
      'Cash from operations',
      '{collected}-{paidSuppliers}-{paidRunning}-{paidStaff}-{vatPaid}-{profitTaxPaid}',
    ),
    emphasis: 'total',
  },
  {
    ...line('cash', 'Caja al cierre', 'Closing cash', '{cash:before}+{operatingCash}-{interest}-{principal}'),
    opening: '{openingCash}',
    years: 'last',
    emphasis: 'strong',
  },
];

/** The indirect way: the result, put right for what is no cash. It must come to the same. */
export const INDIRECT_LINES: readonly WorkbookLine[] = [
  line(
    'workingCapital',
    'Variación del circulante',
    'Change in working capital',
    '({receivables}-{receivables:before})+({stock}-{stock:before})-({prepaid}-{prepaid:before})-({payables}-{payables:before})-({vatOwed}-{vatOwed:before})-({profitTaxOwed}-{profitTaxOwed:before})',
  ),
  {
    ...line(
      'indirectCash',
      'Variación de la caja, por este camino',
      'Change in cash, worked out this way',
      '{result}+{depreciation}-{workingCapital}-{principal}',
    ),
    emphasis: 'total',
  },
  {
    ...line(
      'cashDifference',
      'Diferencia con la caja (debe ser 0)',
      'Difference from the cash (must be 0)',
      '{cash}-{cash:before}-{indirectCash}',
    ),
    emphasis: 'quiet',
  },
];

function line(id: string, es: string, en: string, months: string): WorkbookLine {
  return { id, label: { es, en }, format: 'money', months, years: 'sum' };
}
