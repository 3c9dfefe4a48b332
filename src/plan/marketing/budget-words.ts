// The month's money for getting known, what it is of the sales, and how many customers it brings.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

export const CHANNELS_MISSING: Message = {
  id: 'chan.missing',
  when: ({ channels }) => !channels.some(({ isNamed }) => isNamed),
  variants: [
    {
      es: 'No se ha dicho cómo se enterarán los primeros clientes: lo primero es averiguar dónde miran hoy.',
      en: 'How the first customers will hear of it was not said: first find out where they look today.',
    },
    {
      es: 'Cómo llegará la noticia a los primeros clientes está sin decidir, a la espera de saber dónde se informan.',
      en: 'How to reach the first customers is undecided until it is known where they look.',
    },
    {
      es: 'Nadie compra lo que no sabe que existe, y queda por decir cómo lo sabrán: se pregunta a los posibles clientes dónde miran.',
      en: 'Nobody buys what they have not heard of, and how they would hear of it was not said: ask likely customers where they look.',
    },
  ],
};

export const BUDGETS: readonly Message[] = [
  {
    id: 'budget.none',
    when: ({ figures }) => figures['cost-marketing']?.value === 0,
    variants: [
      {
        es: 'En los gastos de un mes no hay dinero para publicidad, cuando en el sector se va entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}} de las ventas: esos canales se pagan con horas, y hay que saber de quién.',
        en: 'The monthly costs leave nothing for marketing, where the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales: these channels are paid for in hours, and somebody has to have them.',
      },
      {
        es: 'Nada de lo que cuesta un mes es para publicidad; en el sector se gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}} de lo vendido. O sale tiempo para hacerlo a mano o la cuenta necesita otra partida.',
        en: 'None of the monthly costs goes on marketing; the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales. Either there is time to do it by hand or the budget needs another line.',
      },
    ],
  },
  {
    id: 'budget.short',
    when: ({ figures }) => amountOf(figures, 'marketing-said') > amountOf(figures, 'cost-marketing'),
    variants: [
      {
        es: 'Se habló de {{fig:marketing-said*}} al mes, y no caben en los gastos fijos que se dieron: la cuenta lleva {{fig:cost-marketing*}}, un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}. Una de las dos cifras hay que corregirla antes de enseñar el plan.',
        en: '{{fig:marketing-said*}} a month was mentioned, but it does not fit the fixed costs given: the plan has {{fig:cost-marketing*}}, or {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. One of the two figures has to be corrected before the plan is shown.',
      },
      {
        es: 'Dos respuestas no encajan: {{fig:marketing-said*}} al mes para publicidad y unos gastos fijos en los que solo quedan {{fig:cost-marketing*}} para ello, el {{fig:marketing-share*}} de lo que se venderá el primer año. El sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}; conviene decidir cuál vale.',
        en: 'Two answers do not agree: {{fig:marketing-said*}} a month for marketing, and fixed costs that leave only {{fig:cost-marketing*}} for it, {{fig:marketing-share*}} of what the first year sells. The sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}; decide which is right.',
      },
    ],
  },
  {
    id: 'budget.apart.told',
    when: ({ model }) => model.assumptions.isMarketingApart && model.assumptions.marketing.origin === 'said',
    variants: [
      {
        es: 'Para publicidad se contó con {{fig:cost-marketing*}} al mes, aparte de los demás gastos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The marketing budget given, {{fig:cost-marketing*}} a month, is on top of the other costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
    ],
  },
  {
    id: 'budget.apart',
    when: ({ model }) => model.assumptions.isMarketingApart,
    variants: [
      {
        es: 'La publicidad no estaba entre los gastos dichos. Se cuenta aparte con {{fig:cost-marketing*}} al mes, lo usual en el sector: un {{fig:marketing-share*}} de las ventas del primer año.',
        en: 'Marketing was not among the costs given. {{fig:cost-marketing*}} a month, usual in the sector, is added to them: {{fig:marketing-share*}} of first-year sales.',
      },
      {
        es: 'De los gastos enumerados ninguno era publicidad: se le suman {{fig:cost-marketing*}} al mes, que es lo habitual del sector por confirmar: un {{fig:marketing-share*}} de lo vendido el primer año.',
        en: 'None of the costs listed was marketing: {{fig:cost-marketing*}} a month is added, usual in the sector and to be confirmed: {{fig:marketing-share*}} of first-year sales.',
      },
    ],
  },
  {
    id: 'budget',
    variants: [
      {
        es: 'Se cuenta con {{fig:cost-marketing*}} al mes, dentro de los gastos fijos: un {{fig:marketing-share*}} de las ventas del primer año, cuando en el sector se ve entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The plan sets aside {{fig:cost-marketing*}} a month within the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector runs from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'El presupuesto, {{fig:cost-marketing*}} al mes, sale de los gastos fijos y es un {{fig:marketing-share*}} de lo que se venderá el primer año; el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The budget, {{fig:cost-marketing*}} a month, comes out of the fixed costs and is {{fig:marketing-share*}} of first-year sales; the sector spends from {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'La publicidad cuesta {{fig:cost-marketing*}} al mes, que ya están en los gastos fijos: un {{fig:marketing-share*}} de lo vendido en el primer año, con el sector entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'Marketing costs {{fig:cost-marketing*}} a month, already in the fixed costs: {{fig:marketing-share*}} of first-year sales, where the sector spends between {{fig:sector-marketing-low*}} and {{fig:sector-marketing-high*}}.',
      },
    ],
  },
];

/** How many of the customers needed the money brings, at what one usually costs. */
export const REACH: readonly Message[] = [
  {
    id: 'reach.part',
    when: ({ figures }) => isBought(figures) && !paysForAll(figures),
    variants: [
      {
        es: 'Cada cliente traído con dinero sale a {{fig:paid-customer-cost*}}: el presupuesto trae {{fig:paid-customers*}} de los {{fig:funnel-customers}} que hacen falta.',
        en: 'Each customer won by money comes to {{fig:paid-customer-cost*}}: the budget brings in {{fig:paid-customers*}} of the {{fig:funnel-customers}} needed.',
      },
      {
        es: 'Hacen falta {{fig:funnel-customers}} clientes y el dinero trae {{fig:paid-customers*}}, a {{fig:paid-customer-cost*}} cada uno.',
        en: 'The forecast needs {{fig:funnel-customers}} customers; money brings in {{fig:paid-customers*}} of them, at {{fig:paid-customer-cost*}} each.',
      },
    ],
  },
  {
    id: 'reach.none',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') === 0 && !paysForOne(figures),
    variants: [
      {
        es: 'Un cliente suele costar {{fig:usual-customer-cost*}} en el sector, y con lo de un año no se paga ni uno: los {{fig:funnel-customers}} que hacen falta se ganan a mano, y los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de salir a buscarlos.',
        en: 'A customer usually costs {{fig:usual-customer-cost*}} in the sector, and a year of that budget pays for none: the {{fig:funnel-customers}} needed are won by hand, and the {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
      {
        es: 'En un año, ese dinero es menos de lo que suele costar un solo cliente en el sector, {{fig:usual-customer-cost*}}. Los {{fig:funnel-customers}} que hacen falta salen de horas, o de {{fig:budget-for-all*}} al mes; los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de salir a buscarlos.',
        en: 'Over a year, that budget is less than a single customer usually costs in the sector, {{fig:usual-customer-cost*}}. The {{fig:funnel-customers}} needed take hours of work, or {{fig:budget-for-all*}} a month; the {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
    ],
  },
  {
    id: 'reach.worked',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') === 0 && paysForOne(figures),
    variants: [
      {
        es: 'Ninguno de estos canales trae clientes a tanto cada uno: ese dinero paga lo que cuesta salir a buscarlos, {{fig:customer-spend*}} por cliente, y los {{fig:funnel-customers}} que hacen falta se ganan a mano.',
        en: 'None of these channels sells customers at so much each: the money covers the expenses of finding them, {{fig:customer-spend*}} per customer, and the {{fig:funnel-customers}} needed are won by hand.',
      },
    ],
  },
  {
    id: 'reach.all',
    when: ({ figures }) => isBought(figures) && paysForAll(figures),
    variants: [
      {
        es: 'Cada cliente traído con dinero sale a {{fig:paid-customer-cost*}}: {{fig:winning-budget*}} al mes traen en el año a los {{fig:funnel-customers}} que hacen falta.',
        en: 'Each customer won by money comes to {{fig:paid-customer-cost*}}: {{fig:winning-budget*}} a month brings in, over the year, all the {{fig:funnel-customers}} needed.',
      },
      {
        es: 'Los {{fig:funnel-customers}} clientes que hacen falta se traen con {{fig:winning-budget*}} al mes, a {{fig:paid-customer-cost*}} cada uno.',
        en: 'The {{fig:funnel-customers}} customers needed are all brought in by {{fig:winning-budget*}} a month, at {{fig:paid-customer-cost*}} each.',
      },
    ],
  },
  {
    id: 'reach.kept',
    when: ({ figures }) => isBought(figures) && amountOf(figures, 'keeping-budget') > 0,
    variants: [
      {
        es: 'Los otros {{fig:keeping-budget*}} al mes son para quien ya compró, y ahí no cuentan.',
        en: 'The other {{fig:keeping-budget*}} a month is for those who have already bought, and is not in that cost.',
      },
    ],
  },
  {
    id: 'reach.spare',
    when: ({ figures }) => isBought(figures) && amountOf(figures, 'afforded-customers') > amountOf(figures, 'paid-customers'),
    variants: [
      {
        es: 'A lo que suele costar un cliente por esos canales daría para {{fig:afforded-customers*}}: es un tope, y lo que sobre no se gasta.',
        en: 'At what those channels usually cost, it would pay for {{fig:afforded-customers*}}: it is a ceiling, and anything left over is not spent.',
      },
    ],
  },
];

/** Some of the customers are brought by money. */
function isBought(figures: Draft['figures']): boolean {
  return isSpent(figures) && amountOf(figures, 'paid-customers') > 0;
}

/** Money brings all of them. */
function paysForAll(figures: Draft['figures']): boolean {
  return amountOf(figures, 'paid-customers') === amountOf(figures, 'funnel-customers');
}

/** A year of it is what one customer usually costs, or more. */
function paysForOne(figures: Draft['figures']): boolean {
  return amountOf(figures, 'cost-marketing') * MONTHS_A_YEAR >= amountOf(figures, 'usual-customer-cost');
}

const MONTHS_A_YEAR = 12;

function isSpent(figures: Draft['figures']): boolean {
  return amountOf(figures, 'cost-marketing') > 0;
}
