// What opening takes, who pays for it, the loan month by month, and how much money the business needs in all.
import type { Assumptions } from '../../finance/assumption.ts';
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

/** Uses and sources on the first day. */
export const OPENING_LINES: readonly WorkbookLine[] = [
  once('openingStock', 'Primeras existencias', 'First stock', 'IF({goodsTold}>0,0,ROUND({base.variableCost:first}*{daysOfStock}/30,0))'),
  once(
    'openingVat',
    'Impuesto de la inversión, del género y del alquiler',
    'Tax on the investment, the stock and the rent',
    'ROUND((MAX(0,{investment}-{goodsTold}-{depositTold}-{takeoverTold})+{openingRent})*{vatRestPoints}/10000,0)+ROUND(({openingStock}+{goodsTold})*{vatGoodsPoints}/10000,0)',
  ),
  once('openingSpent', 'Gastado antes de abrir, sin dejar nada', 'Spent before opening, leaving nothing', '{preOpening}+{openingRent}'),
  {
    ...once('openingUses', 'Total para abrir', 'Total to open', '{investment}+{openingStock}+{openingVat}+{deposit}+{openingSpent}'),
    emphasis: 'total',
  },
  once('openingCash', 'Caja el primer día', 'Cash on the first day', '{ownFunds}+{loan}+{raisedOwn}+{raisedLoan}-{openingUses}'),
];

/** The loan month by month; where family lends the one that was told, the bank's beside it and both added up. */
export function loanLines({ isFamilyLoan }: Assumptions): readonly WorkbookLine[] {
  if (!isFamilyLoan) return debtLines(ONE_LOAN);
  return [...debtLines(FAMILY_LOAN), ...debtLines(BANK_LOAN), ...SUMMED_LOANS];
}

interface DebtLines {
  /** Ahead of each line's name. */
  readonly prefix: string;
  readonly amount: string;
  readonly rate: string;
  /** The months of the loan, and those of them in which only interest is paid. */
  readonly term: string;
  readonly grace: string;
  readonly whose: { readonly es: string; readonly en: string };
}

const OF_LOAN = { term: '{loanMonths}', grace: '{graceMonths}' } as const;
const ONE_LOAN: DebtLines = {
  prefix: '',
  amount: '({loan}+{raisedLoan})',
  rate: '{loanRatePoints}',
  ...OF_LOAN,
  whose: { es: '', en: '' },
};
const FAMILY_LOAN: DebtLines = {
  ...{ prefix: 'family', amount: '{loan}', rate: '{loanRatePoints}', ...OF_LOAN },
  whose: { es: ', familia', en: ', family' },
};
const BANK_LOAN: DebtLines = {
  ...{ prefix: 'bank', amount: '{raisedLoan}', rate: '{raisedRatePoints}', term: '{raisedMonths}', grace: 'MIN({grace},{raisedMonths}-1)' },
  whose: { es: ', banco', en: ', bank' },
};

/** The lines of one loan; only those of a single one are totals. */
function debtLines({ prefix, amount, rate, term, grace, whose }: DebtLines): readonly WorkbookLine[] {
  const id = (name: string) => (prefix === '' ? name : `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`);
  const of = (es: string, en: string) => ({ es: `${es}${whose.es}`, en: `${en}${whose.en}` });
  const monthly = `${rate}/120000`;
  const payments = `(${term}-${grace})`;
  const before = `{${id('loanBalance')}:before}`;
  return [
    {
      id: id('instalment'),
      label: of('Cuota mensual tras la carencia', 'Monthly instalment after grace'),
      format: 'money',
      once: `IF(${amount}<=0,0,IF(${rate}=0,ROUND(${amount}/${payments},0),ROUND(${amount}*${monthly}/(1-(1+${monthly})^-${payments}),0)))`,
      shared: true,
      ...(prefix === '' ? { emphasis: 'total' as const } : {}),
    },
    {
      id: id('interest'),
      label: of('Intereses', 'Interest'),
      format: 'money',
      months: `ROUND(${before}*${rate}/120000,0)`,
      years: 'sum',
      shared: true,
    },
    {
      id: id('principal'),
      label: of('Devolución de principal', 'Principal repaid'),
      format: 'money',
      months: `IF({number}>=${term},${before},IF({number}<=${grace},0,MIN(${before},{${id('instalment')}}-{${id('interest')}})))`,
      years: 'sum',
      shared: true,
    },
    {
      id: id('loanBalance'),
      label: of('Deuda al cierre', 'Owed at the end'),
      format: 'money',
      opening: amount,
      months: `${before}-{${id('principal')}}`,
      years: 'last',
      shared: true,
      emphasis: 'strong',
    },
  ];
}

const SUMMED_LOANS: readonly WorkbookLine[] = [
  {
    ...once('instalment', 'Cuota mensual de los dos', 'Monthly instalment of both', '{familyInstalment}+{bankInstalment}'),
    emphasis: 'total',
  },
  { ...line('interest', 'Intereses', 'Interest', '{familyInterest}+{bankInterest}'), shared: true },
  { ...line('principal', 'Devolución de principal', 'Principal repaid', '{familyPrincipal}+{bankPrincipal}'), shared: true },
  {
    ...line('loanBalance', 'Deuda al cierre', 'Owed at the end', '{familyLoanBalance}+{bankLoanBalance}'),
    opening: '{loan}+{raisedLoan}',
    years: 'last',
    shared: true,
    emphasis: 'strong',
  },
];

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

/** How far the cash sinks from the first day to its lowest, and two months in reserve. */
export const NEED_LINES: readonly WorkbookLine[] = [
  once(
    'startUpLosses',
    'Lo que consumen los primeros meses',
    'What the first months take',
    'IF({marginCents}<=0,0,IF(COUNTIF({base.run:all},3)=0,0,{openingCash}-MIN({base.cash:with-opening})))',
  ),
  once('reserve', 'Reserva: dos meses de gastos fijos', 'Reserve: two months of fixed costs', '2*({fixedCostsSaid}+{leftOut})'),
  { ...once('need', 'Dinero necesario', 'Money needed', '{openingUses}+{startUpLosses}+{reserve}'), emphasis: 'total' },
  once('gap', 'Falta por reunir', 'Still to be found', 'MAX(0,{need}-{ownFunds}-{loan})'),
  once('spare', 'Sobra', 'Left over', 'MAX(0,{ownFunds}+{loan}+{raisedOwn}+{raisedLoan}-{need})'),
];

function once(id: string, es: string, en: string, formula: string, format: LineFormat = 'money'): WorkbookLine {
  return { id, label: { es, en }, format, once: formula, shared: true };
}

function line(id: string, es: string, en: string, months: string): WorkbookLine {
  return { id, label: { es, en }, format: 'money', months, years: 'sum' };
}
