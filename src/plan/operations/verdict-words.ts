// What the hours of work decide: what does not fit at the slower time, chairs without anybody, and weeks that are not ours to promise.
import type { Message } from '../message.ts';
import { isTried } from './capacity-words.ts';

/** What follows from the slower of the two times, and on what the forecast depends; the first that holds. */
export const VERDICT: readonly Message[] = [
  {
    id: 'cap.verdict.slow',
    when: (draft) => isTried(draft) && draft.figures['slow-units'] !== undefined,
    variants: [
      {
        es: '**El mes más fuerte, {{fig:hard-month}}, con {{fig:hard-units}} {{units}}, cabe entero si cada {{unit}} pide {{fitMost}} o menos;** a {{tryTwo}}, o se pagan {{fig:slow-hours*}} horas más ese mes, o {{overflow}}.',
        en: '**{{fig:hard-month}}, at {{fig:hard-units}} {{units}}, fits whole if each {{unit}} takes {{fitMost}} or less;** at {{tryTwo}}, either {{fig:slow-hours*}} more hours are paid for that month or {{overflow}}.',
      },
    ],
  },
  {
    id: 'cap.verdict',
    when: isTried,
    variants: [
      {
        es: '**Cabe también a {{tryTwo}}**.',
        en: '**It fits even at {{tryTwo}}**.',
      },
    ],
  },
];

/** Chairs that nobody works at serve nobody. */
export const POSTS: Message = {
  id: 'cap.posts',
  when: ({ figures }) => figures['post-hours'] !== undefined && figures['role-1'] !== undefined,
  variants: [
    {
      es: 'Las horas de «{{roleWork}}» son {{fig:post-hours*}} al día de una persona: dos puestos atendidos a la vez piden el doble.',
      en: 'The “{{roleWork}}” hours come to {{fig:post-hours*}} a day of one person: two chairs manned at once take twice that.',
    },
  ],
};

/** Of the weeks that are promised, those that somebody else decides in. */
export const PROMISED_WEEKS: Message = {
  id: 'cap.promised-weeks',
  when: ({ figures }) => figures['submit-weeks'] !== undefined,
  variants: [
    {
      es: 'De esas semanas, {{fig:council-weeks*}} son del ayuntamiento, por ley y desde que da por completa la solicitud: lo que se puede prometer es presentarla en {{fig:submit-weeks}} semanas.',
      en: 'Of those weeks, {{fig:council-weeks*}} are the council’s by law, from a complete application: what can be promised is submission within {{fig:submit-weeks}} weeks.',
    },
  ],
};
