import { describe, expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';
import { tablesOf } from '../plan-cases-fixture.ts';

function rowsOf(told: Parameters<typeof said>[0]) {
  const facts = said({ country: 'ES', team: 1, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  const rows = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure')?.rows ?? [];
  return rows.map(({ cells }) => cells.map((cell) => (cell && 'text' in cell ? cell.text : { es: '', en: '' })));
}

const CLEANING = { sector: 'cleaning', price: 52, volume: 180, unitCost: 13, fixedCosts: 5400 } as const;
const SCHOOL = { sector: 'academy', trade: 'language_school', price: 62, volume: 55, unitCost: 5, fixedCosts: 2700 } as const;

describe('a goal of none', () => {
  it.each(['Cero reclamaciones en agosto', 'Que no haya quejas', 'no callbacks'])(
    'says what is done about one, and its cost: %s',
    (goals) => {
      expect(rowsOf({ ...CLEANING, goals })[0]?.[1]?.es).toMatch(
        /la meta es que no haya ninguno.*se arregla sin cobrar.*\{\{fig:unit-cost\}\}/,
      );
    },
  );

  it('of something else has its cause written down', () => {
    expect(rowsOf({ ...CLEANING, goals: 'Ningún accidente' })[0]?.[1]?.en).toContain('its cause');
  });

  it.each(['No tener bajas en diciembre', 'no perder alumnos en diciembre'])(
    'of those who leave is held against those the forecast loses: %s',
    (goals) => {
      const [row] = rowsOf({ ...SCHOOL, goals });
      expect(row?.[0]?.en).toBe('no customers leaving in December');
      expect(row?.[1]?.es).toMatch(/cuenta con \{\{fig:goal-1-lost\}\} y la meta es ninguna/);
    },
  );
});

describe('a goal of so many a month', () => {
  it.each(['Trescientas limpiezas al mes', 'Reach 300 changeovers a month'])(
    'in a trade with a high season says the peaks of two years and what every month would take: %s',
    (goals) => {
      const told = { ...CLEANING, trade: 'holiday_flat_cleaning', start: '2027-03', goals } as const;
      expect(rowsOf(told)[0]?.[1]?.es).toMatch(/goal-1-peak-y1\}\} en .*goal-1-peak-y2.*todos los meses.*\{\{fig:goal-1-every\}\}/);
    },
  );
});
