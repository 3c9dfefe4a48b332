// A made-up plan for tests: every block, every chart, every kind of figure. Its numbers are not a model's.
import type { Figure, FigureKind } from '../plan/figures/figure.ts';
import type { Block, Cell, Chart, Page, Plan, PlanText } from '../plan/plan.ts';

const MONTHS = Array.from({ length: 36 }, (_, index) => index);
const SEASON = [0.6, 0.7, 0.9, 1, 1.1, 0.8, 1.2, 1.2, 1, 0.9, 1, 1.1];
const both = (es: string, en: string): PlanText => ({ es, en });
const same = (text: string): PlanText => ({ es: text, en: text });
const figure = (kind: FigureKind, value: number | string, origin: Figure['origin'] = 'derived'): Figure => ({ kind, value, origin });

/** The plan with a chosen paper, name, place and quote; amounts may be made larger by a factor. */
export function planFixture({
  paper = 'a4',
  name = 'Hilo y Pan',
  place = 'Zaragoza',
  quote = 'el pan del súper se pone duro a las dos horas',
  factor = 1,
}: {
  paper?: Plan['paper'];
  name?: string;
  place?: string;
  quote?: string;
  factor?: number;
} = {}): Plan {
  return {
    id: '0123456789abcdef0123456789abcdef',
    date: '2026-11-20',
    name,
    family: 'mesa',
    currency: 'EUR',
    locales: { es: 'es-ES', en: 'en-IE' },
    paper,
    figures: figures(factor),
    quotes: { problem: { text: quote, language: 'es' } },
    cover: {
      name,
      tagline: both('Una panadería de barrio con masa madre', 'A neighbourhood bakery with sourdough'),
      place,
      revenue: MONTHS.map((index) => `revenue-${index}`),
      cash: MONTHS.map((index) => `cash-${index}`),
      facts: [
        { label: both('Apertura', 'Opening'), value: same('{{fig:start*}}') },
        { label: both('Inversión', 'Investment'), value: same('{{fig:investment*}}') },
      ],
    },
    pages: [summaryPage, storyPage, tablesPage, chartsPage, fundingPage],
  };
}

function figures(factor: number): Plan['figures'] {
  const table: Record<string, Figure> = {
    start: figure('month', '2027-03', 'said'),
    investment: figure('money', 54_000 * factor, 'said'),
    price: figure('price', 2.4, 'said'),
    'unit-cost': figure('price', 0.75, 'sector'),
    margin: figure('price', 1.65),
    'fixed-costs': figure('money', 5_790, 'said'),
    units: figure('count', 3_510),
    share: figure('percent', 37.5, 'sector'),
    coverage: figure('ratio', 1.25),
    'plan-date': figure('date', '2026-11-20'),
    own: figure('money', 22_000 * factor, 'said'),
    loan: figure('money', 32_000 * factor, 'said'),
    oven: figure('money', 31_000 * factor, 'said'),
    works: figure('money', 14_500 * factor, 'said'),
    stock: figure('money', 1_500 * factor, 'sector'),
    reserve: figure('money', 7_000 * factor),
    year: figure('money', 95_452 * factor),
    zero: figure('money', 0),
  };
  for (const index of MONTHS) {
    const month = `${2027 + Math.floor((index + 2) / 12)}-${String(((index + 2) % 12) + 1).padStart(2, '0')}`;
    const revenue = Math.round(9_000 * (SEASON[index % 12] ?? 1) * (1 + index / 40));
    table[`month-${index}`] = figure('month-name', month);
    table[`revenue-${index}`] = figure('money', revenue * factor);
    table[`cash-${index}`] = figure(
      'money',
      (Math.round(4_000 + index * 900 * (SEASON[index % 12] ?? 1)) - (index === 5 ? 5_500 : 0)) * factor,
    );
    table[`out-${index}`] = figure('money', -Math.round(revenue * 0.7) * factor);
  }
  return table;
}

const prose = both(
  'Quien baja a por pan a las ocho no vuelve a bajar por la tarde. Cada barra se cobra a {{fig:price*}} y deja {{fig:margin*}} después de la harina y la luz.',
  'Whoever comes down for bread at eight does not come down again in the afternoon. Each loaf brings in {{fig:price*}} and leaves {{fig:margin*}} after flour and power.',
);

