// The door of a written plan: open to whoever may open its session, and shut until it is paid for where plans are not free.
import { createPaymentDesk, type PaymentDesk } from '../payments/payment-desk.server.ts';
import type { SettleParts } from '../payments/settle-payment.server.ts';
import { findPlanById } from '../plan/plan-store.server.ts';
import { Problem } from '../problems/problem.ts';
import type { Database } from './database.server.ts';

/** Throws a `Problem` while the plan is not paid for. `payments` is null where plans are free. */
export async function refuseUnpaid(payments: PaymentDesk | null, planId: string): Promise<void> {
  if (payments && !(await payments.isOpen(planId))) throw new Problem('payment-required');
}

/** Payments for the plans in this database. */
export function openPaymentDesk(parts: Omit<SettleParts, 'isPlanThere'> & { readonly database: Database }): PaymentDesk {
  return createPaymentDesk({ ...parts, isPlanThere: async (db, planId) => (await findPlanById(db as Database, planId)) !== null });
}
