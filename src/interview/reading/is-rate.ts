import { type Ground, leftOf, rightOf } from './amount.ts';
import type { Numeral } from './numeral.ts';

const LEAST_RATE = 3;
const HOURLY = /^ (?:an|per|la|por|x) (?:hour|hora)(?![a-z])/;
const RATED_BEFORE =
  /(?<![a-z])(?:labou?r|mano de obra|(?:hourly |day )?rate|tarifa|time|or|plus|o|mas)(?: (?:is|it's|at|of|es|son|a|por|otros|another))* $/;
const NIGHTLY = /^ (?:a|per|la|por) (?:night|noche)(?![a-z])/;
const STAYS = /^[^.;,\d]*(?<![a-z])(?:(?:i|we) (?:stay|sleep)|me quedo|nos quedamos)(?![a-z])/;
const STAY_BEFORE = /(?<![a-z])(?:sitting|boarding|overnights?|sleepovers?|hospedaje|guarda) (?:is |at |a |son )?$/;

/** «Las clases 45 al mes», «colegiatura de 2.800 al mes»: what a month of it costs; who buys it is counted. */
const FEE_BEFORE =
  /(?:^|[,.;:] ?|(?<![a-z])(?:y|and|cobro|charge) )(?:(?:(?:las|los|la|el|the|cada|my|mis|mi) (?!(?:client|alumn|estudiant|pedid|venta|visita|paciente|persona|kid|student|customer|order|sale|visit|patient|member|client|nin[oa]|soci)[a-z]*)[a-z]+)|colegiatura|cuota|mensualidad|pension|tuition|membership|abono|tarifa plana|suscripcion|subscription|retainer|iguala)(?: (?:de|a|por|son|cuesta|cuestan|es|sale|salen|is|are|at|of|for))* $/;
const MONTHLY_AFTER =
  /^ (?:al mes|por mes|mensual(?:es)?|a month|per month|each month|monthly)(?= ?$| ?[,.;)]| (?:y|e|and|por|per|cada|mas|plus|con|with|each)(?![a-z]))/;

/** "Labor is 95 an hour", "55 a night if I stay over": where sales are told, what time is charged at and no number of sales. */
export function isRate(ground: Ground, numeral: Numeral): boolean {
  if (ground.question !== 'revenue' || numeral.low < LEAST_RATE) return false;
  const [before, after] = [leftOf(ground, numeral), rightOf(ground, numeral, 60)];
  const isNightly = NIGHTLY.test(after) && (STAYS.test(after.replace(NIGHTLY, '')) || STAY_BEFORE.test(before));
  const isFee = FEE_BEFORE.test(before) && MONTHLY_AFTER.test(after);
  return isFee || isNightly || (HOURLY.test(after) && RATED_BEFORE.test(before));
}
