// How a goal that the forecast does not reach could be: the lever, by how much, and the first step with its date.
import { isBarApart } from '../../finance/find-break-even.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add, join } from '../say.ts';
import { capital } from '../write-block.ts';
import { findAccountGoal } from './find-account-goal.ts';
import { leftFigure } from './gather-goal-months.ts';
import { gapFigure, howTheyBuy, moreFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, targetFigure } from './gather-goals.ts';
import { roomForGoal } from './goal-room.ts';

/** Other buyers whom a goal counts, where there are any; else more customers by the channels there are. Null where nothing is missing. */
export function pathTo(goal: PlacedGoal, draft: Draft): PlanText | null {
  const { at } = goal;
  if (!draft.figures[gapFigure(at)]) return null;
  const gap = `{{fig:${gapFigure(at)}}}`;
  // A goal of all there are by then is short of so many in each month till then; any other, in its own.
  const short =
    goal.rate === 'total'
      ? { es: `La diferencia es de ${gap} al mes`, en: `That is ${gap} a month short` }
      : { es: `Ese mes la diferencia es de ${gap}`, en: `That month is ${gap} short` };
  const others = findAccountGoal(draft);
  if (others && others.goal.target !== null && others.goal.at !== at) {
    const count = `{{fig:${targetFigure(others.goal.at)}}}`;
    return {
      es: `${short.es}, a repartir entre ${count} ${others.buyers.es}, con visitas desde el {{fig:week-1}}`,
      en: `${short.en}, to be spread over ${count} ${others.buyers.en}, with visits from {{fig:week-1}}`,
    };
  }
  const [more, cost] = [`{{fig:${moreFigure(at)}}}`, `{{fig:${moreFigure(at)}-cost}}`];
  const isOnce = howTheyBuy(draft.facts, draft.model, amountOf(draft.figures, 'uses-sometimes')) === 'on';
  const left = leftAtGoal(goal, draft);
  return isOnce
    ? {
        es: `${short.es}, es decir, ${more} clientes más${left.es}`,
        en: `${short.en}, or ${more} more customers${left.en}`,
      }
    : {
        es: `${short.es}. Captar ${more} clientes más cada mes costaría ${cost} en publicidad, y se decide en {{fig:m03-name}} si se vende lo previsto${left.es}`,
        en: `${short.en}. Winning ${more} more customers a month would cost ${cost} in marketing, to be decided in {{fig:m03-name}} if sales are on forecast${left.en}`,
      };
}

/** What a month at the goal is worth. */
export function leftAtGoal(goal: PlacedGoal, draft: Draft): PlanText {
  const { at } = goal;
  const { figures } = draft;
  const [left, each] = [leftFigure(at), `${leftFigure(at)}-each`];
  if (!figures[left]) return NO_WORDS;
  // Where the bar holds what the fixed costs leave out, depreciation and interest are in it.
  const before = isBarApart(draft.model.assumptions) ? BEFORE_TAX : BEFORE_INSTALMENTS;
  const isUnstaffed = roomForGoal(goal, draft) !== null && !figures['hands-hour'];
  const told = {
    es: `con la meta cumplida el mes deja {{fig:${left}}}${before.es}`,
    en: `at the goal a month leaves {{fig:${left}}}${before.en}`,
  };
  const month = add(told, !isUnstaffed ? NO_WORDS : figures[`${left}-hands`] ? pastHands(left) : UNPAID_HANDS);
  return figures[each]
    ? {
        es: `. Cada venta diaria más aporta {{fig:${each}}} al mes, y ${month.es}`,
        en: `. Each extra daily sale is worth {{fig:${each}}} a month, and ${month.en}`,
      }
    : join([{ es: '. ', en: '. ' }, capital(month)], '');
}

const BEFORE_TAX: PlanText = { es: ' antes de impuestos', en: ' before tax' };
const BEFORE_INSTALMENTS: PlanText = { es: ' antes de cuotas', en: ' before instalments' };
/** Whoever does what does not fit is paid out of it, and nobody told how much. */
const UNPAID_HANDS: PlanText = {
  es: ', sin contar el personal que faltaría pagar',
  en: ', before paying the extra staff it would take',
};

/** What the month leaves once those are paid who do what does not fit. */
function pastHands(left: string): PlanText {
  return {
    es: `, y {{fig:${left}-after}} después de pagar {{fig:${left}-hands}} al personal que falta`,
    en: `, and {{fig:${left}-after}} once {{fig:${left}-hands}} is paid for the extra staff`,
  };
}
