// How far sales may fall before a month is not paid.
import { hasRoom, unitsToStand } from '../../finance/measure-room.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const MONTHS_A_YEAR = 12;

/** How far sales may fall, the instalment paid; or that the average month does not pay it. The first that holds. */
export const SAFETY: readonly Message[] = [
  {
    id: 'be.safety.loan',
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && diagnosis.hasLoan && hasRoom(model),
    variants: [
      {
        es: 'Las ventas pueden quedar un {{fig:safety-share*}} por debajo de la media del primer año, en {{fig:units-to-stand*}} al mes, y seguir pagando los gastos y la cuota.',
        en: 'Sales can come in {{fig:safety-share*}} below the first-year average, at {{fig:units-to-stand*}} a month, and still pay the costs and the instalment.',
      },
      {
        es: 'Contando la cuota, el margen de seguridad es del {{fig:safety-share*}}: la media del primer año podría bajar hasta {{fig:units-to-stand*}} al mes sin dejar nada por pagar.',
        en: 'Counting the instalment, the margin of safety is {{fig:safety-share*}}: the first-year average could fall to {{fig:units-to-stand*}} a month with everything still paid.',
      },
    ],
  },
  {
    id: 'be.unserved.grace',
    when: (draft) => isUnserved(draft) && isGraceAYear(draft.model),
    variants: [
      {
        es: 'Durante los {{fig:grace-months*}} meses de carencia el primer año paga solo los intereses, con {{fig:units-average-y1*}} de media al mes; la cuota entera llega después.',
        en: 'During a grace period of {{fig:grace-months*}} months the first year, at an average of {{fig:units-average-y1*}} a month, pays interest only; the full instalment comes after that.',
      },
    ],
  },
  {
    id: 'be.unserved.later',
    when: (draft) => isUnserved(draft) && isGraceEnough(draft.model),
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, es más baja, pero los primeros {{fig:grace-months}} meses pagan solo intereses y la cuota entera llega cuando las ventas ya son mayores.',
        en: 'The first-year average, {{fig:units-average-y1*}}, is lower, but the first {{fig:grace-months}} months pay interest only and the full instalment starts once sales are higher.',
      },
    ],
  },
  {
    id: 'be.unserved.costs',
    when: (draft) => isUnserved(draft) && draft.model.years[0].units < (draft.model.breakEven.unitsPerMonth ?? 0) * MONTHS_A_YEAR,
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, no llega a cubrir los gastos del mes, de modo que esa diferencia y la cuota se pagarán con {{openingMoney}}.',
        en: 'The first-year average, {{fig:units-average-y1*}}, does not cover the month’s costs, so that shortfall and the instalment will be paid from {{openingMoney}}.',
      },
    ],
  },
  {
    id: 'be.unserved',
    when: isUnserved,
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, no llega a pagar toda la cuota, y la diferencia se pagará con {{openingMoney}}.',
        en: 'The first-year average, {{fig:units-average-y1*}}, does not pay the full instalment, and the shortfall will be paid from {{openingMoney}}.',
      },
    ],
  },
  {
    id: 'be.safety',
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && !diagnosis.hasLoan && hasRoom(model),
    variants: [
      {
        es: 'Las ventas pueden caer un {{fig:safety-share*}} respecto a la media del primer año antes de que el negocio entre en pérdidas.',
        en: 'Sales can fall {{fig:safety-share*}} from the first-year average before the business makes a loss.',
      },
      {
        es: 'El margen de seguridad es del {{fig:safety-share*}}, la distancia entre las ventas medias del primer año y el punto de equilibrio.',
        en: 'The margin of safety is {{fig:safety-share*}}: the gap between average first-year sales and break-even.',
      },
      {
        es: 'Las ventas medias del primer año superan el punto de equilibrio con un {{fig:safety-share*}} de margen de seguridad.',
        en: 'Average first-year sales are above break-even with a margin of safety of {{fig:safety-share*}}.',
      },
    ],
  },
];

/** Whether there is a loan whose instalment the first year's sales leave no room for. */
function isUnserved({ model, diagnosis }: Pick<Draft, 'model' | 'diagnosis'>): boolean {
  return !diagnosis.sellsAtLoss && diagnosis.breakEven !== 'never' && diagnosis.hasLoan && !hasRoom(model);
}

/** Whether the first month that pays the whole instalment sells as many as it takes, and the year’s earnings pay what is due of the loan. */
function isGraceEnough(model: Draft['model']): boolean {
  const first = model.months[model.assumptions.graceMonths.value];
  const [cover] = model.returns.debtCover;
  return model.assumptions.graceMonths.value > 0 && (first?.units ?? 0) >= (unitsToStand(model) ?? Infinity) && (cover ?? 0) >= 100;
}

/** Whether no principal is due in the first year. */
function isGraceAYear({ assumptions }: Draft['model']): boolean {
  return assumptions.graceMonths.value >= MONTHS_A_YEAR;
}
