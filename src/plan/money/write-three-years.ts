import type { SensitivityBar } from '../../finance/financial-model.ts';
import { isCostApart, isPaidByNone } from '../business-model/break-even-words.ts';
import { REGIMES } from '../business-model/regime-words.ts';
import type { Draft } from '../draft.ts';
import { barFigures, barsInOrder, isVolumeInProportion } from '../figures/gather-outcome-figures.ts';
import type { Block, Cell, Page, PlanText } from '../plan.ts';
import { firstOf, join } from '../say.ts';
import { figureOr, paragraph, spareParagraph, table, words } from '../write-block.ts';
import { OTHER_CASE, withOwners } from './case-words.ts';
import { HIGH_SERVED, SCENARIOS_WHOLE } from './high-case-words.ts';
import { otherCase } from './other-case.ts';
import {
  CHECKS,
  DELAY,
  FLAT,
  LEGAL,
  SCENARIOS,
  SCENARIOS_ABOVE,
  SCENARIOS_LOSING,
  SCENARIOS_NEVER,
  SECOND_YEAR,
  TAX_IN_OWN_NAME,
  TAX_ON_PROFIT,
} from './outlook-words.ts';
import { PASSED_THROUGH } from './owner-tax-words.ts';
import { READ_BALANCE, READ_CASH, READ_INCOME, READ_INCOME_EVEN, TAX_CREDIT } from './reading-words.ts';
import { narrowTable, type Row, writeBalance, writeCashFlow, writeIncome } from './write-statements.ts';

/** Income statement, cash flow and balance of three years, three scenarios, what moves the result, and what was checked. */
export function writeThreeYears(draft: Draft): Page {
  return {
    id: 'three-years',
    title: { es: 'Tres años, escenarios y ratios', en: 'Three years, scenarios and ratios' },
    blocks: [
      { type: 'columns', columns: [[writeIncome(draft)], [writeBalance(draft)]] },
      {
        type: 'columns',
        columns: [
          [writeCashFlow(draft), writeRatios(draft)],
          [writeScenarios(draft), writeSensitivity(draft)],
        ],
      },
      ...paragraph(draft, [READ_INCOME, READ_INCOME_EVEN, ...firstOf(draft, READ_CASH), ...firstOf(draft, READ_BALANCE), TAX_CREDIT]),
      ...paragraph(withOwners(draft), [
        ...firstOf(draft, [SCENARIOS_NEVER, SCENARIOS_LOSING, SCENARIOS_ABOVE, ...SCENARIOS_WHOLE, SCENARIOS]),
        ...firstOf(draft, HIGH_SERVED),
        ...firstOf(draft, SECOND_YEAR),
        ...firstOf(draft, OTHER_CASE),
      ]),
      ...spareParagraph(draft, [
        DELAY,
        ...firstOf(draft, FLAT),
        ...firstOf(draft, [...REGIMES, ...PASSED_THROUGH, TAX_IN_OWN_NAME, TAX_ON_PROFIT]),
      ]),
      ...paragraph(draft, [CHECKS, LEGAL]),
    ],
  };
}

const VOLUMES = ['low', 'base', 'high'] as const;
const NOT_REACHED: PlanText = { es: 'no llega', en: 'not reached' };

function writeScenarios(draft: Draft): Block {
  const other = otherCase(draft);
  const row = (name: PlanText, id: string, style?: Row['style']): Row => ({
    cells: [
      words(name),
      ...[...VOLUMES, ...(other ? [other.name] : [])].map((scenario) => figureOr(draft, `${scenario}-${id}`, NOT_REACHED)),
    ],
    ...(style ? { style } : {}),
  });
  const rows = [
    row({ es: 'Ventas', en: 'Revenue' }, 'revenue'),
    row({ es: 'Margen bruto', en: 'Gross margin' }, 'margin'),
    row({ es: 'EBITDA', en: 'EBITDA' }, 'operating'),
    row({ es: 'Resultado neto', en: 'Net profit' }, 'result'),
    row({ es: 'Caja más baja, tres años', en: 'Lowest cash, three years' }, 'cash'),
    row({ es: 'Mes de la caja más baja', en: 'Month of lowest cash' }, 'cash-month'),
    row({ es: 'Tres meses ganando, desde', en: 'Three profitable months from' }, 'break-even-month'),
    row({ es: 'Pérdidas recuperadas en', en: 'Losses recovered by' }, 'recovered-month'),
    ...(draft.figures['base-cover']
      ? [row(paysInterestOnly(draft) ? INTEREST_COVER : { es: 'Cobertura, primer año', en: 'DSCR, first year' }, 'cover')]
      : []),
    ...(draft.figures['base-cover-second'] ? [row({ es: 'Cobertura, segundo año', en: 'DSCR, second year' }, 'cover-second')] : []),
  ];
  const title = { es: 'Escenarios, primer año', en: 'Scenarios, first year' };
  const heads = [
    ...VOLUMES.map((scenario) => ({ es: `{{fig:${scenario}-volume}}`, en: `{{fig:${scenario}-volume}}` })),
    ...(other ? [other.head] : []),
  ];
  return narrowTable(draft, title, draft.diagnosis.isRecurring ? OF_WON : OF_SOLD, heads, rows);
}

