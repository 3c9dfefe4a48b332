import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', 'src', 'app', 'main.server.mjs');

export interface LoadServer {
  readonly base: string;
  stop(): Promise<void>;
}

/** The real server in a process of its own, on a free port, its renderer loaded. */
export async function startLoadServer(env: Readonly<Record<string, string>>): Promise<LoadServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...env },
    // Its log costs what it costs in production, where somebody reads it.
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.resume();
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  child.stdout.resume();
  const port = /:(\d+)\n/.exec(String(said))?.[1];
  if (port === undefined) throw new Error(`the server did not start: ${said}`);
  const base = `http://127.0.0.1:${port}`;
  while ((await fetch(`${base}/readyz`)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    base,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      process.off('exit', kill);
    },
  };
}

export interface ServerFigures {
  readonly memoryMb: number;
  readonly cpuSeconds: number;
  readonly loopMs: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** The server's own figures; the event loop's delay is that since the last time they were read. */
export async function readFigures(base: string): Promise<ServerFigures> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const read = (line: string) =>
    Number(
      text
        .split('\n')
        .find((one) => one.startsWith(`${line} `))
        ?.slice(line.length + 1) ?? Number.NaN,
    );
  const loop = (share: string) => Math.round(read(`trama_event_loop_delay_seconds{quantile="${share}"}`) * 10_000) / 10;
  return {
    memoryMb: Math.round(read('process_resident_memory_bytes') / 1e6),
    cpuSeconds: read('process_cpu_seconds_total'),
    loopMs: { p50: loop('0.5'), p99: loop('0.99'), max: loop('1') },
  };
}
