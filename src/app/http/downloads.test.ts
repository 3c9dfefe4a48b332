import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shareTestApp, Visitor } from './app-fixture.ts';

describe('downloads', () => {
  const opened = shareTestApp();

  test('a plan’s documents come whole, named, private and not to be indexed', async () => {
    const { app } = opened();
    const visitor = new Visitor({ app });
    const id = await visitor.start();
    await visitor.playInterview(id);
    const { downloadUrlES } = (await visitor.generate(id)).json();
    const reply = await visitor.send('GET', downloadUrlES);
    expect(reply.statusCode).toBe(200);
    expect(reply.rawPayload.toString()).toMatch(/^%PDF-1\.7 [0-9a-f]{32} .*ES$/);
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(reply.rawPayload.length),
      'content-disposition': `attachment; filename="${downloadUrlES.split('/').at(-1)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    const head = await app.inject({ method: 'HEAD', url: downloadUrlES, headers: { cookie: visitor.cookie ?? '' } });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, reply.headers['content-length'], '']);

    const other = new Visitor({ app });
    await other.start();
    for (const stranger of [new Visitor({ app }), other]) expect((await stranger.send('GET', downloadUrlES)).statusCode).toBe(404);
  });

  test('a client without cookies gets its documents by their bare names', async () => {
    const { app } = opened();
    const script = new Visitor({ app }, { cookies: false });
    const id = await script.start();
    await script.playInterview(id);
    const { downloadUrlEN } = (await script.generate(id)).json();
    expect((await script.send('GET', downloadUrlEN)).statusCode).toBe(200);
  });

  test('the sample is public; one that was not built is not there', async () => {
    const { app } = opened();
    const reply = await app.inject('/api/download/business-plan-sample-demo-ES.pdf');
    expect([reply.statusCode, reply.body]).toEqual([200, '%PDF-1.7 muestra']);
    expect((await app.inject('/api/download/business-plan-sample-demo-EN.pdf')).statusCode).toBe(404);
  });

  test.each([
    'nothing.pdf',
    'business-plan-sample-demo-FR.pdf',
    '../secret.txt',
    '..%2fsecret.txt',
    '..%5csecret.txt',
    '%2e%2e/secret.txt',
    '....//secret.txt',
    '%00.pdf',
    'business-plan-sample-demo-ES.pdf%00.txt',
    'business-plan-sample-demo-ES.pdf%0d%0aX-Evil:1',
    'BUSINESS-PLAN-SAMPLE-DEMO-ES.PDF',
    'business-plan-sample-demo-ＥＳ.pdf',
    `business-plan-${'0'.repeat(32)}-ES.pdf`,
    `business-plan-${"' or 1=1 --".padEnd(32, '0')}-ES.pdf`,
    'x'.repeat(300),
    '',
  ])('%j leads nowhere', async (name) => {
    const { app, folder } = opened();
    writeFileSync(join(folder, 'secret.txt'), 'root:x:0');
    const reply = await app.inject(`/api/download/${name}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('root:x:0');
    expect(reply.headers['x-evil']).toBeUndefined();
  });

  test('a malformed escape is a problem, not a trace', async () => {
    const { app } = opened();
    const reply = await app.inject('/api/download/%zz.pdf');
    expect(reply.statusCode).toBe(400);
    expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });
});
