// What the provider's script says of a card, in the four ways it can end for a visitor.

export type Confirmation =
  | { readonly kind: 'paid' }
  | { readonly kind: 'processing' }
  /** In the provider's words, which are in the visitor's language; null where it has none that would help. */
  | { readonly kind: 'refused'; readonly words: string | null }
  /** Nobody knows whether it arrived: trying again is safe, and finds out. */
  | { readonly kind: 'lost' };

/** What our own server's refusal to go on means: by its code, somebody was faster; without one, no answer came. */
export function judgeRefusal(code: string | null): Confirmation {
  if (code === 'already-paid') return { kind: 'paid' };
  return { kind: code === 'payment-processing' ? 'processing' : 'lost' };
}

interface Confirmed {
  readonly paymentIntent?: { readonly status: string } | undefined;
  readonly error?:
    | { readonly type: string; readonly message?: string | undefined; readonly payment_intent?: { readonly status: string } }
    | undefined;
}

export function judgeConfirmation({ paymentIntent, error }: Confirmed): Confirmation {
  // Another tab was faster: the provider refuses to confirm what is confirmed already, and says how it stands.
  const status = paymentIntent?.status ?? error?.payment_intent?.status;
  if (status === 'succeeded') return { kind: 'paid' };
  if (status === 'processing') return { kind: 'processing' };
  if (!error) return { kind: 'refused', words: null };
  if (error.type === 'card_error' || error.type === 'validation_error') return { kind: 'refused', words: error.message ?? null };
  return error.type === 'api_connection_error' || error.type === 'api_error' ? { kind: 'lost' } : { kind: 'refused', words: null };
}
