// Which way of finding the missing money the business can live with: on the page on funding, and what the first page says of it.
import type { Way } from '../../finance/funding.ts';
import { countedWay, isUnborrowedByWish, recommendWay } from '../../finance/weigh-ways.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

const isOpen = ({ diagnosis }: Draft) => diagnosis.hasGap && diagnosis.breakEven !== 'never';
/** Whether the plan has that figure. */
export const isTold = ({ figures }: Draft, id: string) => figures[id] !== undefined;
const hasGrace = (draft: Draft, id: Way['id']) => isTold(draft, `way-${id}-grace`);

/** Whether this is the way to sign; null asks whether there is none. */
export function recommends(draft: Draft, id: Way['id'] | null): boolean {
  return isOpen(draft) && (recommendWay(draft.model)?.id ?? null) === id;
}

/** Whether nobody should sign, whether or not the months are counted with money that nobody has. */
export function isUnsigned(draft: Draft): boolean {
  return recommends(draft, null);
}

/** Whether the months are counted with money that nobody should sign for yet. */
export function countsUnsigned(draft: Draft): boolean {
  return isUnsigned(draft) && draft.diagnosis.isRaised;
}

/** Whether the plan is written on this way. */
export function countsOn({ model, diagnosis }: Draft, id: Way['id']): boolean {
  return diagnosis.isRaised && countedWay(model)?.id === id;
}

/** Told that no loan is wanted, where half pay at first is enough. */
export const OWING_NOTHING: Message = {
  id: 'ways.owing-nothing',
  when: ({ facts, figures }) => facts.loan?.value === 0 && figures['way-pay-own']?.value === 0,
  variants: [
    {
      es: 'Como en la entrevista se dijo que no se quería préstamo, conviene empezar por la opción sin deuda: cobrar {{fig:way-pay-half*}} al mes hasta {{fig:way-pay-until}} deja la reserva entera con el dinero propio.',
      en: 'Since no loan was wanted, the option without debt comes first: taking {{fig:way-pay-half*}} a month up to {{fig:way-pay-until}} keeps the whole reserve on the founder’s own money.',
    },
  ],
};

