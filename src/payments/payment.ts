// What a plan costs, and what is known of its payment.

/** In cents. Never taken from a request. */
export const PRICE = { amount: 2900, currency: 'usd' } as const;

/** How long a visitor may change their mind and have the money back, without a reason. */
export const WITHDRAWAL_DAYS = 14;

/**
 * `created`: the visitor may pay · `processing`: the bank is at it · `succeeded`: the plan is open · `disputed`: closed until the bank decides ·
 * `owed`: the money goes back, because the visitor withdrew or the plan was erased before it was paid · `refunded`, `canceled`: over, for good.
 */
export type PaymentStatus = 'created' | 'processing' | 'succeeded' | 'disputed' | 'owed' | 'refunded' | 'canceled';

/** One attempt to pay for one plan. A plan has one live attempt at most: the others are refunded or canceled. */
export interface Payment {
  readonly planId: string;
  readonly attempt: number;
  readonly amount: number;
  readonly currency: string;
  /** The provider's name of it; null until the provider has answered. */
  readonly intentId: string | null;
  readonly status: PaymentStatus;
  /** Cards refused. */
  readonly failures: number;
  /** Grows with every look at the provider. */
  readonly version: number;
  readonly createdAt: string;
  /** When a visitor last asked to pay. */
  readonly askedAt: string;
  readonly paidAt: string | null;
  /** The sentence that stood beside the button, in the language it was read in; null where it was never pressed. */
  readonly agreedTo: string | null;
  readonly agreedAt: string | null;
  /** When the visitor withdrew from the contract. */
  readonly withdrawnAt: string | null;
}

/** A payment as the provider tells it at one moment. */
export interface SeenIntent {
  readonly id: string;
  /** What the visitor's browser pays with. Never logged, never stored. */
  readonly clientSecret: string | null;
  readonly amount: number;
  readonly amountReceived: number;
  readonly currency: string;
  /** The plan it was made for, as we told the provider. */
  readonly planId: string | null;
  readonly state: 'open' | 'processing' | 'succeeded' | 'canceled';
  /** Wholly; a part given back leaves the plan open. */
  readonly isRefunded: boolean;
  readonly dispute: 'none' | 'open' | 'lost';
}

/** Something the provider tells of its own accord. Only that it concerns a payment counts: how things stand is asked for. */
export interface HeardEvent {
  readonly id: string;
  readonly type: string;
  readonly intentId: string;
  readonly isRefusedCard: boolean;
}

/** What went wrong over there, without what was sent or answered: that may hold a client secret. */
export class ProviderFailure extends Error {
  readonly code: string | null;

  constructor(message: string, code: string | null) {
    super(message);
    this.code = code;
  }
}

/** The other side, as far as it is needed here. */
export interface PaymentProvider {
  /** Asked again for the same attempt, the same intent. */
  create(planId: string, attempt: number): Promise<SeenIntent>;
  see(intentId: string): Promise<SeenIntent>;
  /** Makes it impossible to pay. One that is paid already stays as it is. */
  cancel(intentId: string): Promise<void>;
  /** Gives all of it back, once. */
  refund(intentId: string): Promise<void>;
  /** The event in a signed message; null for one that concerns no payment. Throws a `Problem` when the signature is not the provider's. */
  readEvent(message: Buffer, signature: string | undefined): HeardEvent | null;
}

/** Once nothing can change any more. */
export const OVER: readonly PaymentStatus[] = ['refunded', 'canceled'];

export function isOver({ status }: Pick<Payment, 'status'>): boolean {
  return OVER.includes(status);
}
