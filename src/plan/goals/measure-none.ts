// Goals of none: what counts as one, what is done about the first, and what it costs.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { lostFigure } from './gather-goal-paths.ts';
import type { PlacedGoal } from './gather-goals.ts';

const NONE: PlanText = { es: 'los casos de cada mes; la meta es que no haya ninguno', en: 'cases counted each month; the goal is none' };

/** What a customer who was let down says, or work that has to be done again. */
const COMPLAINT = /\b(?:reclam|quej|complain|devoluci|retrabaj|callback|rework|refund|returns?\b|fallos?\b|faults?\b|incidenci)/;

/** Whoever complains is answered and put right at the cost of one more sale; anything else is written down with its cause. */
export function noneOf({ text }: PlacedGoal, { figures }: Draft): PlanText {
  if (!COMPLAINT.test(foldText(text))) return add(NONE, CAUSE);
  return add(COUNTED, amountOf(figures, 'unit-cost') > 0 ? add(PUT_RIGHT, AT_COST) : PUT_RIGHT);
}

const CAUSE: PlanText = {
  es: '. Si hay uno, se escribe la causa y lo que cambia',
  en: '. If there is one, its cause and what changes are written down',
};
const COUNTED: PlanText = {
  es: 'los casos que llegan por mensaje, reseña o teléfono, apuntados ese día; la meta es que no haya ninguno',
  en: 'cases that come by message, review or phone, noted that day; the goal is none',
};
const PUT_RIGHT: PlanText = {
  es: '. El primero se contesta ese día y se arregla sin cobrar; con el segundo se corrige la causa antes de aceptar más trabajo',
  en: '. The first is answered that day and put right free of charge; at the second, the cause is mended before more work is taken on',
};
/** Doing it again takes its direct cost, and the time. */
const AT_COST: PlanText = {
  es: '. Repetir cuesta {{fig:unit-cost}} por {{unit}}, además del tiempo',
  en: '. Doing it again costs {{fig:unit-cost}} for each {{unit}}, besides the time',
};

const SAYS_NONE =
  /^(?:que )?(?:no|not|never|nunca|sin|cero|zero|ningun\w*|nobody|nadie)\b(?!.*\b(?:mas|more|menos|less|fewer) (?:de|than|del)\b)|\b(?:cero|zero|ningun\w*) /;

/** «No tener bajas en Navidad»: nobody is to leave, and no number says so. */
export function isNoneLost({ text, target, share }: Pick<PlacedGoal, 'text' | 'target' | 'share'>): boolean {
  return target === null && share === null && SAYS_NONE.test(foldText(text));
}

/** Those whom the forecast loses in that month, what each takes away, and who is spoken to before. */
export function noneLost({ at }: PlacedGoal): PlanText {
  const lost = `{{fig:${lostFigure(at)}}}`;
  return {
    es: `las bajas de ese mes: la previsión cuenta con ${lost} y la meta es ninguna. Cada una resta {{fig:margin-unit}} al mes. Se habla el mes antes con quien falte dos veces seguidas`,
    en: `customers lost that month: the forecast has ${lost} and the goal is none. Each takes away {{fig:margin-unit}} a month. Whoever misses twice running is spoken to the month before`,
  };
}
