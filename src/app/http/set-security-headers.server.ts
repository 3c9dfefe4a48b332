import type { App } from './app-parts.server.ts';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** HSTS on https only. */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  return isHttps ? { ...HEADERS, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : HEADERS;
}

/** Security headers on every response: pages, JSON, documents and refusals alike. */
export function setSecurityHeaders(app: App, isHttps: boolean): void {
  const headers = securityHeaders(isHttps);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