/** Which way is recommended, or that none holds; the first that holds. */
export const VERDICT: readonly Message[] = [
  {
    id: 'ways.loan.later',
    when: (draft) => recommends(draft, 'loan') && !isTold(draft, 'way-loan-cover-first'),
    variants: [
      {
        es: 'Se recomienda la primera opción. El primer año no vence ninguna cuota y el segundo, ya con cuotas enteras, las cubre {{fig:way-loan-cover*}} veces, cuando un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first option is recommended. No instalment falls due in the first year, and the second, on full instalments, covers them {{fig:way-loan-cover*}} times, where banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.loan.grace',
    when: (draft) => recommends(draft, 'loan') && hasGrace(draft, 'loan'),
    variants: [
      {
        es: 'Se recomienda la primera opción, con {{fig:way-loan-grace*}} meses de solo intereses. El primer año cubre lo que paga {{fig:way-loan-cover-first*}} veces y el segundo, ya con cuotas enteras, {{fig:way-loan-cover*}}. Sin esa carencia, y al tipo que anuncia un banco, la cobertura del primero se quedaría en {{fig:way-loan-cover-bare*}}, y se suele exigir {{fig:cover-asked*}}.',
        en: 'The first option is recommended, with {{fig:way-loan-grace*}} interest-only months. The first year covers its payments {{fig:way-loan-cover-first*}} times and the second, on full instalments, {{fig:way-loan-cover*}}. Without that grace period, and at a bank’s quoted rate, first-year cover would stay at {{fig:way-loan-cover-bare*}}, where {{fig:cover-asked*}} is usually required.',
      },
    ],
  },
  {
    id: 'ways.loan',
    when: (draft) => recommends(draft, 'loan'),
    variants: [
      {
        es: 'Se recomienda la primera opción: ya el primer año cubre sus cuotas {{fig:way-loan-cover-first*}} veces, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first option is recommended: the first year already covers its instalments {{fig:way-loan-cover-first*}} times, and banks usually require {{fig:cover-asked*}}.',
      },
      {
        es: 'Se recomienda pedir toda la suma al banco: desde el primer año el negocio genera {{fig:way-loan-cover-first*}} veces lo que paga, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Borrowing the whole sum is recommended: from the first year the business earns {{fig:way-loan-cover-first*}} times what it pays, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.half.later',
    when: (draft) => recommends(draft, 'half') && !isTold(draft, 'way-half-cover-first'),
    variants: [
      {
        es: 'Se recomienda cubrirlo a medias. El primer año no vence ninguna cuota y el segundo, ya con cuotas enteras, las cubre {{fig:way-half-cover*}} veces, cuando un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half is recommended. No instalment falls due in the first year, and the second, on full instalments, covers them {{fig:way-half-cover*}} times, where banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.half.grace',
    when: (draft) => recommends(draft, 'half') && hasGrace(draft, 'half'),
    variants: [
      {
        es: 'Se recomienda cubrirlo a medias, con {{fig:way-half-grace*}} meses de solo intereses. La cobertura es de {{fig:way-half-cover-first*}} el primer año y de {{fig:way-half-cover*}} el segundo. Sin esa carencia, la del primero se quedaría en {{fig:way-half-cover-bare*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half is recommended, with {{fig:way-half-grace*}} interest-only months. Cover is {{fig:way-half-cover-first*}} in the first year and {{fig:way-half-cover*}} in the second. Without that grace period the first would stay at {{fig:way-half-cover-bare*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.half',
    when: (draft) => recommends(draft, 'half'),
    variants: [
      {
        es: 'Se recomienda cubrirlo a medias: el primer año cubre sus cuotas {{fig:way-half-cover-first*}} veces, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half is recommended: the first year covers its instalments {{fig:way-half-cover-first*}} times, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.own.grace',
    when: (draft) => recommends(draft, 'own') && hasGrace(draft, 'own'),
    variants: [
      {
        es: 'Se recomienda no pedir más préstamo. Lo que falta lo aporta alguien que no cobra cuotas, y el préstamo de {{fig:loan*}} empieza con {{fig:way-own-grace*}} meses de solo intereses.',
        en: 'Borrowing no more is recommended. What is missing comes from somebody who asks for no repayments, and the {{fig:loan*}} loan starts with {{fig:way-own-grace*}} interest-only months.',
      },
    ],
  },
  {
    id: 'ways.own.wanted',
    when: (draft) => recommends(draft, 'own') && isUnborrowedByWish(draft.model),
    variants: [
      {
        es: 'En la entrevista se dijo que se abriría sin préstamo, y es posible. El dinero que falta tiene que ser propio, de la familia o de quien entre en el negocio, y no se devuelve en cuotas.',
        en: 'The founder wished to open without a loan, and that is possible. The money missing has to be their own, or come from family or a partner, and is not paid back in instalments.',
      },
    ],
  },
  {
    id: 'ways.own',
    when: (draft) => recommends(draft, 'own'),
    variants: [
      {
        es: 'Se recomienda reunirlo sin deuda, con dinero propio, de la familia o de quien entre en el negocio, que no se devuelve en cuotas.',
        en: 'Raising it without debt is recommended, with own money or money from family or a partner, which is not paid back in instalments.',
      },
    ],
  },
  {
    id: 'ways.unsigned',
    when: (draft) => countsUnsigned(draft) && isTold(draft, 'way-own-cover-first'),
    variants: [
      {
        es: 'Nadie debería firmar todavía. Incluso sin pedir nada más, la cobertura del primer año con el préstamo de {{fig:loan*}} es de {{fig:way-own-cover-first*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Nobody should sign yet. Even with nothing more borrowed, first-year cover on the {{fig:loan*}} loan is {{fig:way-own-cover-first*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.none',
    when: (draft) => recommends(draft, null) && isTold(draft, 'way-own-cover'),
    variants: [
      {
        es: 'Ninguna de las opciones es viable y nadie debería firmar. Incluso sin pedir más, la cobertura del segundo año es de {{fig:way-own-cover*}}, cuando un banco suele exigir {{fig:cover-asked*}}.',
        en: 'None of the options is viable, and nobody should sign. Even without borrowing more, cover in the second year is {{fig:way-own-cover*}}, where banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.none.no-debt',
    when: (draft) => recommends(draft, null),
    variants: [
      {
        es: 'Ninguna de las opciones es viable y nadie debería firmar. Incluso sin deuda harían falta {{fig:way-own-break-even*}} al mes, y el ritmo previsto es de {{fig:way-pace*}}.',
        en: 'None of the options is viable, and nobody should sign. Even without debt it would take {{fig:way-own-break-even*}} a month, and the forecast pace is {{fig:way-pace*}}.',
      },
    ],
  },
];

/** What the first page says of paying back where nobody should sign; the first that holds. */
export const NO_WAY_HOLDS: readonly Message[] = [
  {
    id: 'sum.repay.unsigned',
    when: (draft) => countsUnsigned(draft) && isTold(draft, 'cover-y2'),
    variants: [
      {
        es: 'El préstamo de {{fig:loan*}} cuesta {{fig:instalment*}} al mes, que el primer año no puede pagar (cobertura, lo que gana el negocio dividido entre las cuotas del año, de {{fig:cover-y1*}}) y el segundo sí ({{fig:cover-y2*}}).',
        en: 'The {{fig:loan*}} loan costs {{fig:instalment*}} a month, which the first year cannot pay (cover, earnings divided by the year’s instalments, of {{fig:cover-y1*}}) and the second can ({{fig:cover-y2*}}).',
      },
    ],
  },
  {
    id: 'sum.repay.none',
    when: (draft) => recommends(draft, null) && !draft.diagnosis.isRaised,
    variants: [
      {
        es: 'Con estas cifras, ninguna de las opciones para cubrir lo que falta es viable. Sin pedir un préstamo mayor, el punto de equilibrio ya es de {{fig:way-own-break-even*}} al mes, y el ritmo previsto es de {{fig:way-pace*}}.',
        en: 'On these figures, none of the options for covering what is missing is viable. Without a larger loan, break-even is already {{fig:way-own-break-even*}} a month, and the forecast pace is {{fig:way-pace*}}.',
      },
    ],
  },
];
