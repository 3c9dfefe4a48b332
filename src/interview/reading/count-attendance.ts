// "9 clases a la semana con 5 personas": where each person pays, what is sold is the places taken, not the sessions held.
import type { Count, Ground } from './amount.ts';

const SESSIONS =
  /(?<![a-z])(?:veces|times|clases?|sesion(?:es)?|talleres|sessions?|class(?:es)?|workshops?|tours?|salidas|excursiones|outings|trips|turnos|grupos|groups|funciones|shows|eventos|events|cenas|dinners|catas|tastings|cursos|courses|rutas|walks|viajes|vuelos|departures|retiros|retreats)(?![a-z])/;
const PEOPLE =
  '(?:personas?|people|alumn[oa]s?|students?|pupils|asistentes|participantes?|participants|plazas|guests?|pax|nin[oa]s|kids|children|clientes?|customers?|turistas|tourists|inscritos|comensales|invitados|viajeros|riders?|walkers?|swimmers?|heads?|each|cada un[oa]|de media|en promedio|on average)';
/** Whether each who comes pays. */
export const PAID_EACH =
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
  return isAttended && start < next.start ? (next.low + next.high) / 2 : sizeOfGroups({ folded, numerals }, end);
}

/** "12 € por niño, grupos de ocho, 20 clases al mes": told before the sessions. */
function sizeOfGroups({ folded, numerals }: Pick<Ground, 'folded' | 'numerals'>, until: number): number {
  const size = numerals.find(
    ({ start, end, isArticle }) =>
      start < until &&
      !isArticle &&
      (GROUP_OF.test(folded.slice(0, start)) || (COME.test(folded.slice(0, start)) && PEOPLE_AFTER.test(folded.slice(end)))),
  );
  return size === undefined || SUMS.test(folded.slice(size.end, until)) ? 1 : (size.low + size.high) / 2;
}

/** «Van 8 personas», "I take 6 people": on each. */
const COME = /(?<![a-z])(?:van|vienen|llevo|llevamos|entran|(?:i|we) take|taking)(?: (?:unas|unos|como|about|around))? $/;
const PEOPLE_AFTER = new RegExp(`^ ${PEOPLE}(?![a-z])`);
const GROUP_OF = /(?<![a-z])(?:grupos?|groups?) (?:de|of|are|son)(?: (?:unos|unas|about|around))? $/;
/** What the places of one come to is the price then. */
const SUMS = /(?<![a-z])(?:so|asi que|con lo que|o sea|digamos|call it|comes? to)(?![a-z])/;

/** "Doce grupos de seis": as many as pay, where each pays for a place; none where that is only what fits. */
export function countInGroups({ folded, numerals }: Ground): Span | undefined {
  const said = numerals.filter(({ isArticle }) => !isArticle);
  for (const [at, groups] of said.entries()) {
    const size = said[at + 1];
    if (size === undefined || !OF_GROUPS.test(folded.slice(groups.end, size.start))) continue;
    const before = folded.slice(Math.max(0, groups.start - 50), groups.start);
    if (FITS_BEFORE.test(before) || FITS_AFTER.test(folded.slice(size.end, size.end + 40))) continue;
    return { low: groups.low * size.low, high: groups.high * size.high, start: groups.start, end: size.end };
  }
  return undefined;
}

interface Span {
  readonly low: number;
  readonly high: number;
  readonly start: number;
  readonly end: number;
}

const OF_GROUPS = /^ (?:grupos|turnos|aulas|groups|cohorts|batches) (?:de|of) (?:unos |about |a )?$/;
const FITS_BEFORE =
  /(?<![a-z])(?:llegar(?:emos|e|ia)? a|alcanzar|objetivo|meta|hasta|caben|capacidad|reach|up to|room for|fit|goal|target|llenar|fill)(?![a-z])[^.;]{0,40}$/;
const FITS_AFTER = /^[^.;]{0,20}(?<![a-z])(?:como mucho|maximo|max|tope|at most|tops|at the most)(?![a-z])/;
