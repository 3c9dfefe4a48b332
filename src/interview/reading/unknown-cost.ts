// What of a month's costs the founder does not know yet: the rest of them («lo demás no sé»), one that is named («not sure about the insurance»), or what
// the State takes on top of a wage («más la seguridad social, que no sé cuánto es»).
import type { Ground } from './amount.ts';
import type { Span } from './clauses.ts';

export interface UnknownCost extends Span {
  /** `charges` follow from the wage they come on top of; `one` leaves everything else as it was told. */
  readonly of: 'rest' | 'one' | 'charges';
}

const NAMED =
  'luz|agua|gas|gasolina|internet|telefono|seguros?|gestoria|publicidad|suministros|basuras?|comunidad|alarma|limpieza|mantenimiento|contador[a]?|power|electric\\w*|water|insurance|bills|utilities|phone|accountant|cleaning|waste|rates|heating|maintenance';
const CHARGES =
  "seguridad social|seguros sociales|cargas(?: sociales)?|cotizacion\\w*|imss|parafiscales|aportes patronales|prestaciones(?: sociales)?|payroll tax\\w*|social (?:security|charges)|employer(?:’s|'s|s)? (?:ni|national insurance|contributions|taxes|charges)|national insurance";
const ANY = `${CHARGES}|${NAMED}`;
const REST_ES = 'lo (?:demas|otro|resto)|el resto|las? otr[oa]s?|l[oa]s demas';
const REST_EN = 'the rest|the others?|everything else|what else|other (?:costs|bills)';
const UNSURE_ES =
  '(?:no (?:lo |la |los |las )?(?:se|tengo claro|sabria|he (?:calculado|mirado|preguntado))|ni idea|todavia no (?:lo |la )?se|(?:esta[n]? )?por ver|(?:aun |todavia )?falta (?:saber|mirar))';
const UNSURE_EN =
  "(?:don't know|do not know|no idea|not sure|dunno|haven't (?:worked out|looked|asked|got a quote)|yet to (?:find out|ask|be seen))";
const COMES_TO = 'cuanto (?:sera|es|seran|son|sale|saldra|va a ser|pago|pagare|gasto|cuesta|costara|me costara)';

/** The name is told right before, or right after, what is not known of it. */
const UNKNOWN = [
  new RegExp(
    `(?:(?:la |el |los |las |lo de la |lo del )?(?<thing>${ANY})|(?<rest>${REST_ES}))(?: (?:y|de|e|la|el|por|su) [a-z]+){0,2},? ?(?:(?:que|eso|pero eso) )?${UNSURE_ES}(?![a-z])`,
  ),
  new RegExp(
    `no (?:lo )?se (?:todavia |aun )?(?:(?:${COMES_TO}|lo que (?:es|cuesta|sera|costara)|que cuesta|de) )?(?:la |el |los |las |de la |del )?(?:(?<thing>${ANY})|(?<rest>lo demas|el resto))(?![a-z])`,
  ),
  new RegExp(
    `(?:(?:the )?(?<thing>${ANY})|(?<rest>${REST_EN}))(?: [a-z]+)?,? (?:(?:which|that|but) )?(?:(?:i|i'm|im|i am) )?${UNSURE_EN}(?![a-z])`,
  ),
  new RegExp(
    `(?<!do you )${UNSURE_EN}(?: yet)? (?:(?:about|of|on|what|how much|exactly) )*(?:(?:the |his |her |their )?(?<thing>${ANY})|(?<rest>${REST_EN}))(?![a-z])`,
  ),
  new RegExp(`(?<rest>no (?:lo )?se) ${COMES_TO}(?![a-z])`),
];

/** Null where nothing is said to be unknown. */
export function findUnknownCost({ folded }: Pick<Ground, 'folded'>): UnknownCost | null {
  const said = folded.replaceAll('’', "'");
  for (const pattern of UNKNOWN) {
    const match = new RegExp(`(?<![a-z])(?:${pattern.source})`).exec(said);
    if (match === null) continue;
    const { thing } = match.groups ?? {};
    const of = thing === undefined ? 'rest' : OF_CHARGES.test(thing) ? 'charges' : 'one';
    return { of, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const OF_CHARGES = new RegExp(`^(?:${CHARGES})$`);
