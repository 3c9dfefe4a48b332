// From the assumptions to the month's sales.
import type { Assumptions, Winning } from '../../finance/assumption.ts';
import { carriesFractions, isVolumeCapped, opensEmpty } from '../../finance/project-units.ts';
import type { Bilingual } from '../../language/language.ts';
import { SHAPE_WORDS } from './shape-words.ts';
import type { WorkbookLine } from './workbook-line.ts';

/** Thousandths of the trend × ten-thousandths of the season × percent of the volume. */
const SCALE = 1_000_000_000;
/** What the model carries at most: only absurd volumes come near. */
const MOST_TREND = 1_000_000_000_000;
const MOST_CENTS = 100_000_000_000_000;

const PRICE_YEARS = (id: string) => (year: number) =>
  year === 1 ? `{${id}}` : `ROUND({${id}}*(10000+{inflationPoints})^${year - 1}/10000^${year - 1},0)`;

/** An amount of the assumptions in each of the three years: it rises once a year. */
export function risingLine(id: string, label: Bilingual, from: string, format: WorkbookLine['format']): WorkbookLine {
  return { id, label, format, years: PRICE_YEARS(from), shared: true };
}

/** `month` and `number`: the two lines at the head of every table. */
export const CALENDAR_LINES: readonly WorkbookLine[] = [
  {
    id: 'month',
    label: { es: 'Mes', en: 'Month' },
    format: 'month',
    months: (month) => (month === 1 ? '{start}' : 'EDATE({month:before},1)'),
    shared: true,
  },
  {
    id: 'number',
    label: { es: 'Meses desde la apertura', en: 'Months since the opening' },
    format: 'count',
    months: (month) => (month === 1 ? '1' : '{number:before}+1'),
    shared: true,
  },
];

export function revenueLines(assumptions: Assumptions): readonly WorkbookLine[] {
  return [
    trendLine(assumptions),
    {
      id: 'seasonIndex',
      label: { es: 'Estacionalidad (10.000 = mes medio)', en: 'Season (10,000 = average month)' },
      format: 'exact',
      months: 'INDEX({seasonPoints:calendar},MONTH({month}))',
      shared: true,
    },
    ...volumeLines(assumptions),
    ...priceLines(assumptions),
  ];
}

function trendLine(assumptions: Assumptions): WorkbookLine {
  const grow = 'ROUND({unitsStartThousandths}*(10000+{growthPoints})^(MIN({number},12)-1)/10000^(MIN({number},12)-1),0)';
  const { ramp } = assumptions;
  if (ramp?.winning) return winningLine(ramp.winning);
  const [climbed, held] = ramp?.holdMonths ? ['MAX(0,{number}-{rampHeld})', '{rampHeld}'] : ['({number}-1)', '1'];
  const climb = `{unitsStartThousandths}+ROUND(({unitsNormalThousandths}-{unitsStartThousandths})*${climbed}/({rampMonths}-${held}),0)`;
  const months = ramp ? `IF({number}>={rampMonths},{unitsNormalThousandths},${climb})` : grow;
  return {
    id: 'trend',
    label: { es: 'Tendencia, en milésimas', en: 'Trend, in thousandths' },
    format: 'exact',
    months: isVolumeCapped(assumptions) ? `MIN(${MOST_TREND},${months})` : months,
    shared: true,
  };
}

/** Those of the month before, less those who leave, and the new ones; after the first year up to the most there is time for. */
function winningLine({ most }: Winning): WorkbookLine {
  const won = '{trend:before}-ROUND({trend:before}*{churnPoints}/10000,0)+{wonThousandths}';
  const limit = (month: number) => (most === null || month <= 12 ? `${MOST_TREND}` : 'MAX({mostHeldThousandths},{trend:before})');
  return {
    id: 'trend',
    label: { es: 'Tendencia, en milésimas', en: 'Trend, in thousandths' },
    format: 'exact',
    months: (month) => (month === 1 ? '{unitsStartThousandths}' : `MIN(${limit(month)},${won})`),
    shared: true,
  };
}

