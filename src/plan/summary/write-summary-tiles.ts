import { spentBeforeOpening } from '../../finance/measure-opening.ts';
import { isCostApart, isPaidByNone } from '../business-model/break-even-words.ts';
import type { Draft } from '../draft.ts';
import type { Message } from '../message.ts';
import type { PlanText, Tile } from '../plan.ts';
import { label, sayFirst } from '../say.ts';
import { PESOS } from '../voice/currency-words.ts';

const SALES = { es: '{{fig:units-y1}} {{unitsPriced}} a {{fig:price}}', en: '{{fig:units-y1}} {{unitsPriced}} at {{fig:price}}' };
/** Where customers pay every month: how many do at the end of the year. */
const PAYMENTS = {
  es: 'hasta {{fig:m12-after}} {{units}}, a {{fig:price}} al mes',
  en: 'up to {{fig:m12-after}} {{units}}, at {{fig:price}} a month',
};

/** The six key figures of the summary, each with the one line that says what it means. */
export function writeTiles(draft: Draft): readonly Tile[] {
  const { diagnosis } = draft;
  return [
    {
      label: { es: 'Dinero necesario', en: 'Money needed' },
      figure: 'need',
      note: sayNeed(draft),
    },
    {
      label: { es: 'Ventas del primer año', en: 'Sales, first year' },
      figure: 'revenue-y1',
      note: label(draft, draft.diagnosis.isRecurring ? PAYMENTS : SALES),
    },
    diagnosis.sellsAtLoss ? lossTile(draft) : breakEvenTile(draft),
    {
      label: { es: 'Resultado del primer año', en: 'Net profit, first year' },
      figure: 'result-y1',
      note: noteResult(draft),
    },
    {
      label: { es: 'Caja más baja', en: 'Lowest cash' },
      figure: 'cash-low',
      note: noteLowest(draft),
    },
    {
      label: { es: 'Empleo', en: 'Jobs' },
      figure: 'team',
      note: draft.figures['hands-hour'] ? WITH_HIRED : { es: 'con quien emprende incluido', en: 'the founder included' },
    },
  ];
}

/** Hours hired by the month are work too. */
const WITH_HIRED: PlanText = {
  es: 'y horas contratadas desde {{fig:short-month}}, hasta {{fig:hands-missing}} al mes',
  en: 'and hours hired from {{fig:short-month}}, up to {{fig:hands-missing}} a month',
};

function noteResult({ figures, model }: Draft): PlanText {
  if (figures['before-tax-least-wage']) return AT_LEAST_WAGE;
  if (figures['owner-tax-y1']) return spentBeforeOpening(model.funding) > 0 ? BEFORE_OWNERS_WITH_OPENING : BEFORE_OWNERS;
  return spentBeforeOpening(model.funding) > 0 ? WITH_OPENING : { es: 'después de intereses e impuestos', en: 'after interest and tax' };
}

/** What was spent before opening is the year's too, though no month of it holds it. */
const WITH_OPENING: PlanText = {
  es: 'con los {{fig:opening-spent}} gastados antes de abrir, después de impuestos',
  en: 'with the {{fig:opening-spent}} spent before opening, after tax',
};

/** Where the profit is taxed as its owner's income, no tax of it is in the result. */
const BEFORE_OWNERS: PlanText = {
  es: 'después de intereses; antes de {{fig:owner-tax-y1}} de impuesto, que paga quien es dueño',
  en: 'after interest; before {{fig:owner-tax-y1}} of tax, which the owner pays',
};
const BEFORE_OWNERS_WITH_OPENING: PlanText = {
  es: 'con los {{fig:opening-spent}} gastados antes de abrir; antes de {{fig:owner-tax-y1}} de impuesto del dueño',
  en: 'with the {{fig:opening-spent}} spent before opening; before the owner’s tax, {{fig:owner-tax-y1}}',
};

/** Wages below what the law allows: the result with legal ones stands beside the one that was told. */
const AT_LEAST_WAGE: PlanText = {
  es: 'después de impuestos; con el salario mínimo legal sería de {{fig:before-tax-least-wage}} antes de impuestos',
  en: 'after tax; at the legal minimum wage it would be {{fig:before-tax-least-wage}} before tax',
};

