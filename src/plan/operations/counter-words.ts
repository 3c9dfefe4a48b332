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
        es: 'Abrir de {{fig:counter-from}} a {{fig:counter-to}}, como se contó, son {{fig:counter-open*}} horas al mes, más de las {{fig:hours-month}} de todo el equipo: no cabe ni con una sola persona detrás. O se abre menos, o entra alguien más antes de firmar.',
        en: 'Opening from {{fig:counter-from}} to {{fig:counter-to}}, as stated, takes {{fig:counter-open*}} hours a month, more than the {{fig:hours-month}} of the whole team: it cannot be done even with one person on at a time. Either the day is shorter or somebody else joins before signing.',
      },
    ],
  },
  {
    id: 'cap.counter.short',
    when: (draft) => hasPremises(draft) && draft.figures['counter-short'] !== undefined && draft.figures['counter-cost'] !== undefined,
    variants: [
      {
        es: 'Abrir de {{fig:counter-from}} a {{fig:counter-to}}, como se contó, son {{fig:counter-open*}} horas al mes con una sola persona detrás{{atPeak}}, y «{{roleWork}}» tiene {{fig:role-1}}: las otras {{fig:counter-short*}} salen de las demás funciones o se pagan, {{fig:counter-cost*}} al mes con cargas que no están en estas cuentas.',
        en: 'Opening from {{fig:counter-from}} to {{fig:counter-to}}, as stated, takes {{fig:counter-open*}} hours a month with one person on{{atPeak}}, and “{{roleWork}}” has {{fig:role-1}}: the other {{fig:counter-short*}} come out of the other roles or are paid for, {{fig:counter-cost*}} a month with charges that these figures do not hold.',
      },
    ],
  },
  {
    id: 'cap.counter.closing',
    when: (draft) => hasPremises(draft) && draft.figures['counter-opens'] !== undefined && draft.figures['counter-hour'] !== undefined,
    variants: [
      {
        es: 'Para cerrar a las {{fig:counter-to}}, como se contó, las horas de «{{roleWork}}» dan, con una sola persona{{atPeak}}, para abrir a las {{fig:counter-opens*}}. Cada hora antes son {{fig:counter-hour*}} más al mes, cargas incluidas, o menos tiempo para lo demás: el horario se fija antes del {{fig:go-by}}.',
        en: 'To close at {{fig:counter-to}}, as stated, the “{{roleWork}}” hours allow opening at {{fig:counter-opens*}}, with one person on{{atPeak}}. Each hour earlier is {{fig:counter-hour*}} more a month with charges, or less time for the rest: opening hours are set before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'cap.counter.day.paid',
    when: (draft) => hasPremises(draft) && ['counter-day', 'counter-hour', 'legal-work'].every((id) => draft.figures[id] !== undefined),
    variants: [
      {
        es: 'El horario de apertura está por decir: las {{fig:legal-work}} horas pagadas de «{{roleWork}}» dan para {{fig:counter-day*}} al día con una sola persona{{atPeak}}. Cada hora más son {{fig:counter-hour*}} al mes, cargas incluidas, o menos tiempo para lo demás; se fija antes del {{fig:go-by}}.',
        en: 'Opening hours have yet to be stated: the {{fig:legal-work}} paid “{{roleWork}}” hours cover {{fig:counter-day*}} a day with one person on{{atPeak}}. Each further hour is {{fig:counter-hour*}} a month with charges, or less time for the rest; to be set before {{fig:go-by}}.',
      },
    ],
  },
  {
    id: 'cap.counter.day',
    when: (draft) => hasPremises(draft) && draft.figures['counter-day'] !== undefined && draft.figures['counter-hour'] !== undefined,
    variants: [
      {
        es: 'El horario de apertura está por decir: las horas de «{{roleWork}}» dan para {{fig:counter-day*}} al día con una sola persona{{atPeak}}. Cada hora más son {{fig:counter-hour*}} al mes, cargas incluidas, o menos tiempo para lo demás; se fija antes del {{fig:go-by}}.',
        en: 'Opening hours have yet to be stated: the “{{roleWork}}” hours cover {{fig:counter-day*}} a day with one person on{{atPeak}}. Each further hour is {{fig:counter-hour*}} a month with charges, or less time for the rest; to be set before {{fig:go-by}}.',
      },
    ],
  },
];

/** `atPeak`: who joins whoever is behind the counter, from opening to closing, in the fullest hour; nothing where one serves it alone. */
export function counterSlots({ figures }: Pick<Draft, 'figures'>): Readonly<Record<'atPeak', Bilingual>> {
  const besides = amountOf(figures, 'counter-besides');
  return { atPeak: besides === 0 ? NO_WORDS : besides === 1 ? ONE_JOINS : OTHERS_JOIN };
}

const ONE_JOINS: Bilingual = { es: ' y otra más en la hora llena', en: ' and another in the busiest hour' };
const OTHERS_JOIN: Bilingual = {
  es: ' y {{fig:counter-besides}} personas más en la hora llena',
  en: ' and {{fig:counter-besides}} more people in the busiest hour',
};
