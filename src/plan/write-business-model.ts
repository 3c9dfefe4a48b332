import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import type { Block, Page } from './plan.ts';
import { label, sayFirst } from './say.ts';
import { heading, paragraph } from './write-block.ts';
import { drawBreakEven, tellBreakEven, writeLevers } from './write-break-even.ts';

/** What each sale leaves and how many of them pay the month. */
export function writeBusinessModel(draft: Draft): Page {
  return {
    id: 'business-model',
    title: { es: 'Modelo de negocio', en: 'Business model' },
    blocks: [
      heading(label(draft, { es: 'Lo que deja cada {{unit}}', en: 'What each {{unit}} leaves' })),
      { type: 'paragraph', text: sayFirst(draft, MARGINS) },
      ...paragraph(draft, [COST_DOUBT, DISCOUNT, ...PRICE_TAX]),
      heading({ es: 'Cuándo se paga el mes', en: 'When the month pays for itself' }),
      ...tellBreakEven(draft),
      ...(draft.diagnosis.sellsAtLoss
        ? [writeWaterfall(draft)]
        : [{ type: 'columns' as const, columns: [[writeWaterfall(draft)], [drawBreakEven(draft)]] as const }]),
      ...(draft.diagnosis.sellsAtLoss ? [] : [writeLevers(draft)]),
    ],
  };
}

function writeWaterfall(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'waterfall',
      title: { es: 'Del precio al margen', en: 'From price to margin' },
      subtitle: label(draft, { es: 'por {{unit}}, sin impuestos', en: 'for each {{unit}}, before tax' }),
      alt: {
        es: 'De un precio de {{fig:price}} se restan {{fig:unit-cost}} de coste directo y quedan {{fig:margin-unit}}.',
        en: 'From a price of {{fig:price}}, a direct cost of {{fig:unit-cost}} is taken and {{fig:margin-unit}} is left.',
      },
      steps: [
        { label: { es: 'Precio', en: 'Price' }, figure: 'price', role: 'start' },
        { label: { es: 'Coste directo', en: 'Direct cost' }, figure: 'unit-cost', role: 'less' },
        { label: { es: 'Margen', en: 'Margin' }, figure: 'margin-unit', role: 'left' },
      ],
    },
  };
}

const MARGINS: readonly Message[] = [
  {
    id: 'unit.loss',
    when: ({ diagnosis }) => diagnosis.margin === 'loss',
    variants: [
      {
        es: 'Se cobran {{fig:price*}} y se gastan {{fig:unit-cost*}} en {{directCost}}: no queda margen, sino un hueco de {{fig:loss-unit*}}. No hay plan hasta cambiar una de las dos cifras. En el sector se conserva de ordinario entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}} del precio.',
        en: '{{fig:price*}} comes in and {{fig:unit-cost*}} goes out on {{directCost}}: there is no margin but a hole of {{fig:loss-unit*}}. There is no plan until one of the two figures changes. Businesses in the sector usually keep between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}} of the price.',
      },
    ],
  },
  {
    id: 'unit.thin',
    when: ({ diagnosis }) => diagnosis.margin === 'thin',
    variants: [
      {
        es: 'De los {{fig:price*}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}}, por debajo del {{fig:sector-margin-low*}} a {{fig:sector-margin-high*}} habitual del sector. Cada venta deja poco: revisar el precio y las compras rinde más que vender más.',
        en: 'Out of {{fig:price*}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, or {{fig:margin-share*}}, short of the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} usual in the sector. Each sale leaves little; price and purchasing will pay back sooner than volume.',
      },
    ],
  },
  {
    id: 'unit.high',
    when: ({ diagnosis }) => diagnosis.margin === 'high',
    variants: [
      {
        es: 'De los {{fig:price*}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, un {{fig:margin-share*}} del precio. En el sector se conserva de ordinario entre el {{fig:sector-margin-low*}} y el {{fig:sector-margin-high*}}. La diferencia es demasiado buena para darla por segura.',
        en: 'Out of {{fig:price*}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, {{fig:margin-share*}} of the price. Businesses in the sector usually keep between {{fig:sector-margin-low*}} and {{fig:sector-margin-high*}}. A gap that flattering deserves suspicion.',
      },
    ],
  },
  {
    id: 'unit.usual',
    variants: [
      {
        es: 'De los {{fig:price*}} se van {{fig:unit-cost*}} en {{directCost}} y quedan {{fig:margin-unit*}}, el {{fig:margin-share*}}, dentro del {{fig:sector-margin-low*}} a {{fig:sector-margin-high*}} que se ve en el sector. No hay en ello ventaja ni problema: decidirá el volumen.',
        en: 'Out of {{fig:price*}}, {{fig:unit-cost*}} goes on {{directCost}} and {{fig:margin-unit*}} stays, {{fig:margin-share*}}, within the {{fig:sector-margin-low*}} to {{fig:sector-margin-high*}} seen in the sector. That is neither an edge nor a worry; volume will decide.',
      },
    ],
  },
];

