// Businesses whose workbooks are tried: every shape of revenue, two currencies, a loan with grace, and words that look like formulas.

import type { FinancialModel } from '../../finance/financial-model.ts';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { BIKE_REPAIR, FLORIST, said, TODAY, withLines } from '../../finance/said-facts-fixture.ts';
import { fact } from '../../plan/plan-fixtures.ts';
import type { BookPlan } from './compose-book.ts';

export interface Business {
  readonly plan: BookPlan;
  readonly model: FinancialModel;
}

const EUROS: BookPlan = {
  name: 'Flor de Azahar',
  date: TODAY,
  family: 'comercio',
  currency: 'EUR',
  locales: { es: 'es-ES', en: 'en-IE' },
  paper: 'a4',
};
const DOLLARS: BookPlan = {
  ...EUROS,
  name: 'Spoke & Chain',
  family: 'oficio',
  currency: 'USD',
  locales: { es: 'es-US', en: 'en-US' },
  paper: 'letter',
};

const business = (plan: BookPlan, values: Parameters<typeof said>[0]): Business => ({ plan, model: buildFundedModel(said(values), TODAY) });

export const florist = (price: number = FLORIST.price): Business => business(EUROS, { ...FLORIST, price });

/** The pace is then that of the trade, which leads up to what is sold. */
function withoutVolume({ volume: _, growth: __, ...rest }: typeof FLORIST): Parameters<typeof said>[0] {
  return rest;
}

export const BUSINESSES: Readonly<Record<string, Business>> = {
  florist: florist(),
  'florist with a card': business(EUROS, { ...FLORIST, marketing: 'tarjeta de sellos: el quinto ramo gratis' }),
  'florist who is paid from the fourth month, her helper from the seventh': business(EUROS, {
    ...FLORIST,
    founderPay: 1400,
    founderPayFrom: 4,
    staffPay: 900,
    staffPayFrom: 7,
  }),
  'florist who sells half for the first three months': business(EUROS, {
    ...withoutVolume(FLORIST),
    volume: 320,
    openingShare: 50,
    openingMonths: 3,
  }),
  'florist who advertises most at the beginning': {
    plan: EUROS,
    model: buildFundedModel(said(FLORIST), TODAY, {
      marketingPace: [47_001, 20_000, 12_999, 10_000, 5000, 5000, 4000, 4000, 4000, 4000, 4000, 0],
    }),
  },
  'florist who sells two things': {
    plan: EUROS,
    model: buildFundedModel(
      withLines(said(FLORIST), [
        { label: 'ramos', price: 32, units: 250 },
        { label: 'coronas', price: 120.5, units: 17 },
      ]),
      TODAY,
    ),
  },
  'bar with three, each with its cost, the tax inside and a card': {
    plan: EUROS,
    model: buildFundedModel(
      withLines(
        said({ ...withoutVolume(FLORIST), sector: 'cafe_restaurant', taxIncluded: true, marketing: 'tarjeta de sellos: el quinto gratis' }),
        [
          { label: 'menú', price: 13.5, units: 1300, unitCost: 5 },
          { label: 'cafés', price: 2.05, units: 2601, unitCost: 0.41 },
          { label: '=vino', price: 3.33, units: 777, unitCost: 1.19 },
        ],
      ),
      TODAY,
    ),
  },
  'florist with two lenders': business(EUROS, {
    ...FLORIST,
    investment: 60_000,
    familyLoan: true,
    loanYears: 2,
    loanRate: 3,
    moneySources: [
      { who: 'mi madre', kind: 'familyLoan', amount: FLORIST.loan, rate: 3, years: 2 },
      { who: 'BBVA', kind: 'bank', amount: null, years: 6 },
    ],
  }),
  'florist with a bank and a mother': business(EUROS, {
    ...FLORIST,
    investment: 60_000,
    loan: 14_000,
    loanYears: 5,
    moneySources: [
      { who: 'BBVA', kind: 'bank', amount: 9000, rate: 7, years: 5 },
      { who: 'mi madre', kind: 'familyLoan', amount: 4000, years: 2.5 },
    ],
  }),
  'bike workshop': business(DOLLARS, BIKE_REPAIR),
  'gym with a loan in grace': business(
    { ...EUROS, name: 'Fuerza', family: 'cuidado' },
    {
      ...FLORIST,
      sector: 'gym',
      revenueShape: 'subscription',
      churn: 4.5,
      price: 39.9,
      // With 3 % of growth, the fourth month's trend is a half: 546,363.5 thousandths.
      volume: 500,
      unitCost: 3.35,
      graceMonths: 9,
      loanYears: 2.5,
    },
  ),
  consultant: business(
    { ...EUROS, name: 'Criterio', family: 'saber' },
    {
      sector: 'consulting_freelance',
      revenueShape: 'project',
      country: 'ES',
      price: 7400,
      volume: 0.4,
      unitCost: 310.55,
      fixedCosts: 1900,
      team: 1,
    },
  ),
  marketplace: business(
    { ...EUROS, name: 'Huertas', currency: 'MXN', locales: { es: 'es-MX', en: 'en-US' } },
    {
      sector: 'marketplace_app',
      country: 'MX',
      revenueShape: 'commission',
      commission: 7.5,
      price: 640,
      volume: 2300,
      growth: 2.5,
      unitCost: 9.1,
    },
  ),
  'rural house': business(
    { ...EUROS, name: 'Casa Umbría', family: 'lugar' },
    { sector: 'tourism_lodging', country: 'ES', rooms: 6, occupancy: 46, price: 88 },
  ),
  'shop with its deposit and goods told': business(EUROS, {
    ...FLORIST,
    investmentItems: [
      { label: 'fianza', amount: 1600 },
      { label: 'primeras piezas', amount: 9400 },
      { label: 'obra y cámara de frío', amount: 13_000 },
    ],
  }),
  'shop with its reserve, papers and launch told': business(EUROS, {
    ...FLORIST,
    investmentItems: [
      { label: 'colchón de caja', amount: 3500 },
      { label: 'licencias y constitución', amount: 1500 },
      { label: 'lanzamiento', amount: 900 },
      { label: 'obra y cámara de frío', amount: 18_100 },
    ],
  }),
  'barber with more chairs than hands': business(
    { ...EUROS, name: 'Navaja', family: 'cuidado' },
    {
      sector: 'beauty_salon',
      trade: 'barber_shop',
      country: 'ES',
      price: 18,
      volume: 420,
      unitCost: 1.5,
      fixedCosts: 3400,
      team: 1,
      investment: 20_000,
      ownFunds: 30_000,
    },
  ),
  'nothing said': business({ ...EUROS, name: 'Una tienda' }, {}),
};

/** A florist whose words would be formulas if anybody let them. */
export const HOSTILE: Business = {
  plan: { ...EUROS, name: '=HYPERLINK("http://x.test";"Ramos")' },
  model: buildFundedModel(
    {
      ...said(FLORIST),
      ...fact('price', 32, '=1+1|cmd /c calc'),
      ...fact('unitCost', 12.5, '+34 600 000 000 cuesta doce'),
      ...fact('fixedCosts', 3950, '@SUM(A1:A9)'),
      ...fact('investment', 24_000, '-24000 de _x003D_golpe'),
      ...fact('volume', 310, '\u0000=310\ud800'),
    },
    TODAY,
  ),
};
