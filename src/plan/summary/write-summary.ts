import { isTakenOver } from '../../facts/is-taken-over.ts';
import { isCostApart, isPaidByNone } from '../business-model/break-even-words.ts';
import { COVER_AT_RISK, REPAY } from '../business-model/repay-words.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import { hasBackers } from '../money/backer-words.ts';
import { CASE } from '../money/counted-words.ts';
import { LEAD_INVESTOR, withInvestor } from '../money/investor-words.ts';
import { AFTER_OWNER_TAX } from '../money/owner-tax-words.ts';
import { REMEDY_SHORT, REMEDY_SHORT_CUT } from '../money/remedy-words.ts';
import { NO_WAY_HOLDS } from '../money/way-words.ts';
import { NOT_BACK, YEARS } from '../money/year-words.ts';
import type { Block, Page } from '../plan.ts';
import { firstOf, sayFirst } from '../say.ts';
import { heading, paragraph } from '../write-block.ts';
import { LEADS_TO_RAISE, withMoneyTold } from './lead-words.ts';
import { writeNotice } from './write-notice.ts';
import { writeBusiness } from './write-summary-business.ts';
import { writeThreeYearsChart } from './write-summary-chart.ts';
import { writeTiles } from './write-summary-tiles.ts';

/** One page that stands alone: what is asked, six figures, the business and its customer, the bad news, three years of sales and cash. */
export function writeSummary(draft: Draft): Page {
  return {
    id: 'summary',
    title: { es: 'Resumen ejecutivo', en: 'Executive summary' },
    blocks: [
      { type: 'lead', text: sayFirst(withInvestor(withMoneyTold(draft)), isTakenOver(draft.facts) ? LEADS_OF_TAKEOVER : LEADS) },
      { type: 'tiles', tiles: writeTiles(draft) },
      { type: 'columns', columns: [writeBusiness(draft), writeResult(draft)] },
      writeNotice(draft),
      writeThreeYearsChart(draft),
    ],
  };
}

function writeResult(draft: Draft): readonly Block[] {
  return [
    heading({ es: 'La cuenta', en: 'The numbers' }),
    ...paragraph(draft, firstOf(draft, [UNIT_LOSS, UNIT_OF_NONE, UNIT_WITH_PAY, UNIT])),
    ...paragraph(draft, [...firstOf(draft, YEARS), NOT_BACK, isAllSaid(draft) ? ALL_SAID : ORIGINS]),
    ...paragraph(draft, [...firstOf(draft, CASE), ...toldRepay(draft), REMEDY_SHORT, REMEDY_SHORT_CUT]),
  ];
}

/** Whether the loan can be paid back, and what the owner's own tax leaves of that. */
function toldRepay(draft: Draft): readonly Message[] {
  const repay = firstOf(draft, [...NO_WAY_HOLDS, ...REPAY]);
  return repay.length > 0 ? [...repay, ...firstOf(draft, COVER_AT_RISK), ...firstOf(draft, AFTER_OWNER_TAX)] : [];
}

