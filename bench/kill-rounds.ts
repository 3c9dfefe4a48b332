// Kills a server at random moments, again and again, and counts what was acknowledged and is gone. Embedded: the one server, while
// visitors answer and have plans written. With --postgres: a worker, while a web process waits for plans; the time from the kill to the
// finished plan is told too. (kill -9 keeps what the system has not yet written to disk: it stands for a crash, not for a power cut.)
//   node bench/kill-rounds.ts [--rounds 60] [--postgres] [--visitors 4] [--json]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, startPostgres } from '../tests/support/postgres.ts';
import { countLostAnswers, goThrough, isPlanWhole, type KeptInterview, orderPlan, startInterview } from './kept-interview.ts';
import { startServer } from './killed-server.ts';
import { quantile, rounded } from './measure.ts';

const LONGEST_LIFE_MS = 6000;
const LONGEST_WAIT_MS = 180_000;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    visitors: { type: 'string', default: '4' },
    postgres: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const visitors = Number(values.visitors);

const figures = values.postgres ? await killWorkers() : await killServers();
console.log(values.json ? JSON.stringify(figures) : figures);

async function killServers() {
  const folder = mkdtempSync(join(tmpdir(), 'trama-kills-'));
  const env = { DATA_DIR: join(folder, 'data') };
  const all: KeptInterview[] = [];
  let lostAnswers = 0;
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(env);
    // What the last kill may have taken.
    for (const interview of all.slice(-2 * visitors)) lostAnswers += await countLostAnswers(server.base, interview);
    const before = all.length;
    const lives = Array.from({ length: visitors }, () => live(server.base, all));
    // Every other kill meets a plan being written, however slow the machine; the rest come at any moment.
    if (round % 2 === 1) await waitFor(async () => all.slice(before).some(({ isOrdered }) => isOrdered));
    await pause(Math.random() * LONGEST_LIFE_MS);
    await server.kill();
    await Promise.all(lives);
    if ((round + 1) % 10 === 0) console.error(`${round + 1} rounds, lost so far: ${lostAnswers} of ${countAnswers(all)} answers`);
  }
  const last = await startServer(env);
  const report = await judge(last.base, all, lostAnswers);
  await last.stop();
  rmSync(folder, { recursive: true, force: true });
  return { engine: 'SQLite', rounds, ...report };
}

/** One interview after the other until the server is gone. */
async function live(base: string, all: KeptInterview[]): Promise<void> {
  try {
    for (;;) {
      const interview = await startInterview(base);
      all.push(interview);
      await goThrough(base, interview);
    }
  } catch {
    // The kill.
  }
}

async function killWorkers() {
  const postgres = await startPostgres({ durable: true });
  const { url } = await createDatabase(postgres.url());
  const env = { DATABASE_URL: url, DATA_DIR: tmpdir() };
  const web = await startServer({ ...env, ROLE: 'web' });
  const workers = [await startServer({ ...env, ROLE: 'worker' }), await startServer({ ...env, ROLE: 'worker' })];
  const all: KeptInterview[] = [];
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const interviews = await Promise.all(Array.from({ length: visitors }, () => startInterview(web.base)));
    all.push(...interviews);
    const lives = interviews.map((interview) => goThrough(web.base, interview).catch(() => undefined));
    await waitFor(async () => interviews.some(({ isOrdered }) => isOrdered));
    await pause(Math.random() * 1500);
    await workers.shift()?.kill();
    const since = performance.now();
    const next = startServer({ ...env, ROLE: 'worker' });
    await Promise.all(lives);
    await waitFor(async () => {
      for (const interview of interviews) if (!interview.links) await orderPlan(web.base, interview).catch(() => undefined);
      return interviews.every(({ links }) => links !== null);
    });
    recoveries.push(performance.now() - since);
    workers.push(await next);
    // A run may be broken off: what was found until here is told.
    if ((round + 1) % 5 === 0) console.error(`${round + 1} rounds: ${JSON.stringify(await judge(web.base, all, 0))}`);
  }
  const report = await judge(web.base, all, 0);
  for (const server of [web, ...workers]) await server.stop();
  await postgres.remove();
  const seconds = (share: number) => rounded(quantile(recoveries, share) / 1000);
  return { engine: 'PostgreSQL', rounds, ...report, recovery_s: { p50: seconds(0.5), max: seconds(1) } };
}

/** Everything that was ever acknowledged, looked at once more; plans that were ordered are asked for until they are there. */
async function judge(base: string, all: readonly KeptInterview[], lostBefore: number) {
  let lostAnswers = lostBefore;
  let lostPlans = 0;
  for (const interview of all) {
    lostAnswers += await countLostAnswers(base, interview);
    if (!interview.isOrdered) continue;
    await waitFor(async () => {
      if (!interview.links) await orderPlan(base, interview).catch(() => undefined);
      return interview.links !== null;
    }).catch(() => undefined);
    if (!(await isPlanWhole(base, interview))) lostPlans += 1;
  }
  return {
    interviews: all.length,
    answers: countAnswers(all),
    lost_answers: lostAnswers,
    plans: all.filter(({ isOrdered }) => isOrdered).length,
    lost_plans: lostPlans,
  };
}

function countAnswers(all: readonly KeptInterview[]): number {
  return all.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
}

async function waitFor(holds: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  while (!(await holds())) {
    if (performance.now() > until) throw new Error('it took too long');
    await pause(50);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