const longProse = both(
  `${prose.es} Con {{fig:units*}} al mes se pagan los {{fig:fixed-costs*}} fijos, y el sector suele dejar un {{fig:share*}}.`,
  `${prose.en} It takes {{fig:units*}} a month to pay fixed costs of {{fig:fixed-costs*}}, and the trade usually leaves {{fig:share*}}.`,
);

const summaryPage: Page = {
  id: 'summary',
  title: both('Resumen ejecutivo', 'Executive summary'),
  blocks: [
    {
      type: 'lead',
      text: both(
        'Se pide un préstamo de **{{fig:loan}}** y se aportan **{{fig:own}}**.',
        'The request is a loan of **{{fig:loan}}** beside **{{fig:own}}** of own money.',
      ),
    },
    {
      type: 'tiles',
      tiles: ['investment', 'year', 'units', 'coverage', 'share', 'price'].map((id) => ({
        label: both('Cifra clave', 'Key figure'),
        figure: id,
        ...(id === 'units' && { after: both('al mes', 'a month') }),
        note: both('unas {{fig:units}} al mes', 'about {{fig:units}} a month'),
      })),
    },
    {
      type: 'columns',
      columns: [
        [
          { type: 'heading', text: both('El negocio', 'The business') },
          { type: 'paragraph', text: both('En sus palabras: {{quote:problem}}.', 'In their words: {{quote:problem}}.') },
          { type: 'paragraph', text: prose },
        ],
        [
          { type: 'heading', text: both('La cuenta', 'The sums') },
          { type: 'paragraph', text: longProse },
        ],
      ],
    },
    {
      type: 'quadrants',
      title: both('DAFO', 'SWOT'),
      quadrants: [both('Fortalezas', 'Strengths'), both('Debilidades', 'Weaknesses')].map((title) => ({
        title,
        items: [both('{{fig:month-5}}, con poco', '{{fig:month-5}}, with little'), both('la caja', 'cash')],
      })),
    },
    { type: 'notice', title: both('Lo que un banco va a preguntar', 'What a bank will ask'), points: [longProse, prose] },
    { type: 'chart', chart: monthsChart(36, 'wide') },
  ],
};

const storyPage: Page = {
  id: 'story',
  title: both('La historia', 'The story'),
  blocks: [
    { type: 'quote', quote: 'problem' },
    { type: 'heading', text: both('Siete escenas', 'Seven scenes') },
    {
      type: 'scenes',
      scenes: MONTHS.slice(0, 7).map(() => ({ title: both('Quién es y qué quiere', 'Who it is and what they want'), text: prose })),
    },
    {
      type: 'columns',
      columns: [
        [
          { type: 'heading', text: both('Pasos', 'Steps') },
          { type: 'list', style: 'number', items: [same('Pedir.'), same('Amasar.'), same('Volver.')] },
        ],
        [
          { type: 'heading', text: both('Pruebas', 'Proof') },
          { type: 'list', style: 'check', items: [same('Diez barras.'), same('Cien barras.')] },
        ],
      ],
    },
  ],
};

const tablesPage: Page = {
  id: 'tables',
  title: both('Tablas', 'Tables'),
  blocks: [
    { type: 'list', style: 'bullet', items: [prose, same('{{fig:plan-date}}')] },
    {
      type: 'table',
      table: {
        title: both('Hipótesis', 'Assumptions'),
        note: both('con su origen', 'with their origin'),
        size: 'text',
        columns: [
          { head: both('Hipótesis', 'Assumption'), align: 'start', width: 2 },
          { head: both('Valor', 'Value'), align: 'end', width: 1 },
          { head: both('De dónde sale', 'Where it comes from'), align: 'start', width: 2 },
        ],
        rows: ['price', 'unit-cost', 'fixed-costs', 'share'].map((id, index) => ({
          cells: [
            { text: both('Una hipótesis', 'An assumption') },
            { figure: id, mark: true },
            index === 0 ? { quote: 'problem' } : { empty: true },
          ],
          ...(index === 3 && { style: 'total' as const }),
        })),
      },
    },
    { type: 'table', table: treasury() },
  ],
};

