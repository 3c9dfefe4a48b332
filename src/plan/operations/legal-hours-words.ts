// Where the money for those who are hired pays at the law's least for fewer hours than are counted: how many, what the rest would cost, and what to choose.
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';

const isShort = ({ figures }: Draft) => figures['legal-bought'] !== undefined;

/** Beside the hours that the plan counts: those that are paid, and what fits in them; the first that holds. */
export const HOURS_PAID: readonly Message[] = [
  {
    id: 'cap.legal.units',
    when: ({ figures }) => figures['legal-units'] !== undefined,
    variants: [
      {
        es: 'El presupuesto de sueldos no las paga todas: las de quien emprende y las que cubre al mínimo legal suman {{fig:legal-team*}}. Con ellas, «{{roleWork}}» tendría {{fig:legal-work*}}, que bastan para {{fig:legal-units*}} {{units}} al mes.',
        en: 'The wage budget does not pay for all of them: the founder’s own and those it covers at the legal minimum come to {{fig:legal-team*}}. That would give “{{roleWork}}” {{fig:legal-work*}}, enough for {{fig:legal-units*}} {{units}} a month.',
      },
    ],
  },
  {
    id: 'cap.legal',
    when: ({ figures }) => figures['legal-team'] !== undefined,
    variants: [
      {
        es: 'El presupuesto de sueldos no las paga todas: las de quien emprende y las que cubre al mínimo legal suman {{fig:legal-team*}}, y «{{roleWork}}» tendría {{fig:legal-work*}}.',
        en: 'The wage budget does not pay for all of them: the founder’s own and those it covers at the legal minimum come to {{fig:legal-team*}}, which would give “{{roleWork}}” {{fig:legal-work*}}.',
      },
    ],
  },
];

const isPaidByVolume = (draft: Draft) =>
  isShort(draft) && draft.figures['legal-break-even'] !== undefined && draft.figures['units-to-pay-all'] !== undefined;

const COST_OF_HOURS = {
  es: 'Los gastos dejan {{fig:legal-paid*}} al mes, con cargas, para quien se contrata. Al mínimo legal, {{fig:legal-hour}} la hora, ese dinero paga {{fig:legal-bought*}} horas, y el plan cuenta {{fig:legal-counted}}, que costarían {{fig:legal-cost*}}. Pagarlas todas subiría el gasto del mes a {{fig:legal-month*}} y el punto de equilibrio de {{fig:units-to-pay-all}} a {{fig:legal-break-even*}} {{units}}.',
  en: 'The costs leave {{fig:legal-paid*}} a month, charges included, for hired staff. At the legal minimum of {{fig:legal-hour}} an hour that pays for {{fig:legal-bought*}} hours, and the plan counts {{fig:legal-counted}}, which would cost {{fig:legal-cost*}}. Paying for all of them would take the month’s costs to {{fig:legal-month*}} and break-even from {{fig:units-to-pay-all}} to {{fig:legal-break-even*}} {{units}}.',
};

/** What the hours that are not paid would cost, what that does to break-even, and the choice; the first that holds. */
export const LEGAL_HOURS: readonly Message[] = [
  {
    id: 'team.legal-hours.fixed-price',
    when: (draft) => isPaidByVolume(draft) && hasFixedPrice(draft),
    variants: [
      {
        es: `${COST_OF_HOURS.es} Como el precio no lo pone el negocio, antes de firmar hay que elegir entre contratar solo las horas que se pueden pagar y reducir el equipo.`,
        en: `${COST_OF_HOURS.en} As the business does not set the price, the choice before signing is between hiring only the hours it can pay for and running with a smaller team.`,
      },
    ],
  },
  {
    id: 'team.legal-hours',
    when: isPaidByVolume,
    variants: [
      {
        es: `${COST_OF_HOURS.es} Antes de firmar hay que elegir entre contratar solo las horas que se pueden pagar, reducir el equipo o cobrar {{fig:legal-price*}}, un precio que las paga con las ventas del segundo año.`,
        en: `${COST_OF_HOURS.en} Before signing the choice is between hiring only the hours it can pay for, running with a smaller team, or charging {{fig:legal-price*}}, which pays for them at second-year sales.`,
      },
    ],
  },
  {
    id: 'team.legal-hours.never',
    when: isShort,
    variants: [
      {
        es: 'Los gastos dejan {{fig:legal-paid*}} al mes, con cargas, para quien se contrata. Al mínimo legal, {{fig:legal-hour}} la hora, ese dinero paga {{fig:legal-bought*}} horas, y el plan cuenta {{fig:legal-counted}}, que costarían {{fig:legal-cost*}}. El gasto del mes subiría a {{fig:legal-month*}}, que a este precio no se cubre con ningún número de ventas. Antes de firmar hay que elegir entre contratar solo las horas que se pueden pagar y reducir el equipo.',
        en: 'The costs leave {{fig:legal-paid*}} a month, charges included, for hired staff. At the legal minimum of {{fig:legal-hour}} an hour that pays for {{fig:legal-bought*}} hours, and the plan counts {{fig:legal-counted}}, which would cost {{fig:legal-cost*}}. The month’s costs would rise to {{fig:legal-month*}}, which no number of sales covers at this price. Before signing the choice is between hiring only the hours it can pay for and running with a smaller team.',
      },
    ],
  },
];

/** The same for the first page, where the second year would not earn what the law asks for. */
export const LEGAL_HOURS_NEWS: Message = {
  id: 'news.legal-hours',
  when: (draft) =>
    isShort(draft) &&
    Number(draft.figures['legal-result-y2']?.value) < 0 &&
    !['wage-each', 'wage-full'].some((id) => draft.figures[id]) &&
    !draft.diagnosis.sellsAtLoss,
  variants: [
    {
      es: 'El presupuesto de sueldos no llega al mínimo legal por todas las horas previstas: paga **{{fig:legal-bought}}** al mes de las {{fig:legal-counted*}} que cuenta el plan. Pagarlas todas costaría {{fig:legal-missing*}} más al mes y dejaría el segundo año en **{{fig:legal-result-y2*}}** antes de impuestos. Hay que contratar menos horas, reducir el equipo o lograr más margen en cada venta.',
      en: 'The wage budget falls short of the legal minimum for the hours planned: it pays for **{{fig:legal-bought}}** of the {{fig:legal-counted*}} a month that the plan counts. Paying for all of them would cost {{fig:legal-missing*}} more a month and leave the second year at **{{fig:legal-result-y2*}}** before tax. The business has to hire fewer hours, run with a smaller team or earn more margin on each sale.',
    },
  ],
};
