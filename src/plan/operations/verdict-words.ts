// What the hours of work decide beside the month: chairs without anybody, and weeks that are not ours to promise.
import type { Message } from '../message.ts';

/** Chairs that nobody works at serve nobody. */
export const POSTS: Message = {
  id: 'cap.posts',
  when: ({ figures }) => figures['post-hours'] !== undefined && figures['role-1'] !== undefined,
  variants: [
    {
      es: 'Las horas de «{{roleWork}}» equivalen a {{fig:post-hours*}} al día con una sola persona; atender dos puestos a la vez pediría el doble.',
      en: 'The “{{roleWork}}” hours come to {{fig:post-hours*}} a day with one person working; staffing two chairs at once would take twice that.',
    },
  ],
};

/** Of the weeks that are promised, those that somebody else decides in. */
export const PROMISED_WEEKS: Message = {
  id: 'cap.promised-weeks',
  when: ({ figures }) => figures['submit-weeks'] !== undefined,
  variants: [
    {
      es: 'De las {{fig:job-weeks}} semanas, {{fig:council-weeks*}} corresponden por ley al ayuntamiento desde que la solicitud está completa, de modo que el negocio solo puede prometer que la presentará en {{fig:submit-weeks}} semanas.',
      en: 'By law, {{fig:council-weeks*}} of the {{fig:job-weeks}} weeks belong to the council once the application is complete, so all the business can promise is to submit it within {{fig:submit-weeks}} weeks.',
    },
  ],
};
