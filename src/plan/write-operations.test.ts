import { expect, it } from 'vitest';
import { compose } from './plan-cases-fixture.ts';
import { SAMPLE_FACTS } from './sample-facts.ts';

it('what was told in one breath of the team and of its years is quoted once', () => {
  const plan = compose(SAMPLE_FACTS);
  const quoted = plan.pages
    .flatMap(({ id, blocks }) => (id === 'operations' ? blocks : []))
    .flatMap((block) => (block.type === 'quote' ? [plan.quotes[block.quote]?.text ?? ''] : []));
  expect(quoted.filter((text) => text.includes('once años'))).toHaveLength(1);
});
