import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAppMetrics } from '../metrics/app-metrics.ts';
import { countModelCalls } from '../metrics/count-model-calls.server.ts';
import { watchProcess } from '../metrics/watch-process.server.ts';
import type { Produce } from '../write-plan.server.ts';
import { openTestApp, produceOutline, type TestApp, Visitor } from './app-fixture.ts';

const DASHBOARD = join(import.meta.dirname, '..', '..', '..', 'docs', 'grafana-dashboard.json');
const HOUR_MS = 3_600_000;

test('figures come as Prometheus reads them, every line a comment or a sample', async () => {
  const { app } = await openTestApp();
  const reply = await app.inject('/metrics');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const lines = reply.payload.split('\n').slice(0, -1);
  const known = /^(# (HELP|TYPE) [a-z_]+ .+|[a-z_]+(\{[a-z_]+="[^"]*"(,[a-z_]+="[^"]*")*\})? (\d[\d.e+-]*|\+Inf|NaN))$/;
  expect(lines.filter((line) => !known.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith('# TYPE')).length).toBeGreaterThan(8);
});

test('requests are counted and timed by pattern, with no id of anybody', async () => {
  const test = await openTestApp();
  const visitor = new Visitor(test);
  const id = await visitor.start();
  await visitor.answer(id, 'Nadie afila cuchillos en el barrio.');
  await visitor.answer(id, ' ');
  await visitor.send('GET', '/api/chat/0123');
  await visitor.send('GET', '/nowhere');
  const text = await read(test);
  const answer = 'method="POST",route="/api/chat/:sessionId/answer"';
  expect(text).toContain(`trama_http_requests_total{${answer},status="200"} 1\n`);
  expect(text).toContain(`trama_http_requests_total{${answer},status="400"} 1\n`);
  expect(text).toContain('trama_http_requests_total{method="GET",route="/api/chat/:sessionId",status="400"} 1\n');
  expect(text).toContain(`trama_http_request_duration_seconds_count{${answer}} 2\n`);
  expect(text).toContain(`trama_http_request_duration_seconds_bucket{${answer},le="+Inf"} 2\n`);
  expect(text).not.toContain(id);
  expect(text).not.toContain('nowhere');
});

test('interviews and plans are counted once each, by language, outcome and writer', async () => {
  const { produce, fail } = switchable();
  const test = await openTestApp({ produce });
  const visitor = new Visitor(test);
  const id = await visitor.start('es');
  await visitor.start('en');
  await visitor.playInterview(id);
  fail(true);
  expect((await visitor.generate(id)).statusCode).toBe(500);
  fail(false);
  expect((await visitor.generate(id)).statusCode).toBe(200);
  expect((await visitor.generate(id)).statusCode).toBe(200);
  const declined = await visitor.start('en');
  await visitor.answer(declined, 'I will sell stolen phones and cocaine.');
  const text = await read(test);
  expect(text).toContain('trama_interviews_started_total{language="es"} 1\n');
  expect(text).toContain('trama_interviews_started_total{language="en"} 2\n');
  expect(text).toContain('trama_interviews_finished_total{outcome="complete",language="es"} 1\n');
  expect(text).toContain('trama_interviews_finished_total{outcome="declined",language="en"} 1\n');
  expect(text).toContain('trama_plans_total{writer="embedded",outcome="ready"} 1\n');
  expect(text).toContain('trama_plans_total{writer="embedded",outcome="failed"} 1\n');
  expect(text).toContain('trama_plan_duration_seconds_count{writer="embedded",outcome="ready"} 1\n');
});

test('a plan under way is in the queue, and out of it when it is written', async () => {
  let settle = () => {};
  const waits = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const isAsked = Promise.withResolvers<void>();
  const test = await openTestApp({
    produce: async (...order) => {
      isAsked.resolve();
      await waits;
      return produceOutline(...order);
    },
  });
  const visitor = new Visitor(test);
  const id = await visitor.start();
  await visitor.playInterview(id);
  const plan = visitor.generate(id);
  await isAsked.promise;
  expect(await read(test)).toContain('trama_queue_depth{queue="plans"} 1\n');
  settle();
  expect((await plan).statusCode).toBe(200);
  expect(await read(test)).toContain('trama_queue_depth{queue="plans"} 0\n');
});

test('an interview left for an hour counts as abandoned at its topic, once', async () => {
  let now = Date.parse('2026-01-02T10:00:00.000Z');
  const test = await openTestApp({ clock: () => new Date(now) });
  const visitor = new Visitor(test);
  const id = await visitor.start();
  await visitor.answer(id, 'En mi barrio nadie afila cuchillos y hay que comprarlos nuevos.');
  await visitor.start();
  await visitor.playInterview(await visitor.start());
  now += HOUR_MS - 1;
  expect(abandonedIn(await read(test))).toEqual({});
  now += 1;
  expect(abandonedIn(await read(test))).toEqual({ problem: 1, customer: 1 });
  now += HOUR_MS;
  expect(abandonedIn(await read(test))).toEqual({ problem: 1, customer: 1 });
  await visitor.answer(id, 'Vecinos que cocinan y dos restaurantes.');
  now += HOUR_MS;
  expect(abandonedIn(await read(test))).toEqual({ problem: 1, customer: 1, solution: 1 });
});

test('the process tells its memory, its processor time and how late its loop is', async () => {
  const { registry } = createAppMetrics();
  const stop = watchProcess(registry);
  // The first time the loop is asked only begins the measurement.
  for (let round = 0; round < 5; round += 1) {
    block(40);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const text = await registry.write();
  stop();
  expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10_000_000);
  expect(Number(/^process_cpu_seconds_total ([\d.]+)$/m.exec(text)?.[1])).toBeGreaterThan(0);
  expect(lateness(text)).toBeGreaterThan(0.02);
});

test('the dashboard draws every figure that the server tells, and no other', async () => {
  const { app, metrics } = await openTestApp();
  watchProcess(metrics.registry)();
  countModelCalls(metrics.registry);
  const told = [...(await read({ app })).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name = '', type]) => namesOf(name, type));
  const dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
  const drawn = dashboard.panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => expr.match(/\b(trama|process)_\w+/g) ?? []));
  expect(told.length).toBeGreaterThan(15);
  expect(drawn.filter((name) => !told.flat().includes(name))).toEqual([]);
  expect(told.filter((names) => !names.some((name) => drawn.includes(name)))).toEqual([]);
});

async function read({ app }: Pick<TestApp, 'app'>): Promise<string> {
  return (await app.inject('/metrics')).payload;
}

function namesOf(name: string, type: string | undefined): string[] {
  return type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name];
}

function lateness(text: string): number {
  return Number(/^trama_event_loop_delay_seconds\{quantile="1"\} ([\d.]+)$/m.exec(text)?.[1] ?? 0);
}

function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until) Math.sqrt(until);
}

/** The topics with at least one abandoned interview. */
function abandonedIn(text: string): Record<string, number> {
  const found = [...text.matchAll(/^trama_interviews_abandoned_total\{topic="([a-z-]+)"\} (\d+)$/gm)];
  expect(found).toHaveLength(9);
  return Object.fromEntries(found.map(([, topic, count]) => [topic, Number(count)] as const).filter(([, count]) => count > 0));
}

function switchable() {
  let fails = false;
  return {
    fail: (whether: boolean) => {
      fails = whether;
    },
    produce: async (...plan: Parameters<Produce>) => {
      if (fails) throw new Error('no ink');
      return produceOutline(...plan);
    },
  };
}
