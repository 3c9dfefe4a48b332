// Where words of a PDF stand, as pdftotext reads it: what is cut off at the edge of the page, and what is printed over something else.
import { execFileSync } from 'node:child_process';

const MOST_OUTPUT = 64 * 1024 * 1024;
/** No text stands nearer to the paper's edge: 8 mm in points. */
const EDGE = 22.7;
/** Letters that only touch do not cover each other: so much of the width in points, and so much of the lower one's height. */
const TOUCH = 1.5;
const COVERED = 0.4;

interface Word {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly foot: number;
  readonly text: string;
}

export interface PageOfWords {
  readonly width: number;
  readonly height: number;
  readonly words: readonly Word[];
}

export function readWords(path: string): readonly PageOfWords[] {
  const boxes = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: MOST_OUTPUT }).normalize('NFC');
  return boxes.split('<page ').slice(1).map(readPage);
}

function readPage(page: string): PageOfWords {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(page) ?? [];
  const words = [...page.matchAll(/xMin="(-?[\d.]+)" yMin="(-?[\d.]+)" xMax="(-?[\d.]+)" yMax="(-?[\d.]+)">(.*?)<\/word>/g)].map(
    ([, left, top, right, foot, text = '']) => ({ left: Number(left), top: Number(top), right: Number(right), foot: Number(foot), text }),
  );
  return { width: Number(width), height: Number(height), words };
}

export function findTextFaults(pages: readonly PageOfWords[]): readonly string[] {
  return pages.flatMap(({ width, height, words }, at) => [
    ...words
      .filter(({ left, right, top, foot }) => left < EDGE || right > width - EDGE || top < 0 || foot > height)
      .map(({ text }) => `page ${at + 1}: “${text}” stands at the edge`),
    ...words.flatMap((word, index) =>
      words
        .slice(index + 1)
        .filter((other) => isCovered(word, other))
        .map((other) => `page ${at + 1}: “${word.text}” and “${other.text}” stand over each other`),
    ),
  ]);
}

function isCovered(one: Word, other: Word): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.foot, other.foot) - Math.max(one.top, other.top);
  return across > TOUCH && down > COVERED * Math.min(one.foot - one.top, other.foot - other.top);
}
