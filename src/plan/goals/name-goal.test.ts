import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};

it('keeps by when a loan is to be paid back, where the goal is told in the other language', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'devolver el préstamo en tres años') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain('pay back what was borrowed in three years');
});

it('keeps customers where customers are counted', () => {
  const plan = compose({ ...inSector(SHOP, 'cafe_restaurant'), ...fact('goals', 'Llegar a 120 clientes al día') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toMatch(/\{\{fig:goal-1-target\}\} customers a day/);
});

it.each([
  ['pagar el crédito antes de tiempo', 'pay back what was borrowed ahead of time'],
  ['abrir los domingos', 'open on Sundays'],
  ['contratar a un segundo carpintero', 'in carpentry'],
  ['empezar a vender por internet', 'sell online'],
])('says in the other edition all that was told: %s', (goal, named) => {
  const plan = compose({ ...SHOP, ...fact('goals', goal) });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain(named);
});

it('takes an assisted-living contract for no living of the founder’s, nor a start for stars', () => {
  const plan = compose({ ...SHOP, ...fact('goals', 'get three assisted-living contracts, start selling online') });
  const goals = tablesOf(plan).find(({ title }) => title.en === 'From goal to measure');
  expect(JSON.stringify(goals?.rows)).toContain('assisted-living homes');
  expect(JSON.stringify(goals?.rows)).not.toMatch(/cost-founder|rating|make a living/);
});
