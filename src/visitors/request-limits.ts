// How often one visitor may ask: figures far above what a person does, and far below what a script would like to.

export interface Limit {
  readonly uses: number;
  readonly windowMs: number;
}

export interface CallLimits {
  /** For one network: an IPv4 address, or 64 bits of IPv6. */
  readonly network?: readonly Limit[];
  /** For one session, counted only for who may open it: nobody can use up somebody else's. */
  readonly session?: readonly Limit[];
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const per = (windowMs: number, uses: number): Limit => ({ uses, windowMs });

/** By method and route pattern. The shorter window stands first: what it refuses does not count for the longer one. */
export const CALL_LIMITS: Readonly<Record<string, CallLimits>> = {
  'POST /api/chat/start': { network: [per(MINUTE, 10), per(DAY, 60)] },
  'POST /api/chat/:sessionId/answer': { network: [per(MINUTE, 60)], session: [per(MINUTE, 20), per(DAY, 60)] },
  'POST /api/chat/:sessionId/link': { network: [per(MINUTE, 10)], session: [per(DAY, 20)] },
  'POST /api/open': { network: [per(MINUTE, 10)] },
  'POST /api/create-payment-intent': { network: [per(HOUR, 10)] },
  'GET /api/download/:file': { network: [per(MINUTE, 60)], session: [per(MINUTE, 30)] },
};

/** Having a plan written, which is the dear part. Asking again for one that is written, or under way, is not counted. */
export const WRITING_LIMITS: CallLimits = { network: [per(DAY, 10)], session: [per(DAY, 3)] };

/** Every other call under /api. */
export const OTHER_LIMITS: CallLimits = { network: [per(MINUTE, 300)] };

/** Calls of the payment provider: it sends what it has when it has it, each with its signature. */
export const UNLIMITED_CALLS: readonly string[] = ['POST /api/payments/webhook'];
