// How long one waits today was told, and not how long one will wait here: a promise that is missing, with its blank.
import { type FactSheet, factValue } from '../../facts/fact.ts';
import { foldText } from '../../language/fold-text.ts';
import type { Bilingual } from '../../language/language.ts';

const WAITING = '(?:espera\\w*|esper[oe]|colas?|filas?|wait\\w*|queue\\w*|queuing|in line)';
const SPAN = '(?:horas?|minutos?|hours?|minutes?|mins?)';
/** «Espera hora y media», "forty minutes in the queue": a wait on the spot, by the clock. */
const WAITS_TODAY = new RegExp(`\\b${WAITING}\\b[^.;]{0,30}\\b${SPAN}\\b|\\b${SPAN}\\b[^.;,]{0,20}\\b${WAITING}\\b`);
/** What the offer says of its own wait, or of being there by the clock. */
const WAITS_HERE = new RegExp(
  `\\b(?:sin (?:hacer )?(?:esperas?|esperar|colas?|filas?)|no (?:queues?|waiting|wait)\\b|without (?:queuing|waiting)|al momento|al instante|on the spot|mismo dia|same.?day|(?:en|menos de|como mucho|maximo|in|under|within|at most) (?:unos |about )?(?:\\d+|[a-z]+) ${SPAN})`,
);

/** Whether the problem tells of a wait by the clock. */
export function tellsWait(facts: FactSheet): boolean {
  return WAITS_TODAY.test(foldText(factValue(facts, 'problem') ?? ''));
}

/** Whether the problem tells of a wait by the clock and the offer of none. */
export function lacksWait(facts: FactSheet): boolean {
  return tellsWait(facts) && !WAITS_HERE.test(foldText(factValue(facts, 'solution') ?? ''));
}

/** In a cell: what is still to be promised, with room to write it. */
export const WAIT_TO_SET: Bilingual = { es: 'espera máxima, por decidir: …… min', en: 'longest wait, to be decided: …… min' };

/** In the list of reasons. */
export const WAIT_MISSING: Bilingual = {
  es: '**Falta una promesa.** Se contó cuánto se espera hoy, pero no cuánto se esperará en {{name}}. Antes de firmar hay que fijar un máximo de …… minutos que cualquiera pueda comprobar.',
  en: '**One promise is missing.** The interview said how long people wait today, but not how long they will wait at {{name}}. Before signing a limit of …… minutes has to be set, one that anybody waiting can check.',
};

/** The same where the time of one sale is known: nobody waits for more than the one before. */
export const WAIT_PROPOSED: Bilingual = {
  es: '**Falta una promesa.** Se contó cuánto se espera hoy, pero no cuánto se esperará en {{name}}. Este plan propone un máximo de {{wait}} minutos, por decidir antes de firmar: quien espere más no paga los {{fig:price-charged}}.',
  en: '**One promise is missing.** The interview said how long people wait today, but not how long they will wait at {{name}}. This plan proposes a limit of {{wait}} minutes, to be decided before signing: anyone who waits longer does not pay the {{fig:price-charged}}.',
};
export const WAIT_PROPOSED_SHORT: Bilingual = {
  es: 'propuesta: {{wait}} minutos de espera como mucho',
  en: 'proposal: a wait of {{wait}} minutes at most',
};
