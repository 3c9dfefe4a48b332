// What is watched of money each month: the cash, and what each sale leaves.
import { findWorkInCost } from '../../facts/work-in-cost.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { floorFigure, MEASURED_AT } from '../figures/gather-alarm-figures.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import type { PlanText } from '../plan.ts';

export interface WatchedMeasure {
  readonly name: PlanText;
  /** The figure that stands for the month. */
  readonly target: (month: number, draft: Draft) => string;
  readonly response: PlanText;
  readonly when?: (draft: Draft) => boolean;
  /** Whether it tells if customers stay or come back. */
  readonly isOfStaying?: true;
  /** What a full page does without, the highest first: what another table tells too, what every sale shows, what one month shows. */
  readonly spare?: number;
}

const CASH: Pick<WatchedMeasure, 'name' | 'target'> = {
  name: { es: 'Caja a fin de mes', en: 'Cash at month end' },
  target: (month) => monthFigure(month, 'cash'),
};
const MARGIN: Pick<WatchedMeasure, 'name' | 'target' | 'spare'> = {
  name: { es: 'Lo que deja cada {{unit}}', en: 'Margin per {{unit}}' },
  target: () => 'margin-unit',
  spare: 2,
};

function hasCashFloor({ figures }: Draft): boolean {
  return MEASURED_AT.some((month) => figures[floorFigure('cash', month)] !== undefined);
}

/** The first of each that holds. */
export const MONEY_MEASURES: readonly WatchedMeasure[] = [
  {
    ...CASH,
    response: {
      es: '{{cashAlarm}}: ese mismo mes se habla con {{lender}}',
      en: '{{cashAlarm}}: {{lender}} is told that same month',
    },
    when: (draft) => draft.diagnosis.hasLoan && hasCashFloor(draft),
  },
  {
    ...CASH,
    response: {
      es: '{{cashAlarm}}: ese mismo mes se avisa a quien haya puesto el dinero que faltaba',
      en: '{{cashAlarm}}: whoever put in the missing money is told that same month',
    },
    when: (draft) => !draft.diagnosis.hasLoan && draft.diagnosis.hasGap && hasCashFloor(draft),
  },
  {
    ...CASH,
    response: {
      es: '{{cashAlarm}}: ese mismo mes se deja de pagar lo que no trae ventas',
      en: '{{cashAlarm}}: that same month whatever brings no sales stops being paid for',
    },
    when: (draft) => !draft.diagnosis.hasLoan && !draft.diagnosis.hasGap && hasCashFloor(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: se piden tres precios de {{directGoods}}, o sube el de venta',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: get three quotes for {{directGoods}}, or raise the selling price',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && findWorkInCost(draft.facts) === null && !hasFixedPrice(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: se pide a otro distribuidor su descuento y quién paga los portes',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: ask another distributor for its discount and who pays carriage',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && hasFixedPrice(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: se mira el tiempo que se paga por cada {{unit}}, o sube el precio',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: check the time paid for each {{unit}}, or raise the price',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && findWorkInCost(draft.facts) !== null && !hasFixedPrice(draft),
  },
];
