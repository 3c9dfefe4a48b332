// Reading the log: whoever gets hold of it learns nothing about anybody.
import { expect, test } from 'vitest';
import { openTestApp, produceOutline, Visitor } from '../../src/app/http/app-fixture.ts';
import { readLinkSecret } from '../../src/ui/private-link.ts';

const ADDRESS = '203.0.113.77';

test('the log of an interview, its documents, a link, refusals and failures holds no word, cookie, secret, id or address', async () => {
  const lines: string[] = [];
  let isBroken = true;
  // Four seconds pass between any two looks, so that nobody is too fast, until time stands still.
  let [now, step] = [Date.parse('2026-05-05T10:00:00Z'), 4000];
  const opened = await openTestApp({
    env: { PUBLIC_URL: 'https://trama.test', RATE_LIMIT: 'on' },
    clock: () => {
      now += step;
      return new Date(now);
    },
    logTo: { write: (line) => lines.push(line) },
    produce: async (...order) => {
      if (isBroken) throw new Error('no ink');
      return produceOutline(...order);
    },
  });
  const from = { 'x-forwarded-for': ADDRESS, 'user-agent': 'Navegador-de-Ana', referer: 'https://trama.test/?de=Ana' };
  const [visitor, guest] = [new Visitor(opened, { headers: from }), new Visitor(opened, { headers: from })];
  const id = await visitor.start();
  const said = await visitor.playInterview(id);
  expect((await visitor.generate(id)).statusCode).toBe(500);
  isBroken = false;
  const { downloadUrlES } = (await visitor.generate(id)).json();
  expect((await visitor.send('GET', downloadUrlES)).statusCode).toBe(200);
  const secret = readLinkSecret(new URL((await visitor.send('POST', `/api/chat/${id}/link`)).json().url).hash) ?? '';
  expect((await guest.send('POST', '/api/open', { secret })).statusCode).toBe(200);

  const json = { ...from, 'content-type': 'application/json' };
  await opened.app.inject({ method: 'POST', url: `/api/chat/${id}/answer?q=Colvin`, payload: '{"answer":"Colvin', headers: json });
  await opened.app.inject({ method: 'GET', url: '/api/download/business-plan-Colvin-%zz', headers: from });
  await visitor.send('GET', '/api/download/Colvin.pdf?email=ana@plans.example');
  step = 0;
  for (let at = 0; at < 12; at += 1) await new Visitor(opened, { headers: from }).start();
  step = 60_000;
  await visitor.send('DELETE', `/api/chat/${id}`);
  await opened.database.schema.dropTable('turns').execute();
  const next = await visitor.start();
  expect((await visitor.answer(next, 'Marca-indeleble')).statusCode).toBe(500);

  const log = lines.join('');
  for (const told of ['no ink', 'no such table: turns', '"status":429', '"status":400', '"status":404']) expect(log).toContain(told);
  const cookies = [visitor.cookie, guest.cookie].map((cookie) => cookie?.split('=')[1] ?? 'none');
  const planId = /[0-9a-f]{32}/.exec(downloadUrlES)?.[0] ?? 'none';
  const words = said.filter((each) => each.length > 8).map((each) => each.slice(0, 24));
  expect(words.length).toBeGreaterThan(5);
  const secrets = [
    ...words,
    ...cookies,
    secret,
    id,
    next,
    planId,
    ADDRESS,
    'Colvin',
    'Marca',
    'Azahar',
    'Navegador',
    'ana@plans',
    'de=Ana',
  ];
  expect(secrets.filter((each) => log.includes(each))).toEqual([]);
});
