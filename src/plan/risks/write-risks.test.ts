import { describe, expect, it } from 'vitest';
import type { FactSheet } from '../../facts/fact.ts';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { LANGUAGES } from '../../language/language.ts';
import type { SectorId } from '../../sectors/sector.ts';
import type { Plan, Table } from '../plan.ts';
import { CASES, compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';
import { SAMPLE_DATE, SAMPLE_FACTS } from '../sample-facts.ts';

const COST = 2;
describe('the table of risks', () => {
  it('has six risks in every plan, each with its sign, what it would cost and what is done', () => {
    for (const [name, plan] of CASES) {
      const { columns, rows } = risksOf(plan);
      expect(
        columns.map(({ head }) => ('es' in head ? head.en : '')),
        name,
      ).toContain('What it would cost');
      expect(rows, name).toHaveLength(6);
      for (const language of LANGUAGES) {
        const costs = rows.map(({ cells }) => wordsOf(cells[COST], language));
        expect(
          costs.every((cost) => cost.length > 10 && cost.length < 140),
          `${name}: ${costs.join(' / ')}`,
        ).toBe(true);
      }
    }
  });

  it('pays for nothing out of a reserve that nobody has raised', () => {
    const cells = (ownFunds: number) => {
      const facts = { ...SHEETS['break-even never reached'], ...fact('ownFunds', ownFunds) };
      return JSON.stringify(risksOf(compose(facts)).rows.map(({ cells }) => cells[4]));
    };
    for (const told of ['Nothing yet: the reserve is still to be raised', 'Nada aún: la reserva está por reunir'])
      expect(cells(1000)).toContain(told);
    expect(cells(1000)).not.toContain('{{fig:reserve}}');
    expect(cells(400_000)).toContain('{{fig:reserve}}');
  });

  it('says who sees to each and what that is paid with: the founders in the note, anybody else on the line', () => {
    const means = (team: number) => {
      const table = risksOf(compose({ ...inSector(SHEETS['all said, money missing'] ?? {}, 'repair_shop'), ...fact('team', team) }));
      return { note: table.note && 'en' in table.note ? table.note.en : '', cells: table.rows.map(({ cells }) => wordsOf(cells[4], 'en')) };
    };
    expect(means(1).note).toMatch(/Owner: the founder\.$/);
    expect(means(3).note).toMatch(/Owner: the founders?, unless another is named\.$/);
    expect(means(3).cells.some((cell) => cell.startsWith('Whoever runs “Workshop”; '))).toBe(true);
    for (const cell of [...means(1).cells, ...means(3).cells]) expect(cell).toMatch(/\{\{fig:|outlay|quoted|raised/);
  });

  it('warns first of customers who have to come without a budget, where they are the most', () => {
    const risks = (facts: FactSheet) => risksOf(compose(facts)).rows.map(({ cells }) => wordsOf(cells[0], 'en'));
    expect(risks(SAMPLE_FACTS).join('\n')).toMatch(/\{\{fig:unpaid-customers\}\} of the .* without paid marketing/);
    const remote = risks(inSector({ ...SAMPLE_FACTS, ...fact('marketingBudget', 4000) }, 'ecommerce'));
    expect(remote.join('\n')).not.toContain('without paid marketing');
  });

  it('has no alarm that rings in a month of the forecast: hands that are hired by the plan are missed by name', () => {
    const triggersOf = (plan: Plan) => risksOf(plan).rows.map(({ cells }) => wordsOf(cells[1], 'en'));
    for (const [name, plan] of CASES)
      if (plan.figures['short-month']) expect(triggersOf(plan).join(' '), name).not.toContain('{{fig:service-units}}');
    const alone = { ...SAMPLE_FACTS, ...fact('solution', 'Arreglos; cada arreglo me lleva una hora.'), ...fact('team', 1) };
    const full = compose({ ...alone, ...fact('volume', 56) });
    expect(triggersOf(full).join('\n')).toContain('Over {{fig:service-units}}');
    const [most, strongest] = [full.figures['service-units'], full.figures['strongest-units']].map((one) => Number(one?.value));
    expect(most).toBeGreaterThanOrEqual(strongest ?? Number.NaN);
  });

  it('is of what this business bets on: patients who pay themselves, a price by photograph, partners who stay', () => {
    const risks = (facts: FactSheet) =>
      risksOf(compose(facts))
        .rows.map(({ cells }) => wordsOf(cells[0], 'en'))
        .join('\n');
    const sheet = SHEETS['all said, money missing'] ?? {};
    expect(risks({ ...inSector(sheet, 'health_clinic'), ...fact('trade', 'physiotherapy_clinic'), ...fact('country', 'US') })).toContain(
      'nsured patients will not pay',
    );
    expect(risks({ ...inSector(sheet, 'repair_shop'), ...fact('solution', 'Sofas, with a fixed price from a photo') })).toContain(
      'from a photo',
    );
    expect(risks({ ...inSector(sheet, 'cafe_restaurant'), ...fact('resources', 'Somos dos socias'), ...fact('team', 2) })).toContain(
      'part ways',
    );
    expect(risks(inSector(sheet, 'cafe_restaurant'))).not.toMatch(/founders part ways/);
  });

  it('names a figure in nearly every cost, and words where the figures know none', () => {
    const costs = CASES.flatMap(([, plan]) => risksOf(plan).rows.map(({ cells }) => wordsOf(cells[COST], 'en')));
    const counted = costs.filter((cost) => cost.includes('{{fig:'));
    expect(counted.length / costs.length).toBeGreaterThan(0.97);
    // A policy's own limit is in no figure of the founder.
    expect(costs.some((cost) => cost.startsWith('Anything the policy excludes'))).toBe(true);
  });

  it('costs what the model says when the same thing happens to it', () => {
    const { figures } = compose(SAMPLE_FACTS);
    const { years, assumptions, scenarios, lowestCash } = buildFundedModel(SAMPLE_FACTS, SAMPLE_DATE);
    const value = (id: string) => figures[id]?.value;
    expect(value('hit-month')).toBe(Math.round(years[0].grossMargin / 12));
    expect(value('hit-week')).toBe(Math.round(years[0].grossMargin / 52));
    const [low, base] = scenarios;
    expect(value('hit-slow')).toBe(Math.round((base.operatingResultYear1 - low.operatingResultYear1) / 12));
    expect(value('hit-rent')).toBe(Math.round(assumptions.rent.value * 1.2));
    expect(value('cash-short')).toBe(lowestCash.amount < 0 ? -lowestCash.amount : undefined);
    const dearer = { ...SAMPLE_FACTS, unitCost: { ...SAMPLE_FACTS.unitCost, value: (assumptions.unitCostCents.value * 1.1) / 100 } };
    const { years: after } = buildFundedModel(dearer as typeof SAMPLE_FACTS, SAMPLE_DATE);
    // The first stock is dearer too, which touches the cash and not the result.
    expect(Math.abs(Number(value('hit-goods')) - (years[0].result - after[0].result))).toBeLessThanOrEqual(12);
  });

  it('costs the part that is named, where whole jobs fall by another', () => {
    const facts = {
      ...SHEETS['all said, money missing'],
      ...fact('revenueShape', 'project'),
      ...fact('price', 900),
      ...fact('unitCost', 90),
      ...fact('volume', 3),
      ...fact('growth', 0),
    };
    const { figures } = compose(facts);
    const { years, scenarios, sensitivity } = buildFundedModel(facts, SAMPLE_DATE);
    const [low, base] = scenarios;
    expect(Math.round(((base.revenueYear1 - low.revenueYear1) * 100) / base.revenueYear1)).not.toBe(20);
    expect(Number(figures['hit-slow']?.value)).toBeCloseTo((years[0].grossMargin * 0.2) / 12, -1);
    const lost = sensitivity.find(({ id }) => id === 'volume')?.less;
    const share = Math.abs(lost?.unitsYear1 ?? 0) / years[0].units;
    expect(Number(figures['hit-sales']?.value)).toBeCloseTo((-(lost?.resultYear1 ?? 0) * 0.1) / share, -1);
  });

  it('counts a customer who pays every month by the year, and another by a part of the sales', () => {
    const costsIn = (sector: SectorId) => {
      const facts = inSector(SHEETS['all said, money missing'] ?? {}, sector);
      const plans = [...'abcdefgh'].map((id) => compose(facts, id));
      return plans.flatMap((plan) =>
        risksOf(plan)
          .rows.filter(({ cells }) => /^(One client|A single shipper)/.test(wordsOf(cells[0], 'en')))
          .map(({ cells }) => wordsOf(cells[COST], 'en')),
      );
    };
    expect(new Set(costsIn('agency'))).toEqual(new Set(['{{fig:hit-client}} of margin a year for each monthly retainer lost']));
    expect(new Set(costsIn('logistics'))).toEqual(new Set(['{{fig:hit-sales}} in the first year if {{fig:bar-change}} of sales is lost']));
  });

  it('begins with the one who is licensed, and counts a referrer by the customers of the largest source', () => {
    const clinic = compose({
      ...inSector(SHEETS['all said, money missing'] ?? {}, 'health_clinic'),
      ...fact('team', 1),
      ...fact('goals', 'Dos aseguradoras en la lista'),
    });
    const rows = risksOf(clinic).rows.map(({ cells }) => [wordsOf(cells[0], 'en'), wordsOf(cells[COST], 'en')] as const);
    expect(rows[0]?.[0]).toMatch(/^The one person is away/);
    const referrer = rows.find(([risk]) => risk.startsWith('A referrer'));
    expect(referrer?.[1]).toContain('{{fig:hit-source}}');
    expect(Number(clinic.figures['source-customers']?.value)).toBeLessThanOrEqual(Number(clinic.figures['funnel-customers']?.value));
  });

  it('warns of a price that runs behind where prices rise fast, and nowhere else', () => {
    const risksIn = (country: 'AR' | 'ES') =>
      risksOf(compose({ ...SAMPLE_FACTS, ...fact('country', country) })).rows.map(({ cells }) => wordsOf(cells[0], 'en'));
    expect(risksIn('AR')).toContain('Costs rise before the price does');
    expect(risksIn('ES')).not.toContain('Costs rise before the price does');
  });

  it('names the month in which lasting low sales use up a cash that the forecast keeps', () => {
    const slow = CASES.flatMap(([name, plan]) => {
      const cost = risksOf(plan).rows.find(({ cells }) => wordsOf(cells[0], 'en').startsWith('Customers come more slowly'))?.cells[COST];
      return cost ? [{ name, figures: plan.figures, cost: wordsOf(cost, 'en') }] : [];
    });
    const told = slow.filter(({ cost }) => cost.includes('cash runs out in {{fig:low-out-month}}'));
    expect(told.length > 0 && told.length < slow.length).toBe(true);
    for (const { name, figures } of told) expect(Number(figures['low-cash']?.value), name).toBeLessThan(0);
    for (const { name, figures, cost } of slow) {
      const isLater = Number(figures['cash-low']?.value) >= 0 && Number(figures['low-cash']?.value) < 0;
      if (isLater) expect(cost, name).toContain('cash runs out');
    }
  });

  it('speaks of cash that lower sales take, not of what is missing at the opening anyway', () => {
    const holes = CASES.filter(([, plan]) => /low-short\*|low-cash\*\}\} (?:en|in) /.test(JSON.stringify(plan.pages)));
    expect(holes.length).toBeGreaterThan(0);
    for (const [name, { figures }] of holes) {
      expect(Number(figures['low-cash']?.value), name).toBeLessThan(Number(figures['cash-low']?.value));
    }
  });

  it('says what is missing in the cash where the money is not raised, and never asks to sell more of what loses', () => {
    const short = risksOf(compose(SHEETS['all said, money missing'] ?? {})).rows.map(({ cells }) => wordsOf(cells[COST], 'es'));
    expect(short[0]).toMatch(
      /^(Faltan \{\{fig:told-cash-short\}\} en caja|La caja baja a \{\{fig:told-cash-low\}\})(?: en| el día de la apertura)/,
    );
    const losing = risksOf(compose(SHEETS['each sale loses'] ?? {})).rows.map(({ cells }) => wordsOf(cells[COST], 'es'));
    expect(losing[0]).toBe('{{fig:loss-y1}} de pérdida el primer año');
    // What it loses each month has nothing to do with the money that is missing at the start.
    expect(losing[1]).toBe('Faltan {{fig:opening-short}} para poder abrir');
    expect(losing.filter((cost) => /hit-(week|month|sales|slow|start)|margin-unit/.test(cost))).toEqual([]);
  });
});

function risksOf(plan: Plan): Table {
  const table = tablesOf(plan).find(({ title }) => title.en === 'The risks, in order');
  if (!table) throw new Error('no table of risks');
  return table;
}

function wordsOf(cell: Table['rows'][number]['cells'][number] | undefined, language: 'es' | 'en'): string {
  return cell && 'text' in cell ? cell.text[language] : '';
}

it('a year of lower sales that does not pay its instalments is never told as room for a mistake, and says when it stops', () => {
  const unserved = CASES.filter(([, plan]) => plan.figures['low-cover'] && plan.figures['low-debt-short']);
  expect(unserved.length).toBeGreaterThan(20);
  for (const [name, { pages, figures }] of unserved) {
    const text = JSON.stringify(pages);
    expect([name, text.match(/seguiría ganando dinero|seguir abierto|tiempo y dinero para corregir|la caja bastaría/)]).toEqual([
      name,
      null,
    ]);
    // The minimum form leaves the decision out.
    const isWhole = pages.some(({ id }) => id === 'goals');
    if (isWhole && figures['exit-month'] && !figures['rescue-short'])
      expect([name, text.includes('{{fig:exit-month}}')]).toEqual([name, true]);
  }
  expect(unserved.some(([, { pages }]) => JSON.stringify(pages).includes('{{fig:low-debt-short*}}'))).toBe(true);
});

it('nobody is told to sign on a count and promised money where no way of finding it holds', () => {
  const owing = { ...SHEETS['all said, money missing'], ...fact('fixedCosts', 5000), ...fact('unitCost', 8), ...fact('loan', 300_000) };
  const indebted = (years: number) => compose({ ...owing, ...fact('investment', 340_000), ...fact('loanYears', years) });
  const told = CASES.filter(([, { figures, pages }]) => figures['remedy-price'] && figures['remedy-cut'] && pages.length > 9);
  expect(told.length).toBeGreaterThan(2);
  // A price alone would be enough, and nothing alone.
  const [price, nothing] = [indebted(5), indebted(2)];
  expect([price.figures['remedy-cut'], nothing.figures['remedy-price'], nothing.figures['remedy-cut']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const [name, { pages }] of [...told, ['price', price], ['nothing', nothing]] as const) {
    const text = JSON.stringify(pages.find(({ id }) => id === 'risks'));
    expect([name, /Si da menos, hay que rehacer la previsión/.test(text)]).toEqual([name, false]);
  }
});

it('tells what the measures leave of the second year, where without them it would not cover its instalments', () => {
  const page = (facts: Parameters<typeof compose>[0]) => JSON.stringify(compose(facts).pages.find(({ id }) => id === 'risks'));
  expect(page(SAMPLE_FACTS)).toContain('{{fig:rescue-cover-second}}');
  expect(page({ ...SAMPLE_FACTS, ...fact('volume', 200) })).not.toContain('{{fig:rescue-cover-second}}');
});
