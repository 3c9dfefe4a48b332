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
  price: { es: 'estimación del oficio; la confirman diez ventas', en: 'trade estimate; ten sales will confirm it' },
  cost: { es: 'estimación del oficio; la confirma la primera factura', en: 'trade estimate; the first invoice will confirm it' },
  costs: { es: 'estimación del oficio; falta el precio de cada partida', en: 'trade estimate; get a price for each item' },
  purchases: { es: 'estimación del oficio; falta un presupuesto por compra', en: 'trade estimate; get a quote for each purchase' },
  people: { es: 'estimación del oficio; la corrige quien emprende', en: 'trade estimate; the founder corrects it' },
  lender: { es: 'orientación; la confirma la oferta del banco', en: 'guidance; the bank’s offer will confirm it' },
  terms: { es: 'estimación del oficio; vale lo que se pacte por escrito', en: 'trade estimate; what is agreed in writing replaces it' },
  accounts: { es: 'estimación contable; la revisa la asesoría', en: 'accounting estimate; the accountant reviews it' },
  season: { es: 'estimación del oficio; consultar a dos del ramo', en: 'trade estimate; ask two others in the trade' },
  customers: { es: 'estimación nuestra; la confirman los primeros meses', en: 'our estimate; the first months will confirm it' },
  month: { es: 'supuesto de este plan; lo fija quien emprende', en: 'assumed in this plan; the founder sets it' },
};
