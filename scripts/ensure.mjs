// Makes sure that what a command needs is there: `node scripts/ensure.mjs deps build`.
// Plain Node 20 or later, no dependency: it runs before anything is installed. A step runs only when what it depends on has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const BIN = join(ROOT, 'node_modules', '.bin');
const LONGEST_WAIT_MS = 15 * 60_000;
const TOOLS = [
  ['pdftotext', 'poppler-utils'],
  ['pdftoppm', 'poppler-utils'],
  ['qpdf', 'qpdf'],
  // A second engine that recalculates the workbooks.
  ['soffice', 'libreoffice-calc-nogui'],
  // The stores are tested on both engines.
  ['initdb', 'postgresql'],
];

const STEPS = {
  deps: { inputs: ['package.json', 'package-lock.json'], stamp: 'node_modules/.trama-deps', run: installDependencies },
  browser: { inputs: [], stamp: null, run: installTestTools },
  build: {
    inputs: ['src', 'index.html', 'public', 'vite.config.ts', 'package.json', 'package-lock.json', 'scripts'],
    stamp: 'build/.trama-build',
    run: buildAll,
  },
};

process.chdir(ROOT);
const release = await takeLock();
try {
  for (const name of process.argv.slice(2)) ensure(name);
} finally {
  release();
}

function ensure(name) {
  const step = STEPS[name];
  if (!step) stop(`There is no step "${name}". Steps: ${Object.keys(STEPS).join(', ')}.`);
  if (!step.stamp) return step.run();
  const wanted = hashOf(step.inputs);
  if (existsSync(step.stamp) && readFileSync(step.stamp, 'utf8') === wanted) return;
  step.run();
  mkdirSync(join(step.stamp, '..'), { recursive: true });
  writeFileSync(step.stamp, wanted);
}

function installDependencies() {
  say('Installing dependencies (once) …');
  // Nothing a package brings is run by installing it: none needs it, and a bad one would have its way here first.
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // A lock written against another package source may be refused by `npm ci`: then install what it names, without touching it.
  if (run('npm', ['ci', ...quiet]) !== 0 && run('npm', ['install', '--no-save', ...quiet]) !== 0)
    stop('The dependencies could not be installed.');
  const version = spawnSync('node', ['--version'], { env: environment(), encoding: 'utf8' }).stdout?.trim() ?? 'none';
  if (Number(version.slice(1).split('.')[0]) < 24)
    stop(`Trama needs Node 24 or later; this is ${version} and no packaged Node 24 exists for this platform.`);
}

function installTestTools() {
  const missing = TOOLS.filter(([tool]) => !isInstalled(tool)).map(([, pack]) => pack);
  if (!chromiumPath()) missing.push('chromium');
  if (missing.length === 0) return;
  const packages = [...new Set(missing)];
  say(`Installing ${packages.join(', ')} from the system's packages …`);
  const installed =
    run('apt-get', ['update', '-qq']) === 0 && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]) === 0;
  if (!installed) stop(`The tests need ${packages.join(', ')}: install them with the system's package manager, or set CHROMIUM_PATH.`);
}

function buildAll() {
  say('Building …');
  if (run('npm', ['run', '--silent', 'build']) !== 0) stop('The page and the sample plan could not be built.');
}

function chromiumPath() {
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
}

function isInstalled(tool) {
  return [...(process.env.PATH ?? '').split(delimiter), ...postgresFolders()].some((folder) => existsSync(join(folder, tool)));
}

/** Debian keeps the server's programs out of the path, a folder a version. */
function postgresFolders() {
  const versions = '/usr/lib/postgresql';
  return existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
}

function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment() }).status ?? 1;
}

function environment() {
  return { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}`, DEBIAN_FRONTEND: 'noninteractive' };
}

function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap(filesUnder)) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Two commands started at once must not install over each other: the second waits. */
async function takeLock() {
  const path = join(ROOT, '.trama-ensure.lock');
  for (const started = Date.now(); Date.now() - started < LONGEST_WAIT_MS; ) {
    try {
      writeFileSync(path, String(process.pid), { flag: 'wx' });
      return () => rmSync(path, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (!isAlive(path)) rmSync(path, { force: true });
      else await new Promise((wake) => setTimeout(wake, 200));
    }
  }
  return stop(`Another command has been preparing for too long; if none is running, delete ${path}.`);
}

function isAlive(path) {
  try {
    process.kill(Number(readFileSync(path, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function say(sentence) {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence) {
  say(sentence);
  rmSync(join(ROOT, '.trama-ensure.lock'), { force: true });
  process.exit(1);
}
