import { describe, expect, test } from 'vitest';
import { fitPages } from './fit-pages.ts';

/** Sets pages that each need a height at full openness, in sheets; set tighter, a page gives way by two thirds of that. */
function paperMill(natural: readonly number[]) {
  const calls: (readonly number[])[] = [];
  const setOnce = (openness: readonly number[]) => {
    calls.push(openness);
    const heights = natural.map((height, page) => height * (1 - (1 - (openness[page] ?? 1)) * 0.66));
    return { result: openness, sheets: heights.reduce((sheets, height) => sheets + Math.ceil(height), 1), heights };
  };
  return { calls, setOnce };
}

describe('fitPages', () => {
  test('pages that fit are set once and openly', () => {
    const { calls, setOnce } = paperMill([0.4, 1, 0.8]);
    expect(fitPages(3, setOnce).sheets).toBe(4);
    expect(calls).toEqual([[1, 1, 1]]);
  });

  test('a page that runs over is set as tight as its height asks for at once, the others stay as they are', () => {
    const { calls, setOnce } = paperMill([0.4, 1.1, 1.03]);
    expect(fitPages(3, setOnce)).toMatchObject({ result: [1, 0.84, 0.92], sheets: 4 });
    expect(calls).toHaveLength(2);
  });

  test('a page that never fits is set openly on two sheets, and the search ends', () => {
    const { calls, setOnce } = paperMill([1.5, 1.04]);
    expect(fitPages(2, setOnce)).toMatchObject({ result: [1, 0.92], sheets: 4 });
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  test('the last page counts too', () => {
    const { setOnce } = paperMill([0.4, 1.01]);
    expect(fitPages(2, setOnce)).toMatchObject({ result: [1, 0.92], sheets: 3 });
  });
});
