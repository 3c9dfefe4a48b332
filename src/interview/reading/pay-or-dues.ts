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

export function isPayOrDues({ folded }: Pick<Ground, 'folded'>, { start, end }: Span): boolean {
  const lead = folded.slice(Math.max(0, start - 60), start).replace(/^.*[.,;:](?=\s)/s, '');
  const tail = folded.slice(end, end + 60).split(/[.,;:](?=\s|$)/)[0] ?? '';
  const about = `${lead}|${folded.slice(start, end)}${tail}`;
  const sentence = folded.slice(0, start).replace(/^.*[.;!?](?=\s)/s, '');
  return DUES.test(about) && (PAID_BY_EACH.test(about) || tellsOwnPay(sentence) || tellsOurPay(sentence));
}
