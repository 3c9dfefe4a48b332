// Who answers for a risk, and what the answer costs: nothing but hours, or the money of this plan that pays for it.
import type { RiskHit } from '../../sectors/sector.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { saleKindOf } from '../marketing/sale-kind.ts';
import type { PlanText } from '../plan.ts';
import { join } from '../say.ts';
import { isCostUntold } from '../told/told-costs.ts';

const SIGNED: PlanText = { es: 'sin gasto: se acuerda al firmar', en: 'no outlay: agreed on signing' };
/** Whoever books or buys signs nothing: the terms are on show. */
const IN_TERMS: PlanText = {
  es: 'sin gasto: va en las condiciones que ve cada cliente',
  en: 'no outlay: part of the terms each customer sees',
};
const SELLING: PlanText = {
  es: 'sin dinero nuevo: de los {{fig:cost-marketing}} al mes, lo del canal que menos traiga',
  en: 'no new money: out of the {{fig:cost-marketing}} a month, the share of the channel that brings fewest',
};
/** Part of the budget waits for a channel that needs it. */
const HELD_BACK: PlanText = {
  es: 'los {{fig:budget-held}} al mes sin asignar, y después lo del canal que menos traiga',
  en: 'the {{fig:budget-held}} a month held back, then the share of the channel that brings fewest',
};
const HOURS: PlanText = { es: 'horas propias, sin otro gasto', en: 'hours of work, no other outlay' };
const BUYING: PlanText = { es: 'una mañana al mes con las facturas, sin gasto', en: 'a morning a month with the bills, no outlay' };
const ACCOUNTS: PlanText = { es: 'una hora por semana con las cuentas, sin gasto', en: 'an hour a week with the accounts, no outlay' };
const WITHIN: PlanText = { es: 'dentro de los {{fig:month-costs}} de cada mes', en: 'within the {{fig:month-costs}} of each month' };
/** Nothing is set aside: only what was left on opening day can be counted on, or not even that. */
const LEFT_AT_OPENING: PlanText = {
  es: 'lo que quede en caja: {{fig:opening-cash}} al abrir, sin reserva aparte',
  en: 'what is left in cash: {{fig:opening-cash}} on opening, with no reserve beside it',
};
const NOT_RAISED: PlanText = { es: 'sin reserva que lo pague: está por reunir', en: 'no reserve to pay for it: still to be raised' };
const MEANWHILE: PlanText = { es: 'la reserva, {{fig:reserve}}, mientras dure', en: 'the reserve, {{fig:reserve}}, while it lasts' };
const PREMIUM: PlanText = {
  es: 'la prima, dentro de los {{fig:cost-other}} de «Otros»',
  en: 'the premium, within the {{fig:cost-other}} of “Other”',
};
/** Costs that were told without any insurance among them. */
const UNQUOTED: PlanText = { es: 'la prima, con presupuesto por pedir', en: 'the premium, still to be quoted' };
const RESERVE_SHORT: PlanText = {
  es: 'la reserva, {{fig:reserve}}, que no alcanza: el cobro se acuerda al firmar',
  en: 'the reserve, {{fig:reserve}}, which falls short: payment agreed on signing',
};
const RESERVE: PlanText = { es: 'la reserva, {{fig:reserve}}', en: 'the reserve, {{fig:reserve}}' };
export const NO_OUTLAY: PlanText = { es: 'sin gasto', en: 'no outlay' };
export const FROM_SELLING = SELLING;
export const FROM_RESERVE = MEANWHILE;

/** Who works in place of whoever falls ill; in a trade that the law licenses, with the same licence. */
export const STAND_IN: PlanText = {
  es: 'quien cubra, con nombre y tarifa antes del {{fig:go-by}}',
  en: 'a named stand-in and a rate before {{fig:go-by}}',
};

export const LICENSED_STAND_IN: PlanText = {
  es: 'quien cubra con la misma habilitación, con nombre y tarifa antes del {{fig:go-by}}',
  en: 'a named stand-in with the same licence, and a rate, before {{fig:go-by}}',
};

/** Where a figure of the plan pays for it, only if there is any of it. */
const ANSWERS: Readonly<Record<RiskHit, { readonly means: PlanText; readonly paidBy?: string; readonly isWork?: true }>> = {
  goods: { means: BUYING },
  price: { means: SIGNED },
  sales: { means: WITHIN, paidBy: 'month-costs' },
  client: { means: HOURS },
  source: { means: SELLING, paidBy: 'cost-marketing' },
  rent: { means: SIGNED },
  wages: { means: SIGNED },
  costs: { means: BUYING },
  week: { means: MEANWHILE, paidBy: 'reserve', isWork: true },
  month: { means: MEANWHILE, paidBy: 'reserve', isWork: true },
  late: { means: SIGNED },
  unpaid: { means: SIGNED },
  again: { means: HOURS, isWork: true },
  waste: { means: HOURS, isWork: true },
  'lost-sale': { means: SIGNED },
  margin: { means: ACCOUNTS },
  adverts: { means: SELLING, paidBy: 'cost-marketing' },
  cash: { means: RESERVE, paidBy: 'reserve' },
  policy: { means: PREMIUM, paidBy: 'cost-other' },
};

/** What is agreed with whoever buys, and not with a landlord or an employee. */
const OF_CUSTOMERS: readonly RiskHit[] = ['price', 'late', 'unpaid', 'lost-sale'];

/** Whether customers who are late take all the cash of the tightest month. */
function drainsCash({ figures, model }: Draft): boolean {
  return amountOf(figures, 'hit-late') > 0 && amountOf(figures, 'hit-late') >= model.lowestCash.amount && amountOf(figures, 'reserve') > 0;
}

/** With what a risk that hits this is answered. The note of the table names the founders once; a line says who where in a team that is somebody else. */
export function answerTo(draft: Draft, hits: RiskHit): PlanText {
  const { model, figures } = draft;
  if (hits === 'policy' && isCostUntold(draft, 'insurance')) return UNQUOTED;
  if (hits === 'late' && drainsCash(draft)) return fromReserve(draft, RESERVE_SHORT);
  const { means: usual, paidBy, isWork } = ANSWERS[hits];
  const means = usual === SIGNED && OF_CUSTOMERS.includes(hits) && !['account', 'work'].includes(saleKindOf(draft)) ? IN_TERMS : usual;
  const isPaid = paidBy === undefined || amountOf(figures, paidBy) > 0;
  const told = isPaid ? (paidBy === 'reserve' ? fromReserve(draft, means) : means === SELLING ? fromSelling(draft) : means) : NO_OUTLAY;
  return isWork && model.assumptions.team.value > 1 ? join([WORKER, told], '; ') : told;
}

/** What is paid out of the reserve, where it is there: money still missing pays for nothing. */
export function fromReserve({ model: { funding } }: Draft, means: PlanText = MEANWHILE): PlanText {
  if (funding.openingCash >= funding.reserve) return means;
  return funding.openingCash > 0 ? LEFT_AT_OPENING : NOT_RAISED;
}

/** What is paid out of the marketing of each month: first what no channel has yet. */
export function fromSelling({ figures }: Pick<Draft, 'figures'>): PlanText {
  return amountOf(figures, 'budget-held') > 0 ? HELD_BACK : SELLING;
}

const WORKER: PlanText = { es: 'quien lleve «{{roleWork}}»', en: 'whoever runs “{{roleWork}}”' };
