// What would confirm a value that nobody told: it is our own estimate of the trade, and no statistic.
import type { PlanText } from '../plan.ts';

export type Confirmed =
  | 'pace'
  | 'price'
  | 'cost'
  | 'costs'
  | 'purchases'
  | 'people'
  | 'lender'
  | 'terms'
  | 'accounts'
  | 'season'
  | 'customers'
  | 'month';

export const CONFIRMED_BY: Readonly<Record<Confirmed, PlanText>> = {
  pace: { es: 'estimación del oficio; la corrige el primer mes', en: 'trade estimate; the first month corrects it' },
  price: { es: 'estimación del oficio; la dirán diez ventas', en: 'trade estimate; ten sales will tell' },
  cost: { es: 'estimación del oficio; la dirá la primera factura', en: 'trade estimate; the first invoice will tell' },
  costs: { es: 'estimación del oficio; un precio por partida', en: 'trade estimate; get a price for each line' },
  purchases: { es: 'estimación del oficio; un presupuesto por compra', en: 'trade estimate; get a quote for each purchase' },
  people: { es: 'estimación del oficio; la corrige quien emprende', en: 'trade estimate; the founder corrects it' },
  lender: { es: 'orientación; la dirá la oferta del banco', en: 'guidance; the bank’s offer will tell' },
  terms: { es: 'estimación del oficio; lo que se pacte por escrito', en: 'trade estimate; what is agreed in writing' },
  accounts: { es: 'estimación contable; la revisa la asesoría', en: 'accounting estimate; the accountant reviews it' },
  season: { es: 'estimación del oficio; la dirán dos del ramo', en: 'trade estimate; ask two others in the trade' },
  customers: { es: 'estimación nuestra; la dirán los primeros meses', en: 'our estimate; the first months will tell' },
  month: { es: 'supuesto de este plan; lo fija quien emprende', en: 'assumed in this plan; the founder sets it' },
};
