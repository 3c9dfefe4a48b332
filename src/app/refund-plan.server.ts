import type { PaymentProvider } from '../payments/payment.ts';
import type { Database } from './database.server.ts';
import { openPaymentDesk } from './open-plan.server.ts';
import { messageOf, OperatorError } from './operator-error.ts';

const PLAN_ID = /[0-9a-f]{32}/;

/**
 * Gives the money for a plan back, once, and shuts its downloads. `named` is the plan's id or the name of one of its files. Works beside a
 * running server. Throws an `OperatorError` when there is nothing to give back or the provider does not take it.
 */
export async function refundPlan(
  parts: { database: Database; clock: () => Date; provider: PaymentProvider },
  named: string,
): Promise<string> {
  const planId = PLAN_ID.exec(named)?.[0];
  if (!planId) throw new OperatorError(`“${named}” names no plan: give its id, or the name of one of its files.`);
  const failures: unknown[] = [];
  const desk = openPaymentDesk({ ...parts, report: (_plan, error) => void failures.push(error) });
  const payment = await desk.refund(planId).catch((error: unknown) => {
    throw new OperatorError(`The provider did not take the refund: ${messageOf(error)}. Nothing has changed here.`);
  });
  if (!payment) throw new OperatorError(`Nothing was paid for the plan ${planId}.`);
  if (payment.status !== 'refunded') {
    throw new OperatorError(
      `The refund of the plan ${planId} was asked for, but the provider has not confirmed it: the server will see it within a day.`,
    );
  }
  return `Refunded $${(payment.amount / 100).toFixed(2)} for the plan ${planId}. Its downloads are shut.`;
}
