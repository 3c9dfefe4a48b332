import type { FontMetrics } from './font-metrics.ts';
import type { Rich, Span } from './sheet-data.ts';

/** The faces of one text: its own, that of its strong parts, and that of the visitor's words. */
export interface Faces {
  readonly plain: FontMetrics;
  readonly strong: FontMetrics;
  readonly quote: FontMetrics;
}

/** The faces of the text and those of the tools: tables, captions, labels. */
export interface SheetFaces {
  readonly text: Faces;
  readonly tools: Faces;
}

/** An origin mark is a space and a drawing this wide, in ems. */
const MARK = 0.58;
/** The mark of a quote's language, in ems. */
const TONGUE = 0.74;
/** What a character of another alphabet takes, in ems: those written without spaces fill a square and may break anywhere. */
const OTHER = 0.6;
const SQUARE = 1;
const FIRST_SQUARE = 0x2e80;
const SPACE = 0x20;
const UNBROKEN_SPACE = 0xa0;
const ZERO_WIDTH = 0x200b;
/** The first that takes two units of a string. */
const FIRST_PAIR = 0x10000;
const HYPHEN = 0x2d;
const [DASH, LONG_DASH] = [0x2013, 0x2014];

/** Pieces of text that no line breaks: of each, the width of the space before it, then its own. */
type Pieces = readonly number[];

/** How many lines a text takes in a width, both in the same unit as its size. A line takes the words that fit and no more. */
export function countLines(text: Rich, faces: Faces, size: number, width: number): number {
  return fillLines(listPieces(text, faces), width / size);
}

