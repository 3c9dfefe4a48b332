// The private link as the page knows it: its secret stands in the fragment, which browsers send to nobody.

export interface PrivateLink {
  /** The whole address, to be copied. It is told once: the server keeps no way to tell it again. */
  readonly url: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

const FRAGMENT = /^#plan=([\w-]{43})$/;

export function writePrivateLink(origin: string, secret: string): string {
  return `${origin}/#plan=${secret}`;
}

/** The secret in `location.hash`, or null. Whoever reads it takes it out of the address bar and asks before it is used up. */
export function readLinkSecret(hash: string): string | null {
  return FRAGMENT.exec(hash)?.[1] ?? null;
}
