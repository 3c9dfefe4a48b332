import { describe, expect, test } from 'vitest';
import { openTestApp } from './app-fixture.ts';

const CONTROLLER = { CONTROLLER_NAME: 'Ana Ruiz SL', CONTROLLER_ADDRESS: 'Calle Mayor 1, Lugo', CONTROLLER_EMAIL: 'datos@plans.example' };

describe('what the site says about itself', () => {
  test('the privacy notice follows the settings', async () => {
    const { app } = await openTestApp({ env: { ...CONTROLLER, RETENTION_DAYS: '12', PUBLIC_URL: 'https://trama.test' } });
    const reply = await app.inject('/api/privacy');
    expect(reply.statusCode).toBe(200);
    expect(reply.json().map(({ id }: { id: string }) => id)).toEqual(['who', 'what', 'why', 'recipients', 'how-long', 'cookies', 'rights']);
    for (const word of ['Ana Ruiz SL', 'datos@plans.example', '12 días', '12 days', '__Host-trama']) expect(reply.body).toContain(word);
    expect(reply.body).toContain('No external artificial intelligence model is used');
  });

  test('the privacy notice names where a model is asked, unless that is this machine', async () => {
    const model = { LLM_BASE_URL: 'https://api.models.example/v1', LLM_MODEL: 'small-model' };
    const noticeOf = async (env: Record<string, string>) => (await (await openTestApp({ env })).app.inject('/api/privacy')).body;
    expect(await noticeOf(model)).toMatch(/se envían a api\.models\.example.*answers are sent to api\.models\.example/);
    expect(await noticeOf({ ...model, LLM_BASE_URL: 'http://127.0.0.1:11434/v1' })).toContain('No external artificial intelligence model');
  });

  test('the privacy notice says where answers lie when that is not this server, and no name that leads there', async () => {
    const bucket = {
      S3_BUCKET: 'trama',
      S3_ENDPOINT: 'https://eu1.objects.example',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'hidden',
    };
    const { app } = await openTestApp({ env: { ...bucket, DATABASE_URL: 'postgres://user:hidden@ep-7.db.example/trama' } });
    const { body } = await app.inject('/api/privacy');
    expect(body).toMatch(/una base de datos que aloja db\.example.*a database hosted by db\.example/);
    expect(body).toMatch(/un almacén de archivos que aloja objects\.example.*a file store hosted by objects\.example/);
    expect(body).not.toMatch(/ep-7|eu1|hidden/);
  });

  test('security.txt names a contact and ends within a year, always more than 30 days ahead', async () => {
    let now = new Date('2026-05-05T23:59:59Z');
    const { app } = await openTestApp({ env: { ...CONTROLLER, PUBLIC_URL: 'https://trama.test' }, clock: () => now });
    for (const day of ['2026-05-05T23:59:59Z', '2027-02-28T00:00:00Z']) {
      now = new Date(day);
      const reply = await app.inject('/.well-known/security.txt');
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(reply.body).toMatch(/^Contact: mailto:datos@plans\.example\nExpires: \S+Z\n/);
      const ahead = Date.parse(/Expires: (\S+)/.exec(reply.body)?.[1] ?? '') - now.getTime();
      expect(ahead).toBeGreaterThan(30 * 86_400_000);
      expect(ahead).toBeLessThan(365 * 86_400_000);
    }
  });

  test('without a contact there is no security.txt', async () => {
    const { app } = await openTestApp();
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  });
});
