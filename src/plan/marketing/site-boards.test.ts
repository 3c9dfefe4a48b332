import { expect, test } from 'vitest';
import { isOnSites } from './site-boards.ts';

test.each([
  ['carteles de obra', 'site boards', true],
  ['un andamio con lona', 'scaffold banners', true],
  ['escaparate y rótulo', 'shopfront and sign', false],
  ['la furgoneta rotulada', 'the lettered van', false],
])('%s', (es, en, is) => {
  expect(isOnSites({ kind: 'front', name: { es, en } })).toBe(is);
});
