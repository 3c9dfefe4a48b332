// The price the sums use is an average: from how much to how much is charged.
import type { Message } from '../message.ts';

/** Where several prices were told, the mean of which is used since nothing says how many are sold of each; or an average was told beside them. */
export const PRICE_SPREAD: readonly Message[] = [
  {
    id: 'price.spread.open',
    when: ({ figures, facts }) => figures['spread-low'] !== undefined && facts.price?.origin === 'derived',
    variants: [
      {
        es: 'Los precios van de {{fig:spread-low*}} a {{fig:spread-high*}} y aún no se sabe cuántas ventas habrá de cada uno, de modo que el plan usa la media de los que se dieron.',
        en: 'Prices run from {{fig:spread-low*}} to {{fig:spread-high*}} and it is not known yet how many will be sold at each, so the plan uses the mean of those given.',
      },
    ],
  },
  {
    id: 'price.spread.average',
    when: ({ figures }) => figures['spread-low'] !== undefined,
    variants: [
      {
        es: 'Ese precio es una media: se cobra de {{fig:spread-low*}} a {{fig:spread-high*}} según lo que se pida.',
        en: 'That price is an average: charges run from {{fig:spread-low*}} to {{fig:spread-high*}}, depending on what is asked for.',
      },
      {
        es: 'Los precios van de {{fig:spread-low*}} a {{fig:spread-high*}}, y el plan usa la venta media.',
        en: 'Prices run from {{fig:spread-low*}} to {{fig:spread-high*}}, and the plan uses the average sale.',
      },
    ],
  },
];
