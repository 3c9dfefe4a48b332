// Plans on PostgreSQL: written by workers, waited for anywhere. Several nodes in this process, each with its own connections.
import { describe, expect, test } from 'vitest';
import { createRowStorage } from '../documents/row-storage.server.ts';
import { addOrder, cut, generate, holdPress, openCluster, stagesIn, stateOf, until } from './cluster-fixture.ts';
import { fulfilOrder } from './fulfil-order.server.ts';
import { produceOutline, Visitor } from './http/app-fixture.ts';
import { resendPlans } from './plan-worker.server.ts';
import type { Produce } from './write-plan.server.ts';

const AT = '2026-01-02T03:04:05.000Z';
const AN_HOUR_MS = 3_600_000;

describe('two that serve and two that write', { timeout: 300_000 }, () => {
  test('asked for at both at once, a plan is written once, and both hear how far it is', async () => {
    let written = 0;
    const { open } = await openCluster();
    const produce: Produce = (...order) => {
      written += 1;
      return produceOutline(...order);
    };
    const [one, other] = [await open('web'), await open('web')];
    for (const worker of [await open('worker', { produce }), await open('worker', { produce })]) await worker.begin();
    const visitor = new Visitor(one);
    const elsewhere = new Visitor(other);
    const id = await visitor.start();
    await visitor.playInterview(id);
    elsewhere.cookie = visitor.cookie;
    const streams = [visitor, elsewhere].map((at) => at.send('GET', `/api/chat/${id}/events`));
    await Promise.all([visitor, elsewhere].map((at) => at.send('GET', `/api/chat/${id}`)));
    const [here, there] = await Promise.all([visitor.generate(id), elsewhere.generate(id)]);
    expect([here.statusCode, there.json()]).toEqual([200, here.json()]);
    expect(here.json().downloadUrlES).toMatch(/-ES\.pdf$/);
    expect(written).toBe(1);
    for (const stream of await Promise.all(streams)) {
      expect(stagesIn(stream.body)).toEqual(['figures', 'words', 'pages', 'saving', 'ready']);
    }
    expect((await elsewhere.send('GET', here.json().downloadUrlES)).statusCode).toBe(200);
    expect(await one.database.selectFrom('plans').selectAll().execute()).toHaveLength(1);
  });

  test('a finished plan reaches who waits by news, not by looking', async () => {
    const { open } = await openCluster();
    // Nobody looks. How many milliseconds it is between two processes bench/news.ts tells.
    const web = await open('web', { lookEveryMs: AN_HOUR_MS });
    const worker = await open('worker');
    await worker.begin();
    for (let round = 0; round < 5; round += 1) {
      const visitor = new Visitor(web);
      const id = await visitor.start();
      await visitor.playInterview(id);
      expect((await visitor.generate(id)).statusCode).toBe(200);
    }
  });

  test('the request that asked stands in the line of the worker that wrote', async () => {
    const { open } = await openCluster();
    const lines: string[] = [];
    const web = await open('web');
    const worker = await open('worker', { logTo: { write: (line) => lines.push(line) } });
    await worker.begin();
    const { reply } = await generate(web);
    expect(worker.settled).toMatchObject([{ outcome: 'ready', requestId: reply.headers['x-request-id'] }]);
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'plan settled', reqId: reply.headers['x-request-id'] }),
    );
  });

  test('what was erased while it was written stays away, and who waits for it hears so', async () => {
    const { open } = await openCluster();
    const press = holdPress();
    const web = await open('web');
    const worker = await open('worker', { produce: press.produce });
    await worker.begin();
    const visitor = new Visitor(web);
    const id = await visitor.start();
    await visitor.playInterview(id);
    const generated = visitor.generate(id);
    await press.isReached;
    expect((await visitor.send('DELETE', `/api/chat/${id}`)).statusCode).toBe(204);
    press.release();
    expect((await generated).statusCode).toBe(404);
    expect(await web.database.selectFrom('documents').selectAll().execute()).toEqual([]);
  });
});

