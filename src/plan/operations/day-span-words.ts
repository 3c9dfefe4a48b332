// Where only some hours of the day allow the work: what one person does in them, and how many people the strongest month takes at once.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const isLimited = ({ figures }: Draft) => figures['span-each'] !== undefined;
const isOver = ({ figures }: Draft) => amountOf(figures, 'span-day') > amountOf(figures, 'span-team');

const COUNT = {
  es: 'El trabajo solo cabe entre las {{fig:span-from*}} y las {{fig:span-to}}: a {{serviceLasts}}, cada persona hace {{fig:span-each*}} al día, y {{fig:span-day*}} diarias, la media de {{fig:hard-month}}, piden {{fig:span-people*}} personas a la vez. ',
  en: 'The work only fits between {{fig:span-from*}} and {{fig:span-to}}: at {{serviceLasts}}, one person does {{fig:span-each*}} a day, and {{fig:span-day*}} a day, the average for {{fig:hard-month}}, takes {{fig:span-people*}} people at once. ',
};
const SHORT = {
  es: 'El equipo entero, con quien emprende, haría {{fig:span-team*}}: se contrata por turnos cortos, los siete días, y se cronometran tres antes del {{fig:go-by}}.',
  en: 'The whole team, founder included, would do {{fig:span-team*}}: hiring is by short shifts, seven days a week, and three are timed before {{fig:go-by}}.',
};
const ENOUGH = {
  es: 'El equipo entero, con quien emprende, haría {{fig:span-team*}}; se cronometran tres antes del {{fig:go-by}}.',
  en: 'The whole team, founder included, would do {{fig:span-team*}}; three are timed before {{fig:go-by}}.',
};

/** The first that holds. */
export const DAY_SPAN: readonly Message[] = [
  {
    id: 'cap.span.short',
    when: (draft) => isLimited(draft) && isOver(draft),
    variants: [{ es: COUNT.es + SHORT.es, en: COUNT.en + SHORT.en }],
  },
  { id: 'cap.span', when: isLimited, variants: [{ es: COUNT.es + ENOUGH.es, en: COUNT.en + ENOUGH.en }] },
];
