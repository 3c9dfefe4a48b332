// How a goal that the forecast does not reach could be: the lever, by how much, and the first step with its date.
import { isBarApart } from '../../finance/find-break-even.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
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
  const others = findAccountGoal(draft);
  if (others && others.goal.target !== null && others.goal.at !== at) {
    const count = `{{fig:${targetFigure(others.goal.at)}}}`;
    return {
      es: `faltan ${gap} al mes, a repartir entre ${count} ${others.buyers.es}; primer paso, sus visitas desde el {{fig:week-1}}`,
      en: `${gap} a month short, to be spread over ${count} ${others.buyers.en}; first step, the visits from {{fig:week-1}}`,
    };
  }
  const [more, cost] = [`{{fig:${moreFigure(at)}}}`, `{{fig:${moreFigure(at)}-cost}}`];
  const isOnce = howTheyBuy(draft.facts, draft.model, amountOf(draft.figures, 'uses-sometimes')) === 'on';
  const left = leftAtGoal(goal, draft);
  return isOnce
    ? {
        es: `faltan ${gap} al mes, que son ${more} clientes más${left.es}`,
        en: `${gap} a month short, or ${more} more customers${left.en}`,
      }
    : {
        es: `faltan ${gap} al mes, que son ${more} clientes más cada mes y ${cost} al mes en canales; se decide en {{fig:m03-name}}, si se vende lo previsto${left.es}`,
        en: `${gap} a month short, or ${more} more customers and ${cost} of marketing a month; to be decided in {{fig:m03-name}} if sales are on forecast${left.en}`,
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
  const told = { es: `a ese ritmo el mes deja {{fig:${left}}}${before.es}`, en: `at that pace a month leaves {{fig:${left}}}${before.en}` };
  const month = add(told, !isUnstaffed ? NO_WORDS : figures[`${left}-hands`] ? pastHands(left) : UNPAID_HANDS);
  return figures[each]
    ? {
        es: `; cada venta diaria más son {{fig:${each}}} al mes, y ${month.es}`,
        en: `; each extra daily sale is worth {{fig:${each}}} a month, and ${month.en}`,
      }
    : { es: `; ${month.es}`, en: `; ${month.en}` };
}

const BEFORE_TAX: PlanText = { es: ' antes de impuestos', en: ' before tax' };
const BEFORE_INSTALMENTS: PlanText = { es: ' antes de cuotas', en: ' before instalments' };
/** Whoever does what does not fit is paid out of it, and nobody told how much. */
const UNPAID_HANDS: PlanText = {
  es: ', sin pagar a quien haga lo que no cabe',
  en: ', with nobody paid for what does not fit',
};

/** What the month leaves once those are paid who do what does not fit. */
function pastHands(left: string): PlanText {
  return {
    es: `; pagando {{fig:${left}-hands}} por las manos que faltan, {{fig:${left}-after}}`,
    en: `; after {{fig:${left}-hands}} for the hands that are missing, {{fig:${left}-after}}`,
  };
}
