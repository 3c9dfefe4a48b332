// What the table of risks fills in: the sign, the answer and the day, by what this plan has.
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { hasFixedPrice } from '../has-fixed-price.ts';
import { isUnsigned } from '../money/way-words.ts';
import type { PlanText } from '../plan.ts';
import { label } from '../say.ts';
import { hasRescue } from './write-rescue.ts';

/** What answers lower sales: the table of measures where there is one. And the day after which nothing may be without its date. */
export function riskSlots(draft: Draft): Draft['slots'] {
  const day: PlanText = draft.figures['fit-from']
    ? { es: '{{fig:fit-from}}', en: '{{fig:fit-from}}' }
    : { es: '{{fig:sign-by}}', en: '{{fig:sign-by}}' };
  return {
    lowPlan: hasRescue(draft) ? MEASURES_BELOW : CALLS,
    lastDay: day,
    fewNew: amountOf(draft.figures, 'm01-new') <= 1 ? NOBODY_NEW : FEWER_NEW,
    ...(hasFixedPrice(draft) && isUnsigned(draft) ? { withoutIt: DISCOUNT_FIRST } : {}),
    handsSign: label(draft, draft.figures['short-month'] ? UNNAMED : FULL),
  };
}

const NOBODY_NEW: PlanText = { es: 'ningún cliente nuevo', en: 'no new customer' };
const FEWER_NEW: PlanText = { es: 'menos de {{fig:m01-new}} clientes nuevos', en: 'fewer than {{fig:m01-new}} new customers' };
/** The price is not the seller's to change. */
const DISCOUNT_FIRST: PlanText = {
  es: 'no firmar nada hasta que cambien el descuento del distribuidor o los gastos',
  en: 'sign nothing until the distributor’s discount or the costs change',
};

const UNNAMED: PlanText = {
  es: 'un mes antes de {{fig:short-month}} no hay a quién contratar',
  en: 'nobody found to hire a month before {{fig:short-month}}',
};
const FULL: PlanText = { es: 'más de {{fig:service-units}} {{units}} en un mes', en: 'over {{fig:service-units}} {{units}} in a month' };

const MEASURES_BELOW: PlanText = {
  es: 'aplicar las medidas de abajo',
  en: 'take the measures below',
};
const CALLS: PlanText = { es: 'aplazar gastos fijos y llamar a quienes ya compraron', en: 'postpone fixed costs and call past customers' };
