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
        es: 'Para abrir {{aBusiness}}{{inPlace}} se cuenta con {{moneyTold}}.',
        en: 'To open {{aBusiness}}{{inPlace}} the plan counts on {{moneyTold}}.',
      },
    ],
  },
  {
    id: 'lead.loan',
    when: ({ diagnosis }) => diagnosis.fundingSaid && diagnosis.hasLoan,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se pide un préstamo de **{{fig:loan}}** a {{fig:loan-term}}, junto a **{{fig:own-funds}}** de fondos propios.',
        en: 'To open {{aBusiness}}{{inPlace}}, the request is for a loan of **{{fig:loan}}** over {{fig:loan-term}}, alongside **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} se pagaría con un préstamo de **{{fig:loan}}** a {{fig:loan-term}} y **{{fig:own-funds}}** de fondos propios.',
        en: 'Opening {{aBusiness}}{{inPlace}} would be funded by a loan of **{{fig:loan}}** over {{fig:loan-term}} and **{{fig:own-funds}}** of own funds.',
      },
      {
        es: 'Se pide un préstamo de **{{fig:loan}}**, a devolver en {{fig:loan-term}}, para abrir {{aBusiness}}{{inPlace}}; los fondos propios son de **{{fig:own-funds}}**.',
        en: 'A loan of **{{fig:loan}}**, to be repaid over {{fig:loan-term}}, is requested to open {{aBusiness}}{{inPlace}}; own funds come to **{{fig:own-funds}}**.',
      },
    ],
  },
  {
    id: 'lead.own',
    when: ({ diagnosis }) => diagnosis.fundingSaid,
    variants: [
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} se cuenta con **{{fig:own-funds}}** propios y no se pide préstamo.',
        en: 'To open {{aBusiness}}{{inPlace}} there is **{{fig:own-funds}}** of own funds, and no loan is requested.',
      },
      {
        es: 'Con **{{fig:own-funds}}** de fondos propios, y sin deuda, se quiere abrir {{aBusiness}}{{inPlace}}.',
        en: 'With **{{fig:own-funds}}** of own funds, and no debt, the aim is to open {{aBusiness}}{{inPlace}}.',
      },
      {
        es: 'No se pide préstamo: abrir {{aBusiness}}{{inPlace}} se pagaría con **{{fig:own-funds}}** propios.',
        en: 'No loan is requested: opening {{aBusiness}}{{inPlace}} would be funded by **{{fig:own-funds}}** of own funds.',
      },
    ],
  },
  {
    id: 'lead.unknown',
    variants: [
      {
        es: 'Abrir {{aBusiness}}{{inPlace}} cuesta **{{fig:need}}**, reserva incluida. La entrevista no dice aún de dónde saldrán.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**, reserve included. Where it will come from is not yet known.',
      },
      {
        es: 'Hacen falta **{{fig:need}}**, con la reserva dentro, para abrir {{aBusiness}}{{inPlace}}, y está por decir quién pone el dinero.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}** with a reserve; who will provide it is not yet known.',
      },
      {
        es: 'Para abrir {{aBusiness}}{{inPlace}} hacen falta **{{fig:need}}**, reserva incluida. Quién los pone no se ha dicho todavía.',
        en: 'Opening {{aBusiness}}{{inPlace}} takes **{{fig:need}}**, reserve included. Who will provide it is not yet known.',
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
      es: 'Cada {{unit}} se cobra a {{fig:price*}} y deja {{fig:margin-unit*}} después de pagar {{directCost}}, así que {{fig:break-even-units*}} al mes cubren los {{fig:fixed-costs*}} de gastos fijos.',
      en: 'Each {{unit}} brings in {{fig:price*}} and leaves {{fig:margin-unit*}} after {{directCost}}, so {{fig:break-even-units*}} a month cover the {{fig:fixed-costs*}} of fixed costs.',
    },
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} tras pagar {{directCost}}. Con {{fig:break-even-units*}} al mes se pagan los {{fig:fixed-costs*}} fijos.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. It takes {{fig:break-even-units*}} a month to pay fixed costs of {{fig:fixed-costs*}}.',
    },
    {
      es: 'Hacen falta {{fig:break-even-units*}} ventas al mes para pagar los {{fig:fixed-costs*}} fijos, porque cada {{unit}} deja {{fig:margin-unit*}} de sus {{fig:price*}} después de pagar {{directCost}}.',
      en: 'It takes {{fig:break-even-units*}} sales a month to cover {{fig:fixed-costs*}} of fixed costs, because each {{unit}} leaves {{fig:margin-unit*}} of its {{fig:price*}} after {{directCost}}.',
    },
    {
      es: 'Vender {{fig:break-even-units*}} al mes paga los {{fig:fixed-costs*}} que el negocio gasta de todos modos: es lo que dan los {{fig:margin-unit*}} que quedan de cada {{unit}}, a {{fig:price*}} y descontando {{directCost}}.',
      en: 'Selling {{fig:break-even-units*}} a month pays the {{fig:fixed-costs*}} the business spends anyway: that is what the {{fig:margin-unit*}} left of each {{unit}} adds up to, at {{fig:price*}} and with {{directCost}} taken off.',
    },
  ],
};

