// What nobody is asked, as rows of the assumptions.
import type { Origin } from '../../finance/assumption.ts';
import type { Draft } from '../draft.ts';
import type { Cell, PlanText } from '../plan.ts';
import { words } from '../write-block.ts';
import type { Confirmed } from './confirm-words.ts';

interface LegalRow {
  readonly name: PlanText;
  readonly value: PlanText;
  readonly when: (draft: Draft) => boolean;
  /** Left out: what is usual in the trade or set by the country. */
  readonly origin?: (draft: Draft) => Origin | undefined;
  /** Where nobody told it, what would confirm it; left out: the accountant. */
  readonly by?: Confirmed;
  /** Several in one row, of which some were told or worked out and the rest are usual in the trade. */
  readonly isPartUsual?: (draft: Draft) => boolean;
  /** A rate of the law, where the country's is known. */
  readonly isLaw?: true;
  /** As in a table's row: what another page says too leaves a full one first. */
  readonly spare?: number;
}

const paysSalesTax = ({ model }: Draft) => model.assumptions.vatEveryMonths > 0;
const paysOneRate = ({ figures, model }: Draft) => figures['profit-tax-limit'] === undefined && !model.assumptions.isSimplified;

const taxesGoodsApart = ({ model: { assumptions: a } }: Draft) => a.vatOnGoods.value !== a.vatOnRest.value;

interface SalesTaxRow {
  readonly name: PlanText;
  readonly value: string;
  readonly isGoodsApart: boolean;
  readonly isWithProfit: boolean;
}

/** Goods may be taxed at another rate than the rest of what is bought; tax on profit has no limit, or a row of its own. */
const SALES_TAX_ROWS: readonly SalesTaxRow[] = [
  {
    name: { es: 'Impuesto: de ventas, de compras; impuesto sobre el beneficio', en: 'Tax: on sales, on purchases; tax on profit' },
    value: '{{fig:vat-sales}} · {{fig:vat-rest}} · {{fig:profit-tax}}',
    isGoodsApart: false,
    isWithProfit: true,
  },
  {
    name: {
      es: 'Impuesto: de ventas, de género, resto; impuesto sobre el beneficio',
      en: 'Tax: on sales, on goods, on the rest; tax on profit',
    },
    value: '{{fig:vat-sales}} · {{fig:vat-goods}} · {{fig:vat-rest}} · {{fig:profit-tax}}',
    isGoodsApart: true,
    isWithProfit: true,
  },
  {
    name: { es: 'Impuesto: de ventas, de compras', en: 'Tax: on sales, on purchases' },
    value: '{{fig:vat-sales}} · {{fig:vat-rest}}',
    isGoodsApart: false,
    isWithProfit: false,
  },
  {
    name: { es: 'Impuesto: de ventas, de género, del resto', en: 'Tax: on sales, on goods, on the rest' },
    value: '{{fig:vat-sales}} · {{fig:vat-goods}} · {{fig:vat-rest}}',
    isGoodsApart: true,
    isWithProfit: false,
  },
];

