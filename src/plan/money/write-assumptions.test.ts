import { expect, it } from 'vitest';
import { compose, tablesOf } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const SHOP = SHEETS['all said, money missing'] ?? {};
const QUOTE = { answer: 0, start: 0, end: 9, text: '20k and 8k' };

it('what was added up out of what was told is called a sum of it, not a figure of the plan', () => {
  const summed = { ...SHOP, ownFunds: { ...fact('ownFunds', 10_000).ownFunds, origin: 'derived', quote: QUOTE } } as never;
  const rowOf = (facts: typeof SHOP) => {
    const table = tablesOf(compose(facts)).find(({ title }) => title?.en === 'What the model is based on');
    return JSON.stringify(table?.rows.find((row) => JSON.stringify(row).includes('"own-funds"')));
  };
  expect(rowOf(summed)).toContain('sum of what the interview gave');
  expect(rowOf(SHOP)).toContain('given in the interview');
});

it('says that the direct cost is taken without the tax on purchases, where that tax is set off', () => {
  const named = (country: string) =>
    JSON.stringify(compose({ ...SHOP, ...fact('country', country as never) }).pages.find(({ id }) => id === 'assumptions'));
  expect(named('ES')).toMatch(/Coste directo por [^"]*, sin IVA/);
  expect(named('US')).not.toMatch(/Direct cost of each [^"]*, before/);
});
