// Every state a visitor may meet, in both languages, as axe sees it: names, roles, contrast, order.
import type { Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../../src/language/language.ts';
import { expectAccessible } from './axe.ts';
import { chatOf, haveChosen } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const WORDS = {
  es: {
    answer: 'En el barrio nadie arregla bicicletas en menos de una semana.',
    replies: 'Respuestas rápidas',
    erase: 'borrarlas',
    link: 'abrirlas en otro dispositivo',
    draw: 'Crear enlace',
    network: 'Fallo de red. Comprueba tu conexión.',
    generating: 'Generando tu plan',
    earlier: 'Tu entrevista quedó a medias.',
    failed: 'El pago no se ha podido preparar',
    paid: 'Pago hecho',
  },
  en: {
    answer: 'Nobody in the area mends a bicycle in less than a week.',
    replies: 'Quick replies',
    erase: 'erase them',
    link: 'open them on another device',
    draw: 'Create the link',
    network: 'Network error. Please check your connection.',
    generating: 'Generating Your Plan',
    earlier: 'You left an interview unfinished.',
    failed: 'The payment could not be prepared',
    paid: 'Payment Successful',
  },
} as const;
const CHECKOUT = '/checkout/0123456789abcdef0123456789abcdef';

// Narrow enough that no picture of the sample is fetched and drawn, which is not what is looked at here.
test.use({ viewport: { width: 600, height: 900 }, expectedNoise: [/Failed to load resource|could not be prepared/] });
test.setTimeout(600_000);

for (const language of LANGUAGES) {
  test(`every state in ${language} is accessible`, async ({ page }) => {
    const words = WORDS[language];
    // What is half faded in has half its contrast.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await haveChosen(page, language);
    await page.goto('/');
    await expect(page.getByRole('list', { name: words.replies })).toBeVisible({ timeout: 90_000 });

    await test.step('waiting for a reply, then a failed one with its toast', async () => {
      let fail = () => {};
      const failed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/answer', async (route) => {
        await failed;
        await route.abort('failed');
      });
      await send(page, words.answer);
      await expect(chatOf(page).dots).not.toBeEmpty();
      await expectAccessible(page);
      fail();
      await expect(page.getByText(words.network).first()).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/answer');
    });

    await test.step('answered: what one may do with one’s answers', async () => {
      await send(page, words.answer);
      await expect(page.getByText(/^2 (de|of) 8$/)).toBeVisible();
      await page.getByRole('button', { name: words.erase }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.link }).click();
      await page.getByRole('button', { name: words.draw }).click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
    });

    await test.step('come back: the offer to go on', async () => {
      await page.reload();
      await expect(page.getByText(words.earlier)).toBeVisible({ timeout: 90_000 });
      await expectAccessible(page);
    });

    await test.step('the plan being written, and written', async () => {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      await page.route('**/answer', (route) => replyWith(route, COMPLETE));
      await page.route('**/generate', async (route) => {
        await finished;
        const file = (edition: Language) => `/api/download/business-plan-sample-demo-${edition.toUpperCase()}.pdf`;
        await replyWith(route, { ...NO_FILES, downloadUrlES: file('es'), downloadUrlEN: file('en') });
      });
      await send(page, words.answer);
      await expect(page.getByRole('dialog', { name: words.generating })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      finish();
      await expect(chatOf(page).links).toHaveCount(2);
      await expectAccessible(page);
      await page.unroute('**/generate');
    });

    await test.step('the checkout: failed, and paid', async () => {
      await page.route('**/create-payment-intent', (route) => route.fulfill({ status: 500, body: 'no' }));
      await page.goto(CHECKOUT);
      await expect(page.getByRole('heading', { name: words.failed })).toBeVisible();
      await expectAccessible(page);
      await page.unroute('**/create-payment-intent');
      const body = JSON.stringify({ status: 409, title: '-', detail: '-', code: 'already-paid' });
      await page.route('**/create-payment-intent', (route) =>
        route.fulfill({ status: 409, contentType: 'application/problem+json', body }),
      );
      await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, downloadUrl: '/api/download/one.pdf' }));
      await page.goto(CHECKOUT);
      await expect(page.getByRole('heading', { name: words.paid })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

async function send(page: Page, answer: string): Promise<void> {
  const { input } = chatOf(page);
  await expect(input).toBeEnabled({ timeout: 90_000 });
  await input.fill(answer);
  await input.press('Enter');
}
