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
  name: { es: 'Margen por {{unit}}', en: 'Margin per {{unit}}' },
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
      es: '{{cashAlarm}}: hablar ese mismo mes con {{lender}}',
      en: '{{cashAlarm}}: tell {{lender}} that same month',
    },
    when: (draft) => draft.diagnosis.hasLoan && hasCashFloor(draft),
  },
  {
    ...CASH,
    response: {
      es: '{{cashAlarm}}: avisar ese mismo mes a quien haya puesto el dinero que faltaba',
      en: '{{cashAlarm}}: tell whoever put in the missing money that same month',
    },
    when: (draft) => !draft.diagnosis.hasLoan && draft.diagnosis.hasGap && hasCashFloor(draft),
  },
  {
    ...CASH,
    response: {
      es: '{{cashAlarm}}: recortar ese mismo mes los gastos que no traen ventas',
      en: '{{cashAlarm}}: cut that same month the costs that bring no sales',
    },
    when: (draft) => !draft.diagnosis.hasLoan && !draft.diagnosis.hasGap && hasCashFloor(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: pedir tres presupuestos de {{directGoods}} o subir el precio de venta',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: get three quotes for {{directGoods}}, or raise the selling price',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && findWorkInCost(draft.facts) === null && !hasFixedPrice(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: preguntar a otro distribuidor por su descuento y por los portes',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: ask another distributor for its discount and who pays carriage',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && hasFixedPrice(draft),
  },
  {
    ...MARGIN,
    response: {
      es: 'menos de {{fig:measure-margin-floor}} en {{fig:m03-name}}: revisar el tiempo que se paga por cada {{unit}} o subir el precio',
      en: 'under {{fig:measure-margin-floor}} in {{fig:m03-name}}: check the time paid for each {{unit}}, or raise the price',
    },
    when: (draft) => amountOf(draft.figures, 'measure-margin-floor') > 0 && findWorkInCost(draft.facts) !== null && !hasFixedPrice(draft),
  },
];
