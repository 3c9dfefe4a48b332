import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const MAIN = join(import.meta.dirname, '..', 'src', 'app', 'main.server.mjs');

export interface KilledServer {
  readonly base: string;
  /** Ends it as a power cut would end the process, and waits until it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A process of the real server on a free port, listening; `hear` is told each line of its log. */
export async function startServer(env: Readonly<Record<string, string>>, hear?: (line: string) => void): Promise<KilledServer> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const killAtExit = () => child.kill('SIGKILL');
  process.once('exit', killAtExit);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-2000);
  });
  if (hear) createInterface(child.stderr).on('line', hear);
  const [said] = (await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])) as [Buffer | number];
  const port = /:(\d+)\n/.exec(String(said))?.[1];
  if (port === undefined) throw new Error(`the server did not start: ${errors}`);
  child.stdout.resume();
  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', killAtExit);
    if (!hasEnded(child)) {
      child.kill(signal);
      await once(child, 'exit');
    }
  };
  return { base: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
