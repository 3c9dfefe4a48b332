// `npm test`: every check. The last line is "N passed, N failed".
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';

interface Count {
  passed: number;
  failed: number;
}

const REPORTS = 'build/reports';
const UNIT_REPORT = `${REPORTS}/unit.json`;
const JOURNEY_REPORT = `${REPORTS}/journeys.json`;

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const counts: Count[] = [
  // The first takes every core by itself; the two after it one each.
  await asOneCheck('format and lint', ['biome', 'check', '.']),
  ...(await Promise.all([asOneCheck('types', ['tsc', '--noEmit']), asOneCheck('nothing unused', ['knip'])])),
  // These leave a core idle by turns, waiting for servers, browsers and databases: at once they take half the time.
  ...(await Promise.all([
    asManyTests(
      'unit tests',
      ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`],
      readUnitReport,
    ),
    asManyTests('journeys', ['playwright', 'test', '--reporter=line,json'], readJourneyReport, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEY_REPORT,
    }),
  ])),
];

const total = counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);

async function asOneCheck(name: string, command: readonly string[]): Promise<Count> {
  return (await run(name, command)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that failed without counting a failure (it crashed, or met an unhandled rejection) is one failure. */
async function asManyTests(name: string, command: readonly string[], read: () => Count, environment = {}): Promise<Count> {
  const went = await run(name, command, environment);
  const count = read();
  return went || count.failed > 0 ? count : { ...count, failed: 1 };
}

/** What a check prints is kept in a file, and told in one piece when it ends: two at once would print into each other. */
async function run(name: string, [command = '', ...args]: readonly string[], environment: Record<string, string> = {}): Promise<boolean> {
  const log = `${REPORTS}/${name.replaceAll(' ', '-')}.log`;
  console.log(`${name}: under way, see ${log}`);
  const written = openSync(log, 'w');
  const startedAt = Date.now();
  const check = spawn(command, args, { stdio: ['ignore', written, written], env: { ...process.env, ...environment } });
  const [code, signal] = await once(check, 'close').catch((error: unknown) => [String(error), null]);
  closeSync(written);
  console.log(`\n── ${name}: ${Math.round((Date.now() - startedAt) / 1000)} s${code === 0 ? '' : `, ended with ${code ?? signal}`}`);
  console.log(readFileSync(log, 'utf8').trim());
  return code === 0;
}

function readUnitReport(): Count {
  if (!existsSync(UNIT_REPORT)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(UNIT_REPORT, 'utf8')) as { numPassedTests: number; numFailedTests: number };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function readJourneyReport(): Count {
  if (!existsSync(JOURNEY_REPORT)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(JOURNEY_REPORT, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
