// The heads and the fixed cells of the competitor matrix.
import type { PlanText } from '../plan.ts';

export const NOTE: PlanText = {
  es: '«Según se contó» y entre comillas: la entrevista. «Usual»: lo corriente en esa clase, por confirmar. «Propuesta»: de este plan.',
  en: '“As stated” and in quotation marks: the interview. “Usual”: common in that kind, to be confirmed. “Proposal”: this plan’s.',
};
export const TOLD: PlanText = { es: 'Así se contó', en: 'As stated' };
export const WHY: PlanText = { es: 'Por qué lo eligen', en: 'Why people choose it' };
export const NEW: PlanText = { es: 'por abrir', en: 'yet to open' };
export const NOT_YET: PlanText = { es: 'Por ganar: aún no abre', en: 'To be earned: not open yet' };
/** Taken over, it is chosen already. */
export const IF_THEY_STAY: PlanText = { es: 'La clientela que ya compra, si se queda', en: 'The customers it has, if they stay' };
export const CUSTOM: PlanText = { es: 'Clientela hecha', en: 'Customers of its own' };
export const NONE_YET: PlanText = { es: 'Ninguna hasta {{fig:start}}', en: 'None until {{fig:start}}' };
export const HOW: PlanText = { es: 'Cómo saberlo antes del {{fig:go-by}}', en: 'How to find out, before {{fig:go-by}}' };
export const OWN_PRICE: PlanText = { es: '{{fig:price-charged*}}', en: '{{fig:price-charged*}}' };
export const USUAL_PRICE: PlanText = {
  es: 'Usual: de {{fig:usual-charged-low*}} a {{fig:usual-charged-high*}}',
  en: 'Usual: {{fig:usual-charged-low*}} to {{fig:usual-charged-high*}}',
};
export const USUAL_TAXED: PlanText = { es: `${USUAL_PRICE.es}, con impuesto de ventas`, en: `${USUAL_PRICE.en}, sales tax included` };
export const HEARD = { es: ', según se contó', en: ', as stated' };
export const AROUND = { es: ` en la zona${HEARD.es}`, en: ` in the area${HEARD.en}` };
export const ASKED_AROUND = { es: 'en la zona pidieron', en: 'asked in the area:' };
export const LACKING: PlanText = {
  es: 'Sí, se promete; en la zona no lo hay, según se contó',
  en: 'Yes, promised; not to be had in the area, as stated',
};
/** Missed in the area, and not in the offer either. */
export const LACKING_HERE_TOO: PlanText = {
  es: 'Por decidir; en la zona no lo hay, según se contó',
  en: 'To be decided; not to be had in the area, as stated',
};
export const KEPT: PlanText = { es: 'Sí, según se contó', en: 'Yes, as stated' };
export const BROKEN: PlanText = { es: 'No, según se contó', en: 'No, as stated' };
/** As the map has it of those with nobody to promise anything. */
export const NOT_PROMISED: PlanText = { es: 'No se promete', en: 'Not promised' };
export const PROMISED: PlanText = { es: 'Sí, se promete', en: 'Yes, promised' };
export const TO_DECIDE: PlanText = { es: 'Por decidir', en: 'To be decided' };
/** Opening hours are a decision with a date: nobody comes to a door that may be shut. */
export const BY_THEN: PlanText = { es: ' antes del {{fig:go-by}}', en: ' by {{fig:go-by}}' };
export const EXACT: PlanText = { es: '; horas exactas, antes del {{fig:go-by}}', en: '; exact hours by {{fig:go-by}}' };
/** Whoever sells already has it on their side, whatever is said of them. */
export const HABIT: PlanText = { es: 'la costumbre', en: 'habit' };
/** Where there is nobody to give it. */
export const NONE: PlanText = { es: 'No se aplica', en: 'Not applicable' };
/** Of a reason to choose somebody, and of a promise, of which nobody told whether they keep it. */
export const ASK_THREE: PlanText = { es: 'preguntar a tres clientes suyos', en: 'ask three of its customers' };
export const ASK_FOR_IT: PlanText = { es: 'pedirlo allí', en: 'ask for it there' };
/** The next cell of the line of which nothing is known. */
export const ALIKE: PlanText = { es: 'Por comprobar, como a su izquierda', en: 'To check, as on its left' };
/** Of a shelf of food that is the same everywhere. */
export const FROM_A_FACTORY: PlanText = { es: 'de fábrica, envasado', en: 'factory made, packed' };
