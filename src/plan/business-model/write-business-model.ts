import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { Message } from '../message.ts';
import type { Block, Page, PlanText } from '../plan.ts';
import { firstOf, label, sayFirst } from '../say.ts';
import { heading, paragraph } from '../write-block.ts';
import { AD_SPEND } from './ad-spend-words.ts';
import { rises } from './break-even-words.ts';
import { CREDIT_TERMS } from './credit-words.ts';
import { drawStanding } from './draw-standing.ts';
import { MARGINS } from './margin-words.ts';
import { PRICE_SPREAD } from './price-spread-words.ts';
import { PRICE_TAX } from './price-tax-words.ts';
import { UPPER_BOTH, upperSlots } from './upper-words.ts';
import { drawBreakEven, tellBreakEven, writeChanges } from './write-break-even.ts';
import { writeCostParts } from './write-cost-parts.ts';
import { writeLines } from './write-lines.ts';

const NET: PlanText = { es: 'por {{unit}}, sin impuestos', en: 'for each {{unit}}, before sales tax' };

/** What each sale leaves and how many of them pay the month. */
export function writeBusinessModel(draft: Draft): Page {
  const named = { ...draft, slots: { ...draft.slots, ...taxSlots(draft), ...upperSlots(draft) } };
  return {
    id: 'business-model',
    title: { es: 'Modelo de negocio', en: 'Business model' },
    blocks: [
      heading(label(draft, { es: 'Lo que deja cada {{unit}}', en: 'What each {{unit}} leaves' })),
      { type: 'paragraph', text: sayFirst(named, MARGINS) },
      ...writeLines(draft),
      ...writeCostParts(draft),
      ...paragraph(named, [
        ...firstOf(named, PRICE_SPREAD),
        PAID_APART,
        AD_SPEND,
        COST_DOUBT,
        DISCOUNT,
        UPPER_BOTH,
        ...firstOf(named, PRICE_TAX),
      ]),
      heading({ es: 'Cuándo se cubren los gastos del mes', en: 'When the month breaks even' }),
      ...tellBreakEven(draft),
      ...paragraph(draft, firstOf(draft, CREDIT_TERMS)),
      ...(draft.diagnosis.sellsAtLoss
        ? [writeWaterfall(draft)]
        : [{ type: 'columns' as const, columns: [[writeWaterfall(draft)], [drawBreakEven(draft)]] as const }]),
      ...writeChanges(draft),
      drawStanding(draft),
    ],
  };
}

/** The price as every sum here uses it, and what is left of it where registering for the tax on sales is near. */
function taxSlots({ model, figures }: Draft): Readonly<Record<string, Bilingual>> {
  const isTaxInside = model.assumptions.taxIncluded.value && model.assumptions.vatOnSales.value > 0;
  return {
    netPrice: isTaxInside
      ? { es: '{{fig:price*}} sin impuesto', en: '{{fig:price*}} before sales tax' }
      : { es: '{{fig:price*}}', en: '{{fig:price*}}' },
    registered: figures['vat-price']
      ? {
          es: ' Con ese impuesto dentro, un {{fig:vat-rate}}, de los {{fig:price}} quedarían {{fig:vat-price*}} y {{fig:vat-margin*}} de margen, antes de recuperar el de las compras.',
          en: ' With that tax inside, {{fig:vat-rate}}, {{fig:vat-price*}} of the {{fig:price}} would be left and a margin of {{fig:vat-margin*}}, before recovering the VAT on purchases.',
        }
      : NO_WORDS,
  };
}

function writeWaterfall(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'waterfall',
      title: { es: 'Del precio al margen', en: 'From price to margin' },
      subtitle: label(draft, draft.model.assumptions.vatOnSales.value > 0 ? NET : { es: 'por {{unit}}', en: 'for each {{unit}}' }),
      alt: {
        es: 'De un precio de {{fig:price}} se restan {{fig:unit-cost}} de coste directo y quedan {{fig:margin-unit}}.',
        en: 'From a price of {{fig:price}}, a direct cost of {{fig:unit-cost}} is taken and {{fig:margin-unit}} is left.',
      },
      steps: [
        { label: draft.model.assumptions.lines ? AVERAGE_SALE : { es: 'Precio', en: 'Price' }, figure: 'price', role: 'start' },
        { label: { es: 'Coste directo', en: 'Direct cost' }, figure: 'unit-cost', role: 'less' },
        { label: { es: 'Margen', en: 'Margin' }, figure: 'margin-unit', role: 'left' },
      ],
    },
  };
}

