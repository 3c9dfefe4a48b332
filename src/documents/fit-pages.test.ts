import { describe, expect, test } from 'vitest';
import { fitPages } from './fit-pages.ts';

/** Sets pages that each need a height at full openness, in sheets; set tighter, a page gives way by two thirds of that. */
function paperMill(natural: readonly number[], believed = natural) {
  const calls: (readonly number[])[] = [];
  const heightOf = (height: number, openness: number) => height * (1 - (1 - openness) * 0.66);
  const setOnce = (openness: readonly number[]) => {
    calls.push(openness);
    const heights = natural.map((height, page) => heightOf(height, openness[page] ?? 1));
    return { result: openness, sheets: heights.reduce((sheets, height) => sheets + Math.ceil(height), 1), heights };
  };
  const estimate = (page: number, openness: number) => heightOf(believed[page] ?? 0, openness);
  return { calls, fit: () => fitPages(natural.length, estimate, setOnce) };
}

describe('fitPages', () => {
  test('pages that are as tall as was expected are set once, each as openly as fits', () => {
    const { calls, fit: setAll } = paperMill([0.4, 0.99, 1.1, 1.03]);
    expect(setAll()).toMatchObject({ result: [1.24, 1, 0.84, 0.92], sheets: 5 });
    expect(calls).toHaveLength(1);
  });

  test('a page taller than expected is set tighter, the others stay as they are', () => {
    const { calls, fit: setAll } = paperMill([0.4, 1.1, 1.03], [0.4, 1.03, 1.03]);
    expect(setAll()).toMatchObject({ result: [1.24, 0.84, 0.92], sheets: 4 });
    expect(calls).toHaveLength(2);
  });

  test('a page less tall than expected is opened again', () => {
    const { calls, fit: setAll } = paperMill([0.4, 1], [0.4, 1.1]);
    expect(setAll()).toMatchObject({ result: [1.24, 0.92], sheets: 3 });
    expect(calls).toHaveLength(2);
  });

  test('a page with little on it is opened a little, and one that is nearly full is not', () => {
    const { calls, fit: setAll } = paperMill([0.8, 0.87, 0.94]);
    expect(setAll().result).toEqual([1.24, 1.12, 1]);
    expect(calls).toHaveLength(1);
  });

  test('a page that never fits is set openly on two sheets, and the search ends', () => {
    const { calls, fit: setAll } = paperMill([1.5, 1.04], [1.5, 1.04]);
    expect(setAll()).toMatchObject({ result: [1, 0.92], sheets: 4 });
    expect(calls).toHaveLength(2);
  });

  test.each([
    ['far too small', [0.2, 0.2, 0.2], [1.24, 0.84, 0.92]],
    ['far too large', [3, 3, 3], [0.96, 0.8, 0.88]],
  ])('with an expectation that is %s the pages come out a step tighter at most', (_, believed, result) => {
    expect(paperMill([0.4, 1.1, 1.03], believed).fit()).toMatchObject({ result, sheets: 4 });
  });
});
