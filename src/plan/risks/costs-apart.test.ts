import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { SHEETS } from '../plan-fixtures.ts';

it('no two risks of the trade are told to cost the same sum of the year', () => {
  for (const [name, facts] of Object.entries(SHEETS)) {
    const risks = tablesOf(compose(facts)).find(({ title }) => title.en === 'The risks, in order');
    const costs = (risks?.rows ?? []).map(({ cells }) => (cells[2] && 'text' in cells[2] ? cells[2].text.en : ''));
    const ofSales = costs.filter((cost) => cost.includes('{{fig:hit-sales}}'));
    expect(ofSales.length, name).toBeLessThanOrEqual(1);
  }
});