const LEADS: readonly Message[] = [
  LEAD_INVESTOR,
  ...LEADS_TO_RAISE,
  {
    id: 'lead.backers',
    when: (draft) => draft.diagnosis.fundingSaid && hasBackers(draft),
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}}, el plan cuenta con {{moneyTold}}.',
        en: 'To open {{aBusiness}}{{inPlace}}, the plan counts on {{moneyTold}}.',
      },
    ],
  },
  {
    id: 'lead.loan',
    when: ({ diagnosis }) => diagnosis.fundingSaid && diagnosis.hasLoan,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide un préstamo de **{{fig:loan}}** a {{fig:loan-term}}, que se suma a **{{fig:own-funds}}** de fondos propios.',
        en: 'To open {{aBusiness}}{{inPlace}}, the request is for a loan of **{{fig:loan}}** over {{fig:loan-term}}, alongside **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Este plan pide un préstamo de **{{fig:loan}}** a {{fig:loan-term}} para abrir {{aBusiness}}{{inPlace}}, al que se suman **{{fig:own-funds}}** de fondos propios.',
        en: 'This plan requests a loan of **{{fig:loan}}** over {{fig:loan-term}} to open {{aBusiness}}{{inPlace}}, alongside **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Se pide un préstamo de **{{fig:loan}}**, que se devolverá en {{fig:loan-term}}, para abrir {{aBusiness}}{{inPlace}}. Los fondos propios son **{{fig:own-funds}}**.',
        en: 'A loan of **{{fig:loan}}**, to be repaid over {{fig:loan-term}}, is requested to open {{aBusiness}}{{inPlace}}. Own funds come to **{{fig:own-funds}}**.',
      },
    ],
  },
  {
    id: 'lead.own',
    when: ({ diagnosis }) => diagnosis.fundingSaid,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} hay **{{fig:own-funds}}** de fondos propios y no se pide ningún préstamo.',
        en: 'To open {{aBusiness}}{{inPlace}} there is **{{fig:own-funds}}** of own funds, and no loan is requested.',
      },
      {
        es: 'El plan es abrir {{aBusiness}}{{inPlace}} con **{{fig:own-funds}}** de fondos propios y sin deuda.',
        en: 'The plan is to open {{aBusiness}}{{inPlace}} with **{{fig:own-funds}}** of own funds and no debt.',
      },
      {
        es: 'Este plan no pide ningún préstamo, porque abrir {{aBusiness}}{{inPlace}} se paga con **{{fig:own-funds}}** de fondos propios.',
        en: 'This plan requests no loan, because opening {{aBusiness}}{{inPlace}} is paid for with **{{fig:own-funds}}** of own funds.',
      },
    ],
  },
  {
    id: 'lead.unknown',
    variants: [
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} cuesta **{{fig:need}}**, reserva incluida. En la entrevista no se dijo de dónde saldrá el dinero.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**, reserve included. The interview did not say where the money will come from.',
      },
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} hacen falta **{{fig:need}}**, reserva incluida, y está por decidir quién pone ese dinero.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**, reserve included, and it is still to be decided who will provide that money.',
      },
      {
        es: 'Hacen falta **{{fig:need}}** para abrir {{aBusiness}}{{inPlace}}, con la reserva incluida. Falta por saber quién los pondrá.',
        en: 'It takes **{{fig:need}}** to open {{aBusiness}}{{inPlace}}, reserve included. Who will provide it is not yet known.',
      },
    ],
  },
];

/** A business that runs already is not opened: whoever asks for the money is to keep it. */
const LEADS_OF_TAKEOVER: readonly Message[] = LEADS.map((lead) => ({
  ...lead,
  variants: lead.variants.map(({ es, en }) => ({
    es: es.replace('Abrir {{aBusiness}}', 'Quedarse con {{aBusiness}}').replace('abrir {{aBusiness}}', 'quedarse con {{aBusiness}}'),
    en: en
      .replace('to open {{aBusiness}}', 'to take over {{aBusiness}}')
      .replace('To open {{aBusiness}}', 'To take over {{aBusiness}}')
      .replace('opening {{aBusiness}}', 'taking over {{aBusiness}}')
      .replace('Opening {{aBusiness}}', 'Taking over {{aBusiness}}'),
  })),
}));

const UNIT: Message = {
  id: 'sum.unit',
  variants: [
    {
      es: 'Cada {{unit}} supone {{fig:price*}} de ingresos y deja {{fig:margin-unit*}} después de pagar {{directCost}}. Con {{fig:break-even-units*}} al mes se cubren los {{fig:fixed-costs*}} de gastos fijos.',
      en: 'Each {{unit}} brings in {{fig:price*}} and leaves {{fig:margin-unit*}} after {{directCost}}. At {{fig:break-even-units*}} a month, the {{fig:fixed-costs*}} of fixed costs is covered.',
    },
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} después de pagar {{directCost}}. Hacen falta {{fig:break-even-units*}} al mes para pagar los {{fig:fixed-costs*}} de gastos fijos.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. It takes {{fig:break-even-units*}} a month to pay fixed costs of {{fig:fixed-costs*}}.',
    },
    {
      es: 'El negocio necesita {{fig:break-even-units*}} {{units}} al mes para pagar los {{fig:fixed-costs*}} de gastos fijos, porque cada {{unit}} deja {{fig:margin-unit*}} de sus {{fig:price*}} después de pagar {{directCost}}.',
      en: 'The business needs {{fig:break-even-units*}} {{units}} a month to cover its {{fig:fixed-costs*}} of fixed costs, because each {{unit}} leaves {{fig:margin-unit*}} of its {{fig:price*}} after {{directCost}}.',
    },
    {
      es: 'Con {{fig:break-even-units*}} {{units}} al mes, el negocio cubre sus {{fig:fixed-costs*}} de gastos fijos, porque de los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} después de pagar {{directCost}}.',
      en: 'At {{fig:break-even-units*}} {{units}} a month, the business covers its {{fig:fixed-costs*}} of fixed costs, because each {{unit}} brings in {{fig:price*}} and leaves {{fig:margin-unit*}} after {{directCost}}.',
    },
  ],
};

