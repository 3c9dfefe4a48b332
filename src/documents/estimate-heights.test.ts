import { describe, expect, test } from 'vitest';
import { countLines, countSureLines, isPlainlySet, measureWidth } from './count-lines.ts';
import { estimateHeight } from './estimate-heights.ts';
import { markKnownLines } from './mark-known-lines.ts';
import { planFixture } from './plan-fixture.ts';
import { setPlan } from './set-plan.ts';
import type { Rich } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';

const faces = readSheetFaces();
const words = (s: string): Rich => [{ t: 'text', s }];

describe('the width of a text', () => {
  test('is that of its characters in its face', () => {
    expect(faces.text.plain.capHeight).toBeCloseTo(0.67, 2);
    expect(measureWidth(words('aa'), faces.text, 10)).toBeCloseTo(20 * faces.text.plain.advance(97), 6);
    expect(measureWidth([{ t: 'strong', spans: words('a') }], faces.text, 1)).toBe(faces.text.strong.advance(97));
    expect(measureWidth([{ t: 'fig', s: '7', mark: 'said' }], faces.text, 1)).toBeGreaterThan(
      measureWidth(words('7'), faces.text, 1) + 0.5,
    );
  });

  test('decides how many lines it takes', () => {
    const width = measureWidth(words('uno dos'), faces.text, 10) + 0.01;
    expect(countLines(words('uno dos'), faces.text, 10, width)).toBe(1);
    expect(countLines(words('uno dos uno dos uno dos'), faces.text, 10, width)).toBe(3);
    expect(countLines(words('uno\u00a0dos\u00a0uno\u00a0dos'), faces.text, 10, width)).toBe(1);
    expect(countLines(words('uno-dos-uno-dos'), faces.text, 10, 1.3 * width)).toBe(2);
    expect(countLines(words('咖啡店咖啡店'), faces.text, 10, 30)).toBe(2);
  });

  test('is known only where the face has every character', () => {
    expect(isPlainlySet(words('Años, 54.000 €'), faces.tools)).toBe(true);
    expect(isPlainlySet(words('咖啡店'), faces.tools)).toBe(false);
  });
});

describe('the height of a page', () => {
  const sheet = setPlan(planFixture(), 'es');
  const heights = (openness: number) => sheet.pages.map((page) => estimateHeight(sheet, page, openness, faces));

  test('is less the tighter it is set', () => {
    for (const [at, height] of heights(0.84).entries()) {
      expect(height).toBeGreaterThan(0.1);
      expect(height).toBeLessThan(heights(1)[at] ?? 0);
    }
  });

  test('grows with a paragraph', () => {
    const [page] = sheet.pages;
    if (!page) throw new Error('the plan has no page');
    const longer = { ...page, blocks: [...page.blocks, { type: 'paragraph' as const, text: words('Una frase más.') }] };
    expect(estimateHeight(sheet, longer, 1, faces)).toBeGreaterThan(estimateHeight(sheet, page, 1, faces) + 0.01);
  });
});

describe('the lines of a text', () => {
  const sure = (s: string, width: number) => countSureLines(words(s), faces.text, 10, width);
  const width = measureWidth(words('uno dos tres'), faces.text, 10);

  test('are known where it is neither nearly full nor a little over', () => {
    expect(sure('uno dos tres', 1.1 * width)).toBe(1);
    expect(sure('uno dos tres', width)).toBeNull();
    expect(sure('uno dos tres', 0.98 * width)).toBeNull();
    expect(sure('uno dos tres', 0.9 * width)).toBe(2);
  });

  test('are not known where it may break otherwise than at a space, or is set in another font', () => {
    expect(sure('unos dos-tres unos', 1.1 * measureWidth(words('unos dos-'), faces.text, 10))).toBeNull();
    expect(sure('uno/dos tres', 3 * width)).toBeNull();
    expect(sure('«uno» (dos) tres', 3 * width)).toBeNull();
    expect(sure('咖啡店', 3 * width)).toBeNull();
  });
});

test('of a table, the lines of each row are told where all of its cells are known', () => {
  const column = { head: words('Mes'), align: 'start', width: 1 } as const;
  const row = (...cells: string[]) => ({ cells: cells.map(words), style: 'plain' as const });
  const rows = [row('Enero', '1.200'), row('Enero', 'palabra '.repeat(20).trim()), row('咖啡店', '1')];
  const table = { type: 'table', title: [], note: null, size: 'text', totals: false, columns: [column, column], rows } as const;
  const sheet = { ...setPlan(planFixture(), 'es'), pages: [{ title: [], blocks: [table] }] };
  const [block] = markKnownLines(sheet, [1], faces).pages[0]?.blocks ?? [];
  expect(block?.type === 'table' && block.lines).toEqual([1, 1, 3, null]);
});
