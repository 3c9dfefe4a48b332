// Whether the price holds the tax on sales, and whether the business charges it at all.

import type { Message } from '../message.ts';
import { rises } from './break-even-words.ts';

export const PRICE_TAX: readonly Message[] = [
  {
    id: 'price.tax.inside',
    when: ({ figures, model }) => model.assumptions.taxIncluded.value && figures['other-price'] !== undefined,
    variants: [
      {
        es: 'Al cliente se le cobran {{fig:price-charged*}} y dentro va un {{fig:vat-sales*}} de impuesto de ventas que no es del negocio: la cuenta se hace con los {{fig:price}} que quedan.',
        en: 'The customer is charged {{fig:price-charged*}}, which includes {{fig:vat-sales*}} of sales tax that does not belong to the business: the figures use the {{fig:price}} that is left.',
      },
      {
        es: 'El cliente paga {{fig:price-charged*}} con un {{fig:vat-sales*}} de impuesto de ventas incluido, que solo está de paso: lo que cuenta son los {{fig:price}} restantes.',
        en: 'The customer pays {{fig:price-charged*}} with {{fig:vat-sales*}} of sales tax included, which is only passing through: what counts is the remaining {{fig:price}}.',
      },
      {
        es: 'Toda la cuenta usa {{fig:price}} y no {{fig:price-charged*}}, que es lo que se cobra: la diferencia, el impuesto de ventas al {{fig:vat-sales*}}, es del fisco.',
        en: 'Every figure here uses {{fig:price}}, not the {{fig:price-charged*}} charged: the difference, sales tax at {{fig:vat-sales*}}, goes to the tax office.',
      },
    ],
  },
  {
    id: 'price.tax.added',
    when: ({ figures, model }) => model.assumptions.taxIncluded.fact !== undefined && figures['price-with-tax'] !== undefined,
    variants: [
      {
        es: 'El precio se dijo sin impuesto: con un {{fig:vat-sales*}}, quien compra paga {{fig:price-with-tax*}}. Si no puede deducirlo, esa es la cifra que compara con las demás ofertas.',
        en: 'The price was given before tax: with {{fig:vat-sales*}} added, the customer pays {{fig:price-with-tax*}}. A customer who cannot deduct it compares that figure with the other offers.',
      },
    ],
  },
  {
    id: 'price.tax.unknown',
    when: ({ figures, model }) => !model.assumptions.taxIncluded.value && rises(figures, 'other-break-even'),
    variants: [
      {
        es: 'El precio se ha leído sin el impuesto de ventas, un {{fig:vat-sales*}}. Si lo lleva dentro, quedan {{fig:other-price*}} y el equilibrio sube a {{fig:other-break-even*}}: es la primera pregunta para la asesoría.',
        en: 'The price is taken to exclude sales tax, {{fig:vat-sales*}}. If it includes it, {{fig:other-price*}} is left and break-even rises to {{fig:other-break-even*}}: that is the first question for the accountant.',
      },
      {
        es: 'Falta saber si el impuesto de ventas, un {{fig:vat-sales*}}, va dentro del precio; aquí se supone que no. Si va dentro, se cobran {{fig:other-price*}} netos y el equilibrio pide {{fig:other-break-even*}}: pregúntalo primero a la asesoría.',
        en: 'Whether the price includes sales tax, {{fig:vat-sales*}}, is not known; it is taken not to. If it does, {{fig:other-price*}} is left and break-even is {{fig:other-break-even*}}: ask the accountant that first.',
      },
      {
        es: 'El equilibrio subiría a {{fig:other-break-even*}} si el precio llevara ya el {{fig:vat-sales*}} de impuesto de ventas, porque quedarían {{fig:other-price*}}. Aquí se toma sin impuesto, y la asesoría debe confirmarlo antes que nada.',
        en: 'Break-even would rise to {{fig:other-break-even*}} if the price already included sales tax at {{fig:vat-sales*}}, leaving {{fig:other-price*}}. Here the price is taken as before tax; the accountant should confirm that first.',
      },
    ],
  },
  {
    // What is bought for a customer and charged on to them is sold too.
    id: 'price.tax.below.apart',
    when: ({ figures, slots }) => figures['vat-near'] !== undefined && slots.chargedApart !== undefined,
    variants: [
      {
        es: 'Hasta {{fig:vat-threshold*}} de ventas en doce meses no es obligatorio registrarse en el IVA, y el plan, con {{fig:revenue-y3*}} el tercer año, no se registra. Pero lo que se cobra aparte y va en la misma factura, {{chargedApart}}, también cuenta para ese límite, y quedan solo {{fig:vat-near*}}: o lo compra el cliente a su nombre, o se prepara el registro con la asesoría.{{registered}}',
        en: 'Up to {{fig:vat-threshold*}} of sales in any twelve months VAT registration is not compulsory, and the plan, at {{fig:revenue-y3*}} in the third year, does not register. But anything charged on top in the same invoice, {{chargedApart}}, counts towards that limit too, and only {{fig:vat-near*}} is left: either the customer buys it directly, or registration is planned with the accountant.{{registered}}',
      },
    ],
  },
  {
    id: 'price.tax.below.near',
    when: ({ figures }) => figures['vat-near'] !== undefined,
    variants: [
      {
        es: 'Hasta {{fig:vat-threshold*}} de ventas en doce meses no es obligatorio registrarse en el IVA, y el plan, con {{fig:revenue-y3*}} el tercer año, no se registra: quedan solo {{fig:vat-near*}}. Cada mes se suman los doce últimos; al pasar del límite, ese impuesto sale del precio o lo paga el cliente.{{registered}}',
        en: 'Up to {{fig:vat-threshold*}} of sales in any twelve months VAT registration is not compulsory, and the plan, at {{fig:revenue-y3*}} in the third year, does not register: only {{fig:vat-near*}} is left. Add up the last twelve months every month; past the limit, the tax comes out of the price or the customer pays it.{{registered}}',
      },
    ],
  },
  {
    id: 'price.tax.below',
    when: ({ model }) => model.assumptions.isBelowVatThreshold,
    variants: [
      {
        es: 'Hasta {{fig:vat-threshold*}} de ventas en doce meses no es obligatorio registrarse en el IVA, y el año de más ventas llega aquí a {{fig:revenue-y3*}}: el plan no se registra. No cobra el impuesto ni lo recupera, y los costes lo llevan dentro. Cada mes se suman los doce últimos: al pasar del límite, ese impuesto sale del precio o lo paga el cliente.',
        en: 'Up to {{fig:vat-threshold*}} of sales in any twelve months VAT registration is not compulsory, and the best year here comes to {{fig:revenue-y3*}}: the plan does not register. It charges no VAT and recovers none, so costs include it. Add up the last twelve months every month: past the threshold, the tax comes out of the price or the customer pays it.',
      },
      {
        es: 'El plan cuenta con no estar registrado en el IVA: la ley lo exige desde {{fig:vat-threshold*}} de ventas en doce meses y el tercer año se queda en {{fig:revenue-y3*}}. Por eso el precio entra entero y el impuesto de las compras no vuelve. Registrarse antes es voluntario y solo conviene si compran empresas o se invierte mucho.',
        en: 'The plan assumes no VAT registration: the law requires it above {{fig:vat-threshold*}} of sales in twelve months, and the third year reaches {{fig:revenue-y3*}}. So the whole price is kept and VAT on purchases is not recovered. Registering sooner is a choice, and pays only where firms buy or a great deal is invested.',
      },
    ],
  },
  {
    id: 'price.tax.above',
    when: ({ model, figures }) => figures['vat-threshold'] !== undefined && model.assumptions.vatOnSales.value > 0,
    variants: [
      {
        es: 'Desde {{fig:vat-threshold*}} de ventas en doce meses hay que registrarse en el IVA, y la previsión los pasa: el plan lo cobra desde el primer día, aunque al principio sería voluntario.',
        en: 'Above {{fig:vat-threshold*}} of sales in twelve months VAT registration is compulsory, and the forecast passes it: the plan charges VAT from day one, although at first that is a choice.',
      },
    ],
  },
  {
    id: 'price.tax.exempt',
    when: ({ model }) => model.assumptions.vatExempt,
    variants: [
      {
        es: 'La actividad está, de ordinario, exenta del impuesto de ventas: no se cobra, y el que se paga en las compras tampoco vuelve, así que los costes cuentan con él.',
        en: 'This activity is usually exempt from sales tax: none is charged, and tax paid on purchases is not recovered, so the costs include it.',
      },
      {
        es: 'Por norma general no se añade impuesto de ventas a esta actividad. A cambio, el que cobran los proveedores no se recupera y va sumado a los costes.',
        en: 'As a general rule no sales tax is added in this activity. In return, the tax that suppliers charge is not recovered and is added to the costs.',
      },
      {
        es: 'Los costes llevan dentro el impuesto de las compras porque la actividad suele estar exenta: ni se cobra a los clientes ni se puede descontar.',
        en: 'The costs include the tax on purchases because the activity is usually exempt: customers are not charged it, and it cannot be recovered.',
      },
    ],
  },
];
