// The one sign that sales are as low as the plan for lower sales supposes, told alike wherever it stands.
import { type Bilingual, perLanguage } from '../../language/language.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import { isSlowSale } from '../marketing/shows-work.ts';

type Told = Pick<Draft, 'sector' | 'facts' | 'diagnosis' | 'figures'>;

/** Of fewer sales than this, one month tells nothing. */
const FEW = 10;

/** Whether the sign is read over three months together: of sales that take weeks, or are few. */
export function isReadOverMonths(draft: Told): boolean {
  return !draft.diagnosis.isRecurring && (isSlowSale(draft) || amountOf(draft.figures, monthFigure(3, 'units')) < FEW);
}

/** `alarm`: so many or fewer, and when; `alarmLater`: the same of the three months after. */
export function alarmSlots(draft: Told): Readonly<Record<'alarm' | 'alarmLater', Bilingual>> {
  return {
    alarm: isReadOverMonths(draft) ? over(draft, 'measure-quarter-floor', 1) : inMonth(draft, 'measure-units-floor', 3),
    alarmLater: draft.diagnosis.isRecurring ? inMonth(draft, 'measure-units-floor-6', 6) : over(draft, 'measure-later-floor', 4),
  };
}

function inMonth(draft: Told, floor: string, month: number): Bilingual {
  const when = `{{fig:${monthFigure(month, 'name')}}}`;
  return soMany(draft, floor, { es: `en ${when}`, en: `in ${when}` });
}

function over(draft: Told, floor: string, from: number): Bilingual {
  const [first, last] = [from, from + 2].map((month) => `{{fig:${monthFigure(month, 'name')}}}`);
  return soMany(draft, floor, { es: `de ${first} a ${last}`, en: `from ${first} to ${last}` });
}

function soMany({ sector: { unit }, figures }: Told, floor: string, when: Bilingual): Bilingual {
  const count = amountOf(figures, floor);
  const name = perLanguage((language) => (count === 1 ? unit[language].one : unit[language].many));
  return {
    es: `{{fig:${floor}}} ${name.es} o menos ${when.es}`,
    en: `{{fig:${floor}}} ${name.en} or fewer ${when.en}`,
  };
}
