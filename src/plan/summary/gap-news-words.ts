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
        es: 'Con {{fig:sources*}} se abre y ningún mes queda en rojo. Lo que falta es colchón: **{{fig:to-find*}}** para llegar a {{fig:reserve}}, {{reserveSpan}}; {{wayAdvice}}.',
        en: 'With {{fig:sources*}} the business opens and no month ends in the red. What is missing is a cushion: **{{fig:to-find*}}** to reach {{fig:reserve}}, {{reserveSpan}}; {{wayAdvice}}.',
      },
    ],
  },
  {
    id: 'news.gap.beyond.tax',
    when: (draft) => isFundable(draft) && isShortOfCash(draft) && draft.diagnosis.fundingEqualsInvestment && isAllTax(draft),
    variants: [
      {
        es: 'Los {{fig:sources*}} con que se cuenta{{notInHand}} pagan lo que se compra; abrir pide además los {{fig:opening-vat*}} del impuesto de esas compras, que se recuperan más tarde. De los **{{fig:to-find*}}** que faltan, {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y el resto, {{reserveSpan}} en reserva; {{wayAdvice}}.',
        en: 'The {{fig:sources*}} counted on{{notInHand}} covers the purchases; opening also takes the {{fig:opening-vat*}} of tax on them, which is recovered later. Of the **{{fig:to-find*}}** missing, {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the rest is {{reserveSpan}} in reserve; {{wayAdvice}}.',
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
        es: 'Los {{fig:sources*}} con que se cuenta{{notInHand}} pagan lo que se compra; abrir pide además {{fig:opening-beyond*}} de impuestos, trámites y lo que se adelanta. De los **{{fig:to-find*}}** que faltan, {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y el resto, {{reserveSpan}} en reserva; {{wayAdvice}}.',
        en: 'The {{fig:sources*}} counted on{{notInHand}} covers the purchases; opening takes {{fig:opening-beyond*}} more in tax, formalities and advances. Of the **{{fig:to-find*}}** missing, {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the rest is {{reserveSpan}} in reserve; {{wayAdvice}}.',
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
        es: 'Los {{fig:sources*}} con que se cuenta{{notInHand}} pagan lo que se compra y nada más. De los **{{fig:to-find*}}** que faltan, {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y el resto, {{reserveSpan}} en reserva; {{wayAdvice}}.',
        en: 'The {{fig:sources*}} counted on{{notInHand}} covers the purchases and no more. Of the **{{fig:to-find*}}** missing, {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the rest is {{reserveSpan}} in reserve; {{wayAdvice}}.',
      },
      {
        es: 'Con {{fig:sources*}}{{notInHand}} se compra todo y no queda nada. Faltan **{{fig:to-find*}}**: {{fig:gap-least*}} para que la caja no baje de cero{{withInstalments}}, y lo demás, para guardar {{reserveSpan}}; {{wayAdvice}}.',
        en: 'What is counted on, {{fig:sources*}}{{notInHand}}, buys everything and leaves nothing. **{{fig:to-find*}}** is missing: {{fig:gap-least*}} so that cash stays above zero{{withInstalments}}, and beyond that {{reserveSpan}} put aside; {{wayAdvice}}.',
      },
    ],
  },
  {
    id: 'news.gap',
    when: (draft) => isFundable(draft) && isShortOfCash(draft) && !draft.diagnosis.fundingEqualsInvestment,
    variants: [
      {
        es: 'De los **{{fig:to-find*}}** que faltan, {{fig:gap-least*}} son lo justo para no quedarse sin caja{{withInstalments}} y el resto, {{reserveSpan}} en reserva; {{wayAdvice}}.',
        en: 'Of the **{{fig:to-find*}}** missing, {{fig:gap-least*}} is the minimum that keeps cash above zero{{withInstalments}} and the rest is {{reserveSpan}} in reserve; {{wayAdvice}}.',
      },
      {
        es: 'Para no quedarse sin caja{{withInstalments}} faltan {{fig:gap-least*}}; con {{reserveSpan}} en reserva, **{{fig:to-find*}}**; {{wayAdvice}}.',
        en: 'Keeping cash above zero{{withInstalments}} takes {{fig:gap-least*}} more; with {{reserveSpan}} in reserve, **{{fig:to-find*}}** more; {{wayAdvice}}.',
      },
    ],
  },
];
