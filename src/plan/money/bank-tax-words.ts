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
        es: 'Confirmar si los {{fig:price-charged}} llevan dentro el impuesto de ventas, como supone el plan. Si se añade aparte, el precio se cobra entero y el primer año da {{fig:other-result}}.',
        en: 'Confirm that the {{fig:price-charged}} includes sales tax, as the plan assumes. If the tax is charged on top, the whole price is kept and the first year comes to {{fig:other-result}}.',
      },
      {
        es: 'Tener por escrito si los {{fig:price-charged}} llevan el impuesto de ventas, como supone el plan. Si no lo llevan, el precio se cobra entero y el primer año da {{fig:other-result}}.',
        en: 'Get it in writing whether the {{fig:price-charged}} includes sales tax, as the plan assumes. If it does not, the whole price is kept and the first year comes to {{fig:other-result}}.',
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
        es: 'Confirmar si los {{fig:price}} llevan impuesto de ventas. En ese caso quedan {{fig:other-price}}, el punto de equilibrio sube a {{fig:other-break-even}} y el primer año acaba en {{fig:other-result}}.',
        en: 'Find out whether the {{fig:price}} includes sales tax. If it does, {{fig:other-price}} is left, break-even rises to {{fig:other-break-even}} and the first year ends at {{fig:other-result}}.',
      },
      {
        es: 'Tener por escrito si los {{fig:price}} llevan dentro el impuesto de ventas. En ese caso quedan {{fig:other-price}}, el punto de equilibrio es de {{fig:other-break-even}} y el primer año da {{fig:other-result}}.',
        en: 'Get it in writing whether the {{fig:price}} includes sales tax. If so, {{fig:other-price}} is left, break-even is {{fig:other-break-even}} and the first year comes to {{fig:other-result}}.',
      },
      {
        es: 'Preguntar a la asesoría si el precio lleva el impuesto de ventas. En ese caso, de los {{fig:price}} quedan {{fig:other-price}}, el punto de equilibrio es de {{fig:other-break-even}} y el primer año da {{fig:other-result}}.',
        en: 'Ask the accountant whether the price includes sales tax. If it does, {{fig:other-price}} is left of the {{fig:price}}, break-even is {{fig:other-break-even}} and the first year comes to {{fig:other-result}}.',
      },
    ],
  },
  {
    id: 'bank.tax.same-bar',
    when: ({ figures, model: { assumptions: a } }) => !a.taxIncluded.value && a.taxIncluded.origin === 'sector' && isSameBar(figures),
    variants: [
      {
        es: 'Confirmar si los {{fig:price}} llevan impuesto de ventas. En ese caso quedan {{fig:other-price}} y el primer año acaba en {{fig:other-result}}.',
        en: 'Find out whether the {{fig:price}} includes sales tax. If it does, {{fig:other-price}} is left and the first year ends at {{fig:other-result}}.',
      },
    ],
  },
];

/** Whether the other reading of the price asks for as many sales: in a business of few customers it may be the same whole number. */
function isSameBar(figures: FigureTable): boolean {
  return figures['other-break-even'] !== undefined && figures['other-break-even'].value === figures['units-to-pay-all']?.value;
}
