// The cases side by side: what each year leaves, how low the cash gets and whether the debt is served.
import type { LineFormat, WorkbookLine } from './workbook-line.ts';

/** Compared over the cases, one column each. */
export const SCENARIO_LINES: readonly WorkbookLine[] = [
  {
    id: 'pct',
    label: { es: 'El mismo, entero', en: 'The same, whole' },
    format: 'exact',
    once: (of) => `ROUND({volume${CASE_NAMES[of]}}*100,0)`,
  },
  each('revenueYear1', 'Ingresos, año 1', 'Revenue, year 1', 'money', '{revenue:y1}'),
  each('grossMarginYear1', 'Margen bruto, año 1', 'Gross margin, year 1', 'money', '{grossMargin:y1}'),
  each('operatingResultYear1', 'EBITDA, año 1', 'EBITDA, year 1', 'money', '{operatingResult:y1}'),
  each('resultYear1', 'Resultado neto, año 1 con apertura', 'Net result, year 1 with opening', 'money', '{result:y1}-{openingSpent}'),
  each('revenueYear2', 'Ingresos, año 2', 'Revenue, year 2', 'money', '{revenue:y2}'),
  each('resultYear2', 'Resultado neto, año 2', 'Net result, year 2', 'money', '{result:y2}'),
  each('lowestCash', 'Caja más baja', 'Lowest cash', 'money', 'MIN({cash:with-opening})'),
  each(
    'lowestCashMonth',
    'Mes de la caja más baja',
    'Month of the lowest cash',
    'month-number',
    'MATCH({lowestCash},{cash:with-opening},0)-1',
  ),
  each(
    'outOfCashMonth',
    'Primer mes en que falta dinero',
    'First month in which money is missing',
    'short-month',
    'IF(COUNTIF({short:with-opening},1)=0,-1,MATCH(1,{short:with-opening},0)-1)',
  ),
  each('debtCoverYear1', 'Cobertura de la deuda, año 1', 'Debt cover, year 1', 'hundredths', debtCover('y1')),
  each('debtCoverYear2', 'Cobertura de la deuda, año 2', 'Debt cover, year 2', 'hundredths', debtCover('y2')),
  each('debtCoverYear3', 'Cobertura de la deuda, año 3', 'Debt cover, year 3', 'hundredths', debtCover('y3')),
  each(
    'breakEvenMonth',
    'Primero de tres meses seguidos sin pérdida',
    'First of three months in a row without a loss',
    'found-month',
    'IF({marginCents}<=0,-1,IF(COUNTIF({run:all},3)=0,-1,MATCH(3,{run:all},0)-2))',
  ),
];

const CASE_NAMES = { base: 'Base', low: 'Low', high: 'High' } as const;

/** The volume of each case as a part of the base volume: cells to change. */
export const VOLUME_LINES: readonly WorkbookLine[] = [
  { id: 'volumeLow', label: { es: 'Volumen', en: 'Volume' }, format: 'percent', input: 0.8 },
  { id: 'volumeBase', label: { es: 'Volumen', en: 'Volume' }, format: 'percent', input: 1 },
  { id: 'volumeHigh', label: { es: 'Volumen', en: 'Volume' }, format: 'percent', input: 1.2 },
];

/** (EBITDA − profit tax) ÷ (interest + principal); 0 without debt to serve. */
function debtCover(year: string): string {
  const service = `({interest:${year}}+{principal:${year}})`;
  return `IF(${service}=0,0,ROUND(({operatingResult:${year}}-{profitTax:${year}})*100/${service},0)/100)`;
}

function each(id: string, es: string, en: string, format: LineFormat, formula: string): WorkbookLine {
  return { id, label: { es, en }, format, once: formula };
}
