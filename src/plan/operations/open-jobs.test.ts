import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const planOf = (told: Parameters<typeof said>[0]) => {
  const facts = said({ country: 'ES', team: 1, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { figures: plan.figures, text: JSON.stringify(plan.pages.find(({ id }) => id === 'operations')) };
};

it('counts the jobs of weeks that are open at once, and asks for the hours of a past one', () => {
  const { figures, text } = planOf({
    ...({ sector: 'consulting_freelance', trade: 'architecture_studio', price: 3400, volume: 3, unitCost: 260, fixedCosts: 950 } as const),
    solution: 'Proyectos de reforma con precio cerrado en diez semanas',
  });
  const units = Number(figures['hard-units']?.value);
  expect(figures['jobs-open']?.value).toBe(Math.round((units * 10 * 12) / 52));
  expect(text).toContain('{{fig:jobs-open*}} en marcha a la vez');
  expect(text).toContain('conviene sumar las horas de un trabajo ya hecho');
});

it('keeps the stopwatch for what is done in a sitting', () => {
  const { figures, text } = planOf({
    ...({ sector: 'retail_shop', trade: 'greengrocer', price: 12, volume: 900, unitCost: 7, fixedCosts: 2500 } as const),
    solution: 'Frutería con fruta de temporada',
  });
  expect(figures['jobs-open']).toBeUndefined();
  expect(text).toContain('Conviene cronometrar tres cestas antes');
});
