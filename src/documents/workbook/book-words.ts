// The words of the sheets themselves.
import type { Bilingual } from '../../language/language.ts';
import type { SheetId } from './sheet-layout.ts';

interface SheetName {
  readonly name: string;
  readonly title: string;
}

const sheet = (name: string, title: string): SheetName => ({ name, title });

/** The name on the tab, of letters only (the library does not quote it where the print settings name it), and the title on the sheet. */
export const SHEET_NAMES: Bilingual<Readonly<Record<SheetId, SheetName>>> = {
  es: {
    assumptions: sheet('Hipótesis', 'Hipótesis, y de dónde sale cada una'),
    revenue: sheet('Ingresos', 'Ingresos'),
    costs: sheet('Costes', 'Costes'),
    result: sheet('Resultados', 'Cuenta de resultados'),
    treasury: sheet('Tesorería', 'Tesorería'),
    balance: sheet('Balance', 'Balance'),
    loan: sheet('Préstamo', 'Apertura, préstamo y dinero necesario'),
    'break-even': sheet('Equilibrio', 'Punto de equilibrio y rentabilidad'),
    scenarios: sheet('Escenarios', 'Tres escenarios'),
    sensitivity: sheet('Sensibilidad', 'Qué mueve el resultado, un cambio cada vez'),
    low: sheet('Menor', 'Con menos volumen: el mismo cálculo'),
    high: sheet('Mayor', 'Con más volumen: el mismo cálculo'),
  },
  en: {
    assumptions: sheet('Assumptions', 'Assumptions, and where each one comes from'),
    revenue: sheet('Revenue', 'Revenue'),
    costs: sheet('Costs', 'Costs'),
    result: sheet('Income', 'Income statement'),
    treasury: sheet('Treasury', 'Treasury'),
    balance: sheet('Balance', 'Balance sheet'),
    loan: sheet('Loan', 'Opening, loan and money needed'),
    'break-even': sheet('Breakeven', 'Break-even and returns'),
    scenarios: sheet('Scenarios', 'Three scenarios'),
    sensitivity: sheet('Sensitivity', 'What moves the result, one change at a time'),
    low: sheet('Lower', 'With less volume: the same arithmetic'),
    high: sheet('Higher', 'With more volume: the same arithmetic'),
  },
};

export interface BookWords {
  readonly model: string;
  readonly heads: {
    readonly item: string;
    readonly value: string;
    readonly unit: string;
    readonly exact: string;
    readonly origin: string;
    readonly quote: string;
  };
  readonly years: readonly [string, string, string];
  readonly opening: string;
  readonly monthNumber: string;
  readonly season: string;
  readonly monthNames: readonly string[];
  readonly inputLegend: string;
  readonly formulaLegend: string;
  readonly amounts: (currency: string) => string;
  readonly breakEven: string;
  readonly moves: string;
  readonly returns: string;
  readonly cases: { readonly low: string; readonly base: string; readonly high: string };
  readonly volume: string;
  readonly page: string;
}

export const BOOK_WORDS: Bilingual<BookWords> = {
  es: {
    model: 'Modelo financiero',
    heads: {
      item: 'Hipótesis',
      value: 'Valor',
      unit: 'Unidad',
      exact: 'En enteros',
      origin: 'De dónde sale',
      quote: 'Con las palabras de quien emprende',
    },
    years: ['Año 1', 'Año 2', 'Año 3'],
    opening: 'Apertura',
    monthNumber: 'Mes número',
    season: 'Calendario de las ventas (100 % = mes medio)',
    monthNames: [
      'enero',
      'febrero',
      'marzo',
      'abril',
      'mayo',
      'junio',
      'julio',
      'agosto',
      'septiembre',
      'octubre',
      'noviembre',
      'diciembre',
    ],
    inputLegend: 'Celda que se puede cambiar',
    formulaLegend:
      'Todo lo demás se calcula a partir de ellas. «En enteros» es la misma cifra en céntimos, puntos básicos o milésimas, para que el redondeo sea exacto.',
    amounts: (currency) => `Importes en ${currency}, sin impuesto sobre las ventas salvo donde se dice.`,
    breakEven: 'Punto de equilibrio',
    moves: 'Qué mueve el equilibrio, un cambio cada vez',
    returns: 'Recuperación y rentabilidad',
    cases: { low: 'Menor', base: 'Base', high: 'Mayor' },
    volume: 'Volumen sobre el caso base',
    page: 'Página',
  },
  en: {
    model: 'Financial model',
    heads: {
      item: 'Assumption',
      value: 'Value',
      unit: 'Unit',
      exact: 'In whole numbers',
      origin: 'Where it comes from',
      quote: 'In the founder’s words',
    },
    years: ['Year 1', 'Year 2', 'Year 3'],
    opening: 'Opening',
    monthNumber: 'Month number',
    season: 'Calendar of sales (100% = average month)',
    monthNames: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    inputLegend: 'A cell to change',
    formulaLegend:
      'Everything else is worked out from them. “In whole numbers” is the same figure in cents, basis points or thousandths, so that rounding is exact.',
    amounts: (currency) => `Amounts in ${currency}, before tax on sales unless it says otherwise.`,
    breakEven: 'Break-even',
    moves: 'What moves break-even, one change at a time',
    returns: 'Payback and returns',
    cases: { low: 'Lower', base: 'Base', high: 'Higher' },
    volume: 'Volume against the base case',
    page: 'Page',
  },
};
