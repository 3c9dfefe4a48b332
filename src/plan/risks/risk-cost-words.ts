// What each kind of risk would cost, short enough for a cell. How likely it is nobody can say of a business that has not opened: no column does.
import type { RiskHit } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const has =
  (id: string) =>
  ({ figures }: Draft) =>
    figures[id] !== undefined;

/** How low the cash gets, or how much of it would be missing. */
const LOWEST_CASH: readonly Message[] = [
  {
    id: 'cost.cash.short',
    when: ({ diagnosis }) => diagnosis.cashNegative,
    variants: [
      {
        es: 'faltan {{fig:cash-short}} en caja en {{fig:cash-low-month}}',
        en: 'cash is {{fig:cash-short}} short in {{fig:cash-low-month}}',
      },
    ],
  },
  {
    id: 'cost.cash.low',
    variants: [
      {
        es: 'la caja baja a {{fig:cash-low}} en {{fig:cash-low-month}}',
        en: 'cash falls to {{fig:cash-low}} in {{fig:cash-low-month}}',
      },
    ],
  },
];

/** What a business lacks whose missing money is not raised. One that never pays its way lacks more each month, whatever is raised. */
export const MISSING_MONEY: readonly Message[] = [
  {
    id: 'cost.missing.opening',
    when: ({ diagnosis, model }) => diagnosis.breakEven === 'never' && model.funding.openingCash < 0,
    variants: [{ es: 'faltan {{fig:opening-short}} para poder abrir', en: '{{fig:opening-short}} short of opening at all' }],
  },
  {
    id: 'cost.missing.reserve',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [
      {
        es: 'se abre con {{fig:opening-cash}} en caja, sin reserva entera',
        en: 'it opens on {{fig:opening-cash}} of cash, short of a full reserve',
      },
    ],
  },
  {
    id: 'cost.missing.short',
    when: ({ diagnosis }) => diagnosis.toldCashNegative,
    variants: [
      {
        es: 'faltan {{fig:told-cash-short}} en caja{{toldLowWhen}}',
        en: 'cash is {{fig:told-cash-short}} short{{toldLowWhen}}',
      },
    ],
  },
  {
    id: 'cost.missing.low',
    variants: [
      {
        es: 'la caja baja a {{fig:told-cash-low}}{{toldLowWhen}}',
        en: 'cash falls to {{fig:told-cash-low}}{{toldLowWhen}}',
      },
    ],
  },
];

/** What a business that loses on each sale loses in a year. */
export const LOSS_OF_YEAR: Message = {
  id: 'cost.year-loss',
  variants: [{ es: '{{fig:loss-y1}} de pérdida el primer año', en: 'a loss of {{fig:loss-y1}} in the first year' }],
};

/** What a month below the forecast takes, and when the cash would be gone if it lasts. */
export const SLOW_MONTH: readonly Message[] = [
  {
    id: 'cost.slow.out',
    when: has('low-out-month'),
    variants: [
      {
        es: '{{fig:hit-slow}} menos de resultado al mes si se vende un {{fig:scenario-drop}} menos; si dura, la caja se acaba en {{fig:low-out-month}}',
        en: '{{fig:hit-slow}} less profit a month if sales are {{fig:scenario-drop}} lower; if it lasts, cash runs out in {{fig:low-out-month}}',
      },
    ],
  },
  {
    id: 'cost.slow',
    variants: [
      {
        es: '{{fig:hit-slow}} menos de resultado al mes con un {{fig:scenario-drop}} menos de {{lowOf}}',
        en: '{{fig:hit-slow}} less profit a month if {{lowOf}} are {{fig:scenario-drop}} lower',
      },
    ],
  },
];

/** What a late opening takes. */
export const LATE_START: Message = {
  id: 'cost.start',
  variants: [
    {
      es: '{{fig:hit-start}} menos de resultado el primer año, con un mes de gastos sin ventas',
      en: '{{fig:hit-start}} less net profit in the first year, with a month of costs and no sales',
    },
  ],
};

/** What a price that follows the costs a month behind gives away in a year. */
export const PRICES_BEHIND: Message = {
  id: 'cost.inflation',
  variants: [
    {
      es: '{{fig:hit-inflation}} al año si el precio sube un mes después',
      en: '{{fig:hit-inflation}} a year if the price follows a month later',
    },
  ],
};

