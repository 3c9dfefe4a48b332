import { Problem } from '../problems/problem.ts';
import { lookAgainAt } from './look-again.ts';
import { isOver, type Payment } from './payment.ts';
import { addPayment, findLivePayment, findPayment, listPayments, nameIntent, noteAsking } from './payment-store.server.ts';
import { type SettleParts, settlePayment } from './settle-payment.server.ts';

/** Whoever tries one card after another has to wait. */
export const MOST_REFUSED_CARDS = 5;
const LOCKED_FOR_MS = 60 * 60_000;
/** A live attempt turns out to be over once, perhaps twice; more means that something is wrong. */
const MOST_ATTEMPTS = 3;

/**
 * Gives the secret with which a browser may pay for a plan: the same one however often it is asked for. Throws a `Problem` when the plan is
 * paid, being paid or disputed. The row comes first and is one a plan; the intent is named in it before anybody hears of it.
 */
export async function beginPayment(parts: SettleParts, planId: string): Promise<string> {
  await refuseLocked(parts, planId);
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const payment = await makeAttempt(parts, planId);
    if (payment.intentId === null) continue;
    const settled = await settlePayment(parts, payment);
    if (isOver(settled)) continue;
    refusePaid(settled);
    const at = parts.clock();
    await noteAsking(parts.database, settled, at.toISOString(), lookAgainAt(at, settled.status, at.toISOString()) ?? at.toISOString());
    const { clientSecret } = await parts.provider.see(payment.intentId);
    if (clientSecret) return clientSecret;
  }
  throw new Problem('payment-unavailable', { cause: new Error('no attempt stayed open') });
}

/** The live attempt, begun if there is none, with its intent. */
async function makeAttempt({ database, clock, provider }: SettleParts, planId: string): Promise<Payment> {
  const at = clock();
  if (!(await findLivePayment(database, planId))) await addPayment(database, planId, at.toISOString());
  const payment = await findLivePayment(database, planId);
  if (!payment) throw new Problem('payment-unavailable', { cause: new Error('an attempt ended while it was begun') });
  if (payment.intentId !== null) return payment;
  const { id } = await provider.create(planId, payment.attempt);
  await nameIntent(database, payment, id, lookAgainAt(at, 'created', at.toISOString()) ?? at.toISOString());
  return (await findPayment(database, payment)) ?? payment;
}

/** Throws a `Problem` for a payment that is past paying. */
export function refusePaid({ status }: Payment): void {
  if (status === 'succeeded') throw new Problem('already-paid');
  if (status === 'processing') throw new Problem('payment-processing');
  if (status === 'disputed') throw new Problem('payment-disputed');
  if (status === 'owed') throw new Problem('payment-going-back');
}

async function refuseLocked({ database, clock }: SettleParts, planId: string): Promise<void> {
  const last = (await listPayments(database, planId)).at(-1);
  if (last?.status !== 'canceled' || last.failures < MOST_REFUSED_CARDS) return;
  if (clock().getTime() - new Date(last.askedAt).getTime() < LOCKED_FOR_MS) throw new Problem('too-many-cards');
}
