// What a year of lower sales leaves, and the hole it makes in the cash.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** Whether what the year of lower sales makes does not pay its instalments. */
function lacksService({ figures }: Draft): boolean {
  return figures['low-debt-short'] !== undefined;
}

/** Where each customer pays month after month, what changes is how many come: sales follow, and by another percentage. */
export const DRIVER: Message = {
  id: 'low.driver',
  when: ({ diagnosis }) => diagnosis.isRecurring,
  variants: [
    {
      es: 'Cambia una sola cosa, los clientes: un {{fig:scenario-drop*}} menos al abrir y cada mes, con el mismo precio y las mismas bajas. Como quien no llega tampoco paga los meses siguientes, las ventas del año caen un {{fig:low-sales-drop*}}.',
      en: 'Only one thing changes: {{fig:scenario-drop*}} fewer customers are won at opening and every month after, at the same price and with the same share leaving. As the missing ones do not pay in later months either, the year’s sales fall {{fig:low-sales-drop*}}.',
    },
    {
      es: 'Aquí lo que baja es la captación: un {{fig:scenario-drop*}} menos de clientes desde el primer día, con precio y bajas iguales. En ventas del primer año eso es un {{fig:low-sales-drop*}} menos, porque cada cliente paga varios meses.',
      en: 'What falls here is the number won: {{fig:scenario-drop*}} fewer customers from day one, at the same price and with the same share leaving. First-year sales drop {{fig:low-sales-drop*}}, because each customer pays for several months.',
    },
  ],
};

/** The same in a clause, where the measures take the rest of the page. */
export const FALLS_FURTHER: Message = {
  id: 'low.driver.short',
  when: ({ diagnosis }) => diagnosis.isRecurring,
  variants: [
    {
      es: 'Quien no llega tampoco paga los meses siguientes: las ventas caen un {{fig:low-sales-drop*}}.',
      en: 'Those who never come do not pay in later months either: sales fall {{fig:low-sales-drop*}}.',
    },
  ],
};

