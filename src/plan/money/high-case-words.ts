// What the case of higher sales decides where the reserve is whole from the opening, and whether the hands there are can serve it.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

/** What is kept for two months is there on the day of the opening and is never touched: nothing is left to fill. */
function isReserveWhole({ figures }: Draft): boolean {
  const [reserve, least] = [amountOf(figures, 'reserve'), amountOf(figures, 'high-cash')];
  return reserve > 0 && least >= reserve && amountOf(figures, 'high-result') > 0;
}

const owes = ({ figures }: Draft) => amountOf(figures, 'loan') > 0;

export const SCENARIOS_WHOLE: readonly Message[] = [
  {
    id: 'scenarios.whole.loan',
    when: (draft) => isReserveWhole(draft) && owes(draft),
    variants: [
      {
        es: 'Los tres volúmenes permiten decidir de antemano. Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Si el año acaba ganando {{fig:high-result}}, la reserva, entera desde la apertura, no se toca: esa ganancia adelanta préstamo, salvo lo que pidan más manos.',
        en: 'The three volumes let decisions be made in advance. At {{alarm}} the year is heading for {{fig:low-result}} and the measures on the page on risks apply. If the year ends with a profit of {{fig:high-result}}, the reserve, whole from opening, is left alone: that profit repays loan early, less what more hands would take.',
      },
    ],
  },
  {
    id: 'scenarios.whole',
    when: isReserveWhole,
    variants: [
      {
        es: 'Los tres volúmenes permiten decidir de antemano. Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Si el año acaba ganando {{fig:high-result}}, la reserva, entera desde la apertura, no se toca: esa ganancia paga más manos antes que nada.',
        en: 'The three volumes let decisions be made in advance. At {{alarm}} the year is heading for {{fig:low-result}} and the measures on the page on risks apply. If the year ends with a profit of {{fig:high-result}}, the reserve, whole from opening, is left alone: that profit pays for more hands before anything else.',
      },
    ],
  },
];

/** Told where it is known how many the hands can serve. */
export const HIGH_SERVED: readonly Message[] = [
  {
    id: 'scenarios.high.fits',
    when: ({ figures }) => figures['high-units'] !== undefined && amountOf(figures, 'high-units') <= amountOf(figures, 'service-units'),
    variants: [
      {
        es: 'Su mes más fuerte pide {{fig:high-units}} {{units}}, y las manos dan para {{fig:service-units}}.',
        en: 'Its busiest month asks for {{fig:high-units}} {{units}}, and the team can serve {{fig:service-units}}.',
      },
    ],
  },
  {
    id: 'scenarios.high.hired',
    when: ({ figures, model }) => figures['high-units'] !== undefined && model.assumptions.hands?.hourCents !== undefined,
    variants: [
      {
        es: 'Su mes más fuerte pide {{fig:high-units}} {{units}} y las manos dan para {{fig:service-units}}: las horas que faltan, por contratar, ya están en esa columna.',
        en: 'Its busiest month asks for {{fig:high-units}} {{units}} and the team can serve {{fig:service-units}}: the missing hours, to be hired, are already in that column.',
      },
    ],
  },
  {
    id: 'scenarios.high.over',
    when: ({ figures }) => figures['high-units'] !== undefined,
    variants: [
      {
        es: 'Su mes más fuerte pide {{fig:high-units}} {{units}} y las manos dan para {{fig:service-units}}: lo que pasa de ahí no se gana sin pagar más manos, que esa columna no cuenta.',
        en: 'Its busiest month asks for {{fig:high-units}} {{units}} and the team can serve {{fig:service-units}}: anything above that is not earned without more hands, which that column does not pay for.',
      },
    ],
  },
];
