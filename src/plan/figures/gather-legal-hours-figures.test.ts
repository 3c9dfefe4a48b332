import { describe, expect, it } from 'vitest';
import type { Plan } from '../plan.ts';
import { compose } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const { growth: _, ...SHEET } = SHEETS['all said, money missing'] ?? {};
/** Four people all week, all pay inside the fixed costs, and nothing of what each gets. */
const CLEANERS = {
  ...inSector(SHEET, 'cleaning'),
  ...fact('trade', 'holiday_flat_cleaning'),
  ...fact('city', 'Málaga'),
  ...fact('price', 52),
  ...fact('unitCost', 13),
  ...fact('volume', 180),
  ...fact('fixedCosts', 5400),
  ...fact('payIncluded', true),
  ...fact('team', 4),
  ...fact('resources', 'Cuatro personas a jornada completa contándome a mí. Gastos fijos de 5.400 € al mes con nóminas.'),
};
const pageOf = ({ pages }: Plan, page: string) => JSON.stringify(pages.find(({ id }) => id === page));
const amountIn =
  ({ figures }: Plan) =>
  (id: string) =>
    Number(figures[id]?.value);

describe('hours that the money for those hired does not pay at the law’s least', () => {
  const plan = compose(CLEANERS);
  const value = amountIn(plan);

  it('are told with what they would cost, break-even with them, and the price that pays them', () => {
    expect(value('legal-counted')).toBe(480);
    expect(value('legal-bought')).toBe(Math.floor((value('legal-paid') * 100) / Math.round(value('legal-hour') * 100)));
    expect(value('legal-bought')).toBeLessThan(300);
    expect(value('legal-cost')).toBe(Math.round(480 * value('legal-hour')));
    expect(value('legal-month')).toBe(5400 + value('legal-cost') - value('legal-paid'));
    expect(value('legal-break-even')).toBe(Math.ceil(value('legal-month') / 39));
    expect(value('legal-price')).toBeGreaterThan(52);
    // The money told stands as it was told.
    expect(value('fixed-costs')).toBe(5400);
    expect(value('cost-founder') + value('cost-wages') + value('cost-charges')).toBeLessThan(5400);
  });

  it('are told on the page of the team in both languages, and on the first one where the second year could not pay them', () => {
    expect(value('legal-result-y2')).toBeLessThan(0);
    for (const words of ['ese dinero paga {{fig:legal-bought*}} horas', 'that pays for {{fig:legal-bought*}} hours'])
      expect(pageOf(plan, 'operations')).toContain(words);
    for (const words of ['paga **{{fig:legal-bought}}** al mes', 'it pays for **{{fig:legal-bought}}** of', 'before-tax-least-wage'])
      expect(pageOf(plan, 'summary')).toContain(words);
  });

  it('are no hours of the sales that fit beside them', () => {
    expect(value('legal-team')).toBe(160 + value('legal-bought'));
    expect(value('legal-work')).toBeLessThan(value('role-1'));
    expect(value('legal-units')).toBeLessThan(value('service-units'));
  });

  it('are none where the money pays them, nobody is employed, or pay follows sales', () => {
    const paid = { ...CLEANERS, ...fact('fixedCosts', 12_000) };
    const alone = { ...CLEANERS, ...fact('team', 1), ...fact('resources', 'Yo sola') };
    const partners = { ...CLEANERS, ...fact('team', 2), ...fact('resources', 'Somos dos socias') };
    for (const facts of [paid, alone, partners]) expect(compose(facts).figures['legal-bought']).toBeUndefined();
  });

  it('leave the first page alone where the second year would pay them', () => {
    const dear = compose({ ...CLEANERS, ...fact('price', 90) });
    expect(dear.figures['legal-bought']).toBeDefined();
    expect(amountIn(dear)('legal-result-y2')).toBeGreaterThan(0);
    expect(pageOf(dear, 'summary')).not.toContain('legal-bought');
  });
});

it('a counter is open no longer than the hours that are paid', () => {
  const shop = {
    ...inSector(SHEET, 'retail_shop'),
    ...fact('fixedCosts', 2300),
    ...fact('payIncluded', true),
    ...fact('team', 2),
    ...fact('resources', 'Trabajaremos dos personas a jornada completa contándome a mí.'),
  };
  const plan = compose(shop);
  const value = amountIn(plan);
  expect(value('counter-day')).toBe(Math.floor(value('legal-work') / value('days-month')));
  expect(pageOf(plan, 'operations')).toContain('permiten abrir solo {{fig:counter-fit*}} horas al día');
  expect(pageOf(plan, 'operations')).toContain('allow only {{fig:counter-fit*}} hours of opening a day');
});

it('the law of a city that asks for more than its country is the one that counts', () => {
  const there = {
    ...CLEANERS,
    ...fact('country', 'US'),
    ...fact('currency', 'USD'),
    ...fact('team', 2),
    ...fact('resources', 'Me and one full-time cleaner, wages included.'),
  };
  const hourIn = (city: string) => amountIn(compose({ ...there, ...fact('city', city) }))('legal-hour');
  expect(hourIn('Seattle')).toBeGreaterThan(21.3);
});

describe('those employed of whom nobody said that they are there all week', () => {
  const told = { ...CLEANERS, ...fact('resources', 'Cuatro personas contándome a mí. Gastos fijos de 5.400 € al mes con nóminas.') };
  const plan = compose(told);
  const value = amountIn(plan);

  it('come for the hours that their money pays, and what sales take beyond those is hired', () => {
    expect(plan.figures['legal-bought']).toBeUndefined();
    expect(value('paid-hours')).toBe(Math.floor((value('paid-hours-money') * 100) / Math.round(value('paid-hour') * 100)));
    expect(value('hours-month')).toBe(160 + value('paid-hours'));
    expect(value('hours-part')).toBe(value('paid-hours'));
    expect([value('team-full'), value('team-part')]).toEqual([1, 3]);
    const full = compose(CLEANERS);
    expect(value('service-units')).toBeLessThan(amountIn(full)('service-units'));
    expect(value('result-y2')).toBeLessThan(amountIn(full)('result-y2'));
    // The money told stands as it was told.
    expect(value('fixed-costs')).toBe(5400);
  });

  it('are told so on the page of the team, in both languages, and nowhere told to be paid too little', () => {
    expect(pageOf(plan, 'operations')).toContain('el plan cuenta las horas que puede pagar');
    expect(pageOf(plan, 'operations')).toContain('the plan counts the hours it can pay for');
    expect(JSON.stringify(plan.pages)).not.toContain('wage-least');
  });

  it('whatever their number, where the money pays whole weeks', () => {
    const { figures } = compose({ ...told, ...fact('fixedCosts', 12_000) });
    expect(figures['paid-hours']).toBeUndefined();
    expect(figures['team-full']?.value).toBe(4);
  });
});
