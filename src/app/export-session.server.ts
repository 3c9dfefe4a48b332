import { z } from 'zod';
import { listDocuments } from '../documents/document-store.server.ts';
import { readTurns } from '../interview/interview-store.server.ts';
import { LANGUAGES } from '../language/language.ts';
import { listPayments } from '../payments/payment-store.server.ts';
import { findPlan } from '../plan/plan-store.server.ts';
import { findLinkEnd } from '../visitors/private-link-store.server.ts';
import type { Session } from '../visitors/session-store.server.ts';
import type { Database } from './database.server.ts';

/** Everything that is kept about a session, readable by people and machines. */
export const exportedSession = z.object({
  sessionId: z.string(),
  language: z.enum(LANGUAGES),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  /** Until when a private link opens it; null without one. */
  privateLinkUntil: z.string().nullable(),
  /** Question, words, what was read from them, and the reply, in order. */
  turns: z.array(z.looseObject({ question: z.string(), text: z.string(), at: z.string() })),
  plan: z
    .object({
      id: z.string(),
      state: z.string(),
      date: z.string(),
      createdAt: z.string(),
      facts: z.record(z.string(), z.unknown()),
      documents: z.array(z.string()),
      payments: z.array(
        z.object({
          amount: z.int(),
          currency: z.string(),
          status: z.string(),
          createdAt: z.string(),
          paidAt: z.string().nullable(),
          agreedTo: z.string().nullable(),
          agreedAt: z.string().nullable(),
          withdrawnAt: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
});

export async function exportSession(database: Database, session: Session): Promise<z.infer<typeof exportedSession>> {
  const turns = await readTurns(database, session.id);
  const plan = await findPlan(database, session.id);
  return {
    sessionId: session.id,
    language: session.language,
    createdAt: session.createdAt,
    lastActiveAt: session.lastActiveAt,
    privateLinkUntil: await findLinkEnd(database, session.id),
    turns: turns.map((turn) => ({ ...turn })),
    plan: plan && {
      id: plan.id,
      state: plan.state,
      date: plan.date,
      createdAt: plan.createdAt,
      facts: { ...plan.facts },
      documents: await listDocuments(database, plan.id),
      payments: (await listPayments(database, plan.id)).map((payment) => ({
        amount: payment.amount,
        currency: payment.currency,
        status: payment.status,
        createdAt: payment.createdAt,
        paidAt: payment.paidAt,
        agreedTo: payment.agreedTo,
        agreedAt: payment.agreedAt,
        withdrawnAt: payment.withdrawnAt,
      })),
    },
  };
}
