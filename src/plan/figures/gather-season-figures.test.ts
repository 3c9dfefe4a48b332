import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, inSector, SHEETS } from '../plan-fixtures.ts';

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

it('nobody is lost among the assumptions where nobody is counted on to come back', () => {
  const cases = { ...SHOP, ...fact('customer', 'Corredores de 25 a 55 años, cinco visitas por lesión') };
  expect(rowsOf(SHOP)).toContain('{{fig:leave-year}}');
  expect(rowsOf(cases)).not.toContain('{{fig:leave-year}}');
  expect(rowsOf(cases)).toContain('{{fig:one-in-asks}}');
});

it('a trade without a season names none', () => {
  const saas = inSector(SHOP, 'saas');
  expect(compose(saas).figures['season-high']).toBeUndefined();
  expect(rowsOf(saas)).not.toContain('{{fig:season-high');
});

it('months told to be without sales are told where the year is, and nobody is told to come in one', () => {
  const shut = { ...SHOP, ...fact('start', '2027-08'), ...fact('goals', 'Vender 200 al mes y no trabajar en agosto') };
  const { figures, pages } = compose(shut);
  expect(figures['shut-months']?.value).toBe(1);
  expect(figures['first-sales']?.value).toBe('2027-09');
  expect(figures['season-low-month']?.value).toMatch(/-08$/);
  expect(JSON.stringify(pages.find(({ id }) => id === 'first-year'))).toContain(
    'As stated in the interview, {{fig:season-low-month}} has no sales',
  );
  const summary = JSON.stringify(pages.find(({ id }) => id === 'summary'));
  expect(summary).toContain('in August nothing is charged, so the first income comes in {{fig:first-sales*}}');
  expect(summary).not.toContain('{{fig:m01-units*}}');
  const first = JSON.stringify(pages.find(({ id }) => id === 'first-year'));
  expect(first).not.toContain('{{fig:m01-units}}');
  expect(compose(SHOP).figures['shut-months']).toBeUndefined();
});
