import type { Assumed, Origin } from '../finance/assumption.ts';
import { findLasting } from '../finance/find-lasting.ts';
import type { Draft } from './draft.ts';
import { figureQuote, type QuotedFigure } from './gather-quotes.ts';
import type { Block, Cell, Page, PlanText } from './plan.ts';
import { label } from './say.ts';
import { tellSaidFigure } from './tell-said-figures.ts';
import { figure, table, words } from './write-block.ts';
import { writeFunding, writeUsesSources } from './write-funding.ts';
import { writeWays } from './write-ways.ts';

/** What the model stands on and where each value comes from; what opening costs, who pays, and how to find what is missing. */
export function writeAssumptions(draft: Draft): Page {
  return {
    id: 'assumptions',
    title: { es: 'Hipótesis, inversión y financiación', en: 'Assumptions, investment and funding' },
    blocks: [
      writeOrigins(draft),
      writeUsesSources(draft),
      ...writeFunding(draft),
      ...(draft.diagnosis.hasGap && draft.diagnosis.breakEven !== 'never' ? writeWays(draft) : []),
    ],
  };
}

function writeOrigins(draft: Draft): Block {
  const a = draft.model.assumptions;
  const row = (name: PlanText, value: string, from: Assumed<unknown>, said?: QuotedFigure) => ({
    cells: [words(label(draft, name)), figure(value, true), originCell(draft, from.origin, said)],
  });
  return table({
    title: { es: 'En qué se apoya el modelo', en: 'What the model stands on' },
    note: {
      es: 'Valores del sector: orientación para un negocio pequeño, revisados el {{fig:sector-date}}. Cada uno debería sustituirse por una cifra propia.',
      en: 'Sector values: guidance for a small business, reviewed on {{fig:sector-date}}. Each should give way to a figure of your own.',
    },
    size: 'text',
    columns: [
      { head: { es: 'Hipótesis', en: 'Assumption' }, align: 'start', width: 5 },
      { head: { es: 'Valor', en: 'Value' }, align: 'end', width: 3 },
      { head: { es: 'De dónde sale', en: 'Where it comes from' }, align: 'start', width: 6 },
    ],
    rows: [
      row({ es: 'Precio por {{unit}}, sin impuestos', en: 'Price of each {{unit}}, before tax' }, 'price', a.priceCents, 'price'),
      row({ es: 'Coste directo por {{unit}}', en: 'Direct cost of each {{unit}}' }, 'unit-cost', a.unitCostCents, 'unitCost'),
      row(
        { es: '{{units^}} al mes al principio, sin temporada', en: '{{units^}} a month at the start, before season' },
        'units-start',
        a.monthlyUnits,
        a.ramp?.fact ? undefined : 'volume',
      ),
      a.ramp
        ? row(
            { es: '{{units^}} al mes, desde el mes {{fig:target-months}}', en: '{{units^}} a month, from month {{fig:target-months}}' },
            'units-target',
            { value: a.ramp.normalUnits, origin: a.ramp.origin },
            a.ramp.fact ? 'volume' : undefined,
          )
        : row({ es: 'Crecimiento mensual, primer año', en: 'Monthly growth, first year' }, 'growth', a.growthBasisPoints),
      row({ es: 'Gastos fijos de un mes', en: 'Fixed costs of one month' }, 'fixed-costs', a.fixedCosts, 'fixedCosts'),
      ...(a.isMarketingApart ? [row(MARKETING_APART, 'cost-marketing', a.marketing)] : []),
      row({ es: 'Inversión para abrir', en: 'Investment to open' }, 'investment', a.investment),
      row({ es: 'Fondos propios', en: 'Own funds' }, 'own-funds', a.ownFunds),
      row({ es: 'Préstamo', en: 'Loan' }, 'loan', a.loan),
      ...(a.raisedLoan.value > 0
        ? [row({ es: 'Más préstamo, por pedir', en: 'More loan, to be asked for' }, 'raised-loan', a.raisedLoan)]
        : []),
      ...(a.raisedOwn.value > 0 ? [row({ es: 'Más dinero, por reunir', en: 'More money, to be raised' }, 'raised-own', a.raisedOwn)] : []),
      row({ es: 'Años del préstamo', en: 'Years of the loan' }, 'loan-years', a.loanYears),
      {
        cells: [
          words(interestName(draft)),
          figure('loan-rate', true),
          a.isFamilyLoan ? words(NOBODY_SAID) : originCell(draft, a.loanRateBasisPoints.origin),
        ],
      },
      ...(a.isFamilyLoan && a.raisedLoan.value > 0
        ? [row({ es: 'Interés anual del banco', en: 'Interest a year at the bank' }, 'raised-rate', a.raisedRateBasisPoints)]
        : []),
      row({ es: 'Personas que trabajan', en: 'People at work' }, 'team', a.team),
      row({ es: 'Primer mes', en: 'First month' }, 'start', a.start),
      ...LEGAL_ROWS.filter(({ when }) => when(draft)).map(({ name, value, origin }) => ({
        cells: [words(label(draft, name)), words(value), words(ORIGINS[origin?.(draft) ?? 'sector'])],
      })),
    ],
  });
}

