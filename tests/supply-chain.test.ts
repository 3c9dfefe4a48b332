// What comes with the project: exact versions, each with its digest, and nothing that runs by being installed.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Packages that bring a script for their installation; it is never run, and they work without. */
const UNRUN: readonly string[] = ['fsevents'];
const SCRIPTS = ['preinstall', 'install', 'postinstall'] as const;

interface Manifest {
  readonly name?: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('what the project stands on', () => {
  test('is named in exact versions', () => {
    const { dependencies, devDependencies, optionalDependencies } = read<Manifest>('package.json');
    const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.length).toBeGreaterThan(30);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^save-exact=true$/m);
  });

  // Every platform's package, not only this machine's: which of them an installation fetches is npm's choice.
  test('is locked with a digest for every package, whichever machine fetches it', () => {
    const { packages } = read<{ packages: Record<string, { integrity?: string }> }>('package-lock.json');
    const locked = Object.entries(packages).filter(([path]) => path !== '');
    expect(locked.length).toBeGreaterThan(300);
    expect(locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([path]) => path)).toEqual([]);
  });

  test('runs nothing by being installed: the commands say so, and no package here needs it', () => {
    expect(readFileSync(join(ROOT, 'scripts', 'ensure.mjs'), 'utf8')).toContain("'--ignore-scripts'");
    const wanting = packagesIn(join(ROOT, 'node_modules')).filter(({ scripts }) => SCRIPTS.some((name) => scripts?.[name]));
    expect(wanting.map(({ name }) => name).filter((name) => !UNRUN.includes(name ?? ''))).toEqual([]);
  });
});

function packagesIn(folder: string): Manifest[] {
  const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  return names.flatMap(({ name }) => {
    const path = join(folder, name);
    if (name.startsWith('@')) return packagesIn(path);
    const own = existsSync(join(path, 'package.json')) ? [JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest] : [];
    const inner = join(path, 'node_modules');
    return existsSync(inner) ? [...own, ...packagesIn(inner)] : own;
  });
}

function read<Content>(name: string): Content {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as Content;
}
