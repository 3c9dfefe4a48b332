// Why cash is lowest in the month it is, and what a first month of some days holds.
import type { Message } from '../message.ts';

/** The first that holds. */
export const LOW_CAUSE: readonly Message[] = [
  {
    id: 'cash.cause.credit',
    when: ({ figures }) => figures['low-credit'] !== undefined && figures['low-repaid'] !== undefined,
    variants: [
      {
        es: 'La caja baja cada año aunque haya beneficio. En el tercero se devuelven {{fig:low-repaid*}} de préstamo y quedan sin recuperar otros {{fig:low-credit*}} del impuesto de las compras, que volverían a la caja si se pidiera la devolución cada año.',
        en: 'Cash falls every year although there is a profit. The third year pays back {{fig:low-repaid*}} of the loan and leaves a further {{fig:low-credit*}} of tax on purchases unrecovered, which would come back if a refund were claimed each year.',
      },
    ],
  },
  {
    id: 'cash.cause.repaid',
    when: ({ figures }) => figures['low-repaid'] !== undefined,
    variants: [
      {
        es: 'La caja baja aunque haya beneficio porque el tercer año devuelve {{fig:low-repaid*}} de préstamo, más de lo que genera.',
        en: 'Cash falls although there is a profit, because the third year pays back {{fig:low-repaid*}} of the loan, which is more than it generates.',
      },
    ],
  },
  {
    id: 'cash.cause.tax',
    when: ({ figures }) => figures['low-vat'] !== undefined,
    variants: [
      {
        es: 'Ese mes se pagan {{fig:low-vat*}} de impuesto de ventas. Sin ese pago entraría más de lo que sale, como ocurre ya en {{fig:low-next-month}}, con {{fig:low-next-in*}} de cobros y {{fig:low-next-out*}} de pagos.',
        en: 'That month pays {{fig:low-vat*}} of tax on sales. Without that payment more would come in than goes out, as happens in {{fig:low-next-month}}, with {{fig:low-next-in*}} received and {{fig:low-next-out*}} paid.',
      },
    ],
  },
  {
    id: 'cash.cause.climb',
    when: ({ figures }) => figures['low-every'] !== undefined,
    variants: [
      {
        es: 'Hasta ese mes el negocio paga más de lo que cobra, porque las ventas todavía no cubren los gastos. El primer mes en que entra más de lo que sale es {{fig:low-next-month}}, con {{fig:low-next-units*}} {{units}}: {{fig:low-next-in*}} frente a {{fig:low-next-out*}}.',
        en: 'Until then the business pays out more than it collects, because sales do not yet cover the costs. The first month to bring in more than it pays is {{fig:low-next-month}}, at {{fig:low-next-units*}} {{units}}: {{fig:low-next-in*}} against {{fig:low-next-out*}}.',
      },
    ],
  },
  {
    id: 'cash.cause',
    when: ({ figures }) => figures['low-in'] !== undefined,
    variants: [
      {
        es: 'Ese mes salen {{fig:low-out*}} y entran {{fig:low-in*}}. Desde {{fig:low-next-month}}, con {{fig:low-next-units*}} {{units}}, la caja vuelve a subir.',
        en: 'That month {{fig:low-out*}} goes out and {{fig:low-in*}} comes in. From {{fig:low-next-month}}, at {{fig:low-next-units*}} {{units}}, cash rises again.',
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
      es: 'El primer mes solo cuenta desde el {{fig:ready-by}}, pero paga los gastos del mes entero.',
      en: 'The first month counts only from {{fig:ready-by}}, but pays a whole month’s costs.',
    },
  ],
};
