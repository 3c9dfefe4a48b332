import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgePayment } from './judge-payment.ts';
import type { Payment, PaymentStatus, SeenIntent } from './payment.ts';

const PAYMENT: Payment = {
  planId: 'plan',
  attempt: 1,
  amount: 2900,
  currency: 'usd',
  intentId: 'pi_1',
  status: 'created',
  failures: 0,
  version: 0,
  createdAt: '2026-01-02T03:04:05.000Z',
  askedAt: '2026-01-02T03:04:05.000Z',
  paidAt: null,
  agreedTo: null,
  agreedAt: null,
  withdrawnAt: null,
};
const PAID: SeenIntent = {
  id: 'pi_1',
  clientSecret: null,
  amount: 2900,
  amountReceived: 2900,
  currency: 'usd',
  planId: 'plan',
  state: 'succeeded',
  isRefunded: false,
  dispute: 'none',
};
const STATUSES: readonly PaymentStatus[] = ['created', 'processing', 'succeeded', 'disputed', 'owed', 'refunded', 'canceled'];

describe('what a payment has become', () => {
  test.each<[string, Partial<Payment>, Partial<SeenIntent>, boolean, PaymentStatus | null]>([
    ['paid', {}, {}, true, 'succeeded'],
    ['paid while the bank was at it', { status: 'processing' }, {}, true, 'succeeded'],
    ['not paid yet', {}, { state: 'open' }, true, 'created'],
    ['the bank said no in the end', { status: 'processing' }, { state: 'open' }, true, 'created'],
    ['called off', {}, { state: 'canceled' }, true, 'canceled'],
    ['given back', { status: 'succeeded' }, { isRefunded: true }, true, 'refunded'],
    ['disputed', { status: 'succeeded' }, { dispute: 'open' }, true, 'disputed'],
    ['disputed and won', { status: 'disputed' }, {}, true, 'succeeded'],
    ['disputed and lost', { status: 'disputed' }, { dispute: 'lost' }, true, 'refunded'],
    ['paid for a plan that was erased before', {}, {}, false, 'owed'],
    ['erased after it was paid', { status: 'succeeded' }, {}, false, 'succeeded'],
    ['the debt is settled', { status: 'owed' }, { isRefunded: true }, false, 'refunded'],
    ['late word of success after a refund', { status: 'refunded' }, {}, true, 'refunded'],
    ['one cent', {}, { amount: 1, amountReceived: 1 }, true, null],
    ['part of it', {}, { amountReceived: 1450 }, true, null],
    ['2900 yen', {}, { currency: 'jpy' }, true, null],
    ['another plan’s money', {}, { planId: 'other' }, true, null],
    ['another intent', {}, { id: 'pi_2' }, true, null],
  ])('%s', (_name, payment, seen, isPlanThere, status) => {
    expect(judgePayment({ ...PAYMENT, ...payment }, { ...PAID, ...seen }, isPlanThere)).toBe(status);
  });

  test('over is over, and only full payment for the right thing opens', () => {
    const anySeen = fc.record({
      id: fc.constantFrom('pi_1', 'pi_2'),
      clientSecret: fc.constant(null),
      amount: fc.constantFrom(1, 2900),
      amountReceived: fc.constantFrom(0, 1, 2900),
      currency: fc.constantFrom('usd', 'jpy'),
      planId: fc.constantFrom('plan', 'other', null),
      state: fc.constantFrom('open' as const, 'processing' as const, 'succeeded' as const, 'canceled' as const),
      isRefunded: fc.boolean(),
      dispute: fc.constantFrom('none' as const, 'open' as const, 'lost' as const),
    });
    fc.assert(
      fc.property(fc.constantFrom(...STATUSES), anySeen, fc.boolean(), (status, seen, isPlanThere) => {
        const next = judgePayment({ ...PAYMENT, status }, seen, isPlanThere);
        if (status === 'refunded' || status === 'canceled') expect(next).toBe(status);
        if (next === 'succeeded' && status !== 'succeeded') {
          expect(seen).toEqual({ ...PAID, clientSecret: null });
        }
        if (next === 'canceled' && status !== 'canceled') expect(seen.state).toBe('canceled');
      }),
      { numRuns: 2000 },
    );
  });
});
