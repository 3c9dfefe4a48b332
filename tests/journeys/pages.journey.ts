import { readFile } from 'node:fs/promises';
import type { Locator, Response } from '@playwright/test';
import { HOME_TEXTS } from '../../src/home/home-texts.ts';
import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { expectAccessible } from './axe.ts';
import { haveChosen, hearOpening, openChat, say } from './chat.ts';
import { expect, test } from './trama.ts';

const MOST_SCRIPT_BYTES = 120_000;

test('the home page in both languages', async ({ page }) => {
  await openChat(page, TOPIC_QUESTIONS.problem.es);
  await expect(page.getByRole('log').getByRole('link', { name: /^privacidad/ })).toHaveAttribute('href', '/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuéntalo. Sale un plan que cuadra.');
  for (const words of ['Seguro y privado', 'En marcha en 5 minutos', '29\u00a0$ por plan'])
    await expect(page.getByText(words)).toBeVisible();
  for (const name of ['Un método de negocio profesional', 'Marketing que se cuenta', 'Cifrado SSL', 'Cumple el RGPD', 'Pagos seguros'])
    await expect(page.getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell it. Get a plan that adds up.');
  for (const words of ['Secure and private', '5-minute setup', '$29 per plan']) await expect(page.getByText(words)).toBeVisible();
  await hearOpening(page, TOPIC_QUESTIONS.problem.en);
  await expectAccessible(page);
});

test('the chat in the middle of an interview is accessible, list of 20rem included', async ({ page }) => {
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  await say(page, 'En el barrio nadie arregla bicicletas en menos de una semana.');
  await expectAccessible(page);
  expect(await chat.log.evaluate((element) => element.getBoundingClientRect().height)).toBe(320);
});

test('the sample page, in Spanish whatever the language, with both documents', async ({ page }) => {
  await haveChosen(page, 'en');
  await page.goto('/sample');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Qué contiene' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Qué se dibuja' })).toBeVisible();
  await expect(page.getByText('8-12 páginas')).toHaveCount(2);
  for (const [name, file] of [
    ['Descargar en español', 'business-plan-sample-demo-ES.pdf'],
    ['Descargar en inglés', 'business-plan-sample-demo-EN.pdf'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    expect(download.suggestedFilename()).toBe(file);
    expect((await readFile(await download.path())).subarray(0, 5).toString('latin1')).toBe('%PDF-');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sample page shows every page of the plan, and two charts that answer', async ({ page }) => {
  await page.goto('/sample');
  const strip = page.getByRole('region', { name: 'Páginas del plan' });
  const pictures = strip.getByRole('img');
  await expect(pictures).toHaveCount(12);
  await expect(pictures.nth(1)).toHaveAccessibleName('Página 2: Resumen ejecutivo');
  const widthOf = (picture: Locator) => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(() => widthOf(pictures.first())).toBeGreaterThan(500);
  expect(await widthOf(pictures.last())).toBe(0);
  await pictures.last().scrollIntoViewIfNeeded();
  await expect.poll(() => widthOf(pictures.last())).toBeGreaterThan(500);

  const month = page.getByRole('slider', { name: 'Mes', exact: true });
  await month.focus();
  await month.press('Home');
  await expect(month).toHaveAttribute('aria-valuenow', '1');
  const first = await month.getAttribute('aria-valuetext');
  await month.press('ArrowRight');
  expect(await month.getAttribute('aria-valuetext')).not.toBe(first);
  await month.press('End');
  await expect(month).toHaveAttribute('aria-valuenow', '36');

  const units = page.getByRole('slider', { name: 'Ventas al mes' });
  await expect(units).toHaveAttribute('aria-valuetext', /se ganan/);
  await units.focus();
  await units.press('ArrowLeft');
  await expect(units).toHaveAttribute('aria-valuetext', /se pierden/);
});

test('the privacy page in both languages', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacidad' }).click();
  await expect(page).toHaveTitle('Trama: privacidad');
  await expect(page.getByRole('heading', { name: 'Qué se guarda' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox').selectOption('en');
  await expect(page.getByRole('heading', { name: 'What is kept' })).toBeVisible();
  await expectAccessible(page);
});

test('an address may name the language, and a choice outlasts it', async ({ page }) => {
  await page.goto('/?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell it. Get a plan that adds up.');
  await page.getByRole('combobox').selectOption('es');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Cuéntalo. Sale un plan que cuadra.');
  await page.reload();
  await expect(heading).toHaveText('Cuéntalo. Sale un plan que cuadra.');
});

test.describe('pages that answer with an error', () => {
  test.use({ expectedNoise: [/Failed to load resource|could not be prepared/] });

  test('the not-found page', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page.getByRole('log')).toBeVisible();
  });

  test('the checkout, while plans are free', async ({ page }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/create-payment-intent', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/checkout/0123456789abcdef0123456789abcdef');
    await expect(page.getByRole('status')).toHaveText('Preparando el pago…');
    answer();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada que pagar');
    await expectAccessible(page);
  });
});

for (const width of [320, 360, 768]) {
  test(`nothing runs off the side at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await openChat(page, TOPIC_QUESTIONS.problem.es);
    await say(page, 'En el barrio nadie arregla bicicletas en menos de una semana.');
    for (const path of ['', '/sample']) {
      if (path) await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test('the price and the whole chat, input included, are on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  await expect(page.getByText(HOME_TEXTS.price.es)).toBeInViewport({ ratio: 0.999 });
  const box = await chat.input.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
});

test('the first load stays light and asks nobody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const scripts: Promise<number>[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(encodedSize(response));
  });
  await openChat(page, TOPIC_QUESTIONS.problem.es);
  const total = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(50_000);
  expect(total).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  expect(foreign).toEqual([]);
});

test('with reduced motion the dots are words and nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const chat = await openChat(page, TOPIC_QUESTIONS.problem.es);
  await chat.input.fill('Algo');
  await chat.input.press('Enter');
  await expect(chat.dots.getByText('Escribiendo…')).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

async function encodedSize(response: Response): Promise<number> {
  await response.finished();
  return (await response.request().sizes()).responseBodySize;
}
