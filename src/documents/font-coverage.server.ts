import { readFileSync } from 'node:fs';
import { readCoverage } from './font-coverage.ts';

/** Whether a run of characters can be set: one of the fonts must have a glyph for each of them. */
export type CanSet = (cluster: string) => boolean;

/** Asks the font files in their order; each is read when it is first needed. Most plans need the first only. */
export function createCanSet(files: readonly string[]): CanSet {
  const read = new Map<string, Uint8Array>();
  const covers = (path: string, cluster: string) => {
    const map = read.get(path) ?? readMap(path);
    read.set(path, map);
    return [...cluster].every((character) => map[character.codePointAt(0) ?? 0] === 1);
  };
  return (cluster) => files.some((path) => covers(path, cluster));
}

function readMap(path: string): Uint8Array {
  const bytes = readFileSync(path);
  const map = new Uint8Array(0x20000);
  readCoverage(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), (first, last) => map.fill(1, first, last + 1));
  return map;
}
