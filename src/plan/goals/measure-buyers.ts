// Goals that count people: those who sign, by name, and those who write a review.

import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { reviewsFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, targetFigure } from './gather-goals.ts';
import { isAccountTold } from './goal-clues.ts';

const SIGNATURES: PlanText = { es: 'una lista con nombre y fecha de cada firma', en: 'a list with the name and date of each signature' };

/** Whom the goal counts, by name: where others than its own number were told, they are where to begin. */
export function listBuyers({ at, target, text }: PlacedGoal, { facts, figures }: Draft): PlanText {
  const needed = `{{fig:${targetFigure(at)}}}`;
  const list = target === null ? SIGNATURES : add(SIGNATURES, { es: `: hacen falta ${needed}`, en: `: ${needed} are needed` });
  if (!isAccountTold(foldText(text), foldText(factValue(facts, 'customer') ?? ''))) return list;
  const isOther = figures['customers-named'] !== undefined && figures['customers-named'].value !== target;
  const told = isOther
    ? { es: ', primero a {{fig:customers-named}} que ya se contaron', en: ', first to the {{fig:customers-named}} already told of' }
    : NO_WORDS;
  return add(list, {
    es: `; desde el {{fig:week-1}} se les visita con el precio por escrito${told.es}`,
    en: `; from {{fig:week-1}}, visits with a written price${told.en}`,
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