/** The fixed costs as they were said leave pay or marketing out: what a month takes is told with them. */
const UNIT_WITH_PAY: Message = {
  id: 'sum.unit.pay',
  when: isCostApart,
  variants: [
    {
      es: 'Los gastos fijos son {{fig:fixed-costs*}} al mes, a los que se suman {{besidesAll}}. Cada {{unit}} deja {{fig:margin-unit*}} de sus {{fig:price*}} después de pagar {{directCost}}. Contando intereses y amortización, el punto de equilibrio está en {{fig:break-even-units-all*}} al mes.',
      en: 'Fixed costs are {{fig:fixed-costs*}} a month, plus {{besidesAll}}. Each {{unit}} leaves {{fig:margin-unit*}} of its {{fig:price*}} after {{directCost}}. Including interest and depreciation, break-even is {{fig:break-even-units-all*}} a month.',
    },
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} después de pagar {{directCost}}. Con {{fig:break-even-units-all*}} al mes se cubren los {{fig:fixed-costs*}} de gastos fijos, {{besidesAll}}, los intereses y la amortización.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. It takes {{fig:break-even-units-all*}} a month to pay fixed costs of {{fig:fixed-costs*}}, {{besidesAll}}, the interest and the depreciation.',
    },
  ],
};

/** No number of sales pays for a month whole: none is told that pays for a part of it. */
const UNIT_OF_NONE: Message = {
  id: 'sum.unit.none',
  when: isPaidByNone,
  variants: [
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} después de pagar {{directCost}}. Un mes cuesta {{fig:costs-to-cover*}}, y ningún volumen de ventas lo paga, porque vender más obliga a contratar más horas.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. A month costs {{fig:costs-to-cover*}}, which no volume of sales pays for, because selling more means hiring more hours.',
    },
  ],
};

const UNIT_LOSS: Message = {
  id: 'sum.unit.loss',
  when: ({ diagnosis }) => diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'Cada {{unit}} supone {{fig:price*}} de ingresos y cuesta {{fig:unit-cost*}}, antes de contar los {{fig:fixed-costs*}} de gastos fijos de cada mes. Con estas cifras, vender más aumenta la pérdida.',
      en: 'Each {{unit}} brings in {{fig:price*}} and costs {{fig:unit-cost*}}, before the {{fig:fixed-costs*}} of fixed costs each month. On these figures, selling more makes the loss bigger.',
    },
    {
      es: 'Cada {{unit}} cuesta {{fig:unit-cost*}} y supone {{fig:price*}} de ingresos. Además quedan por pagar {{fig:fixed-costs*}} al mes de gastos fijos, así que cuanto más vende el negocio, más pierde.',
      en: 'Each {{unit}} costs {{fig:unit-cost*}} and brings in {{fig:price*}}. A further {{fig:fixed-costs*}} a month of fixed costs is still to be paid, so the more the business sells, the more it loses.',
    },
    {
      es: 'Con un precio de {{fig:price*}} y un coste de {{fig:unit-cost*}} por {{unit}}, el negocio pierde dinero antes de sumar los {{fig:fixed-costs*}} de gastos fijos del mes, y la pérdida crece con cada venta.',
      en: 'At a price of {{fig:price*}} and a cost of {{fig:unit-cost*}} for each {{unit}}, the business loses money before the month’s {{fig:fixed-costs*}} of fixed costs, and the loss grows with each sale.',
    },
  ],
};

function isAllSaid({ model: { keyFigures } }: Draft): boolean {
  return keyFigures.said === keyFigures.all;
}

const ORIGINS: Message = {
  id: 'sum.origins',
  variants: [
    {
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras clave, y el resto son los valores habituales del sector.',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} key figures, and the rest are the sector’s usual values.',
    },
    {
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras que más pesan, y las demás son las habituales del sector.',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} figures that matter most, and the others are the sector’s usual ones.',
    },
  ],
};

/** How the first months climb, when a trade sells and what the law takes are asked of nobody. */
const ALL_SAID: Message = {
  id: 'sum.origins.all',
  variants: [
    {
      es: 'El precio, los costes y las demás cifras clave se dijeron en la entrevista. Para {{assumed}}, el plan toma lo habitual en el oficio.',
      en: 'The price, the costs and the other key figures were given in the interview. For {{assumed}}, the plan uses what is usual in the trade.',
    },
    {
      es: 'La entrevista dio el precio, los costes y las demás cifras clave; para {{assumed}}, el plan sigue lo habitual en el oficio.',
      en: 'The interview gave the price, the costs and the other key figures; for {{assumed}}, the plan follows what is usual in the trade.',
    },
  ],
};
