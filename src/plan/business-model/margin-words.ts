// What each sale leaves, against what the trade keeps of its price.
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';
import { isUpper } from './upper-words.ts';

/** A margin of half the price is no small one, whatever the trade keeps. Percent. */
const MOST_OF_IT = 50;

export const MARGINS: readonly Message[] = [
  {
    id: 'unit.loss',
    when: ({ diagnosis }) => diagnosis.margin === 'loss',
    variants: [
      {
        es: 'Por cada {{unit}} el negocio cobra {{netPrice}} y gasta {{fig:unit-cost*}} en {{directCost}}, así que cada vez se pierden {{fig:loss-unit*}}. En el sector lo normal es conservar entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}} del precio. Mientras no cambie el precio o el coste, el plan no es viable.',
        en: 'For each {{unit}} the business charges {{netPrice}} and spends {{fig:unit-cost*}} on {{directCost}}, so it loses {{fig:loss-unit*}} each time. Businesses in the sector usually keep between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}} of the price. Until the price or the cost changes, the plan is not viable.',
      },
      {
        es: 'El coste de cada {{unit}}, {{fig:unit-cost*}} en {{directCost}}, supera los {{netPrice}} que se cobran, y cada venta pierde {{fig:loss-unit*}}. El sector suele conservar del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} del precio. Sin otro precio u otro coste, el plan no es viable.',
        en: 'The cost of each {{unit}}, {{fig:unit-cost*}} in {{directCost}}, is more than the {{netPrice}} charged, so every sale loses {{fig:loss-unit*}}. The sector usually keeps {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} of the price. Without a different price or cost, the plan is not viable.',
      },
    ],
  },
  {
    // The trade's range holds no pay: a cost that does is not held against it.
    id: 'unit.net',
    when: ({ diagnosis }) => diagnosis.margin === 'net',
    variants: [
      {
        es: 'De los {{netPrice}} que se cobran por cada {{unit}}, {{fig:unit-cost*}} pagan {{directCost}} y quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}. Como ese coste ya incluye el trabajo, vender más no aumenta los sueldos fijos.',
        en: 'Of the {{netPrice}} charged for each {{unit}}, {{fig:unit-cost*}} pays for {{directCost}} and {{fig:margin-unit*}} is left, or {{fig:margin-share*}}. As that cost already includes the work, selling more adds no fixed wages.',
      },
    ],
  },
  {
    id: 'unit.below',
    when: ({ diagnosis, figures }) => diagnosis.margin === 'thin' && amountOf(figures, 'margin-share') >= MOST_OF_IT,
    variants: [
      {
        es: 'De los {{netPrice}} que se cobran por cada {{unit}}, {{fig:unit-cost*}} pagan {{directCost}}, y quedan {{fig:margin-unit*}} de margen, el {{fig:margin-share*}}. Es la mayor parte del precio, pero menos de lo habitual en el sector, entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}. Lo primero que conviene revisar son las compras.',
        en: 'Of the {{netPrice}} charged for each {{unit}}, {{fig:unit-cost*}} pays for {{directCost}}, and {{fig:margin-unit*}} is left as margin, or {{fig:margin-share*}}. That is most of the price, but below the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector. Purchasing is the first thing to review.',
      },
    ],
  },
  {
    id: 'unit.thin',
    when: ({ diagnosis }) => diagnosis.margin === 'thin',
    variants: [
      {
        es: 'De los {{netPrice}} que se cobran por cada {{unit}}, {{fig:unit-cost*}} pagan {{directCost}}, y quedan {{fig:margin-unit*}} de margen, el {{fig:margin-share*}}. Es menos de lo habitual en el sector, entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}, y mejorar el precio o las compras ayudará más que vender más.',
        en: 'Of the {{netPrice}} charged for each {{unit}}, {{fig:unit-cost*}} pays for {{directCost}}, and {{fig:margin-unit*}} is left as margin, or {{fig:margin-share*}}. That is below the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector, and a better price or better purchasing will help more than extra volume.',
      },
      {
        es: 'Por cada {{unit}} el negocio cobra {{netPrice}} y gasta {{fig:unit-cost*}} en {{directCost}}. El margen, {{fig:margin-unit*}}, es el {{fig:margin-share*}} del precio, por debajo del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} que suele quedar en el sector, así que conviene revisar el precio y los proveedores antes de buscar más volumen.',
        en: 'For each {{unit}} the business charges {{netPrice}} and spends {{fig:unit-cost*}} on {{directCost}}. The margin, {{fig:margin-unit*}}, is {{fig:margin-share*}} of the price, below the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} that the sector usually keeps, so price and suppliers should be reviewed before chasing volume.',
      },
      {
        es: 'El coste directo de cada {{unit}}, es decir, {{directCost}}, es de {{fig:unit-cost*}}. De los {{netPrice}} del precio quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}, cuando el sector suele conservar del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Con un margen tan corto, cualquier mejora en las compras se nota en cada venta.',
        en: 'The direct cost of each {{unit}}, that is, {{directCost}}, is {{fig:unit-cost*}}. Out of a price of {{netPrice}}, {{fig:margin-unit*}} is left, or {{fig:margin-share*}}, where the sector usually keeps {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}. With a margin this thin, any saving on purchases counts on every sale.',
      },
    ],
  },
  {
    id: 'unit.high',
    when: ({ diagnosis }) => diagnosis.margin === 'high',
    variants: [
      {
        es: 'De los {{netPrice}} que se cobran por cada {{unit}}, {{fig:unit-cost*}} pagan {{directCost}}, y quedan {{fig:margin-unit*}} de margen, el {{fig:margin-share*}}. En el sector suele quedar entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}, de modo que conviene comprobar que no falta ningún coste.',
        en: 'Of the {{netPrice}} charged for each {{unit}}, {{fig:unit-cost*}} pays for {{directCost}}, and {{fig:margin-unit*}} is left as margin, or {{fig:margin-share*}}. The sector usually keeps between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}}, so it is worth checking that no cost is missing.',
      },
      {
        es: 'Por cada {{unit}} el negocio cobra {{netPrice}} y gasta {{fig:unit-cost*}} en {{directCost}}. El margen, {{fig:margin-unit*}}, es el {{fig:margin-share*}} del precio y supera lo habitual en el sector, que va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Un margen tan alto hay que comprobarlo antes de darlo por bueno.',
        en: 'For each {{unit}} the business charges {{netPrice}} and spends {{fig:unit-cost*}} on {{directCost}}. The margin, {{fig:margin-unit*}}, is {{fig:margin-share*}} of the price, above the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector. A margin this high should be checked before it is relied on.',
      },
      {
        es: 'El coste directo de cada {{unit}}, es decir, {{directCost}}, es de {{fig:unit-cost*}}. De los {{netPrice}} del precio quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}, por encima del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} habitual en el sector, y puede que falte algún coste por contar.',
        en: 'The direct cost of each {{unit}}, that is, {{directCost}}, is {{fig:unit-cost*}}. Out of a price of {{netPrice}}, {{fig:margin-unit*}} is left, or {{fig:margin-share*}}, above the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector, and some cost may be missing.',
      },
    ],
  },
  {
    id: 'unit.upper',
    when: ({ figures }) => isUpper(figures, 'margin'),
    variants: [
      {
        es: 'Por cada {{unit}} el negocio cobra {{netPrice}} y gasta {{fig:unit-cost*}} en {{directCost}}. El margen, {{fig:margin-unit*}}, es el {{fig:margin-share*}} del precio y está en la parte alta de lo habitual en el sector, que va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}.',
        en: 'For each {{unit}} the business charges {{netPrice}} and spends {{fig:unit-cost*}} on {{directCost}}. The margin, {{fig:margin-unit*}}, is {{fig:margin-share*}} of the price, in the upper part of the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector.',
      },
    ],
  },
  {
    id: 'unit.usual',
    variants: [
      {
        es: 'De los {{netPrice}} que se cobran por cada {{unit}}, {{fig:unit-cost*}} pagan {{directCost}}, y quedan {{fig:margin-unit*}} de margen, el {{fig:margin-share*}}. Está dentro de lo habitual en el sector, entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}.',
        en: 'Of the {{netPrice}} charged for each {{unit}}, {{fig:unit-cost*}} pays for {{directCost}}, and {{fig:margin-unit*}} is left as margin, or {{fig:margin-share*}}. That is within the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector.',
      },
      {
        es: 'Por cada {{unit}} el negocio cobra {{netPrice}} y gasta {{fig:unit-cost*}} en {{directCost}}. El margen, {{fig:margin-unit*}}, es el {{fig:margin-share*}} del precio, un valor normal en un sector que va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}.',
        en: 'For each {{unit}} the business charges {{netPrice}} and spends {{fig:unit-cost*}} on {{directCost}}. The margin, {{fig:margin-unit*}}, is {{fig:margin-share*}} of the price, a normal figure in a sector that runs from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}.',
      },
      {
        es: 'El coste directo de cada {{unit}}, es decir, {{directCost}}, es de {{fig:unit-cost*}}. De los {{netPrice}} del precio quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}, dentro del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} habitual en el sector.',
        en: 'The direct cost of each {{unit}}, that is, {{directCost}}, is {{fig:unit-cost*}}. Out of a price of {{netPrice}}, {{fig:margin-unit*}} is left, or {{fig:margin-share*}}, within the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector.',
      },
    ],
  },
];
