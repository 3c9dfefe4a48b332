// The pages that visitors arrive at come drawn: their words need no script, and the script takes them over as they stand.
import type { Page } from '@playwright/test';
import { HOME_TEXTS } from '../../src/home/home-texts.ts';
import { LANGUAGES } from '../../src/language/language.ts';
import { SAMPLE_TEXTS } from '../../src/sample/sample-texts.ts';
import { chatOf, haveChosen } from './chat.ts';
import { expect, test } from './trama.ts';

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES) {
    test(`the home page says in ${language} what it is and what it costs, and shows the chat`, async ({ page }) => {
      if (language !== 'es') await haveChosen(page, language);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TEXTS.title[language]);
      await expect(page.getByText(HOME_TEXTS.price[language])).toBeVisible();
      await expect(page.getByRole('combobox')).toHaveValue(language);
      await expect(chatOf(page).input).toBeDisabled();
    });
  }

  test('the sample page shows its contents, its first page and both documents', async ({ page }) => {
    await page.goto('/sample');
    await expect(page.getByRole('heading', { name: SAMPLE_TEXTS.contents })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Descargar en/ })).toHaveCount(2);
    await expect(page.getByRole('img', { name: /^Página 1:/ })).toHaveAttribute('src', /es-01/);
  });
});

test.describe('when the script comes', () => {
  for (const path of ['/', '/sample']) {
    test(`what stands on ${path} stays what it is`, async ({ page }) => {
      const bringScript = await holdScript(page);
      await page.goto(path, { waitUntil: 'commit' });
      const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
      const foot = await page.getByRole('contentinfo').elementHandle();
      bringScript();
      if (path === '/') await expect(chatOf(page).input).toBeEnabled({ timeout: 90_000 });
      else await page.getByRole('slider', { name: 'Mes', exact: true }).press('Home');
      for (const piece of [heading, foot]) expect(await piece?.evaluate((element) => element.isConnected)).toBe(true);
    });
  }

  test('a language chosen before it came is the language of the page', async ({ page }) => {
    const bringScript = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('combobox').selectOption('en');
    bringScript();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TEXTS.title.en);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOME_TEXTS.title.en);
  });
});

/** Keeps the site's script from arriving until it is let. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/start-site*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
