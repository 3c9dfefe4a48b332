import { isIP } from 'node:net';

export type Place = 'this-machine' | 'own-network' | 'elsewhere';

/** How far away the host of an address is: this machine, the private ranges of RFC 1918 and RFC 4193 with names that no public host can have, or elsewhere. */
export function placeOnNetwork(hostname: string): Place {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (host === '' || host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))) return 'this-machine';
  return isOwnNetwork(host) ? 'own-network' : 'elsewhere';
}

function isOwnNetwork(host: string): boolean {
  if (isIP(host) === 4) return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(host);
  if (isIP(host) === 6) return /^f[cd]/.test(host);
  return !host.includes('.') || /\.(local|internal|lan|home\.arpa)$/.test(host);
}
