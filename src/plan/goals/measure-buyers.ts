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
    ? {
        es: ', primero a los {{fig:customers-named}} de los que se habló en la entrevista',
        en: ', first to the {{fig:customers-named}} told of in the interview',
      }
    : NO_WORDS;
  const from = firstVisitsOn({ facts, figures }, { es: text, en: text });
  return add(list, {
    es: `. Desde el {{fig:${from}}} se les visita con el precio por escrito${told.es}`,
    en: `. Visits with a written price begin on {{fig:${from}}}${told.en}`,
  });
}

/** How many there are to be, or how many at most, and how many there are today. */
export function howMany({ at, target, today, isCeiling }: PlacedGoal): PlanText {
  if (target === null) return NO_WORDS;
  const [asked, there] = [`{{fig:${targetFigure(at)}}}`, `{{fig:${todayFigure(at)}}}`];
  const needed = isCeiling
    ? { es: `: ${asked} como mucho`, en: `: ${asked} at most` }
    : { es: `; hacen falta ${asked} en total`, en: `; ${asked} needed in all` };
  return today === null ? needed : add(needed, { es: `, y hoy son ${there}`, en: `, and today there are ${there}` });
}

/** Whoever sends work buys nothing: no figure of the plan tells how many do. */
export function listPartners(goal: PlacedGoal): PlanText {
  return add({ es: 'una lista con quién mandó cada trabajo y su fecha', en: 'a list of who sent each job, with its date' }, howMany(goal));
}

/** A rating stands on so many reviews: each customer is asked for one. Where a number of them is the goal, by how many it is missed. */
export function countReviews({ at, target, rating }: PlacedGoal, { figures }: Draft): PlanText {
  const count = `{{fig:${reviewsFigure(at)}}}`;
  const missing = `${reviewsFigure(at)}-missing`;
  if (target !== null) {
    const told = {
      es: `la nota de cada mes y las reseñas escritas. Si escribe uno de cada diez clientes, serán ${count} en esa fecha`,
      en: `the rating each month and the reviews written. If one customer in ten writes one, there will be ${count} by then`,
    };
    return figures[missing]
      ? add(told, {
          es: `. Faltan {{fig:${missing}}}, así que se piden en persona y el mismo día`,
          en: `, {{fig:${missing}}} short, so they are asked for in person on the day`,
        })
      : add(told, { es: ', así que la meta se alcanza', en: ', so the goal is within reach' });
  }
  const told = {
    es: `la nota de cada mes, con ${count} reseñas en esa fecha. Se pide una a cada cliente y se cuenta con que escriba uno de cada diez`,
    en: `the rating each month, with ${count} reviews by then. Every customer is asked, and one in ten is expected to write one`,
  };
  return rating === null ? told : add(told, BELOW_RATING);
}

const BELOW_RATING: PlanText = {
  es: '. Si baja de ahí dos meses seguidos, se corrige la queja más repetida',
  en: '. If it falls below two months running, the commonest complaint is put right',
};
