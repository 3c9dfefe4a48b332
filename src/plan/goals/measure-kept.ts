// Goals of who goes on buying, who leaves, and how much of what there is gets sold.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { neededFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, shareFigure } from './gather-goals.ts';

export const AGAIN: PlanText = { es: 'compras de quien ya había comprado, sobre el total', en: 'purchases by past buyers, out of all' };
const NOTHING: PlanText = { es: '', en: '' };

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
  en: 'what is taken out of what there is, noted each week',
};

/** How much of what there is gets sold: nights where rooms are let, else what the team or the place can give. */
export function full({ at, share, month }: PlacedGoal, { figures, model }: Draft): PlanText {
  const asked: PlanText =
    share === null ? NOTHING : { es: `; la meta pide {{fig:${shareFigure(at)}}}`, en: `; the goal is {{fig:${shareFigure(at)}}}` };
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
  return isOver
    ? add(sold, OVERFULL)
    : add(FILLED, { es: `; se prevén ${units} {{units}} ${when.es}`, en: `; ${units} {{units}} are forecast ${when.en}` });
}

const OVERFULL: PlanText = {
  es: ', y solo caben {{fig:capacity}}: antes de llenar hay que ampliar',
  en: ', and there is room for only {{fig:capacity}}: room comes before filling it',
};

/** Those who leave: the share supposed, held against the one the goal names. */
export function churn({ at, share }: PlacedGoal, { facts, figures }: Draft): PlanText {
  if (!figures.churn) return facts.takeover?.value && figures['units-day'] ? KEPT_EACH_DAY : AGAIN;
  const lost = { es: 'bajas de cada mes: se cuenta con {{fig:churn}}', en: 'lost each month: {{fig:churn}} is assumed' };
  if (share === null) return lost;
  return add(lost, { es: `, y la meta es {{fig:${shareFigure(at)}}}`, en: `, and the goal is {{fig:${shareFigure(at)}}}` });
}