/** What nobody is asked: rates of the law, terms of the trade. Several figures share a row. */
export const LEGAL_ROWS: readonly LegalRow[] = [
  ...SALES_TAX_ROWS.map(({ name, value, isGoodsApart, isWithProfit }) => ({
    name,
    value: both(value),
    isLaw: true as const,
    when: (draft: Draft) => paysSalesTax(draft) && isGoodsApart === taxesGoodsApart(draft) && isWithProfit === paysOneRate(draft),
  })),
  {
    name: { es: 'Impuesto sobre el beneficio', en: 'Tax on profit' },
    value: both('{{fig:profit-tax}}'),
    isLaw: true,
    when: (draft) => !paysSalesTax(draft) && paysOneRate(draft),
  },
  {
    name: { es: 'Impuesto sobre el beneficio; por encima del límite', en: 'Tax on profit; rate above the limit' },
    value: {
      es: '{{fig:profit-tax}} hasta {{fig:profit-tax-limit}}; {{fig:profit-tax-above}}',
      en: '{{fig:profit-tax}} up to {{fig:profit-tax-limit}}; {{fig:profit-tax-above}}',
    },
    isLaw: true,
    when: ({ figures }) => figures['profit-tax-limit'] !== undefined,
  },
  {
    name: { es: 'Sueldo neto, como se dijo; cotización e impuesto', en: 'Pay given as take-home; contributions and tax on it' },
    value: { es: 'sin sumar: los calcula la asesoría', en: 'not added: for an accountant to work out' },
    when: ({ facts, figures }) => facts.founderPay?.isNet === true && Number(figures['cost-founder']?.value) > 0,
    origin: () => 'said' as const,
  },
  {
    name: { es: 'Días: de cobro, de pago, de existencias', en: 'Days: customers, suppliers, stock' },
    by: 'terms',
    value: both('{{fig:days-collect}} · {{fig:days-pay}} · {{fig:days-stock}}'),
    when: ({ model }) => model.assumptions.daysToCollect.value >= 0,
    origin: ({ model: { assumptions: a } }) => a.daysToCollect.origin,
    isPartUsual: ({ model: { assumptions: a } }) =>
      a.daysToCollect.origin !== 'sector' && [a.daysToPay, a.daysOfStock].some(({ origin }) => origin === 'sector'),
  },
  {
    name: { es: 'Días: de anticipo, de pago, de existencias', en: 'Days: paid in advance, suppliers, stock' },
    by: 'terms',
    value: both('{{fig:days-collect}} · {{fig:days-pay}} · {{fig:days-stock}}'),
    when: ({ model }) => model.assumptions.daysToCollect.value < 0,
  },
  {
    // What was listed among the purchases is not counted once more.
    name: { es: '{{within^}}: no se suma otra vez ni se amortiza', en: '{{within^}}: not added again or depreciated' },
    value: { es: 'dentro de la inversión', en: 'within the investment' },
    when: ({ slots }) => slots.within !== undefined && slots.within.es !== '',
    origin: ({ facts }) => (facts.investmentItems?.origin === 'said' ? 'said' : 'derived'),
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
      es: 'Temporada: mes más fuerte · mes más flojo',
      en: 'Season: strongest month · weakest month',
    },
    by: 'season',
    value: both('{{fig:season-high-month}}, {{fig:season-high}} · {{fig:season-low-month}}, {{fig:season-low}}'),
    origin: ({ model }) => model.assumptions.season.origin,
    spare: 1,
    when: ({ figures, diagnosis }) => figures['season-high'] !== undefined && !diagnosis.isRecurring,
  },
  {
    name: { es: 'Preguntas que acaban en venta; clientes perdidos al año', en: 'Enquiries that end in a sale; customers lost in a year' },
    by: 'customers',
    value: { es: 'una de cada {{fig:one-in-asks}} · {{fig:leave-year}}', en: 'one in {{fig:one-in-asks}} · {{fig:leave-year}}' },
    spare: 7,
    when: ({ figures, diagnosis }) => figures['one-in-asks'] !== undefined && figures['leave-year'] !== undefined && !diagnosis.isRecurring,
  },
  {
    name: { es: 'Preguntas que acaban en venta', en: 'Enquiries that end in a sale' },
    by: 'customers',
    value: { es: 'una de cada {{fig:one-in-asks}}', en: 'one in {{fig:one-in-asks}}' },
    spare: 7,
    when: ({ figures, diagnosis }) => figures['one-in-asks'] !== undefined && figures['leave-year'] === undefined && !diagnosis.isRecurring,
  },
  {
    name: { es: 'Habitaciones; noches ocupadas', en: 'Rooms; nights let' },
    value: both('{{fig:rooms}} · {{fig:occupancy}}'),
    by: 'customers',
    when: ({ figures }) => figures.rooms !== undefined,
    // The two in one cell: as sure as the less sure of them.
    origin: ({ figures }) => (figures.rooms?.origin === 'said' ? figures.occupancy?.origin : figures.rooms?.origin),
  },
  {
    name: { es: 'Importe de cada {{unit}}; comisión', en: 'Amount of each {{unit}}; commission' },
    value: both('{{fig:ticket}} · {{fig:commission}}'),
    by: 'price',
    when: ({ figures }) => figures.commission !== undefined,
    origin: ({ figures }) => figures.commission?.origin,
  },
  {
    name: { es: 'Tiempo que lleva cada {{unitTimed}}', en: 'Time that each {{unitTimed}} takes' },
    value: both('{{fig:service-minutes}} min'),
    by: 'pace',
    spare: 4,
    when: ({ figures }) => figures['service-minutes'] !== undefined,
    origin: ({ figures }) => figures['service-minutes']?.origin,
  },
  {
    name: { es: 'Una hora contratada, con cargas', en: 'One hired hour, with employer’s charges' },
    value: both('{{fig:hands-hour}}'),
    spare: 5,
    when: ({ figures }) => figures['hands-hour'] !== undefined,
    origin: () => 'derived',
  },
  {
    name: { es: 'Meses de carencia del préstamo', en: 'Grace period on the loan, months' },
    value: both('{{fig:grace-months}}'),
    by: 'lender',
    spare: 6,
    when: ({ model }) => model.assumptions.graceMonths.value > 0,
    origin: ({ model }) => model.assumptions.graceMonths.origin,
  },
  {
    name: { es: 'Clientes que se van cada mes', en: 'Customers lost each month' },
    value: both('{{fig:churn}}'),
    by: 'customers',
    spare: 4,
    when: ({ figures }) => figures.churn !== undefined,
    origin: ({ figures }) => figures.churn?.origin,
  },
];

function both(text: string): PlanText {
  return { es: text, en: text };
}

/** Where a row comes from that is a rate of the law, or holds values told and values of the trade; null for any other. */
export function legalOrigin(draft: Draft, row: Partial<LegalRow>): Cell | null {
  if (row.isPartUsual?.(draft)) return words(IN_PART);
  if (!row.isLaw) return null;
  return words(draft.country.profitTaxName ? BY_LAW : TO_BE_CONFIRMED);
}

const IN_PART: PlanText = { es: 'en parte lo dicho; el resto, lo habitual del oficio', en: 'part as told; the rest usual in the trade' };
const BY_LAW: PlanText = { es: 'tipo legal', en: 'legal rate' };
/** Of a country whose tax is not known by name, it is orientation. */
const TO_BE_CONFIRMED: PlanText = {
  es: 'orientación: lo confirma la asesoría',
  en: 'guidance: the accountant confirms it',
};
