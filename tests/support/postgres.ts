// A real server of PostgreSQL for tests: from the system's packages, as a user without rights, on loopback, in a folder of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ownerNote, removeStaleServers } from './remove-stale-servers.ts';

const FOLDERS = 'trama-postgres-';
const PACKAGES = '/usr/lib/postgresql';
const USER = 'trama';
const PASSWORD = 'only-for-tests';
/** A server that was killed leaves its memory to processes that take a moment to notice. */
const START_ATTEMPTS = 50;
const BETWEEN_ATTEMPTS_MS = 200;

export interface PostgresServer {
  /** The address of a database; without a name that of the one that is always there. */
  url(name?: string): string;
  /** Stops it decently (INT), at once (QUIT) or as a power cut would (KILL). */
  stop(signal?: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Begins again on the same data and the same port. */
  start(): Promise<void>;
  /** Ends it and takes its folder away. */
  remove(): Promise<void>;
}

/** `durable`: syncs to disk as in production; without, it is faster and outlives a stop, but no power cut. */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPrograms();
  const owner = findOwner();
  removeStaleServers(tmpdir(), FOLDERS);
  const folder = mkdtempSync(join(tmpdir(), FOLDERS));
  writeFileSync(ownerNote(folder), String(process.pid));
  const port = await findFreePort();
  const run = (program: string, args: string[]) =>
    spawn(join(programs, program), args, {
      ...owner,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const data = join(folder, 'data');
  writeFileSync(join(folder, 'password'), PASSWORD);
  for (const path of [folder, join(folder, 'password')]) if (owner) chownSync(path, owner.uid, owner.gid);
  // The order of words is that of a language, as on most servers, not that of bytes.
  const collation = ['--locale-provider=icu', '--icu-locale=en', '--locale=C.UTF-8'];
  const access = [`--username=${USER}`, `--pwfile=${join(folder, 'password')}`, '--auth=scram-sha-256'];
  const made = run('initdb', ['-D', data, '--encoding=UTF8', '--no-sync', ...collation, ...access]);
  await ending(made);

  const haste = durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories=', 'max_connections=200', ...haste];
  let child: ChildProcess | null = null;
  const killAtExit = () => void child?.kill('SIGQUIT');

  const server: PostgresServer = {
    url: (name = 'postgres') => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`,
    async start() {
      for (let attempt = 1; ; attempt += 1) {
        child = run('postgres', ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]);
        const refusal = await readiness(child);
        if (refusal === null) return;
        if (attempt === START_ATTEMPTS) throw new Error(`PostgreSQL did not start: ${refusal}`);
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_ATTEMPTS_MS));
      }
    },
    async stop(signal = 'SIGINT') {
      const ended = child;
      child = null;
      if (!ended || ended.exitCode !== null || ended.signalCode !== null) return;
      ended.kill(signal);
      await once(ended, 'exit');
    },
    async remove() {
      process.off('exit', killAtExit);
      await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  process.once('exit', killAtExit);
  await server.start();
  return server;
}

/** Makes an empty database on the server at `url`, and gives its address and how to be rid of it. */
export async function createDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `trama_${randomBytes(6).toString('hex')}`;
  await tell(url, `create database ${name}`);
  return { url: url.replace(/\/[^/]*$/, `/${name}`), drop: () => tell(url, `drop database if exists ${name} with (force)`) };
}

async function tell(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Null once it takes connections; what it said when it ended instead. */
function readiness(child: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve(null);
    });
    child.once('close', () => resolve(said));
    child.once('error', (error) => resolve(String(error)));
  });
}

async function ending(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`initdb ended with ${code}: ${said}`);
}

/** The folder of PostgreSQL's programs, the newest version's. */
export function findPrograms(): string {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort((one, other) => Number(other) - Number(one)) : [];
  const folder = versions.map((version) => join(PACKAGES, version, 'bin')).find((path) => existsSync(join(path, 'initdb')));
  if (!folder) throw new Error('The tests need PostgreSQL: node scripts/ensure.mjs browser installs it.');
  return folder;
}

/** PostgreSQL refuses to be run by root: then it is run by the user that its package makes, or by nobody. */
function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = (
    ['postgres', 'nobody'].map((name) => users.find((line) => line.startsWith(`${name}:`))).find(Boolean) ?? ''
  ).split(':');
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
