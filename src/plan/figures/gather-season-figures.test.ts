import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { inSector, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const rowsOf = (facts: Parameters<typeof compose>[0]) =>
  JSON.stringify(tablesOf(compose(facts)).find(({ title }) => title?.en === 'What the model is based on'));

it('the season, those who buy of those who ask and those who leave stand among the assumptions', () => {
  const { figures } = compose(SHOP);
  expect(Number(figures['season-high']?.value)).toBeGreaterThan(100);
  expect(Number(figures['season-low']?.value)).toBeLessThan(100);
  expect(rowsOf(SHOP)).toContain('{{fig:season-high-month}}');
  expect(rowsOf(SHOP)).toContain('{{fig:one-in-asks}}');
});

it('a trade without a season names none', () => {
  const saas = inSector(SHOP, 'saas');
  expect(compose(saas).figures['season-high']).toBeUndefined();
  expect(rowsOf(saas)).not.toContain('{{fig:season-high');
});
