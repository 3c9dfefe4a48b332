// Where only some hours of the day allow the work: what one person does in them, and how many people the strongest month takes at once.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { Message } from '../message.ts';

const isLimited = ({ figures }: Draft) => figures['span-each'] !== undefined;
const isOver = ({ figures }: Draft) => amountOf(figures, 'span-day') > amountOf(figures, 'span-team');

const COUNT = {
  es: 'El trabajo solo se puede hacer entre las {{fig:span-from*}} y las {{fig:span-to}}. A {{serviceLasts}} por {{unit}}, cada persona hace {{fig:span-each*}} al día, y la media de {{fig:hard-month}}, {{fig:span-day*}} al día, pide {{fig:span-people*}} personas a la vez. ',
  en: 'The work can only be done between {{fig:span-from*}} and {{fig:span-to}}. At {{serviceLasts}} per {{unit}}, one person does {{fig:span-each*}} a day, and the {{fig:hard-month}} average of {{fig:span-day*}} a day takes {{fig:span-people*}} people at once. ',
};
const SHORT = {
  es: 'El equipo entero, con quien emprende, haría {{fig:span-team*}}, así que habrá que contratar por turnos cortos los siete días de la semana. Conviene cronometrar tres {{units}} antes de firmar.',
  en: 'The whole team, founder included, would do {{fig:span-team*}}, so people will have to be hired for short shifts seven days a week. Three {{units}} should be timed before signing.',
};
const ENOUGH = {
  es: 'El equipo entero, con quien emprende, puede hacer {{fig:span-team*}}. Conviene cronometrar tres {{units}} antes de firmar.',
  en: 'The whole team, founder included, can do {{fig:span-team*}}. Three {{units}} should be timed before signing.',
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