/** What is sold, month by month, and what it follows from. */
export function volumeLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const { shape, lodging } = assumptions;
  if (shape.value === 'subscription') return subscriptionLines(assumptions);
  if (shape.value === 'lodging' && lodging) return lodgingLines(assumptions);
  const expected = (scale: number) =>
    assumptions.firstDays
      ? (month: number) =>
          month === 1
            ? `ROUND({trend}*{seasonIndex}*{pct}*{firstDays}/(${scale}*(EDATE({start},1)-{start})),0)`
            : `ROUND({trend}*{seasonIndex}*{pct}/${scale},0)`
      : `ROUND({trend}*{seasonIndex}*{pct}/${scale},0)`;
  if (!carriesFractions(assumptions)) return [unitsLine(assumptions, expected(SCALE))];
  return [
    {
      id: 'carried',
      label: { es: 'Volumen esperado, en milésimas', en: 'Volume expected, in thousandths' },
      format: 'exact',
      months: expected(SCALE / 1000),
      emphasis: 'quiet',
    },
    unitsLine(assumptions, 'ROUND(SUM({carried:so-far})/1000,0)-SUM({units:until-before})'),
  ];
}

function lodgingLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const daysOf = (month: number) =>
    month === 1 && assumptions.firstDays ? 'MIN({firstDays},EDATE({month},1)-{month})' : '(EDATE({month},1)-{month})';
  return [
    {
      id: 'nights',
      label: { es: 'Noches que se pueden vender', en: 'Nights that can be sold' },
      format: 'count',
      months: (month) => `{rooms}*${daysOf(month)}`,
      years: 'sum',
      shared: true,
    },
    unitsLine(assumptions, (month) => `MIN(ROUND({trend}*${daysOf(month)}*12*{seasonIndex}*{pct}/${SCALE * 365},0),{nights})`),
  ];
}

/** How many pay is followed in thousandths, and shown in whole customers. */
function subscriptionLines(assumptions: Assumptions): readonly WorkbookLine[] {
  const gained = `ROUND(MAX(0,{trend}-TREND_BEFORE+ROUND(TREND_BEFORE*{churnPoints}/10000,0))*{seasonIndex}*{pct}/${SCALE / 1000},0)`;
  const gainedShut = 'ROUND(MAX(0,{trend}-TREND_BEFORE)*{pct}/100,0)';
  const label = (es: string, en: string): Bilingual => ({ es, en });
  const capped = isVolumeCapped(assumptions);
  const limits = [...(capped ? ['{mostUnits}*1000'] : []), ...(assumptions.places ? ['{places}*1000'] : [])];
  const upToMost = (formula: string) => (limits.length > 0 ? `MIN(${[...limits, formula].join(',')})` : formula);
  const whenShut = (shut: string, open: string) => (assumptions.season.value.includes(0) ? `IF({seasonIndex}=0,${shut},${open})` : open);
  const gainedFrom = (month: number) => whenShut(gainedShut, gained).replaceAll('TREND_BEFORE', month === 1 ? '{trend}' : '{trend:before}');
  const charged = (month: number) =>
    month === 1 && assumptions.firstDays
      ? 'ROUND(({customers:before}+{customers})*{firstDays}/(2*(EDATE({start},1)-{start})),0)'
      : 'ROUND(({customers:before}+{customers})/2,0)';
  const [isEmpty, first] = [opensEmpty(assumptions), 'ROUND({trend:first}*{pct}/100,0)'];
  return [
    {
      id: 'leaving',
      label: label('Bajas esperadas, en milésimas', 'Leaving, in thousandths'),
      format: 'exact',
      months: whenShut('0', 'ROUND({subscribed:before}*{churnPoints}/10000,0)'),
      emphasis: 'quiet',
    },
    {
      id: 'subscribed',
      label: label('Clientes esperados al cierre, en milésimas', 'Customers expected at the end, in thousandths'),
      format: 'exact',
      opening: isEmpty ? '0' : upToMost(first),
      months: (month) => upToMost(`{subscribed:before}-{leaving}+${isEmpty && month === 1 ? first : gainedFrom(month)}`),
      emphasis: 'quiet',
    },
    {
      id: 'customersLost',
      label: label('Clientes que se van', 'Customers lost'),
      format: 'count',
      months: 'MAX(0,{customers:before}-{customers},ROUND(SUM({leaving:so-far})/1000,0)-SUM({customersLost:until-before}))',
      years: 'sum',
    },
    {
      id: 'customersWon',
      label: label('Clientes nuevos', 'Customers won'),
      format: 'count',
      months: '{customers}-{customers:before}+{customersLost}',
      years: 'sum',
    },
    {
      id: 'customers',
      label: label('Clientes al cierre', 'Customers at the end'),
      format: 'count',
      opening: 'ROUND({subscribed}/1000,0)',
      months: 'ROUND({subscribed}/1000,0)',
      years: 'last',
    },
    unitsLine(assumptions, (month) => whenShut('0', charged(month)), false),
    ...(capped ? [mostUnitsLine(assumptions)] : []),
  ];
}

