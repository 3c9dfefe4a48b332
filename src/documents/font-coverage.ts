// Which characters a font file can show: its `cmap` table (OpenType specification, cmap formats 4 and 12).

const WINDOWS = 3;
const UNICODE = 0;

/** Takes a run of code points and the glyph of its first; those of the others follow it. */
type AddRun = (first: number, last: number, glyph: number) => void;

/** Calls `add` for each run of code points the font has a glyph for. Refuses a file without a Unicode `cmap`. */
export function readCoverage(font: DataView, add: AddRun): void {
  const cmap = findTable(font, 'cmap');
  const subtable = findUnicodeSubtable(font, cmap);
  const format = font.getUint16(subtable);
  if (format === 12) readSegments(font, subtable, add);
  else if (format === 4) readDeltas(font, subtable, add);
  else throw new Error(`A font's character map has format ${format}, which is not read here`);
}

/** Where a table of the font begins. */
export function findTable(font: DataView, name: string): number {
  const count = font.getUint16(4);
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(record + byte)));
    if (tag === name) return font.getUint32(record + 8);
  }
  throw new Error(`A font has no table "${name}"`);
}

function findUnicodeSubtable(font: DataView, cmap: number): number {
  let found = 0;
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const record = cmap + 4 + index * 8;
    const platform = font.getUint16(record);
    const offset = cmap + font.getUint32(record + 4);
    const format = font.getUint16(offset);
    if (platform !== WINDOWS && platform !== UNICODE) continue;
    if (format === 12) return offset;
    if (format === 4) found = offset;
  }
  if (found === 0) throw new Error('A font has no Unicode character map');
  return found;
}

function readSegments(font: DataView, subtable: number, add: AddRun): void {
  const groups = font.getUint32(subtable + 12);
  for (let index = 0; index < groups; index++) {
    const group = subtable + 16 + index * 12;
    add(font.getUint32(group), font.getUint32(group + 4), font.getUint32(group + 8));
  }
}

function readDeltas(font: DataView, subtable: number, add: AddRun): void {
  const doubled = font.getUint16(subtable + 6);
  const ends = subtable + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let index = 0; index < doubled; index += 2) {
    const last = font.getUint16(ends + index);
    const offset = font.getUint16(offsets + index);
    for (let point = font.getUint16(starts + index); point <= last && point !== 0xffff; point++) {
      const raw = offset === 0 ? point : font.getUint16(offsets + index + offset + (point - font.getUint16(starts + index)) * 2);
      const glyph = raw === 0 ? 0 : (raw + font.getUint16(deltas + index)) & 0xffff;
      if (glyph !== 0) add(point, point, glyph);
    }
  }
}
