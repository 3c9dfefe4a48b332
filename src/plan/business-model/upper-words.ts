// What of the business stands in the upper part of what its trade usually shows.
import { listInBoth } from '../../language/format-list.ts';
import type { Bilingual } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** From so much of the way between the least and the most that is usual, a figure is in the upper part. */
const UPPER_PART = 0.7;

type Ranged = 'price' | 'staff' | 'margin' | 'rent' | 'marketing';

/** The figure of each, beside its usual range. */
const OWN: Readonly<Record<Ranged, string>> = {
  price: 'price',
  staff: 'staff-share',
  margin: 'margin-share',
  rent: 'rent-share',
  marketing: 'marketing-share',
};

/** Whether it is in the upper part of its range, and not beyond. */
export function isUpper(figures: FigureTable, id: Ranged): boolean {
  const [low, high, own] = [amountOf(figures, `usual-${id}-low`), amountOf(figures, `usual-${id}-high`), amountOf(figures, OWN[id])];
  return own <= high && own - low >= (high - low) * UPPER_PART;
}

const NAMES: readonly (readonly [id: Ranged, name: Bilingual])[] = [
  ['price', { es: 'el precio', en: 'the price' }],
  ['staff', { es: 'el personal', en: 'pay' }],
  ['rent', { es: 'el local', en: 'premises' }],
  ['marketing', { es: 'la publicidad', en: 'marketing' }],
];

/** `upperFew`: whatever of price and costs stands in the upper part of its range. */
export function upperSlots({ figures }: Pick<Draft, 'figures'>): Draft['slots'] {
  return { upperFew: listInBoth(NAMES.filter(([id]) => isUpper(figures, id)).map(([, name]) => name)) };
}

/** Price and pay that both stand in the upper part of what is usual, with whatever else does: none has much room to rise. */
export const UPPER_BOTH: Message = {
  id: 'price.top',
  when: ({ facts, figures }) => !facts.saleUnit && isUpper(figures, 'price') && isUpper(figures, 'staff'),
  variants: [
    {
      es: '{{upperFew^}} están en la parte alta de lo habitual, así que queda poco margen para subir el precio o los gastos sin vender más.',
      en: '{{upperFew^}} are all in the upper part of the usual range, so there is little room to raise price or costs without selling more.',
    },
  ],
};