/** Kerning takes less than this part of a text's width away, and adds less than that. */
const NARROWER = 0.04;
const WIDER = 0.01;
/** Letters, figures and signs that lines break between only at a space or after a dash; the others are left to the compiler. */
const REGULAR = /^[A-Za-z0-9\u00c0-\u00ff \u00a0ªº.,;:%€$£()«»“”‘’'"¿?¡!+\u2026\u2212–·-]*$/;
const IRREGULAR = /[!?\u2026][A-Za-z0-9\u00c0-\u00ff(]|["“”«»‘’'] +\(/;

/** The fewest lines that a text may take and the most. */
export interface LineBounds {
  readonly least: number;
  readonly most: number;
}

/**
 * Between how many lines a text takes for sure: the most at its widest, broken at spaces only, the fewest at its narrowest, broken wherever
 * it may be. Null where a character is set in another font or breaks lines in ways of its own. `widest`: faces at least as wide as the text's own.
 */
export function boundLines(text: Rich, faces: Faces, size: number, width: number, widest: Faces = faces): LineBounds | null {
  if (!isRegular(text) || !isPlainlySet(text, widest)) return null;
  const most = fillLines(joinDashed(listPieces(text, widest)), width / size / (1 + WIDER));
  return { least: most === 1 ? 1 : fillLines(listPieces(text, faces), width / size / (1 - NARROWER)), most };
}

/** How many lines a text takes for sure; null where that is not known. */
export function countSureLines(text: Rich, faces: Faces, size: number, width: number, widest: Faces = faces): number | null {
  const bounds = boundLines(text, faces, size, width, widest);
  return bounds && bounds.least === bounds.most ? bounds.most : null;
}

function fillLines(pieces: Pieces, width: number): number {
  let lines = 1;
  let line = 0;
  for (let at = 0; at < pieces.length; at += 2) {
    const own = pieces[at + 1] ?? 0;
    const longer = line + (pieces[at] ?? 0) + own;
    if (line > 0 && longer > width) {
      lines++;
      line = own;
    } else line = longer;
  }
  return lines;
}

function joinDashed(pieces: Pieces): Pieces {
  const joined: number[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const gap = pieces[at] ?? 0;
    const own = pieces[at + 1] ?? 0;
    if (gap === 0 && joined.length > 0) joined.push((joined.pop() ?? 0) + own);
    else joined.push(gap, own);
  }
  return joined;
}

function isRegular(text: Rich): boolean {
  const words = flattenSpans(text);
  return REGULAR.test(words) && !IRREGULAR.test(words);
}

function flattenSpans(text: Rich): string {
  return text.map((span) => (span.t === 'strong' ? flattenSpans(span.spans) : span.s)).join('');
}

/** How wide a text is on one line. */
export function measureWidth(text: Rich, faces: Faces, size: number): number {
  const pieces = listPieces(text, faces);
  let sum = 0;
  for (let at = 0; at < pieces.length; at += 2) sum += ((pieces[at] ?? 0) + (pieces[at + 1] ?? 0)) * size;
  return sum;
}

/** How wide its widest word is: what nothing breaks. */
export function measureWidest(text: Rich, faces: Faces, size: number): number {
  return listPieces(text, faces).reduce((widest, part, at) => (at % 2 === 0 ? widest : Math.max(widest, part * size)), 0);
}

/** Whether every character stands in the text's own faces, so that its width is known to a hundredth. */
export function isPlainlySet(text: Rich, faces: Faces): boolean {
  return text.every((span) => {
    if (span.t === 'strong') return isPlainlySet(span.spans, { ...faces, plain: faces.strong });
    const face = faceOf(span, faces);
    for (const character of span.s) if (Number.isNaN(face.advance(character.codePointAt(0) ?? 0))) return false;
    return true;
  });
}

/** A text is broken into pieces once for each face, whatever sizes and widths it is tried in. */
const known = new WeakMap<FontMetrics, WeakMap<Rich, Pieces>>();

function listPieces(text: Rich, faces: Faces): Pieces {
  const ofFace = known.get(faces.plain) ?? startKnowing(faces.plain);
  const found = ofFace.get(text);
  if (found) return found;
  const pieces = breakText(text, faces);
  ofFace.set(text, pieces);
  return pieces;
}

function startKnowing(face: FontMetrics): WeakMap<Rich, Pieces> {
  const texts = new WeakMap<Rich, Pieces>();
  known.set(face, texts);
  return texts;
}

function breakText(text: Rich, faces: Faces): Pieces {
  const pieces: number[] = [];
  let gap = 0;
  let width = 0;
  const end = (next: number) => {
    if (width > 0) pieces.push(gap, width);
    gap = next;
    width = 0;
  };
  const addWords = (words: string, face: FontMetrics) => {
    for (let at = 0; at < words.length; at++) {
      const point = words.codePointAt(at) ?? 0;
      if (point >= FIRST_PAIR) at++;
      const advance = advanceOf(point, face);
      if (point === SPACE && !isHeld(words, at)) end(advance);
      else {
        width += advance;
        if (advance === SQUARE || isDash(point)) end(0);
      }
    }
  };
  const add = (spans: Rich, own: Faces) => {
    for (const span of spans) {
      if (span.t === 'strong') {
        add(span.spans, { ...own, plain: own.strong });
        continue;
      }
      const face = faceOf(span, own);
      addWords(span.s, face);
      if (span.t === 'quote' && span.isOther) width += TONGUE;
      if (span.t === 'fig' && span.mark) width += advanceOf(UNBROKEN_SPACE, face) + MARK;
    }
  };
  add(text, faces);
  end(0);
  return pieces;
}

/** No line is broken between a quotation mark and a bracket, whatever space is there. */
function isHeld(words: string, at: number): boolean {
  return words[at + 1] === '(' && QUOTATION.has(words[at - 1] ?? '');
}

const QUOTATION: ReadonlySet<string> = new Set('"“”«»‘’\'');

function faceOf(span: Span, { plain, quote }: Faces): FontMetrics {
  return span.t === 'quote' ? quote : plain;
}

/** What a line may be broken after: a hyphen, dashes, and the space without width. */
function isDash(point: number): boolean {
  return point === HYPHEN || (point >= ZERO_WIDTH && (point === ZERO_WIDTH || point === DASH || point === LONG_DASH));
}

function advanceOf(point: number, face: FontMetrics): number {
  if (point === ZERO_WIDTH) return 0;
  const advance = face.advance(point);
  if (!Number.isNaN(advance)) return advance;
  return point >= FIRST_SQUARE ? SQUARE : OTHER;
}
