// How wide a font's characters are and how tall its capitals: its `hmtx` and `OS/2` tables (OpenType specification).
import { findTable, readCoverage } from './font-coverage.ts';

/** In ems: parts of the size that a text is set in. */
export interface FontMetrics {
  /** How far a character moves the next one; not a number where the font does not have it. */
  advance(codePoint: number): number;
  readonly capHeight: number;
}

const UNITS_PER_EM = 18;
const NUMBER_OF_ADVANCES = 34;
const CAP_HEIGHT = 88;
/** Text and punctuation stand below this: what is past it is set in another font. */
const PAST_TEXT = 0x2600;

/** Reads what a line's width and height come from. Kerning is left out: it changes a line of text by less than a hundredth. */
export function readMetrics(font: DataView): FontMetrics {
  const unit = 1 / font.getUint16(findTable(font, 'head') + UNITS_PER_EM);
  const count = font.getUint16(findTable(font, 'hhea') + NUMBER_OF_ADVANCES);
  const table = findTable(font, 'hmtx');
  const advances = new Float64Array(PAST_TEXT).fill(Number.NaN);
  readCoverage(font, (first, last, glyph) => {
    for (let point = first; point <= Math.min(last, PAST_TEXT - 1); point++) {
      const at = Math.min(glyph + point - first, count - 1);
      advances[point] = font.getUint16(table + 4 * at) * unit;
    }
  });
  return {
    advance: (codePoint) => advances[codePoint] ?? Number.NaN,
    capHeight: font.getInt16(findTable(font, 'OS/2') + CAP_HEIGHT) * unit,
  };
}
