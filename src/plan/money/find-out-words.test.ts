import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

const itemsOf = (facts: Parameters<typeof compose>[0], style: string) =>
  (compose(facts).pages.find(({ id }) => id === 'first-year')?.blocks ?? []).flatMap((block) =>
    block.type === 'list' && block.style === style ? block.items.map(({ en }) => en) : [],
  );
const TOLD = SHEETS['all said, money missing'] ?? {};

it('ranks what nobody knew by what hangs on it, with what stands for it and how to find it out', () => {
  const { volume: _, unitCost: __, ...half } = TOLD;
  const items = itemsOf(half, 'number');
  expect(items[0]).toMatch(/^The sales of a month/);
  expect(items.find((item) => item.startsWith('The cost of each'))).toMatch(/here \{\{fig:unit-cost\*?\}\}: ask for two written quotes/);
  expect(itemsOf(TOLD, 'number')).toEqual([]);
});

it('asks first whose money it is where nobody said, and what a lender of the country asks', () => {
  const { ownFunds: _, loan: __, ...unfunded } = TOLD;
  expect(itemsOf(unfunded, 'check').join()).toMatch(/who provides the money/);
  expect(itemsOf({ ...TOLD, ...fact('country', 'US'), ...fact('currency', 'USD') }, 'check').join()).toMatch(/SBA guarantee/);
});
