// Goals of who goes on buying, who leaves, and how much of what there is gets sold.

import { isTakenOver } from '../../facts/is-taken-over.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { isOfYear, lostFigure, neededFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, shareFigure, targetFigure } from './gather-goals.ts';
import { isNoneLost, noneLost } from './measure-none.ts';

export const AGAIN: PlanText = {
  es: 'el porcentaje de las ventas a clientes que repiten',
  en: 'the share of sales to repeat customers',
};

/** How much of it goes to who had bought before, and how much is asked for. */
export function again({ at, share }: PlacedGoal): PlanText {
  return share === null ? AGAIN : add(AGAIN, askedShare(at));
}

function askedShare(at: number): PlanText {
  return { es: `: la meta es {{fig:${shareFigure(at)}}}`, en: `: the goal is {{fig:${shareFigure(at)}}}` };
}

/** A score is that of whoever answers. */
export function askedOfAll({ at, target }: PlacedGoal): PlanText {
  const asked = `{{fig:${targetFigure(at)}}}`;
  return add(
    {
      es: 'una pregunta a todos los clientes cada trimestre, con el número de respuestas',
      en: 'one question put to every customer each quarter, with the number of answers',
    },
    target === null ? NO_WORDS : { es: `: la meta es ${asked} como mínimo`, en: `: the goal is ${asked} or more` },
  );
}

/** Whoever was taken over with the business comes day after day: the day's count tells whether somebody stopped. */
const KEPT_EACH_DAY: PlanText = {
  es: 'la cuenta diaria de {{units}}, que empieza en {{fig:units-day}}',
  en: '{{units}} counted each day, starting from {{fig:units-day}}',
};