function unitsLine(assumptions: Assumptions, months: string | ((month: number) => string), mayCap = true): WorkbookLine {
  const words = SHAPE_WORDS[assumptions.shape.value];
  const limits = [
    ...(mayCap && isVolumeCapped(assumptions) ? [mostUnitsFormula(assumptions)] : []),
    ...(assumptions.dayMost ? ['{dayMost}'] : []),
  ];
  return {
    id: 'units',
    label: { es: words.es.sold, en: words.en.sold },
    format: 'count',
    months: (month) => {
      const sold = typeof months === 'string' ? months : months(month);
      return limits.length > 0 ? `MIN(${[...limits, sold].join(',')})` : sold;
    },
    years: 'sum',
    emphasis: 'total',
  };
}

function mostUnitsLine(assumptions: Assumptions): WorkbookLine {
  return {
    id: 'mostUnits',
    label: { es: 'Lo más que admite el modelo', en: 'The most the model carries' },
    format: 'exact',
    once: mostUnitsFormula(assumptions),
    shared: true,
  };
}

function mostUnitsFormula({ commission }: Assumptions): string {
  return `INT(${MOST_CENTS}/MAX(1000,{priceCents},{unitCostCents}${commission ? ',{ticketCents}' : ''}))`;
}

function priceLines({ commission }: Assumptions): readonly WorkbookLine[] {
  const revenue = { id: 'revenue', label: { es: 'Ingresos', en: 'Revenue' }, format: 'money', years: 'sum', emphasis: 'strong' } as const;
  const cents: Bilingual = { es: 'El mismo, en céntimos', en: 'The same, in hundredths' };
  if (!commission) {
    return [
      {
        id: 'priceShown',
        label: { es: 'Precio de cada año', en: 'Price of each year' },
        format: 'price',
        years: () => '{priceYear}/100',
        shared: true,
      },
      risingLine('priceYear', cents, 'priceCents', 'exact'),
      { ...revenue, months: 'ROUND({units}*{priceYear}/100,0)' },
    ];
  }
  return [
    {
      id: 'priceShown',
      label: { es: 'Importe por operación', en: 'Amount of a deal' },
      format: 'price',
      years: () => '{ticketYear}/100',
      shared: true,
    },
    risingLine('ticketYear', cents, 'ticketCents', 'exact'),
    {
      id: 'turnover',
      label: { es: 'Lo que pagan los clientes', en: 'What customers pay' },
      format: 'money',
      months: 'ROUND({units}*{ticketYear}/100,0)',
      years: 'sum',
    },
    { ...revenue, months: 'ROUND({turnover}*{commissionPoints}/10000,0)' },
  ];
}
