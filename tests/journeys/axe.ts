import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './trama.ts';

export async function expectAccessible(page: Page): Promise<void> {
  // axe waits by the page's clock, which must not stand still meanwhile.
  await page.clock.resume();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
