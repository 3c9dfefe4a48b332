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
        es: 'Se cobran {{netPrice}} y se gastan {{fig:unit-cost*}} en {{directCost}}: no queda margen, sino un hueco de {{fig:loss-unit*}}. No hay plan hasta cambiar una de las dos cifras. En el sector se conserva de ordinario entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}} del precio.',
        en: '{{netPrice}} comes in and {{fig:unit-cost*}} goes on {{directCost}}: not a margin but a loss of {{fig:loss-unit*}}. There is no plan until one of the two figures changes. Businesses in the sector usually keep between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}} of the price.',
      },
      {
        es: 'Cada {{unit}} cuesta {{fig:unit-cost*}} en {{directCost}} y se cobra a {{netPrice}}: faltan {{fig:loss-unit*}}. Donde el sector conserva del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} del precio, aquí se pone dinero. Sin otro precio u otro coste no hay plan.',
        en: 'Each {{unit}} takes {{fig:unit-cost*}} of {{directCost}} and sells at {{netPrice}}: a loss of {{fig:loss-unit*}}. The sector keeps {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} of the price. Without a different price or cost there is no plan.',
      },
      {
        es: 'La venta sale más cara que lo que se cobra: {{fig:unit-cost*}} en {{directCost}} contra {{netPrice}}, una pérdida de {{fig:loss-unit*}} cada vez. Lo corriente en el sector es guardar entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}} del precio. Mientras no cambie una de esas dos cifras, no hay negocio que planear.',
        en: 'A sale costs more than it brings: {{fig:unit-cost*}} on {{directCost}} against {{netPrice}}, a loss of {{fig:loss-unit*}} each time. The sector usually keeps between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}} of the price. Until one of those two figures changes, there is no business to plan.',
      },
    ],
  },
  {
    // The trade's range holds no pay: a cost that does is not held against it.
    id: 'unit.net',
    when: ({ diagnosis }) => diagnosis.margin === 'net',
    variants: [
      {
        es: 'De los {{netPrice}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}}: el trabajo ya está pagado ahí, así que vender más no pide más sueldos fijos.',
        en: 'Out of {{netPrice}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, or {{fig:margin-share*}}: the work is paid within that cost, so selling more adds no wages to the month.',
      },
    ],
  },
  {
    id: 'unit.below',
    when: ({ diagnosis, figures }) => diagnosis.margin === 'thin' && amountOf(figures, 'margin-share') >= MOST_OF_IT,
    variants: [
      {
        es: 'De los {{netPrice}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}}: la mayor parte, aunque por debajo del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}} habitual del sector. La diferencia está en lo que se compra, y ahí se mira primero.',
        en: 'Out of {{netPrice}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, {{fig:margin-share*}}: most of it, though below the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector. The difference lies in what is bought, so look there first.',
      },
    ],
  },
  {
    id: 'unit.thin',
    when: ({ diagnosis }) => diagnosis.margin === 'thin',
    variants: [
      {
        es: 'De los {{netPrice}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}}, por debajo del {{fig:sector-margin-low*}} a {{fig:sector-margin-high*}} habitual del sector. Cada venta deja poco: revisar el precio y las compras rinde más que vender más.',
        en: 'Out of {{netPrice}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, or {{fig:margin-share*}}, short of the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector. Each sale leaves little; better prices and purchasing will pay off sooner than volume.',
      },
      {
        es: 'Quedan {{fig:margin-unit*}} de los {{netPrice}}, un {{fig:margin-share*}}, después de gastar {{fig:unit-cost*}} en {{directCost}}. El sector conserva del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}: el margen es corto, y se ensancha antes con el precio y las compras que con el volumen.',
        en: '{{fig:margin-unit*}} of the {{netPrice}} is left, {{fig:margin-share*}}, after spending {{fig:unit-cost*}} on {{directCost}}. The sector keeps from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}: the margin is thin, and price and purchasing will widen it before volume does.',
      },
      {
        es: 'El margen es de {{fig:margin-unit*}} por {{unit}}, el {{fig:margin-share*}}: se cobran {{netPrice}} y se van {{fig:unit-cost*}} en {{directCost}}. Se queda corto frente al {{fig:sector-margin-low*}} a {{fig:sector-margin-high*}} del sector, así que primero se revisan precio y proveedores, y después se busca volumen.',
        en: 'The margin is {{fig:margin-unit*}} for each {{unit}}, {{fig:margin-share*}}: {{netPrice}} comes in and {{fig:unit-cost*}} goes on {{directCost}}. That falls short of the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} of the sector, so price and suppliers come first, and volume after.',
      },
      {
        es: 'Se cobran {{netPrice}} y, gastados {{fig:unit-cost*}} en {{directCost}}, quedan {{fig:margin-unit*}}: un {{fig:margin-share*}} donde el sector deja del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Con tan poco por venta, cada céntimo de la compra se repite en todas.',
        en: 'The price is {{netPrice}} and, with {{fig:unit-cost*}} paid for {{directCost}}, {{fig:margin-unit*}} is left: {{fig:margin-share*}} where the sector keeps {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}. With so little on each sale, anything overpaid to suppliers is lost on every one.',
      },
    ],
  },
  {
    id: 'unit.high',
    when: ({ diagnosis }) => diagnosis.margin === 'high',
    variants: [
      {
        es: 'De los {{netPrice}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}} del precio. En el sector se conserva de ordinario entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}. La diferencia es demasiado buena para darla por segura.',
        en: 'Out of {{netPrice}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, {{fig:margin-share*}} of the price. Businesses in the sector usually keep between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}}. A figure that flattering should be double-checked.',
      },
      {
        es: 'Descontados {{fig:unit-cost*}} de {{directCost}}, quedan {{fig:margin-unit*}} de un precio de {{netPrice}}: el {{fig:margin-share*}}. Lo que se ve en el sector va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Un margen así se comprueba antes de creerlo.',
        en: 'Take {{fig:unit-cost*}} of {{directCost}} from a price of {{netPrice}} and {{fig:margin-unit*}} is left: {{fig:margin-share*}}. The sector runs from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}. A margin like that should be checked before it is believed.',
      },
      {
        es: 'El {{fig:margin-share*}} del precio se queda en casa, {{fig:margin-unit*}} de {{netPrice}}, con {{fig:unit-cost*}} gastados en {{directCost}}. Lo habitual en el sector está entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}: antes que un mérito, conviene buscar un coste olvidado.',
        en: 'The business keeps {{fig:margin-share*}} of the price, {{fig:margin-unit*}} out of {{netPrice}}, with {{fig:unit-cost*}} spent on {{directCost}}. The usual range in the sector is {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}: look for a forgotten cost before taking the credit.',
      },
    ],
  },
  {
    id: 'unit.upper',
    when: ({ figures }) => isUpper(figures, 'margin'),
    variants: [
      {
        es: 'El margen está en la parte alta de lo usual: {{fig:margin-unit*}} de los {{netPrice}}, el {{fig:margin-share*}}, cuando en el sector va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Se van {{fig:unit-cost*}} en {{directCost}}.',
        en: 'The margin is in the upper part of what is usual: {{fig:margin-unit*}} of the {{netPrice}}, {{fig:margin-share*}}, where the sector runs from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}. {{fig:unit-cost*}} goes on {{directCost}}.',
      },
    ],
  },
  {
    id: 'unit.usual',
    variants: [
      {
        es: 'De los {{netPrice}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}, dentro del {{fig:sector-margin-low*}} a {{fig:sector-margin-high*}} que se ve en el sector.',
        en: 'Out of {{netPrice}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, {{fig:margin-share*}}, within the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} seen in the sector.',
      },
      {
        es: 'Pagar {{directCost}} se lleva {{fig:unit-cost*}} de los {{netPrice}} y deja {{fig:margin-unit*}}, un {{fig:margin-share*}}. El sector se mueve entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}, así que el margen no asusta ni distingue.',
        en: 'Paying for {{directCost}} takes {{fig:unit-cost*}} of the {{netPrice}} and leaves {{fig:margin-unit*}}, or {{fig:margin-share*}}. The sector runs from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}, so the margin is normal.',
      },
      {
        es: 'El margen es el corriente en el oficio: {{fig:margin-unit*}} de los {{netPrice}}, el {{fig:margin-share*}}, cuando en el sector va del {{fig:sector-margin-low*}} al {{fig:sector-margin-high*}}. Se van {{fig:unit-cost*}} en {{directCost}}.',
        en: 'The margin is an ordinary one: {{fig:margin-unit*}} of the {{netPrice}}, {{fig:margin-share*}}, where the sector runs from {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}}. {{fig:unit-cost*}} goes on {{directCost}}.',
      },
    ],
  },
];