/** Nothing of a loan is paid back in a first year of interest only: what it covers is that interest. */
const INTEREST_COVER: PlanText = { es: 'Cobertura de intereses, primer año', en: 'Interest cover, first year' };

function paysInterestOnly({ model }: Draft): boolean {
  return model.years[0].principal === 0;
}

/** Each month's whole units, so that a year adds up to nearly that part. */
const OF_SOLD: PlanText = { es: 'Volumen de cada mes', en: 'Volume, each month' };
const OF_WON: PlanText = { es: 'Clientes que se ganan', en: 'Customers won' };

function writeSensitivity(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'tornado',
      title: {
        es: 'Qué mueve el resultado del segundo año, {{fig:result-y2}}',
        en: 'How far the second year’s result of {{fig:result-y2}} moves',
      },
      subtitle: subtitleOf(draft),
      alt: {
        es: 'Efecto de cada cambio sobre un resultado de {{fig:result-y2}}.',
        en: 'Effect of each change on a result of {{fig:result-y2}}.',
      },
      bars: barsOf(draft).map(({ id, less }) => ({
        label: id === 'fixed-costs' && draft.model.assumptions.extraPay.value > 0 ? COSTS_AND_PAY : BARS[id],
        less: less ? barFigures(id).less : null,
        more: barFigures(id).more,
      })),
    },
  };
}

function subtitleOf(draft: Draft): PlanText {
  const change = barsOf(draft).some(({ id }) => id === 'delay') ? WITH_DELAY : WITHOUT_DELAY;
  return isVolumeInProportion(draft.model) ? join([change, IN_PROPORTION], '; ') : change;
}

/** Whole customers and whole jobs do not move by a tenth, as the workbook has them. */
const IN_PROPORTION: PlanText = { es: 'el volumen, a prorrata', en: 'volume, pro rata' };

const WITH_DELAY: PlanText = {
  es: 'un {{fig:bar-change}} menos o más de cada cosa; retraso: {{fig:bar-delay}} meses',
  en: 'each {{fig:bar-change}} lower or higher; delay: {{fig:bar-delay}} months',
};
const WITHOUT_DELAY: PlanText = { es: 'un {{fig:bar-change}} menos o más de cada cosa', en: 'each {{fig:bar-change}} lower or higher' };

/** A late opening that leaves the second year better off, for the losses it may set against tax, is no gain: it is told by its hole in the cash. */
function barsOf({ model }: Draft): readonly SensitivityBar[] {
  return barsInOrder(model).filter(({ id, more }) => id !== 'delay' || more.resultYear2 < 0);
}

const COSTS_AND_PAY: PlanText = { es: 'gastos y sueldos', en: 'costs and pay' };
const BARS: Readonly<Record<SensitivityBar['id'], PlanText>> = {
  price: { es: 'precio', en: 'price' },
  volume: { es: 'volumen', en: 'volume' },
  'unit-cost': { es: 'coste directo', en: 'direct cost' },
  'fixed-costs': { es: 'gastos fijos', en: 'fixed costs' },
  delay: { es: 'retraso', en: 'delay' },
};

function writeRatios(draft: Draft): Block {
  const isTold = ({ value, needs, lacks }: (typeof RATIOS)[number]) =>
    needs.every((id) => draft.figures[id]) && !(lacks && draft.figures[lacks]) && !(value === COVERS_FIXED && isPaidByNone(draft));
  const rows = RATIOS.filter(isTold).map(({ name, value }): Row => {
    const cell: Cell = words(value === PAYBACK && !draft.figures['payback-month'] ? BEYOND : value);
    return { cells: [words(ratioName(draft, name, value)), cell] };
  });
  return table({
    title: { es: 'Ratios', en: 'Ratios' },
    size: 'treasury',
    columns: [
      { head: { es: 'Ratio', en: 'Ratio' }, align: 'start', width: 1 },
      { head: { es: 'Valor', en: 'Value' }, align: 'end', width: 1 },
    ],
    rows,
  });
}

