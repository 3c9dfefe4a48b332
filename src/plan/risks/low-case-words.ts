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
      es: 'Este caso supone que llega un {{fig:scenario-drop*}} menos de clientes, al abrir y cada mes, con el mismo precio y las mismas bajas. Quien no llega tampoco paga los meses siguientes, de modo que las ventas del primer año caen un {{fig:low-sales-drop*}}.',
      en: 'This case assumes that {{fig:scenario-drop*}} fewer customers are won, at opening and every month after, at the same price and with the same share leaving. Customers who never come do not pay in later months either, so first-year sales fall {{fig:low-sales-drop*}}.',
    },
    {
      es: 'Aquí baja la captación: desde el primer día llega un {{fig:scenario-drop*}} menos de clientes, con el mismo precio y las mismas bajas. Como cada cliente paga varios meses, las ventas del primer año bajan un {{fig:low-sales-drop*}}.',
      en: 'Here fewer customers are won: {{fig:scenario-drop*}} fewer from day one, at the same price and with the same share leaving. As each customer pays for several months, first-year sales drop {{fig:low-sales-drop*}}.',
    },
  ],
};

/** The same in a clause, where the measures take the rest of the page. */
export const FALLS_FURTHER: Message = {
  id: 'low.driver.short',
  when: ({ diagnosis }) => diagnosis.isRecurring,
  variants: [
    {
      es: 'Como los clientes que no llegan tampoco pagan los meses siguientes, las ventas caerían un {{fig:low-sales-drop*}}.',
      en: 'As customers who never come do not pay in later months either, sales would fall {{fig:low-sales-drop*}}.',
    },
  ],
};

/** Cash is gone in one month and lowest in a later one. */
function runsOutFirst({ figures }: Draft): boolean {
  return figures['low-out-month'] !== undefined && figures['low-out-month'].value !== figures['low-cash-month']?.value;
}

