// Hints and toasts, by a clock that only the journey moves: 700 and 300 ms, 2000 ms, 5000 ms, one at a time.
import type { Page } from '@playwright/test';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { LINKS_AFTER_MS, openChat, say } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const HINT_AFTER_MS = 700;
const HINT_SKIPS_WITHIN_MS = 300;
const TOAST_MS = 5000;
const PAID_NOTICE_AFTER_MS = 2000;
const SESSION = '0123456789abcdef0123456789abcdef';
/** What drawing between two looks may take of the page's time. */
const SLACK_MS = 50;

// Narrow enough that no picture of the sample is fetched and drawn, which is not what is looked at here.
test.use({ viewport: { width: 600, height: 900 }, expectedNoise: [/Failed to load resource|could not be prepared/] });

test('a hint waits 700 ms, and not again when one comes back within 300', async ({ page }) => {
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  const hint = page.getByRole('tooltip');
  await chat.input.fill('Algo');
  await chat.send.hover();
  await page.clock.runFor(HINT_AFTER_MS + SLACK_MS);
  await expect(hint).toContainText('Enviar (Intro)');
  await leave(page);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(HINT_SKIPS_WITHIN_MS - SLACK_MS);
  await chat.send.hover();
  await expect(hint).toHaveCount(1);

  await leave(page);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(HINT_SKIPS_WITHIN_MS + SLACK_MS);
  await chat.send.hover();
  await page.clock.runFor(HINT_AFTER_MS - SLACK_MS);
  await expect(hint).toHaveCount(0);
  await page.clock.runFor(2 * SLACK_MS);
  await expect(hint).toHaveCount(1);
});

test('toasts come one at a time, over an open dialog, for five seconds', async ({ page }) => {
  await openChat(page, TOPIC_QUESTIONS.problem.es);
  await page.route('**/answer', (route) => replyWith(route, COMPLETE));
  await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, paymentRequired: true }));
  await say(page, 'Sí');
  const dialog = page.getByRole('dialog', { name: 'Plan generado' });
  await expect(async () => {
    await page.clock.runFor(LINKS_AFTER_MS);
    await expect(dialog).toBeVisible({ timeout: 500 });
  }).toPass();

  await dialog.getByRole('button', { name: 'Pagar con cripto' }).click();
  const toasts = page.locator('[popover] li');
  await expect(toasts).toHaveText('El pago con cripto llegará pronto');
  // Shown after the dialog in the browser's top layer, it lies over it.
  await expect(page.locator('[popover]:popover-open')).toHaveCount(1);
  await expect(dialog.getByRole('status')).toHaveText('El pago con cripto llegará pronto');
  await page.clock.runFor(TOAST_MS / 2);
  await dialog.getByRole('button', { name: 'Pagar con Stripe' }).click();
  await expect(toasts).toContainText('El pago no ha salido');
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(TOAST_MS - SLACK_MS);
  await expect(toasts).toHaveCount(1);
  await page.clock.runFor(SLACK_MS);
  await expect(toasts).toHaveCount(0);
});

test('a payment that went through is said after two seconds', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/create-payment-intent', async (route) => {
    await answered;
    const body = JSON.stringify({ status: 409, title: 'Ya está pagado', detail: 'Este plan ya está pagado.', code: 'already-paid' });
    await route.fulfill({ status: 409, contentType: 'application/problem+json', body });
  });
  await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, downloadUrl: '/api/download/one.pdf' }));
  // The visitor comes back from the bank's own page.
  await page.addInitScript((sessionId) => sessionStorage.setItem('trama-paying', sessionId), SESSION);
  await page.clock.install();
  await page.goto(`/checkout/${SESSION}`);
  await expect(page.getByText('Preparando el pago…')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  answer();
  const done = page.getByRole('heading', { name: 'Pago hecho' });
  await expect(async () => {
    await page.clock.runFor(1);
    await expect(done).toBeVisible({ timeout: 500 });
  }).toPass();
  const toast = page.locator('[popover] li');
  await page.clock.runFor(PAID_NOTICE_AFTER_MS - SLACK_MS);
  await expect(toast).toHaveCount(0);
  await page.clock.runFor(SLACK_MS);
  await expect(toast).toContainText('Tu plan de negocio está listo para descargar.');
});

/** Step by step, as a hand does: a hint stays while the pointer may be on its way to it. */
function leave(page: Page): Promise<void> {
  return page.mouse.move(200, 300, { steps: 10 });
}
