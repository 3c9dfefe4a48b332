// Whether the price holds the tax on sales, and whether the business charges it at all.

import type { Message } from '../message.ts';
import { rises } from './break-even-words.ts';

export const PRICE_TAX: readonly Message[] = [
  {
    id: 'price.tax.inside',
    when: ({ figures, model }) => model.assumptions.taxIncluded.value && figures['other-price'] !== undefined,
    variants: [
      {
        es: 'El cliente paga {{fig:price-charged*}}, con un {{fig:vat-sales*}} de impuesto de ventas incluido. Como ese impuesto no es del negocio, el plan usa los {{fig:price}} que quedan.',
        en: 'The customer pays {{fig:price-charged*}}, including {{fig:vat-sales*}} of sales tax. As that tax does not belong to the business, the plan uses the {{fig:price}} that is left.',
      },
      {
        es: 'Todas las cuentas usan {{fig:price}}, aunque el cliente paga {{fig:price-charged*}}: la diferencia es el impuesto de ventas, al {{fig:vat-sales*}}.',
        en: 'All the figures use {{fig:price}}, although the customer pays {{fig:price-charged*}}: the difference is sales tax, at {{fig:vat-sales*}}.',
      },
    ],
  },
  {
    id: 'price.tax.added',
    when: ({ figures, model }) => model.assumptions.taxIncluded.fact !== undefined && figures['price-with-tax'] !== undefined,
    variants: [
      {
        es: 'El precio se dio sin impuesto, y con un {{fig:vat-sales*}} el cliente paga {{fig:price-with-tax*}}. Quien no pueda deducirlo comparará esa cifra con las demás ofertas.',
        en: 'The price was given before tax, and with {{fig:vat-sales*}} added the customer pays {{fig:price-with-tax*}}. Anyone who cannot deduct it will compare that figure with the other offers.',
      },
    ],
  },
  {
    id: 'price.tax.unknown',
    when: ({ figures, model }) => !model.assumptions.taxIncluded.value && rises(figures, 'other-break-even'),
    variants: [
      {
        es: 'El plan supone que el precio no incluye el impuesto de ventas, un {{fig:vat-sales*}}. Si lo incluyera quedarían {{fig:other-price*}}, y el punto de equilibrio subiría a {{fig:other-break-even*}}. Es lo primero que hay que aclarar con la asesoría.',
        en: 'The plan assumes that the price excludes sales tax, {{fig:vat-sales*}}. If it included it, {{fig:other-price*}} would be left and break-even would rise to {{fig:other-break-even*}}. This is the first thing to settle with the accountant.',
      },
      {
        es: 'Falta saber si el precio incluye el impuesto de ventas, un {{fig:vat-sales*}}; el plan supone que no. Si lo incluyera quedarían {{fig:other-price*}} netos y el punto de equilibrio sería de {{fig:other-break-even*}}, así que conviene preguntarlo cuanto antes a la asesoría.',
        en: 'Whether the price includes sales tax, {{fig:vat-sales*}}, is not known; the plan assumes that it does not. If it did, {{fig:other-price*}} would be left and break-even would be {{fig:other-break-even*}}, so the accountant should be asked as soon as possible.',
      },
    ],
  },
  {
    // What is bought for a customer and charged on to them is sold too.
    id: 'price.tax.below.apart',
    when: ({ figures, slots }) => figures['vat-near'] !== undefined && slots.chargedApart !== undefined,
    variants: [
      {
        es: 'El registro en el IVA no es obligatorio hasta {{fig:vat-threshold*}} de ventas en doce meses, y el plan, con {{fig:revenue-y3*}} el tercer año, no se registra. Pero lo que se cobra aparte en la misma factura, {{chargedApart}}, también cuenta para ese límite, y quedan solo {{fig:vat-near*}}. Conviene que lo compre el cliente a su nombre o preparar el registro con la asesoría.{{registered}}',
        en: 'VAT registration is not compulsory up to {{fig:vat-threshold*}} of sales in any twelve months, and the plan, at {{fig:revenue-y3*}} in the third year, does not register. But anything charged on top in the same invoice, {{chargedApart}}, counts towards that limit too, and only {{fig:vat-near*}} is left. Either the customer buys it directly or registration should be planned with the accountant.{{registered}}',
      },
    ],
  },
  {
    id: 'price.tax.below.near',
    when: ({ figures }) => figures['vat-near'] !== undefined,
    variants: [
      {
        es: 'El registro en el IVA no es obligatorio hasta {{fig:vat-threshold*}} de ventas en doce meses, y el plan, con {{fig:revenue-y3*}} el tercer año, no se registra. Como quedan solo {{fig:vat-near*}} de margen, cada mes hay que sumar los doce últimos: al pasar del límite, ese impuesto sale del precio o lo paga el cliente.{{registered}}',
        en: 'VAT registration is not compulsory up to {{fig:vat-threshold*}} of sales in any twelve months, and the plan, at {{fig:revenue-y3*}} in the third year, does not register. As only {{fig:vat-near*}} is left, the last twelve months should be added up every month: past the limit, the tax comes out of the price or the customer pays it.{{registered}}',
      },
    ],
  },
  {
    id: 'price.tax.below',
    when: ({ model }) => model.assumptions.isBelowVatThreshold,
    variants: [
      {
        es: 'El registro en el IVA no es obligatorio hasta {{fig:vat-threshold*}} de ventas en doce meses, y el mejor año de este plan llega a {{fig:revenue-y3*}}. Por eso el plan no cobra ese impuesto ni lo recupera, y los costes lo llevan dentro. Si las ventas pasaran del límite, el impuesto saldría del precio o lo pagaría el cliente.',
        en: 'VAT registration is not compulsory up to {{fig:vat-threshold*}} of sales in any twelve months, and the best year in this plan comes to {{fig:revenue-y3*}}. The plan therefore charges no VAT and recovers none, so costs include it. If sales passed the limit, the tax would come out of the price or the customer would pay it.',
      },
      {
        es: 'El plan supone que el negocio no se registra en el IVA, porque la ley lo exige desde {{fig:vat-threshold*}} de ventas en doce meses y el tercer año se queda en {{fig:revenue-y3*}}. Por eso el precio entra entero y el impuesto de las compras no se recupera. Registrarse antes es voluntario y solo conviene si los clientes son empresas o si se invierte mucho.',
        en: 'The plan assumes no VAT registration, because the law requires it above {{fig:vat-threshold*}} of sales in twelve months and the third year reaches {{fig:revenue-y3*}}. The whole price is therefore kept, and VAT on purchases is not recovered. Registering sooner is a choice, and pays only where customers are firms or a great deal is invested.',
      },
    ],
  },
  {
    id: 'price.tax.above',
    when: ({ model, figures }) => figures['vat-threshold'] !== undefined && model.assumptions.vatOnSales.value > 0,
    variants: [
      {
        es: 'El registro en el IVA es obligatorio desde {{fig:vat-threshold*}} de ventas en doce meses, y la previsión los supera. Por eso el plan cobra ese impuesto desde el primer día, aunque al principio sería voluntario.',
        en: 'VAT registration is compulsory above {{fig:vat-threshold*}} of sales in twelve months, and the forecast passes that. The plan therefore charges VAT from day one, although at first that is a choice.',
      },
    ],
  },
  {
    id: 'price.tax.exempt',
    when: ({ model }) => model.assumptions.vatExempt,
    variants: [
      {
        es: 'Esta actividad suele estar exenta del impuesto de ventas. Por eso no se cobra a los clientes, pero tampoco se recupera el de las compras, que está incluido en los costes.',
        en: 'This activity is usually exempt from sales tax. Customers are not charged it, but the tax on purchases is not recovered either and is included in the costs.',
      },
      {
        es: 'En general, esta actividad no lleva impuesto de ventas. A cambio, el que cobran los proveedores no se puede recuperar y está sumado a los costes.',
        en: 'As a rule, no sales tax is charged in this activity. In return, the tax that suppliers charge cannot be recovered and is added to the costs.',
      },
      {
        es: 'Como la actividad suele estar exenta, el negocio no cobra impuesto de ventas ni puede recuperar el de sus compras. Por eso los costes lo incluyen.',
        en: 'As the activity is usually exempt, the business charges no sales tax and cannot recover the tax on its purchases. That is why the costs include it.',
      },
    ],
  },
];