/** What stands apart is named, and a cover told of a loan that leaves money missing is that loan’s. */
function ratioName(draft: Draft, name: PlanText, value: PlanText): PlanText {
  if (value === WITH_ALL && draft.model.assumptions.isMarketingApart) return PAYS_FOR_ALL;
  if (value === WITH_ALL && !isCostApart(draft)) return WITH_WEAR;
  if ((value !== COVERS && value !== COVERS_OF_TWO) || !draft.diagnosis.hasGap) return name;
  return draft.model.funding.raisedLoan > 0 ? COVER_OF_PROPOSED : COVER_OF_STATED;
}

const PAYBACK: PlanText = { es: '{{fig:payback-month}}', en: '{{fig:payback-month}}' };
/** The months that are forecast do not bring it back. */
const BEYOND: PlanText = { es: 'más de tres años', en: 'beyond three years' };

const COVERS: PlanText = {
  es: '{{fig:cover-y1}} · {{fig:cover-y2}} · {{fig:cover-y3}}',
  en: '{{fig:cover-y1}} · {{fig:cover-y2}} · {{fig:cover-y3}}',
};
const COVER_OF_PROPOSED: PlanText = { es: 'Cobertura de lo que se propone pedir', en: 'Debt service cover, the loan proposed' };
/** A loan repaid within two years. */
const COVERS_OF_TWO: PlanText = { es: '{{fig:cover-y1}} · {{fig:cover-y2}}', en: '{{fig:cover-y1}} · {{fig:cover-y2}}' };
const COVER_OF_STATED: PlanText = { es: 'Cobertura, solo el préstamo previsto', en: 'Debt service cover, the planned loan alone' };
const COVERS_FIXED: PlanText = { es: '{{fig:break-even-revenue}}', en: '{{fig:break-even-revenue}}' };
const WITH_ALL: PlanText = { es: '{{fig:break-even-revenue-all}}', en: '{{fig:break-even-revenue-all}}' };
/** Where marketing stands apart: pay, marketing, depreciation and interest are too many for the line. */
const PAYS_FOR_ALL: PlanText = { es: 'Ventas al mes que cubren todos los gastos', en: 'Monthly sales that cover every cost' };
/** Where the fixed costs hold the pay already. */
const WITH_WEAR: PlanText = { es: 'Con amortización e intereses', en: 'With depreciation and interest' };

const RATIOS: readonly { readonly name: PlanText; readonly value: PlanText; readonly needs: readonly string[]; readonly lacks?: string }[] =
  [
    {
      name: { es: 'Cobertura de la deuda, por año', en: 'Debt service cover (DSCR), by year' },
      value: COVERS,
      needs: ['cover-y1', 'cover-y2', 'cover-y3'],
    },
    {
      name: { es: 'Cobertura de la deuda, por año', en: 'Debt service cover (DSCR), by year' },
      value: COVERS_OF_TWO,
      needs: ['cover-y1', 'cover-y2'],
      lacks: 'cover-y3',
    },
    {
      name: { es: 'La misma, tras el impuesto sobre el trabajo por cuenta propia', en: 'The same, after self-employment tax' },
      value: { es: '{{fig:after-cover-y1}} · {{fig:after-cover-y2}}', en: '{{fig:after-cover-y1}} · {{fig:after-cover-y2}}' },
      needs: ['owner-tax-y2', 'after-cover-y1', 'after-cover-y2'],
    },
    {
      name: { es: 'Recuperación de la inversión', en: 'Payback of the investment' },
      value: PAYBACK,
      needs: [],
    },
    {
      name: { es: 'Ventas al mes que cubren los gastos fijos', en: 'Monthly sales that cover fixed costs' },
      value: COVERS_FIXED,
      needs: ['break-even-revenue'],
    },
    {
      name: { es: 'Con sueldos, amortización e intereses', en: 'With pay, depreciation and interest' },
      value: WITH_ALL,
      needs: ['break-even-revenue-all'],
    },
    {
      name: {
        es: 'Margen total de un cliente · captarlo solo con publicidad',
        en: 'Lifetime margin of a customer · cost to win one by advertising',
      },
      value: { es: '{{fig:customer-value}} · {{fig:paid-customer-cost}}', en: '{{fig:customer-value}} · {{fig:paid-customer-cost}}' },
      needs: ['customer-value', 'paid-customer-cost'],
    },
    {
      name: { es: 'Beneficio de tres años ÷ dinero necesario sin reserva', en: 'Three-year profit ÷ money needed before reserve' },
      value: { es: '{{fig:return}}', en: '{{fig:return}}' },
      needs: ['return'],
    },
  ];
