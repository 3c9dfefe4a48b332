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
        es: 'Durante {{fig:grace-months*}} meses el préstamo paga solo intereses. Después la cuota es de {{fig:instalment*}} al mes, y el resultado del segundo año la cubre {{fig:cover-y2*}} veces, cuando un banco suele pedir {{fig:cover-asked*}}.',
        en: 'For {{fig:grace-months*}} months the loan is interest-only. After that the instalment is {{fig:instalment*}} a month, and the second year covers it {{fig:cover-y2*}} times, where banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'Con {{fig:grace-months*}} meses de carencia, el negocio puede arrancar sin devolver capital. Después la cuota es de {{fig:instalment*}} al mes y la cobertura del segundo año (lo que gana el negocio dividido entre las cuotas del año), de {{fig:cover-y2*}}; los bancos suelen pedir {{fig:cover-asked*}}.',
        en: 'With {{fig:grace-months*}} months of grace, the first payments are interest only. After that they are {{fig:instalment*}} a month and debt cover in the second year (earnings divided by the year’s instalments) is {{fig:cover-y2*}}; lenders usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    // Half a year of it: the first year is told by what it pays, and the second by whole instalments.
    id: 'sum.repay.eased',
    when: (draft) => isAsked(draft) && isEased(draft) && isCovered(draft, 0) && isCovered(draft, 1),
    variants: [
      {
        es: 'El primer año, con {{fig:grace-months*}} meses de solo intereses, la cobertura de la deuda (lo que gana el negocio dividido entre las cuotas del año) es de {{fig:cover-y1*}}. Después la cuota es de {{fig:instalment*}} al mes y la cobertura del segundo año, de {{fig:cover-y2*}}; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'In the first year, with {{fig:grace-months*}} interest-only months, debt cover (earnings divided by the year’s instalments) is {{fig:cover-y1*}}. After that the instalment is {{fig:instalment*}} a month and cover in the second year is {{fig:cover-y2*}}; banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.start',
    when: (draft) => isAsked(draft) && isCovered(draft, 0),
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, y el primer año genera {{fig:cover-y1*}} veces lo que suman las cuotas. Los bancos suelen pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month, and the first year earns {{fig:cover-y1*}} times what the instalments come to. Banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes. La cobertura de la deuda (lo que gana el negocio dividido entre las cuotas del año) es de {{fig:cover-y1*}} ya el primer año, cuando un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month. Debt cover (earnings divided by the year’s instalments) is {{fig:cover-y1*}} from the first year, where lenders usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.second',
    when: (draft) => isAsked(draft) && isCovered(draft, 1) && coverOf(draft, 0) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes. El primer año la cobertura (lo que gana el negocio dividido entre las cuotas del año) es de {{fig:cover-y1*}}, así que hay que usar {{openingMoney}}. El segundo la cubre {{fig:cover-y2*}} veces, y un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month. First-year cover (earnings divided by the year’s instalments) is {{fig:cover-y1*}}, so part of it is paid from {{openingMoney}}. The second covers it {{fig:cover-y2*}} times, and banks usually ask for {{fig:cover-asked*}}.',
      },
      {
        es: 'La cuota del préstamo, {{fig:instalment*}} al mes, se paga con {{openingMoney}} mientras el negocio arranca. La cobertura de la deuda (lo que gana el negocio dividido entre las cuotas del año) es de {{fig:cover-y1*}} el primer año y de {{fig:cover-y2*}} el segundo, por encima del {{fig:cover-asked*}} que suelen pedir los bancos.',
        en: 'The loan instalment, {{fig:instalment*}} a month, is paid from {{openingMoney}} while the business starts up. Debt cover (earnings divided by the year’s instalments) is {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second, above the {{fig:cover-asked*}} banks usually ask for.',
      },
    ],
  },
  {
    // Years that lose before they repay anything: a negative number of times, and a longer term, say nothing.
    id: 'sum.repay.nothing',
    when: (draft) => isAsked(draft) && earnsNothing(draft, 0) && earnsNothing(draft, 1),
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, y ni el primer año ni el segundo ganan lo necesario para pagarla. Como los dos dan pérdidas antes de pagar la deuda, alargar el plazo no lo resuelve.',
        en: 'The loan instalment is {{fig:instalment*}} a month, and neither the first year nor the second earns enough to pay it. As both make a loss before the debt is paid, a longer term does not solve it.',
      },
    ],
  },
  {
    // A first year that loses before it repays anything, and a second that falls short: a negative number of times says nothing.
    id: 'sum.repay.short.second',
    when: (draft) => isAsked(draft) && earnsNothing(draft, 0) && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes. El primer año no deja nada para pagarla y el segundo la cubre {{fig:cover-y2*}} veces, cuando un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month. The first year leaves nothing to pay it with and the second covers it {{fig:cover-y2*}} times, where banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    id: 'sum.repay.short',
    when: (draft) => isAsked(draft) && coverOf(draft, 0) !== null && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'La cuota del préstamo, {{fig:instalment*}} al mes, no queda bien cubierta: la cobertura (lo que gana el negocio dividido entre las cuotas del año) es de {{fig:cover-y1*}} el primer año y de {{fig:cover-y2*}} el segundo, cuando un banco suele pedir {{fig:cover-asked*}}. Hace falta más plazo, menos préstamo u otras cifras.',
        en: 'The loan instalment, {{fig:instalment*}} a month, is not well covered: cover (earnings divided by the year’s instalments) is {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second, where banks usually ask for {{fig:cover-asked*}}. It takes a longer term, a smaller loan or other figures.',
      },
      {
        es: 'El negocio genera {{fig:cover-y1*}} veces las cuotas del préstamo el primer año y {{fig:cover-y2*}} el segundo, a {{fig:instalment*}} al mes. Como un banco suele pedir {{fig:cover-asked*}}, conviene alargar el plazo o pedir menos.',
        en: 'The business earns {{fig:cover-y1*}} times the loan instalments in the first year and {{fig:cover-y2*}} in the second, at {{fig:instalment*}} a month. As banks usually ask for {{fig:cover-asked*}}, it is better to lengthen the term or borrow less.',
      },
    ],
  },
  {
    id: 'sum.repay.within-year',
    when: (draft) => isAsked(draft) && coverOf(draft, 0) !== null,
    variants: [
      {
        es: 'La cuota del préstamo es de {{fig:instalment*}} al mes, con una cobertura (lo que gana el negocio dividido entre las cuotas del año) de {{fig:cover-y1*}} el primer año; un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The loan instalment is {{fig:instalment*}} a month, with a cover (earnings divided by the year’s instalments) of {{fig:cover-y1*}} in the first year; banks usually ask for {{fig:cover-asked*}}.',
      },
    ],
  },
  {
    // Nobody said who pays: the rule that the sums stand on, without the sum of a debt that nobody asked for.
    id: 'sum.repay.supposed',
    when: (draft) => !draft.diagnosis.fundingSaid && draft.diagnosis.hasLoan && coverOf(draft, 0) !== null && coverOf(draft, 1) !== null,
    variants: [
      {
        es: 'El plan supone que se aporta algo menos de la tercera parte y se pide prestado el resto, con una cuota de {{fig:instalment*}} al mes. La cobertura (lo que gana el negocio dividido entre las cuotas del año) sería de {{fig:cover-y1*}} el primer año y de {{fig:cover-y2*}} el segundo, y un banco suele pedir {{fig:cover-asked*}}.',
        en: 'The plan assumes that just under a third is put in and the rest borrowed, at {{fig:instalment*}} a month. Debt cover (earnings divided by the year’s instalments) would be {{fig:cover-y1*}} in the first year and {{fig:cover-y2*}} in the second, and banks usually ask for {{fig:cover-asked*}}.',
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
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}} la cobertura del primer año bajaría a {{fig:low-cover*}}, y con un sueldo propio en el mínimo legal, {{fig:case-pay}}, a {{fig:case-cover*}}.',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, first-year cover would fall to {{fig:low-cover*}} and, with own pay at the legal minimum of {{fig:case-pay}}, to {{fig:case-cover*}}.',
      },
    ],
  },
  {
    id: 'sum.risk',
    when: isAtRisk,
    variants: [
      {
        es: 'Con un {{fig:scenario-drop}} menos de {{lowOf}} la cobertura del primer año bajaría a {{fig:low-cover*}}.',
        en: 'With {{lowOf}} {{fig:scenario-drop}} lower, first-year cover would fall to {{fig:low-cover*}}.',
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
