import { Problem } from '../../problems/problem.ts';
import type { App } from './app-parts.server.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked {
  readonly method: string;
  readonly host: string;
  readonly headers: { readonly 'sec-fetch-site'?: string | string[] | undefined; readonly origin?: string | undefined };
}

/** Refuses changes that another site asks a visitor's browser for. A client that sends neither header is no browser. */
export function refuseForeignSite(app: App, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (isForeign(request, publicUrl)) throw new Problem('foreign-site');
  });
}

function isForeign({ method, host, headers }: Asked, publicUrl: string): boolean {
  if (SAFE_METHODS.has(method)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return headers.origin !== publicUrl && headers.origin !== `http://${host}` && headers.origin !== `https://${host}`;
}
