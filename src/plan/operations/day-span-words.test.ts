import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const planOf = (trade: 'holiday_flat_cleaning' | 'home_cleaning', problem: string, solution: string) => {
  const facts = said({
    ...({ sector: 'cleaning', trade, country: 'ES', price: 52, volume: 180, unitCost: 13, fixedCosts: 5400, team: 4 } as const),
    ...{ problem, solution },
  });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  return { figures: plan.figures, text: JSON.stringify(plan.pages.find(({ id }) => id === 'operations')) };
};

it('counts what one person does in the hours that the work has, and the people the busiest month takes', () => {
  const { figures, text } = planOf('holiday_flat_cleaning', 'Se juegan la reseña entre las once y las cuatro', 'Limpieza de pisos');
  expect([figures['span-from']?.value, figures['span-to']?.value, figures['span-from']?.origin]).toEqual([11, 16, 'said']);
  expect([figures['span-each']?.value, figures['span-team']?.value]).toEqual([2, 8]);
  expect(text).toContain('{{fig:span-people*}} personas a la vez');
});

it('takes the hours between guests where none were told, and limits no other cleaning by what customers do at some hour', () => {
  const flats = planOf('holiday_flat_cleaning', 'Cambios de última hora', 'Limpieza de pisos turísticos');
  expect([flats.figures['span-from']?.value, flats.figures['span-from']?.origin]).toEqual([11, 'sector']);
  const homes = planOf('home_cleaning', 'Trabajan entre las once y las cuatro', 'Limpieza a domicilio');
  expect(homes.figures['span-each']).toBeUndefined();
  expect(planOf('home_cleaning', 'Nadie limpia de tarde', 'Limpieza a domicilio de 16 a 20').figures['span-each']?.value).toBe(1);
  const owners = planOf('holiday_flat_cleaning', 'Propietarios de 8 a 12 pisos', 'Limpieza de pisos turísticos');
  expect(owners.figures['span-from']?.origin).toBe('sector');
});
