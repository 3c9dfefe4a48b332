// What selling and running cost, and what is left before depreciation, interest and tax.
import type { Bilingual } from '../../language/language.ts';
import { risingLine } from './revenue-lines.ts';
import type { WorkbookLine } from './workbook-line.ts';

const monthly = (es: string, en: string): Bilingual => ({ es: `${es}, un mes de cada año`, en: `${en}, a month of each year` });

/** What one month costs in each year: prices rise once a year. */
export const RATE_LINES: readonly WorkbookLine[] = [
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

export const COST_LINES: readonly WorkbookLine[] = [
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
    shared: true,
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
    shared: true,
    emphasis: 'total',
  },
];
