// What it would take to pay those who own the business as those they employ: a lender does that sum first.
import type { Message } from '../message.ts';

/** The first that holds; none where their pay is no lower. */
export const PAY_AS_HIRED: readonly Message[] = [
  {
    id: 'team.pay.as-hired.cover',
    when: ({ figures }) => ['pay-gap', 'cover-as-hired', 'cover-y1'].every((id) => figures[id] !== undefined),
    variants: [
      {
        es: 'Cobrar lo mismo que quien se contrata, {{fig:hired-each}}, pide {{fig:pay-gap*}} más al mes: la cobertura del primer año pasaría de {{fig:cover-y1}} a {{fig:cover-as-hired*}}.',
        en: 'Pay equal to a hired person’s, {{fig:hired-each}}, takes {{fig:pay-gap*}} more a month: first-year cover would go from {{fig:cover-y1}} to {{fig:cover-as-hired*}}.',
      },
    ],
  },
  {
    id: 'team.pay.as-hired',
    when: ({ figures }) => figures['pay-gap'] !== undefined,
    variants: [
      {
        es: 'Cobrar lo mismo que quien se contrata, {{fig:hired-each}}, pide {{fig:pay-gap*}} más al mes: el primer año acabaría en {{fig:before-tax-as-hired*}} antes de impuestos.',
        en: 'Pay equal to a hired person’s, {{fig:hired-each}}, takes {{fig:pay-gap*}} more a month: the first year would end at {{fig:before-tax-as-hired*}} before tax.',
      },
    ],
  },
];