export const LOW_CASE: readonly Message[] = [
  {
    id: 'low.case.both.dated',
    when: (draft) => draft.diagnosis.lowLoses && draft.diagnosis.lowCashNegative && runsOutFirst(draft),
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y perdería {{fig:low-loss*}}. La caja se acabaría en {{fig:low-out-month*}} y bajaría hasta {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and lose {{fig:low-loss*}}. Cash would run out in {{fig:low-out-month*}} and fall to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.cash.dated',
    when: (draft) => draft.diagnosis.lowCashNegative && runsOutFirst(draft),
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y aún ganaría {{fig:low-result*}}, pero la caja se acabaría en {{fig:low-out-month*}} y bajaría hasta {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and still earn {{fig:low-result*}}, but cash would run out in {{fig:low-out-month*}} and fall to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.both',
    when: ({ diagnosis }) => diagnosis.lowLoses && diagnosis.lowCashNegative,
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y perdería {{fig:low-loss*}}. La caja bajaría hasta {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and lose {{fig:low-loss*}}. Cash would fall to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.cash',
    when: ({ diagnosis }) => diagnosis.lowCashNegative,
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y aún ganaría {{fig:low-result*}}, pero la caja bajaría hasta {{fig:low-cash*}} en {{fig:low-cash-month*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and still earn {{fig:low-result*}}, but cash would fall to {{fig:low-cash*}} in {{fig:low-cash-month*}}.',
      },
    ],
  },
  {
    id: 'low.case.unserved-loss',
    when: (draft) => draft.diagnosis.lowLoses && lacksService(draft),
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y perdería {{fig:low-loss*}}. La cobertura de la deuda sería de {{fig:low-cover*}}: para las cuotas faltarían {{fig:low-debt-short*}}, que pondría la caja. En tres años, la caja no bajaría de {{fig:low-cash*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and lose {{fig:low-loss*}}. Debt cover would be {{fig:low-cover*}}: the instalments would be {{fig:low-debt-short*}} short, to be paid out of cash. In three years, cash would not fall below {{fig:low-cash*}}.',
      },
    ],
  },
  {
    id: 'low.case.unserved',
    when: lacksService,
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y aún ganaría {{fig:low-result*}}. La cobertura de la deuda sería de {{fig:low-cover*}}: para las cuotas faltarían {{fig:low-debt-short*}}, que pondría la caja. En tres años, la caja no bajaría de {{fig:low-cash*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and still earn {{fig:low-result*}}. Debt cover would be {{fig:low-cover*}}: the instalments would be {{fig:low-debt-short*}} short, to be paid out of cash. In three years, cash would not fall below {{fig:low-cash*}}.',
      },
    ],
  },
  {
    id: 'low.case.loss',
    variants: [
      {
        es: 'En el primer año el negocio vendería {{fig:low-revenue*}} y perdería {{fig:low-loss*}}, pero la caja bastaría para cubrirlo. En tres años no bajaría de {{fig:low-cash*}}.',
        en: 'In the first year the business would sell {{fig:low-revenue*}} and lose {{fig:low-loss*}}, but there would be enough cash to cover it. In three years, cash would not fall below {{fig:low-cash*}}.',
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
      es: 'La cobertura de la deuda sería de {{fig:low-cover*}}: para las cuotas del año faltarían {{fig:low-debt-short*}}.',
      en: 'Debt cover would be {{fig:low-cover*}}: the year’s instalments would be {{fig:low-debt-short*}} short.',
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
        es: 'Con ventas de {{fig:low-revenue*}} el primer año perdería {{fig:low-loss*}}, menos que con las previstas, porque cada venta de más cuesta más de lo que deja. Ni recortar gastos ni vender más lo arregla: antes tiene que cambiar el precio, las horas o el coste de cada {{unit}}.',
        en: 'On sales of {{fig:low-revenue*}} the first year would lose {{fig:low-loss*}}, less than on the sales forecast, because each further sale costs more than it brings in. Neither cutting costs nor selling more would help: the price, the hours or the cost of each {{unit}} has to change first.',
      },
    ],
  },
  {
    id: 'low.loss-deeper',
    when: ({ diagnosis }) => diagnosis.lowLoses && diagnosis.losesFirstYear,
    variants: [
      {
        es: 'Las ventas del primer año se quedarían en {{fig:low-revenue*}} y la pérdida llegaría a {{fig:low-loss*}}. Los gastos fijos no bajan solos cuando bajan las ventas, así que habría que recortarlos pronto.',
        en: 'First-year sales would stop at {{fig:low-revenue*}} and the loss would reach {{fig:low-loss*}}. Fixed costs do not fall by themselves when sales do, so they would have to be cut early.',
      },
      {
        es: 'La pérdida del primer año crecería hasta {{fig:low-loss*}}, con ventas de {{fig:low-revenue*}}. Los gastos fijos seguirían igual, y recortarlos sería una decisión que no podría esperar.',
        en: 'The first-year loss would grow to {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. Fixed costs would stay the same, and the decision to cut them could not wait.',
      },
      {
        es: 'Con ventas de {{fig:low-revenue*}} en el primer año, el negocio perdería {{fig:low-loss*}}, porque los gastos fijos no bajan al faltar clientes. Habría que reducirlos cuanto antes.',
        en: 'On first-year sales of {{fig:low-revenue*}} the business would lose {{fig:low-loss*}}, because fixed costs do not fall when customers are missing. They would have to be cut as soon as possible.',
      },
    ],
  },
  {
    id: 'low.loss',
    when: ({ diagnosis }) => diagnosis.lowLoses,
    variants: [
      {
        es: 'Las ventas del primer año se quedarían en {{fig:low-revenue*}} y el beneficio se convertiría en una pérdida de {{fig:low-loss*}}. El negocio depende, por tanto, de que las ventas se acerquen a la previsión.',
        en: 'First-year sales would stop at {{fig:low-revenue*}} and the profit would turn into a loss of {{fig:low-loss*}}. The business therefore depends on sales coming close to the forecast.',
      },
      {
        es: 'Con ventas de {{fig:low-revenue*}} en el primer año, el beneficio previsto pasaría a ser una pérdida de {{fig:low-loss*}}. La previsión deja, por tanto, poco margen de error.',
        en: 'On first-year sales of {{fig:low-revenue*}}, the expected profit would become a loss of {{fig:low-loss*}}. The forecast therefore leaves little room for error.',
      },
      {
        es: 'El primer año pasaría de ganar dinero a perder {{fig:low-loss*}}, con ventas de {{fig:low-revenue*}}. El beneficio depende de cumplir la previsión.',
        en: 'The first year would go from making money to losing {{fig:low-loss*}}, on sales of {{fig:low-revenue*}}. The profit depends on meeting the forecast.',
      },
    ],
  },
  {
    id: 'low.profit.unserved',
    when: lacksService,
    variants: [
      {
        es: 'Las ventas del primer año bajarían a {{fig:low-revenue*}} y el resultado, a {{fig:low-result*}}. La cobertura de la deuda sería de {{fig:low-cover*}}: para las cuotas faltarían {{fig:low-debt-short*}}, que pondría la caja.',
        en: 'First-year sales would fall to {{fig:low-revenue*}} and the result to {{fig:low-result*}}. Debt cover would be {{fig:low-cover*}}: the instalments would be {{fig:low-debt-short*}} short, to be paid out of cash.',
      },
    ],
  },
  {
    id: 'low.profit',
    variants: [
      {
        es: 'Las ventas del primer año bajarían a {{fig:low-revenue*}} y el resultado, a {{fig:low-result*}}. El negocio ganaría menos, pero seguiría ganando dinero.',
        en: 'First-year sales would fall to {{fig:low-revenue*}} and the result to {{fig:low-result*}}. The business would earn less, but it would still make a profit.',
      },
      {
        es: 'Aun así, el primer año ganaría {{fig:low-result*}}, con ventas de {{fig:low-revenue*}}. El negocio puede quedarse por debajo de la previsión y seguir abierto.',
        en: 'Even so, the first year would earn {{fig:low-result*}}, on sales of {{fig:low-revenue*}}. The business can fall short of its forecast and stay open.',
      },
      {
        es: 'Con ventas de {{fig:low-revenue*}} en el primer año, el negocio ganaría aún {{fig:low-result*}}. Sería un golpe, pero habría tiempo y dinero para corregir.',
        en: 'On first-year sales of {{fig:low-revenue*}}, the business would still earn {{fig:low-result*}}. It would be a setback, with time and money left to put things right.',
      },
    ],
  },
];

/** A hole that opens too soon, or is too deep, for any measure: where there is one that helps, the table of measures stands here. */
export const CASH_LOWER: Message = {
  id: 'low.cash.early',
  variants: [
    {
      es: 'En ese caso faltarían {{fig:low-short*}} en {{fig:low-cash-month*}}, demasiado pronto o demasiado dinero para cubrirlo con recortes. O está reunido antes de firmar, o hay que abrir con menos.',
      en: 'In that case {{fig:low-short*}} would be missing in {{fig:low-cash-month*}}, too soon or too much for cost cuts to cover. Either it is raised before anything is signed, or the opening has to be smaller.',
    },
    {
      es: 'A la caja le faltarían entonces {{fig:low-short*}} en {{fig:low-cash-month*}}. Ni subir precios ni recortar gastos lo cubriría a tiempo, así que ese dinero tiene que estar desde el principio.',
      en: 'Cash would then be {{fig:low-short*}} short in {{fig:low-cash-month*}}. Neither higher prices nor lower costs would cover it in time, so that money has to be there from the start.',
    },
    {
      es: 'El hueco de caja sería de {{fig:low-short*}} en {{fig:low-cash-month*}}. Conviene tener esa cantidad comprometida de antemano, porque unos meses de ahorro no bastarían para cubrirla.',
      en: 'The cash shortfall would be {{fig:low-short*}}, in {{fig:low-cash-month*}}. That sum should be promised beforehand, because a few months of savings would not cover it.',
    },
  ],
};
