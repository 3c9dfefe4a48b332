// What was told against a rival as a clause with its verb: «allí trabajan sin garantía», "they give no guarantee".
import { perLanguage } from '../../language/language.ts';
import type { PlanText } from '../plan.ts';
import type { PointId } from './comparison-points.ts';

/** How long it takes, as a bare span. */
const SPAN = /^(?:una? |medio día|meses|semanas|\{\{fig:)/;

/** By how the Spanish words begin; `#` stands for them. */
const CLAUSES: readonly (readonly [told: RegExp, es: string, en: string])[] = [
  [/^con lista de espera/, 'allí hay lista de espera', 'there is a waiting list there'],
  [/^no da cita/, 'allí no dan cita', 'they take no appointments'],
  [/^no aparece/, 'allí no siempre se presentan', 'they do not always turn up'],
  [/^hay que esperar/, 'allí #', '#'],
  [/^se retrasa/, 'allí se retrasan', 'they run late'],
  [/^cita solo/, 'allí dan #', 'there it is #'],
  [/^(?:al día siguiente|la misma semana|el mismo día|en el momento|sin cita|sin espera)/, 'allí es #', 'there it is #'],
  [/^sin (?:seguro|garantía|factura)/, 'allí trabajan #', 'they give #'],
  [/^dura poco/, 'lo que hacen allí dura poco', 'what they do there does not last'],
  [/^malas experiencias/, 'se cuentan malas experiencias de allí', 'people tell of poor experiences there'],
  [/^no siempre hay/, 'allí no siempre hay', 'they do not always have any'],
  [/^industrial/, 'lo que venden allí es industrial', 'what they sell is factory made'],
  [/^congelado/, 'lo que venden allí es congelado', 'what they sell is frozen'],
  [/^se deshace/, 'lo que venden allí se deshace', 'what they sell falls apart'],
  [/^se compra nuevo/, 'allí se compra nuevo', 'people buy new there'],
  [/^solo tallas/, 'allí solo hay tallas estándar', 'they have standard sizes only'],
  [/^en jaula/, 'allí pasan el rato en jaula', 'animals are kept in a cage there'],
  [/^impersonal/, 'el trato allí es impersonal', 'the service there is impersonal'],
  [/^no contesta/, 'allí no contestan', 'nobody there answers'],
  [/^con mucha gente/, 'allí hay mucha gente a la vez', 'it is crowded there'],
  [/^cada vez otra/, 'allí atiende cada vez otra persona', 'it is somebody different there each time'],
  [/^hasta l/, 'allí abren solo #', 'they are open only #'],
  [/^cierra /, 'allí cierran de noche', 'they close at night'],
  [/^solo en fin de semana/, 'allí abren #', 'they open at weekends only'],
  [/^abre más tarde/, 'allí abren más tarde', 'they open later'],
  [/^lejos/, 'queda lejos', 'it is far away'],
  [/^no lleva/, 'allí no llevan a domicilio', 'they do not deliver'],
  [/^no va/, 'allí no van a domicilio', 'they do not go to the customer'],
];
const CLOSED_AT_WEEKENDS: PlanText = { es: 'allí cierran en fin de semana', en: 'they close at weekends' };

/** What was told, without who told it, as a clause about them there. */
export function tellFailing(point: PointId, text: PlanText): PlanText {
  if (text.es.startsWith('cierra en fin')) return CLOSED_AT_WEEKENDS;
  if (point === 'wait' && SPAN.test(text.es)) return { es: `allí tardan ${text.es}`, en: `it takes ${text.en} there` };
  const found = CLAUSES.find(([told]) => told.test(text.es));
  if (!found) return { es: `allí, ${text.es}`, en: `there, ${text.en}` };
  const clause: PlanText = { es: found[1], en: found[2] };
  return perLanguage((language) => clause[language].replace('#', text[language]));
}
