// Words that hang on where the cash stands: what pays for the losses, whether tax on the purchases comes back, when the cash told is lowest.
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Bilingual } from '../../language/language.ts';
import { amountOf, type FigureTable } from '../figures/figure.ts';

/** `openingMoney`: what months with a loss are paid from; `taxComesBack`: of the tax on the purchases; `toldLowWhen`: the day on which the money told is lowest. */
export function cashSlots(model: FinancialModel, figures: FigureTable) {
  return {
    openingMoney: moneyFor(model),
    taxComesBack: amountOf(figures, 'tax-credit-y3') > 0 ? STAYS_IN_FAVOUR : COMES_BACK,
    toldLowWhen: (model.told ?? model).lowestCash.month === 0 ? ON_OPENING_DAY : IN_THAT_MONTH,
  } satisfies Readonly<Record<string, Bilingual>>;
}

/** Cash below zero on opening day pays for nothing; below zero later, it pays for a part. */
function moneyFor({ funding, lowestCash }: FinancialModel): Bilingual {
  if (funding.openingCash < 0) return TO_BE_RAISED;
  return lowestCash.amount < 0 ? OPENING_AND_MISSING : OPENING;
}

const OPENING: Bilingual = { es: 'el dinero inicial', en: 'the opening money' };
const TO_BE_RAISED: Bilingual = { es: 'el dinero que falta por reunir', en: 'the money still to be raised' };
const OPENING_AND_MISSING: Bilingual = {
  es: 'el dinero inicial y lo que falta por reunir',
  en: 'the opening money and what is still missing',
};

const COMES_BACK: Bilingual = { es: 'se recuperan más tarde', en: 'is recovered later' };
const STAYS_IN_FAVOUR: Bilingual = {
  es: 'quedan a favor, y aquí no se cuenta con su devolución',
  en: 'stays recoverable, and no refund of it is counted on here',
};

const ON_OPENING_DAY: Bilingual = { es: ' el día de la apertura', en: ' on opening day' };
const IN_THAT_MONTH: Bilingual = { es: ' en {{fig:told-cash-low-month}}', en: ' in {{fig:told-cash-low-month}}' };
