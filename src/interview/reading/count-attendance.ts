// "9 clases a la semana con 5 personas": where each person pays, what is sold is the places taken, not the sessions held.
import type { Count, Ground } from './amount.ts';

const SESSIONS =
  /(?<![a-z])(?:veces|times|clases?|sesion(?:es)?|talleres|sessions?|class(?:es)?|workshops?|tours?|salidas|excursiones|outings|trips|turnos|grupos|groups|funciones|shows|eventos|events|cenas|dinners|catas|tastings|cursos|courses|rutas|walks|viajes|vuelos|departures|retiros|retreats)(?![a-z])/;
const PEOPLE =
  '(?:personas?|people|alumn[oa]s?|students?|pupils|asistentes|participantes?|participants|plazas|guests?|pax|nin[oa]s|kids|children|clientes?|customers?|turistas|tourists|inscritos|comensales|invitados|viajeros|riders?|walkers?|swimmers?|heads?|each|cada un[oa]|de media|en promedio|on average)';
const PAID_EACH =
  /(?:por|cada|per|each|a|x|la|el|\/) ?(?:cabeza|head|persona|person|alumn[oa]|student|pupil|asistente|participante|participant|plaza|place|seat|guest|pax|nin[oa]|kid|child|cliente|customer|turista|tourist|comensal|viajero|rider)(?![a-z])/;
const LINK =
  /^[^.;:\d]{0,24}?(?:,| con| with| de| of| at| y| and| x| a| averaging) (?:(?:unas|unos|about|around|roughly|an average of|una media de|some|each with|cada una con|de media|on average|hasta) )*$/;

/** How many attend each of the sessions counted; 1 where it is not said, or where nobody pays by the head. */
export function countAttendance({ folded, numerals }: Ground, { noun, start, end }: Count): number {
  if (!SESSIONS.test(noun) || !PAID_EACH.test(folded)) return 1;
  const next = numerals.find((numeral) => numeral.start >= end && !numeral.isArticle);
  const isAttended =
    next !== undefined &&
    next.start - end < 60 &&
    LINK.test(folded.slice(end, next.start)) &&
    new RegExp(`^ (?:[a-z]+ )?${PEOPLE}(?![a-z])`).test(folded.slice(next.end));
  return isAttended && start < next.start ? (next.low + next.high) / 2 : 1;
}
