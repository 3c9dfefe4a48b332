// The payment provider over its own package.
import Stripe from 'stripe';
import { z } from 'zod';
import { Problem } from '../problems/problem.ts';
import { type HeardEvent, type PaymentProvider, PRICE, ProviderFailure, type SeenIntent } from './payment.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** A stand-in that speaks the provider's protocol; null for the provider itself. */
  readonly apiUrl: string | null;
}

const TIMEOUT_MS = 10_000;
/** A signed message older than this is a replay. Never 0, which the package reads as "any age". */
const OLDEST_MESSAGE_S = 300;
/** The provider prints it on the receipt it sends to whoever gave an address. */
const ON_THE_RECEIPT =
  'Plan de negocio: dos PDF y hoja de cálculo. 14 días para desistir. · Business plan: two PDFs and a spreadsheet. 14 days to withdraw.';
const STATES: Readonly<Record<string, SeenIntent['state']>> = { succeeded: 'succeeded', processing: 'processing', canceled: 'canceled' };
const DISPUTES_OVER_WELL: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** What is read of an event; everything else it claims is asked for instead. */
const toldEvent = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ id: z.unknown().optional(), payment_intent: z.unknown().optional() }) }),
});

type Connection = Pick<Stripe.StripeConfig, 'httpClient' | 'maxNetworkRetries'>;

/** `connection` lets a test speak the protocol without a network. */
export function createStripeProvider(settings: StripeSettings, connection: Connection = {}): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
    appInfo: { name: 'trama' },
    ...addressOf(settings.apiUrl),
    ...connection,
  });

  async function see(intent: Stripe.PaymentIntent): Promise<SeenIntent> {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    return {
      id: intent.id,
      clientSecret: intent.client_secret,
      amount: intent.amount,
      amountReceived: intent.amount_received,
      currency: intent.currency,
      planId: intent.metadata.plan ?? null,
      state: stateOf(intent.status),
      isRefunded: charge?.refunded ?? false,
      dispute: charge?.disputed ? await readDispute(intent.id) : 'none',
    };
  }

  async function readDispute(intentId: string): Promise<SeenIntent['dispute']> {
    const { data } = await stripe.disputes.list({ payment_intent: intentId, limit: 100 });
    if (data.some(({ status }) => status === 'lost')) return 'lost';
    return data.some(({ status }) => !DISPUTES_OVER_WELL.includes(status)) ? 'open' : 'none';
  }

  return {
    create: (planId, attempt) =>
      tell(async () =>
        see(
          await stripe.paymentIntents.create(
            {
              ...PRICE,
              automatic_payment_methods: { enabled: true },
              // Link would bring in scripts and frames of another site.
              excluded_payment_method_types: ['link'],
              description: ON_THE_RECEIPT,
              metadata: { plan: planId, attempt: String(attempt) },
            },
            { idempotencyKey: `plan:${planId}:attempt:${attempt}` },
          ),
        ),
      ),
    see: (intentId) => tell(async () => see(await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge'] }))),
    async cancel(intentId) {
      await tell(() => stripe.paymentIntents.cancel(intentId)).catch(unless('payment_intent_unexpected_state'));
    },
    async refund(intentId) {
      const order = () => stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey: `refund:${intentId}` });
      await tell(order).catch(unless('charge_already_refunded'));
    },
    readEvent: (message, signature) => readEvent(stripe, settings.webhookSecret, message, signature),
  };
}

function readEvent(stripe: Stripe, secret: string, message: Buffer, signature: string | undefined): HeardEvent | null {
  const told = toldEvent.safeParse(verify(stripe, secret, message, signature));
  if (!told.success) throw new Problem('invalid-request');
  const { id, type, data } = told.data;
  const intent = intentOf(type, data.object);
  return typeof intent === 'string' ? { id, type, intentId: intent, isRefusedCard: type === 'payment_intent.payment_failed' } : null;
}

function verify(stripe: Stripe, secret: string, message: Buffer, signature: string | undefined): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(message, signature ?? '', secret, OLDEST_MESSAGE_S);
  } catch (error) {
    throw new Problem('bad-signature', { cause: error });
  }
}

function intentOf(type: string, object: { id?: unknown; payment_intent?: unknown }): unknown {
  if (type.startsWith('payment_intent.')) return object.id;
  return type.startsWith('charge.') ? object.payment_intent : null;
}

function stateOf(status: string): SeenIntent['state'] {
  return STATES[status] ?? 'open';
}

/** Makes a call. Of a failure, its kind, code and number are kept. */
async function tell<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new ProviderFailure([error.type, error.code, error.statusCode, error.requestId].filter(Boolean).join(' '), error.code ?? null);
  }
}

/** A refusal that says that the work is done already. */
function unless(code: string): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof ProviderFailure && error.code === code)) throw error;
  };
}

function addressOf(apiUrl: string | null) {
  if (apiUrl === null) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isHttp = protocol === 'http:';
  return { host: hostname, port: port || (isHttp ? 80 : 443), protocol: isHttp ? ('http' as const) : ('https' as const) };
}
