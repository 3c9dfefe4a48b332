import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { sectorOf } from '../../sectors/sectors.ts';
import { shareChannels } from '../marketing/gather-channels.ts';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';

const TITLE = 'What is watched, and what is done if it falls short';

it('gives every measure a target at three dates and a response', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    expect(rows.length, name).toBeGreaterThanOrEqual(3);
    for (const { cells } of rows) {
      const last = cells[3];
      expect(last && 'figure' in last && Number.isFinite(plan.figures[last.figure]?.value), name).toBe(true);
    }
  }
});

it('watches what the trade lives on: nights, members who leave, customers who come back', () => {
  const names = (sector: Parameters<typeof inSector>[1]) =>
    (tablesOf(compose(inSector(SAMPLE_FACTS, sector))).find(({ title }) => title.en === TITLE)?.rows ?? []).map(({ cells: [name] }) =>
      name && 'text' in name ? name.text.en : '',
    );
  expect(names('gym')).toContain('Customers lost in a month, on average');
  expect(names('repair_shop')).toContain('Sales to date to customers of earlier months (by their invoices)');
});

it('has one trigger for the third month, alike on the measures, on the risks and beside the scenarios', () => {
  const { pages } = compose(SAMPLE_FACTS);
  for (const id of ['goals', 'risks', 'three-years'])
    expect(JSON.stringify(pages.find((page) => page.id === id)), id).toMatch(
      /\{\{fig:measure-units-floor\}\} [^{]+ or fewer in \{\{fig:m03-name\}\}/,
    );
  expect(JSON.stringify(pages)).not.toContain('{{fig:m03-units');
});

it('rings every alarm at a figure, in a month that is named', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    const alarms = rows.map(({ cells }) => {
      const last = cells.at(-1);
      return last && 'text' in last ? last.text.en.split(': ')[0] : '';
    });
    for (const alarm of alarms) {
      expect(alarm, name).toMatch(/\{\{fig:[a-z\d-]+\}\}/);
      expect(alarm, name).toMatch(/\{\{fig:m\d\d-name\}\}/);
    }
    expect(new Set(alarms).size, name).toBe(alarms.length);
  }
});

it('holds the money of the months so far against the customers that channels brought in them, and moves that of one at half as many', () => {
  for (const [name, { figures }] of CASES) {
    const count = (id: string) => Number(figures[id]?.value ?? 0);
    if (count('cost-marketing') === 0) continue;
    const brought = count('funnel-customers') - count('free-customers');
    // As its row of months has them, channel by channel.
    const broughtBy = (months: number) =>
      Object.keys(figures)
        .filter((id) => Number(/^channel-\d+-m(\d\d)-new$/.exec(id)?.[1] ?? 99) <= months)
        .reduce((sum, id) => sum + count(id), 0);
    expect(broughtBy(12), name).toBe(brought);
    for (const month of [3, 6, 12]) {
      const most = (count('cost-marketing') * month) / Math.max(1, broughtBy(month));
      // A card for those who have bought takes its part of the budget and brings nobody new.
      expect(count(`measure-cost-${month}`), name).toBeGreaterThan(most * 0.4 - 0.5);
    }
    // Half of what its own row of months expects by then, whatever the channel costs: no channel is stopped on target.
    expect(count('measure-won-floor'), name).toBe(50);
  }
});

it('rings no alarm on the forecast’s own months', () => {
  const agency = compose({ ...inSector(SAMPLE_FACTS, 'agency'), ...fact('volume', 9) });
  const model = buildFundedModel({ ...inSector(SAMPLE_FACTS, 'agency'), ...fact('volume', 9) }, SAMPLE_DATE);
  const shares = model.months.slice(2).map(({ customers }) => ((customers?.lost ?? 0) * 100) / Math.max(1, customers?.before ?? 0));
  expect(Math.max(...shares)).toBeGreaterThan(0);
  expect(Number(agency.figures['measure-churn-stop']?.value)).toBeGreaterThan(Math.max(...shares));
  for (const [name, { figures }] of CASES)
    for (const [floor, target] of [
      ['measure-units-floor', 'm03-units'],
      ['measure-close-floor', 'measure-close'],
      ['measure-cash-floor', 'm03-cash'],
      ['measure-margin-floor', 'margin-unit'],
    ] as const)
      if (Number(figures[floor]?.value) > 0)
        expect(Number(figures[floor]?.value), `${name} ${floor}`).toBeLessThan(Number(figures[target]?.value));
});

