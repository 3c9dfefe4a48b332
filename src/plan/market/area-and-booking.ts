// What the matrix adds to a line: what was told of the area, beside what is asked, and bookings beside walk-ins in the own cell.
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';
import { AROUND } from './matrix-words.ts';
import { withoutHearsay } from './read-standing.ts';

/** What was told of the area is nobody's in it: it stands with what is asked, and each is asked for their own. */
export function withArea(name: PlanText, around: PlanText): PlanText {
  return perLanguage((language) => `${name[language]} (${withoutHearsay(around)[language]}${AROUND[language]})`);
}

/** Whoever takes walk-ins and bookings keeps nobody waiting for either. */
export function withBooking({ said }: Draft, own: PlanText): PlanText {
  return own.es === 'sin cita' && said.promise.some(({ es }) => es === 'reserva en línea') ? EITHER_WAY : own;
}

const EITHER_WAY: PlanText = { es: 'sin cita o con reserva en línea', en: 'walk-in or booked online' };
