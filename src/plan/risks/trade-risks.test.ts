import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

const { growth: _, ...SHOP } = SHEETS['all said, money missing'] ?? {};
const CAFE = { ...inSector(SHOP, 'cafe_restaurant'), ...fact('trade', 'coffee_shop') };

function risksOf(solution: string): string {
  const table = tablesOf(compose({ ...CAFE, ...fact('solution', solution) })).find(({ title }) => title?.en === 'The risks, in order');
  return JSON.stringify(table?.rows ?? []);
}

it('whoever is offered a socket and a table may hold the seat, and that is told once', () => {
  const told = risksOf('Café, tostadas y una mesa grande con enchufes');
  expect(told).toContain('hold a seat for hours');
  expect(told).not.toMatch(/all morning with a single cup/);
  expect(risksOf('Café y tostadas para llevar')).not.toContain('hold a seat for hours');
});
