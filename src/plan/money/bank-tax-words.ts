// What a bank asks of the price: whether the tax on sales is in it, where nobody said.
import type { FigureTable } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** The price asked about is the one that was told, and what follows is what would change. */
export const BANK_TAX: readonly Message[] = [
  {
    id: 'bank.tax.inside',
    when: ({ figures, model: { assumptions: a } }) =>
      a.taxIncluded.value && a.taxIncluded.origin === 'sector' && figures['other-price'] !== undefined,
    variants: [
      {
        es: 'Confirmar si los {{fig:price-charged}} llevan dentro el impuesto de ventas, como aquí se supone: si se añade aparte, se queda entero y el primer año da {{fig:other-result}}.',
        en: 'Confirm that the {{fig:price-charged}} includes sales tax, as assumed here: if the tax is charged on top, you keep all of it and the first year comes to {{fig:other-result}}.',
      },
      {
        es: 'Tener por escrito si los {{fig:price-charged}} son con el impuesto de ventas, que es como se han contado. Si no lo llevan, quedan enteros y el primer año da {{fig:other-result}}.',
        en: 'Get it in writing whether the {{fig:price-charged}} includes sales tax, as the plan assumes. If it does not, you keep the whole price and the first year comes to {{fig:other-result}}.',
      },
    ],
  },
  {
    id: 'bank.tax',
    when: ({ figures, model }) =>
      !model.assumptions.taxIncluded.value &&
      figures['other-break-even'] !== undefined &&
      model.assumptions.taxIncluded.origin === 'sector' &&
      !isSameBar(figures),
    variants: [
      {
        es: 'Confirmar si los {{fig:price}} llevan impuesto de ventas: si lo llevan, quedan {{fig:other-price}}, el equilibrio sube a {{fig:other-break-even}} y el primer año queda en {{fig:other-result}}.',
        en: 'Find out whether the {{fig:price}} includes sales tax: if it does, you keep {{fig:other-price}}, break-even rises to {{fig:other-break-even}} and the first year ends at {{fig:other-result}}.',
      },
      {
        es: 'Tener por escrito si los {{fig:price}} llevan el impuesto de ventas dentro. Entonces quedan {{fig:other-price}}, el equilibrio pide {{fig:other-break-even}} y el primer año da {{fig:other-result}}.',
        en: 'Get it in writing whether the {{fig:price}} includes sales tax. If so, you keep {{fig:other-price}}, break-even is {{fig:other-break-even}} and the first year comes to {{fig:other-result}}.',
      },
      {
        es: 'Preguntar a la asesoría por el impuesto de ventas en el precio: con él dentro, los {{fig:price}} son {{fig:other-price}}, el equilibrio {{fig:other-break-even}} y el primer año {{fig:other-result}}.',
        en: 'Ask the accountant whether the price includes sales tax: if it does, the {{fig:price}} is really {{fig:other-price}}, break-even {{fig:other-break-even}} and the first year {{fig:other-result}}.',
      },
    ],
  },
  {
    id: 'bank.tax.same-bar',
    when: ({ figures, model: { assumptions: a } }) => !a.taxIncluded.value && a.taxIncluded.origin === 'sector' && isSameBar(figures),
    variants: [
      {
        es: 'Confirmar si los {{fig:price}} llevan impuesto de ventas: si lo llevan, quedan {{fig:other-price}} y el primer año queda en {{fig:other-result}}.',
        en: 'Find out whether the {{fig:price}} includes sales tax: if it does, you keep {{fig:other-price}} and the first year ends at {{fig:other-result}}.',
      },
    ],
  },
];

/** Whether the other reading of the price asks for as many sales: in a business of few customers it may be the same whole number. */
function isSameBar(figures: FigureTable): boolean {
  return figures['other-break-even'] !== undefined && figures['other-break-even'].value === figures['units-to-pay-all']?.value;
}
