// The way of finding the money that a plan counts on, named alike wherever a page speaks of it.
import type { FinancialModel } from '../../finance/financial-model.ts';
import { countedWay, recommendWay } from '../../finance/weigh-ways.ts';
import { type Bilingual, NO_WORDS } from '../../language/language.ts';
import type { FigureTable } from '../figures/figure.ts';
import type { PlanText } from '../plan.ts';

/**
 * `theWay`, what is raised in it; `wayAdvice`, what the page on funding says of it; `withoutIt`, what is left where it is not raised; `withInstalments`
 * and `withoutMoney`, that its sums hold the instalments of what is borrowed anew. Empty where nothing is missing.
 */
export function tellWay(model: FinancialModel, figures: FigureTable): Readonly<Record<WaySlot, Bilingual>> {
  const way = countedWay(model);
  if (!way || !model.told) return { theWay: NO_WORDS, wayAdvice: NO_ADVICE, withoutIt: CHANGE_FIRST, ...UNBORROWED };
  if (!recommendWay(model)) return { theWay: NAMES.own, wayAdvice: NOT_YET, withoutIt: CHANGE_FIRST, ...UNBORROWED };
  const hasGrace = way.graceMonths > model.told.assumptions.graceMonths.value;
  const withGrace = (text: Bilingual) => (hasGrace ? { es: `${text.es}${GRACE.es}`, en: `${text.en}${GRACE.en}` } : text);
  const instalments = way.raisedLoan > 0 ? BORROWED : UNBORROWED;
  return {
    theWay: withGrace((model.told.assumptions.loan.value === 0 ? FIRST_NAMES : NAMES)[way.id]),
    wayAdvice: withGrace(figures['way-shorter-term'] ? OVER_TERM : ADVICE[way.id]),
    withoutIt: figures['way-lighter-missing'] ? LIGHTER : STILL_RAISING,
    ...instalments,
  };
}

type WaySlot = 'theWay' | 'wayAdvice' | 'withoutIt' | 'withInstalments' | 'withoutMoney';

const GRACE: Bilingual = {
  es: ', con {{fig:grace-months*}} meses de solo intereses',
  en: ', with {{fig:grace-months*}} interest-only months',
};
const BORROWED = {
  withInstalments: { es: ', una vez pagadas las cuotas nuevas,', en: ' once the new instalments are paid' },
  withoutMoney: { es: 'sin ese dinero ni sus cuotas', en: 'without that money and its instalments' },
} as const;
const UNBORROWED = { withInstalments: NO_WORDS, withoutMoney: { es: 'sin ese dinero', en: 'without that money' } } as const;

const NAMES = {
  loan: { es: '{{fig:raised-loan*}} más de préstamo', en: '{{fig:raised-loan*}} more in loans' },
  half: {
    es: '{{fig:raised-loan*}} más de préstamo y {{fig:raised-own*}} sin deuda',
    en: '{{fig:raised-loan*}} more in loans and {{fig:raised-own*}} without debt',
  },
  own: {
    es: '{{fig:raised-own*}} que alguien aporta sin cobrar cuotas',
    en: '{{fig:raised-own*}} put in by somebody who asks for no repayments',
  },
} as const;

/** Nobody borrows more who was to borrow nothing. */
const FIRST_NAMES = {
  loan: { es: '{{fig:raised-loan*}} de préstamo', en: 'a loan of {{fig:raised-loan*}}' },
  half: {
    es: '{{fig:raised-loan*}} de préstamo y {{fig:raised-own*}} sin deuda',
    en: 'a loan of {{fig:raised-loan*}} and {{fig:raised-own*}} without debt',
  },
  own: NAMES.own,
} as const;

/** The loan that is still to be asked for, as a label: the first where none was told. */
export function askedLoan(model: FinancialModel): PlanText {
  return (model.told ?? model).assumptions.loan.value === 0 ? FIRST_LOAN : FURTHER_LOAN;
}

const FIRST_LOAN: PlanText = { es: 'Un préstamo, por pedir', en: 'A loan, to be requested' };
const FURTHER_LOAN: PlanText = { es: 'Más préstamo, por pedir', en: 'Further loan, to be requested' };

const OVER_TERM: Bilingual = {
  es: 'la página de hipótesis compara las opciones y recomienda pedir prestada esa suma a {{fig:loan-term}}',
  en: 'the page on assumptions compares the options and recommends borrowing that sum over {{fig:loan-term}}',
};

const ADVICE = {
  loan: {
    es: 'la página de hipótesis compara las opciones y recomienda pedir prestada esa suma',
    en: 'the page on assumptions compares the options and recommends borrowing that sum',
  },
  half: {
    es: 'la página de hipótesis compara las opciones y recomienda pedir prestada la mitad y reunir la otra mitad sin deuda',
    en: 'the page on assumptions compares the options and recommends borrowing half and raising the other half without debt',
  },
  own: {
    es: 'la página de hipótesis compara las opciones y recomienda que aporte esa suma alguien que no cobre cuotas',
    en: 'the page on assumptions compares the options and recommends that the sum comes from somebody who asks for no repayments',
  },
} as const;

const NOT_YET: Bilingual = {
  es: 'ninguna de las opciones para cubrir lo que falta permite pagar la deuda el primer año',
  en: 'none of the options on the page on assumptions can pay its debt in the first year',
};
const NO_ADVICE: Bilingual = {
  es: 'ninguna de las opciones para cubrir lo que falta es viable, y nadie debería firmar',
  en: 'none of the options on the page on assumptions is viable, and nobody should sign',
};

const LIGHTER: Bilingual = {
  es: 'no firmar nada ese día; con {{fig:way-lighter-missing}} se podría abrir igual, con un solo mes de reserva',
  en: 'sign nothing that day; {{fig:way-lighter-missing}} would still be enough to open, with just one month’s reserve',
};
const STILL_RAISING: Bilingual = {
  es: 'no firmar nada ese día y seguir buscando el dinero',
  en: 'sign nothing that day and go on looking for the money',
};
const CHANGE_FIRST: Bilingual = {
  es: 'no firmar nada hasta que cambien el precio o los gastos',
  en: 'sign nothing until price or costs change',
};
