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
        es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Como la reserva está completa desde la apertura, un beneficio de {{fig:high-result}} se destinaría a adelantar préstamo, una vez pagado el personal que haga falta.',
        en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and the measures on the page on risks apply. As the reserve is complete from opening, a profit of {{fig:high-result}} would go to repaying the loan early, once any extra staff are paid.',
      },
    ],
  },
  {
    id: 'scenarios.whole',
    when: isReserveWhole,
    variants: [
      {
        es: 'Con {{alarm}}, el año va camino de {{fig:low-result}} y se aplican las medidas de la página de riesgos. Como la reserva está completa desde la apertura, un beneficio de {{fig:high-result}} se destinaría primero a más personal.',
        en: 'At {{alarm}}, the year is heading for {{fig:low-result}} and the measures on the page on risks apply. As the reserve is complete from opening, a profit of {{fig:high-result}} would go to more staff first.',
      },
    ],
  },
];

/** Whether its strongest month asks for more than the team can serve. */
function isBeyondTeam({ figures }: Draft): boolean {
  return figures['high-units'] !== undefined && amountOf(figures, 'high-units') > amountOf(figures, 'service-units');
}

/** Told where the team cannot serve it. */
export const HIGH_SERVED: readonly Message[] = [
  {
    id: 'scenarios.high.hired',
    when: (draft) => isBeyondTeam(draft) && draft.model.assumptions.hands?.hourCents !== undefined,
    variants: [
      {
        es: 'El mes más fuerte del escenario alto exige {{fig:high-units}} {{units}} y el equipo puede atender {{fig:service-units}}; las horas que habría que contratar ya están en esa columna.',
        en: 'The busiest month of the higher scenario takes {{fig:high-units}} {{units}} and the team can serve {{fig:service-units}}; the hours to be hired are already in that column.',
      },
    ],
  },
  {
    id: 'scenarios.high.over',
    when: isBeyondTeam,
    variants: [
      {
        es: 'El mes más fuerte del escenario alto exige {{fig:high-units}} {{units}} y el equipo puede atender {{fig:service-units}}; superar esa cifra exige más personal, que esa columna no incluye.',
        en: 'The busiest month of the higher scenario takes {{fig:high-units}} {{units}} and the team can serve {{fig:service-units}}; going above that takes more staff, whom that column does not pay for.',
      },
    ],
  },
];
