import { expect, it } from 'vitest';
import { buildFundedModel } from '../../finance/fund-model.ts';
import { said, TODAY } from '../../finance/said-facts-fixture.ts';
import { composePlan } from '../compose-plan.ts';

const planOf = (told: Parameters<typeof said>[0]) => {
  const facts = said(told);
  return composePlan({ id: '0'.repeat(32), date: TODAY, facts, model: buildFundedModel(facts, TODAY), language: 'es' });
};

it('what fits a month is a table of three times, the slower the fewer', () => {
  const { figures, pages } = planOf({
    sector: 'consulting_freelance',
    trade: 'architecture_studio',
    country: 'GB',
    price: 3400,
    unitCost: 260,
    fixedCosts: 950,
    team: 1,
    volume: 3,
  });
  const tables = pages.find(({ id }) => id === 'operations')?.blocks.flatMap((block) => (block.type === 'table' ? [block.table] : []));
  const capacity = tables?.find(({ title }) => title.en.startsWith('How much the team can handle'));
  expect(capacity?.rows).toHaveLength(3);
  const fits = capacity?.rows.map(({ cells }) => (cells[1] && 'figure' in cells[1] ? Number(figures[cells[1].figure]?.value) : 0)) ?? [];
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  const months = Number(figures['try-2-months']?.value);
  expect(months > 0).toBe(Number(figures['try-2-lost']?.value) > 0);
});
