// What would have to change where nobody should sign.
import { amountOf } from '../figures/figure.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import { isTold, isUnsigned } from './way-words.ts';

/** The first that holds. */
export const REMEDY: readonly Message[] = [
  {
    id: 'remedy.both',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'El negocio sería viable desde el primer año si cobrara {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, sin vender menos, o si gastara {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes.',
        en: 'The business would be viable from the first year if it charged {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} more, without selling less, or if it spent {{fig:remedy-cut*}} less of the {{fig:told-costs}} a month of pay and costs.',
      },
    ],
  },
  {
    id: 'remedy.cut.fixed',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && hasFixedPrice(draft),
    variants: [
      {
        es: 'El negocio sería viable desde el primer año si gastara {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes. El precio de cada libro lo fija la editorial, y la ley obliga a respetarlo.',
        en: 'The business would be viable from the first year if it spent {{fig:remedy-cut*}} less of the {{fig:told-costs}} a month of pay and costs. Publishers fix the price of each book, and the law obliges shops to keep to it.',
      },
    ],
  },
  {
    id: 'remedy.cut',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'El negocio sería viable desde el primer año si gastara {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes. Subir solo el precio no basta.',
        en: 'The business would be viable from the first year if it spent {{fig:remedy-cut*}} less of the {{fig:told-costs}} a month of pay and costs. Raising the price alone is not enough.',
      },
    ],
  },
  {
    id: 'remedy.price',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'El negocio sería viable desde el primer año si cobrara {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, sin vender menos. Recortar solo los gastos no basta.',
        en: 'The business would be viable from the first year if it charged {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} more, without selling less. Cutting costs alone is not enough.',
      },
    ],
  },
  {
    id: 'remedy.none',
    when: isUnsigned,
    variants: [
      {
        es: 'Antes de buscar dinero hay que cambiar a la vez el precio, el volumen y los gastos.',
        en: 'Before looking for money, the price, the volume and the costs all have to change.',
      },
    ],
  },
];

/** Money that no channel needs is a part of it. */
export const CUT_HELD: Message = {
  id: 'remedy.cut.held',
  when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && isTold(draft, 'held-spared'),
  variants: [
    {
      es: 'Una parte puede salir de los {{fig:budget-held}} al mes de publicidad que ningún canal necesita.',
      en: 'Part of it can come from the {{fig:budget-held}} a month of marketing that no channel needs.',
    },
  ],
};

/** Nor need those who are hired be paid while nothing is sold. */
export const CUT_SHUT: Message = {
  id: 'remedy.cut.shut',
  when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && isTold(draft, 'cut-shut') && draft.slots.closedMonths !== undefined,
  variants: [
    {
      es: 'Contratar solo por los meses en que se cobra, y no {{closedMonths}}, ahorra hasta {{fig:cut-shut}} al año; las vacaciones se pagan igual.',
      en: 'Hiring only for the months that are charged for, and not {{closedMonths}}, saves up to {{fig:cut-shut}} a year; holidays still have to be paid.',
    },
  ],
};

/** Where the money of a lower cost could come from; the first that holds. */
export const CUT_FROM: readonly Message[] = [
  {
    id: 'remedy.cut.hired',
    when: (draft) =>
      isUnsigned(draft) &&
      isTold(draft, 'remedy-cut') &&
      !isTold(draft, 'remedy-price') &&
      amountOf(draft.figures, 'cut-hired') >= amountOf(draft.figures, 'remedy-cut'),
    variants: [
      {
        es: 'Ese ahorro equivale a abrir sin contratar, porque el personal contratado cuesta {{fig:cut-hired*}} al mes con sus cargas. La versión para el banco abre así, y esas horas las hace quien emprende.',
        en: 'That saving amounts to opening without hiring, because those hired cost {{fig:cut-hired*}} a month with their charges. The version for the bank opens that way, and the founder works those hours.',
      },
    ],
  },
  {
    id: 'remedy.cut.pay.each',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'cut-pay') && isTold(draft, 'pay-each'),
    variants: [
      {
        es: 'Ese ahorro equivale a que cada socio cobre {{fig:cut-pay*}} al mes en lugar de {{fig:pay-each}}.',
        en: 'That saving is the same as each partner taking {{fig:cut-pay*}} a month instead of {{fig:pay-each}}.',
      },
    ],
  },
  {
    id: 'remedy.cut.pay',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'cut-pay'),
    variants: [
      {
        es: 'Ese ahorro equivale a que quien emprende cobre {{fig:cut-pay*}} al mes en lugar de {{fig:cost-founder}}.',
        en: 'That saving is the same as the founder taking {{fig:cut-pay*}} a month instead of {{fig:cost-founder}}.',
      },
    ],
  },
  {
    id: 'remedy.cut.several',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && !isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Ese recorte es un {{fig:cut-share}} de los gastos del mes, y antes de firmar hay que señalar de qué partidas de la página de operaciones sale.',
        en: 'That cut is {{fig:cut-share}} of a month’s costs, and before anything is signed it has to be clear which lines of the operations page it comes from.',
      },
    ],
  },
];

/** The version for the bank, for the first page, where only lower costs make one. */
export const REMEDY_SHORT_CUT: Message = {
  id: 'remedy.short.cut',
  when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && !isTold(draft, 'remedy-price') && isTold(draft, 'mended-cover-y1'),
  variants: [
    {
      es: 'Con {{fig:remedy-cut*}} menos de gastos y sueldos al mes, el negocio sí sería viable: necesitaría {{fig:mended-missing*}} más sin cuotas y cubriría las suyas {{fig:mended-cover-y1*}} veces el primer año. Esa es la versión para el banco.',
      en: 'With {{fig:remedy-cut*}} a month less of costs and pay, the business would be viable: it would need {{fig:mended-missing*}} more without repayments and cover its instalments {{fig:mended-cover-y1*}} times in the first year. That is the version for the bank.',
    },
  ],
};

/** In few words after what each year earns of the loan, for the first page: the cover comes before the profit does. */
export const REMEDY_SHORT: Message = {
  id: 'remedy.short',
  when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut') && isTold(draft, 'mended-cover-y1'),
  variants: [
    {
      es: 'Si el negocio cobrara {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, el primer año cubriría las cuotas {{fig:mended-cover-y1*}} veces, con un resultado de {{fig:mended-result-y1*}}; con {{fig:remedy-cut*}} menos de gastos y sueldos al mes, al menos {{fig:cover-asked*}}.',
      en: 'If the business charged {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} more, the first year would cover the instalments {{fig:mended-cover-y1*}} times, with a result of {{fig:mended-result-y1*}}; with costs and pay {{fig:remedy-cut*}} a month lower, at least {{fig:cover-asked*}}.',
    },
  ],
};
