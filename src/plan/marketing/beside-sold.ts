// In an advertisement, what is sold stands beside what sets it apart: a feature alone tells nobody what there is to buy.
import { foldText } from '../../language/fold-text.ts';
import { perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import type { PlanText } from '../plan.ts';

/** Work that is done for somebody, or taught: a thing on a shelf says itself what it is. */
const A_SERVICE =
  /^(?:clases|cursos|limpieza|reparacion\w*|arreglos?|instalacion\w*|mantenimiento|asesoria|sesiones|tratamientos|masajes?|reformas?|traduccion\w*|(?:espanol|ingles|frances) para|preparacion|refuerzo|grupos de)\b/;

/** The service that was promised first, where the offer names one. */
export function serviceSold({ said }: Pick<Draft, 'said'>): PlanText | null {
  const found = said.promise.find(({ kind, es }) => kind === 'offer' && A_SERVICE.test(foldText(es)));
  return found ? { es: found.es, en: found.en } : null;
}

/** «Clases de español, con café incluido»; as it is where it names the service already. */
export function besideSold(service: PlanText | null, told: PlanText): PlanText {
  if (!service || told.es.includes(service.es)) return told;
  return perLanguage((language) => `${service[language]}, ${WITH[language]} ${told[language]}`);
}

const WITH: PlanText = { es: 'con', en: 'with' };
