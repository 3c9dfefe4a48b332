import { expect, it } from 'vitest';
import type { FactSheet } from '../facts/fact.ts';
import { blocksOf, compose } from './plan-cases-fixture.ts';
import { fact, SHEETS } from './plan-fixtures.ts';

const weaknessesOf = (facts: FactSheet) => {
  const swot = blocksOf(compose(facts)).find((block) => block.type === 'quadrants');
  const quadrants = swot?.type === 'quadrants' ? swot.quadrants : [];
  return (quadrants.find(({ title }) => title.en === 'Weaknesses')?.items ?? []).map(({ en }) => en);
};

it('names as weaknesses what a lender would find: money, figures and hands that are not there', () => {
  const little = weaknessesOf(SHEETS['only a problem'] ?? {});
  expect(little).toContain('What money it opens with is not known');
  expect(little.join(' ')).toContain('{{fig:said-share}}');
  expect(little.length).toBeGreaterThan(1);
  const short = { ...(SHEETS['all said, money missing'] ?? {}), ...fact('sector', 'repair_shop'), ...fact('trade', 'upholsterer') };
  expect(weaknessesOf({ ...short, ...fact('team', 1), ...fact('volume', 22), ...fact('ownFunds', 90_000) }).join(' ')).toContain(
    '{{fig:short-month}}',
  );
});
