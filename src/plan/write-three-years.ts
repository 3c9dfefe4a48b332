import type { SensitivityBar } from '../finance/financial-model.ts';
import type { Draft } from './draft.ts';
import { barFigures } from './gather-outcome-figures.ts';
import type { Message } from './message.ts';
import type { Block, Cell, Page, PlanText } from './plan.ts';
import { holds } from './say.ts';
import { figureOrNone, paragraph, table, words } from './write-block.ts';
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
      ...paragraph(draft, [DELAY, ...FLAT.filter((message) => holds(draft, message)).slice(0, 1), TAX_ON_PROFIT]),
      ...paragraph(draft, [CHECKS, LEGAL]),
    ],
  };
}

const CASES = ['low', 'base', 'high'] as const;

function writeScenarios(draft: Draft): Block {
  const row = (name: PlanText, id: string, style?: Row['style']): Row => ({
    cells: [words(name), ...CASES.map((scenario) => figureOrNone(draft, `${scenario}-${id}`))],
    ...(style ? { style } : {}),
  });
  const rows = [
    row({ es: 'Volumen', en: 'Volume' }, 'volume', 'strong'),
    row({ es: 'Ventas', en: 'Revenue' }, 'revenue'),
    row({ es: 'Margen bruto', en: 'Gross margin' }, 'margin'),
    row({ es: 'EBITDA', en: 'EBITDA' }, 'operating'),
    row({ es: 'Resultado neto', en: 'Net result' }, 'result'),
    row({ es: 'Caja más baja', en: 'Lowest cash' }, 'cash'),
    row({ es: 'Mes de la caja más baja', en: 'Month of lowest cash' }, 'cash-month'),
    row({ es: 'Mes de equilibrio', en: 'Break-even month' }, 'break-even-month'),
    ...(draft.diagnosis.hasLoan ? [row({ es: 'Cobertura de la deuda', en: 'Debt cover' }, 'cover')] : []),
  ];
  const title = { es: 'Escenarios, primer año', en: 'Scenarios, first year' };
  const heads = [
    { es: 'Menos', en: 'Lower' },
    { es: 'Previsto', en: 'Forecast' },
    { es: 'Más', en: 'Higher' },
  ];
  return narrowTable(draft, title, { es: 'Caso', en: 'Case' }, heads, rows);
}

function writeSensitivity(draft: Draft): Block {
  return {
    type: 'chart',
    chart: {
      type: 'tornado',
      title: { es: 'Qué mueve el resultado del segundo año', en: 'What moves the second year’s result' },
      subtitle: {
        es: 'un {{fig:bar-change}} menos o más de cada cosa; retraso: {{fig:bar-delay}} meses',
        en: '{{fig:bar-change}} less or more of each; delay: {{fig:bar-delay}} months',
      },
      alt: {
        es: 'Efecto de cada cambio sobre un resultado de {{fig:result-y2}}.',
        en: 'Effect of each change on a result of {{fig:result-y2}}.',
      },
      bars: draft.model.sensitivity.map(({ id, less }) => ({
        label: BARS[id],
        less: less ? barFigures(id).less : null,
        more: barFigures(id).more,
      })),
    },
  };
}

const BARS: Readonly<Record<SensitivityBar['id'], PlanText>> = {
  price: { es: 'precio', en: 'price' },
  volume: { es: 'volumen', en: 'volume' },
  'unit-cost': { es: 'coste directo', en: 'direct cost' },
  'fixed-costs': { es: 'gastos fijos', en: 'fixed costs' },
  delay: { es: 'retraso', en: 'delay' },
};

