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

it('what whoever runs it lives on stands under the shorter of the two lists of money', () => {
  const [columns] = compose(SAMPLE_FACTS)
    .pages.flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'columns' &&
      block.columns.flat().some((inner) => inner.type === 'table' && inner.table.title.es === 'Gastos fijos de un mes')
        ? [block.columns]
        : [],
    );
  expect(columns?.map((blocks) => blocks.map(({ type }) => type))).toEqual([['table'], ['table', 'paragraph']]);
});
