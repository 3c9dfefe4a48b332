// What is deployed is what the program reads: no setting of these files is unknown to it, and every file they name is there.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../src/app/settings.server.ts';

const ROOT = join(import.meta.dirname, '..');
const KNOWN = readFileSync(join(ROOT, 'src', 'app', 'settings.server.ts'), 'utf8');
const CONTROLLER = { CONTROLLER_NAME: 'Ana', CONTROLLER_ADDRESS: 'Calle 1', CONTROLLER_EMAIL: 'ana@plans.example' };

test('the environment of one server starts it once it says who is responsible', () => {
  const env = Object.fromEntries(
    read('trama.env.example')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => line.split('=') as [string, string]),
  );
  expect(() => readSettings(env)).toThrow('CONTROLLER_NAME is missing');
  expect(readSettings({ ...env, ...CONTROLLER })).toMatchObject({ dataDir: '/var/lib/trama', trustedProxies: ['loopback'], role: 'all' });
});

test('every setting of the compose file is one that the program knows', () => {
  const set = [...read('compose.yaml').matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name ?? '');
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !KNOWN.includes(`  ${name}:`))).toEqual([]);
});

test('every file of the project that a unit or the image names is there', () => {
  const unit = ['trama.service', 'trama-backup.service'].flatMap((file) => [...read(file).matchAll(/\b((?:src|scripts)\/[\w./-]+)/g)]);
  const image = [...read('Containerfile').matchAll(/\/app\/([\w./]+) |"((?:src)\/[\w./-]+)"|node (scripts\/[\w.]+)/g)];
  const named = [...unit, ...image].flatMap((found) => found.slice(1).filter((one) => one !== undefined));
  expect(named.length).toBeGreaterThan(8);
  // What is made by the build itself may not be here yet.
  expect(named.filter((path) => path !== 'build' && !existsSync(join(ROOT, path)))).toEqual([]);
});

function read(file: string): string {
  return readFileSync(join(ROOT, 'deploy', file), 'utf8');
}
