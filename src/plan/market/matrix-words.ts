// The heads and the fixed cells of the competitor matrix.
import type { PlanText } from '../plan.ts';
import type { AlternativeId } from './alternative-words.ts';

/** What each sign in a cell means, by what it looks like there. */
const LEGEND: readonly (readonly [sign: RegExp, es: string, en: string])[] = [
  [/mark:said/, 'Con{{mark:said}}, lo dicho en la entrevista.', 'With{{mark:said}}: said in the interview.'],
  [
    /mark:sector/,
    'Con{{mark:sector}}, lo corriente en esa clase de negocio, que la visita confirma o desmiente.',
    'With{{mark:sector}}: common in that kind of business, for the visit to confirm or refute.',
  ],
  [/Propuesta: /, 'Las propuestas son de este plan.', 'The proposals are this plan’s own.'],
  [/……/, 'Los puntos se rellenan allí.', 'The dots are filled in there.'],
];

/** How to read the cells: nothing of signs that stand in none of them. */
export function noteFor(rows: readonly object[]): PlanText {
  const cells = JSON.stringify(rows);
  const found = LEGEND.filter(([sign]) => sign.test(cells));
  return { es: found.map(([, es]) => es).join(' '), en: found.map(([, , en]) => en).join(' ') };
}

/** After the names of those who share a column. */
export const UNTIL_SEEN: PlanText = { es: ' (por visitar)', en: ' (to be visited)' };
/** After what one takes there, of several in one column. */
export const AT_EACH: PlanText = { es: ' en cada sitio, en días distintos', en: ' at each, on different days' };
export const TOLD: PlanText = { es: 'Según la entrevista', en: 'From the interview' };
export const WHY: PlanText = { es: 'Por qué lo eligen', en: 'Why people choose it' };
export const NEW: PlanText = { es: 'todavía no ha abierto', en: 'not open yet' };
export const NOT_YET: PlanText = { es: 'Todavía no ha abierto', en: 'Not open yet' };
/** Taken over, it is chosen already. */
export const IF_THEY_STAY: PlanText = { es: 'La clientela que ya compra, si se queda', en: 'The customers it has, if they stay' };
export const CUSTOM: PlanText = { es: 'Clientela hecha', en: 'Customers of its own' };
export const NONE_YET: PlanText = { es: 'Ninguna hasta {{fig:start}}', en: 'None until {{fig:start}}' };
export const VISIT: PlanText = {
  es: 'Qué apuntar en la visita, antes del {{fig:go-by}}',
  en: 'What to note on the visit, before {{fig:go-by}}',
};
export const THEN: PlanText = {
  es: 'Elegir después qué promesa se anuncia primero',
  en: 'Choose afterwards which promise to advertise first',
};
export const AS_AT: PlanText = { es: 'lo mismo que en', en: 'the same as at' };
/** Several of one trade are not all seen on one day. */
export const DAYS: readonly PlanText[] = [
  { es: '', en: '' },
  { es: ', otro día', en: ', another day' },
  { es: ', un tercer día', en: ', on a third day' },
  { es: ', un cuarto día', en: ', on a fourth day' },
];
export const OWN_PRICE: PlanText = { es: '{{fig:price-charged*}}', en: '{{fig:price-charged*}}' };
export const USUAL_PRICE: PlanText = {
  es: 'Lo habitual: de {{fig:usual-charged-low*}} a {{fig:usual-charged-high*}}',
  en: 'Usually: {{fig:usual-charged-low*}} to {{fig:usual-charged-high*}}',
};
export const USUAL_TAXED: PlanText = { es: `${USUAL_PRICE.es}, con impuesto de ventas`, en: `${USUAL_PRICE.en}, sales tax included` };
export const HEARD = { es: ', según se contó', en: ', as stated' };
export const AROUND = { es: ` en la zona${HEARD.es}`, en: ` in the area${HEARD.en}` };
export const ASKED_AROUND = { es: 'en la zona pidieron', en: 'asked in the area:' };
export const LACKING: PlanText = {
  es: `Sí, se promete; en la zona no lo hay${HEARD.es}`,
  en: `Yes, promised; not to be had in the area${HEARD.en}`,
};
/** Missed in the area, and not in the offer either. */
export const LACKING_HERE_TOO: PlanText = {
  es: 'Por decidir; en la zona no lo hay, según se contó',
  en: 'To be decided; not to be had in the area, as stated',
};
export const KEPT: PlanText = { es: 'Sí, según se contó', en: 'Yes, as stated' };
export const BROKEN: PlanText = { es: 'No, según se contó', en: 'No, as stated' };
/** As the map has it of those with nobody to promise anything. */
export const NOT_PROMISED: PlanText = { es: 'Lo habitual: no', en: 'Usually: no' };
export const PROMISED: PlanText = { es: `Sí, se promete${HEARD.es}`, en: `Yes, promised${HEARD.en}` };
export const TO_DECIDE: PlanText = { es: 'Por decidir', en: 'To be decided' };
/** Opening hours are a decision with a date: nobody comes to a door that may be shut. */
export const BY_THEN: PlanText = { es: ' antes de firmar', en: ' before signing' };
export const EXACT: PlanText = { es: '; horas exactas, antes de firmar', en: '; exact hours before signing' };
/** Whoever sells already has it on their side, whatever is said of them. */
export const HABIT: PlanText = { es: 'sus clientes ya lo conocen', en: 'its customers know it already' };
/** With nobody there, nobody gives it. */
export const BY_NOBODY: Readonly<Partial<Record<AlternativeId, PlanText>>> = {
  tool: { es: 'nadie al otro lado de la pantalla', en: 'nobody behind the screen' },
  machine: { es: 'nadie, es una máquina', en: 'nobody, it is a machine' },
  'own-hands': { es: 'lo hace cada uno por su cuenta', en: 'people do it themselves' },
  nothing: { es: 'nadie, se deja como está', en: 'nobody, it is left as it is' },
};
/** What people do, and nobody sells. */
export const SOLD_BY_NOBODY: PlanText = { es: 'nadie lo vende', en: 'nobody sells it' };
export const NOT_KNOWN: PlanText = { es: 'por comprobar', en: 'to be checked' };
/** Of a reason to choose somebody. */
export const ASK_THREE: PlanText = { es: 'preguntar a tres clientes de cada uno', en: 'ask three customers of each' };
/** Of a shelf of food that is the same everywhere. */
export const FROM_A_FACTORY: PlanText = { es: 'de fábrica, envasado', en: 'factory made, packed' };
/** Of a promise of the business: how one sees whether another keeps it too. */
export const LOOK_THERE: PlanText = { es: 'mirarlo o preguntarlo allí', en: 'look or ask there' };
export const LOOK_ON_SCREEN: PlanText = { es: 'mirarlo en su web o en una prueba', en: 'look on their site or in a trial' };
