import type { Draft } from './draft.ts';
import { monthFigure } from './gather-month-figures.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { sayFirst } from './say.ts';
import { heading, paragraph } from './write-block.ts';
import { lowestMonthMark, monthsChart } from './write-months-chart.ts';
import { writeNotice } from './write-notice.ts';
import { writeBusiness } from './write-summary-business.ts';
import { writeTiles } from './write-summary-tiles.ts';

/** One page that stands alone: what is asked, six figures, the business and its customer, the bad news, three years of sales and cash. */
export function writeSummary(draft: Draft): Page {
  return {
    id: 'summary',
    title: { es: 'Resumen ejecutivo', en: 'Executive summary' },
    blocks: [
      { type: 'lead', text: sayFirst(draft, LEADS) },
      { type: 'tiles', tiles: writeTiles(draft) },
      { type: 'columns', columns: [writeBusiness(draft), writeResult(draft)] },
      writeNotice(draft),
      writeThreeYears(draft),
    ],
  };
}

function writeResult(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'La cuenta', en: 'The sums' }),
    ...paragraph(draft, [draft.diagnosis.sellsAtLoss ? UNIT_LOSS : UNIT]),
    ...paragraph(draft, [draft.diagnosis.losesFirstYear ? YEAR_LOSS : YEAR_PROFIT, draft.model.saidPct === 100 ? ALL_SAID : ORIGINS]),
  ];
}

function writeThreeYears(draft: Draft): Block {
  const numbers = draft.model.months.map(({ number }) => number);
  return {
    type: 'chart',
    chart: monthsChart(numbers, {
      title: { es: 'Ventas y caja en tres años', en: 'Sales and cash over three years' },
      subtitle: { es: 'barras: ventas del mes · línea: caja a fin de mes', en: 'bars: sales of the month · line: cash at month end' },
      alt: {
        es: `Ventas mensuales de {{fig:horizon-months}} meses, de {{fig:${monthFigure(1, 'revenue')}}} en el primero a {{fig:${monthFigure(36, 'revenue')}}} en el último, y caja al cierre, que acaba en {{fig:cash-y3}}.`,
        en: `Monthly sales over {{fig:horizon-months}} months, from {{fig:${monthFigure(1, 'revenue')}}} in the first to {{fig:${monthFigure(36, 'revenue')}}} in the last, and closing cash, which ends at {{fig:cash-y3}}.`,
      },
      lowest: lowestMonthMark(draft, numbers),
      size: 'wide',
    }),
  };
}

const LEADS: readonly Message[] = [
  {
    id: 'lead.loan',
    when: ({ diagnosis }) => diagnosis.fundingSaid && diagnosis.hasLoan,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide un préstamo de **{{fig:loan}}** a {{fig:loan-years}} años, junto a **{{fig:own-funds}}** de fondos propios.',
        en: 'To open {{aBusiness}}{{inPlace}}, the request is a loan of **{{fig:loan}}** over {{fig:loan-years}} years, beside **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} se pagaría con un préstamo de **{{fig:loan}}** a {{fig:loan-years}} años y **{{fig:own-funds}}** de fondos propios.',
        en: 'Opening {{aBusiness}}{{inPlace}} would be paid for with a loan of **{{fig:loan}}** over {{fig:loan-years}} years and **{{fig:own-funds}}** of own funds.',
      },
    ],
  },
  {
    id: 'lead.own',
    when: ({ diagnosis }) => diagnosis.fundingSaid,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se cuenta con **{{fig:own-funds}}** propios y no se pide préstamo.',
        en: 'To open {{aBusiness}}{{inPlace}} there is **{{fig:own-funds}}** of own money, and no loan is requested.',
      },
    ],
  },
  {
    id: 'lead.unknown',
    variants: [
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} cuesta **{{fig:need}}**, reserva incluida. La entrevista no dice aún de dónde saldrán.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**, reserve included. Where it will come from has not been said yet.',
      },
    ],
  },
];

const UNIT: Message = {
  id: 'sum.unit',
  variants: [
    {
      es: 'Cada {{unit}} se cobra a {{fig:price*}} y deja {{fig:margin-unit*}} después de pagar {{directCost}}, así que {{fig:break-even-units*}} al mes cubren los {{fig:fixed-costs*}} de gastos fijos.',
      en: 'Each {{unit}} brings in {{fig:price*}} and leaves {{fig:margin-unit*}} after {{directCost}}, so {{fig:break-even-units*}} a month carry the {{fig:fixed-costs*}} of fixed costs.',
    },
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} tras pagar {{directCost}}. Con {{fig:break-even-units*}} al mes se pagan los {{fig:fixed-costs*}} fijos.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. It takes {{fig:break-even-units*}} a month to pay fixed costs of {{fig:fixed-costs*}}.',
    },
  ],
};

const UNIT_LOSS: Message = {
  id: 'sum.unit.loss',
  variants: [
    {
      es: 'Cada {{unit}} se cobra a {{fig:price*}} y cuesta {{fig:unit-cost*}}, antes de los {{fig:fixed-costs*}} de gastos fijos de cada mes. Vender más, con estas cifras, agranda la pérdida.',
      en: 'Each {{unit}} brings in {{fig:price*}} and costs {{fig:unit-cost*}}, before the {{fig:fixed-costs*}} of fixed costs each month. On these figures, selling more makes the loss bigger.',
    },
  ],
};

const YEAR_PROFIT: Message = {
  id: 'sum.year.profit',
  variants: [
    {
      es: 'El primer año suma {{fig:revenue-y1*}} de ventas y {{fig:result-y1*}} de resultado; el tercero, {{fig:revenue-y3}} y {{fig:result-y3}}.',
      en: 'The first year adds up to {{fig:revenue-y1*}} of sales and a result of {{fig:result-y1*}}; the third, {{fig:revenue-y3}} and {{fig:result-y3}}.',
    },
    {
      es: 'Con ese ritmo el primer año vende {{fig:revenue-y1*}} y gana {{fig:result-y1*}}; el tercero llega a {{fig:revenue-y3}} y {{fig:result-y3}}.',
      en: 'At that pace the first year sells {{fig:revenue-y1*}} and earns {{fig:result-y1*}}; the third gets to {{fig:revenue-y3}} and {{fig:result-y3}}.',
    },
  ],
};

const YEAR_LOSS: Message = {
  id: 'sum.year.loss',
  variants: [
    {
      es: 'El primer año vende {{fig:revenue-y1*}} y pierde {{fig:loss-y1*}}; el tercero cierra con {{fig:result-y3}}.',
      en: 'The first year sells {{fig:revenue-y1*}} and loses {{fig:loss-y1*}}; the third closes at {{fig:result-y3}}.',
    },
  ],
};

const ORIGINS: Message = {
  id: 'sum.origins',
  variants: [
    {
      es: 'De las cifras clave, el {{fig:said-share*}} se dijo en la entrevista; el resto es el valor habitual del sector y lleva su marca.',
      en: 'Of the key figures, {{fig:said-share*}} came from the interview; the rest is the usual value in the sector and is marked as such.',
    },
  ],
};

const ALL_SAID: Message = {
  id: 'sum.origins.all',
  variants: [
    {
      es: 'Todas las cifras clave se dijeron en la entrevista; el calendario y el interés son los valores habituales del sector.',
      en: 'Every key figure was said in the interview; the calendar and the interest rate are usual values in the sector.',
    },
  ],
};
