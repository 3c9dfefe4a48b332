// Adds to package-lock.json the optional platform packages that the package source in use does not offer.
// npm drops such entries when it writes the lock and then refuses its own lock with `npm ci` (EUSAGE, "Missing: … from lock file").
// An entry for a foreign platform is never fetched here; elsewhere npm fetches it by name and version.
// Run after every `npm install` that changes the lock: `npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';

const PATH = 'package-lock.json';
const SYSTEMS = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
  aix: 'aix',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  sunos: 'sunos',
};
const PROCESSORS = {
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  arm: 'arm',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
  mips64el: 'mips64el',
  wasm32: 'wasm32',
};

const lock = JSON.parse(readFileSync(PATH, 'utf8'));
const added = [];
for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path]) continue;
    lock.packages[path] = { version: exact(name, version), ...(entry.dev && { dev: true }), optional: true, ...platformOf(name) };
    added.push(name);
  }
}
const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([one], [other]) => (one < other ? -1 : 1))]);
writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added.length} platform packages added to ${PATH}`);

function exact(name, version) {
  if (/^\d+\.\d+\.\d+/.test(version)) return version;
  const known = version.match(/\d+\.\d+\.\d+(-[\w.]+)?/)?.[0];
  if (!known) throw new Error(`${name} asks for "${version}", which names no version`);
  return known;
}

/** The `os` and `cpu` of a platform package, read off its name. */
function platformOf(name) {
  const words = name.replace(/^.*\//, '').split(/[-_]/);
  const system = words.map((word) => SYSTEMS[word]).find(Boolean);
  const processor = words.map((word) => PROCESSORS[word] ?? (/^arm/.test(word) ? 'arm' : undefined)).find(Boolean);
  return { ...(processor && { cpu: [processor] }), ...(system && { os: [system] }), ...(system || processor ? {} : { cpu: ['none'] }) };
}
