import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownerNote, removeStaleServers } from './remove-stale-servers.ts';

test('the folders of servers that were killed go, and whatever still lives keeps its own', () => {
  const parent = mkdtempSync(join(tmpdir(), 'trama-test-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const dead = spawnSync(process.execPath, ['--version']).pid;
  const make = (name: string, { owner, server, isOld = false }: { owner?: number; server?: number; isOld?: boolean }) => {
    const folder = join(parent, name);
    mkdirSync(join(folder, 'data'), { recursive: true });
    if (owner) writeFileSync(ownerNote(folder), String(owner));
    if (server) writeFileSync(join(folder, 'data', 'postmaster.pid'), `${server}\n/data\n`);
    if (isOld) utimesSync(folder, 1, 1);
  };
  make('pg-killed', { owner: dead });
  make('pg-killed-with-server', { owner: dead, server: dead });
  make('pg-nameless', { isOld: true });
  make('pg-being-made', {});
  make('pg-mine', { owner: process.pid, server: dead });
  make('pg-server-lives', { owner: dead, server: process.pid });
  make('other', { owner: dead, isOld: true });
  removeStaleServers(parent, 'pg-');
  expect(readdirSync(parent).sort()).toEqual(['other', 'pg-being-made', 'pg-mine', 'pg-server-lives']);
});