/** What so many who go on buying would buy in a month, at the pace of the common customer, held against what that month sells. */
export function regulars({ at, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const sold = monthFigure(Math.min(month, model.months.length), 'units');
  const needed = neededFigure(at);
  const told = {
    es: `al ritmo previsto, esos clientes suponen {{fig:${needed}}} {{units}} al mes, y ese mes se prevén {{fig:${sold}}}`,
    en: `at the pace forecast, that many customers mean {{fig:${needed}}} {{units}} a month, and {{fig:${sold}}} are forecast that month`,
  };
  return add(
    told,
    amountOf(figures, sold) >= amountOf(figures, needed)
      ? { es: ', así que la meta se alcanza', en: ', so the goal is within reach' }
      : { es: ', que no bastan', en: ', which is not enough' },
  );
}

/** Whatever it is that is to be full, it is counted by whoever fills it. */
const FILLED: PlanText = {
  es: 'el porcentaje ocupado de lo disponible, anotado cada semana',
  en: 'the share of what is on offer that is taken, noted each week',
};

/** How much of what there is gets sold: nights where rooms are let, else what the team or the place can give. */
export function full({ at, share, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const asked: PlanText =
    share === null ? NO_WORDS : { es: `; la meta es {{fig:${shareFigure(at)}}}`, en: `; the goal is {{fig:${shareFigure(at)}}}` };
  if (figures.occupancy) {
    return add(
      { es: 'la ocupación, que a pleno ritmo se prevé de {{fig:occupancy}}', en: 'occupancy, forecast at {{fig:occupancy}} at full pace' },
      asked,
    );
  }
  const by = Math.min(month, model.months.length);
  // In a month told to be without sales nothing is full: the last one before it tells.
  const last = model.months.findLast(({ number, units }) => number <= by && units > 0)?.number ?? by;
  const units = `{{fig:${monthFigure(last, 'units')}}}`;
  const when =
    last === by ? { es: 'en ese mes', en: 'in that month' } : { es: 'en el último mes con ventas', en: 'in the last month with sales' };
  const sold = { es: `{{units}} ${when.es}, ${units}`, en: `{{units}} ${when.en}, ${units}` };
  const isOver = figures.capacity && Number(figures[monthFigure(last, 'units')]?.value) > Number(figures.capacity.value);
  return isOver ? add(sold, OVERFULL) : add(FILLED, share === null ? PROPOSED_FULL : asked);
}

/** Nobody told how much is full. */
const PROPOSED_FULL: PlanText = {
  es: '. El plan propone nueve de cada diez, cuatro semanas seguidas',
  en: '. The plan proposes nine in ten, four weeks running',
};

const OVERFULL: PlanText = {
  es: ', y solo caben {{fig:capacity}}, así que antes hay que ampliar',
  en: ', and there is room for only {{fig:capacity}}, so more room comes first',
};

/** Those who leave: how many the forecast loses in that month, or the share supposed, held against what the goal names. */
export function churn(goal: PlacedGoal, { facts, figures }: Draft): PlanText {
  const { at, share, target } = goal;
  const asked = target === null ? null : `{{fig:${targetFigure(at)}}}`;
  if (!figures.churn) {
    const most = asked ?? (share === null ? null : `{{fig:${shareFigure(at)}}}`);
    if (most)
      return {
        es: `los clientes que dejan de venir, anotados cada mes; la meta es ${most} como mucho`,
        en: `customers who stop coming, noted each month; the goal is ${most} at most`,
      };
    return isTakenOver(facts) && figures['units-day'] ? KEPT_EACH_DAY : AGAIN;
  }
  if (asked && figures[lostFigure(at)]) return lostAgainst(asked, goal, amountOf(figures, lostFigure(at)) <= (target ?? 0));
  if (isNoneLost(goal) && figures[lostFigure(at)] && figures['margin-unit'] && !isOfYear(goal)) return noneLost(goal);
  const lost = { es: 'las bajas de cada mes, que se suponen de {{fig:churn}}', en: 'customers lost each month, assumed at {{fig:churn}}' };
  if (share === null) return lost;
  return add(lost, {
    es: `, y la meta es {{fig:${shareFigure(at)}}} como mucho`,
    en: `, and the goal is {{fig:${shareFigure(at)}}} at most`,
  });
}

function lostAgainst(asked: string, goal: PlacedGoal, isWithin: boolean): PlanText {
  const lost = `{{fig:${lostFigure(goal.at)}}}`;
  const when = isOfYear(goal) ? { es: 'del primer año', en: 'in the first year' } : { es: 'de ese mes', en: 'that month' };
  const told = {
    es: `las bajas ${when.es}. Con un {{fig:churn}} de bajas al mes se prevén ${lost}, y la meta es ${asked} como mucho`,
    en: `customers lost ${when.en}. As {{fig:churn}} leave each month, ${lost} are forecast, and the goal is ${asked} at most`,
  };
  if (isWithin) return add(told, { es: ', así que se alcanza', en: ', so it is within reach' });
  return isOfYear(goal)
    ? add(told, {
        es: '. Se llama a cada baja para saber el motivo, y el máximo se revisa a los seis meses',
        en: '. Everyone who leaves is called to find out why, and the limit is reviewed after six months',
      })
    : told;
}

/** Whoever comes sent by somebody: by customers and by partners, out of all who are won. */
export function referred({ at, share }: PlacedGoal, { figures }: Draft): PlanText {
  const asked = `{{fig:${shareFigure(at)}}}`;
  const [sent, all] = [amountOf(figures, 'referred-customers'), amountOf(figures, 'funnel-customers')];
  const told = {
    es: `se pregunta a cada cliente nuevo quién lo recomendó. El primer año se prevén {{fig:referred-customers}} de {{fig:funnel-customers}}, y la meta es ${asked}`,
    en: `every new customer is asked who recommended the business. {{fig:referred-customers}} of {{fig:funnel-customers}} are forecast in year one, and the goal is ${asked}`,
  };
  return sent * 100 >= all * (share ?? 0)
    ? add(told, { es: ', que se alcanza', en: ', within reach' })
    : add(told, { es: ', que no se alcanza', en: ', which is not reached' });
}
