// Every page of three plans as pictures, held against the ones looked at by a person: a café in Spain, a subscription in Mexico, a service in
// the United States. After a change that was meant: npx playwright test golden-pages -u
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { drawPages } from '../../scripts/draw-pages.ts';
import { createRenderPool } from '../../src/documents/render-pool.server.ts';
import { setPlan } from '../../src/documents/set-plan.ts';
import { planOf } from '../support/plan-of.ts';

const GOLDEN = [
  { name: 'cafe-spain', told: 'cafe_restaurant full', language: 'es' },
  { name: 'subscription-mexico', told: 'agency half-unknown', language: 'es' },
  { name: 'service-united-states', told: 'health_clinic english', language: 'en' },
] as const;
const FOLDER = resolve('build/golden');
const WRITTEN_AT = Date.parse('2026-11-20') / 1000;
/** Share of the dots that may differ: another version of the browser draws edges otherwise, another figure moves a line. */
const MOST_DIFFERENT = 0.004;

for (const { name, told, language } of GOLDEN) {
  test(`the pages of a plan are those that were looked at: ${name}`, async ({ page }) => {
    // Twelve pages of outlined letters: the longest of all journeys on a slow machine.
    test.setTimeout(600_000);
    const pool = await createRenderPool({ workers: 1, strict: true });
    mkdirSync(FOLDER, { recursive: true });
    try {
      writeFileSync(resolve(FOLDER, `${name}.pdf`), await pool.render(setPlan(planOf(told), language), WRITTEN_AT));
    } finally {
      await pool.close();
    }
    const [drawings = []] = drawPages(FOLDER, [`${name}.pdf`]);
    expect(drawings).toHaveLength(12);
    const pictures = drawings.map((drawing) => `<img src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">`);
    await page.setViewportSize({ width: 900, height: 960 });
    await page.setContent(
      `<style>body{margin:0;display:grid;grid-template-columns:repeat(4,1fr);gap:4px;background:#888}img{width:100%;background:#fff}</style>${pictures.join('')}`,
    );
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true, maxDiffPixelRatio: MOST_DIFFERENT });
  });
}
