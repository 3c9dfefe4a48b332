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
  es: 'sin gasto: figura en las condiciones de venta',
  en: 'no outlay: part of the terms of sale',
};
const SELLING: PlanText = {
  es: 'parte de los {{fig:cost-marketing}} de publicidad al mes',
  en: 'part of the {{fig:cost-marketing}} of marketing a month',
};
/** Part of the budget waits for a channel that needs it. */
const HELD_BACK: PlanText = {
  es: 'los {{fig:budget-held}} de publicidad al mes sin asignar',
  en: 'the {{fig:budget-held}} of marketing a month held back',
};
const HOURS: PlanText = { es: 'horas propias, sin otro gasto', en: 'hours of work, no other outlay' };
const BUYING: PlanText = { es: 'una mañana al mes, sin gasto', en: 'a morning a month, no outlay' };
const ACCOUNTS: PlanText = { es: 'una hora por semana, sin gasto', en: 'an hour a week, no outlay' };
const WITHIN: PlanText = {
  es: 'sin gasto nuevo: cabe en los {{fig:month-costs}} al mes',
  en: 'no new outlay: within the {{fig:month-costs}} a month',
};
/** Nothing is set aside: only what was left on opening day can be counted on, or not even that. */
const LEFT_AT_OPENING: PlanText = {
  es: 'la caja que quede, {{fig:opening-cash}} al abrir, porque no hay reserva',
  en: 'whatever cash is left, {{fig:opening-cash}} at opening, as there is no reserve',
};
const NOT_RAISED: PlanText = { es: 'nada aún: la reserva está por reunir', en: 'nothing yet: the reserve is still to be raised' };
const MEANWHILE: PlanText = { es: 'la reserva, {{fig:reserve}}', en: 'the reserve, {{fig:reserve}}' };
const PREMIUM: PlanText = {
  es: 'la prima del seguro, que ya está en los {{fig:month-costs}} de cada mes',
  en: 'the insurance premium, already within the {{fig:month-costs}} a month',
};
/** Costs that were told without any insurance among them. */
const UNQUOTED: PlanText = { es: 'la prima del seguro, con presupuesto por pedir', en: 'the insurance premium, still to be quoted' };
const RESERVE_SHORT: PlanText = {
  es: 'la reserva de {{fig:reserve}}, que no alcanza, así que el plazo de cobro se acuerda al firmar',
  en: 'the reserve of {{fig:reserve}}, which falls short, so payment terms are agreed on signing',
};
export const NO_OUTLAY: PlanText = { es: 'sin gasto', en: 'no outlay' };
export const FROM_SELLING = SELLING;
export const FROM_RESERVE = MEANWHILE;

/** Who works in place of whoever falls ill; in a trade that the law licenses, with the same licence. */
export const STAND_IN: PlanText = {
  es: 'buscar un sustituto y pactar su tarifa antes de firmar',
  en: 'find a stand-in and agree the rate before signing',
};

export const LICENSED_STAND_IN: PlanText = {
  es: 'buscar un sustituto con la misma habilitación y pactar su tarifa antes de firmar',
  en: 'find a stand-in with the same licence and agree the rate before signing',
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
  cash: { means: MEANWHILE, paidBy: 'reserve' },
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
