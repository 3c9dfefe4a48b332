import type { StripeSettings } from '../payments/stripe-provider.server.ts';

interface PaymentVariables {
  readonly PAYMENTS: 'off' | 'stripe';
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
}

const SECRET_KEY = /^(sk|rk)_(test|live)_\w+$/;
const PUBLISHABLE_KEY = /^pk_(test|live)_\w+$/;

/** How payments are taken; null while plans are free. The variables are sound: `findPaymentContradictions` has found nothing. */
export function readPaymentSettings(values: PaymentVariables): StripeSettings | null {
  if (values.PAYMENTS === 'off') return null;
  return {
    secretKey: values.STRIPE_SECRET_KEY ?? '',
    publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
    webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
    apiUrl: values.STRIPE_API_URL ? new URL(values.STRIPE_API_URL).origin : null,
  };
}

/** What is wrong with the payment variables, a sentence each. Keys are never repeated in a sentence. */
export function findPaymentContradictions(values: PaymentVariables): string[] {
  if (values.PAYMENTS === 'off') return [];
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook, STRIPE_API_URL: apiUrl } = values;
  const wrong: string[] = [];
  if (!secret) wrong.push('STRIPE_SECRET_KEY is missing: PAYMENTS is stripe.');
  else if (!SECRET_KEY.test(secret)) wrong.push('STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.');
  if (!publishable) wrong.push('STRIPE_PUBLISHABLE_KEY is missing: PAYMENTS is stripe.');
  else if (!PUBLISHABLE_KEY.test(publishable)) wrong.push('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.');
  if (!webhook) wrong.push('STRIPE_WEBHOOK_SECRET is missing: PAYMENTS is stripe.');
  else if (!/^whsec_\S+$/.test(webhook)) wrong.push('STRIPE_WEBHOOK_SECRET must begin with whsec_.');
  const areKeysSound = secret && publishable && SECRET_KEY.test(secret) && PUBLISHABLE_KEY.test(publishable);
  if (areKeysSound && isLive(secret) !== isLive(publishable)) {
    wrong.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be live or both be test keys.');
  }
  if (apiUrl && !/^https?:$/.test(URL.parse(apiUrl)?.protocol ?? ''))
    wrong.push('STRIPE_API_URL must be an address such as http://127.0.0.1:12111.');
  if (apiUrl && ((secret && isLive(secret)) || (publishable && isLive(publishable)))) {
    wrong.push('STRIPE_API_URL is for tests with a stand-in: it is refused with a live key.');
  }
  return wrong;
}

function isLive(key: string): boolean {
  return key.includes('_live_');
}
