import { Problem } from '../../problems/problem.ts';
import type { App } from './app-parts.server.ts';

const READING = new Set(['GET', 'HEAD']);

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly headers: {
    readonly 'sec-fetch-site'?: string | string[] | undefined;
    readonly 'sec-fetch-dest'?: string | string[] | undefined;
    readonly origin?: string | undefined;
  };
}

/**
 * Refuses what another site asks a visitor's browser for: changes, and reading the API in any other way than by following a link
 * (an embedded document would carry the visitor's cookie). A client that sends none of these headers is no browser.
 */
export function refuseForeignSite(app: App, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (isForeign(request, publicUrl)) throw new Problem('foreign-site');
  });
}

function isForeign({ method, url, host, headers }: Asked, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (READING.has(method)) return /^\/api(\/|$)/.test(url) && site === 'cross-site' && headers['sec-fetch-dest'] !== 'document';
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return headers.origin !== publicUrl && headers.origin !== `http://${host}` && headers.origin !== `https://${host}`;
}