const MARKETING_APART: PlanText = {
  es: 'Publicidad de un mes, no está entre los gastos dichos',
  en: 'Marketing in a month, not among the costs told',
};

const NOBODY_SAID: PlanText = { es: 'se supone: nadie dijo otro', en: 'taken so: nobody said otherwise' };

/** What the rate is a rate of: a bank's, a bank's above inflation, or nothing at all among family. */
function interestName({ model, diagnosis }: Draft): PlanText {
  if (model.assumptions.isFamilyLoan)
    return { es: 'Interés del préstamo de la familia, por confirmar', en: 'Interest on the family’s loan, to confirm' };
  return diagnosis.isInTodaysMoney
    ? { es: 'Interés anual, por encima de la inflación', en: 'Interest a year, above inflation' }
    : { es: 'Interés anual', en: 'Interest a year' };
}

interface LegalRow {
  readonly name: PlanText;
  readonly value: PlanText;
  readonly when: (draft: Draft) => boolean;
  /** Left out: what is usual in the trade or set by the country. */
  readonly origin?: (draft: Draft) => Origin | undefined;
}

/** What was listed among the purchases is not counted once more: with the deposit, with the goods. */
const LASTING_NAMES: readonly (readonly [PlanText, boolean, boolean])[] = [
  [{ es: 'Fianza; no se suma otra vez ni se amortiza', en: 'Deposit; not added again, nor depreciated' }, true, false],
  [{ es: 'Primera mercancía; está en existencias', en: 'First goods; held as stock' }, false, true],
  [
    { es: 'Fianza y primera mercancía; ni se suman ni se amortizan', en: 'Deposit and first goods; not added, nor depreciated' },
    true,
    true,
  ],
];

