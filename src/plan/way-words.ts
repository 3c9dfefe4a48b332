// Which way of finding the missing money the business can live with, on the page on funding and, in one sentence, in the summary.
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';
import { bringsEnough, coverYear, recommendWay, type WayId, weighWays } from './weigh-ways.ts';

const isOpen = ({ diagnosis }: Draft) => diagnosis.hasGap && diagnosis.breakEven !== 'never';
const recommends = (draft: Draft, id: WayId | null) => isOpen(draft) && (recommendWay(draft.model)?.id ?? null) === id;
const isTold = ({ figures }: Draft, id: string) => figures[id] !== undefined;
const isSecondYear = ({ model }: Draft) => coverYear(model) === 1;
const wayOf = ({ model }: Draft, wanted: WayId) => weighWays(model).find(({ id }) => id === wanted);

/** Why not all of it is borrowed, where half of it is recommended; the first that holds. */
export const WHY_NOT_ALL: readonly Message[] = [
  {
    id: 'ways.all.own-part',
    when: (draft) => recommends(draft, 'half') && wayOf(draft, 'loan')?.holds === true && !bringsEnough(draft.model),
    variants: [
      {
        es: 'Pedirlo todo se podría pagar, con una cobertura de {{fig:way-loan-cover*}}, pero los fondos propios quedarían por debajo de la cuarta parte y un banco rara vez lo acepta.',
        en: 'Borrowing it all could be paid, at a cover of {{fig:way-loan-cover*}}, but own funds would come to less than a quarter and banks rarely accept that.',
      },
    ],
  },
  {
    id: 'ways.all.tight',
    when: (draft) => recommends(draft, 'half') && wayOf(draft, 'loan')?.holds === true,
    variants: [
      {
        es: 'Pedirlo todo se pagaría sin holgura: su cobertura, {{fig:way-loan-cover*}}, apenas pasa de lo que pide un banco.',
        en: 'Borrowing it all would be paid with no room to spare: its cover, {{fig:way-loan-cover*}}, is barely more than a bank asks for.',
      },
    ],
  },
  {
    id: 'ways.all.red',
    when: (draft) => recommends(draft, 'half') && wayOf(draft, 'loan')?.isPaidFor === true,
    variants: [
      {
        es: 'Pedirlo todo no aguanta: sus cuotas volverían a dejar la caja por debajo de cero.',
        en: 'Borrowing it all does not hold: its instalments would take the cash below zero again.',
      },
    ],
  },
  {
    id: 'ways.all.fails',
    when: (draft) => recommends(draft, 'half'),
    variants: [
      {
        es: 'Pedirlo todo no aguanta: con {{fig:way-loan-loan*}} prestados la cobertura se queda en {{fig:way-loan-cover*}} y el equilibrio sube a {{fig:way-loan-break-even*}}, para un ritmo de {{fig:way-pace*}}.',
        en: 'Borrowing it all does not hold: at {{fig:way-loan-loan*}} borrowed, cover stays at {{fig:way-loan-cover*}} and break-even rises to {{fig:way-loan-break-even*}}, against a pace of {{fig:way-pace*}}.',
      },
    ],
  },
];

