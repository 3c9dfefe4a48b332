import { describe, expect, test } from 'vitest';
import { fitPages } from './fit-pages.ts';

/** Sets pages that each need a height at full openness, on sheets of height 100. */
function paperMill(heights: readonly number[]) {
  const calls: (readonly number[])[] = [];
  const setOnce = (openness: readonly number[]) => {
    calls.push(openness);
    let sheets = 1;
    const firstSheets = heights.map((height, page) => {
      const first = sheets + 1;
      sheets += Math.ceil((height * (openness[page] ?? 1)) / 100);
      return first;
    });
    return { result: openness, sheets, firstSheets };
  };
  return { calls, setOnce };
}

describe('fitPages', () => {
  test('pages that fit are set once and openly', () => {
    const { calls, setOnce } = paperMill([40, 100, 80]);
    expect(fitPages(3, setOnce).sheets).toBe(4);
    expect(calls).toEqual([[1, 1, 1]]);
  });

  test('a page that runs over is set tighter, the others stay as they are', () => {
    const { setOnce } = paperMill([40, 115, 105]);
    expect(fitPages(3, setOnce)).toMatchObject({ result: [1, 0.84, 0.92], sheets: 4 });
  });

  test('a page that never fits is set openly on two sheets, and the search ends', () => {
    const { setOnce } = paperMill([150, 108]);
    expect(fitPages(2, setOnce)).toMatchObject({ result: [1, 0.92], sheets: 4 });
  });

  test('the last page counts too', () => {
    const { setOnce } = paperMill([40, 101]);
    expect(fitPages(2, setOnce)).toMatchObject({ result: [1, 0.92], sheets: 3 });
  });
});
