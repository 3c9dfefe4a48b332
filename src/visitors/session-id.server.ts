import { randomBytes } from 'node:crypto';

/** How every id in a URL is written: 128 bits in lower-case hex. */
export const ID_PATTERN = /^[0-9a-f]{32}$/;

/** A new id of 128 random bits. A document's id is drawn apart, never taken from its session's. */
export function drawId(): string {
  return randomBytes(16).toString('hex');
}
