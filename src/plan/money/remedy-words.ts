// What would have to change where nobody should sign.
import { amountOf } from '../figures/figure.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import { countsUnsigned, isTold, isUnsigned } from './way-words.ts';

/** The first that holds. */
export const REMEDY: readonly Message[] = [
  {
    id: 'remedy.both',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, a {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, sin vender menos; o con {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes.',
        en: 'With no more debt it would work, from the first year, at {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} higher, with no fewer sales; or with {{fig:remedy-cut*}} off the {{fig:told-costs}} a month of pay and costs.',
      },
    ],
  },
  {
    id: 'remedy.cut.fixed',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && hasFixedPrice(draft),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, con {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes; el precio lo fija la ley y no se toca.',
        en: 'With no more debt it would work, from the first year, with {{fig:remedy-cut*}} off the {{fig:told-costs}} a month of pay and costs; the price is set by law and stays.',
      },
    ],
  },
  {
    id: 'remedy.cut',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, con {{fig:remedy-cut*}} menos de los {{fig:told-costs}} de sueldos y gastos del mes; el precio solo no basta.',
        en: 'With no more debt it would work, from the first year, with {{fig:remedy-cut*}} off the {{fig:told-costs}} a month of pay and costs; price alone is not enough.',
      },
    ],
  },
  {
    id: 'remedy.price',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, a {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, sin vender menos; recortar gastos no basta.',
        en: 'With no more debt it would work, from the first year, at {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} higher, with no fewer sales; cutting costs is not enough.',
      },
    ],
  },
  {
    id: 'remedy.none',
    when: isUnsigned,
    variants: [
      {
        es: 'Antes de buscar dinero hay que mover a la vez el precio, el volumen y los gastos.',
        en: 'Before looking for money, price, volume and costs have to change together.',
      },
    ],
  },
];

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
        es: 'Ese dinero cabe en una sola partida, la de quien se contrata, {{fig:cut-hired*}} al mes con sus cargas: la versión para el banco abre sin contratar, y quien emprende cubre esas horas.',
        en: 'One line alone holds that money, the pay of those hired, {{fig:cut-hired*}} a month with its charges: the version for the bank opens without hiring, and the founder covers those hours.',
      },
    ],
  },
  {
    id: 'remedy.cut.several',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut') && !isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Es un {{fig:cut-share}} del mes: se escribe de qué partidas de la página de operaciones sale, y si no sale de ninguna, no se abre así.',
        en: 'That is {{fig:cut-share}} of a month: which lines of the operations page it comes from is written down, and if it comes from none, the business does not open like this.',
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
      es: 'Con {{fig:remedy-cut*}} menos de gastos y sueldos al mes sí aguantaría: {{fig:mended-missing*}} más sin cuota, y las cuotas cubiertas {{fig:mended-cover-y1*}} veces el primer año. Esa es la versión para el banco.',
      en: 'With {{fig:remedy-cut*}} a month less of costs and pay it would hold: {{fig:mended-missing*}} more without repayments, and instalments covered {{fig:mended-cover-y1*}} times in the first year. That is the version for the bank.',
    },
  ],
};

/** In few words after what each year earns of the loan, for the first page: the cover comes before the profit does. */
export const REMEDY_SHORT: Message = {
  id: 'remedy.short',
  when: (draft) =>
    countsUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut') && isTold(draft, 'mended-cover-y1'),
  variants: [
    {
      es: 'A {{fig:mended-price*}} por {{unit}}, un {{fig:remedy-price}} más, el primer año cubriría las cuotas {{fig:mended-cover-y1*}} veces, con un resultado de {{fig:mended-result-y1*}}; con {{fig:remedy-cut*}} menos de gastos y sueldos al mes llegaría, al menos, a {{fig:cover-asked*}}.',
      en: 'At {{fig:mended-price*}} for each {{unit}}, {{fig:remedy-price}} higher, the first year would cover the instalments {{fig:mended-cover-y1*}} times, with a result of {{fig:mended-result-y1*}}; costs and pay {{fig:remedy-cut*}} a month lower would bring it to {{fig:cover-asked*}} or more.',
    },
  ],
};
