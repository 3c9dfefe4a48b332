// What it would take to pay those who own the business as those they employ: a lender does that sum first.
import type { Message } from '../message.ts';

/** The first that holds; none where their pay is no lower. */
export const PAY_AS_HIRED: readonly Message[] = [
  {
    id: 'team.pay.as-hired.cover',
    when: ({ figures }) => ['pay-gap', 'cover-as-hired', 'cover-y1'].every((id) => figures[id] !== undefined),
    variants: [
      {
        es: 'Cobrar lo mismo que un empleado, {{fig:hired-each}}, costaría {{fig:pay-gap*}} más al mes, y la cobertura de la deuda el primer año pasaría de {{fig:cover-y1}} a {{fig:cover-as-hired*}}.',
        en: 'Pay equal to an employee’s, {{fig:hired-each}}, would cost {{fig:pay-gap*}} more a month, and first-year debt cover would go from {{fig:cover-y1}} to {{fig:cover-as-hired*}}.',
      },
    ],
  },
  {
    id: 'team.pay.as-hired',
    when: ({ figures }) => figures['pay-gap'] !== undefined,
    variants: [
      {
        es: 'Cobrar lo mismo que un empleado, {{fig:hired-each}}, costaría {{fig:pay-gap*}} más al mes, y el resultado del primer año sería de {{fig:before-tax-as-hired*}} antes de impuestos.',
        en: 'Pay equal to an employee’s, {{fig:hired-each}}, would cost {{fig:pay-gap*}} more a month, and the first year’s result would be {{fig:before-tax-as-hired*}} before tax.',
      },
    ],
  },
];
