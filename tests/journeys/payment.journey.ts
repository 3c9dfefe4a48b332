import { TOPIC_QUESTIONS } from '../../src/interview/topic-texts.ts';
import { expectAccessible } from './axe.ts';
import { haveChosen, openChat, say } from './chat.ts';
import { COMPLETE, NO_FILES, replyWith } from './stand-ins.ts';
import { expect, test } from './trama.ts';

const SESSION = '0123456789abcdef0123456789abcdef';

test.describe('the payment of a plan that is written', () => {
  test.use({ expectedNoise: [/Failed to load resource/] });

  for (const language of ['es', 'en'] as const) {
    test(`is offered in a dialog, in ${language}`, async ({ page }) => {
      await haveChosen(page, language);
      await openChat(page, TOPIC_QUESTIONS.problem[language]);
      await page.route('**/answer', (route) => replyWith(route, COMPLETE));
      await page.route('**/generate', (route) => replyWith(route, { ...NO_FILES, paymentRequired: true }));
      await say(page, 'Sí');
      const [title, stripe, crypto, cancel, soon, failed] =
        language === 'es'
          ? [
              'Plan generado',
              'Pagar con Stripe',
              'Pagar con cripto',
              'Cancelar',
              'El pago con cripto llegará pronto',
              'El pago no ha salido',
            ]
          : [
              'Plan Generated Successfully',
              'Pay with Stripe',
              'Pay with Crypto',
              'Cancel',
              'Crypto payment is coming soon',
              'Payment Failed',
            ];
      const dialog = page.getByRole('dialog', { name: title });
      await expect(async () => {
        await page.clock.runFor(1000);
        await expect(dialog).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(dialog).toContainText(language === 'es' ? '29\u00a0$' : '$29');

      await test.step('the focus stays inside', async () => {
        for (let pressed = 0; pressed < 6; pressed++) {
          await page.keyboard.press('Tab');
          expect(
            await page.evaluate(() => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body),
          ).toBe(true);
        }
      });
      await dialog.getByRole('button', { name: crypto }).click();
      await expect(page.locator('[popover]').getByText(soon)).toBeVisible();

      await test.step('a payment that cannot be prepared is told', async () => {
        await dialog.getByRole('button', { name: stripe }).click();
        await expect(page.getByText(failed, { exact: true })).toBeVisible();
        await expect(dialog.getByRole('button', { name: stripe })).toBeEnabled();
      });
      await expectAccessible(page);
      if (language === 'es') await page.keyboard.press('Escape');
      else await dialog.getByRole('button', { name: cancel }).click();
      await expect(dialog).toHaveCount(0);
    });
  }
});

test.describe('the checkout without an answer', () => {
  test.use({ expectedNoise: [/Failed to load resource|could not be prepared/] });

  test('says what happened and offers to try again', async ({ page }) => {
    await page.route('**/create-payment-intent', (route) => route.abort('failed'), { times: 1 });
    await page.goto(`/checkout/${SESSION}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El pago no se ha podido preparar');
    await expect(page.getByText('Fallo de red. Comprueba tu conexión.')).toBeVisible();
    await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aquí no hay nada que pagar');
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page.getByRole('log')).toBeVisible();
  });
});
