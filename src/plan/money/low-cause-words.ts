// Why cash is lowest in the month it is, and what a first month of some days holds.
import type { Message } from '../message.ts';

/** The first that holds. */
export const LOW_CAUSE: readonly Message[] = [
  {
    id: 'cash.cause.credit',
    when: ({ figures }) => figures['low-credit'] !== undefined && figures['low-repaid'] !== undefined,
    variants: [
      {
        es: 'Baja cada año aunque haya beneficio: en el tercero se devuelven {{fig:low-repaid*}} de préstamo y quedan sin recuperar otros {{fig:low-credit*}} de impuesto de las compras, que pidiendo la devolución cada año volverían a la caja.',
        en: 'It falls every year although there is a profit: the third pays back {{fig:low-repaid*}} of the loan and leaves a further {{fig:low-credit*}} of tax on purchases unrecovered, which would come back if its refund were asked for each year.',
      },
    ],
  },
  {
    id: 'cash.cause.repaid',
    when: ({ figures }) => figures['low-repaid'] !== undefined,
    variants: [
      {
        es: 'Baja aunque haya beneficio porque el tercer año devuelve {{fig:low-repaid*}} de préstamo, más de lo que deja.',
        en: 'It falls although there is a profit, because the third year pays back {{fig:low-repaid*}} of the loan, more than it leaves.',
      },
    ],
  },
  {
    id: 'cash.cause.tax',
    when: ({ figures }) => figures['low-vat'] !== undefined,
    variants: [
      {
        es: 'Ese mes se pagan {{fig:low-vat*}} de impuesto de ventas: sin ellos entraría más de lo que sale, como ya ocurre en {{fig:low-next-month}}, con {{fig:low-next-in*}} de cobros y {{fig:low-next-out*}} de pagos.',
        en: 'That month pays {{fig:low-vat*}} of tax on sales: without it more would come in than goes out, as it does in {{fig:low-next-month}}, with {{fig:low-next-in*}} in and {{fig:low-next-out*}} out.',
      },
    ],
  },
  {
    id: 'cash.cause.climb',
    when: ({ figures }) => figures['low-every'] !== undefined,
    variants: [
      {
        es: 'Hasta ahí cada mes paga más de lo que cobra, porque las ventas aún no llegan a los gastos; {{fig:low-next-month}}, con {{fig:low-next-units*}} {{units}}, es el primero en que entra más de lo que sale: {{fig:low-next-in*}} frente a {{fig:low-next-out*}}.',
        en: 'Up to then every month pays out more than it collects, because sales do not yet reach the costs; {{fig:low-next-month}}, at {{fig:low-next-units*}} {{units}}, is the first to bring in more than it pays: {{fig:low-next-in*}} against {{fig:low-next-out*}}.',
      },
    ],
  },
  {
    id: 'cash.cause',
    when: ({ figures }) => figures['low-in'] !== undefined,
    variants: [
      {
        es: 'Ese mes salen {{fig:low-out*}} y entran {{fig:low-in*}}; desde {{fig:low-next-month}}, con {{fig:low-next-units*}} {{units}}, la caja vuelve a subir.',
        en: 'That month {{fig:low-out*}} goes out and {{fig:low-in*}} comes in; from {{fig:low-next-month}}, at {{fig:low-next-units*}} {{units}}, cash rises again.',
      },
    ],
  },
];

/** Half a month's trading is no sign of a slow start. */
export const FIRST_DAYS: Message = {
  id: 'cash.first-days',
  when: ({ figures }) => figures['first-days'] !== undefined,
  variants: [
    {
      es: 'El primer mes cuenta solo sus {{fig:first-days*}} días abiertos, con los gastos del mes entero.',
      en: 'The first month counts only its {{fig:first-days*}} days of trading, with the costs of a whole month.',
    },
  ],
};
