// Goals of how one works: free days, nothing owed; and what a goal of sales does to the tax regime.
import { closesOn, toldOpenDays } from '../../facts/open-days.ts';
import { foldText } from '../../language/fold-text.ts';
import { MONTH_NAMES } from '../../language/month-names.ts';
import type { Draft } from '../draft.ts';
import { amountOf } from '../figures/figure.ts';
import { monthFigure } from '../figures/gather-month-figures.ts';
import type { PlanText } from '../plan.ts';
import { add } from '../say.ts';
import { yearFigure } from './gather-goal-paths.ts';
import type { PlacedGoal } from './gather-goals.ts';

const NOTHING_OWED = /\b(?:no (?:deber|owe)|sin deudas?|nada a deber|not owe|owe nothing|owing)\b/;

/** Bills are due at the terms that the model supposes: owing nothing at all is another thing than paying on time. */
export function suppliers(said: string, { model, figures }: Draft): PlanText {
  const days = model.assumptions.daysToPay.value;
  if (!NOTHING_OWED.test(said) || days <= 0 || amountOf(figures, 'payables-y1') <= 0)
    return add({ es: 'facturas pagadas a su fecha, mes a mes', en: 'bills paid when due, month by month' }, ONE_OVERDUE);
  return add(ONE_ALLOWED, {
    es: '. Al cierre del primer año quedan {{fig:payables-y1}} por vencer, que solo se evitarían pagando al contado',
    en: '. At the end of the first year {{fig:payables-y1}} is not yet due, which only paying on delivery would avoid',
  });
}

const ONE_OVERDUE: PlanText = {
  es: '. Con una vencida no se compra más a crédito',
  en: '. With one overdue, nothing more is bought on credit',
};
const ONE_ALLOWED: PlanText = add({ es: 'ninguna factura vencida a fin de mes', en: 'no bill overdue at month end' }, ONE_OVERDUE);

const WHOLE_MONTH = new RegExp(`\\b(?:en|in|todo|during|durante) (?:el mes de |all )?(?:${MONTH_NAMES})\\b`);

/** Places in the week, Monday being 0. */
const [SATURDAY, SUNDAY] = [5, 6] as const;

const DAYS_OFF: readonly { readonly said: RegExp; readonly day: PlanText; readonly counts: boolean; readonly days?: readonly number[] }[] =
  [
    {
      said: /\b(?:sabados? por la tarde|saturday (?:afternoons?|evenings?))\b/,
      day: { es: 'sábados por la tarde trabajados', en: 'Saturday afternoons worked' },
      counts: true,
      days: [SATURDAY],
    },
    {
      said: /\b(?:fin(?:es)? de semana|weekends?)\b/,
      day: { es: 'fines de semana trabajados', en: 'weekends worked' },
      counts: true,
      days: [SATURDAY, SUNDAY],
    },
    { said: /\b(?:sabados?|saturdays?)\b/, day: { es: 'sábados trabajados', en: 'Saturdays worked' }, counts: true, days: [SATURDAY] },
    { said: /\b(?:domingos?|sundays?)\b/, day: { es: 'domingos trabajados', en: 'Sundays worked' }, counts: false, days: [SUNDAY] },
  ];

/** The days told to be open leave those out already. */
const CLOSED_AS_TOLD: PlanText = {
  es: '. La previsión ya los deja libres: cuenta con {{fig:days-month}} días de trabajo al mes, a {{fig:units-day}} {{units}} al día',
  en: '. The forecast already leaves them free: it counts {{fig:days-month}} working days a month, at {{fig:units-day}} {{units}} a day',
};

/** Which days of the week those are, nobody counted. */
const OPEN_AS_TOLD: PlanText = {
  es: '. La previsión reparte las ventas en {{fig:days-month}} días al mes, a {{fig:units-day}} {{units}} al día; con menos días, cada uno tendría que vender más',
  en: '. The forecast spreads sales over {{fig:days-month}} days a month, at {{fig:units-day}} {{units}} a day; on fewer days, each would have to sell more',
};

/** The days that are to be free, counted; and whether the forecast needs them: it counts those told to be open, else six a week. */
export function restOf({ text, month }: PlacedGoal, { facts, figures, model }: Draft): PlanText {
  const said = foldText(text);
  if (WHOLE_MONTH.test(said) && month <= model.months.length) {
    const sold = `{{fig:${monthFigure(month, 'units')}}}`;
    return {
      es: `ningún día trabajado en ese mes, en el que la previsión vende ${sold} {{units}}`,
      en: `no days worked in that month, in which the forecast sells ${sold} {{units}}`,
    };
  }
  const off = DAYS_OFF.find((day) => day.said.test(said));
  if (!off || !figures['units-day']) return { es: 'los días libres de cada mes, anotados', en: 'each month’s days off, recorded' };
  const counted = add(off.day, { es: ' en el mes: ninguno', en: ' in the month: none' });
  if (off.days?.every((day) => closesOn(facts, day))) return add(counted, CLOSED_AS_TOLD);
  if (toldOpenDays(facts) !== null) return add(counted, OPEN_AS_TOLD);
  return add(
    counted,
    off.counts && amountOf(figures, 'units-day-without') > amountOf(figures, 'units-day')
      ? {
          es: '. La previsión reparte las ventas en {{fig:days-month}} días, con los sábados, a {{fig:units-day}} {{units}} al día; sin ellos harían falta {{fig:units-day-without}}',
          en: '. The forecast spreads sales over {{fig:days-month}} days, Saturdays included, at {{fig:units-day}} {{units}} a day; without them it would take {{fig:units-day-without}}',
        }
      : off.counts
        ? {
            es: '. La previsión reparte las ventas en {{fig:days-month}} días, con los sábados, a {{fig:units-day}} {{units}} al día, y sin ellos apenas subiría',
            en: '. The forecast spreads sales over {{fig:days-month}} days, Saturdays included, at {{fig:units-day}} {{units}} a day, and hardly more without them',
          }
        : {
            es: '. La previsión no cuenta con ellos, sino con {{fig:days-month}} días al mes',
            en: '. The forecast does not count on them, but on {{fig:days-month}} days a month',
          },
  );
}

/** A year at the pace of the goal may leave the simplified regime that the sums follow. */
export function withRegime(told: PlanText, { at }: PlacedGoal, { figures, model }: Draft): PlanText {
  const isBeyond = model.assumptions.isSimplified && amountOf(figures, yearFigure(at)) > amountOf(figures, 'regime-limit');
  if (!isBeyond || amountOf(figures, 'regime-limit') <= 0) return told;
  return add(told, {
    es: `. A ese ritmo se venden {{fig:${yearFigure(at)}}} en un año y se pasa al régimen general, porque el simplificado acaba en {{fig:regime-limit}}`,
    en: `. At that pace a year sells {{fig:${yearFigure(at)}}} and the general regime applies, as the simplified one ends at {{fig:regime-limit}}`,
  });
}
