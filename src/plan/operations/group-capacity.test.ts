import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const textOf = (solution: string) => {
  const facts = said({
    ...({ sector: 'gym', trade: 'yoga_pilates_studio', country: 'ES', price: 55, volume: 22, unitCost: 1, fixedCosts: 590 } as const),
    ...{ team: 1, solution, revenue: 'Bono mensual, 2 clases a la semana, 55 euros. Hago 15 clases a la semana' },
  });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { places: plan.figures['group-places']?.value, text: JSON.stringify(plan.pages) };
};

it('measures classes for several at once by their places, and times nobody one by one', () => {
  const { places, text } = textOf('Clases de pilates de 50 minutos en grupos de 8');
  expect(places).toBe(60);
  expect(text).toContain('hay sitio para {{fig:group-places*}}');
  expect(text).not.toContain('Conviene cronometrar tres');
  expect(textOf('Clases de pilates de 50 minutos').text).not.toContain('group-places');
});
