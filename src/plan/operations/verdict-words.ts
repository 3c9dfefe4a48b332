// What the hours of work decide beside the month: chairs without anybody, and weeks that are not ours to promise.
import type { Message } from '../message.ts';

/** How long a day the chairs have somebody at them, where several are to work at once and where one person works alone; the first that holds. */
export const POSTS: readonly Message[] = [
  {
    id: 'cap.posts.several',
    when: ({ figures }) => figures['post-both'] !== undefined && figures['role-1'] !== undefined,
    variants: [
      {
        es: 'Las {{fig:role-1}} horas de «{{roleWork}}» dan para {{fig:post-hours*}} al día con un solo puesto ocupado, o para {{fig:post-both*}} con dos a la vez. **Dos puestos solo se pueden prometer en las horas en que atienden dos personas**, y hay que anunciar cuáles son antes de abrir.',
        en: 'The {{fig:role-1}} “{{roleWork}}” hours come to {{fig:post-hours*}} a day with one chair working, or {{fig:post-both*}} with two at once. **Two chairs can be promised only for the hours when two people are working**, and those hours have to be announced before opening.',
      },
    ],
  },
  {
    id: 'cap.posts',
    when: ({ figures }) => figures['post-hours'] !== undefined && figures['role-1'] !== undefined,
    variants: [
      {
        es: 'Las {{fig:role-1}} horas de «{{roleWork}}» equivalen a {{fig:post-hours*}} al día. Una sola persona no atiende a más de un cliente a la vez, y conviene anunciar ese horario y no otro.',
        en: 'The {{fig:role-1}} “{{roleWork}}” hours come to {{fig:post-hours*}} a day. One person serves one customer at a time, and those are the hours to advertise.',
      },
    ],
  },
];

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
