// A site that takes payments, its customers, and what the provider tells it: the ground of the attacks on money.
import type { LightMyRequestResponse } from 'fastify';
import { type TestApp, Visitor } from '../../src/app/http/app-fixture.ts';
import { CARDS, type StripeStandIn } from '../support/stripe-stand-in.ts';

export interface Order {
  readonly visitor: Visitor;
  readonly sessionId: string;
  readonly planId: string;
  /** Addresses of the three documents. */
  readonly files: readonly string[];
}

export type Buyer = Pick<Order, 'visitor' | 'sessionId'>;

/** A finished interview with a written plan that nobody has paid for. The first of a site is really told, the others are copies of it. */
export async function orderPlan(shop: TestApp): Promise<Order> {
  const visitor = new Visitor(shop);
  const sessionId = await visitor.start();
  const told = await shop.database.selectFrom('turns').selectAll().execute();
  const [first] = told;
  if (!first) await visitor.playInterview(sessionId);
  else {
    const turns = told.filter((turn) => turn.session_id === first.session_id);
    await shop.database
      .insertInto('turns')
      .values(turns.map((turn) => ({ ...turn, session_id: sessionId })))
      .execute();
  }
  const { paymentRequired } = (await visitor.generate(sessionId)).json();
  if (paymentRequired !== true) throw new Error('this site gives its plans away');
  const { id } = await shop.database.selectFrom('plans').select('id').where('session_id', '=', sessionId).executeTakeFirstOrThrow();
  const rows = await shop.database.selectFrom('documents').select('name').where('plan_id', '=', id).orderBy('name').execute();
  return { visitor, sessionId, planId: id, files: rows.map(({ name }) => `/api/download/${name}`) };
}

/** What a browser pays with. */
export async function beginPaying({ visitor, sessionId }: Buyer): Promise<string> {
  return (await visitor.send('POST', '/api/create-payment-intent', { sessionId })).json().clientSecret;
}

/** Pays by card and comes back to the site. Gives the provider's name of the payment. */
export async function payFor(order: Buyer, stripe: StripeStandIn): Promise<string> {
  const { id } = stripe.confirm(await beginPaying(order), CARDS.good);
  await order.visitor.generate(order.sessionId);
  return id;
}

/** Delivers a message as the provider does; without `signature`, rightly signed. */
export function tell(
  { app }: TestApp,
  stripe: StripeStandIn,
  payload: string,
  signature: string | null = stripe.sign(payload),
  more: Record<string, string> = {},
): Promise<LightMyRequestResponse> {
  const signed = signature === null ? {} : { 'stripe-signature': signature };
  const headers = { 'content-type': 'application/json', ...signed, ...more };
  return app.inject({ method: 'POST', url: '/api/payments/webhook', headers, payload });
}

/** What each document answers to whoever has this cookie. */
export async function doorsOf(shop: TestApp, { files }: Order, { cookie }: Pick<Visitor, 'cookie'>): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of files) {
    for (const method of ['GET', 'HEAD'] as const) {
      statuses.push((await shop.app.inject({ method, url, headers: cookie === null ? {} : { cookie } })).statusCode);
    }
  }
  return [...new Set(statuses)];
}
