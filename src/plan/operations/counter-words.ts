// The hours open against the hours that somebody is behind the counter.
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const hasPremises = ({ denied }: Draft) => !denied.includes('premises');

/** Whether the counter has somebody for all the hours that were told, or how long a day it has somebody; the first that holds. */
export const COUNTER: readonly Message[] = [
  {
    id: 'cap.counter.over',
    when: (draft) => hasPremises(draft) && amountOf(draft.figures, 'counter-open') > amountOf(draft.figures, 'hours-month'),
    variants: [
      {
        es: 'Abrir de {{fig:counter-from}} a {{fig:counter-to}}, como se dijo en la entrevista, supone {{fig:counter-open*}} horas al mes, más de las {{fig:hours-month}} que suma todo el equipo. Habrá que abrir menos horas o contar con alguien más antes de firmar.',
        en: 'Opening from {{fig:counter-from}} to {{fig:counter-to}}, as stated in the interview, takes {{fig:counter-open*}} hours a month, more than the {{fig:hours-month}} of the whole team. Either the opening hours are shorter or somebody else joins before anything is signed.',
      },
    ],
  },
  {
    id: 'cap.counter.short',
    when: (draft) => hasPremises(draft) && draft.figures['counter-short'] !== undefined && draft.figures['counter-cost'] !== undefined,
    variants: [
      {
        es: 'Abrir de {{fig:counter-from}} a {{fig:counter-to}}, como se dijo en la entrevista, supone {{fig:counter-open*}} horas al mes con una sola persona{{atPeak}}, y «{{roleWork}}» tiene {{fig:role-1}}. Las otras {{fig:counter-short*}} no están en estas cuentas: pagadas aparte costarían {{fig:counter-cost*}} al mes con cargas, y el resultado neto del primer año pasaría de {{fig:base-result}} a {{fig:counter-result*}}{{closesSooner}}.',
        en: 'Opening from {{fig:counter-from}} to {{fig:counter-to}}, as stated in the interview, takes {{fig:counter-open*}} hours a month with one person on{{atPeak}}, and “{{roleWork}}” has {{fig:role-1}}. The other {{fig:counter-short*}} are not in these figures: paid for, they would cost {{fig:counter-cost*}} a month with charges, and the first year’s net profit would go from {{fig:base-result}} to {{fig:counter-result*}}{{closesSooner}}.',
      },
    ],
  },
  {
    id: 'cap.counter.closing',
    when: (draft) => hasPremises(draft) && draft.figures['counter-opens'] !== undefined && draft.figures['counter-hour'] !== undefined,
    variants: [
      {
        es: 'Si se cierra a las {{fig:counter-to}}, como se dijo en la entrevista, las horas de «{{roleWork}}» permiten abrir a las {{fig:counter-opens*}} con una sola persona{{atPeak}}. Abrir una hora antes costaría {{fig:counter-hour*}} más al mes, cargas incluidas, o quitaría tiempo a las demás tareas. El horario debe quedar fijado antes de firmar.',
        en: 'Closing at {{fig:counter-to}}, as stated in the interview, the “{{roleWork}}” hours allow opening at {{fig:counter-opens*}} with one person on{{atPeak}}. Opening an hour earlier would cost {{fig:counter-hour*}} more a month with charges, or take time from the other tasks. Opening hours should be set before signing.',
      },
    ],
  },
  {
    id: 'cap.counter.usual',
    when: (draft) => hasPremises(draft) && draft.figures['counter-usual-cost'] !== undefined,
    variants: [
      {
        es: 'En {{fig:counter-days}} días, las {{fig:counter-own}} horas de «{{roleWork}}» permiten abrir solo {{fig:counter-fit*}} horas al día con una persona{{atPeak}}, y lo usual son {{fig:counter-usual*}} o más. Las {{fig:counter-usual-short*}} horas al mes que faltan no están en estas cuentas: pagadas costarían {{fig:counter-usual-cost*}} al mes con cargas, y el resultado neto del primer año pasaría de {{fig:base-result}} a {{fig:counter-result*}}.{{opensLess}}',
        en: 'Over {{fig:counter-days}} days, the {{fig:counter-own}} “{{roleWork}}” hours allow only {{fig:counter-fit*}} hours of opening a day with one person on{{atPeak}}, where {{fig:counter-usual*}} or more is usual. The {{fig:counter-usual-short*}} hours a month that are missing are not in these figures: paid for, they would cost {{fig:counter-usual-cost*}} a month with charges, and the first year’s net profit would go from {{fig:base-result}} to {{fig:counter-result*}}.{{opensLess}}',
      },
    ],
  },
  {
    id: 'cap.counter.day.paid',
    when: (draft) => hasPremises(draft) && ['counter-day', 'counter-hour', 'legal-work'].every((id) => draft.figures[id] !== undefined),
    variants: [
      {
        es: 'Antes de firmar hay que decidir el horario de apertura. Las {{fig:legal-work}} horas pagadas de «{{roleWork}}» permiten abrir {{fig:counter-day*}} horas al día con una sola persona{{atPeak}}; cada hora más costaría {{fig:counter-hour*}} al mes con cargas.',
        en: 'Opening hours should be decided before signing. The {{fig:legal-work}} paid “{{roleWork}}” hours allow {{fig:counter-day*}} hours a day with one person on{{atPeak}}; each further hour would cost {{fig:counter-hour*}} a month with charges.',
      },
    ],
  },
  {
    id: 'cap.counter.day',
    when: (draft) => hasPremises(draft) && draft.figures['counter-day'] !== undefined && draft.figures['counter-hour'] !== undefined,
    variants: [
      {
        es: 'Antes de firmar hay que decidir el horario de apertura. Las horas de «{{roleWork}}» permiten abrir {{fig:counter-day*}} horas al día con una sola persona{{atPeak}}; cada hora más costaría {{fig:counter-hour*}} al mes con cargas.',
        en: 'Opening hours should be decided before signing. The “{{roleWork}}” hours allow {{fig:counter-day*}} hours a day with one person on{{atPeak}}; each further hour would cost {{fig:counter-hour*}} a month with charges.',
      },
    ],
  },
];

