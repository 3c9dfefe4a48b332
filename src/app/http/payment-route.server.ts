import { z } from 'zod';
import { Problem } from '../../problems/problem.ts';
import type { App, AppParts } from './app-parts.server.ts';
import { openSession, sessionAddress } from './open-session.server.ts';
import { problemResponse } from './reply-with-problem.server.ts';

const paymentIntent = z.object({ clientSecret: z.string() });

/** Payments are off in this version: who may open the session learns that there is nothing to pay. */
export function addPaymentRoute(app: App, parts: AppParts): void {
  app.route({
    method: 'POST',
    url: '/api/create-payment-intent',
    schema: { summary: 'Begin a payment', body: sessionAddress, response: { 200: paymentIntent, ...problemResponse } },
    handler: async (request) => {
      await openSession(parts, request, request.body.sessionId);
      throw new Problem('payments-off');
    },
  });
}
