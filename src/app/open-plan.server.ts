// The door of a written plan: open to whoever may open its session, and shut until it is paid for where plans are not free.
import { createPaymentDesk, type PaymentDesk } from '../payments/payment-desk.server.ts';
import type { SettleParts } from '../payments/settle-payment.server.ts';
import { findPlanById } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import { holdSessions } from '../visitors/session-store.server.ts';
import type { Database } from './database.server.ts';

/** Throws a `Problem` while the plan is not paid for. `payments` is null where plans are free. */
export async function refuseUnpaid(payments: PaymentDesk | null, planId: string): Promise<void> {
  if (payments && !(await payments.isOpen(planId))) throw new Problem('payment-required');
}

/**
 * Payments for the plans in this database. The session of a plan being paid for is held, so that nobody takes it away while the payment
 * is recorded: a purge at the same moment sees it paid, or it is seen to be gone and the money goes back.
 */
export function openPaymentDesk(parts: Omit<SettleParts, 'isPlanThere'> & { readonly database: Database }): PaymentDesk {
  return createPaymentDesk({ ...parts, isPlanThere: async (db, planId) => isPlanHeld(db as Database, planId) });
}

async function isPlanHeld(step: Database, planId: string): Promise<boolean> {
  const plan = await findPlanById(step, planId);
  return plan !== null && (await holdSessions(step, [plan.sessionId])) > 0;
}
