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
      es: 'Como se dijo que no se quiere préstamo, antes va la salida sin deuda: cobrar {{fig:way-pay-half*}} al mes hasta {{fig:way-pay-until}} deja la reserva entera con el dinero propio.',
      en: 'Since no loan was wanted, the way out without debt comes first: taking {{fig:way-pay-half*}} a month up to {{fig:way-pay-until}} keeps the whole reserve on the founder’s own money.',
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
        es: 'Se recomienda la primera: el primer año no vence ninguna cuota, y el segundo, con cuotas enteras, las cubre {{fig:way-loan-cover*}} veces, cuando se suele exigir {{fig:cover-asked*}}.',
        en: 'The first is recommended: no instalment falls due in the first year, and the second, on full instalments, covers them {{fig:way-loan-cover*}} times, where {{fig:cover-asked*}} is usually required.',
      },
    ],
  },
  {
    id: 'ways.loan.grace',
    when: (draft) => recommends(draft, 'loan') && hasGrace(draft, 'loan'),
    variants: [
      {
        es: 'Se recomienda la primera, con {{fig:way-loan-grace*}} meses de solo intereses: el primer año cubre lo que paga {{fig:way-loan-cover-first*}} veces y el segundo, cuotas enteras, {{fig:way-loan-cover*}}. Sin esa carencia, y al tipo que nombra un banco, el primero se queda en {{fig:way-loan-cover-bare*}}, cuando se suele exigir {{fig:cover-asked*}}.',
        en: 'The first is recommended, with {{fig:way-loan-grace*}} interest-only months: the first year covers its payments {{fig:way-loan-cover-first*}} times and the second, on full instalments, {{fig:way-loan-cover*}}. Without that grace, and at a bank’s quoted rate, first-year cover stays at {{fig:way-loan-cover-bare*}}, where {{fig:cover-asked*}} is usually required.',
      },
    ],
  },
  {
    id: 'ways.loan',
    when: (draft) => recommends(draft, 'loan'),
    variants: [
      {
        es: 'Se recomienda la primera: cubre sus cuotas {{fig:way-loan-cover-first*}} veces ya el primer año, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'The first is recommended: it covers its instalments {{fig:way-loan-cover-first*}} times in the first year already, and banks usually require {{fig:cover-asked*}}.',
      },
      {
        es: 'Pedirlo todo junto es lo que se recomienda: desde el primer año deja {{fig:way-loan-cover-first*}} veces lo que paga, donde un banco suele pedir {{fig:cover-asked*}}.',
        en: 'Borrowing it all at once is recommended: from the first year it earns {{fig:way-loan-cover-first*}} times its payments, where banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.half.later',
    when: (draft) => recommends(draft, 'half') && !isTold(draft, 'way-half-cover-first'),
    variants: [
      {
        es: 'Se recomienda ir a medias: el primer año no vence ninguna cuota, y el segundo, con cuotas enteras, las cubre {{fig:way-half-cover*}} veces, cuando se suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half is recommended: no instalment falls due in the first year, and the second, on full instalments, covers them {{fig:way-half-cover*}} times, where {{fig:cover-asked*}} is usually required.',
      },
    ],
  },
  {
    id: 'ways.half.grace',
    when: (draft) => recommends(draft, 'half') && hasGrace(draft, 'half'),
    variants: [
      {
        es: 'La opción mixta se sostiene con {{fig:way-half-grace*}} meses de solo intereses, y es lo que se recomienda: {{fig:way-half-cover-first*}} el primer año y {{fig:way-half-cover*}} el segundo; sin esa carencia el primero se queda en {{fig:way-half-cover-bare*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half works with {{fig:way-half-grace*}} interest-only months, and is recommended: cover of {{fig:way-half-cover-first*}} in the first year and {{fig:way-half-cover*}} in the second; without that grace the first stays at {{fig:way-half-cover-bare*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.half',
    when: (draft) => recommends(draft, 'half'),
    variants: [
      {
        es: 'La opción mixta se sostiene, y es lo que se recomienda: el primer año cubre sus cuotas {{fig:way-half-cover-first*}} veces, donde un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Half and half works, and is recommended: the first year covers its instalments {{fig:way-half-cover-first*}} times, where banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.own.grace',
    when: (draft) => recommends(draft, 'own') && hasGrace(draft, 'own'),
    variants: [
      {
        es: 'Se recomienda no pedir más: lo que falta lo pone quien no cobra cuota, y el préstamo de {{fig:loan*}} empieza con {{fig:way-own-grace*}} meses de solo intereses.',
        en: 'Borrowing no more is recommended: what is missing comes from somebody who needs no repayments, and the {{fig:loan*}} loan starts with {{fig:way-own-grace*}} interest-only months.',
      },
    ],
  },
  {
    id: 'ways.own.wanted',
    when: (draft) => recommends(draft, 'own') && isUnborrowedByWish(draft.model),
    variants: [
      {
        es: 'Se dijo que se abre sin préstamo, y así se puede: la suma sale de dinero propio, de quien entre en el negocio o de la familia, y no se devuelve en cuotas.',
        en: 'The founder wished to open without a loan, and that works: the sum comes from own money, a partner’s or family’s, with no repayments.',
      },
    ],
  },
  {
    id: 'ways.own',
    when: (draft) => recommends(draft, 'own'),
    variants: [
      {
        es: 'Se recomienda reunirlo sin deuda: dinero propio, de quien entre en el negocio o de la familia, que no se devuelve en cuotas.',
        en: 'Raising it without debt is recommended: own money, or a partner’s or family’s, with no repayments.',
      },
    ],
  },
  {
    id: 'ways.unsigned',
    when: (draft) => countsUnsigned(draft) && isTold(draft, 'way-own-cover-first'),
    variants: [
      {
        es: 'Nadie debería firmar todavía. Aun sin pedir nada más, el primer año no gana la cuota de los {{fig:loan*}} de préstamo: su cobertura es de {{fig:way-own-cover-first*}}, y un banco suele exigir {{fig:cover-asked*}}.',
        en: 'Nobody should sign yet: even with nothing more borrowed, the first year does not earn the instalment of the {{fig:loan*}} loan: its cover is {{fig:way-own-cover-first*}}, and banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.none',
    when: (draft) => recommends(draft, null) && isTold(draft, 'way-own-cover'),
    variants: [
      {
        es: 'Ninguna aguanta, y nadie debería firmar: aun sin pedir más, la cobertura del segundo año es de {{fig:way-own-cover*}}, cuando un banco suele exigir {{fig:cover-asked*}}.',
        en: 'None of them works, and nobody should sign: even without borrowing more, cover in the second year is {{fig:way-own-cover*}}, where banks usually require {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'ways.none.no-debt',
    when: (draft) => recommends(draft, null),
    variants: [
      {
        es: 'Ninguna aguanta, y nadie debería firmar: aun sin deuda hacen falta {{fig:way-own-break-even*}} al mes, para un ritmo de {{fig:way-pace*}}.',
        en: 'None of them works, and nobody should sign: even without debt it takes {{fig:way-own-break-even*}} a month, against a pace of {{fig:way-pace*}}.',
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
        es: 'Los {{fig:loan*}} de préstamo piden {{fig:instalment*}} al mes, que el primer año no cubre (cobertura de {{fig:cover-y1*}}) y el segundo sí ({{fig:cover-y2*}}).',
        en: 'The {{fig:loan*}} loan costs {{fig:instalment*}} a month, which the first year does not earn (cover of {{fig:cover-y1*}}) and the second does ({{fig:cover-y2*}}).',
      },
    ],
  },
  {
    id: 'sum.repay.none',
    when: (draft) => recommends(draft, null) && !draft.diagnosis.isRaised,
    variants: [
      {
        es: 'Ninguna manera de cubrir lo que falta aguanta con estas cifras: sin pedir un préstamo mayor, el equilibrio ya es de {{fig:way-own-break-even*}} al mes, para un ritmo de {{fig:way-pace*}}.',
        en: 'No way of covering what is missing holds on these figures: without a larger loan break-even is already {{fig:way-own-break-even*}} a month, against a pace of {{fig:way-pace*}}.',
      },
    ],
  },
];
