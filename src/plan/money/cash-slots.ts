// Words that hang on where the cash stands: what pays for the losses, whether tax on the purchases comes back, when the cash told is lowest.
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Bilingual } from '../../language/language.ts';
import { isRecurring } from '../diagnose-plan.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';

/** `openingMoney`: what months with a loss are paid from; `taxComesBack`: of the tax on the purchases; `lowOf`: what the low scenario has fewer of; `toldLowWhen`: the day on which the money told is lowest. */
export function cashSlots(model: FinancialModel, figures: FigureTable) {
  return {
    openingMoney: moneyFor(model),
    taxComesBack: taxBack(figures),
    lowOf: isRecurring(model) ? FEWER_CUSTOMERS : LOWER_SALES,
    toldLowWhen: (model.told ?? model).lowestCash.month === 0 ? ON_OPENING_DAY : IN_THAT_MONTH,
  } satisfies Readonly<Record<string, Bilingual>>;
}

/** Cash below zero on opening day pays for nothing; below zero later, or counted with money that nobody has yet, it pays for a part. */
function moneyFor({ funding, lowestCash, told }: FinancialModel): Bilingual {
  if (funding.openingCash < 0) return TO_BE_RAISED;
  return Math.min(lowestCash.amount, told?.lowestCash.amount ?? 0) < 0 ? OPENING_AND_MISSING : OPENING;
}

/** As much in its favour after three years as was paid at opening; a part of it; or none. */
function taxBack(figures: FigureTable): Bilingual {
  const left = amountOf(figures, 'tax-credit-y3');
  if (left <= 0) return COMES_BACK;
  return left < amountOf(figures, 'opening-vat') ? IS_OFFSET : STAYS_IN_FAVOUR;
}

const OPENING: Bilingual = { es: 'el dinero inicial', en: 'the opening money' };
const TO_BE_RAISED: Bilingual = { es: 'el dinero que falta por reunir', en: 'the money still to be raised' };
const OPENING_AND_MISSING: Bilingual = {
  es: 'el dinero inicial y lo que falta por reunir',
  en: 'the opening money and what is still missing',
};

const COMES_BACK: Bilingual = { es: 'se recuperan más tarde', en: 'is recovered later' };
const IS_OFFSET: Bilingual = {
  es: 'se compensan poco a poco con el de las ventas',
  en: 'is set off little by little against that on sales',
};
const STAYS_IN_FAVOUR: Bilingual = {
  es: 'quedan a favor, y aquí no se cuenta con su devolución',
  en: 'stays recoverable, and no refund of it is counted on here',
};

/** Fees that are paid month after month fall behind by those who pay, and in money by less at first. */
const FEWER_CUSTOMERS: Bilingual = { es: 'clientes', en: 'customer numbers' };
const LOWER_SALES: Bilingual = { es: 'ventas', en: 'sales' };

const ON_OPENING_DAY: Bilingual = { es: ' el día de la apertura', en: ' on opening day' };
const IN_THAT_MONTH: Bilingual = { es: ' en {{fig:told-cash-low-month}}', en: ' in {{fig:told-cash-low-month}}' };
