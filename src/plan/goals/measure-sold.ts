// Goals that count what is sold, finished or won: what the forecast has of it by then, and what it would take.
import { foldText } from '../../language/fold-text.ts';
import { NO_WORDS } from '../../language/language.ts';
import { SALE_UNITS } from '../../sectors/sale-units.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add, join } from '../say.ts';
import { bestFigure, betweenFigure, doneFigure, everyFigure, peakFigure, perSaleFigure, steadyFigure } from './gather-goal-months.ts';
import { type Goal, goalFigure, type PlacedGoal, reachedFigure, targetFigure } from './gather-goals.ts';
import { leftAtGoal, pathTo } from './goal-path.ts';
import { roomForGoal } from './goal-room.ts';
import { withRegime } from './measure-habits.ts';

const PACE: Readonly<Record<Goal['rate'], PlanText>> = {
  day: { es: 'al día', en: 'a day' },
  week: { es: 'a la semana', en: 'a week' },
  month: { es: 'en ese mes', en: 'in that month' },
  active: { es: 'en activo al acabar ese mes', en: 'active at the end of that month' },
  total: { es: 'hasta entonces', en: 'by then' },
};

const IN_THAT_YEAR: PlanText = { es: 'en ese año', en: 'in that year' };

const paceOf = ({ rate, since }: Goal) => (since > 1 ? IN_THAT_YEAR : PACE[rate]);

/** The customers of the first year, where what is sold is counted and they are not. */
export function customers({ at, target }: PlacedGoal, draft: Draft): PlanText {
  const told = {
    es: 'clientes distintos en el primer año: se prevén {{fig:funnel-customers}}',
    en: 'different customers in the first year: {{fig:funnel-customers}} are forecast',
  };
  if (target === null) return told;
  return add(told, amountOf(draft.figures, 'funnel-customers') >= target ? ENOUGH : shortOf(targetFigure(at), NO_WORDS));
}

/** What the forecast sells at the pace of the goal, and whether that is enough for it. */
export function unitsOf(goal: PlacedGoal, draft: Draft): PlanText {
  const { at, target } = goal;
  const figure = goalFigure(at);
  const told = {
    es: `{{units}} ${paceOf(goal).es}: se prevén {{fig:${figure}}}`,
    en: `{{units}} ${paceOf(goal).en}: {{fig:${figure}}} are forecast`,
  };
  if (target === null) return told;
  if (countsThings(goal, draft)) return add(told, draft.figures[perSaleFigure(at)] ? inEach(at) : THINGS_APART);
  const room = roomForGoal(goal, draft);
  const verdict =
    amountOf(draft.figures, figure) >= target
      ? add(room ?? (draft.figures[steadyFigure(at)] && !draft.figures[everyFigure(at)] ? onlyThen(at) : ENOUGH), everyMonth(goal, draft))
      : shortOf(targetFigure(at), room ? withPath(add(strongest(goal, draft), room), goal, draft) : reachedIn(goal, draft));
  return withRegime(add(told, verdict), goal, draft);
}

/** «700 libros al mes», where what is counted is what a customer pays at a time: of how many things each is made nobody told. */
export function namesThings({ noun }: Pick<Goal, 'noun'>, { sector }: Pick<Draft, 'sector'>): boolean {
  return sector.unit === SALE_UNITS.purchase.unit && noun !== '' && !A_SALE.test(foldText(noun));
}

/** The same, where fewer sales than things are forecast. */
function countsThings(goal: PlacedGoal, { sector, figures }: Pick<Draft, 'sector' | 'figures'>): boolean {
  return namesThings(goal, { sector }) && amountOf(figures, goalFigure(goal.at)) < (goal.target ?? 0);
}

const A_SALE = /^(?:ticket|tique|compra|venta|sale|purchase|pedido|order|client|customer)/;

/** How many of them each sale would have to hold. */
function inEach(at: number): PlanText {
  const each = `{{fig:${perSaleFigure(at)}}}`;
  return {
    es: `. Cada uno tendría que llevar ${each} de media, y se cuentan en caja desde el primer día`,
    en: `. Each would have to hold ${each} on average, counted at the till from day one`,
  };
}

const THINGS_APART: PlanText = {
  es: '. Cada uno puede llevar más de un artículo, así que los de la meta se cuentan aparte desde el primer mes',
  en: '. Each may hold more than one item, so those of the goal are counted separately from month one',
};

/** What the forecast sells of the one thing it names, at the mix of a normal month. */
export function ofLine(goal: PlacedGoal, draft: Draft): PlanText {
  const { figures } = draft;
  const { at, target } = goal;
  const [figure, reached] = [goalFigure(at), reachedFigure(at)];
  const told = {
    es: `${paceOf(goal).es} se prevén {{fig:${figure}}}, con el reparto de un mes normal`,
    en: `{{fig:${figure}}} are forecast ${paceOf(goal).en}, at the mix of a normal month`,
  };
  if (target === null) return told;
  if (amountOf(figures, figure) >= target) return add(told, ENOUGH);
  const later = figures[reached]
    ? { es: `. Se alcanza en {{fig:${reached}}}`, en: `. It is reached in {{fig:${reached}}}` }
    : unreached(goal, draft);
  return add(told, shortOf(targetFigure(at), later));
}

/** Reached in its strongest months alone: the pace of a year is short of it. */
function onlyThen(at: number): PlanText {
  return {
    es: `, pero es un mes alto: la media del tercer año es de {{fig:${steadyFigure(at)}}}, frente a una meta de {{fig:${targetFigure(at)}}}`,
    en: `, but it is a peak month: the third year averages {{fig:${steadyFigure(at)}}}, against a goal of {{fig:${targetFigure(at)}}}`,
  };
}

