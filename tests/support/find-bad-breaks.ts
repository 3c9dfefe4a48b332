// Where lines of a PDF break badly, as pdftotext reads them: a figure without its unit, and a word left alone at the end.
import { execFileSync } from 'node:child_process';

const MOST_OUTPUT = 64 * 1024 * 1024;
/** A last word as long as this fills enough of its line. */
const LONG_WORD = 9;
/** Fewer words above make no line that could have given one away. */
const FEWEST_ABOVE = 3;
const FIGURE = /^[-\u2212+(]?\d[\d.,]*$/;
const UNIT = /^[€$£%]/;
const SIGN = /^[-\u2212]?[$€£]$/;
/** The founder's words are printed letter by letter, and end as they end; a word with a hyphen may break there. */
const AS_SAID = /[»”’'"](?:[.,;:)]|$)/;

/** Lines of words that belong together: a paragraph, a cell. */
export type Lines = readonly (readonly string[])[];

export function readLines(path: string): readonly Lines[] {
  const boxes = execFileSync('pdftotext', ['-bbox-layout', path, '-'], { encoding: 'utf8', maxBuffer: MOST_OUTPUT }).normalize('NFC');
  const wordsOf = (line: string) => [...line.matchAll(/<word [^>]*>(.*?)<\/word>/g)].map(([, word = '']) => word);
  return boxes
    .split('<block ')
    .slice(1)
    .map((block) => block.split('<line ').slice(1).map(wordsOf));
}

export function findBadBreaks(blocks: readonly Lines[]): readonly string[] {
  return blocks.flatMap((lines) =>
    lines.slice(1).flatMap((line, at) => {
      const above = lines[at] ?? [];
      const fault = nameFault(above, line, at + 2 === lines.length);
      return fault ? [`${fault}: ${above.slice(-3).join(' ')} / ${line.slice(0, 2).join(' ')}`] : [];
    }),
  );
}

function nameFault(above: readonly string[], line: readonly string[], isLast: boolean): string | null {
  const [end = '', start = ''] = [above.at(-1), line[0]];
  // Rows of a column may be read as one text: a sign beside a figure of its own line is not parted from it.
  const isSigned = FIGURE.test(above.at(-2) ?? '');
  const signsOwn = FIGURE.test(line[1] ?? '');
  if (FIGURE.test(end) && UNIT.test(start) && line.length > 1 && !/\d/.test(start) && !signsOwn) return 'figure and unit';
  if (SIGN.test(end) && /^\d/.test(start) && !isSigned) return 'sign and figure';
  const isAlone = isLast && line.length === 1 && start.length < LONG_WORD && above.length >= FEWEST_ABOVE;
  return isAlone && !AS_SAID.test(start) && !/-$/.test(end) ? 'a word alone' : null;
}
