// What the founders pay for themselves told beside purchases: «además unos 310 de autónomos por cabeza» buys nothing.
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';
import { tellsOurPay, tellsOwnPay } from './pay-words.ts';

/** What the State takes of whoever works, in Spain, Mexico, Argentina, Britain. */
const DUES =
  /(?<![a-z])(?:(?:cuota )?de autonom[oa]s?|autonom[oa]s?|monotributo|reta|imss|seguridad social|seguro social|cotizaci(?:on|ones)|national insurance|social security|payroll tax(?:es)?)(?![a-z])/;
/** Of each of them, or of every month. */
const PAID_BY_EACH =
  /(?<![a-z])(?:por cabeza|por persona|cada un[oa]|cada soci[oa]|al mes|mensual\w*|each|apiece|a head|per head|a month|monthly)(?![a-z])/;

/** "An accompanist I pay 35 a session", «a la ayudante 40 por turno»: paid each time. */
const PAID_EACH_TIME =
  /[\d€$£][ a-z]{0,9}(?<![a-z])(?:an?|per|each|every|por|cada|la|el|al) (?:session|class|lesson|shift|gig|show|visit|job|evening|sesion|clase|turno|bolo|funcion|visita|jornada)(?![a-z])/;

/** Whether a sum told among purchases buys nothing: dues, pay, or what is paid each time. */
export function isPayOrDues({ folded }: Pick<Ground, 'folded'>, { start, end }: Span): boolean {
  const lead = folded.slice(Math.max(0, start - 60), start).replace(/^.*[.,;:](?=\s)/s, '');
  const tail = folded.slice(end, end + 60).split(/[.,;:](?=\s|$)/)[0] ?? '';
  const about = `${lead}|${folded.slice(start, end)}${tail}`;
  if (PAID_EACH_TIME.test(`${folded.slice(start, end)}${tail.slice(0, REACH)}`)) return true;
  const sentence = folded.slice(0, start).replace(/^.*[.;!?](?=\s)/s, '');
  return DUES.test(about) && (PAID_BY_EACH.test(about) || tellsOwnPay(sentence) || tellsOurPay(sentence));
}

const REACH = 20;
