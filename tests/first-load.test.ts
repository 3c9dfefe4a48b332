// What a first visit to the home page costs, read from the built site. It is built before the checks run.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = 'build/web';
const MOST_SCRIPT_BYTES = 120_000;
const MOST_FONT_BYTES = 100_000;
const COMPRESSED = /\.(js|css|svg|html)$/;
const html = readFileSync(join(SITE, 'index.html'), 'utf8');

test('the scripts of the first load stay within 120 kB of brotli', () => {
  const entries = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '');
  // The entry fetches the site itself, once the page that came drawn is painted.
  const site = readdirSync(join(SITE, 'assets')).filter((name) => /^start-site.*\.js$/.test(name));
  expect(site).toHaveLength(1);
  const scripts = collectScripts([...entries, ...site.map((name) => `assets/${name}`)]);
  expect(scripts.size).toBeGreaterThan(0);
  const bytes = [...scripts].reduce((sum, path) => sum + statSync(join(SITE, `${path}.br`)).size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
});

test('the pages that visitors arrive at come drawn, with nothing in them that their policy refuses', () => {
  const drawn: Record<string, { body: string }> = JSON.parse(readFileSync(join(SITE, 'first-screens.json'), 'utf8'));
  const bodies = Object.values(drawn).map(({ body }) => body);
  expect(bodies).toHaveLength(6);
  for (const body of bodies) {
    expect(body).toMatch(/<h1[ >]/);
    expect(body).not.toMatch(/<script|<style|\sstyle=/);
    for (const [, asset] of body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) expect(existsSync(join(SITE, asset ?? ''))).toBe(true);
  }
});

test('two fonts are asked for at once, and both are small', () => {
  const fonts = [...html.matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, path]) => statSync(join(SITE, path ?? '')).size);
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_FONT_BYTES);
});

test('every text of the build has its compressed copies, none has a map, and none is fetched from elsewhere', () => {
  const assets = readdirSync(join(SITE, 'assets')).map((name) => join(SITE, 'assets', name));
  const texts = assets.filter((path) => COMPRESSED.test(path));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`))).toEqual([]);
  expect(assets.filter((path) => path.endsWith('.map'))).toEqual([]);
  for (const path of texts) expect(readFileSync(path, 'utf8')).not.toContain('sourceMappingURL');
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

/** These scripts and all they import without being asked: what comes later, by `import()`, does not count. */
function collectScripts(paths: readonly string[], found = new Set<string>()): Set<string> {
  for (const path of paths) {
    if (found.has(path)) continue;
    found.add(path);
    const code = readFileSync(join(SITE, path), 'utf8');
    const imported = [...code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, name]) => `assets/${name}`);
    collectScripts(imported, found);
  }
  return found;
}
