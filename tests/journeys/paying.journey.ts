// A plan paid for by card, from the dialog to the download: the real server and page, before a stand-in of the provider that keeps books.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveStripeJs } from '../support/stripe-js-stand-in.ts';
import { CARDS, STAND_IN_KEYS, StripeStandIn } from '../support/stripe-stand-in.ts';
import { chatOf } from './chat.ts';
import { answerOf, FOUNDERS } from './founders.ts';
import { test as base, expect as baseExpect } from './trama.ts';

const MOST_QUESTIONS = 20;

// A whole purchase on a busy machine.
base.setTimeout(600_000);
const expect = baseExpect.configure({ timeout: 90_000 });

const test = base.extend<object, { stripe: StripeStandIn }>({
  stripe: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
    async ({}, use) => {
      const stripe = new StripeStandIn();
      await stripe.app.listen({ host: '127.0.0.1', port: 0 });
      await use(stripe);
      await stripe.app.close();
    },
    { scope: 'worker' },
  ],
  serverEnv: [
    async ({ stripe }, use) => {
      const address = stripe.app.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await use({
        PAYMENTS: 'stripe',
        STRIPE_SECRET_KEY: STAND_IN_KEYS.secretKey,
        STRIPE_PUBLISHABLE_KEY: STAND_IN_KEYS.publishableKey,
        STRIPE_WEBHOOK_SECRET: STAND_IN_KEYS.webhookSecret,
        STRIPE_API_URL: `http://127.0.0.1:${port}`,
      });
    },
    { scope: 'worker' },
  ],
  expectedNoise: [/Failed to load resource|could not be prepared/],
});

