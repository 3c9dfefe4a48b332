import { describe, expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';
import { tablesOf } from '../plan-cases-fixture.ts';

type Told = Parameters<typeof said>[0];
const planOf = (told: Told) => {
  const facts = said({ country: 'ES', team: 1, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  const rows = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows ?? [];
  const measures = rows.map(({ cells: [, cell] }) => (cell && 'text' in cell ? cell.text.es : ''));
  const names = rows.map(({ cells: [cell] }) => (cell && 'text' in cell ? cell.text.en : ''));
  return { measures, names, value: (id: string) => Number(plan.figures[id]?.value) };
};
const ARCHITECT: Told = {
  sector: 'consulting_freelance',
  trade: 'architecture_studio',
  price: 3400,
  volume: 3,
  unitCost: 260,
  fixedCosts: 950,
};
const CAFE: Told = { sector: 'cafe_restaurant', price: 5.8, volume: 2470, unitCost: 1.7, fixedCosts: 7900 };

describe('a goal of what is sold', () => {
  it('of jobs done to the end counts those that begin early enough', () => {
    const { measures, names, value } = planOf({
      ...ARCHITECT,
      ...{ solution: 'Proyectos de reforma en diez semanas', goals: 'Sesenta planos aprobados, un premio' },
    });
    expect(measures[0]).toContain('{{fig:goal-1-done}} empiezan a tiempo');
    expect(value('goal-1-done')).toBeLessThan(value('goal-1-units'));
    expect(names[0]).toBe('sixty drawings approved');
    expect(names[1]).toBe('an award');
  });

  it('of jobs whose length nobody told is held against all there are by then', () => {
    const { measures } = planOf({ ...ARCHITECT, ...{ solution: 'Proyectos de reforma', goals: 'Treinta proyectos entregados' } });
    expect(measures[0]).toContain('{{fig:goal-1-units}} {{units}}'.replace('{{units}}', 'proyectos'));
    expect(measures[0]).not.toContain('job-weeks');
  });

  it('of a later year counts what that year sells, and not all there has been', () => {
    for (const goals of ['Al tercer año llegar a 30 proyectos', 'In year three sign 30 projects']) {
      const { measures, value } = planOf({ ...ARCHITECT, solution: 'Proyectos de reforma', goals });
      expect(measures[0]).toContain('en ese año');
      expect(value('goal-1-units')).toBeLessThan(60);
    }
  });

  it('out of reach says in money what it would bring, and what one more a day is worth', () => {
    const { measures, value } = planOf({ ...CAFE, goals: 'Llegar a 200 clientes al día' });
    expect(measures[0]).toMatch(/goal-1-left-each.*goal-1-left/);
    expect(value('goal-1-left')).toBeGreaterThan(0);
  });

  it('dated in a low month says what the highest month brings', () => {
    const { measures, value } = planOf({ ...CAFE, start: '2027-09', goals: 'Vender 9000 cafés al mes' });
    if (value('goal-1-best') > 0) expect(measures[0]).toContain('{{fig:goal-1-best-month}}');
    expect(value('goal-1-best') > value('goal-1-units') || Number.isNaN(value('goal-1-best'))).toBe(true);
  });

  it('of whoever pays by the month counts those active when it ends, as the pages on customers do', () => {
    const facts = { sector: 'academy', trade: 'language_school', price: 80, volume: 40, unitCost: 6, fixedCosts: 1650 } as const;
    const { measures } = planOf({ ...facts, goals: 'Tener 60 alumnos' });
    expect(measures[0]).toContain('en activo al acabar ese mes');
  });
});

describe('a goal without a number', () => {
  it('gets one, marked as a proposal', () => {
    const { measures } = planOf({ ...CAFE, goals: 'Llenar los sábados, una lista de espera, un viaje a Granada' });
    expect(measures.join('\n')).toMatch(/propone nueve de cada diez.*propone cinco.*precio por persona/s);
  });
});

it('one more on the payroll is held against what the second year leaves', () => {
  const { measures, value } = planOf({ ...ARCHITECT, goals: 'Contratar una ayudante a media jornada' });
  expect(measures[0]).toContain('{{fig:hire-left-half}}');
  expect(value('hire-left-half')).toBeGreaterThan(value('hire-left'));
});
