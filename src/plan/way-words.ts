// Which way of finding the missing money the business can live with, on the page on funding and, in one sentence, in the summary.
import type { Way } from '../finance/funding.ts';
import { bringsEnough, recommendWay } from '../finance/weigh-ways.ts';
import type { Draft } from './draft.ts';
import type { Message } from './message.ts';

const isOpen = ({ diagnosis }: Draft) => diagnosis.hasGap && diagnosis.breakEven !== 'never';
const recommends = (draft: Draft, id: Way['id'] | null) => isOpen(draft) && (recommendWay(draft.model)?.id ?? null) === id;
const isTold = ({ figures }: Draft, id: string) => figures[id] !== undefined;
const isRaisedBy = (draft: Draft, id: Way['id']) => draft.diagnosis.isRaised && recommends(draft, id);
const wayOf = ({ model }: Draft, wanted: Way['id']) => model.ways.find(({ id }) => id === wanted);

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
        es: 'Aguantan las tres, y se recomienda la primera: con la cuota entera su cobertura, {{fig:way-loan-cover*}}, supera el {{fig:cover-asked*}} que suele exigir un banco, y su equilibrio queda por debajo de un ritmo de {{fig:way-pace*}} al mes. Se pide de una vez y antes de firmar.',
        en: 'All three hold, and the first is recommended: its cover at the whole instalment, {{fig:way-loan-cover*}}, is above the {{fig:cover-asked*}} banks usually require, and its break-even lies below a pace of {{fig:way-pace*}} a month. It is asked for in one go, before anything is signed.',
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

/** On which money every figure of the plan stands, where what was told is not enough; the first that holds. */
export const CASE: readonly Message[] = [
  {
    id: 'case.loan',
    when: (draft) => isRaisedBy(draft, 'loan'),
    variants: [
      {
        es: 'Todo el plan cuenta con pedir prestados también los {{fig:way-missing*}} que faltan.',
        en: 'The whole plan counts on borrowing the missing {{fig:way-missing*}} as well.',
      },
      {
        es: 'Cada cifra que sigue da por prestados también los {{fig:way-missing*}} que faltan.',
        en: 'Each figure that follows takes the missing {{fig:way-missing*}} as borrowed too.',
      },
    ],
  },
  {
    id: 'case.half',
    when: (draft) => isRaisedBy(draft, 'half'),
    variants: [
      {
        es: 'Todo el plan cuenta con reunir antes de abrir lo que falta: {{fig:raised-loan*}} más de préstamo y {{fig:raised-own*}} que no se devuelven en cuotas.',
        en: 'The whole plan counts on raising what is missing before opening: {{fig:raised-loan*}} more of loan, and {{fig:raised-own*}} that asks for no instalment.',
      },
    ],
  },
  {
    id: 'case.own',
    when: (draft) => isRaisedBy(draft, 'own'),
    variants: [
      {
        es: 'Todo el plan cuenta con los {{fig:way-missing*}} que faltan, que alguien aporta o que se dejan de gastar: con solo la mitad prestada, la cuota se cubriría {{fig:way-half-cover*}} veces, y un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The whole plan counts on the missing {{fig:way-missing*}}, put in by somebody or not spent: with just half of it borrowed, the instalment would be covered {{fig:way-half-cover*}} times, and banks tend to ask for {{fig:cover-asked*}}.',
      },
    ],
  },
];

/** What the first page says of paying back where no way of finding the money holds. */
export const NO_WAY_HOLDS: Message = {
  id: 'sum.repay.none',
  when: (draft) => recommends(draft, null),
  variants: [
    {
      es: 'Ninguna manera de cubrir lo que falta aguanta con estas cifras: sin pedir un préstamo mayor, el equilibrio ya es de {{fig:way-own-break-even*}} al mes, para un ritmo de {{fig:way-pace*}}.',
      en: 'No way of covering what is missing holds on these figures: without a larger loan break-even is already {{fig:way-own-break-even*}} a month, against a pace of {{fig:way-pace*}}.',
    },
  ],
};
