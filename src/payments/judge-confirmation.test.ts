import { describe, expect, test } from 'vitest';
import { judgeConfirmation } from './judge-confirmation.ts';

describe('what becomes of a card', () => {
  test.each([
    ['paid', { paymentIntent: { status: 'succeeded' } }, { kind: 'paid' }],
    ['a bank that takes its time', { paymentIntent: { status: 'processing' } }, { kind: 'processing' }],
    ['another card is needed', { paymentIntent: { status: 'requires_payment_method' } }, { kind: 'refused', words: null }],
    ['declined', { error: { type: 'card_error', message: 'Tarjeta rechazada.' } }, { kind: 'refused', words: 'Tarjeta rechazada.' }],
    ['a field left open', { error: { type: 'validation_error', message: 'Falta el CVC.' } }, { kind: 'refused', words: 'Falta el CVC.' }],
    ['the network went', { error: { type: 'api_connection_error', message: 'connection reset' } }, { kind: 'lost' }],
    [
      'something technical is not repeated',
      { error: { type: 'invalid_request_error', message: 'No such intent' } },
      { kind: 'refused', words: null },
    ],
    [
      'paid in another tab',
      { error: { type: 'invalid_request_error', message: 'unexpected state', payment_intent: { status: 'succeeded' } } },
      { kind: 'paid' },
    ],
  ])('%s', (_name, confirmed, outcome) => {
    expect(judgeConfirmation(confirmed)).toEqual(outcome);
  });
});
