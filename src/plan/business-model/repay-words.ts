// Whether the loan can be paid back out of what the business makes: what a lender looks for on the first page.
import { COVER_ASKED } from '../../finance/weigh-way.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';

/** A grace of so many months leaves the first year without instalments. */
const WHOLE_YEAR = 12;
const isEased = ({ model }: Draft) => model.assumptions.graceMonths.value > 0;
const isAsked = ({ diagnosis }: Draft) => diagnosis.hasLoan && diagnosis.fundingSaid;
const coverOf = ({ model }: Draft, year: number) => model.returns.debtCover[year] ?? null;
const earnsNothing = (draft: Draft, year: number) => (coverOf(draft, year) ?? 1) <= 0;
const isCovered = (draft: Draft, year: number) => (coverOf(draft, year) ?? 0) >= COVER_ASKED;

/** The first that holds; none where no loan is asked for or nothing is left to repay. */
export const REPAY: readonly Message[] = [
  {
    // The cover of a year that pays interest only says nothing of the instalments to come.
    id: 'sum.repay.grace',
    when: (draft) => isAsked(draft) && draft.model.assumptions.graceMonths.value >= WHOLE_YEAR && isCovered(draft, 1),
    variants: [
      {
        es: 'Durante {{fig:grace-months*}} meses el préstamo paga solo intereses. Después la cuota es de {{fig:instalment*}} al mes, y el segundo año la cubre {{fig:cover-y2*}} veces; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'For {{fig:grace-months*}} months the loan is interest-only. After that the instalment is {{fig:instalment*}} a month, and the second year covers it {{fig:cover-y2*}} times; banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'La carencia de {{fig:grace-months*}} meses deja arrancar sin devolver capital. Después la cuota es de {{fig:instalment*}} al mes, y el segundo año genera {{fig:cover-y2*}} veces esa cantidad; se suelen exigir {{fig:cover-asked*}}.',
        en: 'With {{fig:grace-months*}} months of grace, the first payments are interest only. After that they are {{fig:instalment*}} a month, and the second year earns {{fig:cover-y2*}} times that; lenders usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    // Half a year of it: the first year is told by what it pays, and the second by whole instalments.
    id: 'sum.repay.eased',
    when: (draft) => isAsked(draft) && isEased(draft) && isCovered(draft, 0) && isCovered(draft, 1),
    variants: [
      {
        es: 'El primer año, con {{fig:grace-months*}} meses de solo intereses, cubre lo que paga {{fig:cover-y1*}} veces; después la cuota es de {{fig:instalment*}} al mes y el segundo la cubre {{fig:cover-y2*}}, donde un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The first year, with {{fig:grace-months*}} interest-only months, covers its payments {{fig:cover-y1*}} times; after that the instalment is {{fig:instalment*}} a month and the second year covers it {{fig:cover-y2*}} times, where banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.start',
    when: (draft) => isAsked(draft) && isCovered(draft, 0),
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, y el primer año genera {{fig:cover-y1*}} veces esas cuotas; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month, and the first year covers it {{fig:cover-y1*}} times; banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'La cuota es de {{fig:instalment*}} al mes. Lo que deja el primer año la cubre {{fig:cover-y1*}} veces; se suelen exigir {{fig:cover-asked*}}.',
        en: 'Repayments are {{fig:instalment*}} a month. The first year earns {{fig:cover-y1*}} times that; lenders usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'Por cada cuota de {{fig:instalment*}} el negocio genera {{fig:cover-y1*}} veces esa cantidad desde el primer año. Los bancos suelen conformarse con {{fig:cover-asked*}}.',
        en: 'For each instalment of {{fig:instalment*}} the business makes {{fig:cover-y1*}} times that sum from the first year. Banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.second',
    when: (draft) => isAsked(draft) && isCovered(draft, 1) && coverOf(draft, 0) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes. El primer año no la gana, con una cobertura de {{fig:cover-y1*}}, y se paga con el dinero inicial; el segundo la cubre {{fig:cover-y2*}} veces, y un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan’s instalment is {{fig:instalment*}} a month. The first year does not earn it (cover of {{fig:cover-y1*}}), so it comes out of the opening money; the second covers it {{fig:cover-y2*}} times, and banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'La cuota es de {{fig:instalment*}} al mes, que salen del dinero inicial mientras el negocio arranca: la cobertura es de {{fig:cover-y1*}} el primer año y de {{fig:cover-y2*}} el segundo, por encima del {{fig:cover-asked*}} que se suele exigir.',
        en: 'Repayments are {{fig:instalment*}} a month, paid from the opening money while the business starts up: debt cover is {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second, above the {{fig:cover-asked*}} lenders usually ask for.',
      },
      {
        es: 'Las cuotas, de {{fig:instalment*}} al mes, descansan en la reserva durante el primer año, cuya cobertura es de {{fig:cover-y1*}}. Desde el segundo las paga el propio negocio, {{fig:cover-y2*}} veces, y con {{fig:cover-asked*}} suele bastar.',
        en: 'The instalments, {{fig:instalment*}} a month, rest on the reserve through the first year, whose cover is {{fig:cover-y1*}}. From the second the business itself pays them, {{fig:cover-y2*}} times over, and {{fig:cover-asked*}} is usually enough.',
      },
    ],
  },
  {
    // Years that lose before they repay anything: a negative number of times, and a longer term, say nothing.
    id: 'sum.repay.nothing',
    when: (draft) => isAsked(draft) && earnsNothing(draft, 0) && earnsNothing(draft, 1),
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, y ni el primer año ni el segundo dejan nada con que pagarla: pierden antes de ella, y más plazo no lo cambia.',
        en: 'The loan’s instalment is {{fig:instalment*}} a month, and neither the first year nor the second leaves anything to pay it with: they lose money before it, and a longer term does not change that.',
      },
    ],
  },
  {
    // A first year that loses before it repays anything, and a second that falls short: a negative number of times says nothing.
    id: 'sum.repay.short.second',
    when: (draft) => isAsked(draft) && earnsNothing(draft, 0) && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes: el primer año no deja nada con que pagarla y el segundo la cubre {{fig:cover-y2*}} veces, cuando un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan’s instalment is {{fig:instalment*}} a month: the first year leaves nothing to pay it with and the second covers it {{fig:cover-y2*}} times, where banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.short',
    when: (draft) => isAsked(draft) && coverOf(draft, 0) !== null && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'La cuota del préstamo, {{fig:instalment*}} al mes, no queda bien cubierta: {{fig:cover-y1*}} el primer año y {{fig:cover-y2*}} el segundo, cuando un banco suele pedir {{fig:cover-asked*}}. Hace falta más plazo, menos préstamo u otras cifras.',
        en: 'The loan’s instalment, {{fig:instalment*}} a month, is not well covered: {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second, where banks tend to ask for {{fig:cover-asked*}}. It takes a longer term, a smaller loan or other figures.',
      },
      {
        es: 'Con {{fig:instalment*}} al mes de cuota, lo que genera el negocio la cubre {{fig:cover-y1*}} veces el primer año y {{fig:cover-y2*}} el segundo. Por debajo de {{fig:cover-asked*}} un banco pone reparos: conviene alargar el plazo o pedir menos.',
        en: 'With an instalment of {{fig:instalment*}} a month, what the business makes covers it {{fig:cover-y1*}} times in the first year and {{fig:cover-y2*}} in the second. Under {{fig:cover-asked*}} banks object: lengthen the term or borrow less.',
      },
    ],
  },
  {
    id: 'sum.repay.within-year',
    when: (draft) => isAsked(draft) && coverOf(draft, 0) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, con una cobertura de {{fig:cover-y1*}} el primer año; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan’s instalment is {{fig:instalment*}} a month, with a cover of {{fig:cover-y1*}} in the first year; banks tend to ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    // Nobody said who pays: the rule that the sums stand on, without the sum of a debt that nobody asked for.
    id: 'sum.repay.supposed',
    when: (draft) => !draft.diagnosis.fundingSaid && draft.diagnosis.hasLoan && coverOf(draft, 0) !== null && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'Si, como aquí se supone, se pone algo menos de la tercera parte y se presta el resto, la cuota es de {{fig:instalment*}} al mes y la cobertura, de {{fig:cover-y1*}} el primer año y {{fig:cover-y2*}} el segundo; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'If, as assumed here, just under a third is put in and the rest borrowed, the instalment is {{fig:instalment*}} a month and debt cover {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second; banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
];

/** What that cover does not stand: lower sales and, where the owners take far less than an employee may be paid, a wage of that size; the first that holds. */
export const COVER_AT_RISK: readonly Message[] = [
  {
    id: 'sum.risk.pay',
    when: (draft) => isAtRisk(draft) && draft.figures['case-pay'] !== undefined && draft.figures['case-cover'] !== undefined,
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de ventas sería de {{fig:low-cover*}}, y con una paga propia en el mínimo legal, {{fig:case-pay}}, de {{fig:case-cover*}}.',
        en: 'On sales {{fig:scenario-drop}} lower it would be {{fig:low-cover*}} and, with own pay at the legal minimum of {{fig:case-pay}}, {{fig:case-cover*}}.',
      },
    ],
  },
  {
    id: 'sum.risk',
    when: isAtRisk,
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de ventas sería de {{fig:low-cover*}}.',
        en: 'On sales {{fig:scenario-drop}} lower it would be {{fig:low-cover*}}.',
      },
    ],
  },
];

/** Whether the first year pays as a bank asks, and would not on lower sales. */
function isAtRisk({ figures }: Draft): boolean {
  const [base, low, asked] = ['cover-y1', 'low-cover', 'cover-asked'].map((id) => figures[id]?.value);
  if (base === undefined || low === undefined) return false;
  return Number(base) >= Number(asked) && Number(low) < Number(asked);
}
