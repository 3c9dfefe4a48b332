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
        es: 'Las ventas pueden quedar un {{fig:safety-share*}} por debajo de la media del primer año, en {{fig:units-to-stand*}} al mes, y aún se pagan los gastos y la cuota.',
        en: 'Sales can come in {{fig:safety-share*}} below the first-year average, at {{fig:units-to-stand*}} a month, and still pay the costs and the instalment.',
      },
      {
        es: 'Contada la cuota, la holgura es de un {{fig:safety-share*}}: de la media del primer año a las {{fig:units-to-stand*}} que lo pagan todo.',
        en: 'With the instalment counted, the margin of safety is {{fig:safety-share*}}: from the first-year average down to the {{fig:units-to-stand*}} that pay for everything.',
      },
    ],
  },
  {
    id: 'be.unserved.grace',
    when: (draft) => isUnserved(draft) && isGraceAYear(draft.model),
    variants: [
      {
        es: 'La cuota entera llega tras los {{fig:grace-months*}} meses de carencia: el primer año, con {{fig:units-average-y1*}} de media, paga solo los intereses.',
        en: 'The full instalment starts after a grace period of {{fig:grace-months*}} months: the first year, at an average of {{fig:units-average-y1*}}, pays interest only.',
      },
    ],
  },
  {
    id: 'be.unserved.later',
    when: (draft) => isUnserved(draft) && isGraceEnough(draft.model),
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, queda por debajo, pero los primeros {{fig:grace-months}} meses pagan solo intereses y la cuota entera llega con más ventas.',
        en: 'The first-year average, {{fig:units-average-y1*}}, is below that, but the first {{fig:grace-months}} months pay interest only and the full instalment starts once sales are higher.',
      },
    ],
  },
  {
    id: 'be.unserved.costs',
    when: (draft) => isUnserved(draft) && draft.model.years[0].units < (draft.model.breakEven.unitsPerMonth ?? 0) * MONTHS_A_YEAR,
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, ni siquiera paga los gastos de cada mes: lo que falta, y la cuota entera, sale del dinero inicial.',
        en: 'The first-year average, {{fig:units-average-y1*}}, does not even pay each month’s costs: the shortfall, and the whole instalment, comes out of the opening money.',
      },
    ],
  },
  {
    id: 'be.unserved',
    when: isUnserved,
    variants: [
      {
        es: 'La media del primer año, {{fig:units-average-y1*}}, no da para la cuota entera: lo que falta sale del dinero inicial.',
        en: 'The first-year average, {{fig:units-average-y1*}}, does not earn the full instalment: the shortfall comes out of the opening money.',
      },
    ],
  },
  {
    id: 'be.safety',
    when: ({ diagnosis, model }) => !diagnosis.thinSafety && !diagnosis.hasLoan && hasRoom(model),
    variants: [
      {
        es: 'De la media del primer año al equilibrio hay un {{fig:safety-share*}} de holgura: eso pueden caer las ventas sin entrar en pérdidas.',
        en: 'The first-year average leaves {{fig:safety-share*}} of headroom over break-even: sales can fall that far before the business loses money.',
      },
      {
        es: 'Las ventas pueden quedar un {{fig:safety-share*}} por debajo de la media del primer año sin que el mes se pierda: esa es la holgura.',
        en: 'Sales can come in {{fig:safety-share*}} below the first-year average before a month makes a loss: that is the headroom.',
      },
      {
        es: 'La holgura es de un {{fig:safety-share*}}, la distancia entre lo que se espera vender de media el primer año y lo que paga el mes.',
        en: 'The cushion is {{fig:safety-share*}}: the gap between average first-year sales and what a month needs to break even.',
      },
      {
        es: 'Hasta el equilibrio sobra un {{fig:safety-share*}} de las ventas medias del primer año: todo eso puede torcerse antes de que un mes pierda.',
        en: 'Average first-year sales have {{fig:safety-share*}} to spare over break-even: that much can go wrong before a month makes a loss.',
      },
      {
        es: 'El colchón mide un {{fig:safety-share*}}: vender eso de menos, de media, dejaría el primer año justo donde ni se gana ni se pierde.',
        en: 'The margin of safety is {{fig:safety-share*}}: on sales that much lower, the average first-year month would just break even.',
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