export const ENOUGH: PlanText = { es: ', así que la meta se alcanza', en: ', so the goal is within reach' };

export function shortOf(asked: string, reached: PlanText): PlanText {
  return { es: `, frente a una meta de {{fig:${asked}}}${reached.es}`, en: `, against a goal of {{fig:${asked}}}${reached.en}` };
}

/** When the model gets there, or that it does in its strongest months alone; where none of its months does, what it would take. */
export function reachedIn(goal: PlacedGoal, draft: Draft): PlanText {
  const [reached, steady] = [reachedFigure(goal.at), steadyFigure(goal.at)];
  if (draft.figures[reached] && draft.figures[everyFigure(goal.at)])
    return add(
      { es: `. Se alcanza en {{fig:${reached}}}`, en: `. It is reached in {{fig:${reached}}}` },
      add(everyMonth(goal, draft), leftAtGoal(goal, draft)),
    );
  if (draft.figures[reached] && draft.figures[steady])
    return add(
      {
        es: `. Solo se alcanza en {{fig:${reached}}}, un mes alto, y el tercer año da {{fig:${steady}}} de media`,
        en: `. It is reached only in {{fig:${reached}}}, a peak month, and the third year averages {{fig:${steady}}}`,
      },
      leftAtGoal(goal, draft),
    );
  if (draft.figures[reached]) return { es: `. Se alcanza en {{fig:${reached}}}`, en: `. It is reached in {{fig:${reached}}}` };
  return withPath(add(unreached(goal, draft), strongest(goal, draft)), goal, draft);
}

/** None of the forecast's months gets there: while sales still grow, later ones may; where they stay level none will, and a first target stands between. */
function unreached({ at }: PlacedGoal, { figures }: Draft): PlanText {
  const between = betweenFigure(at);
  return figures[between]
    ? {
        es: `. Con esta previsión no se alcanza, así que la primera meta es de {{fig:${between}}}`,
        en: `. This forecast never reaches it, so the first target is {{fig:${between}}}`,
      }
    : { es: '. Con esta previsión no se alcanza antes del cuarto año', en: '. This forecast does not reach it before the fourth year' };
}

function withPath(told: PlanText, goal: PlacedGoal, draft: Draft): PlanText {
  const path = pathTo(goal, draft);
  return path ? join([told, path], '. ') : told;
}

/** So many a month is read of the highest month or of every one: both are told. */
function everyMonth({ at, rate }: PlacedGoal, { figures }: Draft): PlanText {
  if (!figures[everyFigure(at)]) return NO_WORDS;
  const [usual, more] = [`{{fig:${everyFigure(at)}-usual}}`, `{{fig:${everyFigure(at)}}}`];
  const peak = (year: number, inMonth: string) => `{{fig:${peakFigure(at, year)}}} ${inMonth} {{fig:${peakFigure(at, year)}-month}}`;
  const every = EVERY[rate === 'total' || rate === 'active' ? 'month' : rate];
  return {
    es: `. Los meses más altos dan ${peak(1, 'en')} y ${peak(2, 'en')}. ${every.es} haría falta vender ${more} más que la media del segundo año, ${usual}`,
    en: `. The strongest months bring ${peak(1, 'in')} and ${peak(2, 'in')}. ${every.en} takes ${more} more than the second year’s average of ${usual}`,
  };
}

const EVERY: Readonly<Record<'day' | 'week' | 'month', PlanText>> = {
  day: { es: 'Para cumplirla todos los días', en: 'Meeting it every day' },
  week: { es: 'Para cumplirla todas las semanas', en: 'Meeting it every week' },
  month: { es: 'Para cumplirla todos los meses', en: 'Meeting it every month' },
};

/** A goal dated in a low month says what the highest of them brings. */
function strongest(goal: PlacedGoal, draft: Draft): PlanText {
  const { figures } = draft;
  const { at } = goal;
  if (figures[everyFigure(at)]) return everyMonth(goal, draft);
  const [month, units] = [`${bestFigure(at)}-month`, bestFigure(at)];
  if (!figures[units]) return NO_WORDS;
  return {
    es: `. El mes más alto, {{fig:${month}}}, llega a {{fig:${units}}}`,
    en: `. The highest month, {{fig:${month}}}, reaches {{fig:${units}}}`,
  };
}

/** Work that is to be finished or approved by then: as much as begins early enough. */
export function finished(goal: PlacedGoal, draft: Draft): PlanText {
  const { at, target } = goal;
  const [begun, done] = [goalFigure(at), doneFigure(at)];
  const isLate = draft.figures[done] !== undefined;
  const told = isLate
    ? {
        es: `una lista con la cuenta hasta esa fecha. Se prevén {{fig:${begun}}} {{units}} y, a {{fig:job-weeks}} semanas por {{unit}}, {{fig:${done}}} empiezan a tiempo`,
        en: `a list with the count to that date. {{fig:${begun}}} {{units}} are forecast and, at {{fig:job-weeks}} weeks each, {{fig:${done}}} start in time`,
      }
    : {
        es: `una lista con la cuenta hasta esa fecha. Se prevén {{fig:${begun}}} {{units}}`,
        en: `a list with the count to that date. {{fig:${begun}}} {{units}} are forecast`,
      };
  if (amountOf(draft.figures, isLate ? done : begun) >= (target ?? 0)) return add(told, ENOUGH);
  const later = { es: '. Hace falta más ritmo u otra fecha', en: '. It takes a faster pace or a later date' };
  return add(told, shortOf(targetFigure(at), isLate ? later : withPath(later, goal, draft)));
}
