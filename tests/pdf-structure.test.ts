// The structure of the documents as a reader's machine finds it: the sample in both languages, three golden plans in the other language.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFixture } from '../src/documents/plan-fixture.ts';
import { createRenderPool, type RenderPool } from '../src/documents/render-pool.server.ts';
import { setPlan } from '../src/documents/set-plan.ts';
import type { Rich, SheetData, SheetTable } from '../src/documents/sheet-data.ts';
import type { Language } from '../src/language/language.ts';
import type { Plan } from '../src/plan/plan.ts';
import { readStructure } from './support/find-structure-faults.ts';
import { planOf } from './support/plan-of.ts';
import { readPdf } from './support/read-pdf.ts';
import { SIX_PLANS } from './support/six-plans.ts';

const PATIENCE = 600_000;
let pool: RenderPool;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'structure-'));
  pool = await createRenderPool({ workers: 1, strict: true, timeLimitMs: PATIENCE });
}, PATIENCE);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

async function writePdf(sheet: SheetData, name: string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, await pool.render(sheet, 0));
  return path;
}

const PLANS: readonly { name: string; language: Language; plan: () => Plan }[] = [
  { name: 'the sample', language: 'es', plan: samplePlan },
  { name: 'the sample', language: 'en', plan: samplePlan },
  { name: 'a café in Spain', language: 'en', plan: () => planOf('cafe_restaurant full') },
  { name: 'a subscription in Mexico', language: 'en', plan: () => planOf('agency half-unknown') },
  { name: 'a service in the United States', language: 'es', plan: () => planOf('health_clinic english') },
];

test.each(PLANS)(
  '$name ($language) has headings in order, headers in every table, words for every figure, and no part outside of the structure',
  async ({ language, plan }) => {
    const sheet = setPlan(plan(), language);
    const { faults, counts, titles, bookmarks, languages } = readStructure(readPdf(await writePdf(sheet, 'plan.pdf')));
    expect(faults).toEqual([]);
    expect(titles).toEqual([sheet.cover.name, ...sheet.pages.map(({ title }) => wordsOf(title))]);
    expect(bookmarks).toEqual(expect.arrayContaining([...titles]));
    expect(counts).toMatchObject({ '/Document': 1 });
    // Each origin mark is a figure with its meaning, beside at least eight charts and the cloth on the cover.
    expect(counts['/Figure']).toBeGreaterThan(9);
    expect(counts['/Table']).toBeGreaterThan(8);
    // What the visitor said is marked with the language it was said in, also within a sentence of the other.
    expect(listSaid(sheet).length).toBeGreaterThan(2);
    const said = listSaid({ ...sheet, pages: sheet.pages.map(withoutLastQuote) });
    for (const spoken of new Set(said)) {
      const found = languages.filter((language) => language === spoken).length;
      expect(found).toBeGreaterThanOrEqual(said.filter((one) => one === spoken).length);
    }
  },
  PATIENCE,
);