const chartsPage: Page = {
  id: 'charts',
  title: both('Previsión del primer año', 'First-year forecast'),
  blocks: [
    { type: 'chart', chart: monthsChart(12, 'tall') },
    {
      type: 'columns',
      columns: [
        [{ type: 'chart', chart: breakEven() }],
        [
          { type: 'heading', text: both('Cómo se lee', 'How to read it') },
          { type: 'paragraph', text: longProse },
        ],
      ],
    },
  ],
};

const fundingPage: Page = {
  id: 'funding',
  title: both('Inversión y financiación', 'Investment and funding'),
  blocks: [
    { type: 'columns', columns: [[{ type: 'chart', chart: waterfall() }], [{ type: 'chart', chart: waterfall() }]] as [Block[], Block[]] },
    { type: 'chart', chart: usesSources() },
  ],
};

function titled(es: string, en: string) {
  return { title: both(es, en), subtitle: both('en euros', 'in euros'), alt: both(`${es}, dibujado.`, `${en}, drawn.`) };
}

function monthsChart(count: number, size: 'wide' | 'tall'): Chart {
  const months = MONTHS.slice(0, count);
  const ids = (what: string) => months.map((index) => `${what}-${index}`);
  const lowest = { index: 5, label: same('{{fig:cash-5}}, {{fig:month-5}}') };
  return {
    type: 'bars-line',
    ...titled('Ventas y caja', 'Sales and cash'),
    months: ids('month'),
    bars: ids('revenue'),
    line: ids('cash'),
    opening: 'cash-0',
    lowest,
    size,
  };
}

function breakEven(): Chart {
  const labels = {
    sales: both('ventas', 'sales'),
    costs: both('costes', 'costs'),
    loss: both('se pierde', 'loss'),
    gain: both('se gana', 'gain'),
    point: same('{{fig:units}}'),
  };
  return {
    type: 'break-even',
    ...titled('Punto de equilibrio', 'Break-even'),
    price: 'price',
    unitCost: 'unit-cost',
    fixedCosts: 'fixed-costs',
    units: 'units',
    labels,
  };
}

function waterfall(): Chart {
  const steps = [
    { label: both('Precio', 'Price'), figure: 'price', role: 'start' },
    { label: both('Coste', 'Cost'), figure: 'unit-cost', role: 'less' },
    { label: both('Queda', 'Left'), figure: 'margin', role: 'left' },
  ] as const;
  return { type: 'waterfall', ...titled('Del precio al margen', 'From price to margin'), steps };
}

function usesSources(): Chart {
  const part = (es: string, en: string, id: string) => ({ label: both(es, en), figure: id });
  return {
    type: 'uses-sources',
    ...titled('Inversión y financiación', 'Uses and sources'),
    uses: [
      part('Horno', 'Oven', 'oven'),
      part('Obra', 'Works', 'works'),
      part('Género', 'Stock', 'stock'),
      part('Reserva', 'Reserve', 'reserve'),
    ],
    sources: [part('Fondos propios', 'Own funds', 'own'), part('Préstamo', 'Loan', 'loan')],
  };
}

function treasury(): Extract<Block, { type: 'table' }>['table'] {
  const year = MONTHS.slice(0, 12);
  const row = (es: string, en: string, ids: readonly string[], style?: 'total'): { cells: Cell[]; style?: 'total' } => ({
    cells: [{ text: both(es, en) }, ...ids.map((id) => ({ figure: id })), { figure: 'year' }],
    ...(style && { style }),
  });
  return {
    title: both('Plan de tesorería', 'Cash plan'),
    note: both('en euros', 'in euros'),
    size: 'treasury',
    marked: 9,
    columns: [
      { head: both('', ''), align: 'start', width: 3 },
      ...year.map((index) => ({ head: { figure: `month-${index}` }, align: 'end' as const, width: 1 })),
      { head: both('Año 1', 'Year 1'), align: 'end', width: 1.2 },
    ],
    rows: [
      row(
        'Ventas',
        'Sales',
        year.map((index) => `revenue-${index}`),
      ),
      row(
        'Pagos',
        'Payments',
        year.map((index) => `out-${index}`),
      ),
      row(
        'Impuestos',
        'Taxes',
        year.map(() => 'zero'),
      ),
      row(
        'Saldo final',
        'Closing cash',
        year.map((index) => `cash-${index}`),
        'total',
      ),
    ],
  };
}
