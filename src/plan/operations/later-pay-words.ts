// Pay that begins some months after opening: from when, and that until then the months look better than they are.
import type { Message } from '../message.ts';

export const LATER_PAY: readonly Message[] = [
  {
    id: 'team.pay.own-less-and-hired-later',
    when: ({ figures }) => figures['paid-first-own'] !== undefined && figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'Quien emprende cobra {{fig:paid-first-own}} al mes hasta {{fig:paid-from-own}}, y la ayuda a sueldo, de {{fig:paid-later-hired}} al mes, llega en {{fig:paid-from-hired}}. Por eso los primeros meses cuestan menos que los siguientes.',
        en: 'The founder takes {{fig:paid-first-own}} a month until {{fig:paid-from-own}}, and hired help, at {{fig:paid-later-hired}} a month, arrives in {{fig:paid-from-hired}}. That is why the first months cost less than those that follow.',
      },
    ],
  },
  {
    id: 'team.pay.own-less',
    when: ({ figures }) => figures['paid-first-own'] !== undefined,
    variants: [
      {
        es: 'Hasta {{fig:paid-from-own}} ese sueldo es de {{fig:paid-first-own}} al mes, y desde entonces sube en {{fig:paid-later-own}}. Por eso los primeros meses dan mejor resultado.',
        en: 'Until {{fig:paid-from-own}} that pay is {{fig:paid-first-own}} a month, and from then on it rises by {{fig:paid-later-own}}. That is why the first months look better.',
      },
    ],
  },
  {
    id: 'team.pay.both-later',
    when: ({ figures }) => figures['paid-from-own'] !== undefined && figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'Quien emprende no cobra hasta {{fig:paid-from-own}}, y la ayuda a sueldo, de {{fig:paid-later-hired}} al mes, llega en {{fig:paid-from-hired}}. Por eso los primeros meses cuestan menos que los siguientes.',
        en: 'The founder is not paid until {{fig:paid-from-own}}, and hired help, at {{fig:paid-later-hired}} a month, arrives in {{fig:paid-from-hired}}. That is why the first months cost less than those that follow.',
      },
    ],
  },
  {
    id: 'team.pay.own-later',
    when: ({ figures }) => figures['paid-from-own'] !== undefined,
    variants: [
      {
        es: 'Ese sueldo no se cobra hasta {{fig:paid-from-own}}, y por eso los primeros meses dan mejor resultado. Entretanto hace falta otro ingreso para vivir.',
        en: 'That pay is not taken until {{fig:paid-from-own}}, which is why the first months look better. Meanwhile there has to be some other income to live on.',
      },
    ],
  },
  {
    id: 'team.pay.hired-later',
    when: ({ figures }) => figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'La ayuda a sueldo, de {{fig:paid-later-hired}} al mes, empieza en {{fig:paid-from-hired}}, y hasta entonces hace el trabajo quien emprende.',
        en: 'Hired help, at {{fig:paid-later-hired}} a month, starts in {{fig:paid-from-hired}}; until then the founder does the work.',
      },
    ],
  },
];
