// One line of reading for each of the three statements: what a lender would quote from it.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const equityOf = ({ figures }: Draft) => amountOf(figures, 'equity-y3');

/** What does not move goes from nothing to nothing. */
const isEven = ({ figures }: Draft) => amountOf(figures, 'operating-share-y1') === amountOf(figures, 'operating-share-y3');

export const READ_INCOME_EVEN: Message = {
  id: 'read.income.even',
  when: (draft) => !draft.diagnosis.sellsAtLoss && isEven(draft),
  variants: [
    {
      es: 'El margen bruto es del {{fig:margin-share}}, y el EBITDA es el {{fig:operating-share-y1*}} de las ventas tanto el primer año como el tercero.',
      en: 'Gross margin is {{fig:margin-share}}, and EBITDA is {{fig:operating-share-y1*}} of sales in both the first year and the third.',
    },
  ],
};

export const READ_INCOME: Message = {
  id: 'read.income',
  when: (draft) => !draft.diagnosis.sellsAtLoss && !isEven(draft),
  variants: [
    {
      es: 'De cada venta queda el {{fig:margin-share}} después del coste directo. Pagados los sueldos y los gastos fijos, el EBITDA es el {{fig:operating-share-y1*}} de las ventas el primer año y el {{fig:operating-share-y3*}} el tercero.',
      en: 'Each sale leaves {{fig:margin-share}} after direct costs. After pay and fixed costs, EBITDA is {{fig:operating-share-y1*}} of sales in the first year and {{fig:operating-share-y3*}} in the third.',
    },
    {
      es: 'El margen bruto es del {{fig:margin-share}}, y el EBITDA pasa del {{fig:operating-share-y1*}} de las ventas el primer año al {{fig:operating-share-y3*}} el tercero.',
      en: 'Gross margin is {{fig:margin-share}}, and EBITDA goes from {{fig:operating-share-y1*}} of sales in the first year to {{fig:operating-share-y3*}} in the third.',
    },
  ],
};

/** The first that holds. */
export const READ_CASH: readonly Message[] = [
  {
    id: 'read.cash.no-debt',
    when: ({ diagnosis }) => !diagnosis.hasLoan,
    variants: [
      {
        es: 'Desde la apertura los resultados suman {{fig:result-traded*}} y la caja varía en {{fig:cash-rise*}}, por la amortización, las existencias y los cobros, pagos e impuestos aplazados.',
        en: 'Since opening, results add up to {{fig:result-traded*}} and cash changes by {{fig:cash-rise*}}, because of depreciation, stock and the timing of receipts, payments and taxes.',
      },
    ],
  },
  {
    id: 'read.cash',
    variants: [
      {
        es: 'Desde la apertura los resultados suman {{fig:result-traded*}} y la caja varía en {{fig:cash-rise*}}, por el préstamo devuelto, la amortización y los cobros y pagos aplazados.',
        en: 'Since opening, results add up to {{fig:result-traded*}} and cash changes by {{fig:cash-rise*}}, because of the loan repaid, depreciation and the timing of receipts and payments.',
      },
      {
        es: 'Los resultados suman {{fig:result-traded*}} desde la apertura y la caja varía en {{fig:cash-rise*}}; la diferencia es la deuda devuelta, la amortización y los cobros y pagos aplazados.',
        en: 'Results add up to {{fig:result-traded*}} since opening and cash changes by {{fig:cash-rise*}}; the difference is the debt repaid, depreciation and the timing of receipts and payments.',
      },
    ],
  },
];

export const READ_BALANCE: readonly Message[] = [
  {
    id: 'read.balance.negative',
    when: (draft) => equityOf(draft) < 0,
    variants: [
      {
        es: 'Al cerrar el tercer año el patrimonio neto es de {{fig:equity-y3*}}. Por debajo de cero, una sociedad tiene que recibir más capital o disolverse.',
        en: 'At the end of the third year equity is {{fig:equity-y3*}}. Below zero, a company has to be recapitalised or wound up.',
      },
    ],
  },
  {
    id: 'read.balance',
    variants: [
      {
        es: 'Al cerrar el tercer año el patrimonio neto es de {{fig:equity-y3*}}, el {{fig:equity-share-y3*}} de todo el activo.',
        en: 'At the end of the third year equity is {{fig:equity-y3*}}, {{fig:equity-share-y3*}} of total assets.',
      },
      {
        es: 'El patrimonio neto del tercer año, {{fig:equity-y3*}}, es el {{fig:equity-share-y3*}} del activo, y el resto son deudas.',
        en: 'Equity in the third year, {{fig:equity-y3*}}, is {{fig:equity-share-y3*}} of assets, and the rest is debt.',
      },
    ],
  },
];

/** A tax credit that the third year still holds is money: a plan that leaves it on the books says what becomes of it. */
export const TAX_CREDIT: Message = {
  id: 'read.credit',
  when: ({ model }) => (model.balances[36]?.vatOwed ?? 0) < 0,
  variants: [
    {
      es: 'Quedan {{fig:tax-credit-y3*}} de impuesto de compras a favor, que el plan compensa con ventas futuras y cuya devolución puede pedir la asesoría.',
      en: '{{fig:tax-credit-y3*}} of tax on purchases is still recoverable: the plan offsets it against later sales, and the accountant can claim a refund.',
    },
  ],
};