/** Where each sale loses money, to sell less costs nothing more. */
const LOSS: Message = {
  id: 'cost.loss',
  when: ({ diagnosis }) => diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'no se puede calcular mientras cada {{unit}} pierda {{fig:loss-unit}}',
      en: 'cannot be worked out while each {{unit}} loses {{fig:loss-unit}}',
    },
  ],
};

const UNTOLD: Message = {
  id: 'cost.untold',
  variants: [{ es: 'las cifras de este plan no lo miden', en: 'not measured by the figures in this plan' }],
};

const COSTS: Message = {
  id: 'cost.costs',
  when: has('hit-costs'),
  variants: [
    {
      es: '{{fig:hit-costs}} el primer año si los gastos fijos suben un {{fig:bar-change}}',
      en: '{{fig:hit-costs}} in the first year if fixed costs rise {{fig:bar-change}}',
    },
  ],
};

const SALES: Message = {
  id: 'cost.sales',
  when: has('hit-sales'),
  variants: [
    {
      es: '{{fig:hit-sales}} el primer año si se vende un {{fig:bar-change}} menos',
      en: '{{fig:hit-sales}} in the first year if sales are {{fig:bar-change}} lower',
    },
  ],
};

const COST_OF: Readonly<Record<RiskHit, readonly Message[]>> = {
  goods: [
    {
      id: 'cost.goods',
      when: has('hit-goods'),
      variants: [
        {
          es: '{{fig:hit-goods}} el primer año si el coste directo sube un {{fig:bar-change}}',
          en: '{{fig:hit-goods}} in the first year if direct costs rise {{fig:bar-change}}',
        },
      ],
    },
    {
      id: 'cost.goods.none',
      variants: [
        {
          es: 'el plan no cuenta coste directo, así que toda subida se resta de los {{fig:price}}',
          en: 'the plan has no direct cost, so any rise comes out of the {{fig:price}}',
        },
      ],
    },
  ],
  price: [
    {
      id: 'cost.price',
      when: has('hit-price'),
      variants: [
        {
          es: '{{fig:hit-price}} el primer año si el precio baja un {{fig:bar-change}}',
          en: '{{fig:hit-price}} in the first year if the price falls {{fig:bar-change}}',
        },
      ],
    },
  ],
  sales: [SALES],
  client: [
    {
      id: 'cost.client.monthly',
      when: ({ diagnosis, figures }) => diagnosis.isRecurring && figures['hit-client'] !== undefined,
      variants: [
        {
          es: '{{fig:hit-client}} de margen al año por cada {{unit}} que se pierde',
          en: '{{fig:hit-client}} of margin a year for each {{unit}} lost',
        },
      ],
    },
    {
      id: 'cost.client',
      when: has('hit-sales'),
      variants: [
        {
          es: '{{fig:hit-sales}} el primer año si se pierde un {{fig:bar-change}} de las ventas',
          en: '{{fig:hit-sales}} in the first year if {{fig:bar-change}} of sales is lost',
        },
      ],
    },
  ],
  source: [
    {
      id: 'cost.source',
      when: has('hit-source'),
      variants: [
        {
          es: '{{fig:hit-source}} de margen al año si falla quien trae {{fig:source-customers}} de los {{fig:funnel-customers}} clientes',
          en: '{{fig:hit-source}} of margin a year if the source of {{fig:source-customers}} of the {{fig:funnel-customers}} customers is lost',
        },
      ],
    },
    SALES,
  ],
  rent: [
    {
      id: 'cost.rent',
      when: has('hit-rent'),
      variants: [
        {
          es: '{{fig:hit-rent}} más al año por cada {{fig:bar-change}} que suba el alquiler',
          en: '{{fig:hit-rent}} more a year for each {{fig:bar-change}} rise in rent',
        },
      ],
    },
    COSTS,
  ],
  wages: [
    {
      id: 'cost.wages',
      when: has('hit-wages'),
      variants: [
        {
          es: '{{fig:hit-wages}} más al año por cada {{fig:bar-change}} que suban los sueldos',
          en: '{{fig:hit-wages}} more a year for each {{fig:bar-change}} pay rise',
        },
      ],
    },
    COSTS,
  ],
  costs: [COSTS],
  week: [
    {
      id: 'cost.week',
      when: has('hit-week'),
      variants: [
        {
          es: '{{fig:hit-week}} de margen por semana sin vender',
          en: '{{fig:hit-week}} of margin a week without sales',
        },
      ],
    },
  ],
  month: [
    {
      id: 'cost.month',
      when: has('hit-month'),
      variants: [
        {
          es: '{{fig:hit-month}} de margen por mes sin vender',
          en: '{{fig:hit-month}} of margin a month without sales',
        },
      ],
    },
  ],
  late: [
    {
      id: 'cost.late',
      when: has('hit-late'),
      variants: [
        {
          es: '{{fig:hit-late}} menos de caja en el peor mes si se cobra {{fig:late-days}} días más tarde',
          en: '{{fig:hit-late}} less cash in the tightest month if customers pay {{fig:late-days}} days later',
        },
      ],
    },
    {
      id: 'cost.late.none',
      variants: [
        {
          es: 'cobrar {{fig:late-days}} días más tarde no empeora el peor mes de caja',
          en: 'being paid {{fig:late-days}} days later does not lower the cash low point',
        },
      ],
    },
  ],
  unpaid: [
    {
      id: 'cost.unpaid',
      when: ({ figures }) => Number(figures['unpaid-sales']?.value) > 1,
      variants: [
        {
          es: '{{fig:price}} por cada impago, el margen de {{fig:unpaid-sales}} {{units}}',
          en: '{{fig:price}} for each unpaid bill, the margin on {{fig:unpaid-sales}} {{units}}',
        },
      ],
    },
    { id: 'cost.unpaid.one', variants: [{ es: '{{fig:price}} por cada impago', en: '{{fig:price}} for each unpaid bill' }] },
  ],
  again: [
    LOSS,
    {
      id: 'cost.again',
      when: ({ model }) => model.assumptions.unitCostCents.value > 0,
      variants: [
        {
          es: '{{fig:unit-cost}} por repetir el trabajo, sobre un margen de {{fig:margin-unit}} por {{unit}}',
          en: '{{fig:unit-cost}} to do the work again, out of a margin of {{fig:margin-unit}} per {{unit}}',
        },
      ],
    },
    {
      id: 'cost.again.none',
      variants: [
        {
          es: 'el tiempo de repetir el trabajo, sin otro coste en el plan',
          en: 'the time to redo the work, with no other cost in the plan',
        },
      ],
    },
  ],
  waste: [
    {
      id: 'cost.waste',
      when: ({ model }) => model.assumptions.unitCostCents.value > 0,
      variants: [
        {
          es: '{{fig:unit-cost}} por cada {{unit}} que se estropea sin venderse',
          en: '{{fig:unit-cost}} for each {{unit}} wasted before it is sold',
        },
      ],
    },
  ],
  'lost-sale': [
    LOSS,
    {
      id: 'cost.lost-sale',
      variants: [
        { es: '{{fig:margin-unit}} de margen por cada {{unit}} que se pierde', en: '{{fig:margin-unit}} of margin for each {{unit}} lost' },
      ],
    },
  ],
  margin: [
    LOSS,
    {
      id: 'cost.margin',
      variants: [
        {
          es: 'se resta de los {{fig:margin-unit}} de margen por {{unit}}',
          en: 'comes out of the {{fig:margin-unit}} margin on each {{unit}}',
        },
      ],
    },
  ],
  adverts: [
    LOSS,
    {
      id: 'cost.adverts',
      variants: [
        {
          es: 'si un cliente cuesta más de {{fig:margin-unit}}, su primera compra pierde dinero',
          en: 'if a customer costs more than {{fig:margin-unit}}, the first sale loses money',
        },
      ],
    },
  ],
  cash: LOWEST_CASH,
  policy: [
    {
      id: 'cost.policy.bare',
      when: ({ diagnosis }) => diagnosis.hasGap,
      variants: [
        {
          es: 'lo que no cubra la póliza, con la reserva de {{fig:reserve}} aún por reunir',
          en: 'anything the policy excludes, with the {{fig:reserve}} reserve still to be raised',
        },
      ],
    },
    {
      id: 'cost.policy',
      variants: [
        {
          es: 'lo que no cubra la póliza, con una reserva de {{fig:reserve}}',
          en: 'anything the policy excludes, against a reserve of {{fig:reserve}}',
        },
      ],
    },
  ],
};

/** Where no figure of the plan says. */
export const UNMEASURED: readonly Message[] = [UNTOLD];

/** What a risk that hits this would cost here: the first that holds. */
export function riskCosts(hits: RiskHit): readonly Message[] {
  return [...COST_OF[hits], LOSS, UNTOLD];
}
