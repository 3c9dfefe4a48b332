import { expect, it } from 'vitest';
import { compose } from '../plan-cases-fixture.ts';
import { fact, SHEETS } from '../plan-fixtures.ts';

/** A bouquet of 12.50. */
const SHOP = SHEETS['all said, money missing'] ?? {};
const FLOWERS = { label: 'flores', amount: 10 };
const partsOf = (items: readonly { label: string; amount: number }[], others = {}) => {
  const plan = compose({ ...SHOP, ...fact('unitCostItems', items), ...others } as never);
  const tables = plan.pages.flatMap((page) => page.blocks.flatMap((block) => (block.type === 'table' ? [block.table] : [])));
  return { plan, table: tables.find(({ title }) => title?.es?.startsWith('En qué se va el coste')) };
};

it('shows what a sale’s cost goes on, down to the cost that the sums use', () => {
  const { plan, table } = partsOf([FLOWERS, { label: 'papel', amount: 2.5 }]);
  expect(table?.rows.map(({ cells }) => cells[1])).toMatchObject([
    { figure: 'cost-part-1' },
    { figure: 'cost-part-2' },
    { figure: 'unit-cost' },
  ]);
  expect([plan.figures['cost-part-1']?.value, plan.figures['cost-part-2']?.value, plan.figures['unit-cost']?.value]).toEqual([
    10, 2.5, 12.5,
  ]);
});

it('shows no parts that no longer come to the cost, and none of one', () => {
  expect(partsOf([FLOWERS, { label: 'papel', amount: 4 }]).table).toBeUndefined();
  expect(partsOf([{ ...FLOWERS, amount: 12.5 }]).table).toBeUndefined();
});
