// How a goal that the forecast does not reach could be: the lever, by how much, and the first step with its date.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { findAccountGoal } from './find-account-goal.ts';
import { gapFigure, howTheyBuy, moreFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, targetFigure } from './gather-goals.ts';

/** Other buyers whom a goal counts, where there are any; else more customers by the channels there are. Null where nothing is missing. */
export function pathTo({ at }: PlacedGoal, draft: Draft): PlanText | null {
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
  return isOnce
    ? {
        es: `faltan ${gap} al mes, que son ${more} clientes más: se cuenta con ellos solo si en {{fig:m03-name}} han vuelto los previstos`,
        en: `${gap} a month short, or ${more} more customers who come back as often; counted on only if those forecast for {{fig:m03-name}} do`,
      }
    : {
        es: `faltan ${gap} al mes, que son ${more} clientes más cada mes y ${cost} al mes en canales; se decide en {{fig:m03-name}}, si se vende lo previsto`,
        en: `${gap} a month short, or ${more} more customers and ${cost} of marketing a month; to be decided in {{fig:m03-name}} if sales are on forecast`,
      };
}
