import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import { planFixture } from './plan-fixture.ts';
import { type ProducedDocument, produceDocuments } from './produce-documents.server.ts';
import { createRenderPool, type RenderPool } from './render-pool.server.ts';
import { setPlan } from './set-plan.ts';

const MINUTE = 60_000;
const MOST_OUTPUT = 64 * 1024 * 1024;
let pool: RenderPool;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  pool = await createRenderPool({ strict: true, timeLimitMs: MINUTE });
}, MINUTE);
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true });
});

/** Runs one of the PDF tools on a document; their complaints about each other's versions are not ours. */
function ask(tool: string, { bytes }: ProducedDocument, ...options: string[]): string {
  const path = join(folder, 'document.pdf');
  writeFileSync(path, bytes);
  const paths = tool === 'pdftotext' ? [path, '-'] : [path];
  return execFileSync(tool, [...options, ...paths], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: MOST_OUTPUT });
}

/** The Spanish edition alone. */
async function produceOne(plan: Plan): Promise<ProducedDocument> {
  const bytes = await pool.render(setPlan(plan, 'es'), 0);
  return { name: 'es.pdf', language: 'es', mediaType: 'application/pdf', bytes };
}

async function produce(plan: Plan): Promise<[ProducedDocument, ProducedDocument]> {
  const [es, en] = await produceDocuments(plan, pool);
  if (!es || !en) throw new Error('two editions were expected');
  return [es, en];
}

