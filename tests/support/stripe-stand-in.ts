// A stand-in for the payment provider that speaks its protocol: form-encoded calls, idempotency keys, its error envelope, signed events.
// It keeps a ledger, so that a test can count what was really charged and given back.
import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import Stripe from 'stripe';

export const STAND_IN_KEYS = { secretKey: 'sk_test_standin', publishableKey: 'pk_test_standin', webhookSecret: 'whsec_standin' } as const;

/** Cards by what comes of them. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  secure: '4000000000003155',
  slow: '4000000000000077',
} as const;

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: string;
  client_secret: string;
  livemode: boolean;
  metadata: Record<string, string>;
  latest_charge: string | null;
  last_payment_error: object | null;
  receipt_email: string | null;
}

interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  payment_intent: string;
}

interface Dispute {
  id: string;
  object: 'dispute';
  status: string;
  payment_intent: string;
}

/** `before`: the call never arrives · `after`: its work is done and the answer is lost · `500`: it fails over there. */
export type Fault = 'before' | 'after' | '500';

export interface SignedEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

/** What the visitor's browser or the server is told. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly extra: object;

  constructor(status: number, code: string, extra: object = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export class StripeStandIn {
  readonly intents = new Map<string, Intent>();
  readonly charges = new Map<string, Charge>();
  readonly disputes: Dispute[] = [];
  /** What was given back, in cents. */
  readonly refunds: { intent: string; amount: number }[] = [];
  /** Events not delivered yet. */
  readonly outbox: SignedEvent[] = [];
  /** Every call: method and path. */
  readonly calls: string[] = [];
  /** What was sent with each order for an intent. */
  readonly bodies: URLSearchParams[] = [];
  /** What happens to the next calls; nothing is the rule. */
  readonly faults: (Fault | null)[] = [];
  readonly app: FastifyInstance;
  readonly #answers = new Map<string, { body: string; status: number; answer: object }>();
  #count = 0;

  constructor() {
    this.app = this.#build();
  }

  /** For the provider's own package: its calls arrive here without a network. */
  get httpClient() {
    return Stripe.createFetchHttpClient(async (address: string | URL | Request, init?: RequestInit) => {
      const url = new URL(String(address));
      const fault = this.faults.shift() ?? null;
      if (fault === 'before') throw new TypeError('fetch failed');
      if (fault === '500')
        return Response.json({ error: { type: 'api_error', message: 'Something is wrong over here.' } }, { status: 500 });
      const reply = await this.app.inject({
        method: (init?.method ?? 'GET') as 'GET' | 'POST',
        url: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init?.headers as Record<string, string>)),
        ...(init?.body ? { payload: String(init.body) } : {}),
      });
      if (fault === 'after') throw new TypeError('fetch failed');
      return new Response(reply.body, { status: reply.statusCode, headers: reply.headers as Record<string, string> });
    });
  }

  /** Signs as the provider signs. */
  sign(payload: string, { secret = STAND_IN_KEYS.webhookSecret as string, timestamp = Math.floor(Date.now() / 1000) } = {}): string {
    return new Stripe(STAND_IN_KEYS.secretKey).webhooks.generateTestHeaderString({ payload, secret, timestamp });
  }

  /** What a browser does with a client secret and a card. Gives the intent, or throws what the visitor is told. */
  confirm(clientSecret: string, card: string): Intent {
    const intent = [...this.intents.values()].find((one) => one.client_secret === clientSecret) ?? refuse(404, 'resource_missing');
    if (!['requires_payment_method', 'requires_action'].includes(intent.status)) refuse(400, 'payment_intent_unexpected_state');
    if (card === CARDS.secure && intent.status !== 'requires_action') {
      intent.status = 'requires_action';
      return intent;
    }
    if (card === CARDS.declined || card === CARDS.poor) {
      intent.status = 'requires_payment_method';
      this.tell('payment_intent.payment_failed', intent);
      const declineCode = card === CARDS.poor ? 'insufficient_funds' : 'generic_decline';
      refuse(402, 'card_declined', { type: 'card_error', decline_code: declineCode, message: 'Your card was declined.' });
    }
    if (card === CARDS.slow) {
      intent.status = 'processing';
      this.tell('payment_intent.processing', intent);
      return intent;
    }
    return this.charge(intent.id);
  }

  /** The money moves. */
  charge(intentId: string): Intent {
    const intent = this.#find(intentId);
    const charge: Charge = {
      id: this.#name('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      refunded: false,
      disputed: false,
      payment_intent: intent.id,
    };
    this.charges.set(charge.id, charge);
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge: charge.id });
    this.tell('payment_intent.succeeded', intent);
    return intent;
  }

  /** A bank says no to a payment that was under way. */
  fail(intentId: string): void {
    const intent = this.#find(intentId);
    intent.status = 'requires_payment_method';
    this.tell('payment_intent.payment_failed', intent);
  }

  giveBack(intentId: string, amount?: number): void {
    const charge = this.#chargeOf(intentId);
    if (charge.refunded) refuse(400, 'charge_already_refunded');
    const given = amount ?? charge.amount - charge.amount_refunded;
    charge.amount_refunded += given;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.refunds.push({ intent: intentId, amount: given });
    this.tell('charge.refunded', charge);
  }

  /** Opens a dispute, or moves the one that is open. */
  dispute(intentId: string, status: string): void {
    const charge = this.#chargeOf(intentId);
    charge.disputed = true;
    const open = this.disputes.find((one) => one.payment_intent === intentId);
    const dispute = open ?? { id: this.#name('dp'), object: 'dispute' as const, status, payment_intent: intentId };
    dispute.status = status;
    if (!open) this.disputes.push(dispute);
    this.tell(open ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
  }

  /** Puts an event into the outbox as it stands now. */
  tell(type: string, object: object): SignedEvent {
    const id = this.#name('evt');
    const event = { id, object: 'event', api_version: '2026-10-28.endive', created: 0, livemode: false, type, data: { object } };
    const told = { id, type, payload: JSON.stringify(event) };
    this.outbox.push(told);
    return told;
  }

  #build(): FastifyInstance {
    const app = fastify();
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addHook('onRequest', async (request, reply) => {
      this.calls.push(`${request.method} ${request.url.split('?')[0]}`);
      reply.headers({ 'request-id': this.#name('req'), 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const isOurs = request.headers.authorization === `Bearer ${STAND_IN_KEYS.secretKey}`;
      if (!isOurs && !request.url.includes('/confirm')) throw new Refusal(401, 'api_key_invalid');
    });
    app.setErrorHandler((error, _request, reply) => this.#refuse(error, reply));
    app.setNotFoundHandler((_request, reply) => this.#refuse(new Refusal(404, 'unrecognized_request_url'), reply));
    const once = (path: string, work: (body: URLSearchParams, id: string) => object) =>
      app.post(path, async (request, reply) => {
        const body = String(request.body ?? '');
        const key = request.headers['idempotency-key'];
        const name = `${request.url} ${key}`;
        const before = key ? this.#answers.get(name) : undefined;
        if (before && before.body !== body) throw new Refusal(400, 'idempotency_error', { type: 'idempotency_error' });
        if (before) return reply.header('idempotent-replayed', 'true').code(before.status).send(before.answer);
        const answer = structuredClone(work(new URLSearchParams(body), (request.params as { id?: string }).id ?? ''));
        if (key) this.#answers.set(name, { body, status: 200, answer });
        return reply.send(answer);
      });
    once('/v1/payment_intents', (body) => this.#create(body));
    once('/v1/payment_intents/:id/cancel', (_body, id) => this.#cancel(id));
    once('/v1/refunds', (body) => {
      this.giveBack(body.get('payment_intent') ?? '');
      return { id: this.#name('re'), object: 'refund', status: 'succeeded' };
    });
    app.get<{ Params: { id: string }; Querystring: Record<string, string> }>('/v1/payment_intents/:id', async ({ params, url }) => {
      const intent = this.#find(params.id);
      const isWhole = decodeURIComponent(url).includes('latest_charge') && intent.latest_charge;
      return isWhole ? { ...intent, latest_charge: this.charges.get(intent.latest_charge ?? '') } : intent;
    });
    app.get<{ Querystring: { payment_intent?: string } }>('/v1/disputes', async ({ query }) => ({
      object: 'list',
      has_more: false,
      data: this.disputes.filter((one) => one.payment_intent === query.payment_intent),
    }));
    // The browser's side.
    app.post<{ Body: string }>('/v1/payment_intents/:id/confirm', async ({ body }) => {
      const order = new URLSearchParams(body);
      const intent = this.confirm(order.get('client_secret') ?? '', order.get('card') ?? '');
      intent.receipt_email = order.get('receipt_email') || null;
      return intent;
    });
    return app;
  }

  #create(body: URLSearchParams): Intent {
    this.bodies.push(body);
    const amount = Number(body.get('amount'));
    if (!Number.isInteger(amount) || amount < 50) refuse(400, 'amount_too_small');
    if ([...body.keys()].some((name) => name.startsWith('payment_method_types'))) refuse(400, 'parameter_unknown');
    const id = this.#name('pi');
    const metadata = [...body].flatMap(([name, value]) => {
      const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    });
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount,
      amount_received: 0,
      currency: body.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      livemode: false,
      metadata: Object.fromEntries(metadata),
      latest_charge: null,
      last_payment_error: null,
      receipt_email: null,
    };
    this.intents.set(id, intent);
    return intent;
  }

  #cancel(id: string): Intent {
    const intent = this.#find(id);
    if (['succeeded', 'canceled', 'processing'].includes(intent.status)) refuse(400, 'payment_intent_unexpected_state');
    intent.status = 'canceled';
    this.tell('payment_intent.canceled', intent);
    return intent;
  }

  #find(id: string): Intent {
    return this.intents.get(id) ?? refuse(404, 'resource_missing');
  }

  #chargeOf(intentId: string): Charge {
    return this.charges.get(this.#find(intentId).latest_charge ?? '') ?? refuse(400, 'charge_not_refundable');
  }

  #name(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.#count}${randomBytes(6).toString('hex')}`;
  }

  #refuse(error: unknown, reply: FastifyReply): FastifyReply {
    if (!(error instanceof Refusal)) return reply.code(500).send({ error: { type: 'api_error', message: String(error) } });
    const { status, code, extra } = error;
    return reply.code(status).send({ error: { type: 'invalid_request_error', code, message: code, ...extra } });
  }
}

function refuse(status: number, code: string, extra: object = {}): never {
  throw new Refusal(status, code, extra);
}
