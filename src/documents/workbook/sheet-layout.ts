// Which lines stand on which sheet, in order.
import type { Assumptions } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import { BALANCE_LINES } from './balance-lines.ts';
import { breakEvenLines, EARNING_LINES, RECOVERY_LINES, returnLines, SHORTAGE_LINES } from './break-even-lines.ts';
import { capacityLines } from './capacity-lines.ts';
import { costLines, rateLines } from './cost-lines.ts';
import { NEED_LINES, OPENING_LINES } from './funding-lines.ts';
import { type InputSection, inputSections, SEASON_LINE } from './input-sections.ts';
import { loanLines } from './loan-lines.ts';
import { moveLines, otherReadingLines } from './move-lines.ts';
import { NET_LINE, resultLines } from './result-lines.ts';
import { CALENDAR_LINES, revenueLines } from './revenue-lines.ts';
import { SCENARIO_LINES, VOLUME_LINES } from './scenario-lines.ts';
import { otherVolumeLines, type SensitivitySection, sensitivitySections } from './sensitivity-lines.ts';
import { INDIRECT_LINES, TREASURY_LINES, workingLines } from './treasury-lines.ts';
import type { CaseId, WorkbookLine } from './workbook-line.ts';

export const SHEET_IDS = [
  'assumptions',
  'revenue',
  'costs',
  'result',
  'treasury',
  'balance',
  'loan',
  'break-even',
  'scenarios',
  'sensitivity',
  'low',
  'high',
] as const;

export type SheetId = (typeof SHEET_IDS)[number];

/** A row of a table of months. `home`: the line's own cells; `again`: a line of another sheet, by reference. */
export type LayoutRow =
  | { readonly kind: 'gap' }
  | { readonly kind: 'section'; readonly text: Bilingual }
  | { readonly kind: 'home' | 'again'; readonly line: WorkbookLine };

export interface MonthSheet {
  readonly id: SheetId;
  readonly of: CaseId;
  readonly rows: readonly LayoutRow[];
}

export interface WorkbookLayout {
  readonly inputs: readonly InputSection[];
  readonly season: { readonly line: WorkbookLine; readonly exact: WorkbookLine };
  readonly monthSheets: readonly MonthSheet[];
  /** Single figures, one below the other, in sections. */
  readonly figures: readonly { readonly title: 'breakEven' | 'moves' | 'returns'; readonly lines: readonly WorkbookLine[] }[];
  /** Years side by side. */
  readonly sensitivity: readonly SensitivitySection[];
  readonly lines: readonly WorkbookLine[];
}

export function layOutWorkbook(assumptions: Assumptions): WorkbookLayout {
  const inputs = inputSections(assumptions);
  const season = seasonLines(assumptions);
  const monthSheets = baseSheets(assumptions, inputs);
  const figures = [
    { title: 'breakEven', lines: breakEvenLines(assumptions) },
    { title: 'moves', lines: [...moveLines(assumptions), ...otherReadingLines(assumptions)] },
    { title: 'returns', lines: returnLines(assumptions) },
  ] as const;
  const sensitivity = sensitivitySections(assumptions);
  const own = monthSheets.flatMap(({ rows }) => rows.flatMap((row) => (row.kind === 'home' ? [row.line] : [])));
  const lines = [
    ...inputs.flatMap(({ rows }) => rows.flatMap(({ line, exact }) => (exact ? [line, exact] : [line]))),
    ...[season.line, season.exact],
    ...CALENDAR_LINES,
    ...own,
    ...figures.flatMap((section) => section.lines),
    ...VOLUME_LINES,
    ...SCENARIO_LINES,
    ...sensitivity.flatMap((section) => section.lines),
  ];
  return { inputs, season, monthSheets: [...monthSheets, caseSheet('low', own), caseSheet('high', own)], figures, sensitivity, lines };
}

