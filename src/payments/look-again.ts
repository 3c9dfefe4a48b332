import type { PaymentStatus } from './payment.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An open payment that nobody came back to for this long is called off. */
export const ABANDONED_AFTER_MS = DAY_MS;
/** How long a bank may take a payment back, as far as it is watched here. */
const WATCHED_FOR_MS = 180 * DAY_MS;

/**
 * When the provider is asked again, unless it speaks first: every minute while somebody may be paying, then ever less often; daily once paid,
 * in case word of a refund or a dispute was lost. Null for never.
 */
export function lookAgainAt(now: Date, status: PaymentStatus, askedAt: string): string | null {
  const since = now.getTime() - new Date(askedAt).getTime();
  const pause = pauseOf(status, since);
  return pause === null ? null : new Date(now.getTime() + pause).toISOString();
}

function pauseOf(status: PaymentStatus, since: number): number | null {
  switch (status) {
    case 'created':
    case 'processing':
      return since < HOUR_MS ? MINUTE_MS : Math.min(HOUR_MS, since / 10);
    case 'owed':
      return MINUTE_MS;
    case 'disputed':
      return HOUR_MS;
    case 'succeeded':
      return since < WATCHED_FOR_MS ? DAY_MS : null;
    default:
      return null;
  }
}