describe('a plan that fails', () => {
  test('is told at once, tried again by itself, and then there', async () => {
    const { open } = await openCluster();
    let failures = 1;
    const produce: Produce = async (...order) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no ink');
      return produceOutline(...order);
    };
    const web = await open('web');
    const worker = await open('worker', { produce });
    await worker.begin();
    const { visitor, id, reply } = await generate(web);
    expect([reply.statusCode, reply.json().code]).toEqual([500, 'plan-failed']);
    expect((await visitor.generate(id)).statusCode).toBe(200);
    expect(worker.settled.map(({ outcome }) => outcome)).toEqual(['failed', 'ready']);
  });

  test('every time is given up, which is counted, and may be asked for again', async () => {
    const { open } = await openCluster();
    let isBroken = true;
    const produce: Produce = async (...order) => {
      if (isBroken) throw new Error('no ink');
      return produceOutline(...order);
    };
    const retries = { retryLimit: 1, retryDelay: 1 };
    const web = await open('web', { retries });
    const worker = await open('worker', { produce, retries });
    await worker.begin();
    const { visitor, id, reply } = await generate(web);
    expect(reply.statusCode).toBe(500);
    await until(() => worker.givenUp.length > 0);
    expect(worker.settled.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
    expect(worker.givenUp).toMatchObject([{ requestId: reply.headers['x-request-id'] }]);
    expect((await worker.app.inject('/metrics')).payload).toContain('trama_plans_given_up_total 1\n');
    isBroken = false;
    expect((await visitor.generate(id)).statusCode).toBe(200);
  });
});

describe('what is lost on the way', () => {
  test('an order whose job was never sent is found and written', async () => {
    const { open } = await openCluster();
    const worker = await open('worker');
    await addOrder(worker.database);
    await worker.begin();
    await until(async () => (await stateOf(worker.database)) === 'ready');
    expect(worker.settled).toMatchObject([{ outcome: 'ready', requestId: null }]);
  });

  test('a young order is left to whoever is about to send it', async () => {
    const { open } = await openCluster();
    const web = await open('web');
    await addOrder(web.database);
    const sent: string[] = [];
    const queue = {
      send: async ({ planId }: { planId: string }) => void sent.push(planId),
      work: async () => undefined,
      stop: async () => undefined,
    };
    await resendPlans({ database: web.database, queue }, AT);
    expect(sent).toEqual([]);
    await resendPlans({ database: web.database, queue }, new Date().toISOString());
    expect(sent).toEqual(['p1']);
  });

  test('a connection for news that is cut is made anew, and who waited meanwhile hears all the same', async () => {
    const { open, url } = await openCluster();
    const press = holdPress();
    const web = await open('web');
    const worker = await open('worker', { produce: press.produce });
    await worker.begin();
    const generated = generate(web);
    await press.isReached;
    expect(await cut(url, 'trama news')).toBe(1);
    press.release();
    expect((await generated).reply.statusCode).toBe(200);
    expect((await generate(web)).reply.statusCode).toBe(200);
  });

  test('a plan that two workers finish is one plan', async () => {
    const { open } = await openCluster();
    const nodes = [await open('web'), await open('web')];
    const [node] = nodes;
    if (!node) throw new Error('there is no node');
    const order = await addOrder(node.database);
    const gate = Promise.withResolvers<void>();
    let arrived = 0;
    const outcomes: string[] = [];
    await Promise.all(
      nodes.map(({ database }) =>
        fulfilOrder(
          {
            database,
            storage: createRowStorage(() => new Date(AT)),
            // Both have everything ready before either stores it.
            produce: async (...asked) => {
              arrived += 1;
              if (arrived === 2) gate.resolve();
              await gate.promise;
              return produceOutline(...asked);
            },
            report: ({ outcome }) => outcomes.push(outcome),
          },
          { order, requestId: null, since: 0 },
          () => undefined,
        ),
      ),
    );
    expect(outcomes).toEqual(['ready', 'ready']);
    expect(await stateOf(node.database)).toBe('ready');
    expect(await node.database.selectFrom('documents').select('name').execute()).toHaveLength(3);
  });
});

test('a process that only writes serves nothing but its health and its figures', async () => {
  const { open } = await openCluster();
  const { app } = await open('worker');
  const statuses: Record<string, number> = {};
  for (const url of ['/healthz', '/readyz', '/metrics', '/', '/api/openapi.json', '/api/download/business-plan-sample-demo-ES.pdf']) {
    statuses[url] = (await app.inject(url)).statusCode;
  }
  expect(statuses).toEqual({
    '/healthz': 200,
    '/readyz': 200,
    '/metrics': 200,
    '/': 404,
    '/api/openapi.json': 404,
    '/api/download/business-plan-sample-demo-ES.pdf': 404,
  });
  expect((await app.inject({ method: 'POST', url: '/api/chat/start', payload: {} })).json()).toMatchObject({ code: 'not-found' });
});
