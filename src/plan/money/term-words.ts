// The longer term that a plan asks for, beside the one told: which to sign, and what the shorter would be.
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const has = ({ figures }: Draft, ...ids: readonly string[]) => ids.every((id) => figures[id] !== undefined);

/** Whether everything is asked for over a longer term than was told. */
export function isLonger(draft: Draft): boolean {
  return has(draft, 'way-shorter-term');
}

/** In place of the verdict where the plan asks for a longer term than was told; the first that holds. */
export const OVER_LONGER_TERM: readonly Message[] = [
  {
    id: 'ways.term.taxed',
    when: (draft) => has(draft, 'after-cover-y1', 'after-cover-y2', 'way-shorter-taxed'),
    variants: [
      {
        es: 'Se recomienda la primera, a {{fig:loan-term}}: el primer año cubre sus cuotas {{fig:way-loan-cover-first*}} veces y, pagado el impuesto sobre el trabajo por cuenta propia, {{fig:after-cover-y1*}}; el segundo, {{fig:after-cover-y2*}}. A {{fig:way-shorter-term}} se quedaría, tras ese impuesto, en {{fig:way-shorter-taxed*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first is recommended, over {{fig:loan-term}}: the first year covers its instalments {{fig:way-loan-cover-first*}} times and, once self-employment tax is paid, {{fig:after-cover-y1*}}; the second, {{fig:after-cover-y2*}}. Over {{fig:way-shorter-term}} it would stay at {{fig:way-shorter-taxed*}} after that tax, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.term.bare',
    when: (draft) => has(draft, 'way-loan-cover-first', 'way-shorter-cover-bare'),
    variants: [
      {
        es: 'Se recomienda la primera, a {{fig:loan-term}}: cubre sus cuotas {{fig:way-loan-cover-first*}} veces ya el primer año. A {{fig:way-shorter-term}}, como se pensó, se quedaría en {{fig:way-shorter-cover-bare*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first is recommended, over {{fig:loan-term}}: it covers its instalments {{fig:way-loan-cover-first*}} times in the first year already. Over {{fig:way-shorter-term}}, as first intended, it would stay at {{fig:way-shorter-cover-bare*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.term',
    when: isLonger,
    variants: [
      {
        es: 'Se recomienda la primera, a {{fig:loan-term}}: a {{fig:way-shorter-term}} la cuota sería de {{fig:way-shorter-instalment*}} al mes, más de lo que dejan los primeros años.',
        en: 'The first is recommended, over {{fig:loan-term}}: over {{fig:way-shorter-term}} the instalment would be {{fig:way-shorter-instalment*}} a month, more than the first years leave.',
      },
    ],
  },
];
