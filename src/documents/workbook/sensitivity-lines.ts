// What moves the result of the first two years, one change at a time. Sales at another volume, or later, are worked out month by month among the
// revenue; everything else follows from a year's units. Opening, loan and depreciation stay as they are.
import type { Assumptions } from '../../finance/assumption.ts';
import type { Bilingual } from '../../language/language.ts';
import { once } from './break-even-lines.ts';
import { arePaidHands, HANDS_LINES } from './cost-lines.ts';
import { unpaidInYear } from './later-pay-lines.ts';
import { taxOnYear } from './result-lines.ts';
import { volumeLines } from './revenue-lines.ts';
import { varyLines } from './vary-lines.ts';
import type { WorkbookLine } from './workbook-line.ts';

export interface SensitivitySection {
  readonly title: Bilingual | null;
  readonly lines: readonly WorkbookLine[];
}

/** As the model has it: months by which a delay puts off the sales. */
export const DELAY_MONTHS = 3;

/** By how much each thing changes: a cell to change. */
export const CHANGE_LINES: readonly WorkbookLine[] = [
  { id: 'changeBy', label: { es: 'Cuánto cambia cada cosa', en: 'By how much each thing changes' }, format: 'percent', input: 0.1 },
  once('pctLess', 'Con menos, de cada cien', 'With less, out of a hundred', 'exact', '100-ROUND({changeBy}*100,0)'),
  once('pctMore', 'Con más, de cada cien', 'With more, out of a hundred', 'exact', '100+ROUND({changeBy}*100,0)'),
];

/** The volume of each month a part less, a part more, and put off, with the hours that it takes beyond those of the team. */
export function otherVolumeLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const lines = [...volumeLines(assumptions).filter(({ shared }) => !shared), ...(arePaidHands(assumptions) ? HANDS_LINES : [])];
  return [
    ...varyLines(lines, 'Less', { pct: 'pctLess', note: { es: 'con menos volumen', en: 'with less volume' } }),
    ...varyLines(lines, 'More', { pct: 'pctMore', note: { es: 'con más volumen', en: 'with more volume' } }),
    ...varyLines(lines, 'Late', { delay: DELAY_MONTHS, note: { es: 'con tres meses de retraso', en: 'three months late' } }),
  ];
}

/** What a year of one variation has in place of the forecast's; what it leaves out stays. */
interface Variation {
  readonly id: string;
  readonly label: Bilingual;
  readonly revenue?: string;
  readonly variableCost?: string;
  readonly fixedCosts?: (year: number) => string;
}

export function sensitivitySections(assumptions: Assumptions): readonly SensitivitySection[] {
  const variations = listVariations(assumptions);
  const result: WorkbookLine = {
    id: 'resultForecast',
    label: { es: 'Como está previsto', en: 'As forecast' },
    format: 'money',
    years: inTwoYears(() => '{base.result}'),
    shared: true,
    emphasis: 'total',
  };
  return [
    { title: null, lines: CHANGE_LINES },
    {
      title: { es: 'Resultado neto del año', en: 'Net result of the year' },
      lines: [result, ...variations.map(({ id, label }) => yearly(`result${id}`, label, () => `{profit${id}}-{tax${id}}`))],
    },
    {
      title: { es: 'Diferencia con lo previsto', en: 'Difference from the forecast' },
      lines: variations.map(({ id, label }) => yearly(`change${id}`, label, () => `{result${id}}-{resultForecast}`)),
    },
    {
      title: { es: 'Precio y coste directo de cada año, en céntimos', en: 'Price and direct cost of each year, in hundredths' },
      lines: centLines(assumptions),
    },
    ...variations.map((variation) => ({ title: variation.label, lines: workingOf(variation, assumptions) })),
  ];
}

