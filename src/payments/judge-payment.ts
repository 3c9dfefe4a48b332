import { isOver, type Payment, type PaymentStatus, type SeenIntent } from './payment.ts';

/**
 * What a payment has become, by what the provider tells now. It is a state, not a step: told twice, late or in another order, it is the same.
 * Refunded and canceled are for good. Null when what is told is not this payment: another plan, amount or currency.
 */
export function judgePayment(payment: Payment, seen: SeenIntent, isPlanThere: boolean): PaymentStatus | null {
  if (isOver(payment)) return payment.status;
  if (!isTheSame(payment, seen)) return null;
  const isUnpaid = payment.status === 'created' || payment.status === 'processing';
  if (seen.state !== 'succeeded') return isUnpaid ? UNPAID[seen.state] : payment.status;
  if (seen.isRefunded || seen.dispute === 'lost') return 'refunded';
  if (payment.status === 'owed' || (isUnpaid && !isPlanThere)) return 'owed';
  return seen.dispute === 'open' ? 'disputed' : 'succeeded';
}

const UNPAID = { open: 'created', processing: 'processing', canceled: 'canceled' } as const;

function isTheSame(payment: Payment, seen: SeenIntent): boolean {
  const isPaidInFull = seen.state !== 'succeeded' || seen.amountReceived === payment.amount;
  return (
    seen.id === payment.intentId &&
    seen.planId === payment.planId &&
    seen.amount === payment.amount &&
    seen.currency === payment.currency &&
    isPaidInFull
  );
}
