// The month's money for getting known, what it is of the sales, and how many customers it brings.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isPassedBy } from './unpaid-sources.ts';

export const CHANNELS_MISSING: Message = {
  id: 'chan.missing',
  when: ({ channels }) => !channels.some(({ isNamed }) => isNamed),
  variants: [
    {
      es: 'En la entrevista no se dijo cómo se enterarán los primeros clientes, así que lo primero es averiguar dónde miran hoy.',
      en: 'The interview did not say how the first customers will hear of it, so the first step is to find out where they look today.',
    },
    {
      es: 'Está por decidir cómo se enterarán los primeros clientes, y para decidirlo hay que saber dónde se informan.',
      en: 'How to reach the first customers is still to be decided, and that depends on where they look.',
    },
  ],
};

export const BUDGETS: readonly Message[] = [
  {
    id: 'budget.none',
    when: ({ figures }) => figures['cost-marketing']?.value === 0,
    variants: [
      {
        es: 'Los gastos de un mes no incluyen dinero para publicidad, en la que el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}} de las ventas. Estos canales se pagan con horas de trabajo, y hay que saber de quién.',
        en: 'The monthly costs leave nothing for marketing, on which the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales. These channels are paid for in hours of work, and somebody has to have them.',
      },
      {
        es: 'Ningún gasto del mes es para publicidad, en la que el sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}} de lo vendido. O alguien tiene tiempo para captar clientes en persona, o hay que añadir una partida a los gastos.',
        en: 'None of the monthly costs goes on marketing, on which the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}} of sales. Either somebody has time to win customers in person, or the costs need another line.',
      },
    ],
  },
  {
    id: 'budget.short',
    when: ({ figures }) => amountOf(figures, 'marketing-said') > amountOf(figures, 'cost-marketing'),
    variants: [
      {
        es: 'En la entrevista se habló de {{fig:marketing-said*}} al mes, que no caben en los gastos fijos que se dieron. El plan cuenta con {{fig:cost-marketing*}}, un {{fig:marketing-share*}} de las ventas del primer año, y el sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}. Hay que corregir una de las dos cifras antes de enseñar el plan.',
        en: 'The interview mentioned {{fig:marketing-said*}} a month, which does not fit the fixed costs given. The plan has {{fig:cost-marketing*}}, or {{fig:marketing-share*}} of first-year sales, and the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}. One of the two figures has to be corrected before the plan is shown.',
      },
      {
        es: 'Dos respuestas no encajan: {{fig:marketing-said*}} al mes para publicidad y unos gastos fijos en los que solo quedan {{fig:cost-marketing*}} para ella, un {{fig:marketing-share*}} de las ventas del primer año. El sector gasta del {{fig:sector-marketing-low*}} al {{fig:sector-marketing-high*}}, y conviene decidir cuál de las dos cifras vale.',
        en: 'Two answers do not agree: {{fig:marketing-said*}} a month for marketing, and fixed costs that leave only {{fig:cost-marketing*}} for it, or {{fig:marketing-share*}} of first-year sales. The sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}, and one of the two figures has to be chosen.',
      },
    ],
  },
  {
    id: 'budget.apart.told',
    when: ({ model }) => model.assumptions.isMarketingApart && model.assumptions.marketing.origin === 'said',
    variants: [
      {
        es: 'Para publicidad se contó con {{fig:cost-marketing*}} al mes, aparte de los demás gastos. Es un {{fig:marketing-share*}} de las ventas del primer año, y el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The marketing budget given, {{fig:cost-marketing*}} a month, is on top of the other costs. It is {{fig:marketing-share*}} of first-year sales, and the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
    ],
  },
  {
    id: 'budget.apart',
    when: ({ model }) => model.assumptions.isMarketingApart,
    variants: [
      {
        es: 'La publicidad no estaba entre los gastos que se dieron. El plan añade {{fig:cost-marketing*}} al mes, lo habitual en el sector, que son un {{fig:marketing-share*}} de las ventas del primer año.',
        en: 'Marketing was not among the costs given. The plan adds {{fig:cost-marketing*}} a month, which is usual in the sector and comes to {{fig:marketing-share*}} of first-year sales.',
      },
      {
        es: 'Ninguno de los gastos que se dieron era de publicidad. El plan suma {{fig:cost-marketing*}} al mes, lo habitual en el sector y por confirmar, que son un {{fig:marketing-share*}} de las ventas del primer año.',
        en: 'None of the costs given was for marketing. The plan adds {{fig:cost-marketing*}} a month, which is usual in the sector, has to be confirmed and comes to {{fig:marketing-share*}} of first-year sales.',
      },
    ],
  },
  {
    id: 'budget',
    variants: [
      {
        es: 'El plan dedica a publicidad {{fig:cost-marketing*}} al mes, incluidos en los gastos fijos. Es un {{fig:marketing-share*}} de las ventas del primer año, y el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The plan sets aside {{fig:cost-marketing*}} a month for marketing, within the fixed costs. That is {{fig:marketing-share*}} of first-year sales, and the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'El presupuesto de publicidad es de {{fig:cost-marketing*}} al mes, incluidos en los gastos fijos. Supone un {{fig:marketing-share*}} de las ventas del primer año, y el sector gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'The marketing budget is {{fig:cost-marketing*}} a month, included in the fixed costs. It amounts to {{fig:marketing-share*}} of first-year sales, and the sector spends {{fig:sector-marketing-low*}} to {{fig:sector-marketing-high*}}.',
      },
      {
        es: 'La publicidad cuesta {{fig:cost-marketing*}} al mes, que ya están en los gastos fijos. Es un {{fig:marketing-share*}} de las ventas del primer año, dentro de un sector que gasta entre el {{fig:sector-marketing-low*}} y el {{fig:sector-marketing-high*}}.',
        en: 'Marketing costs {{fig:cost-marketing*}} a month, already in the fixed costs. That is {{fig:marketing-share*}} of first-year sales, in a sector that spends between {{fig:sector-marketing-low*}} and {{fig:sector-marketing-high*}}.',
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
        es: 'Cada cliente captado con dinero cuesta {{fig:paid-customer-cost*}}, y así se captan {{fig:paid-customers*}} de los {{fig:funnel-customers}} que hacen falta.',
        en: 'Each customer won with money costs {{fig:paid-customer-cost*}}, and money wins {{fig:paid-customers*}} of the {{fig:funnel-customers}} needed.',
      },
      {
        es: 'Hacen falta {{fig:funnel-customers}} clientes, y con dinero se captan {{fig:paid-customers*}}, a {{fig:paid-customer-cost*}} cada uno.',
        en: 'The forecast needs {{fig:funnel-customers}} customers, and money wins {{fig:paid-customers*}} of them, at {{fig:paid-customer-cost*}} each.',
      },
    ],
  },
  {
    id: 'reach.none',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') === 0 && !paysForOne(figures),
    variants: [
      {
        es: 'Captar un cliente suele costar {{fig:usual-customer-cost*}} en el sector, y el presupuesto de un año no alcanza para uno. Los {{fig:funnel-customers}} que hacen falta se buscan en persona, y los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de hacerlo.',
        en: 'Winning a customer usually costs {{fig:usual-customer-cost*}} in the sector, and a year of that budget does not pay for one. The {{fig:funnel-customers}} needed are won in person, and the {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
      {
        es: 'En un año, ese dinero es menos de lo que suele costar captar un solo cliente en el sector, {{fig:usual-customer-cost*}}. Los {{fig:funnel-customers}} que hacen falta piden horas de trabajo o {{fig:budget-for-all*}} al mes. Los {{fig:customer-spend*}} por cliente de la tabla solo pagan los gastos de buscarlos.',
        en: 'Over a year, that budget is less than winning a single customer usually costs in the sector, {{fig:usual-customer-cost*}}. The {{fig:funnel-customers}} needed take hours of work, or {{fig:budget-for-all*}} a month. The {{fig:customer-spend*}} per customer in the table only covers the expenses of finding them.',
      },
    ],
  },
  {
    id: 'reach.worked',
    when: ({ figures }) => isSpent(figures) && amountOf(figures, 'paid-customers') === 0 && paysForOne(figures),
    variants: [
      {
        es: 'En ninguno de estos canales se paga por cliente. El dinero cubre lo que cuesta salir a buscarlos, {{fig:customer-spend*}} por cliente, y los {{fig:funnel-customers}} que hacen falta se ganan en persona.',
        en: 'None of these channels charges per customer. The money covers the expenses of finding them, {{fig:customer-spend*}} per customer, and the {{fig:funnel-customers}} needed are won in person.',
      },
    ],
  },
  {
    id: 'reach.all',
    when: ({ figures }) => isBought(figures) && paysForAll(figures),
    variants: [
      {
        es: 'Cada cliente captado con ese dinero cuesta {{fig:paid-customer-cost*}}, y con {{fig:winning-budget*}} al mes se captan en el año los {{fig:funnel-customers}} que hacen falta.',
        en: 'Each customer won with that money costs {{fig:paid-customer-cost*}}, and {{fig:winning-budget*}} a month brings in, over the year, all the {{fig:funnel-customers}} needed.',
      },
      {
        es: 'Los {{fig:funnel-customers}} clientes que hacen falta se captan con {{fig:winning-budget*}} al mes, a {{fig:paid-customer-cost*}} cada uno.',
        en: 'The {{fig:funnel-customers}} customers needed are all brought in by {{fig:winning-budget*}} a month, at {{fig:paid-customer-cost*}} each.',
      },
    ],
  },
  {
    id: 'reach.kept',
    when: ({ figures }) => isBought(figures) && amountOf(figures, 'keeping-budget') > 0,
    variants: [
      {
        es: 'Los otros {{fig:keeping-budget*}} al mes son para que vuelva quien ya compró y no entran en ese coste.',
        en: 'The other {{fig:keeping-budget*}} a month is for bringing back those who have already bought, and is not in that cost.',
      },
    ],
  },
  {
    id: 'reach.street',
    when: (draft) => hasSpare(draft) && isPassedBy(draft),
    variants: [
      {
        es: 'Al coste habitual de esos canales el dinero daría para {{fig:afforded-customers*}}. El plan cuenta con menos, porque supone que a un local a pie de calle al menos un tercio de los clientes entra al pasar y un quinto llega recomendado.',
        en: 'At the usual cost of those channels the money would pay for {{fig:afforded-customers*}}. The plan counts on fewer, because it assumes that at least a third of the customers of a place on the street walk in as they pass and a fifth come recommended.',
      },
    ],
  },
  {
    id: 'reach.spare',
    when: (draft) => hasSpare(draft) && !isPassedBy(draft),
    variants: [
      {
        es: 'Al coste habitual de esos canales, el dinero daría para {{fig:afforded-customers*}}, de modo que es un tope y lo que sobre no se gasta.',
        en: 'At the usual cost of those channels the money would pay for {{fig:afforded-customers*}}, so it is a ceiling and anything left over is not spent.',
      },
    ],
  },
];

/** Money would bring more than it is asked to. */
function hasSpare({ figures }: Draft): boolean {
  return isBought(figures) && amountOf(figures, 'afforded-customers') > amountOf(figures, 'paid-customers');
}

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
