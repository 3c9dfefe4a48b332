import { describe, expect, it } from 'vitest';
import type { FactValues } from '../facts/fact.ts';
import { buildModel } from './build-model.ts';
import { said, TODAY } from './said-facts-fixture.ts';

const ACADEMY = {
  country: 'ES',
  sector: 'academy',
  start: '2027-09',
  price: 85,
  unitCost: 2,
  volume: 72,
  fixedCosts: 3513,
  revenueShape: 'subscription',
  customer: 'Padres de chavales de la ESO. Se apuntan de octubre a junio.',
  revenue: '85 al mes cada alumno y quiero llegar a 72 alumnos, doce grupos de seis',
  goals: 'Llenar los doce grupos el segundo curso y no trabajar en agosto',
} as const;
const modelOf = (values: Partial<FactValues>) => buildModel(said({ ...ACADEMY, ...values }), TODAY);
const failed = ({ checks }: ReturnType<typeof buildModel>) => checks.filter(({ passed }) => !passed).map(({ id }) => id);

it('sells nothing in the months that were told, and goes on paying wages and rent', () => {
  const { months, breakEven: _, ...model } = modelOf({});
  const shut = months.filter(({ month }) => ['07', '08', '09'].includes(month.slice(5)));
  expect(shut.map(({ revenue }) => revenue)).toEqual(shut.map(() => 0));
  expect(shut.map(({ fixedCosts }) => fixedCosts).every((costs) => costs > 0)).toBe(true);
  expect(months.filter((month) => !shut.includes(month)).every(({ revenue }) => revenue > 0)).toBe(true);
  expect(failed({ months, breakEven: _, ...model })).toEqual([]);
});

it('keeps its customers over a month without sales, and charges none of them', () => {
  const { months } = modelOf({});
  for (const { month, customers, units } of months.filter(({ month }) => month.endsWith('-08'))) {
    expect([month, units, customers?.lost]).toEqual([month, 0, 0]);
  }
});

it('holds no more pupils than there are places, in no month and no scenario', () => {
  const model = modelOf({ growth: 8, volume: 40 });
  expect(model.capacity).toBe(72);
  expect(Math.max(...model.months.map(({ customers }) => customers?.after ?? 0))).toBe(72);
  expect(model.contradictions).not.toContain('volume-above-capacity');
  expect(failed(model)).toEqual([]);
  // Eighty told in twelve groups of six: one of the two was not understood.
  expect(modelOf({ volume: 80 }).capacity).not.toBe(72);
});

it('the other months sell what was told of one of them, and more where it was spread over the year', () => {
  const shop = (volume: ReturnType<typeof said>['volume']) =>
    buildModel(
      {
        ...said({ country: 'ES', sector: 'retail_shop', price: 20, revenue: '90 al mes, abrimos de abril a octubre' }),
        ...(volume ? { volume } : {}),
      },
      TODAY,
    );
  const sheet = said({ volume: 90 });
  const sum = ({ assumptions }: ReturnType<typeof buildModel>) => assumptions.season.value.reduce((total, index) => total + index, 0);
  expect(sum(shop(sheet.volume))).toBe(70_000);
  expect(sum(shop(sheet.volume && { ...sheet.volume, origin: 'derived' }))).toBe(120_000);
});

it('the season that was told takes the place of the trade’s, adds up to the told year, and says so', () => {
  const season = [60, 60, 60, 60, 60, 220, 220, 220, 60, 60, 60, 60];
  const facts = {
    country: 'MX',
    sector: 'crafts',
    start: '2027-01',
    price: 580,
    unitCost: 235,
    volume: 167,
    volumeFromStart: true,
    fixedCosts: 20_000,
  } as const;
  const model = buildModel(said({ ...facts, season: season.map((percent) => percent * 100) }), TODAY);
  const { value, origin } = model.assumptions.season;
  expect([origin, value.reduce((sum, index) => sum + index, 0)]).toEqual(['derived', 120_000]);
  const units = model.months.slice(0, 12).map((month) => month.units);
  expect(units[6]).toBeGreaterThan(3.5 * (units[3] ?? 0));
  expect(units.reduce((sum, month) => sum + month, 0)).toBeCloseTo(167 * 12, -1);
  expect(failed(model)).toEqual([]);
});

describe('months told to be strong or weak', () => {
  const STALL = { country: 'MX', sector: 'food_truck', price: 85, unitCost: 30, volume: 400, fixedCosts: 9000 } as const;
  const seasonOf = (revenue: string, more: Partial<FactValues> = {}) =>
    buildModel(said({ ...STALL, revenue, ...more }), TODAY).assumptions.season;

  it('stand above and below the others whatever the trade’s calendar says, and the year stays what it was', () => {
    const { value, origin } = seasonOf('Vendo 400 al mes. En noviembre no damos abasto y julio es flojo.');
    expect([value.indexOf(Math.max(...value)), value.indexOf(Math.min(...value))]).toEqual([10, 6]);
    expect([value.reduce((sum, index) => sum + index, 0), origin]).toEqual([120_000, 'derived']);
  });

  it('leave the trade’s calendar where nobody told any, or each customer pays every month', () => {
    expect(seasonOf('Vendo 400 al mes.').origin).toBe('sector');
    expect(seasonOf('Una cuota al mes. Agosto es flojo.', { revenueShape: 'subscription' }).origin).toBe('sector');
  });
});
