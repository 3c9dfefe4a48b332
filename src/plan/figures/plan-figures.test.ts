import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Cell, Plan } from '../plan.ts';
import { blocksOf, CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';
import { textsOf } from '../plan-texts.ts';

describe('what is printed adds up', () => {
  const number = (plan: Plan, cell: Cell | undefined) => (cell && 'figure' in cell ? Number(plan.figures[cell.figure]?.value) : Number.NaN);

  it('month by month: opening cash plus what moves is closing cash, and the next month opens with it', () => {
    for (const [name, plan] of CASES) {
      const treasury = tablesOf(plan).find(({ title }) => title.en === 'Cash month by month');
      const rowOf = (title: string) => (treasury?.rows ?? []).findIndex(({ cells: [name] }) => JSON.stringify(name).includes(title));
      // Below the total stand the same months on other money.
      const rows = (treasury?.rows ?? []).slice(rowOf('Opening cash'), rowOf('Closing cash') + 1);
      const columns = (treasury?.columns ?? []).map((_, at) => rows.map(({ cells }) => number(plan, cells[at])));
      for (const column of columns.slice(1)) {
        expect(
          column.slice(0, -1).reduce((sum, amount) => sum + amount, 0),
          name,
        ).toBe(column.at(-1));
      }
      columns.slice(2, 13).forEach((column, at) => {
        expect(column[0], name).toBe(columns[at + 1]?.at(-1));
      });
      for (let row = 1; row < rows.length - 1; row++) {
        const months = columns.slice(1, 13).reduce((sum, column) => sum + (column[row] ?? 0), 0);
        expect(columns[13]?.[row], name).toBe(months);
      }
    }
  });

  it('rows of a total are the sum of the rows above', () => {
    for (const [name, plan] of CASES) {
      const costs = tablesOf(plan).find(({ title }) => /^(?:Fixed costs of one month|What a month costs)$/.test(title.en));
      const amounts = (costs?.rows ?? []).map(({ cells }) => number(plan, cells[2]));
      expect(
        amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0),
        name,
      ).toBe(amounts.at(-1));
    }
  });

  it('year by year: each statement adds up, and the cash of one is the cash of the other', () => {
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    for (const [name, plan] of CASES) {
      const column = (title: string, at: number) =>
        (tablesOf(plan).find((one) => one.title.en === title)?.rows ?? []).map(({ cells }) => number(plan, cells[at]));
      for (const at of [1, 2, 3]) {
        const [, sales = 0, direct = 0, margin, pay = 0, rent = 0, marketing = 0, other = 0, ebitda, wear = 0, interest = 0, ...rest] =
          column('Income statement', at);
        const [opening = 0, before, tax = 0, result] = rest.length === 4 ? rest : [0, ...rest];
        expect(sales + direct, name).toBe(margin);
        expect(sum([margin ?? 0, pay, rent, marketing, other]), name).toBe(ebitda);
        expect(sum([ebitda ?? 0, wear, interest, opening]), name).toBe(before);
        expect((before ?? 0) + tax, name).toBe(result);
        const balance = column('Balance sheet at year end', at);
        expect(sum(balance.slice(0, 6)), name).toBe(balance[6]);
        expect(sum(balance.slice(7, 12)), name).toBe(balance[12]);
        expect(balance[6], name).toBe(balance[12]);
        const flow = column('Cash flow', at);
        expect(sum(flow.slice(0, -1)), name).toBe(flow.at(-1));
        expect(flow.at(-1), name).toBe(balance[5]);
      }
    }
  });

  it('uses equal sources', () => {
    for (const [name, plan] of CASES) {
      const value = (id: string) => Number(plan.figures[id]?.value);
      const charts = blocksOf(plan).flatMap((block) => (block.type === 'chart' ? [block.chart] : []));
      for (const chart of charts) {
        if (chart.type === 'uses-sources') {
          const sum = (parts: typeof chart.uses) => parts.reduce((total, { figure }) => total + value(figure), 0);
          expect(sum(chart.uses), name).toBe(sum(chart.sources));
        }
      }
    }
  });
});

describe('what the figures say', () => {
  const notice = (facts: FactSheet) =>
    blocksOf(compose(facts)).flatMap((block) => (block.type === 'notice' ? [block.points.map(({ en }) => en).join(' ')] : []))[0] ?? '';
  const sheet = (name: string) => SHEETS[name] ?? {};

  it('comes early when it is bad, with its figures', () => {
    expect(notice(sheet('all said, money missing'))).toContain('{{fig:to-find');
    expect(notice(sheet('each sale loses'))).toContain('{{fig:loss-unit');
    expect(notice(sheet('break-even never reached'))).toContain('{{fig:break-even-units-all}}');
    expect(notice(sheet('break-even late'))).toContain('{{fig:break-even-month');
    expect(notice(sheet('money to spare'))).not.toContain('{{fig:to-find');
  });

  it('takes the gap as opening and two months of fixed costs, less the sources', () => {
    const { figures } = compose(sheet('all said, money missing'));
    expect(figures.gap?.value).toBe(Number(figures['opening-uses']?.value) + 2 * 3950 - 24000);
    expect(figures['opening-uses']?.value).toBeGreaterThan(24000);
    expect(figures['break-even-units']?.value).toBe(203);
    expect(figures.price?.origin).toBe('said');
    expect(figures['loan-rate']?.origin).toBe('sector');
  });

  it('says where assumed values come from, in both editions', () => {
    for (const [name, plan] of CASES) {
      const all = textsOf(plan).map(({ text }) => text);
      expect(
        all.some(({ es }) => es.includes('estimación')),
        name,
      ).toBe(true);
      expect(
        all.some(({ en }) => en.includes('estimate')),
        name,
      ).toBe(true);
    }
  });
});

it('a price told with its tax is printed as it was told, though no whole cents without it give it back', () => {
  const told = {
    ...(SHEETS['all said, money missing'] ?? {}),
    ...fact('price', 38),
    ...fact('taxIncluded', true),
    ...fact('country', 'ES'),
  };
  expect(compose(told).figures['price-charged']).toMatchObject({ value: 38, origin: 'said' });
});
