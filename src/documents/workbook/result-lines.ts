// The income statement.
import type { Assumptions } from '../../finance/assumption.ts';
import type { WorkbookLine } from './workbook-line.ts';

export function resultLines(assumptions: Assumptions): readonly WorkbookLine[] {
  return [...OPERATING_LINES, ...taxLines(assumptions)];
}

const OPERATING_LINES: readonly WorkbookLine[] = [
  {
    id: 'grossMargin',
    label: { es: 'Margen bruto', en: 'Gross margin' },
    format: 'money',
    months: '{revenue}-{variableCost}',
    years: 'sum',
    emphasis: 'total',
  },
  {
    id: 'operatingResult',
    label: { es: 'Resultado de explotación (EBITDA)', en: 'Operating result (EBITDA)' },
    format: 'money',
    months: '{grossMargin}-{fixedCosts}',
    years: 'sum',
    emphasis: 'total',
  },
  {
    id: 'depreciation',
    label: { es: 'Amortización', en: 'Depreciation' },
    format: 'money',
    months:
      'ROUND(({openingPurchases}-{formalitiesTold}-{launchTold}-{goodsTold}-{depositTold})*MIN({number},{lifeMonths})/{lifeMonths},0)-ROUND(({openingPurchases}-{formalitiesTold}-{launchTold}-{goodsTold}-{depositTold})*MIN({number}-1,{lifeMonths})/{lifeMonths},0)',
    years: 'sum',
    shared: true,
  },
  {
    id: 'profitBeforeTax',
    label: { es: 'Resultado antes de impuestos', en: 'Profit before tax' },
    format: 'money',
    months: '{operatingResult}-{depreciation}-{interest}',
    years: 'sum',
    emphasis: 'total',
  },
];

/** Tax on the year's profit so far, less losses brought forward and what was accrued already. */
function taxLines(assumptions: Assumptions): readonly WorkbookLine[] {
  return [
    {
      id: 'lossesBefore',
      label: { es: 'Pérdidas de antes que compensan', en: 'Earlier losses set off' },
      format: 'money',
      years: (year) => (year === 1 ? '{openingSpent}' : 'MAX(0,{lossesBefore:before}-{profitBeforeTax:before})'),
      emphasis: 'quiet',
    },
    {
      id: 'taxable',
      label: { es: 'Base del impuesto, en lo que va de año', en: 'Taxable profit, year to date' },
      format: 'money',
      months: 'MAX(0,SUM({profitBeforeTax:year-so-far})-{lossesBefore})',
      emphasis: 'quiet',
    },
    {
      id: 'taxDue',
      label: { es: 'Impuesto, en lo que va de año', en: 'Tax, year to date' },
      format: 'money',
      months: taxOnYear(assumptions, 'taxable'),
      emphasis: 'quiet',
    },
    {
      id: 'profitTax',
      label: { es: 'Impuesto sobre el beneficio', en: 'Tax on profit' },
      format: 'money',
      months: (month) => (month % 12 === 1 ? '{taxDue}' : '{taxDue}-{taxDue:before}'),
      years: 'sum',
    },
  ];
}

/** The tax on a year's taxable profit, each band rounded by itself. */
export function taxOnYear({ profitTax }: Assumptions, taxable: string): string {
  const first = (base: string) => `ROUND(${base}*{profitTaxFirstPoints}/10000,0)`;
  if (profitTax.upTo === null) return first(`{${taxable}}`);
  const above = `${first('{profitTaxUpTo}')}+ROUND(({${taxable}}-{profitTaxUpTo})*{profitTaxAbovePoints}/10000,0)`;
  return `IF({${taxable}}<={profitTaxUpTo},${first(`{${taxable}}`)},${above})`;
}

export const NET_LINE: WorkbookLine = {
  id: 'result',
  label: { es: 'Resultado neto', en: 'Net result' },
  format: 'money',
  months: '{profitBeforeTax}-{profitTax}',
  years: 'sum',
  emphasis: 'strong',
};