const textOf = (document: ProducedDocument) => ask('pdftotext', document, '-layout').normalize('NFC');
const unbroken = (text: string) => text.replace(/[\s\u200b]+/g, '');
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe('the two editions of a plan', () => {
  let es: ProducedDocument;
  let en: ProducedDocument;
  beforeAll(async () => {
    [es, en] = await produce(planFixture());
  }, MINUTE);

  test('are named after the plan and its language', () => {
    expect([es.name, en.name]).toEqual([
      'business-plan-0123456789abcdef0123456789abcdef-ES.pdf',
      'business-plan-0123456789abcdef0123456789abcdef-EN.pdf',
    ]);
    expect([es.language, en.language, es.mediaType]).toEqual(['es', 'en', 'application/pdf']);
  });

  test('are whole, tagged, titled and dated by the plan', () => {
    expect(ask('qpdf', es, '--check')).toContain('No syntax or stream encoding errors');
    const about = ask('pdfinfo', es, '-isodates');
    expect(about).toMatch(/Title:\s+Hilo y Pan\. Plan de negocio y de marketing/);
    expect(about).toMatch(/Tagged:\s+yes/);
    expect(about).toMatch(/CreationDate:\s+2026-11-20T00:00:00/);
    expect(about).toMatch(/Page size:.*A4/);
    expect(ask('pdfinfo', en)).toMatch(/Title:\s+Hilo y Pan\. Business and marketing plan/);
  });

  test('declare PDF/UA-1, their language, and the language of a quote', () => {
    const raw = execFileSync('qpdf', ['--qdf', '--object-streams=disable', writeTo('en.pdf', en), '-'], {
      encoding: 'latin1',
      maxBuffer: MOST_OUTPUT,
    });
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(raw).toMatch(/\/Lang \(en-IE\)/);
    expect(raw).toMatch(/\/Lang \(es\)/);
    expect(raw).toMatch(/\/DisplayDocTitle true/);
  });

  test('have one first-level heading a page, bookmarks to them, and a header in every table', () => {
    const structure = ask('pdfinfo', es, '-struct');
    expect(count(structure, /^\s*H1 /gm)).toBe(1 + planFixture().pages.length);
    expect(count(structure, /^\s*Table\b/gm)).toBe(count(structure, /^\s*THead\b/gm));
    expect(count(structure, /^\s*Table\b/gm)).toBeGreaterThan(1);
    const outline = JSON.parse(ask('qpdf', es, '--json', '--json-key=outlines')) as { outlines: { title: string }[] };
    expect(outline.outlines.map(({ title }) => title)).toContain('Resumen ejecutivo');
  });

  test('use the product’s fonts and no other', () => {
    const fonts = ask('pdffonts', es).split('\n').slice(2).filter(Boolean);
    expect(fonts.length).toBeGreaterThan(3);
    for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+(Newsreader|Archivo)-/);
  });

  test('say the same figures, each in its own writing', () => {
    expect(textOf(es)).toMatch(/54\.000\s€/);
    expect(textOf(en)).toContain('€54,000');
    for (const document of [es, en]) expect(textOf(document)).not.toMatch(/NaN|undefined|null|\{\{|\*\*/);
  });
});

test(
  'where a page runs over, the pages after it go on counting, and its table goes on with its head',
  async () => {
    const plan = planFixture();
    const [first, ...others] = plan.pages;
    if (!first) throw new Error('the plan has no page');
    const words = (text: string) => ({ es: text, en: text });
    const rows = Array.from({ length: 75 }, (_, row) => ({ cells: [{ text: words(`fila ${row}`) }] }));
    const columns = [{ head: words('Cabecera que sigue'), align: 'start' as const, width: 1 }];
    const table = { title: words(''), size: 'text' as const, columns, rows };
    const long = { ...first, blocks: [{ type: 'table' as const, table }] };
    const text = textOf(await produceOne({ ...plan, pages: [long, ...others] }));
    const sheets = text.split('\f').slice(0, -1);
    expect(sheets).toHaveLength(2 + plan.pages.length);
    const numbers = sheets.slice(1).map((sheet) => Number(/(\d+)\s*$/.exec(sheet)?.[1]));
    expect(numbers).toEqual(sheets.slice(1).map((_, index) => index + 2));
    expect(count(text, /Cabecera que sigue/g)).toBe(2);
  },
  MINUTE,
);

test(
  'a value outside what is usual says on which side it stands, beside its own figure',
  async () => {
    const plan = planFixture();
    const [first] = plan.pages;
    if (!first) throw new Error('the plan has no page');
    const words = (text: string) => ({ es: text, en: text });
    const row = (own: string) => ({ label: words('Margen'), low: 'unit-cost', base: 'margin', high: 'price', own });
    const chart = {
      type: 'ranges' as const,
      title: words('Dónde'),
      subtitle: words(''),
      alt: words(''),
      rows: [row('fixed-costs'), row('margin')],
    };
    const text = textOf(await produceOne({ ...plan, pages: [{ ...first, blocks: [{ type: 'chart' as const, chart }] }] }));
    expect(text).toMatch(/5\.790\s€\s*, sobre lo usual/);
    expect(count(text, /lo usual/g)).toBe(1);
  },
  MINUTE,
);

describe('whatever a visitor writes', () => {
  const markup = '#panic("x") $x^2$ @ref [a] \\ <lbl> #read("/etc/passwd") <script>alert(1)</script> = Heading *a* _b_ // no';

  test.each([
    ['markup', markup, markup],
    ['numbers beyond reason', '1e308 -1e308 NaN', '1e308 -1e308 NaN'],
    ['other alphabets', 'Καφέ Кофе 咖啡店 カフェ 커피 ☕🌷', 'Καφέ Кофе 咖啡店 カフェ 커피 ☕🌷'],
    ['controls and private characters', 'a\u0000b\u0007c\u202e\u{e000}', 'abc□'],
    ['a word without end', 'x'.repeat(300), 'x'.repeat(100)],
  ])(
    '%s is printed as it is and nothing more',
    async (_, written, printed) => {
      const es = await produceOne(planFixture({ quote: written, name: written.slice(0, 60) }));
      expect(unbroken(textOf(es))).toContain(unbroken(printed.replaceAll('"x"', '“x”').replaceAll('"/etc/passwd"', '“/etc/passwd”')));
      expect(ask('pdfinfo', es)).toMatch(/Tagged:\s+yes/);
    },
    MINUTE,
  );

  test(
    'scripts that run from right to left, and accents piled up, still give a tagged document',
    async () => {
      for (const written of [
        'مقهى الحي الصغير',
        'בית קפה שכונתי',
        'Z\u0351\u036b\u0343a\u0334\u0322l\u0337g\u0335o',
        '👩\u200d🍳👨\u200d👩\u200d👧 🇪🇸',
        'हिन्दी ไทย ગુજરાતી',
      ]) {
        const es = await produceOne(planFixture({ quote: written, name: written, place: written }));
        expect(ask('pdfinfo', es)).toMatch(/Tagged:\s+yes/);
        expect(ask('pdfinfo', es, '-struct')).toMatch(/H1/);
      }
    },
    MINUTE,
  );

  test(
    'names of any length leave the cover on one page',
    async () => {
      for (const name of [
        'A',
        'La muy antigua y señorial compañía de panes y bollos de Zaragoza',
        'Donaudampfschifffahrtsgesellschaftskapitän',
      ]) {
        const plan = planFixture({ name });
        const es = await produceOne(plan);
        expect(ask('pdfinfo', es)).toMatch(new RegExp(`Pages:\\s+${1 + plan.pages.length}\\b`));
      }
    },
    MINUTE,
  );
});

function writeTo(name: string, { bytes }: ProducedDocument): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}
