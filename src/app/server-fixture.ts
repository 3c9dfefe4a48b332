// The real process, on a real port, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeFolder } from './folder-fixture.ts';

const ROOT = join(import.meta.dirname, '..', '..');
export const MAIN = join(import.meta.dirname, 'main.server.mjs');

export interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

export function needBuiltPage(): void {
  if (!existsSync(join(ROOT, 'build', 'web', 'index.html'))) throw new Error('build the page first: npm run build');
}

/** A server that listens; `errors` gives what it has written to its log so far. */
export async function startServer(env: Record<string, string>) {
  const child = launch([MAIN], env);
  const errors = collect(child.stderr);
  const base = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /^Trama is listening on (http:\/\/localhost:\d+)\n$/.exec(said)?.[1];
      if (found) resolve(found.replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code} before it listened: ${errors()}`)));
  });
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const [code, by] = await once(child, 'exit');
    return { code, signal: by };
  };
  return { base, stop, errors };
}

/** Runs a server that is to refuse, or a script of the project, to its end. */
export async function runToEnd(env: Record<string, string>, script = MAIN, ...args: string[]): Promise<Ended> {
  const child = launch([script.startsWith('scripts/') ? join(ROOT, script) : script, ...args], env);
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  const [code] = await once(child, 'close');
  return { code, output: output(), errors: errors() };
}

export async function post(url: string, body: object): Promise<{ sessionId: string }> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect(reply.status).toBe(200);
  return (await reply.json()) as { sessionId: string };
}

function launch(args: string[], env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', DATA_DIR: join(makeFolder(), 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function collect(stream: ChildProcess['stdout']): () => string {
  let text = '';
  stream?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
