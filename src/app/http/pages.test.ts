import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openTestApp, shareTestApp } from './app-fixture.ts';

const ASSET = '/assets/main-abcdef12.js';

describe('pages', () => {
  const opened = shareTestApp();

  test.each([
    ['/', 200],
    ['/?from=mail', 200],
    ['/sample', 200],
    ['/privacy', 200],
    ['/checkout/x', 200],
    ['/index.html', 404],
    ['/first-screens.json', 404],
    ['/no-such-page', 404],
    ['/no/such/page', 404],
    ['/apiary', 404],
    ['/assets/', 404],
    ['/assets/none.js', 404],
  ])('%s is the page with status %i', async (url, status) => {
    const { app } = opened();
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(reply.body).toContain('<html lang="es">');
  });

  test.each(['/', '/no-such-page', '/api/none', '/healthz', ASSET])(
    '%s has every security header and no name of its software',
    async (url) => {
      const { app } = opened();
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; manifest-src 'self'; worker-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'",
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test('the checkout lets the card provider in, and no inline script or style', async () => {
    const { app } = opened();
    const { headers } = await app.inject('/checkout/x');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
    expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('search engines are told which pages there are, in which languages', async () => {
    const { app } = opened();
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['content-type']).toContain('text/plain');
    expect(robots.body).toContain('Disallow: /checkout/');
    expect(robots.body).toContain('Sitemap: http://trama.test/sitemap.xml');
    const sitemap = await app.inject('/sitemap.xml');
    expect([...sitemap.body.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)).toEqual([
      'http://trama.test/',
      'http://trama.test/?lang=en',
      'http://trama.test/sample',
      'http://trama.test/privacy',
      'http://trama.test/privacy?lang=en',
    ]);
  });

  test.each([
    ['br', 'script.br'],
    ['gzip', 'script.gz'],
    ['br, gzip', 'script.br'],
    ['identity', 'script'],
  ])('an asset asked for with %s comes as built, cached for good', async (encoding, body) => {
    const { app } = opened();
    const reply = await app.inject({ url: ASSET, headers: { 'accept-encoding': encoding } });
    expect([reply.statusCode, reply.body]).toEqual([200, body]);
    expect(reply.headers['content-encoding']).toBe(body === 'script' ? undefined : encoding.split(',')[0]);
    expect(reply.headers.vary).toMatch(/accept-encoding/i);
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(reply.headers['content-type']).toMatch(/javascript/);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
  ])('a page asked for with %s comes compressed once and for all', async (accepted, encoding) => {
    const { app } = opened();
    const plain = await app.inject('/?lang=en');
    const reply = await app.inject({ url: '/?lang=en', headers: { 'accept-encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe('accept-encoding, cookie');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''] ?? ((bytes: Buffer) => bytes);
    expect(unpack(reply.rawPayload).toString()).toBe(plain.body);
    expect(plain.body).toContain('<html lang="en">');
  });

  test('a page comes in the language chosen last, unless its address names one', async () => {
    const { app } = opened();
    const languageOf = async (url: string, cookie: string) =>
      /<html lang="(..)">/.exec((await app.inject({ url, headers: { cookie } })).body)?.[1];
    expect(await languageOf('/', 'trama=x; trama-language=en')).toBe('en');
    expect(await languageOf('/?lang=es', 'trama-language=en')).toBe('es');
    expect(await languageOf('/?lang=fr', 'trama-language=en')).toBe('en');
    expect(await languageOf('/', 'trama-language=fr')).toBe('es');
    expect(await languageOf('/sample', 'trama-language=en')).toBe('es');
  });

  test('a page that a browser has already is not sent again; in another language, or a missing one, it is', async () => {
    const { app } = opened();
    const { etag = '' } = (await app.inject('/')).headers;
    const again = (url: string, tag = etag) => app.inject({ url, headers: { 'if-none-match': tag } });
    const reply = await again('/');
    expect([reply.statusCode, reply.body, reply.headers.etag, reply.headers['cache-control']]).toEqual([304, '', etag, 'no-cache']);
    expect((await again('/', `"x", ${etag}`)).statusCode).toBe(304);
    expect((await again('/?lang=en')).statusCode).toBe(200);
    const { headers } = await app.inject('/no-such-page');
    expect((await again('/no-such-page', headers.etag)).statusCode).toBe(404);
  });

  test.each(['.map', '.br', '.gz'])('a file ending in %s is not served by its name', async (ending) => {
    const { app } = opened();
    expect((await app.inject(`${ASSET}${ending}`)).statusCode).toBe(404);
  });

  test.each(['/../data/trama.db', '/..%2fdata%2ftrama.db', '/%2e%2e/data/trama.db', '//etc/passwd', '/assets/..%5c..%5cdata'])(
    '%s leads nowhere',
    async (url) => {
      const { app } = opened();
      const reply = await app.inject(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('SQLite');
    },
  );
});

describe('health and description', () => {
  test('alive from the first moment, ready once the renderer is', async () => {
    let isReady = false;
    const { app } = await openTestApp({ isRendererReady: () => isReady });
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await app.inject('/readyz')).json()).toMatchObject({ status: 503, code: 'not-ready' });
    isReady = true;
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('not ready without its database', async () => {
    const { app, database } = await openTestApp();
    await database.schema.dropTable('sessions').execute();
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  });

  test('the API is described by the schemas the server checks with', async () => {
    const { app } = await openTestApp();
    const description = (await app.inject('/api/openapi.json')).json();
    expect(description.openapi).toMatch(/^3\.1/);
    expect(Object.keys(description.paths).sort()).toEqual([
      '/api/chat/start',
      '/api/chat/{sessionId}',
      '/api/chat/{sessionId}/answer',
      '/api/chat/{sessionId}/events',
      '/api/chat/{sessionId}/export',
      '/api/chat/{sessionId}/generate',
      '/api/chat/{sessionId}/link',
      '/api/create-payment-intent',
      '/api/download/{file}',
      '/api/open',
      '/api/privacy',
      '/healthz',
      '/readyz',
    ]);
    const { properties } = description.paths['/api/chat/{sessionId}/answer'].post.requestBody.content['application/json'].schema;
    expect(properties.answer).toMatchObject({ type: 'string', maxLength: 4000 });
  });
});
