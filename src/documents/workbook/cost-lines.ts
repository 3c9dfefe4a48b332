// What selling and running cost, and what is left before depreciation, interest and tax.
import type { Assumptions } from '../../finance/assumption.ts';
import { paceBy } from '../../finance/pace-marketing.ts';
import type { Bilingual } from '../../language/language.ts';
import { laterPayLines, laterPayYears } from './later-pay-lines.ts';
import { risingLine } from './revenue-lines.ts';
import type { WorkbookLine } from './workbook-line.ts';

const monthly = (es: string, en: string): Bilingual => ({ es: `${es}, un mes de cada año`, en: `${en}, a month of each year` });

/** What one month costs in each year: prices rise once a year. */
export function rateLines(assumptions: Assumptions): readonly WorkbookLine[] {
  return [...RATE_LINES, ...laterPayYears(assumptions), ...(arePaidHands(assumptions) ? HOUR_LINES : [])];
}

const RATE_LINES: readonly WorkbookLine[] = [
  {
    id: 'unitCostShown',
    label: { es: 'Coste directo por unidad, cada año', en: 'Direct cost of a unit, each year' },
    format: 'price',
    years: () => '{unitCostYear}/100',
    shared: true,
  },
  risingLine('unitCostYear', { es: 'El mismo, en céntimos', en: 'The same, in hundredths' }, 'unitCostCents', 'exact'),
  risingLine('staffYear', monthly('Personal', 'Pay'), 'staffInput', 'money'),
  risingLine('extraPayYear', monthly('Sueldo aparte', 'Pay left out'), 'extraPay', 'money'),
  risingLine('rentYear', monthly('Alquiler', 'Rent'), 'rentInput', 'money'),
  risingLine('marketingYear', monthly('Marketing', 'Marketing'), 'marketingInput', 'money'),
  risingLine('otherYear', monthly('Otros', 'Other'), 'otherInput', 'money'),
];

/** What a month sells and runs on; pay holds the hours that its sales take beyond those of the team. */
export function costLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const unpaid = laterPayLines(assumptions);
  const paced = paceLines(assumptions);
  const spent = paced.length > 0 ? COST_LINES.map(spendByPace) : COST_LINES;
  const lines = unpaid.length > 0 ? spent.map((line) => addToPay(line, '-{unpaid}')) : spent;
  return [
    ...(arePaidHands(assumptions) ? [...lines.map((line) => addToPay(line, '+{hiredPay}')), ...HANDS_LINES] : lines),
    ...unpaid,
    ...paced,
  ];
}

/** Whether hours beyond those of the team are paid by the hour. */
export function arePaidHands({ hands }: Assumptions): boolean {
  return hands?.hourCents !== undefined;
}

/** The hours that the volume takes beyond those of the team, and their pay. */
export const HANDS_LINES: readonly WorkbookLine[] = [
  {
    id: 'missingHours',
    label: { es: 'Horas que faltan', en: 'Hours missing' },
    format: 'count',
    months: 'MAX(0,ROUND({units}*{handsMinutes}/60,0)-{handsHours})',
    years: 'sum',
    emphasis: 'quiet',
  },
  {
    id: 'hiredPay',
    label: { es: 'Pago de esas horas, con cargas sociales', en: 'Pay for those hours, with social charges' },
    format: 'money',
    months: 'ROUND({missingHours}*{hourYear}/100,0)',
    years: 'sum',
    emphasis: 'quiet',
  },
];

const HOUR_LINES: readonly WorkbookLine[] = [
  risingLine('hourYear', { es: 'Una hora de ayuda, en céntimos', en: 'An hour of help, in hundredths' }, 'handsHourCents', 'exact'),
];

/** Where the first year's marketing is spent as it has customers to win: how much of a month's, month by month; none where each spends the same. */
function paceLines({ marketingPace }: Assumptions): readonly WorkbookLine[] {
  if (!marketingPace) return [];
  return [
    {
      id: 'marketingPace',
      label: { es: 'Publicidad gastada hasta el mes (10.000, un mes medio)', en: 'Advertising spent by then (10,000, an even month)' },
      format: 'exact',
      months: (month) => (month > marketingPace.length ? null : String(paceBy(marketingPace, month))),
      shared: true,
      emphasis: 'quiet',
    },
  ];
}

/** Rounded as sums from the first month on, as the model has it. */
function spendByPace(line: WorkbookLine): WorkbookLine {
  if (line.id !== 'marketing') return line;
  const by = (reach: string) => `ROUND({marketingYear}*{marketingPace${reach}}/10000,0)`;
  return { ...line, months: (month) => (month > 12 ? '{marketingYear}' : month === 1 ? by('') : `${by('')}-${by(':before')}`) };
}

function addToPay(line: WorkbookLine, part: string): WorkbookLine {
  return line.id === 'staff' ? { ...line, months: `${line.months}${part}` } : line;
}

const COST_LINES: readonly WorkbookLine[] = [
  {
    id: 'variableCost',
    label: { es: 'Coste directo de lo vendido', en: 'Direct cost of sales' },
    format: 'money',
    months: 'ROUND({units}*{unitCostYear}/100,0)',
    years: 'sum',
    emphasis: 'strong',
  },
  {
    id: 'staff',
    label: { es: 'Personal, con cargas sociales', en: 'Pay, with social charges' },
    format: 'money',
    months: '{staffYear}+{extraPayYear}',
    years: 'sum',
  },
  { id: 'rent', label: { es: 'Alquiler', en: 'Rent' }, format: 'money', months: '{rentYear}', years: 'sum', shared: true },
  { id: 'marketing', label: { es: 'Marketing', en: 'Marketing' }, format: 'money', months: '{marketingYear}', years: 'sum', shared: true },
  {
    id: 'otherCosts',
    label: { es: 'Otros gastos', en: 'Other costs' },
    format: 'money',
    months: '{otherYear}',
    years: 'sum',
    shared: true,
  },
  {
    id: 'fixedCosts',
    label: { es: 'Gastos fijos', en: 'Fixed costs' },
    format: 'money',
    months: '{staff}+{rent}+{marketing}+{otherCosts}',
    years: 'sum',
    emphasis: 'total',
  },
];
