import type { Kysely } from 'kysely';
import { judgePayment } from './judge-payment.ts';
import { lookAgainAt } from './look-again.ts';
import { type HeardEvent, isOver, type Payment, type PaymentProvider, type PaymentStatus, type SeenIntent } from './payment.ts';
import { addEvent, findPayment, isHeard, type PaymentTables, recordOutcome, takePayment } from './payment-store.server.ts';

export interface SettleParts {
  readonly database: Kysely<PaymentTables>;
  readonly clock: () => Date;
  readonly provider: PaymentProvider;
  /** Whether what was paid for still exists, as the transaction handed in sees it. */
  readonly isPlanThere: (db: Kysely<PaymentTables>, planId: string) => Promise<boolean>;
  /** Hears of what the operator has to look into. */
  readonly report: (planId: string, error: unknown) => void;
}

/** Another look that came between is rare: more than this means that something is wrong. */
const MOST_LOOKS = 10;

/**
 * The one way a payment changes: asks the provider how it stands and records that, whoever calls and however often.
 * The provider is asked outside the transaction; a look that somebody overtook is thrown away and taken again.
 * An event is recorded together with its effect, or not at all.
 */
export async function settlePayment(parts: SettleParts, payment: Payment, event: HeardEvent | null = null): Promise<Payment> {
  const { intentId } = payment;
  if (intentId === null) return payment;
  for (let look = 1; look <= MOST_LOOKS; look += 1) {
    const present = await findPayment(parts.database, payment);
    if (!present) throw new Error('a payment is gone');
    if (event ? await isHeard(parts.database, event.id) : isOver(present)) return present;
    const seen = await parts.provider.see(intentId);
    const outcome = await record(parts, present, seen, event);
    if (outcome) return outcome.status === 'owed' ? giveBack(parts, outcome) : outcome;
  }
  throw new Error('a payment would not stand still');
}

/** Null when the look was stale. */
async function record(parts: SettleParts, present: Payment, seen: SeenIntent, event: HeardEvent | null): Promise<Payment | null> {
  const at = parts.clock();
  const outcome = await parts.database.transaction().execute(async (step) => {
    if (!(await takePayment(step, present))) return null;
    const isNews = event !== null && (await addEvent(step, event, at.toISOString()));
    const status = judgePayment(present, seen, await parts.isPlanThere(step, present.planId));
    const next = status ?? present.status;
    const failures = present.failures + (isNews && event.isRefusedCard ? 1 : 0);
    const paidAt = present.paidAt ?? (isPaid(next) ? at.toISOString() : null);
    await recordOutcome(step, present, { status: next, failures, paidAt, lookAt: lookAgainAt(at, next, present.askedAt) });
    return { payment: { ...present, status: next, failures, paidAt, version: present.version + 1 }, isMismatch: status === null };
  });
  if (outcome?.isMismatch)
    parts.report(present.planId, new Error('the provider tells another plan, amount or currency: nothing was opened'));
  return outcome?.payment ?? null;
}

/** Paid for a plan that was gone by then. The next look sees the money back, or this is tried again. */
async function giveBack(parts: SettleParts, payment: Payment): Promise<Payment> {
  try {
    if (payment.intentId) await parts.provider.refund(payment.intentId);
  } catch (error) {
    parts.report(payment.planId, error);
  }
  return payment;
}

function isPaid(status: PaymentStatus): boolean {
  return status === 'succeeded' || status === 'disputed' || status === 'owed' || status === 'refunded';
}
