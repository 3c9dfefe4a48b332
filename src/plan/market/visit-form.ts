// What is left to fill in, on a visit, in a cell of which nobody told anything: the form of the answer that its line asks for.
import type { PlanText } from '../plan.ts';

const LINE = '………';
const BLANK: PlanText = { es: LINE, en: LINE };
const YES_OR_NO: PlanText = { es: 'sí / no', en: 'yes / no' };
const FROM_TO: PlanText = { es: 'de …… a ……', en: '…… to ……' };

const FORMS: readonly (readonly [asked: RegExp, form: PlanText])[] = [
  [/^si /, YES_OR_NO],
  [/^(?:a qué horas?|horas?|horario|cuándo (?:abre|sirve))/, FROM_TO],
  [/^días/, { es: '…… días', en: '…… days' }],
  [/^semanas/, { es: '…… semanas', en: '…… weeks' }],
  [/^meses/, { es: '…… meses', en: '…… months' }],
  [/^(?:minutos|espera|cola|cuánta cola|trayecto)/, { es: '…… min', en: '…… min' }],
];

/** Of a line by what it asks; `isPromise`: whether it asks for something the business promises, which the others offer or not. */
export function blankFor(name: PlanText, isPromise: boolean): PlanText {
  if (isPromise) return YES_OR_NO;
  return FORMS.find(([asked]) => asked.test(name.es))?.[1] ?? BLANK;
}