export const LOW_CASE: readonly Message[] = [
  {
    id: 'low.case.both',
    when: ({ diagnosis }) => diagnosis.lowLoses && diagnosis.lowCashNegative,
    variants: [
      {
        es: 'Ventas de {{fig:low-revenue*}} el primer año, {{fig:low-loss*}} de pérdida y una caja que llega a {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'Sales of {{fig:low-revenue*}} in the first year, a loss of {{fig:low-loss*}} and cash down to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.cash',
    when: ({ diagnosis }) => diagnosis.lowCashNegative,
    variants: [
      {
        es: 'Con {{fig:low-revenue*}} de ventas, el primer año aún da {{fig:low-result*}}, pero la caja llega a {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year still makes {{fig:low-result*}}, yet cash falls to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.unserved-loss',
    when: (draft) => draft.diagnosis.lowLoses && lacksService(draft),
    variants: [
      {
        es: 'Con {{fig:low-revenue*}} de ventas, el primer año pierde {{fig:low-loss*}} y su cobertura es de {{fig:low-cover*}}: pagadas las cuotas faltan {{fig:low-debt-short*}}, que pone la caja. En tres años su punto más bajo es de {{fig:low-cash*}}, en {{fig:low-cash-month*}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year loses {{fig:low-loss*}} and its debt cover is {{fig:low-cover*}}: after the instalments it is {{fig:low-debt-short*}} short, which cash pays. Its lowest in three years is {{fig:low-cash*}}, in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.unserved',
    when: lacksService,
    variants: [
      {
        es: 'Con {{fig:low-revenue*}} de ventas, el primer año aún da {{fig:low-result*}}, pero su cobertura es de {{fig:low-cover*}}: pagadas las cuotas faltan {{fig:low-debt-short*}}, que pone la caja. En tres años su punto más bajo es de {{fig:low-cash*}}, en {{fig:low-cash-month*}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year still makes {{fig:low-result*}}, yet its debt cover is {{fig:low-cover*}}: after the instalments it is {{fig:low-debt-short*}} short, which cash pays. Its lowest in three years is {{fig:low-cash*}}, in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.loss',
    variants: [
      {
        es: 'Con {{fig:low-revenue*}} de ventas, el primer año pierde {{fig:low-loss*}}; la caja lo aguanta: en tres años su punto más bajo es de {{fig:low-cash*}}, en {{fig:low-cash-month*}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year loses {{fig:low-loss*}}; cash absorbs it: its lowest in three years is {{fig:low-cash*}}, in {{fig:low-cash-month*}}.',
      },
    ],
  },
];

/** Beside cash that runs out: that year does not earn its instalments either. */
export const UNSERVED: Message = {
  id: 'low.service',
  when: (draft) => draft.diagnosis.lowCashNegative && lacksService(draft),
  variants: [
    {
      es: 'Su cobertura es de {{fig:low-cover*}}: pagadas las cuotas faltan {{fig:low-debt-short*}}.',
      en: 'Its debt cover is {{fig:low-cover*}}: after the instalments it is {{fig:low-debt-short*}} short.',
    },
  ],
};

export const LOWER: readonly Message[] = [
  {
    // Each sale loses, or hires dear hours: selling less loses less.
    id: 'low.loss-shallower',
    when: ({
      diagnosis,
      model: {
        scenarios: [low, base],
      },
    }) => diagnosis.lowLoses && diagnosis.losesFirstYear && low.resultYear1 >= base.resultYear1,
    variants: [
      {
        es: 'Con ventas de {{fig:low-revenue*}} el primer año pierde {{fig:low-loss*}}, menos que con las previstas: cada venta de más cuesta más de lo que deja. Recortar o vender más no lo arregla; antes se cambian el precio, las horas o lo que cuesta cada {{unit}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year loses {{fig:low-loss*}}, less than on the sales forecast: each further sale costs more than it leaves. Neither cutting nor selling more mends that; the price, the hours or the cost of each {{unit}} has to change first.',
      },
    ],
  },
  {
    id: 'low.loss-deeper',
    when: ({ diagnosis }) => diagnosis.lowLoses && diagnosis.losesFirstYear,
    variants: [
      {
        es: 'Las ventas del primer año se quedan en {{fig:low-revenue*}} y la pérdida llega a {{fig:low-loss*}}. Los gastos fijos no bajan solos con las ventas: habría que bajarlos a mano, y pronto.',
        en: 'First-year sales stop at {{fig:low-revenue*}} and the loss reaches {{fig:low-loss*}}. Fixed costs do not fall with sales on their own: they would have to be cut by hand, and soon.',
      },
      {
        es: 'La pérdida del primer año se agranda hasta {{fig:low-loss*}}, con ventas de {{fig:low-revenue*}}. Los gastos fijos seguirían iguales: recortarlos es una decisión, y no puede esperar.',
        en: 'The loss of the first year grows to {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. Fixed costs would stay the same: cutting them is a decision, and cannot wait.',
      },
      {
        es: 'Con {{fig:low-revenue*}} vendidos en el primer año se pierden {{fig:low-loss*}}, porque los gastos fijos no se enteran de que falta clientela. Alguien tiene que reducirlos, y cuanto antes.',
        en: 'With {{fig:low-revenue*}} sold in the first year, {{fig:low-loss*}} is lost, because fixed costs do not fall when customers do. Somebody has to cut them, and early.',
      },
    ],
  },
  {
    id: 'low.loss',
    when: ({ diagnosis }) => diagnosis.lowLoses,
    variants: [
      {
        es: 'Las ventas del primer año se quedan en {{fig:low-revenue*}} y el beneficio se convierte en una pérdida de {{fig:low-loss*}}. El negocio vive, por tanto, de acercarse a la previsión.',
        en: 'First-year sales stop at {{fig:low-revenue*}} and the profit turns into a loss of {{fig:low-loss*}}. The business depends on coming close to the forecast.',
      },
      {
        es: 'Con {{fig:low-revenue*}} de ventas en el primer año, donde había beneficio hay {{fig:low-loss*}} de pérdida: la previsión deja poco sitio al error.',
        en: 'On first-year sales of {{fig:low-revenue*}}, what was profit is a loss of {{fig:low-loss*}}: the forecast leaves little room for error.',
      },
      {
        es: 'El primer año pasaría de ganar a perder {{fig:low-loss*}}, con unas ventas de {{fig:low-revenue*}}. Cumplir la previsión no es aquí un adorno: de ella depende el beneficio.',
        en: 'The first year would go from a profit to losing {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. Meeting the forecast is not optional: the profit depends on it.',
      },
    ],
  },
  {
    id: 'low.profit.unserved',
    when: lacksService,
    variants: [
      {
        es: 'Las ventas del primer año bajan a {{fig:low-revenue*}} y el resultado, a {{fig:low-result*}}. Su cobertura es de {{fig:low-cover*}}: pagadas las cuotas faltan {{fig:low-debt-short*}}, que tendría que poner la caja.',
        en: 'First-year sales fall to {{fig:low-revenue*}} and the result to {{fig:low-result*}}. Its debt cover is {{fig:low-cover*}}: after the instalments it is {{fig:low-debt-short*}} short, which cash has to pay.',
      },
    ],
  },
  {
    id: 'low.profit',
    variants: [
      {
        es: 'Las ventas del primer año bajan a {{fig:low-revenue*}} y el resultado, a {{fig:low-result*}}: se gana menos, pero se gana. Hay sitio para equivocarse una vez.',
        en: 'First-year sales fall to {{fig:low-revenue*}} and the result to {{fig:low-result*}}: smaller, but still a profit. There is room for one mistake.',
      },
      {
        es: 'Aun así el primer año gana {{fig:low-result*}}, con ventas de {{fig:low-revenue*}}. El negocio puede fallar una vez y seguir abierto.',
        en: 'Even so the first year earns {{fig:low-result*}}, on sales of {{fig:low-revenue*}}. The business can miss its forecast once and stay open.',
      },
      {
        es: 'Quedarían {{fig:low-result*}} de resultado tras vender {{fig:low-revenue*}} en el primer año: un golpe, no una ruina, y margen para corregir.',
        en: 'A result of {{fig:low-result*}} would remain after selling {{fig:low-revenue*}} in the first year: a setback, not ruin, with room to correct.',
      },
    ],
  },
];

/** A hole that opens too soon, or is too deep, for any measure: where there is one that helps, the table of measures stands here. */
export const CASH_LOWER: Message = {
  id: 'low.cash.early',
  variants: [
    {
      es: 'En ese caso faltarían {{fig:low-short*}} en {{fig:low-cash-month*}}, demasiado pronto o demasiado dinero para salvarlo con recortes: o está reunido antes de firmar, o se abre con menos.',
      en: 'In that case {{fig:low-short*}} would be missing in {{fig:low-cash-month*}}, too soon or too much for cost cuts to close: either it is raised before anything is signed, or the opening has to be smaller.',
    },
    {
      es: 'La caja pediría entonces {{fig:low-short*}} en {{fig:low-cash-month*}}. Ni subir precios ni recortar gastos llega a esa cifra a tiempo; solo el dinero de partida la cubre.',
      en: 'Cash would then call for {{fig:low-short*}} in {{fig:low-cash-month*}}. Neither higher prices nor lower costs work in time; only money raised at the start covers it.',
    },
    {
      es: 'El hueco de caja sería de {{fig:low-short*}} en {{fig:low-cash-month*}}. Esa es la cifra que hay que llevar apalabrada, porque ningún ahorro de unos meses la iguala.',
      en: 'The cash shortfall would be {{fig:low-short*}}, in {{fig:low-cash-month*}}. That is the sum to have promised beforehand: no few months’ savings would match it.',
    },
  ],
};
