// Goals that count people: those who sign, by name, and those who write a review.
import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { reviewsFigure } from '../goals/gather-goal-paths.ts';
import { type PlacedGoal, targetFigure } from '../goals/gather-goals.ts';
import { isAccountTold } from '../goals/goal-clues.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';

const SIGNATURES: PlanText = { es: 'una lista con nombre y fecha de cada firma', en: 'a list with the name and date of each signature' };

/** Whom the goal counts, by name: those who came up in the interview are where to begin. */
export function listBuyers({ at, target, text }: PlacedGoal, { facts, figures }: Draft): PlanText {
  const needed = `{{fig:${targetFigure(at)}}}`;
  const list = target === null ? SIGNATURES : add(SIGNATURES, { es: `: hacen falta ${needed}`, en: `: ${needed} are needed` });
  if (!isAccountTold(foldText(text), foldText(factValue(facts, 'customer') ?? ''))) return list;
  const told = figures['customers-named'] ? ' ({{fig:customers-named}})' : '';
  return add(list, {
    es: `; desde el {{fig:week-1}} se visita a quienes salieron en la entrevista${told}, con el precio por escrito`,
    en: `; from {{fig:week-1}}, visits with a written price to those named in the interview${told}`,
  });
}

/** A rating stands on so many reviews: each customer is asked for one. */
export function countReviews({ at }: PlacedGoal): PlanText {
  const count = `{{fig:${reviewsFigure(at)}}}`;
  return {
    es: `la nota de cada mes, y ${count} reseñas en esa fecha: se pide una a cada cliente y escribe uno de cada diez`,
    en: `the rating each month, and ${count} reviews by then: every customer is asked and one in ten writes one`,
  };
}
