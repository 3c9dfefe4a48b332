// What a lender would miss in each part of the work, and how and by when it is filled.
import type { PlanText } from '../plan.ts';

export const EXPERIENCE: PlanText = {
  es: 'Años, sitio y quién lo confirma, por escrito y por persona, antes del {{fig:go-by}}',
  en: 'For each person, in writing before {{fig:go-by}}: years, employer and who can vouch for it',
};
/** Of whoever works alone. */
export const EXPERIENCE_ALONE: PlanText = {
  es: 'Los años de quien emprende, dónde y quién lo confirma, por escrito antes del {{fig:go-by}}',
  en: 'The founder’s years, employers and one referee, in writing before {{fig:go-by}}',
};
export const COVER: PlanText = {
  es: 'Quien cubra dos semanas de enfermedad, con nombre y tarifa, antes del {{fig:go-by}}',
  en: 'Cover for a fortnight’s sick leave, with a name and a rate, before {{fig:go-by}}',
};
export const DONE: PlanText = {
  es: 'Cómo se reparte entre quienes saben, y quién cubre una enfermedad, antes del {{fig:go-by}}',
  en: 'How it is split among those qualified, and who covers sick leave, before {{fig:go-by}}',
};
export const FIRST_OUT: PlanText = {
  es: 'Nada por ahora; al acercarse al techo es lo primero que se da a hacer fuera',
  en: 'Nothing for now; near capacity, the first to outsource',
};
export const NAME: PlanText = {
  es: 'Un nombre y su suplente: se escriben antes del {{fig:go-by}}',
  en: 'A name and a stand-in, in writing before {{fig:go-by}}',
};
export const BY_SHIFT: PlanText = {
  es: 'Quién hace la noche y quién el día, con nombre, y quién cubre una enfermedad, antes del {{fig:go-by}}',
  en: 'Who works the night and who the day, by name, and who covers sick leave, before {{fig:go-by}}',
};
export const STAND_IN: PlanText = {
  es: 'Quién suple cuando falta tiempo, con nombre, antes del {{fig:go-by}}',
  en: 'Who steps in when time runs short, by name, before {{fig:go-by}}',
};
export const HELPED: PlanText = {
  es: 'Qué parte hace quien viene por horas, y con qué suplente, antes del {{fig:go-by}}',
  en: 'What the part-timers do, and who stands in, before {{fig:go-by}}',
};
export const SOLD: PlanText = {
  es: 'Qué se ha vendido antes y a quién; si nada, las diez conversaciones del calendario',
  en: 'Past sales experience, and who to; if none, the ten conversations in the calendar',
};
/** Costs that were told without an accountant among them. */
export const UNCHECKED: PlanText = {
  es: 'Quién las revisa: no se dijo si los gastos pagan asesoría; se decide, con su precio, antes del {{fig:go-by}}',
  en: 'Not stated whether the costs cover an accountant: settle it, with the fee, before {{fig:go-by}}',
};
export const CHECKED: PlanText = {
  es: 'Quién las revisa: la asesoría, que ya cuenta en «Otros»',
  en: 'Checked by the accountant, counted in “Other”',
};