/**
 * `atPeak`: who joins whoever is behind the counter, from opening to closing, in the fullest hour; nothing where one serves it alone. `opensLess` and
 * `closesSooner`: the way out that costs nothing.
 */
export function counterSlots({ figures }: Pick<Draft, 'figures'>): Readonly<Record<'atPeak' | 'opensLess' | 'closesSooner', Bilingual>> {
  const besides = amountOf(figures, 'counter-besides');
  return {
    atPeak: besides === 0 ? NO_WORDS : besides === 1 ? ONE_JOINS : OTHERS_JOIN,
    opensLess: figures['counter-out-from'] ? OPENS_LESS : NO_WORDS,
    closesSooner: figures['counter-out-to'] && !figures['counter-out-from'] ? CLOSES_SOONER : NO_WORDS,
  };
}

const OPENS_LESS: Bilingual = {
  es: ' Sin ese gasto hay que abrir menos horas, por ejemplo de {{fig:counter-out-from}} a {{fig:counter-out-to}}; las ventas de cada hora dirán si conviene otra franja.',
  en: ' Without that cost it has to open for fewer hours, from {{fig:counter-out-from}} to {{fig:counter-out-to}} for example; sales by the hour will show whether other hours are better.',
};
const CLOSES_SOONER: Bilingual = {
  es: '; sin ese gasto habría que cerrar a las {{fig:counter-out-to}}',
  en: '; without that cost it would have to close at {{fig:counter-out-to}}',
};

const ONE_JOINS: Bilingual = { es: ' y otra más en la hora de más gente', en: ' and another in the busiest hour' };
const OTHERS_JOIN: Bilingual = {
  es: ' y {{fig:counter-besides}} más en la hora de más gente',
  en: ' and {{fig:counter-besides}} more in the busiest hour',
};
