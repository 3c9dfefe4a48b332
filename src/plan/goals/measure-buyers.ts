// Goals that count people: those who sign, by name, and those who write a review.

import { factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import { NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { firstVisitsOn } from '../marketing/closed-schools.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { reviewsFigure } from './gather-goal-paths.ts';
import { type PlacedGoal, targetFigure, todayFigure } from './gather-goals.ts';
import { isAccountTold } from './goal-clues.ts';

const SIGNATURES: PlanText = { es: 'una lista con nombre y fecha de cada firma', en: 'a list with the name and date of each signature' };

/** Whom the goal counts, by name: where others than its own number were told, they are where to begin. */
export function listBuyers(goal: PlacedGoal, { facts, figures }: Draft): PlanText {
  const { target, text } = goal;
  const list = add(SIGNATURES, howMany(goal));
  if (!isAccountTold(foldText(text), foldText(factValue(facts, 'customer') ?? ''))) return list;
  const isOther = figures['customers-named'] !== undefined && figures['customers-named'].value !== target;
  const told = isOther
    ? { es: ', primero a {{fig:customers-named}} que ya se contaron', en: ', first to the {{fig:customers-named}} already told of' }
    : NO_WORDS;
  const from = firstVisitsOn({ facts, figures }, { es: text, en: text });
  return add(list, {
    es: `; desde el {{fig:${from}}} se les visita con el precio por escrito${told.es}`,
    en: `; from {{fig:${from}}}, visits with a written price${told.en}`,
  });
}

/** How many there are to be, or how many at most, and how many there are today. */
export function howMany({ at, target, today, isCeiling }: PlacedGoal): PlanText {
  if (target === null) return NO_WORDS;
  const [asked, there] = [`{{fig:${targetFigure(at)}}}`, `{{fig:${todayFigure(at)}}}`];
  const needed = isCeiling
    ? { es: `: ${asked} como mucho`, en: `: ${asked} at most` }
    : { es: `: hacen falta ${asked} como mínimo`, en: `: ${asked} needed` };
  return today === null ? needed : add(needed, { es: `, y hoy son ${there}`, en: `, and today there are ${there}` });
}

/** Whoever sends work buys nothing: no figure of the plan tells how many do. */
export function listPartners(goal: PlacedGoal): PlanText {
  return add({ es: 'una lista con quién mandó cada trabajo y su fecha', en: 'a list of who sent each job, with its date' }, howMany(goal));
}

/** A rating stands on so many reviews: each customer is asked for one. Where a number of them is the goal, by how many it is missed. */
export function countReviews({ at, target }: PlacedGoal, { figures }: Draft): PlanText {
  const count = `{{fig:${reviewsFigure(at)}}}`;
  const missing = `${reviewsFigure(at)}-missing`;
  if (target !== null) {
    const told = {
      es: `la nota de cada mes y las reseñas escritas: si escribe uno de cada diez clientes, ${count} en esa fecha`,
      en: `the rating each month and the reviews written: if one customer in ten writes one, ${count} by then`,
    };
    return figures[missing]
      ? add(told, {
          es: `, y faltan {{fig:${missing}}}: se pide en mano y el mismo día`,
          en: `, {{fig:${missing}}} short: they are asked for in person on the day`,
        })
      : add(told, { es: ', y la meta cabe', en: ', so the goal is within reach' });
  }
  return {
    es: `la nota de cada mes, y ${count} reseñas en esa fecha: se pide una a cada cliente y escribe uno de cada diez`,
    en: `the rating each month, and ${count} reviews by then: every customer is asked and one in ten writes one`,
  };
}
