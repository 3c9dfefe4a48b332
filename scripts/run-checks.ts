// `npm test`: every check, one after another. The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

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
  asOneCheck('format and lint', ['biome', 'check', '.']),
  asOneCheck('types', ['tsc', '--noEmit']),
  asOneCheck('nothing unused', ['knip']),
  asManyTests('unit tests', ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`], readUnitReport),
  asManyTests('journeys', ['playwright', 'test', '--reporter=line,json'], readJourneyReport, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEY_REPORT,
  }),
];

const total = counts.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
console.log(`${total.passed} passed, ${total.failed} failed`);

function asOneCheck(name: string, command: readonly string[]): Count {
  return run(name, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that failed without counting a failure (it crashed, or met an unhandled rejection) is one failure. */
function asManyTests(name: string, command: readonly string[], read: () => Count, environment = {}): Count {
  const went = run(name, command, environment);
  const count = read();
  return went || count.failed > 0 ? count : { ...count, failed: 1 };
}

function run(name: string, [command = '', ...args]: readonly string[], environment: Record<string, string> = {}): boolean {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...environment } });
  return status === 0;
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