/** The fixed costs as they were said leave pay or marketing out: what a month takes is told with them. */
const UNIT_WITH_PAY: Message = {
  id: 'sum.unit.pay',
  when: isCostApart,
  variants: [
    {
      es: 'Los gastos fijos son {{fig:fixed-costs*}} al mes, más {{besidesAll}}. Cada {{unit}} deja {{fig:margin-unit*}} de sus {{fig:price*}} después de pagar {{directCost}}: contando intereses y amortización, el equilibrio está en {{fig:break-even-units-all*}} al mes.',
      en: 'Fixed costs are {{fig:fixed-costs*}} a month, plus {{besidesAll}}. Each {{unit}} leaves {{fig:margin-unit*}} of its {{fig:price*}} after {{directCost}}: including interest and depreciation, break-even is {{fig:break-even-units-all*}} a month.',
    },
    {
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} tras pagar {{directCost}}. Con {{fig:break-even-units-all*}} al mes se pagan los {{fig:fixed-costs*}} fijos, {{besidesAll}}, los intereses y la amortización.',
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
      es: 'De los {{fig:price*}} de cada {{unit}} quedan {{fig:margin-unit*}} tras pagar {{directCost}}. Un mes pide {{fig:costs-to-cover*}}, y ningún número de ventas los paga con las horas que habría que contratar.',
      en: 'Out of the {{fig:price*}} for each {{unit}}, {{fig:margin-unit*}} is left after {{directCost}}. A month takes {{fig:costs-to-cover*}}, which no number of sales pays for with the hours that would have to be hired.',
    },
  ],
};

const UNIT_LOSS: Message = {
  id: 'sum.unit.loss',
  when: ({ diagnosis }) => diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'Cada {{unit}} se cobra a {{fig:price*}} y cuesta {{fig:unit-cost*}}, antes de los {{fig:fixed-costs*}} de gastos fijos de cada mes. Vender más, con estas cifras, agranda la pérdida.',
      en: 'Each {{unit}} brings in {{fig:price*}} and costs {{fig:unit-cost*}}, before the {{fig:fixed-costs*}} of fixed costs each month. On these figures, selling more makes the loss bigger.',
    },
    {
      es: 'Lo que cuesta cada {{unit}}, {{fig:unit-cost*}}, pasa de lo que se cobra, {{fig:price*}}, y quedan por pagar {{fig:fixed-costs*}} al mes de gastos fijos. A más ventas, más pérdida.',
      en: 'What each {{unit}} costs, {{fig:unit-cost*}}, exceeds what is charged, {{fig:price*}}, and {{fig:fixed-costs*}} a month of fixed costs is still to be paid. The more it sells, the more it loses.',
    },
    {
      es: 'Con un precio de {{fig:price*}} y un coste de {{fig:unit-cost*}} por {{unit}}, la pérdida empieza antes de sumar los {{fig:fixed-costs*}} fijos del mes y crece con cada venta.',
      en: 'At a price of {{fig:price*}} and a cost of {{fig:unit-cost*}} for each {{unit}}, the loss begins before the month’s {{fig:fixed-costs*}} of fixed costs and grows with each sale.',
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
      es: 'La entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} cifras clave; el resto es el valor habitual del sector y lleva su marca.',
      en: 'The interview gave {{fig:said-count*}} of the {{fig:key-count*}} key figures; the rest are the sector’s usual values and are marked as such.',
    },
    {
      es: 'Cada cifra lleva su origen: la entrevista dio {{fig:said-count*}} de las {{fig:key-count*}} que más pesan, y las demás son las que se ven en el sector.',
      en: 'Each figure shows its origin: the interview gave {{fig:said-count*}} of the {{fig:key-count*}} that weigh most, and the others are what the sector usually sees.',
    },
  ],
};

/** How the first months climb, when a trade sells and what the law takes are asked of nobody. */
const ALL_SAID: Message = {
  id: 'sum.origins.all',
  variants: [
    {
      es: 'Precio, volumen, costes, inversión y dinero se dijeron en la entrevista. Se supone, como es usual en el oficio: {{assumed}}; lo demás se dice donde se usa.',
      en: 'Price, volume, costs, investment and funding were given in the interview. Assumed, as is usual in the trade: {{assumed}}; anything else is named where it is used.',
    },
    {
      es: 'De la entrevista vienen precio, volumen, costes, inversión y dinero; se suponen, como es usual en el oficio, {{assumed}}.',
      en: 'Price, volume, costs, investment and funding come from the interview; assumed, as is usual in the trade, are {{assumed}}.',
    },
  ],
};