/** Which way is recommended, or that none holds; the first that holds. */
export const VERDICT: readonly Message[] = [
  {
    id: 'ways.loan',
    when: (draft) => recommends(draft, 'loan'),
    variants: [
      {
        es: 'Aguantan las tres, y se recomienda la primera: su cobertura, {{fig:way-loan-cover*}}, supera el {{fig:cover-asked*}} que suele exigir un banco, y su equilibrio queda por debajo de un ritmo de {{fig:way-pace*}} al mes. Se pide de una vez y antes de firmar.',
        en: 'All three hold, and the first is recommended: its cover, {{fig:way-loan-cover*}}, is above the {{fig:cover-asked*}} banks usually require, and its break-even lies below a pace of {{fig:way-pace*}} a month. It is asked for in one go, before anything is signed.',
      },
      {
        es: 'Se recomienda pedirlo todo junto: el segundo año puede con ello, {{fig:way-loan-cover*}} de cobertura donde un banco suele pedir {{fig:cover-asked*}}, y el ritmo, {{fig:way-pace*}} al mes, pasa del equilibrio. Las otras dos cuestan menos cada mes, si alguien pone el dinero.',
        en: 'Borrowing it all at once is recommended: the business can carry it, a cover of {{fig:way-loan-cover*}} where banks usually ask for {{fig:cover-asked*}}, and the pace, {{fig:way-pace*}} a month, passes break-even. The other two cost less each month, if somebody puts in the money.',
      },
    ],
  },
  {
    id: 'ways.half',
    when: (draft) => recommends(draft, 'half'),
    variants: [
      {
        es: 'A medias sí aguanta, y es lo que se recomienda: {{fig:way-half-cover*}} de cobertura, donde un banco suele exigir {{fig:cover-asked*}}, y equilibrio en {{fig:way-half-break-even*}}, por debajo del ritmo.',
        en: 'Half and half does hold, and is recommended: a cover of {{fig:way-half-cover*}}, where banks usually require {{fig:cover-asked*}}, and break-even at {{fig:way-half-break-even*}}, below the pace.',
      },
    ],
  },
  {
    id: 'ways.own',
    when: (draft) => recommends(draft, 'own'),
    variants: [
      {
        es: 'Pedir más no aguanta: ya con {{fig:way-half-loan*}} prestados la cobertura es de {{fig:way-half-cover*}}, cuando un banco suele exigir {{fig:cover-asked*}}, y el equilibrio de {{fig:way-half-break-even*}}, para un ritmo de {{fig:way-pace*}}. Se recomienda la tercera: dinero que no se devuelve en cuotas, o abrir con menos.',
        en: 'Borrowing more does not hold: with {{fig:way-half-loan*}} borrowed cover is already {{fig:way-half-cover*}}, where banks usually require {{fig:cover-asked*}}, and break-even {{fig:way-half-break-even*}}, against a pace of {{fig:way-pace*}}. The third is recommended: money that asks for no instalment, or opening with less.',
      },
    ],
  },
  {
    id: 'ways.none',
    when: (draft) => recommends(draft, null) && isTold(draft, 'way-own-cover'),
    variants: [
      {
        es: 'Ninguna de las tres aguanta: aun sin pedir más, la cobertura es de {{fig:way-own-cover*}}, cuando un banco suele exigir {{fig:cover-asked*}}, y el equilibrio de {{fig:way-own-break-even*}}, para un ritmo de {{fig:way-pace*}}. Antes de buscar dinero hay que mover el precio, el volumen o los gastos.',
        en: 'None of the three holds: even without borrowing more, cover is {{fig:way-own-cover*}}, where banks usually require {{fig:cover-asked*}}, and break-even {{fig:way-own-break-even*}}, against a pace of {{fig:way-pace*}}. Before any money is looked for, price, volume or costs have to move.',
      },
    ],
  },
  {
    id: 'ways.none.no-debt',
    when: (draft) => recommends(draft, null),
    variants: [
      {
        es: 'Ninguna de las tres aguanta: aun sin deuda hacen falta {{fig:way-own-break-even*}} al mes, para un ritmo de {{fig:way-pace*}}. Antes de buscar dinero hay que mover el precio, el volumen o los gastos.',
        en: 'None of the three holds: even without debt it takes {{fig:way-own-break-even*}} a month, against a pace of {{fig:way-pace*}}. Before any money is looked for, price, volume or costs have to move.',
      },
    ],
  },
];

/** What the first page says of paying back where money is missing: the cover with that money in, and not of a loan that leaves the hole open. */
export const REPAY_WITH_GAP: readonly Message[] = [
  {
    id: 'sum.repay.loan',
    when: (draft) => recommends(draft, 'loan') && isSecondYear(draft),
    variants: [
      {
        es: 'Con los {{fig:way-missing*}} que faltan también prestados, la cuota es de {{fig:way-loan-instalment*}} al mes y el segundo año la cubre {{fig:way-loan-cover*}} veces; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'With the missing {{fig:way-missing*}} borrowed as well, the instalment is {{fig:way-loan-instalment*}} a month, and the second year covers it {{fig:way-loan-cover*}} times; banks tend to ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.loan.short-term',
    when: (draft) => recommends(draft, 'loan'),
    variants: [
      {
        es: 'Con los {{fig:way-missing*}} que faltan también prestados, la cuota es de {{fig:way-loan-instalment*}} al mes y el primer año la cubre {{fig:way-loan-cover*}} veces; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'With the missing {{fig:way-missing*}} borrowed as well, the instalment is {{fig:way-loan-instalment*}} a month, and the first year covers it {{fig:way-loan-cover*}} times; banks tend to ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.half',
    when: (draft) => recommends(draft, 'half'),
    variants: [
      {
        es: 'Con la mitad de lo que falta prestada, la cuota es de {{fig:way-half-instalment*}} al mes y la cobertura, de {{fig:way-half-cover*}}; un banco suele pedir {{fig:cover-asked*}}. La otra mitad, {{fig:way-half-own*}}, no se puede pedir prestada.',
        en: 'With half of what is missing borrowed, the instalment is {{fig:way-half-instalment*}} a month and its cover {{fig:way-half-cover*}}; banks tend to ask for {{fig:cover-asked*}}. The other half, {{fig:way-half-own*}}, is not for borrowing.',
      },
    ],
  },
  {
    id: 'sum.repay.own',
    when: (draft) => recommends(draft, 'own'),
    variants: [
      {
        es: 'Los {{fig:way-missing*}} que faltan no se pueden pedir prestados: con solo la mitad, la cobertura de la cuota sería de {{fig:way-half-cover*}}, y un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The missing {{fig:way-missing*}} cannot be borrowed: with just half of it, cover of the instalment would be {{fig:way-half-cover*}}, and banks tend to ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.none',
    when: (draft) => recommends(draft, null),
    variants: [
      {
        es: 'Ninguna manera de cubrir lo que falta aguanta con estas cifras: sin pedir un préstamo mayor, el equilibrio ya es de {{fig:way-own-break-even*}} al mes, para un ritmo de {{fig:way-pace*}}.',
        en: 'No way of covering what is missing holds on these figures: without a larger loan break-even is already {{fig:way-own-break-even*}} a month, against a pace of {{fig:way-pace*}}.',
      },
    ],
  },
];
