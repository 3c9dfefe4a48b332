// What stands on the first screen, and that it stands still.
import type { Page } from '@playwright/test';
import { HOME_TEXTS } from '../../src/home/home-texts.ts';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import { chatOf, haveChosen, openChat } from './chat.ts';
import { expect, test } from './trama.ts';

/** Of 0.1, which is where a page begins to be called restless. */
const MOST_SHIFT = 0.01;

test('on a laptop: what it is, what it costs, and the whole chat', async ({ page }) => {
  await page.goto('/');
  const chat = chatOf(page);
  await expect(chat.input).toBeEnabled({ timeout: 90_000 });
  for (const language of LANGUAGES) {
    await page.getByRole('combobox').selectOption(language);
    for (const [width, height] of [
      [1440, 900],
      [1280, 720],
      [1366, 640],
      [1024, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const piece of [page.getByRole('heading', { level: 1 }), page.getByText(HOME_TEXTS.price[language]), chat.log, chat.input])
        await expect(piece, `${language} ${width} × ${height}`).toBeInViewport({ ratio: 0.999 });
    }
  }
});

test('on a laptop the greeting and the first question are seen together', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const language of LANGUAGES) {
    await haveChosen(page, language);
    const { log, messages } = await openChat(page, TOPIC_QUESTIONS.problem[language]);
    for (const message of [messages.first(), messages.last()])
      await expect(message.locator('p').first(), language).toBeInViewport({ ratio: 0.999 });
    expect(await log.evaluate((list) => list.scrollHeight - list.clientHeight), language).toBe(0);
  }
});

test('nothing moves while the page loads and the greeting comes', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await expect(page.getByRole('list', { name: 'Respuestas rápidas' })).toBeVisible({ timeout: 90_000 });
  expect(await sumShifts(page)).toBeLessThan(MOST_SHIFT);
  await page.goto('/sample');
  await expect(page.getByRole('img', { name: /^Página 1:/ })).toBeVisible();
  await page.waitForLoadState('load');
  expect(await sumShifts(page)).toBeLessThan(MOST_SHIFT);
});

test('nothing moves when the fonts come after the words', async ({ page }) => {
  await watchShifts(page);
  const wordsAreThere = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await wordsAreThere.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('list', { name: 'Respuestas rápidas' })).toBeVisible({ timeout: 90_000 });
  wordsAreThere.resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(
    await page.evaluate(() =>
      [...document.fonts].some((font) => font.family.startsWith('Newsreader Variable') && font.status === 'loaded'),
    ),
  ).toBe(true);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await sumShifts(page)).toBeLessThan(MOST_SHIFT);
});

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function sumShifts(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
}
