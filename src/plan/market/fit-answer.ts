// Whether what the plan proposes on a point answers what its line of the matrix asks.

import type { PlanText } from '../plan.ts';
import type { Point, PointId } from './comparison-points.ts';

/** The proposal, where it answers what the point asks: a notice is no answer to opening hours, nor a plan to a qualification. */
export function fitting({ id, name }: Point, proposal: PlanText | undefined): PlanText | undefined {
  const [, , answers] = ASKS.find(([point, asks]) => point === id && asks.test(name.es)) ?? [];
  return !proposal || answers?.test(proposal.es) === false ? undefined : proposal;
}

const ASKS: readonly (readonly [PointId, asks: RegExp, answers: RegExp])[] = [
  [
    'hours',
    /./,
    /\bhoras?\b|horario|\babr\w+|abiert|cita|turno|noche|tarde\b|mañana|sábado|domingo|fin de semana|festivo|antes de|veinticuatro/,
  ],
  [
    'place',
    /^(?:minutos|trayecto|cuánto se tarda|a qué distancia)/,
    /minut|cerca|a un paso|puerta|aparc|recog|domicilio|\ba casa\b|en bici/,
  ],
  ['wait', /sentarse/, /mesa|sient|turno|reserva|aviso/],
  ['trust', /título|colegi|licencia|carn[eé]|permiso|homolog/, /título|colegi|licencia|carn[eé]|permiso|número de/],
  ['trust', /garant|devoluc/, /garant|devol|gratis|repit|sin cobrar|responde|dinero/],
];
