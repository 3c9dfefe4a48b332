import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { LANGUAGES, type Language } from '../../language/language.ts';
import { CHECKOUT_TEXTS } from '../../payments/checkout-texts.ts';
import { writeReceipt } from '../../payments/write-receipt.ts';
import { findPlan } from '../../plan/plan-store.server.ts';
import { Problem } from '../../problems/problem.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession, sessionAddress } from './open-session.server.ts';
import { languageOf, problemResponse } from './reply-with-problem.server.ts';

/** Far more than an event of the provider's weighs. */
const MOST_EVENT_BYTES = 256 * 1024;

/** The acknowledgement: what is given back, and when that was asked for. */
const withdrawal = z.object({ planId: z.string(), amount: z.int(), currency: z.string(), withdrawnAt: z.string() });
const agreement = sessionAddress.extend({ language: z.enum(LANGUAGES).optional() });
const paymentIntent = z.object({ clientSecret: z.string(), publishableKey: z.string() });

/** Paying for a plan, and what the provider tells about it. */
export async function addPaymentRoutes(app: App, parts: AppParts): Promise<void> {
  const { settings, database, payments } = parts;

  app.route({
    method: 'POST',
    url: '/api/create-payment-intent',
    schema: {
      summary: 'Begin a payment; asked again, the same one',
      body: sessionAddress,
      response: { 200: paymentIntent, ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.body.sessionId);
      if (!payments || !settings.payments) throw new Problem('payments-off');
      const plan = await findPlan(database, session.id);
      if (plan?.state !== 'ready') throw new Problem('plan-unwritten');
      const clientSecret = await payments.begin(plan.id).catch((error: unknown) => refuse(request, error));
      reply.header('cache-control', 'no-store');
      return { clientSecret, publishableKey: settings.payments.publishableKey };
    },
  });
  if (!payments) return;

  app.route({
    method: 'POST',
    url: '/api/payments/agree',
    schema: {
      summary: 'Keep what stands beside the button as agreed to, in the language it is read in',
      body: agreement,
      response: { 204: z.null(), ...problemResponse },
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.body.sessionId);
      const plan = await findPlan(database, session.id);
      if (!plan) throw new Problem('nothing-to-agree');
      await payments.agree(plan.id, CHECKOUT_TEXTS.agreement[languageOf(request)]);
      return reply.code(204).send(null);
    },
  });

  app.route({
    method: 'GET',
    url: '/api/chat/:sessionId/receipt',
    schema: {
      summary: 'What was paid, agreed to and withdrawn from, as text to keep',
      params: sessionAddress,
      querystring: z.object({ language: z.enum(LANGUAGES).optional() }),
      response: problemResponse,
    },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.params.sessionId);
      const plan = await findPlan(database, session.id);
      const paid = plan && (await payments.findPaid(plan.id));
      if (!paid) throw new Problem('not-found');
      const language = request.query.language ?? session.language;
      return sendReceipt(
        reply,
        writeReceipt(paid, settings.controller, `${settings.publicUrl}/checkout/${session.id}`, language),
        language,
      );
    },
  });

  app.route({
    method: 'POST',
    url: '/api/payments/withdraw',
    schema: { summary: 'Change one’s mind within 14 days', body: sessionAddress, response: { 200: withdrawal, ...problemResponse } },
    handler: async (request, reply) => {
      const session = await openSession(parts, request, request.body.sessionId);
      const plan = await findPlan(database, session.id);
      if (!plan) throw new Problem('nothing-to-withdraw');
      const { amount, currency, withdrawnAt } = await payments.withdraw(plan.id).catch((error: unknown) => refuse(request, error));
      reply.header('cache-control', 'no-store');
      return { planId: plan.id, amount, currency, withdrawnAt };
    },
  });

  // The signature is over the bytes as they came: in this scope alone JSON is not read.
  await app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/payments/webhook', { bodyLimit: MOST_EVENT_BYTES, schema: { hide: true } }, async (request) => {
      const signature = request.headers['stripe-signature'];
      const message = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      await payments.hear(message, typeof signature === 'string' ? signature : undefined).catch((error: unknown) => refuse(request, error));
      return { received: true };
    });
  });
}

function sendReceipt(reply: FastifyReply, receipt: string, language: Language): FastifyReply {
  return reply
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="trama-${language === 'es' ? 'recibo' : 'receipt'}.txt"`)
    .send(receipt);
}

/** What went wrong with the provider or the database is logged, and told as something to try again. */
function refuse(request: FastifyRequest, error: unknown): never {
  if (error instanceof Problem && error.code !== 'payment-unavailable') throw error;
  request.log.error({ err: error }, 'a payment could not be settled');
  throw new Problem('payment-unavailable', { cause: error });
}
