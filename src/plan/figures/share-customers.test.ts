import { describe, expect, it } from 'vitest';
import type { FinancialModel } from '../../finance/financial-model.ts';
import type { Plan } from '../plan.ts';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';
import { countWon, shareCustomers } from './share-customers.ts';

const ofUnits = (...units: readonly number[]) =>
  ({ months: units.map((sold) => ({ units: sold }) as FinancialModel['months'][number]) }) as Pick<FinancialModel, 'months'>;
const won = (model: Pick<FinancialModel, 'months'>, uses: number, isAtOneGo = false) =>
  shareCustomers(model, { uses, isAtOneGo }).map((month) => month.won);

describe('whom each month is sold to', () => {
  it('counts regulars for the strongest month so far, and wins nobody where those there are are enough', () => {
    expect(won(ofUnits(26, 52, 39, 65), 156)).toEqual([2, 2, 0, 1]);
  });

  it('takes those who come back in their month off those to be won', () => {
    expect(won(ofUnits(12, 12, 12, 12, 12, 12, 12), 2)).toEqual([12, 12, 12, 10, 8, 7, 5]);
    expect(won(ofUnits(5, 7, 9), 1)).toEqual([5, 7, 9]);
  });

  it('replaces whoever leaves: no month of a flat or falling year wins nobody', () => {
    expect(won(ofUnits(400, 600, 500, 400, 400), 52).every((count) => count > 0)).toBe(true);
    expect(won(ofUnits(30, 30, 30, 30, 30, 30, 20, 10, 10), 2).every((count) => count > 0)).toBe(true);
  });

  it('lets the season move what regulars buy: those won rise with the opening and do not jump', () => {
    const season = [1, 0.8, 1.2, 1];
    const { months } = ofUnits(100, 120, 216, 200);
    expect(shareCustomers({ months }, { uses: 48, isAtOneGo: false, season }).map((month) => month.won)).toEqual([25, 13, 8, 6]);
  });

  it('counts cases where each is bought at one go', () => {
    expect(countWon(shareCustomers(ofUnits(11, 20, 30), { uses: 5, isAtOneGo: true }))).toBe(13);
  });
});

it('spreads the visits of a case over the weeks it takes: more are won at the opening, and as many as end once the pace is steady', () => {
  const months = shareCustomers(ofUnits(24, 32, 40, 65, 65, 65, 65), { uses: 5, isAtOneGo: true, isByVisits: true });
  // 24 visits and 14 days of the next month's 32, at 5 a case; then each month's own, half of them begun in the one before.
  expect(months.map(({ won }) => won)).toEqual([8, 7, 10, 13, 13, 13, 13]);
  expect(months.every(({ units, toNew }) => toNew <= units)).toBe(true);
});

it('feeds every month of the forecast by new customers and by those who had bought, in every plan', () => {
  for (const [name, plan] of CASES) {
    const rows = rowsOf(plan);
    const [asks, fresh] = [rows.find(({ year }) => year === 'funnel-asks'), rows.find(({ year }) => year === 'funnel-customers')];
    const channels = tablesOf(plan).find(({ title }) => title.en.startsWith('Channel by channel'));
    expect(fresh, name).toBeDefined();
    // A counter counts nobody who only looks in.
    expect(asks === undefined, name).toBe(/cafe_restaurant|food_truck|retail_shop/.test(name));
    expect(JSON.stringify(channels?.rows.at(-1)), name).toContain('"funnel-reached"');
    for (const row of [asks, fresh].filter((one) => one !== undefined)) {
      expect(row.all, name).toBe(plan.figures[row.year]?.value);
      expect(row.months, name).toBe(row.all);
    }
    const bought = ['new-units-y1', 'again-y1'].map((year) => rows.find((row) => row.year === year)?.all);
    const sold = rows.find(({ year }) => year === 'units-y1')?.all;
    if (!rows.some(({ year }) => year === 'lost-y1')) expect((bought[0] ?? fresh?.all ?? 0) + (bought[1] ?? 0), name).toBe(sold);
  }
});

it('brings by its channels and by whoever comes without money as many as the months win', () => {
  for (const [name, plan] of CASES) {
    const channels = tablesOf(plan).find(({ title }) => title.en.startsWith('Channel by channel'));
    const brought = (channels?.rows ?? []).map(({ cells }) =>
      cells.flatMap((cell) => ('figure' in cell && BRINGS.test(cell.figure) ? [Number(plan.figures[cell.figure]?.value)] : [])),
    );
    expect(
      brought.flat().reduce((sum, count) => sum + count, 0),
      name,
    ).toBe(plan.figures['funnel-customers']?.value);
  }
});

const BRINGS = /^(?:channel-\d+-customers|free-[a-z]+)$/;

function rowsOf(plan: Plan) {
  const table = tablesOf(plan).find(({ title }) => title.en.startsWith('Where the sales come from'));
  return (table?.rows ?? []).map(({ cells }) => {
    const values = cells.slice(1).map((cell) => ('figure' in cell ? Number(plan.figures[cell.figure]?.value) : 0));
    const last = cells.at(-1);
    return {
      year: last && 'figure' in last ? last.figure : '',
      all: values.at(-1) ?? 0,
      months: values.slice(0, -1).reduce((sum, value) => sum + value, 0),
    };
  });
}

it('spends the advertising when it has customers to win, and names where the others come from', () => {
  const { customersBrought: _, ...alone } = SAMPLE_FACTS;
  const plan = compose(alone);
  const text = JSON.stringify(plan.pages);
  expect(text).toContain('la publicidad se gasta cuando hay clientes que traer');
  expect(text).not.toMatch(/Sin pagar|Unpaid/);
  const free = ['passers', 'sent', 'none'].map((source) => Number(plan.figures[`free-${source}`]?.value));
  expect(free.reduce((sum, count) => sum + count, 0)).toBe(plan.figures['free-customers']?.value);
  expect(text).toContain('Los manda un cliente');
});

it('tells a first month that takes many more than the others', () => {
  const texts = CASES.map(([, plan]) => JSON.stringify(plan.pages));
  expect(texts.filter((text) => text.includes('porque se captan desde cuatro semanas antes')).length).toBeGreaterThan(5);
});
