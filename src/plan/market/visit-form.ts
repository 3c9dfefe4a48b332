// What is left to fill in, on a visit, in a cell of which nobody told anything: the form of the answer that its line asks for.
import type { SaleKind } from '../marketing/sale-kind.ts';
import type { PlanText } from '../plan.ts';

/** What its line says how to find out. */
const OPEN: PlanText = { es: 'por comprobar', en: 'to be checked' };
const FROM_TO: PlanText = { es: 'de …… a ……', en: '…… to ……' };

const FORMS: readonly (readonly [asked: RegExp, form: PlanText])[] = [
  [/^(?:a qué horas?|horas?|horario|cuándo (?:abre|sirve))/, FROM_TO],
  [/^días/, { es: '…… días', en: '…… days' }],
  [/^semanas/, { es: '…… semanas', en: '…… weeks' }],
  [/^meses/, { es: '…… meses', en: '…… months' }],
  [/^(?:minutos|espera|cola|cuánta cola|trayecto)/, { es: '…… min', en: '…… min' }],
];

/** Of a line by what it asks; a promise of the business, and what has no measure, is a matter of asking. */
export function blankFor(name: PlanText, isPromise: boolean): PlanText {
  const form = isPromise ? undefined : FORMS.find(([asked]) => asked.test(name.es))?.[1];
  return form ?? OPEN;
}

/** When they could serve one, by how one deals with such a business. */
const SERVED: Readonly<Record<SaleKind, PlanText>> = {
  counter: { es: 'espera: …… min', en: 'wait: …… min' },
  shelf: { es: 'llega en …… días', en: 'arrives in …… days' },
  care: { es: 'primer hueco: ……', en: 'first slot: ……' },
  class: { es: 'primera plaza: ……', en: 'first place: ……' },
  stay: { es: 'noches libres: ……', en: 'nights free: ……' },
  account: { es: 'en marcha en …… días', en: 'running in …… days' },
  work: { es: 'fecha que dan: ……', en: 'date offered: ……' },
};

/** What an hour with one of the same trade has to bring back: what the same thing costs, how soon it is served, and what goes wrong. */
export function visitForm(kind: SaleKind): PlanText {
  const { es, en } = SERVED[kind];
  return { es: `precio: ……; ${es}; falla en: ……`, en: `price: ……; ${en}; falls short in: ……` };
}
