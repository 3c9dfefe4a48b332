// By what each goal is told, and what the model says of it: that it fits, when it is reached, or that it is not.
import { foldText } from '../../language/fold-text.ts';
import { type Bilingual, NO_WORDS, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { sellerOf } from '../operations/write-roles.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { findGoalKind, isAccount } from './find-goal-kind.ts';
import { isPaced, moneyFigure, type PlacedGoal, repaymentFigure } from './gather-goals.ts';
import type { GoalKind } from './goal-clues.ts';
import { countReviews, listBuyers, listPartners } from './measure-buyers.ts';
import { restOf, suppliers } from './measure-habits.ts';
import { hiring } from './measure-hire.ts';
import { again, askedOfAll, churn, full, referred, regulars } from './measure-kept.ts';
import { noneOf } from './measure-none.ts';
import { openDays } from './measure-open-days.ts';
import { living, owedByUs, owedToUs } from './measure-pay.ts';
import { customers, ENOUGH, finished, ofLine, reachedIn, shortOf, unitsOf } from './measure-sold.ts';
import { bookedAhead, COLLEAGUE, cushion, doneOrNot, expansion, listThings, purchase } from './measure-things.ts';

/** What tells whether the goal was met, with the verdict of this plan's own figures. */
export function measureGoal(draft: Draft, goal: PlacedGoal): PlanText {
  const kind = findGoalKind(draft, goal);
  if (kind !== null) return MEASURES[kind](goal, draft);
  return goal.target === null || goal.money !== null || goal.share !== null ? doneOrNot(goal) : listThings(goal);
}

/** Whoever answers for it: what customers say, and whether they come back, is seen to by whoever makes the business known. */
export function ownsGoal(draft: Draft, goal: PlacedGoal): PlanText {
  const kind = findGoalKind(draft, goal);
  const isOfCustomers = kind === 'reviews' || kind === 'again' || kind === 'none';
  return isOfCustomers
    ? perLanguage((language) => sellerOf(draft)[language].replace(LETTERS, ONE_OF[language]))
    : { es: 'quien emprende', en: 'founder' };
}

/** As the table of roles calls each of several founders. */
const LETTERS = /^[A-Z](?:, [A-Z])*$/;
const ONE_OF: Bilingual = { es: 'los socios ($&)', en: 'founders ($&)' };

const MEASURES: Readonly<Record<GoalKind, (goal: PlacedGoal, draft: Draft) => PlanText>> = {
  open: () => ({ es: 'la fecha de la primera venta', en: 'the date of the first sale' }),
  reviews: countReviews,
  hire: hiring,
  suppliers: ({ text }, draft) => suppliers(foldText(text), draft),
  proof: () => ({ es: 'el documento que lo acredita, fechado y archivado', en: 'the document that proves it, dated and on file' }),
  again,
  wages: () => ({ es: 'las nóminas de cada mes frente a ese mínimo', en: 'each month’s payslips checked against that minimum' }),
  loan: repayment,
  living,
  days: openDays,
  rest: (goal, draft) => restOf(goal, draft),
  profit: (goal, draft) => profit(goal, draft),
  sales: (goal, draft) => sales(goal, draft),
  expand: (goal, draft) => expansion(goal, draft),
  accounts: (goal, draft) => (isAccount(draft) ? unitsOf(goal, draft) : listBuyers(goal, draft)),
  units: unitsOf,
  finished,
  line: ofLine,
  customers,
  full: (goal, draft) => full(goal, draft),
  score: askedOfAll,
  buy: (goal, draft) => purchase(goal, draft),
  regulars: (goal, draft) => regulars(goal, draft),
  colleague: () => COLLEAGUE,
  booked: bookedAhead,
  partners: listPartners,
  owed: owedToUs,
  debt: owedByUs,
  cushion,
  churn: (goal, draft) => churn(goal, draft),
  referred: (goal, draft) => referred(goal, draft),
  none: noneOf,
};

/** The instalment as it is; where the goal is sooner than the loan's term, what that would take. */
function repayment({ at, text }: PlacedGoal, { figures, model }: Draft): PlanText {
  const isOwedElsewhere = OWED_TO_SOMEBODY.test(foldText(text)) && !model.assumptions.isFamilyLoan;
  if (isOwedElsewhere || !figures['told-instalment']) return SOME_OF_IT.test(foldText(text)) ? BALANCE_LEFT : BALANCE;
  if (!figures[repaymentFigure(at)]) {
    if (EARLY.test(foldText(text))) return SOONER;
    return { es: 'la cuota de {{fig:told-instalment}}, pagada cada mes', en: 'the instalment of {{fig:told-instalment}}, paid each month' };
  }
  const sooner = `{{fig:${repaymentFigure(at)}}}`;
  return {
    es: `lo que falta por devolver. La cuota de {{fig:told-instalment}} no basta para acabar a tiempo; harían falta ${sooner} al mes`,
    en: `the balance owed. The instalment of {{fig:told-instalment}} does not clear it in time; that would take ${sooner} a month`,
  };
}

const EARLY = /\b(?:antes de (?:tiempo|plazo|lo previsto|que venza)|por adelantado|anticipad\w+|early|ahead of (?:time|schedule)|sooner)\b/;
const SOONER: PlanText = {
  es: 'lo que falta por devolver. La cuota de {{fig:told-instalment}} lo salda justo en su plazo, así que adelantarlo exige un pago extra, con fecha e importe',
  en: 'the balance owed. {{fig:told-instalment}} a month clears it only by the end of its term, so being early takes an extra payment, with its date and amount',
};

/** One of several who lent: the instalment of all that is borrowed is not what is owed to them. */
const OWED_TO_SOMEBODY =
  /\b(?:pay|paid|paying) (?!(?:\w+ ){0,2}(?:loan|bank|debt|credit|savings)s?\b)(?:\w+ ){1,4}back\b|\b(?:devolver|pagar)(?:le|les|selo)s? (?!al? banco)|\b(?:devuelto|pagado|devolver|pagar)\b[^,;]{0,20} a (?:mis?|nuestr\w+) /;
/** Only some of it. */
const SOME_OF_IT = /\b(?:mitad|tercio|parte|half|third|quarter|part)\b/;
const BALANCE_LEFT: PlanText = {
  es: 'lo que quede por devolver de ese dinero, anotado cada mes',
  en: 'the balance of that money still owed, noted each month',
};
const BALANCE = add(BALANCE_LEFT, { es: ': la meta es que no quede nada', en: ': the goal is nothing left' });

/** The first year's result, and the month from which there is one. */
function profit({ at, money, rate }: PlacedGoal, draft: Draft): PlanText {
  const result = { es: 'resultado del primer año, {{fig:result-y1}}', en: 'first-year result, {{fig:result-y1}}' };
  if (money !== null) {
    const [times, es, en] = isPaced({ rate }) ? [12, ' al mes', ' a month'] : [1, '', ''];
    const asked = `{{fig:${moneyFigure(at)}}}`;
    return add(
      result,
      amountOf(draft.figures, 'result-y1') >= money * times
        ? { es: `, suficiente para la meta de ${asked}${es}`, en: `, enough for the goal of ${asked}${en}` }
        : { es: `, frente a una meta de ${asked}${es}`, en: `, against a goal of ${asked}${en}` },
    );
  }
  if (!draft.figures['break-even-month'])
    return add(
      result,
      draft.figures['escape-price']
        ? {
            es: '. La previsión no llega a tener beneficio en tres años; haría falta un precio de {{fig:escape-price}} o menos gastos',
            en: '. The forecast shows no lasting profit in three years; it would take a price of {{fig:escape-price}} or lower costs',
          }
        : {
            es: '. La previsión no llega a tener beneficio en tres años con este precio y estos gastos',
            en: '. The forecast shows no lasting profit in three years at this price and these costs',
          },
    );
  return add(result, { es: ', con beneficio desde {{fig:break-even-month}}', en: ', with a profit from {{fig:break-even-month}}' });
}

/** What that month sells, or that year where the goal is a year's. */
function sales(goal: PlacedGoal, draft: Draft): PlanText {
  const { at, month, money } = goal;
  const figure = money !== null && !isPaced(goal) ? 'revenue-y1' : monthFigure(Math.min(month, draft.model.months.length), 'revenue');
  const sold =
    figure === 'revenue-y1'
      ? { es: 'ventas del primer año', en: 'first-year sales' }
      : { es: 'ventas de ese mes', en: 'sales of that month' };
  const told = perLanguage((language) => `${sold[language]}, {{fig:${figure}}}`);
  if (money === null) return told;
  if (amountOf(draft.figures, figure) >= money) return add(told, ENOUGH);
  return add(told, shortOf(moneyFigure(at), isPaced(goal) ? reachedIn(goal, draft) : NO_WORDS));
}
