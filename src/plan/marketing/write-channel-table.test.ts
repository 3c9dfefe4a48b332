import { expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import type { Cell, Plan } from '../plan.ts';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector } from '../plan-fixtures.ts';
import { SAMPLE_FACTS } from '../sample-facts.ts';

const TITLE = 'Channel by channel, in the first year';
const rowsOf = (plan: Plan) => tablesOf(plan).find(({ title }) => title.en === TITLE)?.rows ?? [];
/** Whoever is there already stands before the channels. */
const channelsOf = (plan: Plan) =>
  rowsOf(plan).filter(({ cells: [name] }) => !(name && 'text' in name && name.text.en === 'Already customers'));
const value = (plan: Plan, cell: Cell | undefined) => (cell && 'figure' in cell ? Number(plan.figures[cell.figure]?.value) : 0);

it('foots: money, those reached and those who buy add up to the budget and to the funnel, and one in so many reached buys', () => {
  for (const [name, plan] of CASES) {
    const rows = rowsOf(plan);
    expect(rows.length, name).toBeGreaterThan(3);
    const heads = tablesOf(plan)
      .find(({ title }) => title.en === TITLE)
      ?.columns.map(({ head }) => ('en' in head ? head.en : ''));
    const buy = heads?.findIndex((head) => head?.startsWith('Buy')) ?? 0;
    const [reaches, oneIn] = [buy - 2, buy - 1];
    for (const column of [2, reaches, buy].filter((at, place, all) => all.indexOf(at) === place)) {
      const amounts = rows.map(({ cells }) => value(plan, cells[column]));
      const sum = amounts.slice(0, -1).reduce((total, amount) => total + amount, 0);
      expect([name, column, sum]).toEqual([name, column, amounts.at(-1)]);
    }
    expect(value(plan, rows.at(-1)?.cells[buy])).toBe(plan.figures['funnel-customers']?.value);
    expect(value(plan, rows.at(-1)?.cells[reaches])).toBe(plan.figures['funnel-reached']?.value);
    for (const { cells } of rows.slice(0, -1))
      expect(value(plan, cells[buy]) * value(plan, cells[oneIn]), name).toBe(value(plan, cells[reaches]));
  }
});

it('charges each customer whom a channel’s money brings what that money comes to', () => {
  const plan = compose(SAMPLE_FACTS);
  const [first] = channelsOf(plan);
  const [month, , , , cost] = (first?.cells ?? []).slice(2).map((cell) => value(plan, cell));
  expect(cost).toBeCloseTo(((month ?? 0) * 12) / Number(plan.figures['channel-1-paid']?.value), 2);
  expect(rowsOf(plan).at(-1)?.cells.at(-1)).toMatchObject({ figure: 'paid-customer-cost' });
});

it('does two different things in two channels of a kind', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('marketing', 'clubes ciclistas, la asociación de comerciantes y las tiendas de la calle'),
  });
  const works = channelsOf(plan)
    .slice(0, 3)
    .map(({ cells: [, work] }) => (work && 'text' in work ? work.text.es : ''));
  expect(new Set(works).size).toBe(3);
});

it('says what a channel’s money buys, and the paragraph above counts with the table’s own cost', () => {
  const plan = compose(SAMPLE_FACTS);
  const [first] = channelsOf(plan);
  expect(first?.cells[1]).toMatchObject({ text: { es: expect.stringContaining('con dinero (') } });
  const { figures } = plan;
  const bought = (Number(figures['cost-marketing']?.value) * 12) / Number(figures['paid-customer-cost']?.value);
  expect(Math.round(bought)).toBe(figures['paid-customers']?.value);
});

it('brings nobody new by a card that those who have bought are given', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('marketing', 'la ficha de Google, un cartel y tarjetas de sellos: el décimo café gratis'),
  });
  const rows = rowsOf(plan);
  const card = rows.find(({ cells: [, work] }) => work && 'text' in work && work.text.es.includes('no trae clientes nuevos'));
  expect(card?.cells.slice(3)).toEqual([{ empty: true }, { empty: true }, { empty: true }, { empty: true }]);
  expect(JSON.stringify(card?.cells[1])).toContain('el décimo gratis');
  const [google] = channelsOf(plan);
  expect(value(plan, google?.cells[5])).toBeGreaterThan(0);
});

it('counts on passers-by only where premises are open to the public, and on referrals once there are customers', () => {
  const workOf = (facts: FactSheet) => JSON.stringify(rowsOf(compose(facts)));
  const fetched = { ...SAMPLE_FACTS, ...fact('resources', 'Somos dos, con un local en un patio') };
  expect(workOf(fetched)).not.toContain('Quien pasa');
  expect(workOf(SAMPLE_FACTS)).toContain('{{fig:m02-name}}');
  expect(workOf(SAMPLE_FACTS)).toContain('Quien pasa');
});

it.each([
  'Cocina oculta en un bajo, solo reparto, de noche.',
  'A dark kitchen on the ground floor; orders through the app.',
  'Un despacho a pie de calle, sin mostrador: se trabaja solo con cita.',
])('nobody walks in where nobody is at a counter: %s', (resources) => {
  const passersOf = (told: string) =>
    compose({ ...SAMPLE_FACTS, ...fact('resources', `Un bajo a pie de calle. ${told}`) }).figures['free-passers'];
  expect(passersOf(resources)).toBeUndefined();
  expect(passersOf('Somos dos.')).toBeDefined();
});

