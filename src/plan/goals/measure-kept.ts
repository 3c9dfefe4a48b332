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

export const AGAIN: PlanText = {
  es: 'ventas a quien ya había comprado, sobre el total',
  en: 'sales to repeat customers, out of all',
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
      es: 'una encuesta de una pregunta a todos los clientes cada trimestre, con cuántos la responden',
      en: 'one question put to every customer each quarter, with how many answer it',
    },
    target === null ? NO_WORDS : { es: `: la meta es ${asked} como mínimo`, en: `: the goal is ${asked} or more` },
  );
}

/** Whoever was taken over with the business comes day after day: the day's count tells whether somebody stopped. */
const KEPT_EACH_DAY: PlanText = {
  es: '{{units}} de cada día, contadas y apuntadas: se parte de {{fig:units-day}}',
  en: '{{units}} counted and noted each day, starting from {{fig:units-day}}',
};

/** What so many who go on buying would buy in a month, at the pace of the common customer, held against what that month sells. */
export function regulars({ at, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const sold = monthFigure(Math.min(month, model.months.length), 'units');
  const needed = neededFigure(at);
  const told = {
    es: `tantos, al ritmo previsto, piden {{fig:${needed}}} {{units}} al mes; ese mes se prevén {{fig:${sold}}}`,
    en: `that many, at the pace forecast, take {{fig:${needed}}} {{units}} a month; {{fig:${sold}}} are forecast that month`,
  };
  return add(
    told,
    amountOf(figures, sold) >= amountOf(figures, needed)
      ? { es: ', y la meta cabe', en: ', so the goal is within reach' }
      : { es: ', y no alcanza', en: ', which is not enough' },
  );
}

/** Whatever it is that is to be full, it is counted by whoever fills it. */
const FILLED: PlanText = {
  es: 'lo ocupado sobre lo disponible, apuntado cada semana',
  en: 'how much of what is on offer is taken, noted each week',
};

/** How much of what there is gets sold: nights where rooms are let, else what the team or the place can give. */
export function full({ at, share, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const asked: PlanText =
    share === null ? NO_WORDS : { es: `; la meta pide {{fig:${shareFigure(at)}}}`, en: `; the goal is {{fig:${shareFigure(at)}}}` };
  if (figures.occupancy) {
    return add(
      { es: 'ocupación prevista a pleno ritmo, {{fig:occupancy}}', en: 'occupancy forecast at full pace, {{fig:occupancy}}' },
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
  es: '; propuesta: nueve de cada diez, cuatro semanas seguidas',
  en: '; proposed: nine in ten, four weeks running',
};

const OVERFULL: PlanText = {
  es: ', y solo caben {{fig:capacity}}: antes de llenar hay que ampliar',
  en: ', and there is room for only {{fig:capacity}}: room comes before filling it',
};

/** Those who leave: how many the forecast loses in that month, or the share supposed, held against what the goal names. */
export function churn(goal: PlacedGoal, { facts, figures }: Draft): PlanText {
  const { at, share, target } = goal;
  const asked = target === null ? null : `{{fig:${targetFigure(at)}}}`;
  if (!figures.churn) {
    const most = asked ?? (share === null ? null : `{{fig:${shareFigure(at)}}}`);
    if (most)
      return {
        es: `quienes dejan de venir, apuntados cada mes; la meta, ${most} como tope`,
        en: `those who stop coming, noted each month; the goal is ${most} at most`,
      };
    return isTakenOver(facts) && figures['units-day'] ? KEPT_EACH_DAY : AGAIN;
  }
  if (asked && figures[lostFigure(at)]) return lostAgainst(asked, goal, amountOf(figures, lostFigure(at)) <= (target ?? 0));
  const lost = { es: 'bajas de cada mes: se cuenta con {{fig:churn}}', en: 'lost each month: {{fig:churn}} is assumed' };
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
    es: `bajas ${when.es}: se prevén ${lost}, con un {{fig:churn}} que se va al mes, y la meta pone el tope en ${asked}`,
    en: `lost ${when.en}: ${lost} forecast, as {{fig:churn}} leave each month, and the goal sets the limit at ${asked}`,
  };
  if (isWithin) return add(told, { es: ', así que cabe', en: ', so it is within reach' });
  return isOfYear(goal)
    ? add(told, {
        es: ': cada baja se llama y se apunta su motivo, y el tope se revisa con los seis primeros meses',
        en: ': call everyone who leaves, note why, and review the limit with the first six months',
      })
    : told;
}

/** Whoever comes sent by somebody: by customers and by partners, out of all who are won. */
export function referred({ at, share }: PlacedGoal, { figures }: Draft): PlanText {
  const asked = `{{fig:${shareFigure(at)}}}`;
  const [sent, all] = [amountOf(figures, 'referred-customers'), amountOf(figures, 'funnel-customers')];
  const told = {
    es: `se pregunta a cada cliente nuevo quién lo mandó: el primer año se prevén {{fig:referred-customers}} de {{fig:funnel-customers}}, y la meta es ${asked}`,
    en: `every new customer is asked who sent them: {{fig:referred-customers}} of {{fig:funnel-customers}} are forecast in year one, and the goal is ${asked}`,
  };
  return sent * 100 >= all * (share ?? 0)
    ? add(told, { es: ', que cabe', en: ', within reach' })
    : add(told, { es: ': no alcanza', en: ': not enough' });
}
