// What the first page says where money is missing: how much of it is the least and how much a cushion, and which way out is recommended.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** Money is missing, and finding it would help. */
const isFundable = ({ diagnosis }: Draft) => diagnosis.hasGap && diagnosis.fundingSaid && diagnosis.breakEven !== 'never';
/** All that opening takes beyond the purchases is the tax on them. */
const isAllTax = ({ figures }: Draft) =>
  amountOf(figures, 'opening-beyond') > 0 && amountOf(figures, 'opening-vat') === amountOf(figures, 'opening-beyond');
/** More is missing than a reserve. */
const isShortOfCash = ({ figures }: Draft) => figures['gap-least'] !== undefined;

export const GAP_NEWS: readonly Message[] = [
  {
    id: 'news.cushion',
    when: (draft) => isFundable(draft) && !isShortOfCash(draft),
    variants: [
      {
        es: 'Con los {{fig:sources*}} previstos el negocio puede abrir y ningún mes acaba en números rojos. Lo que falta es un colchón de **{{fig:to-find*}}** para completar la reserva de {{fig:reserve}}, que son {{reserveSpan}}. {{wayAdvice^}}.',
        en: 'The {{fig:sources*}} planned is enough to open, and no month ends in the red. What is missing is a cushion of **{{fig:to-find*}}** to complete the reserve of {{fig:reserve}}, which is {{reserveSpan}}. {{wayAdvice^}}.',
      },
    ],
  },
  {
    id: 'news.gap.beyond.tax',
    when: (draft) => isFundable(draft) && isShortOfCash(draft) && draft.diagnosis.fundingEqualsInvestment && isAllTax(draft),
    variants: [
      {
        es: 'Los {{fig:sources*}} previstos{{notInHand}} pagan la inversión, pero no los {{fig:opening-vat*}} del impuesto de esas compras, que {{taxComesBack}}. Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y el resto es una reserva de {{reserveSpan}}. {{wayAdvice^}}.',
        en: 'The {{fig:sources*}} planned{{notInHand}} pays for the investment, but not for the {{fig:opening-vat*}} of tax on the purchases, which {{taxComesBack}}. **{{fig:to-find*}}** is missing: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the rest is a reserve of {{reserveSpan}}. {{wayAdvice^}}.',
      },
    ],
  },
  {
    // Tax on the purchases, a deposit, formalities: paid on top of what is bought, before the first sale.
    id: 'news.gap.beyond',
    when: (draft) =>
      isFundable(draft) &&
      isShortOfCash(draft) &&
      draft.diagnosis.fundingEqualsInvestment &&
      amountOf(draft.figures, 'opening-beyond') > 0 &&
      !isAllTax(draft),
    variants: [
      {
        es: 'Los {{fig:sources*}} previstos{{notInHand}} pagan la inversión, pero no los {{fig:opening-beyond*}} de {{beyondPurchases}}. Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y el resto es una reserva de {{reserveSpan}}. {{wayAdvice^}}.',
        en: 'The {{fig:sources*}} planned{{notInHand}} pays for the investment, but not for the {{fig:opening-beyond*}} of {{beyondPurchases}}. **{{fig:to-find*}}** is missing: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the rest is a reserve of {{reserveSpan}}. {{wayAdvice^}}.',
      },
    ],
  },
  {
    id: 'news.gap.equal',
    when: (draft) =>
      isFundable(draft) &&
      isShortOfCash(draft) &&
      draft.diagnosis.fundingEqualsInvestment &&
      amountOf(draft.figures, 'opening-beyond') === 0,
    variants: [
      {
        es: 'Los {{fig:sources*}} previstos{{notInHand}} pagan la inversión y nada más. Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y el resto es una reserva de {{reserveSpan}}. {{wayAdvice^}}.',
        en: 'The {{fig:sources*}} planned{{notInHand}} pays for the investment and nothing else. **{{fig:to-find*}}** is missing: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the rest is a reserve of {{reserveSpan}}. {{wayAdvice^}}.',
      },
      {
        es: 'Con los {{fig:sources*}} previstos{{notInHand}} se paga toda la inversión, pero no queda dinero para los primeros meses. Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} para que la caja no baje de cero{{withInstalments}} y el resto para tener {{reserveSpan}} en reserva. {{wayAdvice^}}.',
        en: 'The {{fig:sources*}} planned{{notInHand}} pays for the whole investment but leaves nothing for the first months. **{{fig:to-find*}}** is missing: {{fig:gap-least*}} so that cash stays above zero{{withInstalments}}, and the rest to keep {{reserveSpan}} in reserve. {{wayAdvice^}}.',
      },
    ],
  },
  {
    id: 'news.gap',
    when: (draft) => isFundable(draft) && isShortOfCash(draft) && !draft.diagnosis.fundingEqualsInvestment,
    variants: [
      {
        es: 'Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} son el mínimo para no quedarse sin caja{{withInstalments}} y el resto es una reserva de {{reserveSpan}}. {{wayAdvice^}}.',
        en: '**{{fig:to-find*}}** is missing: {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}}, and the rest is a reserve of {{reserveSpan}}. {{wayAdvice^}}.',
      },
      {
        es: 'Para no quedarse sin caja{{withInstalments}} hacen falta {{fig:gap-least*}} más, y para tener además {{reserveSpan}} en reserva, **{{fig:to-find*}}**. {{wayAdvice^}}.',
        en: 'Keeping cash above zero{{withInstalments}} takes {{fig:gap-least*}} more, and keeping {{reserveSpan}} in reserve as well takes **{{fig:to-find*}}**. {{wayAdvice^}}.',
      },
    ],
  },
];
