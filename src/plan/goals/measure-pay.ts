// Goals of money that is taken or owed: what the founders pay themselves, what customers owe and what the business does.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { shortFigure } from './gather-goal-paths.ts';
import { moneyFigure, type PlacedGoal } from './gather-goals.ts';

const UNPAID_FOUNDER: PlanText = {
  es: 'hoy estas cuentas no pagan nada a quien emprende',
  en: 'today these figures pay the founder nothing',
};

/** What the founder takes, held against what the goal asks and against whether the cash can pay it. */
export function living({ at, money, isEach }: PlacedGoal, draft: Draft): PlanText {
  const isShared = draft.figures['pay-each'] !== undefined;
  if (amountOf(draft.figures, 'cost-founder') === 0 && money === null) return UNPAID_FOUNDER;
  const takes = !isShared ? FOUNDER_TAKES : isEach || money === null ? EACH_TAKES : ALL_TAKE;
  if (money !== null && draft.figures[shortFigure(at)]) return add(takes, payShortOf(at, isShared && isEach, draft));
  return add(
    takes,
    draft.diagnosis.cashNegative
      ? {
          es: '. La caja no alcanza para pagarlo, porque baja a {{fig:cash-low}}',
          en: '. Cash does not cover it, as it falls to {{fig:cash-low}}',
        }
      : {
          es: '. La caja alcanza para pagarlo y no baja de {{fig:cash-low}}',
          en: '. Cash covers it and does not fall below {{fig:cash-low}}',
        },
  );
}

const FOUNDER_TAKES: PlanText = {
  es: 'lo que cobra quien emprende, {{fig:cost-founder}} al mes',
  en: 'what the founder takes, {{fig:cost-founder}} a month',
};
const EACH_TAKES: PlanText = {
  es: 'lo que cobra cada uno de quienes emprenden, {{fig:pay-each}} al mes',
  en: 'what each founder takes, {{fig:pay-each}} a month',
};
const ALL_TAKE: PlanText = {
  es: 'lo que cobran en total quienes emprenden, {{fig:cost-founder}} al mes',
  en: 'what the founders take in all, {{fig:cost-founder}} a month',
};

/** By how much pay falls short of the goal, and the sales that would bring it. */
function payShortOf(at: number, isEach: boolean, { figures }: Draft): PlanText {
  const [asked, short, units] = [moneyFigure(at), shortFigure(at), `${shortFigure(at)}-units`];
  const told = {
    es: `. La meta es de {{fig:${asked}}}${isEach ? ' por persona' : ''} y faltan {{fig:${short}}}`,
    en: `. The goal is {{fig:${asked}}}${isEach ? ' each' : ''}, {{fig:${short}}} short`,
  };
  return figures[units]
    ? add(told, { es: `, es decir, {{fig:${units}}} {{units}} más al mes`, en: `, or {{fig:${units}}} more {{units}} a month` })
    : told;
}

/** What customers owe at the year's end, held against the limit that the goal sets. */
export function owedToUs({ at, money }: PlacedGoal, { figures }: Draft): PlanText {
  const told = {
    es: 'lo que deban los clientes. Al cierre del primer año se prevén {{fig:receivables-y1}}',
    en: 'what customers owe. {{fig:receivables-y1}} is forecast at the end of year one',
  };
  return add(told, limitOf(at, amountOf(figures, 'receivables-y1') <= (money ?? 0)));
}

/** What the business owes: nothing but the loan and the bills is in the sums. */
export function owedByUs({ at, money }: PlacedGoal, { figures }: Draft): PlanText {
  const told = {
    es: 'lo que deba el negocio. Al cierre del primer año quedan {{fig:loan-left-y1}} de préstamo y {{fig:payables-y1}} de facturas por vencer',
    en: 'what the business owes. At the end of year one there is {{fig:loan-left-y1}} left of the loan and {{fig:payables-y1}} of bills not yet due',
  };
  return add(told, limitOf(at, amountOf(figures, 'loan-left-y1') + amountOf(figures, 'payables-y1') <= (money ?? 0)));
}

function limitOf(at: number, isWithin: boolean): PlanText {
  const asked = `{{fig:${moneyFigure(at)}}}`;
  return isWithin
    ? { es: `, dentro del tope de ${asked}`, en: `, within the limit of ${asked}` }
    : { es: `, por encima del tope de ${asked}`, en: `, above the limit of ${asked}` };
}
