// Goals of one more on the payroll: what that takes in sales, and what the second year leaves after it.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import type { PlacedGoal } from './gather-goals.ts';

/** Nobody is paid by the forecast beyond those who are there, and nobody told the wage of one more: what a round sum of it, or of half of it for a half-time post, would have to bring, and what it leaves of the second year. */
export function hiring({ text }: PlacedGoal, { figures }: Draft): PlanText {
  const today = amountOf(figures, 'team') === 1 ? ALONE_TODAY : TEAM_TODAY;
  if (!figures['hire-units']) return today;
  const part = PART_TIME.test(foldText(text)) ? '-half' : '';
  const [cost, units, left] = [`{{fig:hire-cost${part}}}`, `{{fig:hire-units${part}}}`, `hire-left${part}`];
  const post = part
    ? {
        es: `media jornada, con ${cost} al mes de sueldo y cargas,`,
        en: `a half-time post, at ${cost} a month with employer charges,`,
      }
    : { es: `cada ${cost} al mes de sueldo y cargas`, en: `every ${cost} a month of wages and employer charges` };
  const told = add(today, {
    es: `, y la previsión no paga a nadie más. Pagar ${post.es} exige ${units} {{units}} más al mes`,
    en: `, and the forecast pays nobody else. To pay for ${post.en} takes ${units} more {{units}} a month`,
  });
  return add(
    told,
    amountOf(figures, left) >= 0
      ? {
          es: `. Sin esas ventas, el segundo año ganaría {{fig:${left}}} antes de impuestos`,
          en: `. Without those sales the second year would earn {{fig:${left}}} before tax`,
        }
      : {
          es: `. Sin esas ventas, el segundo año no podría pagarlo y acabaría en {{fig:${left}}}`,
          en: `. Without those sales the second year could not pay for it and would end at {{fig:${left}}}`,
        },
  );
}

/** Whoever works for themselves is on no payroll. */
const ALONE_TODAY: PlanText = { es: 'el equipo es de {{fig:team}} persona', en: 'the team is {{fig:team}} person' };
const TEAM_TODAY: PlanText = { es: 'el equipo es de {{fig:team}} personas', en: 'the team is {{fig:team}} people' };
const PART_TIME = /\b(?:media jornada|medi[oa] (?:tiempo|turno|horario|dia)|tiempo parcial|part.?time|half.?time)\b/;
