// What the first year and the third leave, in the summary.
import type { Message } from '../message.ts';

/** The first that holds. */
export const YEARS: readonly Message[] = [
  {
    id: 'sum.year.loss',
    when: ({ diagnosis }) => diagnosis.losesFirstYear,
    variants: [
      {
        es: 'El primer año vende {{fig:revenue-y1*}} y pierde {{fig:loss-y1*}}; el tercero cierra con un resultado de {{fig:result-y3}}.',
        en: 'The first year brings in sales of {{fig:revenue-y1*}} and loses {{fig:loss-y1*}}; the third closes with a result of {{fig:result-y3}}.',
      },
      {
        es: 'Las ventas del primer año, {{fig:revenue-y1*}}, dejan una pérdida de {{fig:loss-y1*}}. El resultado del tercero es de {{fig:result-y3}}.',
        en: 'First-year sales of {{fig:revenue-y1*}} leave a loss of {{fig:loss-y1*}}. The result of the third year is {{fig:result-y3}}.',
      },
      {
        es: 'El primer año pierde {{fig:loss-y1*}} con unas ventas de {{fig:revenue-y1*}}. El tercero cierra con un resultado de {{fig:result-y3}}.',
        en: 'The first year loses {{fig:loss-y1*}} on sales of {{fig:revenue-y1*}}. The third closes with a result of {{fig:result-y3}}.',
      },
    ],
  },
  {
    id: 'sum.year.profit',
    variants: [
      {
        es: 'El primer año vende {{fig:revenue-y1*}}, con un resultado de {{fig:result-y1*}}. El tercero vende {{fig:revenue-y3}}, con un resultado de {{fig:result-y3}}.',
        en: 'The first year brings in sales of {{fig:revenue-y1*}}, with a result of {{fig:result-y1*}}. The third brings in {{fig:revenue-y3}}, with a result of {{fig:result-y3}}.',
      },
      {
        es: 'Con ese ritmo, el primer año vende {{fig:revenue-y1*}} y gana {{fig:result-y1*}}. El tercero llega a {{fig:revenue-y3}} de ventas y {{fig:result-y3}} de resultado.',
        en: 'At that pace, the first year brings in sales of {{fig:revenue-y1*}} and earns {{fig:result-y1*}}. The third reaches {{fig:revenue-y3}} of sales and a result of {{fig:result-y3}}.',
      },
      {
        es: 'La previsión de ventas es de {{fig:revenue-y1*}} el primer año, con un resultado de {{fig:result-y1*}}, y de {{fig:revenue-y3}} el tercero, con {{fig:result-y3}}.',
        en: 'Sales are forecast at {{fig:revenue-y1*}} in the first year, with a result of {{fig:result-y1*}}, and at {{fig:revenue-y3}} in the third, with {{fig:result-y3}}.',
      },
    ],
  },
];

/** Where the three years do not bring back what was put in. */
export const NOT_BACK: Message = {
  id: 'sum.year.back',
  when: ({ model, diagnosis }) => model.returns.paybackMonth === null && !diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'En tres años no se recupera lo que cuesta abrir, porque los resultados suman {{fig:result-all*}}.',
      en: 'The cost of opening is not recovered within three years, because the results add up to {{fig:result-all*}}.',
    },
  ],
};