it('watches cash in every plan that has some to lose, and one thing of whether customers stay', () => {
  for (const [name, plan] of CASES) {
    const rows = tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
    const text = JSON.stringify(rows);
    if (rows.length > 0 && plan.figures['measure-cash-floor']) expect(text, name).toContain('measure-cash-floor');
    expect(text.includes('measure-again-floor') && text.includes('measure-uses-floor'), name).toBe(false);
  }
});

it('the cost of a customer is that of those whom money brings, and whoever another customer sends is none of them', () => {
  const facts = { ...SAMPLE_FACTS, ...fact('marketing', 'boca a boca, la ficha de Google y carteles') };
  const { figures } = compose(facts);
  const channels = shareChannels(facts, sectorOf('repair_shop'));
  const count = (id: string) => Number(figures[id]?.value ?? 0);
  expect(channels.some(({ kind }, at) => kind === 'mouth' && count(`channel-${at + 1}-customers`) > 0)).toBe(true);
  expect(count('measure-cost-12')).toBeCloseTo((count('cost-marketing') * 12) / count('paid-customers'), 0);
});

it('those who pay month after month are active, and other sales are of the month', () => {
  const first = (sector: Parameters<typeof inSector>[1]) => {
    const [row] = tablesOf(compose(inSector(SAMPLE_FACTS, sector))).find(({ title }) => title.en === TITLE)?.rows ?? [];
    return JSON.stringify(row?.cells[0]);
  };
  expect(first('gym')).toContain('en activo');
  expect(first('retail_shop')).toContain('en el mes');
});

it('stops no channel for what it was never to have brought by then', () => {
  let waiting = 0;
  for (const [name, { figures, ...plan }] of CASES) {
    const value = (id: string) => Number(figures[id]?.value ?? 0);
    const isLate = [1, 2, 3, 4, 5, 6].some((channel) => {
      const first = [1, 2, 3].map((month) => value(`channel-${channel}-m0${month}-new`));
      return value(`channel-${channel}`) > 0 && value(`channel-${channel}-customers`) > 0 && first.every((count) => count === 0);
    });
    const text = JSON.stringify(plan.pages.find(({ id }) => id === 'goals'));
    if (!text?.includes('measure-won-floor')) continue;
    waiting += isLate ? 1 : 0;
    expect(text.includes('A channel with none forecast by then'), name).toBe(isLate);
    expect(text.includes('Un canal que aún no esperaba ninguno'), name).toBe(isLate);
  }
  expect(waiting).toBeGreaterThan(0);
});

it('holds what was promised to every sale, and counts a sale of weeks over three months', () => {
  const rows = (facts: typeof SAMPLE_FACTS) => JSON.stringify(tablesOf(compose(facts)).find(({ title }) => title.en === TITLE)?.rows ?? []);
  const flats = {
    ...inSector(SAMPLE_FACTS, 'cleaning'),
    ...fact('solution', 'Limpieza de pisos turísticos con ropa de cama y fotos al acabar'),
  };
  expect(rows(flats as typeof SAMPLE_FACTS)).toContain('with the promise kept: photographs on completion');
  expect(rows(inSector(SAMPLE_FACTS, 'construction_trades') as typeof SAMPLE_FACTS)).toContain(
    'or fewer from {{fig:m01-name}} to {{fig:m03-name}}',
  );
});

it('sales to earlier customers say how the till tells them from new ones', () => {
  const again = CASES.flatMap(
    ([, plan]) => JSON.stringify(plan.pages).match(/Ventas acumuladas a clientes de otros meses \([^)]*\)/g) ?? [],
  );
  expect(again.length).toBeGreaterThan(0);
  for (const name of again) expect(name).toMatch(/\((?:según sus facturas|mes escrito en la tarjeta|se pregunta en caja)\)/);
});
