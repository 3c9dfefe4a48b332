// What the first year and the third leave, in the summary.
import type { Message } from '../message.ts';

/** The first that holds. */
export const YEARS: readonly Message[] = [
  {
    id: 'sum.year.loss',
    when: ({ diagnosis }) => diagnosis.losesFirstYear,
    variants: [
      {
        es: 'El primer año vende {{fig:revenue-y1*}} y pierde {{fig:loss-y1*}}; el tercero cierra con {{fig:result-y3}}.',
        en: 'The first year sells {{fig:revenue-y1*}} and loses {{fig:loss-y1*}}; the third year’s result is {{fig:result-y3}}.',
      },
      {
        es: 'Las ventas del primer año, {{fig:revenue-y1*}}, dejan {{fig:loss-y1*}} de pérdida; el resultado del tercero es de {{fig:result-y3}}.',
        en: 'First-year sales of {{fig:revenue-y1*}} leave a loss of {{fig:loss-y1*}}; the result of the third is {{fig:result-y3}}.',
      },
      {
        es: 'El primer año pierde {{fig:loss-y1*}} con ventas de {{fig:revenue-y1*}}. El tercero cierra con {{fig:result-y3}}.',
        en: 'The first year loses {{fig:loss-y1*}} on sales of {{fig:revenue-y1*}}. The third year’s result is {{fig:result-y3}}.',
      },
    ],
  },
  {
    id: 'sum.year.profit',
    variants: [
      {
        es: 'El primer año suma {{fig:revenue-y1*}} de ventas y {{fig:result-y1*}} de resultado; el tercero, {{fig:revenue-y3}} y {{fig:result-y3}}.',
        en: 'The first year brings in {{fig:revenue-y1*}} of sales and a result of {{fig:result-y1*}}; the third, {{fig:revenue-y3}} and {{fig:result-y3}}.',
      },
      {
        es: 'Con ese ritmo el primer año vende {{fig:revenue-y1*}} y gana {{fig:result-y1*}}; el tercero llega a {{fig:revenue-y3}} y {{fig:result-y3}}.',
        en: 'At that pace the first year sells {{fig:revenue-y1*}} and earns {{fig:result-y1*}}; the third reaches {{fig:revenue-y3}} and {{fig:result-y3}}.',
      },
      {
        es: 'Se prevén ventas de {{fig:revenue-y1*}} el primer año, con {{fig:result-y1*}} de ganancia, y de {{fig:revenue-y3}} el tercero, con {{fig:result-y3}}.',
        en: 'Sales are forecast at {{fig:revenue-y1*}} in the first year, with {{fig:result-y1*}} of profit, and at {{fig:revenue-y3}} in the third, with {{fig:result-y3}}.',
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
      es: 'En tres años no se recupera lo que cuesta abrir: los resultados suman {{fig:result-all*}}.',
      en: 'The cost of opening is not recovered within three years: the results add up to {{fig:result-all*}}.',
    },
  ],
};
