// In place of the provider's script, which cannot be reached here: what its two packages and a visitor need of it, before the same stand-in
// that the server talks to. The page's own content security policy still has its say: requests are answered only after it let them pass.
import type { Page } from '@playwright/test';
import { Refusal, type StripeStandIn } from './stripe-stand-in.ts';

/** How often the script fails before it comes. */
export async function serveStripeJs(page: Page, stripe: StripeStandIn, { failing = 0 } = {}): Promise<void> {
  let left = failing;
  await page.route('https://js.stripe.com/**', (route) => {
    if (route.request().resourceType() !== 'script') return route.fulfill({ contentType: 'text/html', body: CARD_FRAME });
    left -= 1;
    return left >= 0 ? route.abort('failed') : route.fulfill({ contentType: 'text/javascript', body: `(${stripeJs.toString()})()` });
  });
  await page.route('https://api.stripe.com/**', async (route) => {
    const request = route.request();
    const reply = await stripe.app.inject({
      method: 'POST',
      url: new URL(request.url()).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: request.postData() ?? '',
    });
    await route.fulfill({
      status: reply.statusCode,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: reply.body,
    });
  });
  // The bank's own page: it says yes and sends the visitor back.
  await page.route('https://hooks.stripe.com/**', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const intent = asked.get('intent') ?? '';
    try {
      stripe.charge(intent);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    const back = new URL(asked.get('return_url') ?? '');
    for (const [name, value] of [
      ['payment_intent', intent],
      ['payment_intent_client_secret', asked.get('secret') ?? ''],
      ['redirect_status', 'succeeded'],
    ] as const) {
      back.searchParams.set(name, value);
    }
    await route.fulfill({ status: 302, headers: { location: back.href } });
  });
}

const CARD_FRAME = `<!doctype html><html lang="en"><title>Card</title><label>Card number <input oninput="parent.postMessage({ card: this.value }, '*')"></label></html>`;

/** Runs in the page. */
function stripeJs(): void {
  let card = '';
  addEventListener('message', ({ data, origin }) => {
    if (origin === 'https://js.stripe.com' && typeof data?.card === 'string') card = data.card;
  });
  const makeElement = () => {
    const hearers = new Map<string, (event: object) => void>();
    let frame: HTMLIFrameElement | null = null;
    const element = {
      on: (name: string, hear: (event: object) => void) => {
        hearers.set(name, hear);
        return element;
      },
      once: () => element,
      off: () => element,
      update: () => undefined,
      mount: (box: HTMLElement) => {
        frame = document.createElement('iframe');
        frame.src = 'https://js.stripe.com/card.html';
        frame.title = 'Secure payment input frame';
        frame.onload = () => hearers.get('ready')?.({ elementType: 'payment' });
        box.append(frame);
      },
      unmount: () => frame?.remove(),
      destroy: () => frame?.remove(),
    };
    return element;
  };
  const open = (key: string) => ({
    elements: ({ clientSecret }: { clientSecret: string }) => {
      const element = makeElement();
      return { clientSecret, create: () => element, getElement: () => element, update: () => undefined, submit: async () => ({}) };
    },
    createToken: async () => ({}),
    createPaymentMethod: async () => ({}),
    confirmCardPayment: async () => ({}),
    _registerWrapper: () => undefined,
    registerAppInfo: () => undefined,
    confirmPayment: async (order: {
      elements: { clientSecret: string };
      confirmParams: { return_url: string; receipt_email?: string };
    }) => {
      const { clientSecret } = order.elements;
      const id = clientSecret.split('_secret_')[0] ?? '';
      const body = new URLSearchParams({ key, client_secret: clientSecret, card, receipt_email: order.confirmParams.receipt_email ?? '' });
      const reply = await fetch(`https://api.stripe.com/v1/payment_intents/${id}/confirm`, { method: 'POST', body }).catch(() => null);
      if (!reply)
        return { error: { type: 'api_connection_error', message: 'We are experiencing issues connecting to our payments provider.' } };
      const answer = await reply.json();
      if (answer.error) return { error: answer.error };
      if (answer.status !== 'requires_action') return { paymentIntent: answer };
      const ask = new URLSearchParams({ intent: id, secret: clientSecret, return_url: order.confirmParams.return_url });
      location.assign(`https://hooks.stripe.com/3d_secure?${ask}`);
      return new Promise(() => undefined);
    },
  });
  Object.assign(window, { Stripe: Object.assign(open, { version: 'endive' }) });
}
