// What would have to change where nobody should sign.
import type { Message } from '../message.ts';
import { countsUnsigned, isTold, isUnsigned } from './way-words.ts';

/** The first that holds. */
export const REMEDY: readonly Message[] = [
  {
    id: 'remedy.both',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, cobrando un {{fig:remedy-price*}} más sin vender menos, o con {{fig:remedy-cut*}} menos al mes entre sueldos y gastos.',
        en: 'With no more debt it would work, from the first year, at a price {{fig:remedy-price*}} higher with no fewer sales, or with pay and costs {{fig:remedy-cut*}} a month lower.',
      },
    ],
  },
  {
    id: 'remedy.cut',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-cut'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, con {{fig:remedy-cut*}} menos al mes entre sueldos y gastos; el precio solo no basta.',
        en: 'With no more debt it would work, from the first year, with pay and costs {{fig:remedy-cut*}} a month lower; price alone is not enough.',
      },
    ],
  },
  {
    id: 'remedy.price',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'Aguantaría sin más deuda, ya el primer año, cobrando un {{fig:remedy-price*}} más sin vender menos; recortar gastos no basta.',
        en: 'With no more debt it would work, from the first year, at a price {{fig:remedy-price*}} higher with no fewer sales; cutting costs is not enough.',
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

/** In few words after what each year earns of the loan, for the first page: the cover comes before the profit does. */
export const REMEDY_SHORT: Message = {
  id: 'remedy.short',
  when: (draft) =>
    countsUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut') && isTold(draft, 'mended-cover-y1'),
  variants: [
    {
      es: 'Con un {{fig:remedy-price*}} más en el precio, el primer año cubriría las cuotas {{fig:mended-cover-y1*}} veces, con un resultado de {{fig:mended-result-y1*}}; con {{fig:remedy-cut*}} menos de gastos y sueldos al mes llegaría, al menos, a {{fig:cover-asked*}}.',
      en: 'With a price {{fig:remedy-price*}} higher, the first year would cover the instalments {{fig:mended-cover-y1*}} times, with a result of {{fig:mended-result-y1*}}; costs and pay {{fig:remedy-cut*}} a month lower would also reach {{fig:cover-asked*}}.',
    },
  ],
};
