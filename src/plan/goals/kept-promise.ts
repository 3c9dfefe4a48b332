// What sets the offer apart and each sale shows to have been kept or not: a time, a picture, a price given beforehand.
import { foldText } from '../../language/fold-text.ts';
import type { Draft } from '../draft.ts';
import { isSlowSale } from '../marketing/shows-work.ts';
import type { PlanText } from '../plan.ts';

const IS_SEEN =
  /\b(?:fotos?|videos?|hora|minutos|mismo dia|un dia para otro|por escrito|precio cerrado|honorarios cerrados|presupuesto cerrado|tarifa fija|respuesta|aviso|entrega en|servicio en|atencion en)\b/;
const IS_TIMED = /\bplazo\b/;

/** `kept`: such a promise; of a sale that takes weeks none that is only seen at its end. */
export function keptSlot(draft: Draft): Readonly<Record<string, PlanText>> {
  const isKept = (words: string) => IS_SEEN.test(words) || (IS_TIMED.test(words) && !isSlowSale(draft));
  const kept = draft.said.edges.find(({ es }) => isKept(foldText(es)));
  return kept ? { kept: { es: kept.es, en: kept.en } } : {};
}

export function isKeptTold(draft: Draft): boolean {
  return keptSlot(draft).kept !== undefined;
}
