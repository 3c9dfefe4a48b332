import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const SCHOOL = {
  sector: 'academy',
  trade: 'language_school',
  country: 'ES',
  price: 80,
  volume: 40,
  unitCost: 6,
  fixedCosts: 1650,
  team: 1,
} as const;

const planOf = (told: Readonly<Record<string, string>>, other: Readonly<Record<string, string>> = {}) => {
  const facts = said({ ...SCHOOL, ...other, ...told });
  const plan = composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
  const value = (id: string) => plan.figures[id]?.value;
  return {
    value,
    origin: (id: string) => plan.figures[id]?.origin,
    text: JSON.stringify(plan.pages.find(({ id }) => id === 'operations')),
  };
};

it('counts classes for several in groups, hours and rooms, as told and else as proposed', () => {
  const { value, origin, text } = planOf({ customer: 'Jubilados, dos mañanas por semana', solution: 'Clases de español en grupos de 8' });
  expect([value('group-size'), origin('group-size'), value('group-visits'), value('group-minutes'), origin('group-minutes')]).toEqual([
    8,
    'said',
    2,
    90,
    'sector',
  ]);
  const groups = Math.ceil(Number(value('hard-units')) / 8);
  expect([value('group-most-groups'), value('group-most-hours')]).toEqual([groups, groups * 13]);
  expect([value('group-mornings'), value('group-room')]).toEqual([5, 10]);
  expect(text).toContain('{{fig:group-most-groups}} grupos y {{fig:group-most-hours*}} horas');
  expect(text).not.toContain('Conviene cronometrar tres');
});

it('counts the groups of a goal beyond the strongest month', () => {
  const { value, text } = planOf({ solution: 'Clases de español en grupos de 8', goals: 'Llegar a 90 alumnos' });
  expect([value('group-goal-groups'), value('group-goal-hours')]).toEqual([12, 156]);
  expect(text).toContain('La meta de {{fig:goal-load*}}');
});

it('names no rooms where no time of day was told, and no groups where one is taught at a time', () => {
  const dance = planOf({ solution: 'Escuela de baile para adultos' }, { trade: 'dance_school' });
  expect([dance.value('group-size'), dance.value('group-rooms')]).toEqual([12, undefined]);
  expect(dance.text).toContain('a las horas que se piden');
  expect(planOf({ solution: 'Clases particulares de inglés, uno a uno' }).value('group-size')).toBeUndefined();
});