const COST_DOUBT: Message = {
  id: 'unit.doubt',
  variants: [
    {
      es: 'Hay un descuido frecuente en este oficio: {{costDoubt}}. Un mes de apuntes, con lo comprado a un lado y lo cobrado al otro, resuelve la duda.',
      en: 'There is a common slip in this trade: {{costDoubt}}. A month of notes, what was bought on one side and what was charged on the other, settles it.',
    },
    {
      es: 'Antes de dar ese coste por bueno, una advertencia del oficio: {{costDoubt}}. La cuenta de las primeras cuatro semanas lo dirá.',
      en: 'Before taking that cost at face value, a warning from the trade: {{costDoubt}}. The first four weeks of bills will tell.',
    },
  ],
};

const DISCOUNT: Message = {
  id: 'price.discount',
  when: ({ figures }) => figures['discount-break-even'] !== undefined,
  variants: [
    {
      es: 'Rebajar un {{fig:discount-share*}} parece poco: se lleva {{fig:discount-amount*}} de los {{fig:margin-unit}} de margen y sube el equilibrio de {{fig:break-even-units}} a {{fig:discount-break-even*}}.',
      en: 'Taking {{fig:discount-share*}} off looks small: it hands over {{fig:discount-amount*}} of a {{fig:margin-unit}} margin and lifts break-even from {{fig:break-even-units}} to {{fig:discount-break-even*}}.',
    },
  ],
};

const PRICE_TAX: readonly Message[] = [
  {
    id: 'price.tax.inside',
    when: ({ figures, model }) => model.assumptions.taxIncluded.value && figures['other-price'] !== undefined,
    variants: [
      {
        es: 'Al cliente se le cobran {{fig:other-price*}} y dentro va un {{fig:vat-sales*}} de impuesto que no es del negocio: la cuenta se hace con los {{fig:price}} que quedan.',
        en: 'The customer is charged {{fig:other-price*}}, and inside it goes {{fig:vat-sales*}} of tax that does not belong to the business: the sums are done on the {{fig:price}} that is left.',
      },
    ],
  },
  {
    id: 'price.tax.unknown',
    when: ({ figures, model }) => !model.assumptions.taxIncluded.value && figures['other-break-even'] !== undefined,
    variants: [
      {
        es: 'El precio se ha leído sin el impuesto de ventas, un {{fig:vat-sales*}}. Si lo lleva dentro, quedan {{fig:other-price*}} y el equilibrio sube a {{fig:other-break-even*}}: es la primera pregunta para la asesoría.',
        en: 'The price has been read without the tax on sales, {{fig:vat-sales*}}. If it is inside, {{fig:other-price*}} stays and break-even rises to {{fig:other-break-even*}}: that is the first question for the accountant.',
      },
    ],
  },
  {
    id: 'price.tax.exempt',
    when: ({ model }) => model.assumptions.vatExempt,
    variants: [
      {
        es: 'La actividad está, de ordinario, exenta del impuesto de ventas: no se cobra, y el que se paga en las compras tampoco vuelve, así que los costes cuentan con él.',
        en: 'The activity is as a rule exempt from tax on sales: none is charged, and what is paid on purchases does not come back either, so the costs count it in.',
      },
    ],
  },
];
