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
        es: 'A {{tryTwo}} se quedan fuera {{fig:slow-units*}} {{units}} en {{fig:hard-month}}, {{fig:slow-money*}} de margen: o se pagan {{fig:slow-hours*}} horas más, o {{overflow}}. **La previsión cabe solo si cada {{unit}} pide {{fitMost}} o menos.**',
        en: 'At {{tryTwo}}, {{fig:slow-units*}} {{units}} do not fit in {{fig:hard-month}}, {{fig:slow-money*}} of margin: either {{fig:slow-hours*}} more hours are paid for or {{overflow}}. **The forecast fits only if each {{unit}} takes {{fitMost}} or less.**',
      },
    ],
  },
  {
    id: 'cap.verdict',
    when: isTried,
    variants: [
      {
        es: '**La previsión cabe también a {{tryTwo}}.**',
        en: '**The forecast fits even at {{tryTwo}}.**',
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
      es: 'Son {{fig:post-hours*}} horas al día de una persona: atender dos puestos a la vez pide el doble, y el que no tiene a nadie no atiende.',
      en: 'That is {{fig:post-hours*}} hours a day of one person: two chairs served at once take twice that, and a chair with nobody at it serves no one.',
    },
  ],
};

/** Of the weeks that are promised, those that somebody else decides in. */
export const PROMISED_WEEKS: Message = {
  id: 'cap.promised-weeks',
  when: ({ figures }) => figures['submit-weeks'] !== undefined,
  variants: [
    {
      es: 'De las {{fig:job-weeks}}, {{fig:council-weeks*}} son del ayuntamiento, por ley y desde que da por completa la solicitud; lo propio, y lo único que se puede prometer, es presentarla en {{fig:submit-weeks*}}.',
      en: 'Of those, {{fig:council-weeks*}} are the council’s by law, from a complete application; the practice’s own part, and all it can promise, is submission within {{fig:submit-weeks*}}.',
    },
  ],
};