function listVariations(assumptions: Assumptions): readonly Variation[] {
  const { commission } = assumptions;
  const isPaid = arePaidHands(assumptions);
  const price = commission ? 'ticketYear' : 'priceYear';
  const revenue = (units: string, cents: string) => {
    const paid = `ROUND({${units}:year}*{${cents}}/100,0)`;
    return `SUMPRODUCT(${commission ? `ROUND(${paid}*{commissionPoints}/10000,0)` : paid})`;
  };
  const cost = (units: string, cents: string) => `SUMPRODUCT(ROUND({${units}:year}*{${cents}}/100,0))`;
  const volume = (suffix: string) => ({
    revenue: revenue(`units${suffix}`, price),
    variableCost: cost(`units${suffix}`, 'unitCostYear'),
    ...(isPaid ? { fixedCosts: () => `{base.fixedCosts}-{base.hiredPay}+{hiredPay${suffix}}` } : {}),
  });
  return [
    { id: 'PriceLess', label: { es: 'Con el precio más bajo', en: 'At a lower price' }, revenue: revenue('units', 'priceLess') },
    { id: 'PriceMore', label: { es: 'Con el precio más alto', en: 'At a higher price' }, revenue: revenue('units', 'priceMore') },
    { id: 'VolumeLess', label: { es: 'Con menos volumen', en: 'With less volume' }, ...volume('Less') },
    { id: 'VolumeMore', label: { es: 'Con más volumen', en: 'With more volume' }, ...volume('More') },
    {
      id: 'CostLess',
      label: { es: 'Con el coste directo más bajo', en: 'At a lower direct cost' },
      variableCost: cost('units', 'unitCostLess'),
    },
    {
      id: 'CostMore',
      label: { es: 'Con el coste directo más alto', en: 'At a higher direct cost' },
      variableCost: cost('units', 'unitCostMore'),
    },
    {
      id: 'FixedLess',
      label: { es: 'Con los gastos fijos más bajos', en: 'With lower fixed costs' },
      fixedCosts: fixedCostsAt('pctLess', assumptions),
    },
    {
      id: 'FixedMore',
      label: { es: 'Con los gastos fijos más altos', en: 'With higher fixed costs' },
      fixedCosts: fixedCostsAt('pctMore', assumptions),
    },
    { id: 'Delay', label: { es: 'Con tres meses de retraso', en: 'Three months late' }, ...volume('Late') },
  ];
}

/** The price (of a commission, the deal's amount) and the direct cost of a unit at the two ends. */
function centLines({ commission }: Assumptions): readonly WorkbookLine[] {
  const of = commission ? 'ticketCents' : 'priceCents';
  const line = (id: string, label: Bilingual, from: string, pct: string) => ({
    ...yearly(id, label, (year) => risen(partOf(from, pct), year)),
    format: 'exact' as const,
  });
  return [
    line('priceLess', { es: 'Precio más bajo', en: 'Lower price' }, of, 'pctLess'),
    line('priceMore', { es: 'Precio más alto', en: 'Higher price' }, of, 'pctMore'),
    line('unitCostLess', { es: 'Coste directo más bajo', en: 'Lower direct cost' }, 'unitCostCents', 'pctLess'),
    line('unitCostMore', { es: 'Coste directo más alto', en: 'Higher direct cost' }, 'unitCostCents', 'pctMore'),
  ];
}

/** A year's fixed costs, each of them a part less or more, then risen with the prices; paid by the hour, hands cost what the volume takes. */
function fixedCostsAt(pct: string, assumptions: Assumptions): (year: number) => string {
  const parts = ['staffInput', 'extraPay', 'rentInput', 'marketingInput', 'otherInput'];
  const at = (part: string, year: number) => risen(partOf(part, pct), year);
  return (year) =>
    `12*(${parts.map((part) => at(part, year)).join('+')})${unpaidInYear(assumptions, year, (part) => at(part, year))}${arePaidHands(assumptions) ? '+{base.hiredPay}' : ''}`;
}

function partOf(line: string, pct: string): string {
  return `ROUND({${line}}*{${pct}}/100,0)`;
}

function risen(amount: string, year: number): string {
  return year === 1 ? amount : `ROUND(${amount}*(10000+{inflationPoints})^${year - 1}/10000^${year - 1},0)`;
}

/** From the year's sales to its tax. */
function workingOf({ id, revenue, variableCost, fixedCosts }: Variation, assumptions: Assumptions): readonly WorkbookLine[] {
  const profit = (year: number) =>
    `${revenue ?? '{base.revenue}'}-${variableCost ?? '{base.variableCost}'}-${fixedCosts ? `(${fixedCosts(year)})` : '{base.fixedCosts}'}-{depreciation}-{interest}`;
  const quietly = (line: WorkbookLine): WorkbookLine => ({ ...line, emphasis: 'quiet' });
  return [
    yearly(`profit${id}`, { es: 'Resultado antes de impuestos', en: 'Profit before tax' }, profit),
    quietly(
      yearly(`losses${id}`, { es: 'Pérdidas de antes que compensan', en: 'Earlier losses set off' }, (year) =>
        year === 1 ? '{openingSpent}' : `MAX(0,{losses${id}:before}-{profit${id}:before})`,
      ),
    ),
    quietly(yearly(`taxable${id}`, { es: 'Base del impuesto', en: 'Taxable profit' }, () => `MAX(0,{profit${id}}-{losses${id}})`)),
    yearly(`tax${id}`, { es: 'Impuesto sobre el beneficio', en: 'Tax on profit' }, () => taxOnYear(assumptions, `taxable${id}`)),
  ];
}

function yearly(id: string, label: Bilingual, formula: (year: number) => string): WorkbookLine {
  return { id, label, format: 'money', years: inTwoYears(formula), shared: true };
}

function inTwoYears(formula: (year: number) => string): (year: number) => string | null {
  return (year) => (year < 3 ? formula(year) : null);
}
