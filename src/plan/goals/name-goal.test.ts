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
