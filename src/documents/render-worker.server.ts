// One Typst compiler in a thread of its own: takes the data of one edition, gives back a tagged PDF. It also writes workbooks.
import { flushCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { balanceColumns } from './balance-columns.ts';
import { estimateHeight } from './estimate-heights.ts';
import { fitPages, type SetOnce } from './fit-pages.ts';
import { createCanSet } from './font-coverage.server.ts';
import { FONT_FILES } from './font-files.server.ts';
import { leaveOutRows } from './leave-out-rows.ts';
import { markKnownLines } from './mark-known-lines.ts';
import { omitSuspects } from './omit-suspects.ts';
import { printableSheet } from './printable-sheet.ts';
import type { PageOrder, Rendered, RenderOrder, RenderReply, WorkbookOrder, WorkerSettings } from './render-messages.ts';
import { isBasic } from './replace-unprintable.ts';
import { shareColumns } from './share-columns.ts';
import type { SheetData } from './sheet-data.ts';
import { readSheetFaces } from './sheet-faces.server.ts';
import { composeBook } from './workbook/compose-book.ts';
import { findWorkbookDifferences } from './workbook/workbook-equals-model.ts';
import { writeWorkbook } from './workbook/write-workbook.server.ts';

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));
const MAIN = fileURLToPath(new URL('./templates/plan.typ', import.meta.url));
/** Cached parts of a page that nobody used for so many sweeps are dropped; without it memory grows with each render. */
const CACHE_AGE = 2;
/** Documents between two sweeps: both editions of a plan. A sweep looks at all that is kept, which takes some milliseconds. */
const SWEPT_EVERY = 2;
/** Sheets before the first page of the plan. */
const COVER = 1;
const GLYPH_MISSING = /could not be displayed|disallowed codepoint/;

const settings: WorkerSettings = workerData;
const compiler = NodeCompiler.create({
  workspace: TEMPLATES,
  fontArgs: [{ fontPaths: [...new Set(FONT_FILES.map((file) => dirname(file)))] }],
});
const canSet = createCanSet(FONT_FILES);
const faces = readSheetFaces();
const canSetPlainly = createCanSet(FONT_FILES.slice(0, 1));

let rendered = 0;

parentPort?.on('message', async (order: RenderOrder) => {
  parentPort?.postMessage(order.kind === 'pages' ? renderPages(order) : await writeBook(order));
  // Nobody waits for this but who comes right behind.
  if (order.kind === 'pages' && ++rendered % SWEPT_EVERY === 0) compiler.evictCache(CACHE_AGE);
});
parentPort?.postMessage({ ready: true });
// What was compiled is kept for the next start, where the process keeps it at all.
flushCompileCache();

/** A workbook that says something else than the model is worse than none. */
async function writeBook({ plan, model, language }: WorkbookOrder): Promise<RenderReply> {
  try {
    const { book, read } = composeBook(plan, model, language);
    const differences = findWorkbookDifferences(model, read);
    if (differences.length > 0) return { ok: false, message: `workbook-equals-model: ${differences.slice(0, 5).join('; ')}` };
    return { ok: true, bytes: await writeWorkbook(book), pages: 0, heights: [], settings: 0 };
  } catch (error) {
    return failure(error);
  }
}

function failure(error: unknown): RenderReply {
  return { ok: false, message: error instanceof Error ? error.message : String(error) };
}

function renderPages({ sheet, other, creationTimestamp }: PageOrder): RenderReply {
  try {
    return { ok: true, ...render(sheet, creationTimestamp, other) };
  } catch (error) {
    return failure(error);
  }
}

function render(sheet: SheetData, creationTimestamp: number, other?: SheetData): Rendered {
  try {
    return setPages(printableSheet(sheet, canSet), creationTimestamp, other && printableSheet(other, canSet));
  } catch (error) {
    // Shaping may fail where each character alone would not: then only the text font's own letters are kept. The file stays tagged.
    if (!(error instanceof Error && GLYPH_MISSING.test(error.message))) throw error;
    return setPages(printableSheet(sheet, canSetPlainly), creationTimestamp, other && printableSheet(other, canSetPlainly));
  }
}

function setPages(given: SheetData, creationTimestamp: number, other?: SheetData): Rendered {
  const laidOut = (edition: SheetData) => shareColumns(balanceColumns(edition, faces), faces);
  const sheet = leaveOutRows(laidOut(given), faces, other && laidOut(other));
  const estimate = (at: number, openness: number) => {
    const page = sheet.pages[at];
    return page ? estimateHeight(sheet, page, openness, faces) : 0;
  };
  let settings = 0;
  const set = (openness: readonly number[], counted: boolean) => {
    settings++;
    const data = JSON.stringify(markKnownLines(sheet, openness, faces));
    return setOnce(data, { openness, plain: isBasic(data), counted });
  };
  const fitted = fitPages(sheet.pages.length, estimate, (openness) => set(openness, false));
  const ranOver = fitted.sheets > COVER + sheet.pages.length;
  const { result, sheets, heights } = ranOver ? set(fitted.openness, true) : fitted;
  return { bytes: new Uint8Array(exportPdf(result, creationTimestamp)), pages: sheets, heights, settings };
}

/** How pages are set; what each part means is said where the templates read it. */
interface Setting {
  readonly openness: readonly number[];
  readonly plain: boolean;
  readonly counted: boolean;
}

function setOnce(data: string, setting: Setting): SetOnce<Compiled> {
  const compiled = compiler.compile({ mainFilePath: MAIN, inputs: { data, setting: JSON.stringify(setting) } });
  const result = compiled.result;
  if (compiled.hasError() || !result) throw new Error(listComplaints(compiled.takeError()));
  const warnings = compiled.takeWarnings();
  if (warnings && settings.strict) throw new Error(listComplaints(warnings));
  return { result, sheets: result.numOfPages, heights: listHeights(result) };
}

/** How tall each page came out: its sheets, as many as it has heads, without what its last one leaves free. */
function listHeights(document: Compiled): number[] {
  const list = (selector: string) => compiler.query(document, { selector }).map(({ value }: { value: number }) => value);
  const sheets: readonly number[] = list('<sheet>');
  return list('<rest>').map((rest: number, page: number) => sheets.filter((of) => of === page).length - rest);
}

type Compiled = NonNullable<ReturnType<NodeCompiler['compile']>['result']>;

function exportPdf(document: Compiled, creationTimestamp: number): Buffer {
  try {
    return omitSuspects(compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    // The binding's own message is often empty and the reason stands in `code`.
    const { message, code } = error as { message?: string; code?: string };
    throw new Error(`The PDF could not be written: ${message || code}`);
  }
}

/** File, line and message of each complaint. */
function listComplaints(found: Parameters<NodeCompiler['fetchDiagnostics']>[0] | null): string {
  if (!found) return 'The document could not be set, and the compiler does not say why';
  const complaints: { message?: string; package?: string; path?: string; range?: { start?: { line?: number } } }[] =
    compiler.fetchDiagnostics(found);
  return complaints.map(({ path, range, message }) => `${path ?? 'template'}:${(range?.start?.line ?? -1) + 1}: ${message}`).join('\n');
}
