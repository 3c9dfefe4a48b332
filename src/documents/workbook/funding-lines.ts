// What opening takes, who pays for it, the loan month by month, and how much money the business needs in all.
import type { Assumptions } from '../../finance/assumption.ts';
import { taxLines } from './result-lines.ts';
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

const I = '{loanRatePoints}/120000';
const PAYMENTS = '({loanMonths}-{graceMonths})';

/** Uses and sources on the first day. */
export const OPENING_LINES: readonly WorkbookLine[] = [
  once('openingStock', 'Primeras existencias', 'First stock', 'ROUND({base.variableCost:first}*{daysOfStock}/30,0)'),
  once(
    'openingVat',
    'Impuesto de la inversión y del género',
    'Tax on the investment and the stock',
    'ROUND({investment}*{vatRestPoints}/10000,0)+ROUND({openingStock}*{vatGoodsPoints}/10000,0)',
  ),
  {
    ...once('openingUses', 'Total para abrir', 'Total to open', '{investment}+{openingStock}+{openingVat}+{deposit}+{preOpening}'),
    emphasis: 'total',
  },
  once('openingCash', 'Caja el primer día', 'Cash on the first day', '{ownFunds}+{loan}-{openingUses}'),
];

export const LOAN_LINES: readonly WorkbookLine[] = [
  {
    ...once(
      'instalment',
      'Cuota mensual tras la carencia',
      'Monthly instalment after grace',
      `IF({loan}<=0,0,IF({loanRatePoints}=0,ROUND({loan}/${PAYMENTS},0),ROUND({loan}*${I}/(1-(1+${I})^-${PAYMENTS}),0)))`,
    ),
    emphasis: 'total',
  },
  {
    id: 'interest',
    label: { es: 'Intereses', en: 'Interest' },
    format: 'money',
    months: 'ROUND({loanBalance:before}*{loanRatePoints}/120000,0)',
    years: 'sum',
    shared: true,
  },
  {
    id: 'principal',
    label: { es: 'Devolución de principal', en: 'Principal repaid' },
    format: 'money',
    months:
      'IF({number}>={loanMonths},{loanBalance:before},IF({number}<={graceMonths},0,MIN({loanBalance:before},{instalment}-{interest})))',
    years: 'sum',
    shared: true,
  },
  {
    id: 'loanBalance',
    label: { es: 'Deuda al cierre', en: 'Owed at the end' },
    format: 'money',
    opening: '{loan}',
    months: '{loanBalance:before}-{principal}',
    years: 'last',
    shared: true,
    emphasis: 'strong',
  },
];

/** The base case without any money but its own sales: how far the cash sinks is what the first months take. */
export function needLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const profit = 'profitAlone';
  const months: readonly WorkbookLine[] = [
    line(
      profit,
      'Resultado antes de impuestos, sin préstamo',
      'Profit before tax, without the loan',
      '{base.operatingResult}-{depreciation}',
    ),
    ...taxLines(assumptions, profit, { losses: 'lossesAlone', taxable: 'taxableAlone', due: 'taxDueAlone', tax: 'taxAlone' }),
    {
      ...line('taxPaidAlone', 'Impuesto pagado', 'Tax paid', ''),
      months: (month) => (month > 12 ? 'IF(MOD({number},12)=7,{taxAlone:last-year},0)' : null),
    },
    {
      ...line(
        'cashAlone',
        'Caja sin dinero de nadie',
        'Cash without anybody’s money',
        '{cashAlone:before}+{base.operatingCash}+{base.profitTaxPaid}-{taxPaidAlone}',
      ),
      opening: '-{openingUses}',
      years: 'last',
      emphasis: 'total',
    },
    runLine('runAlone', profit),
  ];
  return [...months.map((one) => ({ ...one, shared: true as const })), ...NEED_LINES];
}

/** Months in a row, up to this one, in which a profit is not below zero. */
export function runLine(id: string, profit: string): WorkbookLine {
  return {
    id,
    label: { es: 'Meses seguidos sin pérdida', en: 'Months in a row without a loss' },
    format: 'count',
    months: (month) => `IF({${profit}}>=0,${month === 1 ? '' : `{${id}:before}+`}1,0)`,
    emphasis: 'quiet',
  };
}

const NEED_LINES: readonly WorkbookLine[] = [
  once(
    'startUpLosses',
    'Lo que consumen los primeros meses',
    'What the first months take',
    'IF(COUNTIF({runAlone:all},3)=0,0,-MIN({cashAlone:with-opening})-{openingUses})',
  ),
  once('reserve', 'Reserva: dos meses de gastos fijos', 'Reserve: two months of fixed costs', '2*({fixedCostsSaid}+{extraPay})'),
  { ...once('need', 'Dinero necesario', 'Money needed', '{openingUses}+{startUpLosses}+{reserve}'), emphasis: 'total' },
  once('gap', 'Falta por reunir', 'Still to be found', 'MAX(0,{need}-{ownFunds}-{loan})'),
  once('spare', 'Sobra', 'Left over', 'MAX(0,{ownFunds}+{loan}-{need})'),
];

function once(id: string, es: string, en: string, formula: string, format: LineFormat = 'money'): WorkbookLine {
  return { id, label: { es, en }, format, once: formula, shared: true };
}

function line(id: string, es: string, en: string, months: string): WorkbookLine {
  return { id, label: { es, en }, format: 'money', months, years: 'sum' };
}
