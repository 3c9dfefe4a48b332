// 320 px, and 200 % zoom on a laptop (which halves the page to 640 × 450): nothing runs off the side, nothing is cut.
import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { openChat, say } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const CHECKOUT = '/checkout/0123456789abcdef0123456789abcdef';
/** What scrolls sideways on purpose: ready answers and the pages of the sample. */
const SCROLLERS = '.chips, .strip';

test.use({ expectedNoise: [/Failed to load resource|could not be prepared/] });

for (const [width, height] of [
  [320, 640],
  [640, 450],
] as const) {
  test(`chat, dialogs and every page at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, TOPIC_QUESTIONS.problem.es);
    await say(page, 'En el barrio nadie arregla bicicletas en menos de una semana.');
    await expectWhole(page, 'chat');
    for (const [opener, title] of [
      ['borrarlas', '¿Borrar esta entrevista?'],
      ['abrirlas en otro dispositivo', 'Enlace privado'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click();
      await expectWholeDialog(page, title);
      await page.keyboard.press('Escape');
    }
    await page.route('**/answer', (route) => replyWith(route, COMPLETE));
    await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, paymentRequired: true }));
    await say(page, 'Sí');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(page.getByRole('dialog', { name: 'Plan generado' })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectWholeDialog(page, 'Plan generado');

    await page.clock.resume();
    for (const [path, heading] of [
      ['/sample', 'Un plan entero, para que lo abras'],
      ['/privacy', 'Qué se guarda'],
      [CHECKOUT, 'Aquí no hay nada que pagar'],
      ['/no/such/page', '404 Page Not Found'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expectWhole(page, path);
    }
  });
}

async function expectWholeDialog(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await dialog.boundingBox();
  expect(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height, title).toBe(true);
  // What does not fit is scrolled to.
  const last = dialog.getByRole('button').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
}

async function expectWhole(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), where).toBeLessThanOrEqual(0);
  const cut = await page.evaluate((scrollers) => {
    const isCut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -0.5 || right > innerWidth + 0.5);
    };
    return [...document.querySelectorAll('a, button, input, select, h1, h2, h3, p, li, dt, dd, label')]
      .filter((element) => !element.closest(scrollers) && isCut(element))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, SCROLLERS);
  expect(cut, where).toEqual([]);
}
