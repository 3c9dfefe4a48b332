import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { calculateLines } from './calculate-lines.ts';
import { layOutWorkbook } from './sheet-layout.ts';
import { findWorkbookDifferences } from './workbook-equals-model.ts';

const RUNS = 40;

const sector = fc.constantFrom(
  'retail_shop',
  'gym',
  'saas',
  'tourism_lodging',
  'marketplace_app',
  'construction_trades',
  'repair_shop',
  'academy',
);
const country = fc.constantFrom('ES', 'MX', 'CO', 'AR', 'CL', 'PE', 'CR', 'DO', 'US', 'CA', 'AU', 'GB', 'ZZ');
const cents = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((value) => value / 100);
const money = (most: number) => fc.integer({ min: 0, max: most });

const lender = fc.record(
  {
    who: fc.constantFrom('BBVA', 'mi madre', 'mi tío'),
    kind: fc.constantFrom('bank', 'familyLoan'),
    amount: money(60_000),
    rate: fc.integer({ min: 0, max: 3000 }).map((value) => value / 100),
    years: fc.constantFrom(0.5, 1, 3.33, 7),
  } as const,
  { requiredKeys: ['who', 'kind', 'amount'] },
);

/** Whatever a founder may say, sensible or not. */
const sayings = fc.record(
  {
    sector,
    country,
    price: cents(90_000),
    volume: fc.oneof(
      fc.integer({ min: 1, max: 20_000 }),
      fc.integer({ min: 1, max: 9_999 }).map((value) => value / 1000),
    ),
    growth: fc.integer({ min: -500, max: 1500 }).map((value) => value / 100),
    unitCost: cents(60_000),
    fixedCosts: money(900_000),
    payIncluded: fc.boolean(),
    staffPay: money(20_000),
    founderPay: money(20_000),
    founderPayFrom: fc.integer({ min: 2, max: 36 }),
    staffPayFrom: fc.integer({ min: 2, max: 36 }),
    taxIncluded: fc.boolean(),
    investment: money(2_000_000),
    ownFunds: money(900_000),
    loan: money(900_000),
    loanYears: fc.constantFrom(1, 2.5, 5, 12),
    moneySources: fc.array(lender, { maxLength: 3 }),
    graceMonths: fc.integer({ min: 0, max: 40 }),
    revenueShape: fc.constantFrom('transaction', 'subscription', 'lodging', 'commission', 'project'),
    churn: fc.integer({ min: 0, max: 4_000 }).map((value) => value / 100),
    commission: fc.integer({ min: 1, max: 6_000 }).map((value) => value / 100),
    rooms: fc.integer({ min: 1, max: 80 }),
    occupancy: fc.integer({ min: 1, max: 100 }),
    team: fc.integer({ min: 1, max: 40 }),
    wonPerMonth: fc.integer({ min: 1, max: 90_000 }).map((value) => value / 1000),
    minutesPerSale: fc.integer({ min: 2, max: 900 }),
    start: fc.constantFrom('2027-01', '2027-03', '2027-12', '2028-02'),
    goals: fc.constantFrom(
      'No trabajar en agosto',
      'Llenar doce grupos de seis',
      'Hago seis al día como mucho',
      'Tres grupos de ocho y no abrir de diciembre a marzo',
    ),
  } as const,
  { requiredKeys: [] },
);

const opening = fc.option(fc.record({ month: fc.constantFrom('2027-02', '2028-02', '2027-05'), day: fc.integer({ min: 1, max: 28 }) }));

it('holds for whatever a founder says, and whatever day it opens: not one figure differs', () => {
  fc.assert(
    fc.property(sayings, opening, (values, later) => {
      const model = buildFundedModel(said(values), TODAY, { opening: later });
      expect(findWorkbookDifferences(model, calculateLines(layOutWorkbook(model.assumptions).lines))).toEqual([]);
    }),
    { numRuns: RUNS, seed: 20261120, endOnFailure: true },
  );
});

it('holds for absurd volumes and prices too, to the digits that a spreadsheet keeps', () => {
  for (const values of [
    { volume: 5_000_000_000, price: 32 },
    { price: 99_999_999, volume: 80_000 },
    { sector: 'gym', volume: 900_000_000_000, price: 40 },
    { fixedCosts: 90_000_000_000 },
    { sector: 'repair_shop', country: 'CL', price: 0.01, volume: 9_999_999_971, taxIncluded: true, start: '2027-01' },
    { revenueShape: 'subscription', churn: 61, volume: 222_245, price: 7_092_159, unitCost: 52_002_365 },
  ] as const) {
    const model = buildFundedModel(said(values), TODAY);
    expect(findWorkbookDifferences(model, calculateLines(layOutWorkbook(model.assumptions).lines)), JSON.stringify(values)).toEqual([]);
  }
});

it('holds for few who pay each month, whose number moves by less than one', () => {
  for (let volume = 2; volume <= 20; volume++) {
    const model = buildFundedModel(said({ sector: 'academy', trade: 'nursery_school', country: 'US', price: 1104, volume }), TODAY);
    expect(findWorkbookDifferences(model, calculateLines(layOutWorkbook(model.assumptions).lines)), `${volume}`).toEqual([]);
  }
});