/** What nobody is asked: rates of the law, terms of the trade. Several figures share a row. */
const LEGAL_ROWS: readonly LegalRow[] = [
  {
    name: { es: 'Impuesto: de ventas, de compras', en: 'Tax: on sales, on purchases' },
    value: both('{{fig:vat-sales}} · {{fig:vat-rest}}'),
    when: ({ model }) => model.assumptions.vatEveryMonths > 0,
  },
  {
    name: { es: 'Impuesto sobre el beneficio', en: 'Tax on profit' },
    value: both('{{fig:profit-tax}}'),
    when: ({ figures, model }) => figures['profit-tax-limit'] === undefined && !model.assumptions.isSimplified,
  },
  {
    name: { es: 'Impuesto sobre el beneficio; por encima del límite', en: 'Tax on profit; above the limit' },
    value: {
      es: '{{fig:profit-tax}} hasta {{fig:profit-tax-limit}}; {{fig:profit-tax-above}}',
      en: '{{fig:profit-tax}} up to {{fig:profit-tax-limit}}; {{fig:profit-tax-above}}',
    },
    when: ({ figures }) => figures['profit-tax-limit'] !== undefined,
  },
  {
    name: { es: 'Días: de cobro, de pago, de existencias', en: 'Days: to collect, to pay, of stock' },
    value: both('{{fig:days-collect}} · {{fig:days-pay}} · {{fig:days-stock}}'),
    when: ({ model }) => model.assumptions.daysToCollect.value >= 0,
    origin: ({ model }) => model.assumptions.daysToCollect.origin,
  },
  {
    name: { es: 'Días: de anticipo, de pago, de existencias', en: 'Days: paid ahead, to pay, of stock' },
    value: both('{{fig:days-collect}} · {{fig:days-pay}} · {{fig:days-stock}}'),
    when: ({ model }) => model.assumptions.daysToCollect.value < 0,
  },
  ...LASTING_NAMES.map(([name, hasDeposit, hasGoods]) => ({
    name,
    value: { es: 'dentro de la inversión', en: 'inside the investment' },
    when: ({ facts }: Draft) => {
      const told = findLasting(facts);
      return told.hasDeposit === hasDeposit && told.hasGoods === hasGoods;
    },
    origin: () => 'derived' as const,
  })),
  {
    name: { es: 'Alquiler desde la firma hasta abrir', en: 'Rent from signing to opening' },
    value: {
      es: '{{fig:opening-rent-months}} meses · {{fig:opening-rent}}',
      en: '{{fig:opening-rent-months}} months · {{fig:opening-rent}}',
    },
    when: ({ model }) => model.funding.openingRent > 0,
  },
  {
    name: { es: 'Vida útil; subida anual de precios y costes', en: 'Useful life; yearly rise of prices and costs' },
    value: { es: '{{fig:life-years}} años · {{fig:inflation}}', en: '{{fig:life-years}} years · {{fig:inflation}}' },
    when: ({ diagnosis }) => !diagnosis.isInTodaysMoney,
  },
  {
    name: { es: 'Vida útil; precios y costes', en: 'Useful life; prices and costs' },
    value: { es: '{{fig:life-years}} años · los de hoy', en: '{{fig:life-years}} years · today’s' },
    when: ({ diagnosis }) => diagnosis.isInTodaysMoney,
  },
  {
    name: {
      es: 'Temporada: el mes más fuerte y el más flojo, sobre el medio',
      en: 'Season: the strongest and the weakest month, of the average',
    },
    value: {
      es: '{{fig:season-high-month}}, {{fig:season-high}} · {{fig:season-low-month}}, {{fig:season-low}}',
      en: '{{fig:season-high-month}}, {{fig:season-high}} · {{fig:season-low-month}}, {{fig:season-low}}',
    },
    when: ({ figures }) => figures['season-high'] !== undefined,
  },
  {
    name: { es: 'Compran de los que preguntan; dejan de volver en un año', en: 'Buyers of those who ask; past buyers who leave in a year' },
    value: { es: 'uno de cada {{fig:one-in-asks}} · {{fig:leave-year}}', en: 'one in {{fig:one-in-asks}} · {{fig:leave-year}}' },
    when: ({ figures, diagnosis }) => figures['one-in-asks'] !== undefined && figures['leave-year'] !== undefined && !diagnosis.isRecurring,
  },
  {
    name: { es: 'Habitaciones; noches ocupadas', en: 'Rooms; nights let' },
    value: both('{{fig:rooms}} · {{fig:occupancy}}'),
    when: ({ figures }) => figures.rooms !== undefined,
    origin: ({ figures }) => figures.rooms?.origin,
  },
  {
    name: { es: 'Importe de cada {{unit}}; comisión', en: 'Amount of each {{unit}}; commission' },
    value: both('{{fig:ticket}} · {{fig:commission}}'),
    when: ({ figures }) => figures.commission !== undefined,
    origin: ({ figures }) => figures.commission?.origin,
  },
  {
    name: {
      es: 'Minutos de trabajo por {{unit}}; horas del equipo al mes',
      en: 'Minutes of work for each {{unit}}; hours of the team a month',
    },
    value: both('{{fig:service-minutes}} · {{fig:role-1}}'),
    when: ({ figures }) => figures['service-minutes'] !== undefined,
    origin: ({ figures }) => figures['service-minutes']?.origin,
  },
  {
    name: { es: 'Una hora contratada, con cargas', en: 'An hour hired, with its charges' },
    value: both('{{fig:hands-hour}}'),
    when: ({ figures }) => figures['hands-hour'] !== undefined,
    origin: () => 'derived',
  },
  {
    name: { es: 'Meses de carencia del préstamo', en: 'Months of grace on the loan' },
    value: both('{{fig:grace-months}}'),
    when: ({ model }) => model.assumptions.graceMonths.value > 0,
    origin: ({ model }) => model.assumptions.graceMonths.origin,
  },
  {
    name: { es: 'Clientes que se van cada mes', en: 'Customers lost each month' },
    value: both('{{fig:churn}}'),
    when: ({ figures }) => figures.churn !== undefined,
    origin: ({ figures }) => figures.churn?.origin,
  },
];

function both(text: string): PlanText {
  return { es: text, en: text };
}

/** The visitor's words where a figure was read from them, in the edition of their language; else its origin in words. */
function originCell(draft: Draft, origin: Origin, said?: QuotedFigure): Cell {
  if (origin === 'said' && said && draft.quotes[figureQuote(said)]) return words(tellSaidFigure(draft, said, ORIGINS.said));
  return words(ORIGINS[origin]);
}

const ORIGINS: Readonly<Record<Origin, PlanText>> = {
  said: { es: 'dato propio, dicho en la entrevista', en: 'your figure, said in the interview' },
  derived: { es: 'se deduce de los datos', en: 'worked out' },
  sector: { es: 'valor habitual del sector', en: 'usual value in the sector' },
};
