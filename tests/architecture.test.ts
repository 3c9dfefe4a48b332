// The arrows of ARCHITECTURE.md, held by reading every import. What is not allowed is refused.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src');

/** A folder may import itself and these. `app` may import everything, and nobody imports `app`. */
const ARROWS: Record<string, readonly string[]> = {
  language: [],
  problems: ['language'],
  sectors: ['language'],
  countries: ['language'],
  facts: ['language', 'sectors', 'countries'],
  finance: ['facts', 'sectors', 'countries', 'language'],
  interview: ['facts', 'finance', 'sectors', 'countries', 'language', 'problems'],
  plan: ['facts', 'finance', 'sectors', 'countries', 'language'],
  writing: ['plan', 'language', 'problems'],
  documents: ['plan', 'finance', 'language', 'problems'],
  payments: ['language', 'problems'],
  visitors: ['language', 'problems'],
  home: ['language', 'problems'],
  sample: ['language', 'problems'],
  privacy: ['language', 'problems'],
  ui: ['language', 'problems'],
};

/** What a `.web` file may import beside the pure files of its own folder. */
const WEB_ARROWS = ['ui', 'language', 'problems'];

/** Packages that run anywhere: all that a pure file may use. */
const PURE_PACKAGES = ['zod', 'minisearch', '@orama/stemmers'];

const DRAWERS = /^(utils?|helpers?|common|types|index|misc|constants|shared|lib)$/;
const MOST_LINES = 250;
/** Bilingual content, sector data and the tests' own plans may be longer. */
const IS_CONTENT = /^sectors\/|(-|\/)(texts|words|clues|places|fixture)\.ts$/;

type Place = 'pure' | 'server' | 'web';

interface SourceFile {
  readonly path: string;
  readonly folder: string;
  readonly place: Place;
  readonly isTest: boolean;
  readonly lines: number;
  readonly imports: readonly { readonly from: string; readonly typeOnly: boolean }[];
}

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|tsx)$/.test(path))
  .map((path) => readSourceFile(path.replaceAll('\\', '/')));
const product = files.filter(({ isTest }) => !isTest);
const byPath = new Map(files.map((file) => [file.path, file]));

describe('architecture', () => {
  test('there is something to hold', () => {
    expect(product.length).toBeGreaterThan(30);
    expect(arrowsOf(product).length).toBeGreaterThan(60);
  });

  test('every folder is a known room', () => {
    const rooms = [...Object.keys(ARROWS), 'app'];
    expect(product.filter(({ folder }) => !rooms.includes(folder)).map(({ path }) => path)).toEqual([]);
  });

  test('every import follows an allowed arrow', () => {
    const wrong = arrowsOf(files).filter(({ from, to }) => {
      if (from.folder === to.folder || from.folder === 'app' || from.place === 'web') return false;
      return !ARROWS[from.folder]?.includes(to.folder);
    });
    expect(wrong.map(tell)).toEqual([]);
  });

  test('nobody imports app', () => {
    expect(
      arrowsOf(files)
        .filter(({ from, to }) => to.folder === 'app' && from.folder !== 'app')
        .map(tell),
    ).toEqual([]);
  });

  test('web files import their own pure files, ui, language and problems', () => {
    const wrong = arrowsOf(product).filter(({ from, to }) => {
      if (from.place !== 'web' || from.folder === 'app' || to.folder === from.folder) return false;
      return !WEB_ARROWS.includes(to.folder);
    });
    expect(wrong.map(tell)).toEqual([]);
  });

  test('pure files import only pure files; web and server never meet', () => {
    const wrong = arrowsOf(product).filter(({ from, to }) => to.place !== 'pure' && to.place !== from.place);
    expect(wrong.map(tell)).toEqual([]);
  });

  test('pure files use only packages that run anywhere', () => {
    const wrong = product
      .filter(({ place }) => place === 'pure')
      .flatMap(({ path, imports }) =>
        imports
          .filter(
            ({ from, typeOnly }) =>
              !from.startsWith('.') && !typeOnly && !PURE_PACKAGES.some((name) => from === name || from.startsWith(`${name}/`)),
          )
          .map(({ from }) => `${path} uses ${from}`),
      );
    expect(wrong).toEqual([]);
  });

  test('web files load no server package', () => {
    const wrong = product
      .filter(({ place }) => place === 'web')
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from, typeOnly }) => !typeOnly && (/^node:/.test(from) || from === 'zod'))
          .map(({ from }) => `${path} uses ${from}`),
      );
    expect(wrong).toEqual([]);
  });

  test('pure files know no clock, no chance and no machine', () => {
    const ambient = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bprocess\.|\bglobalThis\.|\bwindow\.|\bdocument\./;
    const wrong = product.filter(
      ({ place, path }) => place === 'pure' && ambient.test(withoutComments(readFileSync(join(SOURCE, path), 'utf8'))),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test('no file imports itself in a circle', () => {
    expect(findCircles(product)).toEqual([]);
  });

  test('names are kebab-case, unique, and no drawer', () => {
    const names = product.map(({ path }) => basename(path));
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.(web|server))?\.tsx?$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const parts = product.flatMap(({ path }) => path.replace(/\.(web|server)?\.?tsx?$/, '').split('/'));
    expect(parts.filter((part) => DRAWERS.test(part))).toEqual([]);
  });

  test(`no file is over ${MOST_LINES} lines, content excepted`, () => {
    const long = files.filter(({ path, lines }) => lines > MOST_LINES && !IS_CONTENT.test(path));
    expect(long.map(({ path, lines }) => `${path}: ${lines}`)).toEqual([]);
  });
});

interface Arrow {
  readonly from: SourceFile;
  readonly to: SourceFile;
}

function arrowsOf(sources: readonly SourceFile[]): Arrow[] {
  return sources.flatMap((from) =>
    from.imports.flatMap(({ from: target }) => {
      if (!target.startsWith('.')) return [];
      const path = normalize(join(dirname(from.path), target)).replaceAll('\\', '/');
      const to = byPath.get(path);
      return to ? [{ from, to }] : [];
    }),
  );
}

function tell({ from, to }: Arrow): string {
  return `${from.path} → ${to.path}`;
}

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  const code = withoutComments(text);
  const statements = [...code.matchAll(/\b(?:import|export)\s+(type\s)?[^'"`;]*?\sfrom\s*['"]([^'"]+)['"]/g)].map((match) => ({
    from: match[2] ?? '',
    typeOnly: match[1] !== undefined,
  }));
  const bare = [...code.matchAll(/\bimport\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => ({ from: match[1] ?? '', typeOnly: false }));
  return {
    path,
    folder: path.split('/')[0] ?? '',
    place: /\.server\.tsx?$/.test(path) ? 'server' : /\.web\.tsx?$/.test(path) ? 'web' : 'pure',
    isTest: /\.test\.tsx?$|-fixture\.ts$/.test(path),
    lines: text.split('\n').length - 1,
    imports: [...statements, ...bare],
  };
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function findCircles(sources: readonly SourceFile[]): string[] {
  const next = new Map(sources.map((file) => [file.path, arrowsOf([file]).map(({ to }) => to.path)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const walk = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const other of next.get(path) ?? []) walk(other, [...trail, path]);
    done.add(path);
  };
  for (const { path } of sources) walk(path, []);
  return circles.map((circle) => relative('.', circle));
}