it('pays for a gift told for the first month in that month alone', () => {
  const told = (marketing: string) => compose({ ...SAMPLE_FACTS, ...fact('marketing', marketing) });
  const limited = told('la ficha de Google, carteles y que prueben gratis el primer mes');
  const lasting = told('la ficha de Google, carteles y que prueben gratis');
  const money = (plan: Plan) => Number(plan.figures['channel-3']?.value);
  expect(money(limited)).toBeLessThan(money(lasting) / 6);
  expect(limited.figures['channel-3-once']?.value).toBe(money(limited) * 12);
  expect(JSON.stringify(rowsOf(limited))).toContain('Solo el primer mes');
});

it('has a way to the buyers of another kind whom a goal counts, with no number of the funnel', () => {
  const plan = compose({ ...SAMPLE_FACTS, ...fact('goals', 'tener dos pubs fijos'), ...fact('marketing', 'Instagram y carteles') });
  const row = rowsOf(plan).find(({ cells: [name] }) => name && 'text' in name && name.text.en === 'Visits to pubs');
  expect(JSON.stringify(row?.cells[1])).toContain('{{fig:week-1}}');
  expect(row?.cells.slice(2).every((cell) => 'empty' in cell)).toBe(true);
});

it('brings whom work without money brings, no source more than it can, and says who is left', () => {
  for (const [name, { figures }] of CASES) {
    const count = (id: string) => Number(figures[id]?.value ?? 0);
    const ids = Object.keys(figures).filter((id) => /^free-[a-z]+-contacts$/.test(id));
    for (const id of ids) {
      const source = id.replace('-contacts', '');
      expect(count(source), `${name} ${source}`).toBeGreaterThan(0);
      expect(count(source), `${name} ${source}`).toBeLessThanOrEqual((count(id) * 52) / count(`${source}-one-in`));
    }
    if (figures['free-none']) expect(count('gap-revenue') + count('gap-sales'), name).toBe(count('revenue-y1'));
  }
});

it('spends no money on what takes hours alone, and shows them', () => {
  const plan = compose({
    ...SAMPLE_FACTS,
    ...fact('marketing', 'la ficha de Google, el grupo de familias del colegio y dos administradores de fincas'),
  });
  const rows = channelsOf(plan);
  const group = rows[1]?.cells ?? [];
  expect(JSON.stringify(group[1])).toContain('channel-2-hours');
  expect(group[2]).toEqual({ empty: true });
  expect(value(plan, group[5])).toBeGreaterThan(0);
  expect(plan.figures['channel-2']?.value).toBe(0);
  // Two of them send twice what one does: eight a week at most.
  expect(Number(plan.figures['channel-3-worked']?.value) * Number(plan.figures['channel-3-one-in']?.value)).toBeLessThanOrEqual(8 * 52);
  expect(JSON.stringify(rows)).not.toContain('Instagram');
});

it('says what the year comes to where nobody brings the rest', () => {
  const plan = compose(SAMPLE_FACTS);
  const text = JSON.stringify(plan.pages);
  expect(plan.figures['free-none']).toBeDefined();
  for (const id of ['gap-revenue', 'gap-result', 'gap-budget', 'gap-sales']) expect(text).toContain(`{{fig:${id}`);
});

it('gives an agency an account of its own, worked with a before-and-after', () => {
  const plan = compose({ ...inSector(SAMPLE_FACTS, 'agency'), ...fact('marketing', 'visitas a restaurantes') });
  expect(JSON.stringify(rowsOf(plan))).toMatch(/its own account|LinkedIn/i);
});

it('has as many pass in a week, to be counted before signing, as its busiest month needs', () => {
  for (const [name, { figures }] of CASES) {
    const count = (id: string) => Number(figures[id]?.value ?? 0);
    if (!figures['free-passers']) continue;
    for (let month = 2; month <= 12; month += 1)
      expect(count('free-passers-contacts') * (52 / 12), name).toBeGreaterThanOrEqual(
        count(`free-passers-m${String(month).padStart(2, '0')}-reached`),
      );
  }
});

it('has a house of rooms found on the portals, where its guests look first', () => {
  const { figures } = compose({ ...inSector(SAMPLE_FACTS, 'tourism_lodging'), ...fact('marketing', 'Booking y el boca a boca') });
  const portal = Number(figures['channel-1-customers']?.value);
  expect(portal).toBeGreaterThan(Number(figures['channel-2-customers']?.value));
});

it('has one cost of each customer won by money: in the text, at the foot of the table and at the end of the measures', () => {
  let bought = 0;
  for (const [name, { figures, pages }] of CASES) {
    const value = (id: string) => Number(figures[id]?.value ?? 0);
    if (value('paid-customers') === 0 || value('cost-marketing') === 0) continue;
    bought += 1;
    const each = (value('winning-budget') * 12) / value('paid-customers');
    expect(Math.abs(value('paid-customer-cost') - each), name).toBeLessThanOrEqual(each >= 100 ? 0.5 : 0.005);
    expect(value('measure-cost-12'), name).toBeCloseTo(value('paid-customer-cost'), 2);
    const told = JSON.stringify(pages.find(({ id }) => id === 'marketing'));
    expect(told.split('{{fig:paid-customer-cost*}}').length, name).toBe(3);
    expect(told, name).toContain('"figure":"paid-customer-cost"');
    expect(told, name).not.toContain('customer-spend');
  }
  expect(bought).toBeGreaterThan(0);
});

it('has most of its customers by what the founder named, and little by a profile that nobody did', () => {
  for (const [name, { figures, ...plan }] of CASES) {
    const isNamed = JSON.stringify(plan.pages).includes('split and ratios are sector assumptions');
    const [profile, all] = ['free-profile', 'funnel-customers'].map((id) => Number(figures[id]?.value ?? 0));
    if (isNamed) expect((profile ?? 0) * 5, name).toBeLessThanOrEqual(all ?? 0);
  }
});
