import { expect, it } from 'vitest';
import { blocksOf, compose } from './plan-cases-fixture.ts';
import { inSector, SHEETS } from './plan-fixtures.ts';

it('asks for the years in what takes most hours, where no experience was told', () => {
  const { resources: _, ...rest } = SHEETS['all said, money missing'] ?? {};
  const texts = blocksOf(compose(inSector(rest, 'agency'))).flatMap((block) => (block.type === 'paragraph' ? [block.text.en] : []));
  expect(texts.some((text) => /“Production” and (?:at )?“Account handling”/.test(text))).toBe(true);
});
