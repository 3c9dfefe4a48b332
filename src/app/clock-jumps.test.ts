// A clock that is set while the server runs: nobody loses an answer, nobody is locked out, and the plan is written.
import { expect, onTestFinished, test } from 'vitest';
import { addSession } from '../visitors/session-store.server.ts';
import { createCarefulPurge } from './careful-purge.server.ts';
import { openDatabase } from './database.server.ts';
import { placeIn } from './engine-fixture.ts';
import { makeFolder } from './folder-fixture.ts';
import { openTestApp, Visitor } from './http/app-fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-03-01T10:00:00.000Z');

test('an interview goes on in its order through a clock put back a day and forward a year, and its plan is written once', async () => {
  let now = START;
  const { app } = await openTestApp({ clock: () => new Date(now), env: { RATE_LIMIT: 'on' } });
  const visitor = new Visitor({ app });
  const id = await visitor.start();
  const jumps = [-DAY, 365 * DAY, -400 * DAY, 1, 2 * HOUR];
  const said: string[] = [];
  for (const [at, jump] of jumps.entries()) {
    said.push(`Respuesta ${at}: nadie afila cuchillos en el barrio.`);
    expect((await visitor.answer(id, said.at(-1) ?? '')).statusCode).toBe(200);
    now += jump;
  }
  const { transcript } = (await visitor.send('GET', `/api/chat/${id}`)).json() as { transcript: { content: string; isUser: boolean }[] };
  expect(transcript.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual(said);

  const other = await visitor.start();
  await visitor.playInterview(other);
  now -= 10 * DAY;
  const first = (await visitor.generate(other)).json();
  now += 20 * DAY;
  expect(first.downloadUrlES).toMatch(/-ES\.pdf$/);
  expect((await visitor.generate(other)).json().downloadUrlES).toBe(first.downloadUrlES);
  expect((await visitor.send('GET', first.downloadUrlES)).statusCode).toBe(200);
});

test('a clock put forward by months for less than a round of the purge deletes nothing; one that stays there is believed', async () => {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished));
  onTestFinished(() => database.destroy());
  const at = new Date(START).toISOString();
  await addSession(database, { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: at, lastActiveAt: at });
  let [now, passed] = [START, 0];
  const reports: string[] = [];
  const purge = createCarefulPurge({
    database,
    settings: { retentionDays: 30, retentionDaysPaid: 90 },
    clock: () => new Date(now),
    steady: () => passed,
    reportMoved: ({ message }) => reports.push(message),
  });
  const pass = (ms: number) => {
    now += ms;
    passed += ms;
  };
  const gone: number[] = [await purge()];
  now += 60 * DAY;
  pass(HOUR);
  gone.push(await purge());
  now -= 60 * DAY;
  pass(HOUR);
  gone.push(await purge());
  expect([gone, reports]).toEqual([[0, 0, 0], [expect.stringContaining('forward by 1440 h')]]);
  now += 60 * DAY;
  pass(HOUR);
  gone.push(await purge());
  pass(HOUR);
  gone.push(await purge());
  expect([gone.slice(3), reports.length]).toEqual([[0, 1], 2]);
});

test('time that simply passes is no jump, however long it is', async () => {
  const database = await openDatabase(await placeIn(makeFolder(), onTestFinished));
  onTestFinished(() => database.destroy());
  const at = new Date(START).toISOString();
  await addSession(database, { id: 's1', language: 'es', issuedTo: 'digest', boundTo: null, createdAt: at, lastActiveAt: at });
  let passed = 0;
  const purge = createCarefulPurge({
    database,
    settings: { retentionDays: 30, retentionDaysPaid: 90 },
    clock: () => new Date(START + passed),
    steady: () => passed,
    reportMoved: (error) => expect.fail(error.message),
  });
  passed += 31 * DAY;
  expect(await purge()).toBe(1);
});