/** The lowest cash stands on money that is still to be found: what it would be on the money there is stands beside it. */
function noteLowest({ diagnosis }: Draft): PlanText {
  const when = diagnosis.lowestAtOpening
    ? { es: 'el día de la apertura', en: 'on opening day' }
    : { es: 'en {{fig:cash-low-month}}', en: 'in {{fig:cash-low-month}}' };
  if (!diagnosis.isRaised) return when;
  return {
    es: `${when.es}, una vez reunido lo que falta; con el dinero actual, {{fig:told-cash-low}}`,
    en: `${when.en}, once the rest is raised; with today’s money, {{fig:told-cash-low}}`,
  };
}

/** What the money is for, and which money it is where the sign alone does not tell. */
function sayNeed(draft: Draft): PlanText {
  const pesos = PESOS[draft.model.assumptions.currency];
  const need = label(draft, { es: 'para abrir con {{reserveSpan}} en caja', en: 'to open with {{reserveSpan}} in cash' });
  return pesos ? { es: `${need.es}, ${pesos.es}`, en: `${need.en}, ${pesos.en}` } : need;
}

function breakEvenTile(draft: Draft): Tile {
  if (isPaidByNone(draft)) return COSTS_TILE;
  return {
    label: { es: 'Punto de equilibrio', en: 'Break-even' },
    figure: isCostApart(draft) ? 'break-even-units-all' : 'break-even-units',
    after: draft.diagnosis.isRecurring ? { es: 'en activo', en: 'active' } : { es: 'al mes', en: 'a month' },
    note: sayFirst(draft, BREAK_EVEN_NOTES),
  };
}

/** Where no number of sales pays for a month, what it asks for stands in the place of that number. */
const COSTS_TILE: Tile = {
  label: { es: 'Lo que cuesta cada mes', en: 'What each month costs' },
  figure: 'costs-to-cover',
  note: {
    es: 'ningún volumen de ventas lo paga, así que no hay punto de equilibrio',
    en: 'no volume of sales pays for it, so there is no break-even',
  },
};

function lossTile(draft: Draft): Tile {
  return {
    label: label(draft, { es: 'Pérdida en cada {{unit}}', en: 'Loss on each {{unit}}' }),
    figure: 'loss-unit',
    note: { es: 'el coste supera el precio', en: 'the cost exceeds the price' },
  };
}

/** Whether the first year's average month is above the bar of the fixed costs and below the one with depreciation and interest. */
function isBetweenBars(draft: Draft): boolean {
  const value = (id: string) => Number(draft.figures[id]?.value ?? Number.NaN);
  const average = value('units-average-y1');
  return !isCostApart(draft) && average >= value('break-even-units') && average < value('break-even-units-all');
}

const BREAK_EVEN_NOTES: readonly Message[] = [
  {
    // The figure above it pays the fixed costs alone, and the forecast may well pass it: what is not reached is the bar of a profit.
    id: 'tile.never.fixed',
    when: (draft) => draft.diagnosis.breakEven === 'never' && !isCostApart(draft) && draft.figures['break-even-units-all'] !== undefined,
    variants: [
      {
        es: '{{units}} para cubrir los gastos fijos; para ganar dinero hacen falta {{fig:break-even-units-all}}, que no se mantienen en tres años',
        en: '{{units}} to cover fixed costs; a profit takes {{fig:break-even-units-all}}, not sustained within three years',
      },
    ],
  },
  {
    id: 'tile.never',
    when: ({ diagnosis }) => diagnosis.breakEven === 'never',
    variants: [{ es: '{{units}}; en tres años la previsión no lo mantiene', en: '{{units}}; not sustained within three years' }],
  },
  {
    id: 'tile.between',
    when: isBetweenBars,
    variants: [
      {
        es: '{{units}}; con amortización e intereses, {{fig:break-even-units-all}}; la media del año, {{fig:units-average-y1}}',
        en: '{{units}}; with depreciation and interest, {{fig:break-even-units-all}}; the year’s average, {{fig:units-average-y1}}',
      },
    ],
  },
  {
    id: 'tile.start',
    when: ({ diagnosis }) => diagnosis.breakEven === 'from-start',
    variants: [{ es: '{{units}}; se alcanza desde el primer mes', en: '{{units}}; reached from the first month' }],
  },
  {
    id: 'tile.later',
    variants: [
      {
        es: '{{units}}; tres meses seguidos en beneficio desde {{fig:break-even-month}}',
        en: '{{units}}; in profit three months in a row from {{fig:break-even-month}}',
      },
    ],
  },
];