function baseSheets(assumptions: Assumptions, inputs: readonly InputSection[]): readonly MonthSheet[] {
  const revenue = revenueLines(assumptions);
  const capacity = capacityLines(assumptions);
  const result = resultLines(assumptions);
  const working = workingLines(assumptions);
  const inputLines = inputs.flatMap(({ rows }) => rows.map(({ line }) => line));
  const costs = costLines(assumptions);
  const known = [...inputLines, ...revenue, ...costs, ...result, NET_LINE, ...loanLines(assumptions), ...working, ...TREASURY_LINES];
  const find = (id: string) => known.find((line) => line.id === id);
  const again = (...ids: readonly string[]) =>
    ids.flatMap((id): LayoutRow[] => {
      const line = find(id);
      return line ? [{ kind: 'again', line }] : [];
    });
  const home = (...ids: readonly string[]) => homes([...result, ...working, ...BALANCE_LINES].filter(({ id }) => ids.includes(id)));
  return [
    {
      id: 'revenue',
      of: 'base',
      rows: [
        ...homes(revenue),
        ...(capacity.length > 0 ? [...section('Lo que se puede atender', 'What can be served'), ...homes(capacity)] : []),
        ...section('El mismo volumen, con un cambio', 'The same volume, with one change'),
        ...homes(otherVolumeLines(assumptions)),
      ],
    },
    {
      id: 'costs',
      of: 'base',
      rows: [
        ...homes(costs),
        ...section('Lo que cuesta un mes, cada año', 'What a month costs, each year'),
        ...homes(rateLines(assumptions)),
      ],
    },
    {
      id: 'result',
      of: 'base',
      rows: [
        ...again('revenue', 'variableCost'),
        ...home('grossMargin'),
        ...again('staff', 'rent', 'marketing', 'otherCosts', 'fixedCosts'),
        ...home('operatingResult', 'depreciation'),
        ...again('interest'),
        ...home('profitBeforeTax', 'profitTax'),
        ...homes([NET_LINE]),
        ...section('Cómo se calcula el impuesto', 'How the tax is worked out'),
        ...home('lossesBefore', 'taxable', 'taxDue'),
        ...section('Desde qué mes gana', 'From which month it earns'),
        ...homes(EARNING_LINES),
      ],
    },
    {
      id: 'treasury',
      of: 'base',
      rows: [
        ...homes(TREASURY_LINES.slice(0, -1)),
        ...again('interest', 'principal'),
        ...homes(TREASURY_LINES.slice(-1)),
        ...section('Cuándo falta dinero', 'When money is missing'),
        ...homes(SHORTAGE_LINES),
        ...section('La misma caja, por el método indirecto', 'The same cash, the indirect way'),
        ...again('result', 'depreciation', 'principal'),
        ...homes(INDIRECT_LINES),
        ...section('De lo facturado a lo cobrado', 'From what is billed to what is collected'),
        ...homes(working.filter(({ id }) => !OPEN_LINES.includes(id))),
        ...section('Cuándo se recupera lo que costó abrir', 'When the cost of opening is back'),
        ...homes(RECOVERY_LINES),
      ],
    },
    {
      id: 'balance',
      of: 'base',
      rows: [
        ...again('cash'),
        ...home('receivables', 'stock'),
        ...home('fixedAssets', 'depositPaid', 'assets'),
        ...home('payables', 'prepaid'),
        ...home('vatOwed', 'profitTaxOwed'),
        ...again('loanBalance'),
        ...home('paidIn', 'retained', 'claims', 'balanceDifference'),
      ],
    },
    {
      id: 'loan',
      of: 'base',
      rows: [
        ...section('Qué hace falta para abrir', 'What opening takes'),
        ...again('investment', 'deposit', 'preOpening', 'openingRent'),
        ...homes(OPENING_LINES.slice(0, -1)),
        ...again('ownFunds', 'loan', 'raisedOwn', 'raisedLoan'),
        ...homes(OPENING_LINES.slice(-1)),
        ...section('El préstamo', 'The loan'),
        ...homes(loanLines(assumptions)),
        ...section('Cuánto dinero necesita el negocio', 'How much money the business needs'),
        ...homes(NEED_LINES),
      ],
    },
  ];
}

/** What is still open at the end of a month stands on the balance. */
const OPEN_LINES = ['receivables', 'stock', 'prepaid', 'payables'];

/** Every line of a case that is not the same in all of them. */
function caseSheet(of: 'low' | 'high', lines: readonly WorkbookLine[]): MonthSheet {
  return { id: of, of, rows: homes(lines.filter(({ shared }) => !shared)) };
}

function seasonLines({ season }: Assumptions): WorkbookLayout['season'] {
  const label = { es: 'Estacionalidad (100 % = mes medio)', en: 'Season (100% = average month)' };
  const input = season.value.map((index) => index / 10_000);
  return {
    line: { id: SEASON_LINE, label, format: 'tenths-percent', calendar: input },
    exact: {
      id: 'seasonPoints',
      label: { es: 'La misma, en enteros', en: 'The same, whole' },
      format: 'exact',
      months: (month) => (month <= 12 ? `ROUND({${SEASON_LINE}}*10000,0)` : null),
      shared: true,
      emphasis: 'quiet',
    },
  };
}

function homes(lines: readonly WorkbookLine[]): readonly LayoutRow[] {
  return lines.map((line) => ({ kind: 'home', line }));
}

/** A heading, with a free row above it. */
function section(es: string, en: string): readonly LayoutRow[] {
  return [{ kind: 'gap' }, { kind: 'section', text: { es, en } }];
}
