// What opening takes, who pays for it, and how much money the business needs in all.
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

/** Uses and sources on the first day. */
export const OPENING_LINES: readonly WorkbookLine[] = [
  once('openingPurchases', 'De la inversión, lo que se compra', 'Of the investment, what is bought', '{investment}-{reserveTold}'),
  once('openingStock', 'Primeras existencias', 'First stock', 'IF({goodsTold}>0,0,ROUND({base.variableCost:first}*{daysOfStock}/30,0))'),
  once(
    'openingVat',
    'Impuesto de la inversión, del género y del alquiler',
    'Tax on the investment, the stock and the rent',
    'ROUND((MAX(0,{openingPurchases}-{goodsTold}-{depositTold}-{takeoverTold}-{formalitiesTold})+{openingRent})*{vatRestPoints}/10000,0)+ROUND(({openingStock}+{goodsTold})*{vatGoodsPoints}/10000,0)',
  ),
  once(
    'openingSpent',
    'Gastado antes de abrir, sin dejar nada',
    'Spent before opening, leaving nothing',
    '{preOpening}+{openingRent}+{formalitiesTold}+{launchTold}',
  ),
  {
    ...once(
      'openingUses',
      'Total para abrir',
      'Total to open',
      '{openingPurchases}+{openingStock}+{openingVat}+{deposit}+{preOpening}+{openingRent}',
    ),
    emphasis: 'total',
  },
  once('openingCash', 'Caja el primer día', 'Cash on the first day', '{ownFunds}+{loan}+{raisedOwn}+{raisedLoan}-{openingUses}'),
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

/** How far the cash sinks from the first day to its lowest, and what stays in reserve. */
export const NEED_LINES: readonly WorkbookLine[] = [
  once(
    'startUpLosses',
    'Lo que consumen los primeros meses',
    'What the first months take',
    'IF({marginCents}<=0,0,IF(COUNTIF({base.run:all},3)=0,0,{openingCash}-MIN({base.cash:with-opening})))',
  ),
  once(
    'reserve',
    'Reserva: la indicada, o dos meses de gastos fijos',
    'Reserve: as told, or two months of fixed costs',
    'IF({reserveTold}>0,MIN({reserveTold},MAX(2*({fixedCostsSaid}+{leftOut}),{reserveTold}-{startUpLosses})),2*({fixedCostsSaid}+{leftOut}))',
  ),
  { ...once('need', 'Dinero necesario', 'Money needed', '{openingUses}+{startUpLosses}+{reserve}'), emphasis: 'total' },
  once('gap', 'Falta por reunir', 'Still to be found', 'MAX(0,{need}-{ownFunds}-{loan})'),
  once('spare', 'Sobra', 'Left over', 'MAX(0,{ownFunds}+{loan}+{raisedOwn}+{raisedLoan}-{need})'),
];

function once(id: string, es: string, en: string, formula: string, format: LineFormat = 'money'): WorkbookLine {
  return { id, label: { es, en }, format, once: formula, shared: true };
}
