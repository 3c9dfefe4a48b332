import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { type Goal, monthlyTarget } from './gather-goals.ts';

/** What the hours of the team, or the place, give in a month. */
const ROOM = ['service-units', 'capacity'] as const;

/** That more is asked than there is room for, whatever is sold; null where there is room, or it is not known. */
export function roomForGoal(goal: Goal, { figures, model }: Draft): PlanText | null {
  const asked = monthlyTarget(goal);
  const full = ROOM.find((id) => asked !== null && figures[id] !== undefined && Number(figures[id].value) < asked);
  if (!full) return null;
  return model.assumptions.lodging
    ? { es: `. Solo hay sitio para {{fig:${full}}} al mes`, en: `. There is room for only {{fig:${full}}} a month` }
    : figures['hands-hour']
      ? {
          es: `. El equipo actual da para {{fig:${full}}} al mes y el resto son horas contratadas`,
          en: `. Today’s team covers {{fig:${full}}} a month and the rest is hired hours`,
        }
      : { es: `. Con las horas actuales caben {{fig:${full}}} al mes`, en: `. Today’s hours allow for {{fig:${full}}} a month` };
}
