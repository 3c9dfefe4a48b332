// The price the sums use is an average: from how much to how much is charged.
import type { Message } from '../message.ts';

/** Where several prices were told, the mean of which is used since nothing says how many are sold of each; or an average was told beside them. */
export const PRICE_SPREAD: readonly Message[] = [
  {
    id: 'price.spread.open',
    when: ({ figures, facts }) => figures['spread-low'] !== undefined && facts.price?.origin === 'derived',
    variants: [
      {
        es: 'Se cobra de {{fig:spread-low*}} a {{fig:spread-high*}} y aún no se sabe cuántas ventas habrá de cada precio: la cuenta usa la media de los que se contaron.',
        en: 'Charges run from {{fig:spread-low*}} to {{fig:spread-high*}}, and how many will be sold at each price is not known yet: the figures use the mean of those given.',
      },
    ],
  },
  {
    id: 'price.spread.average',
    when: ({ figures }) => figures['spread-low'] !== undefined,
    variants: [
      {
        es: 'Es un precio medio: se cobra de {{fig:spread-low*}} a {{fig:spread-high*}} según lo que se pida.',
        en: 'That price is an average: charges run from {{fig:spread-low*}} to {{fig:spread-high*}}, depending on what is asked for.',
      },
      {
        es: 'La tarifa va de {{fig:spread-low*}} a {{fig:spread-high*}}; la cuenta se hace con la venta media.',
        en: 'What is charged runs from {{fig:spread-low*}} to {{fig:spread-high*}}; the figures use the average sale.',
      },
    ],
  },
];