function writeRatios(draft: Draft): Block {
  const rows = RATIOS.filter(({ needs }) => needs.every((id) => draft.figures[id])).map(({ name, value }): Row => {
    const cell: Cell = words(value);
    return { cells: [words(name), cell] };
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

const RATIOS: readonly { readonly name: PlanText; readonly value: PlanText; readonly needs: readonly string[] }[] = [
  {
    name: { es: 'Cobertura de la deuda, por año', en: 'Debt cover, by year' },
    value: { es: '{{fig:cover-y1}} · {{fig:cover-y2}} · {{fig:cover-y3}}', en: '{{fig:cover-y1}} · {{fig:cover-y2}} · {{fig:cover-y3}}' },
    needs: ['cover-y1', 'cover-y2', 'cover-y3'],
  },
  {
    name: { es: 'Lo invertido vuelve en', en: 'Outlay is back by' },
    value: { es: '{{fig:payback-month}}', en: '{{fig:payback-month}}' },
    needs: ['payback-month'],
  },
  {
    name: { es: 'Pérdidas de arranque compensadas', en: 'Early losses made good' },
    value: { es: '{{fig:recovered-month}}', en: '{{fig:recovered-month}}' },
    needs: ['recovered-month'],
  },
  {
    name: { es: 'Ventas de equilibrio al mes', en: 'Break-even sales a month' },
    value: { es: '{{fig:break-even-revenue}}', en: '{{fig:break-even-revenue}}' },
    needs: ['break-even-revenue'],
  },
  {
    name: { es: 'Lo que deja un cliente · lo que cuesta', en: 'A customer leaves · costs' },
    value: { es: '{{fig:customer-value}} · {{fig:customer-cost}}', en: '{{fig:customer-value}} · {{fig:customer-cost}}' },
    needs: ['customer-value', 'customer-cost'],
  },
  {
    name: { es: 'Resultado de tres años sobre lo invertido', en: 'Three years’ result over the outlay' },
    value: { es: '{{fig:return}}', en: '{{fig:return}}' },
    needs: ['return'],
  },
  {
    name: { es: 'Meses que dura la caja inicial', en: 'Months the opening cash lasts' },
    value: { es: '{{fig:runway-months}}', en: '{{fig:runway-months}}' },
    needs: ['runway-months'],
  },
];

const DELAY: Message = {
  id: 'growth.delay',
  when: ({ model }) => (model.sensitivity.find(({ id }) => id === 'delay')?.more.lowestCash ?? 0) < 0,
  variants: [
    {
      es: 'Abrir {{fig:bar-delay}} meses más tarde, con los gastos ya en marcha, deja un hueco de {{fig:delay-cash}} en la caja.',
      en: 'Opening {{fig:bar-delay}} months late, with costs already running, leaves a gap of {{fig:delay-cash}} in the cash.',
    },
    {
      es: 'Si la apertura se retrasa {{fig:bar-delay}} meses y los gastos no, a la caja le llegan a faltar {{fig:delay-cash}}.',
      en: 'If opening slips {{fig:bar-delay}} months and the costs do not, cash comes to be {{fig:delay-cash}} short.',
    },
    {
      es: 'Un retraso de {{fig:bar-delay}} meses, pagando ya los gastos, abre en la caja un agujero de {{fig:delay-cash}}.',
      en: 'A delay of {{fig:bar-delay}} months, with costs already being paid, opens a hole of {{fig:delay-cash}} in the cash.',
    },
  ],
};

const FLAT: readonly Message[] = [
  {
    id: 'growth.target',
    when: ({ diagnosis }) => diagnosis.targetSaid,
    variants: [
      {
        es: 'Después del mes {{fig:target-months*}} no se supone más crecimiento: se mantiene el ritmo de {{fig:units-target*}} {{units}} al mes, y precios y gastos suben un {{fig:inflation*}} al año.',
        en: 'After month {{fig:target-months*}} no growth is assumed: the pace of {{fig:units-target*}} {{units}} a month is kept, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'La subida termina en el mes {{fig:target-months*}}, con {{fig:units-target*}} {{units}}; de ahí en adelante el ritmo es el mismo, y precios y gastos crecen un {{fig:inflation*}} anual.',
        en: 'The climb ends in month {{fig:target-months*}}, at {{fig:units-target*}} {{units}}; from then on the pace is the same, and prices and costs grow {{fig:inflation*}} a year.',
      },
      {
        es: 'Con {{fig:units-target*}} {{units}} al mes, desde el mes {{fig:target-months*}}, las ventas se quedan ahí: lo único que aumenta son precios y gastos, un {{fig:inflation*}} cada año.',
        en: 'At {{fig:units-target*}} {{units}} a month, from month {{fig:target-months*}} on, sales stay there: only prices and costs go up, by {{fig:inflation*}} each year.',
      },
    ],
  },
  {
    id: 'growth.flat',
    variants: [
      {
        es: 'Después del mes doce no se supone más crecimiento: se mantiene el ritmo alcanzado, y precios y gastos suben un {{fig:inflation*}} al año.',
        en: 'After month twelve no growth is assumed: the pace reached is kept, and prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'El crecimiento se detiene en el mes doce: desde ahí se vende al mismo ritmo, y tanto precios como gastos suben un {{fig:inflation*}} al año.',
        en: 'Growth stops at month twelve: from there sales keep the same pace, and both prices and costs rise {{fig:inflation*}} a year.',
      },
      {
        es: 'Los años segundo y tercero repiten el ritmo del mes doce; lo único que aumenta son precios y gastos, un {{fig:inflation*}} anual.',
        en: 'Years two and three repeat the pace of month twelve; only prices and costs go up, by {{fig:inflation*}} annually.',
      },
    ],
  },
];

const TAX_ON_PROFIT: Message = {
  id: 'growth.tax',
  variants: [
    {
      es: 'El impuesto se calcula como el de una sociedad pequeña; quien trabaje por cuenta propia tributará de otra manera, y la asesoría puede estimarlo con esta misma tabla.',
      en: 'Tax is worked out as for a small company; a sole trader is taxed differently, and an accountant can estimate it from this same table.',
    },
    {
      es: 'Aquí se aplica el impuesto de una sociedad pequeña. Por cuenta propia se paga de otro modo, y con esta tabla la asesoría puede calcularlo.',
      en: 'The tax applied here is that of a small company. A sole trader pays in another way, and an accountant can work it out from this table.',
    },
    {
      es: 'La línea del impuesto supone una sociedad pequeña: para trabajar por cuenta propia, pide a la asesoría otro cálculo sobre las mismas cifras.',
      en: 'The tax line supposes a small company: for a sole trader, ask the accountant for another calculation on the same figures.',
    },
  ],
};

const CHECKS: Message = {
  id: 'checks',
  variants: [
    {
      es: 'Comprobaciones superadas: {{fig:checks-passed}}. Entre ellas, que el balance cuadra los {{fig:horizon-months}} meses, que las dos maneras de calcular la caja coinciden, que los meses suman el año en cada línea y que el préstamo se salda.',
      en: 'Checks passed: {{fig:checks-passed}}. Among them, that the balance holds in all {{fig:horizon-months}} months, that both ways of working out cash agree, that the months add up to the year on each line and that the loan is paid off.',
    },
  ],
};

const LEGAL: Message = {
  id: 'legal',
  variants: [
    {
      es: 'Este documento orienta y no sustituye el consejo de un profesional; una previsión no es una garantía.',
      en: 'This document is guidance and does not replace professional advice; a forecast is not a guarantee.',
    },
  ],
};
