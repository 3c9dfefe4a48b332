// What would have to change where nobody should sign, and what would come of it.
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
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

/** The same plan once that is changed; the first that holds. */
export const MENDED: readonly Message[] = [
  {
    id: 'mended.price',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'mended-price') && isTold(draft, 'remedy-price'),
    variants: [
      {
        es: 'A {{fig:mended-price*}} sin impuestos faltarían {{fig:mended-missing*}}; los dos primeros años darían {{fig:mended-result-y1*}}, apertura incluida, y {{fig:mended-result-y2*}}, con {{fig:mended-cash-low*}} de caja o más{{mendedCover}}.',
        en: 'At {{fig:mended-price*}} before tax, {{fig:mended-missing*}} would be missing; the first two years would end at {{fig:mended-result-y1*}}, opening costs included, and {{fig:mended-result-y2*}}, with {{fig:mended-cash-low*}} of cash or more{{mendedCover}}.',
      },
    ],
  },
  {
    id: 'mended.cut',
    when: (draft) => isUnsigned(draft) && isTold(draft, 'mended-price'),
    variants: [
      {
        es: 'Así faltarían {{fig:mended-missing*}}; los dos primeros años darían {{fig:mended-result-y1*}}, apertura incluida, y {{fig:mended-result-y2*}}, con {{fig:mended-cash-low*}} de caja o más{{mendedCover}}.',
        en: 'Then {{fig:mended-missing*}} would be missing; the first two years would end at {{fig:mended-result-y1*}}, opening costs included, and {{fig:mended-result-y2*}}, with {{fig:mended-cash-low*}} of cash or more{{mendedCover}}.',
      },
    ],
  },
];

/** How often each year would pay its debt, where there is any. */
export function withMendedCover(draft: Draft): Draft {
  const both = isTold(draft, 'mended-cover-y2') ? BOTH_COVERS : FIRST_COVER;
  return { ...draft, slots: { ...draft.slots, mendedCover: isTold(draft, 'mended-cover-y1') ? both : NO_WORDS } };
}

const FIRST_COVER = { es: ', con una cobertura de {{fig:mended-cover-y1*}}', en: ', with a cover of {{fig:mended-cover-y1*}}' };
const BOTH_COVERS = {
  es: ', con coberturas de {{fig:mended-cover-y1*}} y {{fig:mended-cover-y2*}}',
  en: ', with covers of {{fig:mended-cover-y1*}} and {{fig:mended-cover-y2*}}',
};

/** In few words after what each year earns of the loan, for the first page. */
export const REMEDY_SHORT: Message = {
  id: 'remedy.short',
  when: (draft) => countsUnsigned(draft) && isTold(draft, 'remedy-price') && isTold(draft, 'remedy-cut'),
  variants: [
    {
      es: 'Con un {{fig:remedy-price*}} más en el precio, o {{fig:remedy-cut*}} menos de gastos y sueldos al mes, la ganaría desde el principio.',
      en: 'A price {{fig:remedy-price*}} higher, or costs and pay {{fig:remedy-cut*}} a month lower, would earn it from the start.',
    },
  ],
};