describe('a structure that was broken on purpose', () => {
  let uncompressed: string;
  beforeAll(async () => {
    const path = await writePdf(setPlan(planFixture(), 'en'), 'whole.pdf');
    const readable = join(folder, 'readable.pdf');
    execFileSync('qpdf', ['--qdf', '--object-streams=disable', path, readable]);
    uncompressed = readFileSync(readable, 'latin1');
    expect(readStructure(readPdf(readable)).faults).toEqual([]);
  }, PATIENCE);

  test.each([
    ['figures without words', /\/Alt (?=[(<])/g, '/Axx ', 'a figure has no alternative text'],
    ['header cells that are none', /\/S \/TH\n/g, '/S /TD\n', 'a table has no head of header cells'],
    ['header cells without scope', /\/Scope /g, '/Scape ', 'a header cell has no scope'],
    ['a level that is skipped', /\/S \/H2\n/g, '/S /H3\n', 'heading 3 skips a level'],
    ['no title in the window', /\/DisplayDocTitle true/g, '/DisplayDocXitle true', 'the window shows the file’s name, not its title'],
    ['no language', /\/Lang \(en-IE\)/g, '/Lxng (en-IE)', 'the file has no language'],
    ['no claim', /<pdfuaid:part>1/g, '<pdfuaid:part>2', 'the file does not say that it is PDF/UA-1'],
    ['painting outside', /\/Artifact BMC/g, 'EMC          ', 'outside of the structure'],
    ['a part that nobody reads', /\/MCID 0\b/g, '/MCXD 0', 'parts of elements are painted nowhere'],
  ])('%s are found', (_, whole, broken, fault) => {
    expect(uncompressed).toMatch(whole);
    const path = join(folder, 'broken.pdf');
    writeFileSync(path, uncompressed.replace(whole, broken), 'latin1');
    expect(readStructure(readPdf(path)).faults.join('\n')).toContain(fault);
  });
});

describe('a table longer than a sheet', () => {
  const HEADS = ['Albaricoque', 'Berberecho', 'Cardamomo'] as const;
  const ROWS = 120;

  test.each([
    { size: 'text', paper: 'a4', language: 'es' },
    { size: 'treasury', paper: 'letter', language: 'en' },
  ] as const)(
    'of $size on $paper prints its heads on every sheet and tags them once ($language)',
    async ({ size, paper, language }) => {
      const path = await writePdf(sheetWithTable(HEADS, ROWS, { size, paper, language }), `long-${size}.pdf`);
      const { faults, counts } = readStructure(readPdf(path));
      const [, ...sheets] = readPages(path);
      expect(sheets.length).toBeGreaterThanOrEqual(3);
      // Each sheet has its part of the rows, in order, below the heads.
      expect(sheets.flatMap((text) => [...text.matchAll(/fila(\d+)/g)].map(([, row]) => Number(row)))).toEqual([...Array(ROWS).keys()]);
      for (const [at, text] of sheets.entries()) {
        for (const head of HEADS) expect(text.split(head).length - 1, `${head} on sheet ${at + 1}`).toBe(1);
        expect(text.indexOf(HEADS[0])).toBeLessThan(text.indexOf('fila'));
      }
      // Read aloud, it is one table with one head: what is printed again is decoration.
      expect(counts).toMatchObject({ '/Table': 1, '/THead': 1, '/TH': HEADS.length, '/TR': ROWS + 1 });
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});

/** A plan of one page with nothing but a table, its rows numbered in the first column. */
function sheetWithTable(
  heads: readonly string[],
  rows: number,
  { size, paper, language }: { size: SheetTable['size']; paper: SheetData['paper']; language: Language },
): SheetData {
  const sheet = setPlan(planFixture({ paper }), language);
  const words = (text: string): Rich => [{ t: 'text', s: text }];
  const table: SheetTable = {
    title: words(language === 'es' ? 'Una tabla larga' : 'A long table'),
    note: null,
    size,
    totals: false,
    columns: heads.map((head, at) => ({ head: words(head), align: at === 0 ? 'start' : 'end', width: 1 })),
    rows: Array.from({ length: rows }, (_, row) => ({ cells: heads.map((_, at) => words(at === 0 ? `fila${row}` : '–')), style: 'plain' })),
  };
  return { ...sheet, pages: [{ title: words('Tabla'), blocks: [{ type: 'table', ...table }] }] };
}

/** The text of each page, as it is printed. */
function readPages(path: string): readonly string[] {
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\f')
    .slice(0, -1);
}

function samplePlan(): Plan {
  const [sample] = SIX_PLANS;
  if (!sample) throw new Error('no sample');
  return sample.plan;
}

function wordsOf(rich: Rich): string {
  return rich.map((span) => (span.t === 'strong' ? wordsOf(span.spans) : span.s)).join('');
}

/** A full page may leave the founder's own words that stand last on it. */
function withoutLastQuote(page: SheetData['pages'][number]): SheetData['pages'][number] {
  const last = page.blocks.findLastIndex(({ type }) => type === 'quote');
  return { ...page, blocks: page.blocks.filter((_, at) => at !== last) };
}

/** The language of the visitor's words in each text of the sheet that holds some; a chart is one element, whatever its labels quote. */
function listSaid(value: unknown): Language[] {
  if (value === null || typeof value !== 'object' || 'chart' in value) return [];
  // What a full page may do without may have left it.
  if (('isSpare' in value && value.isSpare) || ('spare' in value && value.spare)) return [];
  const spoken = Array.isArray(value) ? value.flatMap((span) => (span?.t === 'quote' ? [span.lang as Language] : [])) : [];
  return [...new Set(spoken), ...Object.values(value).flatMap(listSaid)];
}