test('a card is refused, another pays, and the plan opens: on the card, in the conversation, once', async ({ page, context, stripe }) => {
  const sessionId = await finishInterview(page);
  await serveStripeJs(page, stripe);
  const chat = await openDialog(page);
  await expect(chat.links).toHaveCount(0);

  await test.step('cancelled, the way to pay stays in the conversation; and back from the checkout is the dialog', async () => {
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('link', { name: /^Se abre al pagar/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completa tu compra');
    await page.goBack();
    await takeUpPlan(page);
  });

  await page.getByRole('button', { name: 'Pagar con Stripe' }).click();
  await expect(page).toHaveURL(new RegExp(`/checkout/${sessionId}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completa tu compra');

  await test.step('the form is no wider than a phone', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const edges = await page.getByRole('list').last().boundingBox();
    expect((edges?.x ?? 0) + (edges?.width ?? 360)).toBeLessThan(360);
    await page.setViewportSize({ width, height });
  });

  await test.step('beside the button stands what pressing it means', async () => {
    await expect(page.getByText(/^Al pagar pides que las descargas se abran en el acto\..+14 días para desistir/)).toBeVisible();
  });

  await test.step('refused: a sentence, and the form stays', async () => {
    await pay(page, CARDS.declined);
    await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible();
    expect(stripe.charges.size).toBe(0);
  });

  await test.step('no network: a sentence, and trying again is safe', async () => {
    const cut = (route: { abort: (reason: string) => Promise<void> }) => route.abort('failed');
    await page.route('https://api.stripe.com/**', cut);
    await pay(page, CARDS.good);
    await expect(page.getByRole('alert').filter({ hasText: 'no se cobra otra vez' })).toBeVisible();
    await page.unroute('https://api.stripe.com/**', cut);
  });

  await test.step('paid: the card, and a download that works', async () => {
    await page.getByLabel('Correo para el recibo (si lo quieres)').fill('irene@example.com');
    await page.getByRole('button', { name: /^Pagar 29/ }).dblclick();
    await expect(page.getByRole('heading', { name: 'Pago hecho' })).toBeVisible();
    const download = page.getByRole('button', { name: 'Descargar el plan de negocio' });
    await expect(download).toBeEnabled();
    const asked = context.waitForEvent('request', (request) => /\/api\/download\/business-plan-\w+-ES\.pdf$/.test(request.url()));
    await download.click();
    // The new tab closes as soon as the browser takes the file for a download: the same address is asked again.
    const file = await page.request.get((await asked).url());
    expect(file.status()).toBe(200);
    expect((await file.body()).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(stripe.charges.size).toBe(1);
    expect([...stripe.intents.values()].map((intent) => intent.receipt_email)).toEqual(['irene@example.com']);
  });

  await test.step('back in the conversation are the links', async () => {
    await page.getByRole('link', { name: 'Volver a la conversación' }).click();
    await expect(chatOf(page).links).toHaveCount(3);
    await expect(chatOf(page).input).toBeDisabled();
    await expect(page.getByRole('link', { name: 'guardar el recibo o desistir del contrato' })).toHaveAttribute(
      'href',
      `/checkout/${sessionId}`,
    );
  });

  await test.step('the checkout, opened again, has nothing to charge', async () => {
    await page.goto(`/checkout/${sessionId}`);
    await expect(page.getByRole('heading', { name: 'Pago hecho' })).toBeVisible();
    expect(stripe.charges.size).toBe(1);
  });

  await test.step('whoever changes their mind has the money back in two presses, and it is acknowledged', async () => {
    await page.getByRole('button', { name: 'Desistir del contrato' }).click();
    await page.getByRole('button', { name: 'Confirmar el desistimiento' }).click();
    await expect(page.getByText(/^Desistimiento recibido el .+ 2\d{3}/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Descargar el plan de negocio' })).toHaveCount(0);
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Guardar el acuse' }).click()]);
    const receipt = readFileSync(await file.path(), 'utf8');
    expect(receipt).toMatch(/Aceptado al pagar \(.+ UTC\):\nAl pagar pides/);
    expect(receipt).toMatch(/DESISTIMIENTO RECIBIDO: .+ UTC/);
    expect(stripe.refunds.map(({ amount }) => amount)).toEqual([2900]);
  });
});

test('a bank asks on a page of its own, and the visitor comes back to an open plan', async ({ page, stripe }) => {
  const before = stripe.charges.size;
  const sessionId = await finishInterview(page);
  await serveStripeJs(page, stripe);
  await page.goto(`/checkout/${sessionId}`);
  await pay(page, CARDS.secure);
  await expect(page.getByRole('heading', { name: 'Pago hecho' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar el plan de negocio' })).toBeEnabled();
  expect(page.url()).not.toContain('payment_intent');
  expect(stripe.charges.size).toBe(before + 1);
});

test('a bank that takes its time is said so, and the plan opens by itself', async ({ page, stripe }) => {
  const sessionId = await finishInterview(page);
  await serveStripeJs(page, stripe);
  await page.goto(`/checkout/${sessionId}`);
  await pay(page, CARDS.slow);
  await expect(page.getByRole('heading', { name: 'Pago en curso' })).toBeVisible();
  const [intent] = [...stripe.intents.values()].filter(({ status }) => status === 'processing');
  stripe.charge(intent?.id ?? '');
  await expect(page.getByRole('heading', { name: 'Pago hecho' })).toBeVisible();
});

test('the provider’s script does not come: a sentence and another try', async ({ page, stripe }) => {
  const sessionId = await finishInterview(page);
  // The package tries twice by itself.
  await serveStripeJs(page, stripe, { failing: 2 });
  await page.goto(`/checkout/${sessionId}`);
  await expect(page.getByText('El formulario de la tarjeta no ha llegado.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver a intentarlo' }).click();
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
});

/** The interview itself has its own journeys: here it is told to the server. The plan is written when the conversation is opened again. */
async function finishInterview(page: Page): Promise<string> {
  const [founder] = FOUNDERS;
  if (!founder) throw new Error('There is no founder to interview.');
  const { sessionId } = await (await page.request.post('/api/chat/start', { data: { language: 'es' } })).json();
  const said = new Set<string>();
  let reply = { topic: 'problem' as string | null, nextQuestion: '' as string | null, isComplete: false };
  for (let asked = 0; !reply.isComplete; asked++) {
    expect(asked, 'questions asked').toBeLessThan(MOST_QUESTIONS);
    const answer = answerOf(founder, reply.topic, reply.nextQuestion ?? '', said);
    reply = await (await page.request.post(`/api/chat/${sessionId}/answer`, { data: { answer } })).json();
  }
  expect((await (await page.request.post(`/api/chat/${sessionId}/generate`, { data: {} })).json()).paymentRequired).toBe(true);
  // In the page alone: the provider's frame has no storage.
  await page.addInitScript((id) => {
    if (window === top) localStorage.setItem('trama-interview-es', id);
  }, sessionId);
  return sessionId;
}

/** Goes on with the finished interview, whose plan has a price. */
async function openDialog(page: Page) {
  await page.goto('/');
  await takeUpPlan(page);
  return chatOf(page);
}

async function takeUpPlan(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('dialog', { name: 'Plan generado' })).toBeVisible();
}

async function pay(page: Page, card: string): Promise<void> {
  await page.frameLocator('iframe').getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pagar 29/ }).click();
}
