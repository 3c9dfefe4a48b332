// Pay that begins some months after opening: from when, and that until then the months look better than they are.
import type { Message } from '../message.ts';

export const LATER_PAY: readonly Message[] = [
  {
    id: 'team.pay.own-less-and-hired-later',
    when: ({ figures }) => figures['paid-first-own'] !== undefined && figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'Quien emprende cobra {{fig:paid-first-own}} al mes hasta {{fig:paid-from-own}}, y la ayuda a sueldo, {{fig:paid-later-hired}} al mes, llega en {{fig:paid-from-hired}}: los meses de antes salen más baratos que los que vienen después.',
        en: 'The founder takes {{fig:paid-first-own}} a month until {{fig:paid-from-own}}, and hired help, at {{fig:paid-later-hired}} a month, arrives in {{fig:paid-from-hired}}: the months before cost less than those that follow.',
      },
    ],
  },
  {
    id: 'team.pay.own-less',
    when: ({ figures }) => figures['paid-first-own'] !== undefined,
    variants: [
      {
        es: 'Hasta {{fig:paid-from-own}} se cobran {{fig:paid-first-own}} al mes, y {{fig:paid-later-own}} más desde entonces: los primeros meses salen mejor por eso.',
        en: 'Until {{fig:paid-from-own}} it is {{fig:paid-first-own}} a month, and {{fig:paid-later-own}} more from then on: that is why the first months look better.',
      },
    ],
  },
  {
    id: 'team.pay.both-later',
    when: ({ figures }) => figures['paid-from-own'] !== undefined && figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'Quien emprende no cobra hasta {{fig:paid-from-own}} y la ayuda a sueldo, {{fig:paid-later-hired}} al mes, llega en {{fig:paid-from-hired}}: los meses de antes salen más baratos que los que vienen después.',
        en: 'The founder is not paid until {{fig:paid-from-own}}, and hired help, at {{fig:paid-later-hired}} a month, arrives in {{fig:paid-from-hired}}: the months before cost less than those that follow.',
      },
    ],
  },
  {
    id: 'team.pay.own-later',
    when: ({ figures }) => figures['paid-from-own'] !== undefined,
    variants: [
      {
        es: 'Hasta {{fig:paid-from-own}} no se cobra nada de esto: los primeros meses salen mejor por eso, y hace falta tener de qué vivir entretanto.',
        en: 'None of it is taken until {{fig:paid-from-own}}: that is why the first months look better, and there has to be something to live on meanwhile.',
      },
    ],
  },
  {
    id: 'team.pay.hired-later',
    when: ({ figures }) => figures['paid-from-hired'] !== undefined,
    variants: [
      {
        es: 'La ayuda a sueldo, {{fig:paid-later-hired}} al mes, empieza en {{fig:paid-from-hired}}; hasta entonces el trabajo lo hace quien emprende.',
        en: 'Hired help, at {{fig:paid-later-hired}} a month, starts in {{fig:paid-from-hired}}; until then the founder does the work.',
      },
    ],
  },
];
