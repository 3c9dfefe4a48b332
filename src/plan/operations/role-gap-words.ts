// What a lender would miss in each part of the work, and how and by when it is filled.
import type { PlanText } from '../plan.ts';

export const EXPERIENCE: PlanText = {
  es: 'La experiencia de cada persona: años, empresa y una referencia, por escrito antes de firmar',
  en: 'Each person’s experience: years, employer and a reference, in writing before signing',
};
/** Of whoever works alone. */
export const EXPERIENCE_ALONE: PlanText = {
  es: 'La experiencia de quien emprende: años, empresa y una referencia, por escrito antes de firmar',
  en: 'The founder’s experience: years, employer and a reference, in writing before signing',
};
export const COVER: PlanText = {
  es: 'Una persona que cubra dos semanas de baja, con nombre y tarifa, antes de firmar',
  en: 'Somebody to cover a fortnight’s sick leave, with a name and a rate, before signing',
};
export const DONE: PlanText = {
  es: 'El reparto entre quienes saben hacerlo, y quién cubre una baja, antes de firmar',
  en: 'How the work is split among those qualified, and who covers sick leave, before signing',
};
export const FIRST_OUT: PlanText = {
  es: 'Nada por ahora; con mucho trabajo, es lo primero que se puede encargar fuera',
  en: 'Nothing for now; near capacity, the first to outsource',
};
export const NAME: PlanText = {
  es: 'Una persona responsable y su suplente, por escrito antes de firmar',
  en: 'Somebody in charge and a stand-in, in writing before signing',
};
export const BY_SHIFT: PlanText = {
  es: 'Quién trabaja de noche y quién de día, y quién cubre una baja, antes de firmar',
  en: 'Who works the night and who the day, and who covers sick leave, before signing',
};
export const STAND_IN: PlanText = {
  es: 'Una persona que ayude cuando falte tiempo, con nombre, antes de firmar',
  en: 'Somebody to step in when time runs short, by name, before signing',
};
export const HELPED: PlanText = {
  es: 'Qué parte hace la ayuda por horas y quién la suple, antes de firmar',
  en: 'What the part-timers do, and who stands in, before signing',
};
export const SOLD: PlanText = {
  es: 'Experiencia en ventas; si no la hay, se empieza por las diez conversaciones del calendario',
  en: 'Sales experience; if there is none, start with the ten conversations in the calendar',
};
/** Costs that were told without an accountant among them. */
export const UNCHECKED: PlanText = {
  es: 'Asesoría: no se dijo si está en los gastos; hay que decidirlo, con su precio, antes de firmar',
  en: 'An accountant: not stated whether the costs cover one; to be settled, with the fee, before signing',
};
export const CHECKED: PlanText = {
  es: 'Nada: las revisa la asesoría, que ya está en los gastos del mes',
  en: 'Nothing: checked by the accountant, who is already in the monthly costs',
};
