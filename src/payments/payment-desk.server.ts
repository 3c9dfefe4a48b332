// The desk where plans are paid for. Everybody who hears of a payment (the page, the provider, the clock, the operator) settles it the same way.
import { Problem } from '../problems/problem.ts';
import { beginPayment, MOST_REFUSED_CARDS, refusePaid } from './begin-payment.server.ts';
import { ABANDONED_AFTER_MS, lookAgainAt } from './look-again.ts';
import { isOver, type Payment, ProviderFailure, WITHDRAWAL_DAYS } from './payment.ts';
import {
  findLivePayment,
  findPayment,
  findPaymentOfIntent,
  listDuePayments,
  listPayments,
  noteAgreement,
  noteWithdrawal,
  putOffLook,
} from './payment-store.server.ts';
import { type SettleParts, settlePayment } from './settle-payment.server.ts';

/** Payments looked at in one round. */
const MOST_A_ROUND = 100;
const DAY_MS = 24 * 60 * 60_000;

export interface PaymentDesk {
  /** The secret to pay for a plan with; a `Problem` when there is nothing to pay. */
  begin(planId: string): Promise<string>;
  /** Keeps what the visitor agrees to by pressing the button, before the card goes to the bank. A `Problem` when there is nothing to pay. */
  agree(planId: string, wording: string): Promise<void>;
  /** Whether the plan may be downloaded, as far as is known here. */
  isOpen(planId: string): Promise<boolean>;
  /** The same, after asking the provider when it is not open yet: for a visitor who comes back from paying. */
  look(planId: string): Promise<boolean>;
  /** Takes a signed message of the provider's. Throws when it could not be taken, so that it is sent again. */
  hear(message: Buffer, signature: string | undefined): Promise<void>;
  /** Looks at what is due: payments nobody told about, calls off the abandoned ones. Gives back how many were looked at. */
  reconcile(): Promise<number>;
  /** Gives the money back and closes the plan. Null when nothing is paid. */
  refund(planId: string): Promise<Payment | null>;
  /**
   * Takes the word of the visitor who paid and changed their mind in time: it counts from now on, and the plan is shut. Where the provider
   * is silent the money follows as soon as it answers. Told again, the same. Throws a `Problem` when there is nothing to give back any more.
   */
  withdraw(planId: string): Promise<Withdrawn>;
  /** The last payment that went through, whatever became of it; null when nothing was ever paid. */
  findPaid(planId: string): Promise<Payment | null>;
  /** Resolves when nothing is under way any more. */
  settle(): Promise<void>;
}

/** A payment the visitor withdrew from. */
export type Withdrawn = Payment & { readonly withdrawnAt: string };

export function createPaymentDesk(parts: SettleParts): PaymentDesk {
  const { database, provider, clock } = parts;
  const { inTurn, settle } = takeTurns();
  /** One session's many clicks share one call. */
  const beginning = new Map<string, Promise<string>>();

  async function check(payment: Payment): Promise<void> {
    const isAbandoned = clock().getTime() - new Date(payment.askedAt).getTime() > ABANDONED_AFTER_MS;
    const isNeedless = isAbandoned || payment.failures >= MOST_REFUSED_CARDS || !(await parts.isPlanThere(database, payment.planId));
    if (payment.intentId && payment.status === 'created' && isNeedless) await provider.cancel(payment.intentId);
    await settlePayment(parts, payment);
  }

  async function findPaid(planId: string): Promise<Payment | null> {
    return (await listPayments(database, planId)).findLast(({ paidAt }) => paidAt !== null) ?? null;
  }

  /** The payment as withdrawn from, now or before; null when it is not paid. */
  async function takeWithdrawal(payment: Payment): Promise<Withdrawn | null> {
    const { paidAt, withdrawnAt, status } = payment;
    if (withdrawnAt !== null) return { ...payment, withdrawnAt };
    if (status === 'disputed') throw new Problem('payment-disputed');
    if (paidAt === null || status !== 'succeeded') return null;
    const now = clock();
    if (now.getTime() - new Date(paidAt).getTime() > WITHDRAWAL_DAYS * DAY_MS) throw new Problem('withdrawal-over');
    if (!(await noteWithdrawal(database, payment, now.toISOString()))) return null;
    const noted = await findPayment(database, payment);
    return noted?.withdrawnAt ? { ...noted, withdrawnAt: noted.withdrawnAt } : null;
  }

  return {
    begin(planId) {
      const present = beginning.get(planId);
      if (present) return present;
      const work = inTurn(planId, () => beginPayment(parts, planId)).finally(() => beginning.delete(planId));
      beginning.set(planId, work);
      return work;
    },
    async isOpen(planId) {
      return (await findLivePayment(database, planId))?.status === 'succeeded';
    },
    look: (planId) =>
      inTurn(planId, async () => {
        const payment = await findLivePayment(database, planId);
        if (!payment) return false;
        if (payment.status === 'succeeded') return true;
        try {
          return (await settlePayment(parts, payment)).status === 'succeeded';
        } catch (error) {
          if (!(error instanceof ProviderFailure)) throw error;
          parts.report(planId, error);
          return false;
        }
      }),
    async hear(message, signature) {
      const event = provider.readEvent(message, signature);
      const payment = event && (await findPaymentOfIntent(database, event.intentId));
      if (!payment) return;
      await inTurn(payment.planId, async () => {
        const settled = await settlePayment(parts, payment, event);
        if (settled.failures >= MOST_REFUSED_CARDS && settled.status === 'created') await check(settled);
      });
    },
    async reconcile() {
      const due = await listDuePayments(database, clock().toISOString(), MOST_A_ROUND);
      for (const payment of due) {
        await inTurn(payment.planId, () => check(payment)).catch(async (error: unknown) => {
          parts.report(payment.planId, error);
          const later = lookAgainAt(clock(), payment.status, payment.askedAt);
          if (later) await putOffLook(database, payment, later);
        });
      }
      return due.length;
    },
    agree: (planId, wording) =>
      inTurn(planId, async () => {
        const payment = await findLivePayment(database, planId);
        if (!payment) throw new Problem('nothing-to-agree');
        refusePaid(payment);
        await noteAgreement(database, payment, wording, clock().toISOString());
      }),
    refund: (planId) =>
      inTurn(planId, async () => {
        const payment = await findPaid(planId);
        if (!payment?.intentId) return null;
        if (isOver(payment)) return payment;
        await provider.refund(payment.intentId);
        return settlePayment(parts, payment);
      }),
    withdraw: (planId) =>
      inTurn(planId, async () => {
        const payment = await findLivePayment(database, planId);
        const withdrawn = payment && (await takeWithdrawal(payment));
        if (!withdrawn) throw new Problem('nothing-to-withdraw');
        // Once to give the money back, once more to see that it went.
        const goBack = async () => settlePayment(parts, await settlePayment(parts, withdrawn));
        await goBack().catch((error: unknown) => parts.report(planId, error));
        return withdrawn;
      }),
    findPaid,
    settle,
  };
}

/** What concerns one plan is done one after another; between processes the database decides. */
function takeTurns() {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn<Answer>(planId: string, work: () => Promise<Answer>): Promise<Answer> {
      const before = last.get(planId) ?? Promise.resolve();
      const mine = before.then(work, work);
      const done = mine
        .catch(() => undefined)
        .finally(() => {
          if (last.get(planId) === done) last.delete(planId);
        });
      last.set(planId, done);
      return mine;
    },
    async settle() {
      await Promise.all(last.values());
    },
  };
}
