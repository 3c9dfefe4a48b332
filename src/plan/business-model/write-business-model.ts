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
  const changes = writeChanges(draft);
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
        ...(changes.length > 0 ? [] : [DISCOUNT]),
        UPPER_BOTH,
        ...firstOf(named, PRICE_TAX),
      ]),
      heading({ es: 'Cuándo se cubren los gastos del mes', en: 'When the month breaks even' }),
      ...tellBreakEven(draft),
      ...paragraph(draft, firstOf(draft, CREDIT_TERMS)),
      ...(draft.diagnosis.sellsAtLoss
        ? [writeWaterfall(draft)]
        : [{ type: 'columns' as const, columns: [[writeWaterfall(draft)], [drawBreakEven(draft)]] as const }]),
      ...changes,
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
          es: ' Con ese impuesto incluido, un {{fig:vat-rate}}, de los {{fig:price}} quedarían {{fig:vat-price*}} y {{fig:vat-margin*}} de margen, antes de recuperar el de las compras.',
          en: ' With that tax included, at {{fig:vat-rate}}, {{fig:vat-price*}} of the {{fig:price}} would be left and a margin of {{fig:vat-margin*}}, before recovering the VAT on purchases.',
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
      es: 'El precio y el coste no incluyen lo que el cliente paga aparte: {{chargedApart}}.',
      en: 'Neither the price nor the cost includes what the customer pays for separately: {{chargedApart}}.',
    },
  ],
};

const COST_DOUBT: Message = {
  id: 'unit.doubt',
  variants: [
    {
      es: 'En este oficio hay un descuido frecuente: {{costDoubt}}. Conviene apuntar durante un mes el dinero y el tiempo que cuesta cada venta para saber cuánto supone aquí.',
      en: 'There is a common slip in this trade: {{costDoubt}}. A month’s record of the money and time each {{unit}} takes will show how much it comes to here.',
    },
    {
      es: 'En este oficio se olvida a menudo un coste: {{costDoubt}}. Las cuentas de las primeras cuatro semanas dirán si falta en este plan.',
      en: 'One cost is often forgotten in this trade: {{costDoubt}}. The first four weeks’ records will show whether it is missing from this plan.',
    },
    {
      es: 'Quienes llevan años en el oficio conocen este error: {{costDoubt}}. Conviene apuntar durante el primer mes lo que se gasta y lo que se tarda para saber si ocurre aquí.',
      en: 'People with years in the trade know this mistake: {{costDoubt}}. Noting what is spent and how long things take in the first month will show whether it happens here.',
    },
    {
      es: 'El coste anterior puede quedarse corto por un motivo conocido: {{costDoubt}}. Conviene corregirlo con los gastos y las horas que se apunten en los primeros treinta días.',
      en: 'The cost above may fall short for a familiar reason: {{costDoubt}}. It should be corrected with the expenses and hours recorded in the first thirty days.',
    },
    {
      es: 'Hay un coste que no aparece en la factura del proveedor: {{costDoubt}}. Conviene detallar las diez primeras ventas para saber cuánto es.',
      en: 'One cost does not appear on suppliers’ invoices: {{costDoubt}}. Costing the first ten {{units}} in detail will show how much it is.',
    },
  ],
};

const DISCOUNT: Message = {
  id: 'price.discount',
  when: (draft) => rises(draft.figures, 'discount-break-even') && !hasFixedPrice(draft),
  variants: [
    {
      es: 'Una rebaja del {{fig:discount-share*}} quitaría {{fig:discount-amount*}} a los {{fig:margin-unit}} de margen y subiría el punto de equilibrio de {{fig:units-to-pay-all}} a {{fig:discount-break-even*}} {{units}} al mes.',
      en: 'A price cut of {{fig:discount-share*}} would take {{fig:discount-amount*}} off the {{fig:margin-unit}} margin and raise break-even from {{fig:units-to-pay-all}} to {{fig:discount-break-even*}} {{units}} a month.',
    },
    {
      es: 'Con un descuento del {{fig:discount-share*}} se perderían {{fig:discount-amount*}} de los {{fig:margin-unit}} de margen, y el punto de equilibrio pasaría de {{fig:units-to-pay-all}} a {{fig:discount-break-even*}} {{units}} al mes.',
      en: 'A discount of {{fig:discount-share*}} would give away {{fig:discount-amount*}} of the {{fig:margin-unit}} margin, and break-even would go from {{fig:units-to-pay-all}} to {{fig:discount-break-even*}} {{units}} a month.',
    },
  ],
};
