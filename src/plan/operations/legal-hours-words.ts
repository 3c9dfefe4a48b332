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
        es: 'No todas están pagadas: con las de quien emprende y las que el dinero contado paga al mínimo legal son {{fig:legal-team*}}, y «{{roleWork}}» tendría {{fig:legal-work*}}, para {{fig:legal-units*}} {{units}} al mes.',
        en: 'Not all of them are paid for: the founder’s own and those the money counted pays at the legal minimum come to {{fig:legal-team*}}, which would give “{{roleWork}}” {{fig:legal-work*}}, enough for {{fig:legal-units*}} {{units}} a month.',
      },
    ],
  },
  {
    id: 'cap.legal',
    when: ({ figures }) => figures['legal-team'] !== undefined,
    variants: [
      {
        es: 'No todas están pagadas: con las de quien emprende y las que el dinero contado paga al mínimo legal son {{fig:legal-team*}}, y «{{roleWork}}» tendría {{fig:legal-work*}}.',
        en: 'Not all of them are paid for: the founder’s own and those the money counted pays at the legal minimum come to {{fig:legal-team*}}, which would give “{{roleWork}}” {{fig:legal-work*}}.',
      },
    ],
  },
];

const isPaidByVolume = (draft: Draft) =>
  isShort(draft) && draft.figures['legal-break-even'] !== undefined && draft.figures['units-to-pay-all'] !== undefined;

const COST_OF_HOURS = {
  es: 'Para quien se contrata quedan {{fig:legal-paid*}} al mes con cargas: al mínimo legal, {{fig:legal-hour}} la hora, pagan {{fig:legal-bought*}} horas y no las {{fig:legal-counted}} que se cuentan, que costarían {{fig:legal-cost*}}. Pagarlas lleva el mes a {{fig:legal-month*}} y el equilibrio de {{fig:units-to-pay-all}} a {{fig:legal-break-even*}} {{units}}.',
  en: 'Hired staff are left {{fig:legal-paid*}} a month with charges: at the legal minimum, {{fig:legal-hour}} an hour, that buys {{fig:legal-bought*}} hours, not the {{fig:legal-counted}} counted, which would cost {{fig:legal-cost*}}. Paying them takes the month to {{fig:legal-month*}} and break-even from {{fig:units-to-pay-all}} to {{fig:legal-break-even*}} {{units}}.',
};

/** What the hours that are not paid would cost, what that does to break-even, and the choice; the first that holds. */
export const LEGAL_HOURS: readonly Message[] = [
  {
    id: 'team.legal-hours.fixed-price',
    when: (draft) => isPaidByVolume(draft) && hasFixedPrice(draft),
    variants: [
      {
        es: `${COST_OF_HOURS.es} Antes del {{fig:go-by}} se elige: contratar solo las que se pagan o reducir el equipo; el precio no lo pone el negocio.`,
        en: `${COST_OF_HOURS.en} The choice is made before {{fig:go-by}}: hire only the hours that are paid for, or run with a smaller team; the price is not the shop’s to set.`,
      },
    ],
  },
  {
    id: 'team.legal-hours',
    when: isPaidByVolume,
    variants: [
      {
        es: `${COST_OF_HOURS.es} Antes del {{fig:go-by}} se elige: contratar solo las que se pagan, reducir el equipo o cobrar {{fig:legal-price*}}, que las paga con las ventas del segundo año.`,
        en: `${COST_OF_HOURS.en} The choice is made before {{fig:go-by}}: hire only the hours that are paid for, run with a smaller team, or charge {{fig:legal-price*}}, which pays for them at second-year sales.`,
      },
    ],
  },
  {
    id: 'team.legal-hours.never',
    when: isShort,
    variants: [
      {
        es: 'Para quien se contrata quedan {{fig:legal-paid*}} al mes con cargas: al mínimo legal, {{fig:legal-hour}} la hora, pagan {{fig:legal-bought*}} horas y no las {{fig:legal-counted}} que se cuentan, que costarían {{fig:legal-cost*}} y llevarían el mes a {{fig:legal-month*}}, que a este precio no paga ningún número de ventas. Antes del {{fig:go-by}} se elige: contratar solo las que se pagan o reducir el equipo.',
        en: 'Hired staff are left {{fig:legal-paid*}} a month with charges: at the legal minimum, {{fig:legal-hour}} an hour, that buys {{fig:legal-bought*}} hours, not the {{fig:legal-counted}} counted, which would cost {{fig:legal-cost*}} and take the month to {{fig:legal-month*}}, which no number of sales covers at this price. The choice is made before {{fig:go-by}}: hire only the hours that are paid for, or run with a smaller team.',
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
      es: 'Los sueldos no llegan al mínimo legal por las horas que se cuentan: pagan **{{fig:legal-bought}}** al mes, y son {{fig:legal-counted*}}. Pagarlas todas cuesta {{fig:legal-missing*}} más al mes y deja el segundo año en **{{fig:legal-result-y2*}}** antes de impuestos: hay que contratar menos horas, reducir el equipo o lograr que cada venta deje más.',
      en: 'Wages fall short of the legal minimum for the hours counted: they buy **{{fig:legal-bought}}** a month, and {{fig:legal-counted*}} are counted. Paying for all of them takes {{fig:legal-missing*}} more a month and leaves the second year at **{{fig:legal-result-y2*}}** before tax: hire fewer hours, run with a smaller team, or make each sale leave more.',
    },
  ],
};
