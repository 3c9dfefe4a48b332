import type { App } from './app-parts.server.ts';

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'manifest-src': "'self'",
  'worker-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** Where a card is typed in, and only there, the provider's script and frames may come in; its script knows no trusted types. */
const CHECKOUT_POLICY: Readonly<Record<string, string>> = {
  ...POLICY,
  'script-src': "'self' https://js.stripe.com https://*.js.stripe.com",
  'frame-src': 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  'connect-src': "'self' https://api.stripe.com",
};

const HEADERS = {
  'content-security-policy': write({ ...POLICY, 'require-trusted-types-for': "'script'" }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

const CHECKOUT_HEADERS = {
  ...HEADERS,
  'content-security-policy': write(CHECKOUT_POLICY),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self "https://js.stripe.com")',
};

/** HSTS on https only. `url` is the path asked for: the checkout has a policy of its own. */
export function securityHeaders(isHttps: boolean, url = '/'): Readonly<Record<string, string>> {
  const headers = url.startsWith('/checkout/') ? CHECKOUT_HEADERS : HEADERS;
  return isHttps ? { ...headers, 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : headers;
}

/** Security headers on every response: pages, JSON, documents and refusals alike. */
export function setSecurityHeaders(app: App, isHttps: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders(isHttps, request.url));
  });
}

function write(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