const AVERAGE_SALE: PlanText = { es: 'Venta media', en: 'Average sale' };

/** What was told to be charged on top. */
const PAID_APART: Message = {
  id: 'unit.apart',
  when: ({ slots }) => slots.chargedApart !== undefined,
  variants: [
    {
      es: 'Lo que el cliente paga aparte, {{chargedApart}}, no entra ni en el precio ni en el coste.',
      en: 'What the customer pays for separately, {{chargedApart}}, is in neither the price nor the cost.',
    },
  ],
};

const COST_DOUBT: Message = {
  id: 'unit.doubt',
  variants: [
    {
      es: 'Hay un descuido frecuente en este oficio: {{costDoubt}}. Un mes de apuntes, el dinero a un lado y el tiempo al otro, resuelve la duda.',
      en: 'There is a common slip in this trade: {{costDoubt}}. A month’s record, money on one side and time on the other, will settle it.',
    },
    {
      es: 'Hay un coste que en este oficio se olvida a menudo: {{costDoubt}}. La cuenta de las primeras cuatro semanas dirá si falta aquí.',
      en: 'One cost is often forgotten in this trade: {{costDoubt}}. The first four weeks’ records will show whether it is missing here.',
    },
    {
      es: 'Quien lleva años en el oficio sabe dónde se falla aquí: {{costDoubt}}. Basta apuntar el primer mes lo que se gasta y lo que se tarda para saberlo.',
      en: 'Anyone with years in the trade knows where this goes wrong: {{costDoubt}}. Noting what is spent and how long things take in the first month will show it.',
    },
    {
      es: 'El coste de arriba suele quedarse corto por un sitio conocido: {{costDoubt}}. Se corrige apuntando cada gasto y cada rato durante los treinta primeros días.',
      en: 'The cost above tends to leave something out: {{costDoubt}}. Recording every expense and every hour for the first thirty days will correct it.',
    },
    {
      es: 'Falta preguntar por lo que no se ve en la factura del proveedor: {{costDoubt}}. Con las diez primeras ventas desmenuzadas se sabrá cuánto es.',
      en: 'One cost does not appear on suppliers’ invoices: {{costDoubt}}. Costing the first ten sales in detail will show how much it is.',
    },
  ],
};

const DISCOUNT: Message = {
  id: 'price.discount',
  when: (draft) => rises(draft.figures, 'discount-break-even') && !hasFixedPrice(draft),
  variants: [
    {
      es: 'Rebajar un {{fig:discount-share*}} parece poco: se lleva {{fig:discount-amount*}} de los {{fig:margin-unit}} de margen y sube el equilibrio de {{fig:units-to-pay-all}} a {{fig:discount-break-even*}}.',
      en: 'Taking {{fig:discount-share*}} off looks small: it gives away {{fig:discount-amount*}} of the {{fig:margin-unit}} margin and raises break-even from {{fig:units-to-pay-all}} to {{fig:discount-break-even*}}.',
    },
    {
      es: 'Con un descuento del {{fig:discount-share*}} se ceden {{fig:discount-amount*}} de un margen de {{fig:margin-unit}}, y el equilibrio pasa de {{fig:units-to-pay-all}} a {{fig:discount-break-even*}}.',
      en: 'A discount of {{fig:discount-share*}} gives away {{fig:discount-amount*}} of the {{fig:margin-unit}} margin, and break-even goes from {{fig:units-to-pay-all}} to {{fig:discount-break-even*}}.',
    },
    {
      es: 'Si el precio baja un {{fig:discount-share*}}, el equilibrio sube de {{fig:units-to-pay-all}} a {{fig:discount-break-even*}}, porque los {{fig:discount-amount*}} salen enteros de los {{fig:margin-unit}} de margen.',
      en: 'Break-even climbs from {{fig:units-to-pay-all}} to {{fig:discount-break-even*}} if the price falls {{fig:discount-share*}}, because the {{fig:discount-amount*}} comes entirely out of the {{fig:margin-unit}} margin.',
    },
  ],
};
