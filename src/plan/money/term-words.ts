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
        es: 'Se recomienda la primera opción, a {{fig:loan-term}}. El primer año cubre sus cuotas {{fig:way-loan-cover-first*}} veces; pagado el impuesto sobre el trabajo por cuenta propia, la cobertura es de {{fig:after-cover-y1*}} el primer año y de {{fig:after-cover-y2*}} el segundo. A {{fig:way-shorter-term}} se quedaría, tras ese impuesto, en {{fig:way-shorter-taxed*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first option is recommended, over {{fig:loan-term}}. The first year covers its instalments {{fig:way-loan-cover-first*}} times; once self-employment tax is paid, cover is {{fig:after-cover-y1*}} in the first year and {{fig:after-cover-y2*}} in the second. Over {{fig:way-shorter-term}} it would stay at {{fig:way-shorter-taxed*}} after that tax, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.term.bare',
    when: (draft) => has(draft, 'way-loan-cover-first', 'way-shorter-cover-bare'),
    variants: [
      {
        es: 'Se recomienda la primera opción, a {{fig:loan-term}}, que ya el primer año cubre sus cuotas {{fig:way-loan-cover-first*}} veces. A {{fig:way-shorter-term}}, como se pensó al principio, la cobertura se quedaría en {{fig:way-shorter-cover-bare*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first option is recommended, over {{fig:loan-term}}, which covers its instalments {{fig:way-loan-cover-first*}} times in the first year already. Over {{fig:way-shorter-term}}, as first intended, cover would stay at {{fig:way-shorter-cover-bare*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.term',
    when: isLonger,
    variants: [
      {
        es: 'Se recomienda la primera opción, a {{fig:loan-term}}. A {{fig:way-shorter-term}} la cuota sería de {{fig:way-shorter-instalment*}} al mes, más de lo que generan los primeros años.',
        en: 'The first option is recommended, over {{fig:loan-term}}. Over {{fig:way-shorter-term}} the instalment would be {{fig:way-shorter-instalment*}} a month, more than the first years earn.',
      },
    ],
  },
];
